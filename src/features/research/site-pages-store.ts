import { sql } from 'kysely'
import { storableJson } from '#src/base/storable-text.ts'
import type { CrawlResume, Validators } from '#src/engine/crawl/crawl-types.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

/** A URL and its outcome. */
export interface TriedPage {
  url: string
  outcome: Tables['site_pages']['outcome']
  reason: string
  sentence: string
  /** Present if it was read. */
  read?: { page: Page; hash: string; validators: Validators }
}

/** Outcomes of a URL that is not, or no longer, a page: its items are removed. After any other outcome they stay. */
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
/** A page that is missing for the first time may come back soon. */
const MISSING = 'not_found'
/**
 * Reports whether an outcome removes the page and its items: a missing page is removed if it was already missing the
 * last time.
 */
export const removesPage = (reason: string, reasonBefore: string): boolean =>
  isGone(reason) && (reason !== MISSING || reasonBefore === MISSING)
/** Returns the outcome of a URL whose page and items stay because the website could not be read. */
export const keepUnread = (url: string, { reason, sentence }: Pick<TriedPage, 'reason' | 'sentence'>): TriedPage => {
  return { url, outcome: 'failed', reason: isGone(reason) ? 'website_away' : reason, sentence }
}
/** Longer URLs do not fit an index. */
export const MAX_URL = 2_000
const ROWS_AT_ONCE = 50
/** Refresh interval: halved after a change, half as long again without one, within these bounds. */
const MIN_HOURS = 6
const MAX_HOURS = 30 * 24

/** Whether the stored page stays although it was not read. */
const STAYS = sql`(excluded.page is null and (not (excluded.reason = any(${GONE}))
  or (excluded.reason = ${MISSING} and site_pages.page is not null and site_pages.reason <> ${MISSING})))`

/** Next interval of a page; reading it early changes nothing. */
const INTERVAL = sql`
  case when site_pages.interval_hours is null then excluded.interval_hours
    when site_pages.content_hash is distinct from excluded.content_hash then greatest(${MIN_HOURS}::real, site_pages.interval_hours / 2)
    when now() < site_pages.tried_at + make_interval(secs => site_pages.interval_hours * 1800) then site_pages.interval_hours
    else least(${MAX_HOURS}::real, site_pages.interval_hours * 1.5) end`

/** Stores outcomes of URLs and when each is due. `firstHours` is the first interval of a new page. */
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

/** Lists the stored pages in the order they were found, each with its last outcome, '' if it was read. */
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

/** Counts the stored pages. */
export async function countSitePages(db: Db, agentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('site_pages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('agent_id', '=', agentId)
    .where('page', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Lists due URLs, whatever their last outcome. */
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

/** Lists the first thousand URLs with their outcome, and whether a page is stored. */
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

/** Deletes URLs that a full reading since `since` did not find. */
export async function deleteMissingPages(db: Db, agentId: string, since: Date): Promise<void> {
  await db.deleteFrom('site_pages').where('agent_id', '=', agentId).where('tried_at', '<', since).execute()
}

/** Deletes pages whose URLs no longer exist. */
export async function deletePages(db: Db, agentId: string, urls: string[]): Promise<void> {
  if (urls.length > 0)
    await db.deleteFrom('site_pages').where('agent_id', '=', agentId).where('url', 'in', urls).execute()
}

/** Makes a URL due now, and adds it if it is new. */
export async function markDue(db: Db, agentId: string, url: string): Promise<void> {
  await sql`
    insert into site_pages (agent_id, url, position, outcome, reason, sentence, due_at)
    select ${agentId}::uuid, ${url}, coalesce(max(position), 0) + 1, 'skipped', 'waiting', 'It is read next.', now()
    from site_pages where agent_id = ${agentId}
    on conflict (agent_id, url) do update set due_at = now()`.execute(db)
}

/** Lists agents with due pages. */
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

/** Returns the state of a website's reading. */
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
      // Where to continue; null: at the home page.
      .select(sql<CrawlResume | null>`resume`.as('resume'))
      .where('agent_id', '=', agentId)
      .executeTakeFirst()
  )
}

export type SiteReading = NonNullable<Awaited<ReturnType<typeof findReading>>>

/** Reports whether this is still the current reading, and locks it until the transaction ends. */
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

/** What a creation stores about its website. */
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
