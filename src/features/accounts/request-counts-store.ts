import { hashToken } from '#src/base/tokens.ts'
import type { Scope } from '#src/contract/api/rights.ts'
import { timeAgo } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { onlyRow, runFixed } from '#src/store/fixed-statement.ts'

export interface RequestCount {
  /** Requests in this window, including this one. */
  count: number
  /** Seconds until the window ends. */
  secondsLeft: number
}

/**
 * Counts a request under `key`, in a window that starts with its first request. All nodes share the count, which is
 * exact under a burst.
 */
export async function countRequest(db: Db, key: string, windowSeconds: number): Promise<RequestCount> {
  return onlyRow(await runFixed<RequestCount>(db, COUNT, [windowSeconds, key]))
}

/** Returns the count under `key` without adding to it. */
export async function readRequestCount(db: Db, key: string, windowSeconds: number): Promise<RequestCount> {
  const [row] = await runFixed<RequestCount>(db, READ, [windowSeconds, key])
  return row ?? { count: 0, secondsLeft: windowSeconds }
}

/** Counts a request under its own key and, if that is within `max`, under the shared key. */
export async function countShared(
  db: Db,
  { own, max, shared }: { own: string; max: number; shared: string },
  windowSeconds: number,
): Promise<{ own: RequestCount; shared: RequestCount | undefined }> {
  const rows = await runFixed<RequestCount & { key: string }>(db, COUNT_SHARED, [windowSeconds, own, max, shared])
  return { own: onlyRow(rows.filter(({ key }) => key === own)), shared: rows.find(({ key }) => key === shared) }
}

export interface LiveKey {
  id: string
  accountId: string
  name: string
  ending: string
  scopes: Scope[]
  /** The only resource that accepts the key; null: every one. */
  audience: string | null
  lastUseIsOld: boolean
}

export interface CountedCall extends RequestCount {
  /** The live key with that secret. */
  key: LiveKey | undefined
}

export interface CallToCount {
  /** The API key that was sent, if any. */
  secret: string | undefined
  /** What to count if there is no live key. */
  otherwise: string
}

type CallRow = RequestCount & Omit<LiveKey, 'id'> & { id: string | null }

/**
 * Looks up the API keys of calls and counts each call against its key, or against `otherwise`. Works like
 * `countRequest`, in one round trip, and returns results in the order of the calls.
 */
export async function countCalls(db: Db, calls: readonly CallToCount[], windowSeconds: number): Promise<CountedCall[]> {
  const hashes = calls.map(({ secret }) => (secret === undefined ? null : hashToken(secret)))
  const others = calls.map(({ otherwise }) => otherwise)
  const rows = await runFixed<CallRow>(db, COUNT_CALLS, [windowSeconds, others, hashes])
  return rows.map(({ count, secondsLeft, id, ...key }) => ({
    count,
    secondsLeft,
    key: id === null ? undefined : { ...key, id },
  }))
}

const IS_OVER = 'c.window_started_at <= now() - make_interval(secs => $1::int)'

const addTo = `
  on conflict (key) do update set
    count = case when ${IS_OVER} then excluded.count else c.count + excluded.count end,
    window_started_at = case when ${IS_OVER} then now() else c.window_started_at end`
const SECONDS_LEFT = 'ceil(extract(epoch from window_started_at - now()) + $1::int)::int as "secondsLeft"'

const INTO = 'insert into request_counts as c (key, window_started_at, count)'
const COUNT = `${INTO} values ($2::text, now(), 1) ${addTo} returning count, ${SECONDS_LEFT}`
const READ = `select count, ${SECONDS_LEFT} from request_counts c where key = $2::text and not (${IS_OVER})`
const COUNT_SHARED = `
  with own as (${INTO} values ($2::text, now(), 1) ${addTo} returning key, count, ${SECONDS_LEFT}),
  shared as (${INTO} select $4::text, now(), 1 from own where count <= $3::int ${addTo} returning key, count, ${SECONDS_LEFT})
  select * from own union all select * from shared`

// Rows are written in the order of their keys, so that nodes that count the same keys never deadlock.
const COUNT_CALLS = `
  with calls as (
    select a.at, coalesce('api:key:' || k.id, a.otherwise) as counted_to, k.id, k.account_id, k.name, k.ending, k.scopes, k.audience, k.last_used_at
    from unnest($2::text[], $3::text[]) with ordinality as a (otherwise, hash, at)
    left join api_keys k on k.key_hash = a.hash and k.revoked_at is null and coalesce(k.expires_at > now(), true)
  ), sums as (
    select counted_to, count(*)::int as calls from calls group by counted_to
  ), counted as (
    insert into request_counts as c (key, window_started_at, count)
    select counted_to, now(), calls from sums order by counted_to ${addTo}
    returning key, count, ${SECONDS_LEFT}
  )
  select (counted.count - sums.calls + row_number() over (partition by counted_to order by at))::int as count, counted."secondsLeft",
    id, account_id as "accountId", name, ending, scopes, audience, coalesce(last_used_at < now() - interval '1 minute', true) as "lastUseIsOld"
  from calls join sums using (counted_to) join counted on counted.key = counted_to
  order by at`

/** Deletes old windows. */
export async function pruneRequestCounts(db: Db): Promise<void> {
  await db.deleteFrom('request_counts').where('window_started_at', '<', timeAgo(1, 'days')).execute()
}
