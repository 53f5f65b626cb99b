import { AppError } from '#src/base/errors.ts'
import type { CrawlEnd, CrawlResume } from '#src/engine/crawl/crawl-types.ts'
import { pageKey } from '#src/engine/crawl/frontier/page-key.ts'
import { bareHostAndPort } from '#src/engine/crawl/frontier/url-form.ts'
import { type AuditNote, makeChange } from '#src/features/accounts/accounts.ts'
import { type Agent, getAgent, updateResearch } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import {
  BATCH_MS,
  NEXT_TRY_SECONDS,
  type RemainingPagesDeps,
  queueFullReading,
  byUrl,
  reprocessPages,
} from './remaining-pages.ts'
import { announceResearch } from './announce-research.ts'
import { queueLineJudging } from './judge-site-lines.ts'
import { type ReadSite, readSite } from './read-site.ts'
import { withResearchSlot } from './research-slots.ts'
import { pagesHiddenByNotice } from './site-notice.ts'
import { listPageChanges } from './site-changes.ts'
import { addChanges, startChangeLog } from './site-changes-store.ts'
import {
  MAX_URL,
  type SitePage,
  type SiteReading,
  type TriedPage,
  countSitePages,
  findReading,
  deletePages,
  lockReading,
  listAgentsWithDuePages,
  listDueUrls,
  listSitePages,
  markDue,
  removesPage,
  saveTried,
  keepUnread,
  updateReading,
} from './site-pages-store.ts'
import { permanentWarnings } from './warning-filters.ts'

const AGENTS_AT_ONCE = 500

/** Queues refreshes of due pages. A page's interval follows how often its content changes. */
export async function queueDueRefreshes({ db, queue }: { db: Db; queue: Queue }): Promise<void> {
  for (const agentId of await listAgentsWithDuePages(db, AGENTS_AT_ONCE)) {
    await queue.send(db, 'refresh-site', { agent_id: agentId }, { key: agentId })
  }
}

/** Queues a refresh of one page, which need not be linked. */
export async function queuePageRefresh(
  { db, queue }: { db: Db; queue: Queue },
  agent: Agent,
  url: URL,
  note: AuditNote,
): Promise<void> {
  const reading = await findReading(db, agent.id)
  const site = new URL(reading?.startUrl ?? agent.websiteUrl ?? url.href)
  if (url.origin !== site.origin) throw new AppError('invalid_input', `url must be a page of ${site.origin}`)
  if (!reading?.isFinished) throw new AppError('conflict', 'Foyer is reading the website. Try again when it is done.')
  url.hash = ''
  if (url.href.length > MAX_URL)
    throw new AppError('invalid_input', `url must be at most ${MAX_URL} characters when encoded`)
  await makeChange(db, note, async (tx) => {
    await updateResearch(tx, agent.id, {
      state: 'reading',
      pagesRead: agent.pagesRead,
      pagesToRead: 1,
      warnings: agent.warnings,
    })
    await markDue(tx, agent.id, url.href)
    await queue.send(tx, 'refresh-site', { agent_id: agent.id }, { key: agent.id })
  })
}

/** Queues that the stored pages of a website are processed again, in the caller's transaction. */
export async function queueReprocessing(queue: Queue, db: Tx, agent: Agent): Promise<void> {
  await updateReading(db, agent.id, { isStale: true })
  await queue.send(db, 'refresh-site', { agent_id: agent.id }, { key: agent.id })
}

/**
 * Refreshes the due pages of a website and new pages that they or the sitemap link to. Reprocesses only if a page has
 * changed: a changed page updates its items, a missing one removes them. A page that is missing for the first time is
 * requested again some hours later. If a full reading starts meanwhile, that reading counts instead.
 */
export async function refreshSite(deps: RemainingPagesDeps, agentId: string, signal: AbortSignal): Promise<void> {
  const { db, queue } = deps
  const [agent, reading, due] = await Promise.all([
    getAgent(db, agentId),
    findReading(db, agentId),
    listDueUrls(db, agentId),
  ])
  if (!reading?.isFinished || !agent.websiteUrl || agent.state === 'archived') return
  if (due.length === 0 && !reading.isStale) return
  // Nothing could be read of the agent's new website.
  if (reading.startUrl === null) return db.transaction().execute((tx) => queueFullReading(queue, tx, agent))
  const website = new URL(agent.websiteUrl)
  // A page has changed, or somebody asked for the refresh.
  let hasNews = agent.researchState === 'reading'
  const settle = async (tx: Tx): Promise<void> => {
    await checkReading(tx, agentId, reading)
    await updateReading(tx, agentId, { isStale: false })
    hasNews = true
  }
  // The home page shows whether the website exists, and links to new pages.
  const look = { reading, due: [...new Set([reading.startUrl, ...due])], website, signal }
  const outcome = await withResearchSlot(
    db,
    { host: bareHostAndPort(website), waitMs: 0, budgetMs: BATCH_MS },
    async () => {
      const looked = due.length > 0 ? await lookAgain(deps, agent, look) : 'missed'
      const { isStale = false } = (await findReading(db, agentId)) ?? {}
      if (isStale && looked !== 'superseded') await reprocessPages(deps, agent, website, settle)
      return looked
    },
  )
  if (outcome === 'superseded') return
  if (outcome === undefined || (await listDueUrls(db, agentId)).length > 0) {
    await queue.send(db, 'refresh-site', { agent_id: agentId }, { key: agentId, startAfterSeconds: NEXT_TRY_SECONDS })
    return
  }
  const pagesRead = await countSitePages(db, agentId)
  const warnings = outcome === 'read' ? permanentWarnings(agent.warnings) : agent.warnings
  await db.transaction().execute(async (tx) => {
    await updateResearch(tx, agentId, { state: 'done', pagesRead, pagesToRead: 0, warnings })
    await checkReading(tx, agentId, reading)
    await queueLineJudging(deps, tx, agentId)
    if (hasNews) await announceResearch(deps, tx, agentId)
  })
}

