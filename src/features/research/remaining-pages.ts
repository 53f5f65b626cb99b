import type { JobData } from '#src/contract/jobs/jobs-contract.ts'
import { phrase } from '#src/engine/answer/answer.ts'
import type { CrawlEnd, KnownPage } from '#src/engine/crawl/crawl-types.ts'
import { bareHostAndPort } from '#src/engine/crawl/frontier/url-form.ts'
import { understandApart } from '#src/engine/understand/understand-apart.ts'
import type { UnderstoodCompany } from '#src/engine/understand/knowledge-types.ts'
import { type Note, makeChange } from '#src/features/accounts/accounts.ts'
import { type Agent, getAgent, setLanguage, setSiteTimeZone, updateResearch } from '#src/features/agents/agents.ts'
import { type ItemChange, type KnowledgeDeps, replaceItems } from '#src/features/knowledge/knowledge.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { type ReadSite, pagesLeft, readSite, restOf } from './read-site.ts'
import type { ResearchDeps } from './research-deps.ts'
import { withResearchSlot } from './research-slots.ts'
import { isNotice } from './site-notice.ts'
import { changesOfPages } from './site-changes.ts'
import { addChanges, startChangeLog } from './site-changes-store.ts'
import { understoodItems } from './understood-items.ts'
import {
  type SitePage,
  type SiteReading,
  type TriedPage,
  beginReading,
  findReading,
  deleteMissingPages,
  lockReading,
  listSitePages,
  makeDue,
  saveTried,
  hasUnreadMessage,
  updateReading,
} from './site-pages-store.ts'
import { explainCrawl, explainNothing } from './warnings.ts'

export interface RemainingPagesDeps extends KnowledgeDeps, ResearchDeps {
  queue: Queue
}

export const LEG_MS = 60_000
export const NEXT_TRY_SECONDS = 10
/** A host that is away in the middle of a reading is asked again so often before what was read of it is all. */
const MAX_TRIES = 5
const AWAY_SECONDS = 30

/**
 * Reads on where the creation call stopped, a minute at a time; what all pages say together replaces what the first
 * ones said alone. Each part is stored with the job for the next one, so that a killed worker costs at most a minute of
 * reading. While two others read the same host it comes again later, and a few times when the host is away. Where the
 * website is to be read anew meanwhile, that job's reading counts and this one's does not.
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
  const read = (): Promise<'read' | 'away'> => readLeg(deps, agent, { reading, start, signal, isPatient })
  const outcome = await withResearchSlot(deps.db, { host: bareHostAndPort(start), waitMs: 0, budgetMs: LEG_MS }, read)
  if (outcome === undefined) await later(job, NEXT_TRY_SECONDS)
  if (outcome === 'away') await later({ agent_id: agentId, tries: tries + 1 }, AWAY_SECONDS)
}

interface Leg {
  reading: SiteReading
  start: URL
  signal: AbortSignal
  /** Whether nothing is stored when the host is away. */
  isPatient: boolean
}

/** What one leg read, what that tells, and what stood before it. */
interface LegRead extends Pick<Leg, 'reading' | 'start'> {
  before: SitePage[]
  read: ReadSite
  judged: ReturnType<typeof judgeLeg>
}

async function readLeg(
  deps: RemainingPagesDeps,
  agent: Agent,
  { reading, start, signal, isPatient }: Leg,
): Promise<'read' | 'away'> {
  const before = await listSitePages(deps.db, agent.id)
  const maxPages = deps.config.crawl.maxPages - readSince(before, reading)
  const resume = reading.resume ?? undefined
  const site = { start, maxPages, timeBudgetMs: LEG_MS, resume, known: byUrl(before), readsTranslations: true }
  const read = await readSite(deps, { ...site, signal })
  // Nothing is known of the rest when the reading was stopped before it began.
  if (read.pages.length === 0 && read.end.stoppedBy === 'signal') throw new Error('stopped before a page was read')
  const judged = judgeLeg(read, { before, reading, start, maxPages })
  if (judged.isLost && isPatient) return 'away'
  const leg = { reading, start, before, read, judged }
  if (await storeTried(deps, agent, leg)) await storeUnderstood(deps, agent, leg)
  return 'read'
}

/** Stores the addresses that a leg tried, unless a later reading has begun. */
function storeTried(
  { db, config }: RemainingPagesDeps,
  agent: Agent,
  { reading, before, read, judged }: LegRead,
): Promise<boolean> {
  const { isWhole, isDoubtful, unread, unmet } = judged
  const tried = [...read.tried, ...unread]
  return db.transaction().execute(async (tx) => {
    if (!(await lockReading(tx, agent.id, reading))) return false
    if (isDoubtful) for (const { url } of before) await makeDue(tx, agent.id, url)
    else {
      await saveTried(tx, agent.id, tried, config.crawl.refreshHours)
      if (isWhole) await deleteMissingPages(tx, agent.id, reading.startedAt)
      await addChanges(tx, agent.id, { pages: changesOfPages(tried, before, unmet), items: [] })
    }
    return true
  })
}

