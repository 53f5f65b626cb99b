import type { JobData } from '#src/contract/jobs/jobs-contract.ts'
import { phrase } from '#src/engine/answer/answer.ts'
import type { CrawlEnd, KnownPage } from '#src/engine/crawl/crawl-types.ts'
import { bareHostAndPort } from '#src/engine/crawl/frontier/url-form.ts'
import { understandApart } from '#src/engine/understand/understand-apart.ts'
import type { UnderstoodCompany } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { type AuditNote, makeChange } from '#src/features/accounts/accounts.ts'
import {
  type Agent,
  getAgent,
  setLanguage,
  setSiteLook,
  setSiteTimeZone,
  updateResearch,
} from '#src/features/agents/agents.ts'
import { type ItemChange, type KnowledgeDeps, replaceItems } from '#src/features/knowledge/knowledge.ts'
import type { SiteLook } from '#src/store/tables/agent-tables.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { announceResearch } from './announce-research.ts'
import { type JudgingDeps, queueLineJudging } from './judge-site-lines.ts'
import { type ReadSite, countToRead, readSite, remainingOf } from './read-site.ts'
import type { ResearchDeps } from './research-deps.ts'
import { withResearchSlot } from './research-slots.ts'
import { isNotice } from './site-notice.ts'
import { findSiteLook } from './site-look.ts'
import { listPageChanges } from './site-changes.ts'
import { addChanges, startChangeLog } from './site-changes-store.ts'
import { toKnowledgeItems } from './to-knowledge-items.ts'
import {
  type SitePage,
  type SiteReading,
  type TriedPage,
  beginReading,
  findReading,
  deleteMissingPages,
  lockReading,
  listSitePages,
  markDue,
  saveTried,
  keepUnread,
  updateReading,
} from './site-pages-store.ts'
import { explainCrawl, explainEmptyCrawl } from './crawl-warnings.ts'

export interface RemainingPagesDeps extends KnowledgeDeps, ResearchDeps, Pick<JudgingDeps, 'answerModel'> {
  queue: Queue
}

export const BATCH_MS = 60_000
export const NEXT_TRY_SECONDS = 10
/** How often a host that becomes unreachable is tried again before the reading ends. */
const MAX_TRIES = 5
const AWAY_SECONDS = 30

/**
 * Continues where the creation call stopped, one minute at a time. Items from all pages replace those from the first
 * pages. Each part is stored with the job for the next one, so that a killed worker loses at most a minute. Waits while
 * two others read the same host, and retries a few times if the host is unreachable. If a full reading starts
 * meanwhile, that one counts instead.
 */
export async function readRemainingPages(
  deps: RemainingPagesDeps,
  job: JobData<'read-rest'>,
  signal: AbortSignal,
): Promise<void> {
  const { agent_id: agentId, tries = 0 } = job
  const [agent, reading] = await Promise.all([getAgent(deps.db, agentId), findReading(deps.db, agentId)])
  if (!reading || reading.isFinished || !agent.websiteUrl || agent.state === 'archived') return
  const start = new URL(agent.websiteUrl)
  const later = (data: JobData<'read-rest'>, startAfterSeconds: number): Promise<void> =>
    deps.queue.send(deps.db, 'read-rest', data, { key: agentId, startAfterSeconds })
  const isPatient = reading.resume !== null && tries < MAX_TRIES
  const read = (): Promise<'read' | 'away'> => readBatch(deps, agent, { reading, start, signal, isPatient })
  const outcome = await withResearchSlot(deps.db, { host: bareHostAndPort(start), waitMs: 0, budgetMs: BATCH_MS }, read)
  if (outcome === undefined) await later(job, NEXT_TRY_SECONDS)
  if (outcome === 'away') await later({ agent_id: agentId, tries: tries + 1 }, AWAY_SECONDS)
}

interface ReadingBatch {
  reading: SiteReading
  start: URL
  signal: AbortSignal
  /** Whether to store nothing if the host is unreachable. */
  isPatient: boolean
}

/** What one batch read and found, and the state before it. */
interface LegRead extends Pick<ReadingBatch, 'reading' | 'start'> {
  before: SitePage[]
  read: ReadSite
  /** Absent unless the home page was read. */
  look: SiteLook | undefined
  judged: ReturnType<typeof judgeBatch>
}

