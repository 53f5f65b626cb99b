import { sql } from 'kysely'
import { storableJson } from '#src/base/storable-text.ts'
import type { CrawlResume, Validators } from '#src/engine/crawl/crawl-types.ts'
import type { Page } from '#src/engine/extract/page-types.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

/** An address that was tried, and what came of it. */
export interface TriedPage {
  url: string
  outcome: Tables['site_pages']['outcome']
  reason: string
  sentence: string
  /** Present when it was read. */
  read?: { page: Page; hash: string; validators: Validators }
}

/**
 * What an address answers that is not, or no longer, a page of the site: its knowledge goes too. After any other miss
 * it stays.
 */
const GONE = [
  'not_found',
  'noindex',
  'robots_disallowed',
  'leads_elsewhere',
  'duplicate',
  'same_text',
  'not_html',
  'document',
]
const isGone = (reason: string): boolean => GONE.includes(reason)
/** An address that was read before and is missing for the first time may be back soon. */
const MISSING = 'not_found'
/**
 * Whether a miss takes the page and its knowledge away: one that is missing does when it was missing the last time too.
 */
export const retires = (reason: string, reasonBefore: string): boolean =>
  isGone(reason) && (reason !== MISSING || reasonBefore === MISSING)
/** What came of an address whose page and knowledge stay, because nothing of its website could be read. */
export const hasUnreadMessage = (
  url: string,
  { reason, sentence }: Pick<TriedPage, 'reason' | 'sentence'>,
): TriedPage => {
  return { url, outcome: 'failed', reason: isGone(reason) ? 'website_away' : reason, sentence }
}
/** Longer ones do not fit into an index. */
export const MAX_URL = 2_000
const ROWS_AT_ONCE = 50
/**
 * How often a page is looked at: half as long after a change, half as much again when it stayed the same, within these
 * bounds.
 */
const MIN_HOURS = 6
const MAX_HOURS = 30 * 24

/** Whether what is known of an address stays although it was not read. */
const STAYS = sql`(excluded.page is null and (not (excluded.reason = any(${GONE}))
  or (excluded.reason = ${MISSING} and site_pages.page is not null and site_pages.reason <> ${MISSING})))`

/** The next interval of a page that was read again; one that was read again early tells nothing new. */
const INTERVAL = sql`
  case when site_pages.interval_hours is null then excluded.interval_hours
    when site_pages.content_hash is distinct from excluded.content_hash then greatest(${MIN_HOURS}::real, site_pages.interval_hours / 2)
    when now() < site_pages.tried_at + make_interval(secs => site_pages.interval_hours * 1800) then site_pages.interval_hours
    else least(${MAX_HOURS}::real, site_pages.interval_hours * 1.5) end`

/** Stores what came of addresses, and when each is due again. `firstHours`: until a new page is looked at again. */
export async function saveTried(db: Db, agentId: string, tried: TriedPage[], firstHours: number): Promise<void> {
  const known = new Map(tried.filter(({ url }) => url.length <= MAX_URL).map((one) => [one.url, one]))
  const rows = [...known.values()]
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await saveBatch(db, agentId, rows.slice(start, start + ROWS_AT_ONCE), firstHours)
  }
}