/** Makes knowledge of all that stands since a leg, and queues what is left to do. */
function storeUnderstood(
  deps: RemainingPagesDeps,
  agent: Agent,
  { reading, start, read, judged }: LegRead,
): Promise<void> {
  const { pages, end } = read
  const { rest, pagesRead, isDoubtful, meanwhile } = judged
  return reprocessPages(deps, agent, start, async (tx, understood) => {
    const warnings = explainCrawl(end, pages, understood, { goesOn: rest !== undefined, meanwhile })
    await updateResearch(tx, agent.id, {
      state: rest === undefined ? 'done' : 'reading',
      pagesRead,
      pagesToRead: pagesLeft(rest),
      warnings,
      missing: understood.missing,
    })
    if (!(await lockReading(tx, agent.id, reading))) throw new Error('a later reading has begun')
    await setSiteTimeZone(tx, agent.id, understood.timeZone ?? '')
    await speakLikeSite(tx, agent, understood.language)
    const isFound = !isDoubtful && (end.start.outcome === 'read' || pages.length > 0)
    const place = isFound ? { startUrl: end.start.url, translations: end.otherLanguages } : {}
    await updateReading(tx, agent.id, {
      resume: rest ?? null,
      isFinished: rest === undefined,
      isStale: false,
      ...place,
    })
    if (rest !== undefined) await deps.queue.send(tx, 'read-rest', { agent_id: agent.id }, { key: agent.id })
    if (isDoubtful) await deps.queue.send(tx, 'refresh-site', { agent_id: agent.id }, { key: agent.id })
  })
}

const readSince = (pages: SitePage[], { startedAt }: SiteReading): number =>
  pages.filter(({ triedAt }) => triedAt >= startedAt).length

/** What a leg that read at most `maxPages` tells of the whole website. */
function judgeLeg(
  { pages, tried, end }: ReadSite,
  { before, reading, start, maxPages }: Pick<LegRead, 'before' | 'reading' | 'start'> & { maxPages: number },
) {
  const pagesRead = readSince(before, reading) + pages.length
  // A leg that read nothing would only be repeated by the next.
  const rest = pages.length > 0 && pages.length < maxPages ? restOf(end) : undefined
  // A host that does not answer any more says nothing of what is left.
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
  // Where a whole site has become one short page, each page that it had is looked at before it is forgotten.
  const isDoubtful = isWhole && !hasMoved && earlier.length > 0 && pagesRead === 1 && isNotice(pages)
  // What stands from an earlier reading stays where nothing could be read.
  const unread =
    pagesRead > 0
      ? []
      : before.map(({ url }) => (hasMoved ? ofFormerWebsite(url, start) : hasUnreadMessage(url, whyNothing(end))))
  const [first] = unread
  const meanwhile = first && (hasMoved ? `on ${new URL(first.url).host}` : 'before')
  return { rest, pagesRead, isLost, isWhole, isDoubtful, unread, meanwhile, unmet: isWhole ? earlier : [] }
}

const whyNothing = (end: CrawlEnd): Pick<TriedPage, 'reason' | 'sentence'> => {
  return { reason: end.start.outcome === 'missed' ? end.start.reason : 'website_away', sentence: explainNothing(end) }
}

/**
 * What is told of a page that stands of the website before, while nothing can be read of the one that the agent moved
 * to.
 */
const ofFormerWebsite = (url: string, website: URL): TriedPage => ({
  url,
  outcome: 'failed',
  reason: 'former_website',
  sentence: `It is from the previous website. Nothing could be read on ${website.host} yet.`,
})

/**
 * An agent that was made before any page was read speaks the language of its website once that is known; a greeting of
 * its own stays.
 */
async function speakLikeSite(db: Tx, agent: Agent, language: string): Promise<void> {
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
 * Makes knowledge of all that stands of an agent's website, in one transaction with `settle`. A site of which nothing
 * stands, or of which nothing can be made (its pages are errors for now, or could not be understood in time), has not
 * forgotten what it said: its items stay.
 */
export async function reprocessPages(
  deps: RemainingPagesDeps,
  agent: Agent,
  website: URL,
  settle: (db: Tx, understood: UnderstoodCompany) => Promise<void>,
): Promise<void> {
  const pages = (await listSitePages(deps.db, agent.id)).map(({ page }) => page)
  const understood = await understandApart({ pages, companyName: agent.companyName, websiteUrl: website.href })
  const items = understoodItems(understood, 'website')
  if (items.length === 0) return deps.db.transaction().execute((tx) => settle(tx, understood))
  // Rows are locked in one order by all who write them: the agent's, its reading's, then that of its changes.
  const finish = async (tx: Tx, changes: ItemChange[]): Promise<void> => {
    await settle(tx, understood)
    await addChanges(tx, agent.id, { pages: [], items: changes })
  }
  return replaceItems(deps, { agentId: agent.id, origin: 'website', items }, finish)
}

/**
 * Has the whole website read anew by a job: what it says then replaces what it said before. Nothing is lost when it
 * cannot be read.
 */
export function queueRefresh(
  { db, queue }: Pick<RemainingPagesDeps, 'db' | 'queue'>,
  agent: Agent,
  note: Note,
): Promise<void> {
  return makeChange(db, note, (tx) => restartReading(queue, tx, agent))
}

/** Has a job read the agent's website from its start, in the caller's transaction. */
export async function restartReading(queue: RemainingPagesDeps['queue'], tx: Tx, agent: Agent): Promise<void> {
  // The agent's row first: what a reading that ends stores with it waits for the others after it.
  await updateResearch(tx, agent.id, { state: 'reading', pagesRead: 0, pagesToRead: 1, warnings: agent.warnings })
  await beginReading(tx, agent.id)
  await startChangeLog(tx, agent.id)
  await queue.send(tx, 'read-rest', { agent_id: agent.id }, { key: agent.id })
}
