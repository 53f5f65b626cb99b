import type { CrawlResume } from '#src/engine/crawl/crawl-types.ts'
import type { Page } from '#src/engine/extract/page-types.ts'
import type { Db } from '#src/store/database.ts'

/** A site that is still being read: what was read, and where to go on. */
export interface UnfinishedSite {
  pages: Page[]
  /** Null: begin with the start page. */
  resume: CrawlResume | null
}

/** Adds pages to what was read of the agent's site, and says where to go on. */
export async function saveUnfinished(db: Db, agentId: string, { pages, resume }: UnfinishedSite): Promise<void> {
  for (const page of pages) {
    await db
      .insertInto('unfinished_pages')
      .values({ agent_id: agentId, url: page.url, page: JSON.stringify(page) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const state = JSON.stringify(resume)
  await db
    .insertInto('unfinished_crawls')
    .values({ agent_id: agentId, resume: state })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ resume: state }))
    .execute()
}

export async function findUnfinished(db: Db, agentId: string): Promise<UnfinishedSite | undefined> {
  const crawl = await db.selectFrom('unfinished_crawls').select('resume').where('agent_id', '=', agentId).executeTakeFirst()
  if (!crawl) return undefined
  const pages = await db.selectFrom('unfinished_pages').select('page').where('agent_id', '=', agentId).execute()
  return { pages: pages.map(({ page }) => page as Page), resume: crawl.resume as CrawlResume | null }
}

export async function forgetUnfinished(db: Db, agentId: string): Promise<void> {
  await db.deleteFrom('unfinished_pages').where('agent_id', '=', agentId).execute()
  await db.deleteFrom('unfinished_crawls').where('agent_id', '=', agentId).execute()
}