async function readBatch(
  deps: RemainingPagesDeps,
  agent: Agent,
  { reading, start, signal, isPatient }: ReadingBatch,
): Promise<'read' | 'away'> {
  const before = await listSitePages(deps.db, agent.id)
  const maxPages = deps.config.crawl.maxPages - readSince(before, reading)
  const resume = reading.resume ?? undefined
  const site = { start, maxPages, timeBudgetMs: BATCH_MS, resume, known: byUrl(before), readsTranslations: true }
  const read = await readSite(deps, { ...site, signal })
  // The rest is unknown if the reading was stopped before it started.
  if (read.pages.length === 0 && read.end.stoppedBy === 'signal') throw new Error('stopped before a page was read')
  const judged = judgeBatch(read, { before, reading, start, maxPages })
  if (judged.isLost && isPatient) return 'away'
  const [home] = read.pages
  const look = home?.look && (await findSiteLook(deps, home, signal))
  const batch = { reading, start, before, read, judged, look }
  if (await storeOutcomes(deps, agent, batch)) await storeUnderstood(deps, agent, batch)
  return 'read'
}

/** Stores the URLs that a batch tried, unless a later reading has started. */
function storeOutcomes(
  { db, config }: RemainingPagesDeps,
  agent: Agent,
  { reading, before, read, judged }: LegRead,
): Promise<boolean> {
  const { isWhole, isDoubtful, unread, unmet } = judged
  const tried = [...read.tried, ...unread]
  return db.transaction().execute(async (tx) => {
    if (!(await lockReading(tx, agent.id, reading))) return false
    if (isDoubtful) for (const { url } of before) await markDue(tx, agent.id, url)
    else {
      await saveTried(tx, agent.id, tried, config.crawl.refreshHours)
      if (isWhole) await deleteMissingPages(tx, agent.id, reading.startedAt)
      await addChanges(tx, agent.id, { pages: listPageChanges(tried, before, unmet), items: [] })
    }
    return true
  })
}

/** Reprocesses all stored pages after a batch and queues the remaining work. */
function storeUnderstood(
  deps: RemainingPagesDeps,
  agent: Agent,
  { reading, start, read, judged, look }: LegRead,
): Promise<void> {
  const { pages, end } = read
  const { rest, pagesRead, isDoubtful, meanwhile } = judged
  const pagesPerSite = deps.config.crawl.maxPages
  const pagesAllowed = pagesPerSite - pagesRead
  return reprocessPages(deps, agent, start, async (tx, understood) => {
    const warnings = explainCrawl(end, pages, understood, {
      hasMorePages: rest !== undefined,
      meanwhile,
      pagesAllowed,
      pagesPerSite,
    })
    await updateResearch(tx, agent.id, {
      state: rest === undefined ? 'done' : 'reading',
      pagesRead,
      pagesToRead: countToRead(rest, pagesAllowed),
      warnings,
      missing: understood.missing,
    })
    if (!(await lockReading(tx, agent.id, reading))) throw new Error('a later reading has begun')
    await setSiteTimeZone(tx, agent.id, understood.timeZone ?? '')
    if (look) await setSiteLook(tx, agent.id, look)
    await adoptSiteLanguage(tx, agent, understood.language)
    const isFound = !isDoubtful && (end.start.outcome === 'read' || pages.length > 0)
    const place = isFound ? { startUrl: end.start.url, translations: end.otherLanguages } : {}
    await updateReading(tx, agent.id, {
      resume: rest ?? null,
      isFinished: rest === undefined,
      isStale: false,
      ...place,
    })
    if (rest === undefined) await announceResearch(deps, tx, agent.id)
    else await deps.queue.send(tx, 'read-rest', { agent_id: agent.id }, { key: agent.id })
    await queueLineJudging(deps, tx, agent.id)
    if (isDoubtful) await deps.queue.send(tx, 'refresh-site', { agent_id: agent.id }, { key: agent.id })
  })
}

const readSince = (pages: SitePage[], { startedAt }: SiteReading): number =>
  pages.filter(({ triedAt }) => triedAt >= startedAt).length

