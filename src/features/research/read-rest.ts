import { understandApart } from '#src/engine/understand/understand-apart.ts'
import { type Agent, getAgent, setSiteTimeZone, updateResearch } from '#src/features/agents/agents.ts'
import { type KnowledgeDeps, replaceItems, toNewItem } from '#src/features/knowledge/knowledge.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { pagesLeft, readSite, restOf } from './read-site.ts'
import type { ResearchDeps } from './research-deps.ts'
import { withResearchSlot } from './research-slots.ts'
import { type UnfinishedSite, findUnfinished, forgetUnfinished, saveUnfinished } from './unfinished-store.ts'
import { explainCrawl } from './warnings.ts'

export interface ReadRestDeps extends KnowledgeDeps, ResearchDeps {
  queue: Queue
}

const LEG_MS = 60_000
const NEXT_TRY_SECONDS = 10

/**
 * Reads on where the creation call stopped, a minute at a time; what all pages say together replaces what the first ones said alone.
 * Each part is stored with the job for the next one, so that a killed worker costs at most a minute of reading. While two others read
 * the same host it comes again later.
 */
export async function readRest(deps: ReadRestDeps, agentId: string, signal: AbortSignal): Promise<void> {
  const [agent, unfinished] = await Promise.all([getAgent(deps.db, agentId), findUnfinished(deps.db, agentId)])
  if (!unfinished || !agent.websiteUrl) return
  const start = new URL(agent.websiteUrl)
  const read = async (): Promise<true> => {
    await readLeg(deps, agent, { ...unfinished, start, signal })
    return true
  }
  const done = await withResearchSlot(deps.db, { host: start.host, waitMs: 0, budgetMs: LEG_MS }, read)
  if (!done) await deps.queue.send(deps.db, 'read-rest', { agent_id: agentId }, { key: agentId, startAfterSeconds: NEXT_TRY_SECONDS })
}

type Leg = UnfinishedSite & { start: URL; signal: AbortSignal }

async function readLeg(deps: ReadRestDeps, agent: Agent, { pages: before, resume, start, signal }: Leg): Promise<void> {
  const agentId = agent.id
  const maxPages = deps.config.crawl.maxPages - before.length
  const site = { start, maxPages, timeBudgetMs: LEG_MS, resume: resume ?? undefined, signal, report: () => {} }
  const { pages, end } = await readSite(deps, site)
  // Nothing is known of the rest when the reading was stopped before it began.
  if (pages.length === 0 && end.stoppedBy === 'signal') throw new Error('stopped before a page was read')

  const all = [...before, ...pages]
  const understood = await understandApart({ pages: all, companyName: agent.companyName, websiteUrl: start.href })
  // A leg that read nothing would only be repeated by the next.
  const rest = pages.length > 0 && all.length < deps.config.crawl.maxPages ? restOf(end) : undefined
  const finish = async (db: Tx): Promise<void> => {
    const warnings = explainCrawl(end, understood, rest !== undefined)
    await updateResearch(db, agentId, {
      state: rest === undefined ? 'done' : 'reading',
      pagesRead: all.length,
      pagesToRead: pagesLeft(rest),
      warnings,
    })
    await setSiteTimeZone(db, agentId, understood.timeZone ?? '')
    await settle(deps, db, agent, rest === undefined ? undefined : { pages, resume: rest })
  }
  // A site that cannot be reached today has not forgotten what it said: what was read of it before stays.
  if (all.length === 0) return deps.db.transaction().execute(finish)
  const items = understood.items.map((draft) => toNewItem(draft, 'website'))
  return replaceItems(deps, { agentId, origin: 'website', items }, finish)
}

async function settle({ queue }: ReadRestDeps, db: Tx, agent: Agent, next: UnfinishedSite | undefined): Promise<void> {
  if (!next) return forgetUnfinished(db, agent.id)
  await saveUnfinished(db, agent.id, next)
  await queue.send(db, 'read-rest', { agent_id: agent.id }, { key: agent.id })
}

/** Has the whole website read anew by a job: what it says then replaces what it said before. Nothing is lost when it cannot be read. */
export function queueReadAgain({ db, queue }: Pick<ReadRestDeps, 'db' | 'queue'>, agent: Agent): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await forgetUnfinished(tx, agent.id)
    await saveUnfinished(tx, agent.id, { pages: [], resume: null })
    await updateResearch(tx, agent.id, { state: 'reading', pagesRead: 0, pagesToRead: 1, warnings: agent.warnings })
    await queue.send(tx, 'read-rest', { agent_id: agent.id }, { key: agent.id })
  })
}