async function saveBatch(db: Db, agentId: string, tried: TriedPage[], firstHours: number): Promise<void> {
  const rows = tried.map(({ url, outcome, reason, sentence, read }) => ({
    url,
    outcome,
    reason,
    sentence,
    page: read?.page ?? null,
    content_hash: read?.hash ?? null,
    etag: read?.validators.etag ?? '',
    last_modified: read?.validators.lastModified ?? '',
  }))
  await sql`
    insert into site_pages (agent_id, url, position, outcome, reason, sentence, page, content_hash, etag, last_modified, changed_at,
      interval_hours, due_at)
    select ${agentId}::uuid, r.url, (select coalesce(max(position), 0) from site_pages where agent_id = ${agentId}) + r.position,
      r.outcome, r.reason, r.sentence, r.page, r.content_hash, r.etag, r.last_modified, case when r.page is not null then now() end,
      case when r.page is not null then ${firstHours}::real end,
      case when r.page is not null or not (r.reason = any(${GONE})) then now() + make_interval(secs => ${firstHours}::real * 3600) end
    from rows from (jsonb_to_recordset(${storableJson(rows)}::jsonb) as (url text, outcome text, reason text, sentence text, page jsonb,
      content_hash text, etag text, last_modified text)) with ordinality as
      r (url, outcome, reason, sentence, page, content_hash, etag, last_modified, position)
    on conflict (agent_id, url) do update set outcome = excluded.outcome, reason = excluded.reason, sentence = excluded.sentence,
      page = case when ${STAYS} then site_pages.page else excluded.page end,
      content_hash = case when ${STAYS} then site_pages.content_hash else excluded.content_hash end,
      etag = case when excluded.page is null then site_pages.etag else excluded.etag end,
      last_modified = case when excluded.page is null then site_pages.last_modified else excluded.last_modified end,
      tried_at = now(),
      changed_at = case when excluded.page is not null and site_pages.content_hash is distinct from excluded.content_hash then now()
        else site_pages.changed_at end,
      interval_hours = case when excluded.page is null then site_pages.interval_hours else ${INTERVAL} end,
      due_at = case when excluded.page is not null then now() + make_interval(secs => (${INTERVAL}) * 3600)
        when ${STAYS} and excluded.reason = ${MISSING} then now() + make_interval(hours => ${MIN_HOURS}::int)
        when excluded.reason = any(${GONE}) then null
        else now() + make_interval(secs => coalesce(site_pages.interval_hours, ${firstHours}::real) * 3600) end`.execute(
    db,
  )
}

/**
 * The pages that knowledge is made of, in the order in which they were first met; each with what came of it last, ''
 * when it was read.
 */
export function listSitePages(db: Db, agentId: string) {
  return db
    .selectFrom('site_pages')
    .select([
      'url',
      sql<Page>`page`.as('page'),
      sql<string>`content_hash`.as('hash'),
      'reason',
      'etag',
      'last_modified as lastModified',
    ])
    .select(['tried_at as triedAt', 'due_at as dueAt'])
    .where('agent_id', '=', agentId)
    .where('page', 'is not', null)
    .orderBy('position')
    .execute()
}

export type SitePage = Awaited<ReturnType<typeof listSitePages>>[number]