/** Rolls back if a full reading has started meanwhile. */
async function checkReading(tx: Tx, agentId: string, reading: SiteReading): Promise<void> {
  if (!(await lockReading(tx, agentId, reading))) throw new Error('a later reading has begun')
}

interface Look {
  reading: SiteReading
  due: string[]
  website: URL
  signal: AbortSignal
}

/** Outcome of a refresh: pages were read, nothing was read, or a later reading has started. */
type LookOutcome = 'read' | 'missed' | 'superseded'

/** Stores the outcomes of the due pages, and whether they make the knowledge stale. */
async function lookAgain(
  deps: RemainingPagesDeps,
  agent: Agent,
  { reading, due, website, signal }: Look,
): Promise<LookOutcome> {
  const { db, config } = deps
  const before = await listSitePages(db, agent.id)
  const { maxPages, refreshHours } = config.crawl
  const read = await readSite(deps, {
    start: website,
    maxPages: due.length + Math.max(0, maxPages - before.length),
    timeBudgetMs: BATCH_MS,
    resume: toResume(before, { reading, due, website }),
    known: byUrl(before),
    readsTranslations: true,
    signal,
  })
  const left = findMovedPages(read.tried, read.end, due)
  const tried = pagesHiddenByNotice(read, before, left) ?? [
    ...read.tried,
    ...(markUnreachable(read, due) ?? markRedirected(read, due)),
  ]
  const moved = findMovedPages(tried, read.end, due)
  if (tried.length === 0 && moved.length === 0)
    throw new Error(`none of ${due.length} pages was requested: ${read.end.stoppedBy}`)
  const changes = listPageChanges(tried, before, moved)
  return db.transaction().execute(async (tx) => {
    if (!(await lockReading(tx, agent.id, reading))) return 'superseded'
    await saveTried(tx, agent.id, tried, refreshHours)
    await deletePages(tx, agent.id, moved)
    const outcome = tried.some((one) => one.read !== undefined) ? 'read' : 'missed'
    if (changes.length === 0) return outcome
    if (!reading.isStale) await startChangeLog(tx, agent.id)
    await addChanges(tx, agent.id, { pages: changes, items: [] })
    await updateReading(tx, agent.id, { isStale: true })
    return outcome
  })
}

/** Returns a crawl state in which only the due pages wait and all others are known. */
function toResume(before: SitePage[], { reading, due, website }: Omit<Look, 'signal'>): CrawlResume {
  const start = reading.startUrl ?? website.href
  const isDue = new Set(due)
  return {
    requested: website.href,
    start,
    waiting: due.map((url) => ({ url, text: '', depth: 1 })),
    beside: [],
    isWide: false,
    seen: [...due, ...before.map(({ url }) => url)].map((url) => pageKey(new URL(url))),
    read: before.filter(({ url }) => !isDue.has(url)).map(({ url }) => pageKey(new URL(url))),
    contents: [],
    language: before.find(({ url }) => url === start)?.page.language ?? '',
    translations: reading.translations,
    documents: [],
    sitemapsRead: false,
    readsNoindex: before.find(({ url }) => url === start)?.page.noindex ?? false,
  }
}

/** Returns URLs without an outcome although all were visited: they redirect to other pages now. */
function findMovedPages(tried: TriedPage[], end: CrawlEnd, due: string[]): string[] {
  const reported = new Set(tried.map(({ url }) => url))
  return isComplete(end) ? due.filter((url) => !reported.has(url)) : []
}

const isComplete = ({ start, stoppedBy }: CrawlEnd): boolean => start.outcome === 'read' && stoppedBy === 'nothing_left'

/**
 * Handles an unreachable host: its pages are tried again later. So are those of a website of which not one page can be
 * read, because it is under construction, moved or closed to crawlers.
 */
function markUnreachable({ pages, tried, end }: ReadSite, due: string[]): TriedPage[] | undefined {
  const isNothing = isComplete(end) && pages.length === 0
  const failures = tried.filter(({ reason }) => !removesPage(reason, reason))
  const failed = end.start.outcome === 'missed' ? end.start : isNothing ? (failures[0] ?? tried[0]) : undefined
  if (!failed) return undefined
  const known = new Set(failures.map(({ url }) => url))
  const reported = new Map(tried.filter(({ reason }) => reason !== 'duplicate').map((one) => [one.url, one]))
  return due.filter((url) => !known.has(url)).map((url) => keepUnread(url, reported.get(url) ?? failed))
}

/**
 * Handles all pages redirecting at once: the website may be closed for some hours, so they count as missing and are
 * requested again.
 */
function markRedirected({ tried, end }: ReadSite, due: string[]): TriedPage[] {
  const stand = new Set(
    tried.filter(({ reason }) => reason !== 'duplicate' && reason !== 'leads_elsewhere').map(({ url }) => url),
  )
  if (due.length < 2 || !isComplete(end) || due.some((url) => stand.has(url))) return []
  return due.map((url) => ({
    url,
    outcome: 'failed',
    reason: 'not_found',
    sentence: `${url} redirects to another page, as all other pages do.`,
  }))
}