/** Determines what a batch of at most `maxPages` says about the whole website. */
function judgeBatch(
  { pages, tried, end }: ReadSite,
  { before, reading, start, maxPages }: Pick<LegRead, 'before' | 'reading' | 'start'> & { maxPages: number },
) {
  const pagesRead = readSince(before, reading) + pages.length
  // The next batch would only repeat one that read nothing.
  const rest = pages.length > 0 && pages.length < maxPages ? remainingOf(end) : undefined
  // A host that stops responding says nothing about the rest.
  const isLost = end.start.outcome === 'missed' && pages.length === 0
  const isWhole =
    rest === undefined &&
    pagesRead > 0 &&
    !isLost &&
    (end.stoppedBy === 'nothing_left' || end.stoppedBy === 'page_limit')
  const met = new Set(tried.map(({ url }) => url))
  const earlier = before
    .filter(({ url, triedAt }) => triedAt < reading.startedAt && !met.has(url))
    .map(({ url }) => url)
  const hasMoved = reading.startUrl === null
  // If a whole website has become one short page, each earlier page is checked before it is deleted.
  const isDoubtful = isWhole && !hasMoved && earlier.length > 0 && pagesRead === 1 && isNotice(pages)
  // Items of an earlier reading stay if nothing could be read.
  const unread =
    pagesRead > 0
      ? []
      : before.map(({ url }) => (hasMoved ? ofFormerWebsite(url, start) : keepUnread(url, explainEmptyReading(end))))
  const [first] = unread
  const meanwhile = first && (hasMoved ? `on ${new URL(first.url).host}` : 'before')
  return { rest, pagesRead, isLost, isWhole, isDoubtful, unread, meanwhile, unmet: isWhole ? earlier : [] }
}

const explainEmptyReading = (end: CrawlEnd): Pick<TriedPage, 'reason' | 'sentence'> => {
  return {
    reason: end.start.outcome === 'missed' ? end.start.reason : 'website_away',
    sentence: explainEmptyCrawl(end),
  }
}

/** Outcome of a page of the previous website, while the new one cannot be read. */
const ofFormerWebsite = (url: string, website: URL): TriedPage => ({
  url,
  outcome: 'failed',
  reason: 'former_website',
  sentence: `It is from the previous website. Nothing could be read on ${website.host} yet.`,
})

/** Switches an agent that was created before any page was read to its website's language. Its own greeting stays. */
async function adoptSiteLanguage(db: Tx, agent: Agent, language: string): Promise<void> {
  if (agent.pagesRead > 0 || language === '' || language === agent.language) return
  const company = { company: agent.companyName }
  const isOwn = agent.greeting !== phrase('greeting', agent.language, company)
  await setLanguage(db, agent.id, {
    language,
    greeting: isOwn ? agent.greeting : phrase('greeting', language, company),
  })
}

export function byUrl(pages: SitePage[]): Map<string, KnownPage> {
  return new Map(pages.map((page) => [page.url, page]))
}

/**
 * Creates items from all stored pages, in one transaction with `settle`. If there are no pages, or nothing can be made
 * of them (errors, or a timeout), the existing items stay.
 */
export async function reprocessPages(
  deps: RemainingPagesDeps,
  agent: Agent,
  website: URL,
  settle: (db: Tx, understood: UnderstoodCompany) => Promise<void>,
): Promise<void> {
  const pages = (await listSitePages(deps.db, agent.id)).map(({ page }) => page)
  const { companyName, visitorTexts: usesVisitorTexts } = agent
  const understood = await understandApart({ pages, companyName, websiteUrl: website.href, usesVisitorTexts })
  const items = toKnowledgeItems(understood, 'website')
  if (items.length === 0) return deps.db.transaction().execute((tx) => settle(tx, understood))
  // Every writer locks rows in the same order: the agent's, its reading's, then the changes'.
  const finish = async (tx: Tx, changes: ItemChange[]): Promise<void> => {
    await settle(tx, understood)
    await addChanges(tx, agent.id, { pages: [], items: changes })
  }
  return replaceItems(deps, { agentId: agent.id, origin: 'website', items }, finish)
}

/** Queues a job that reads the whole website again and replaces its items. If it cannot be read, nothing is lost. */
export function queueRefresh(
  { db, queue }: Pick<RemainingPagesDeps, 'db' | 'queue'>,
  agent: Agent,
  note: AuditNote,
): Promise<void> {
  return makeChange(db, note, (tx) => queueFullReading(queue, tx, agent))
}

/** Queues a reading from the home page, in the caller's transaction. */
export async function queueFullReading(queue: RemainingPagesDeps['queue'], tx: Tx, agent: Agent): Promise<void> {
  // Locks the agent's row first: a reading that ends waits for it before it stores anything.
  await updateResearch(tx, agent.id, { state: 'reading', pagesRead: 0, pagesToRead: 1, warnings: agent.warnings })
  await beginReading(tx, agent.id)
  await startChangeLog(tx, agent.id)
  await queue.send(tx, 'read-rest', { agent_id: agent.id }, { key: agent.id })
}