/** How many pages knowledge is made of. */
export async function countSitePages(db: Db, agentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('site_pages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('agent_id', '=', agentId)
    .where('page', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Addresses that are due, whatever came of them last. */
export async function listDueUrls(db: Db, agentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('site_pages')
    .select('url')
    .where('agent_id', '=', agentId)
    .where('due_at', '<=', NOW)
    .orderBy('position')
    .execute()
  return rows.map(({ url }) => url)
}

const MAX_SHOWN = 1_000

/** Every address that was tried, and whether knowledge is made of it; the first thousand. */
export function listTried(db: Db, agentId: string) {
  return db
    .selectFrom('site_pages')
    .select([
      'url',
      sql<string>`coalesce(page->>'title', '')`.as('title'),
      'outcome',
      'reason',
      'sentence',
      sql<boolean>`page is not null`.as('isUsed'),
      'tried_at as triedAt',
      'changed_at as changedAt',
      'due_at as dueAt',
    ])
    .where('agent_id', '=', agentId)
    .orderBy('position')
    .limit(MAX_SHOWN)
    .execute()
}

export type SitePageView = Awaited<ReturnType<typeof listTried>>[number]

/** Forgets addresses that a whole reading of the site, begun at `since`, did not meet any more. */
export async function deleteMissingPages(db: Db, agentId: string, since: Date): Promise<void> {
  await db.deleteFrom('site_pages').where('agent_id', '=', agentId).where('tried_at', '<', since).execute()
}

/** Forgets the pages of addresses that lead nowhere any more. */
export async function forgetPages(db: Db, agentId: string, urls: string[]): Promise<void> {
  if (urls.length > 0)
    await db.deleteFrom('site_pages').where('agent_id', '=', agentId).where('url', 'in', urls).execute()
}

/** Makes an address due now; one that was never tried is taken into account from now on. */
export async function makeDue(db: Db, agentId: string, url: string): Promise<void> {
  await sql`
    insert into site_pages (agent_id, url, position, outcome, reason, sentence, due_at)
    select ${agentId}::uuid, ${url}, coalesce(max(position), 0) + 1, 'skipped', 'waiting', 'It is read next.', now()
    from site_pages where agent_id = ${agentId}
    on conflict (agent_id, url) do update set due_at = now()`.execute(db)
}

/** Agents with a website of which something is due. */
export async function listAgentsWithDuePages(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('site_pages as page')
    .innerJoin('agents', 'agents.id', 'page.agent_id')
    .innerJoin('site_readings as reading', 'reading.agent_id', 'page.agent_id')
    .select('page.agent_id as agentId')
    .distinct()
    .where('page.due_at', '<=', NOW)
    .where('agents.state', '<>', 'archived')
    .where('agents.website', 'is not', null)
    .where('reading.is_finished', '=', true)
    .limit(limit)
    .execute()
  return rows.map(({ agentId }) => agentId)
}

/** Where the reading of a site stands. */
export function findReading(db: Db, agentId: string) {
  return (
    db
      .selectFrom('site_readings')
      .select([
        'is_finished as isFinished',
        'is_stale as isStale',
        'start_url as startUrl',
        'translations',
        'started_at as startedAt',
      ])
      // Where to read on; null: at the start page.
      .select(sql<CrawlResume | null>`resume`.as('resume'))
      .where('agent_id', '=', agentId)
      .executeTakeFirst()
  )
}

export type SiteReading = NonNullable<Awaited<ReturnType<typeof findReading>>>

/**
 * Whether this is still the reading of the agent's site, and no later one has begun; it stays so until the transaction
 * ends.
 */
export async function lockReading(
  db: Tx,
  agentId: string,
  { startedAt }: Pick<SiteReading, 'startedAt'>,
): Promise<boolean> {
  const held = await db
    .selectFrom('site_readings')
    .select('agent_id')
    .where('agent_id', '=', agentId)
    .where(sql`date_trunc('milliseconds', started_at)`, '=', startedAt)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** What the creation of an agent leaves of its website. */
export interface FirstReading extends Pick<SiteReading, 'resume' | 'isFinished' | 'startUrl' | 'translations'> {
  tried: TriedPage[]
}

export async function saveFirstReading(
  db: Db,
  agentId: string,
  reading: FirstReading,
  firstHours: number,
): Promise<void> {
  const { tried, ...place } = reading
  await beginReading(db, agentId)
  await updateReading(db, agentId, place)
  await saveTried(db, agentId, tried, firstHours)
}

/** Begins to read a site from its start page, whatever stood before. */
export async function beginReading(db: Db, agentId: string): Promise<void> {
  const begun = { resume: null, is_finished: false, started_at: NOW }
  await db
    .insertInto('site_readings')
    .values({ agent_id: agentId, start_url: null, ...begun })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(begun))
    .execute()
}

export type ReadingChange = Partial<
  Pick<SiteReading, 'resume' | 'isFinished' | 'isStale' | 'startUrl' | 'translations'>
>

export async function updateReading(db: Db, agentId: string, change: ReadingChange): Promise<void> {
  const { resume, isFinished, isStale, startUrl, translations } = change
  await db
    .updateTable('site_readings')
    .set({
      agent_id: agentId,
      resume: resume && storableJson(resume),
      is_finished: isFinished,
      is_stale: isStale,
      start_url: startUrl,
      translations,
    })
    .where('agent_id', '=', agentId)
    .execute()
}
