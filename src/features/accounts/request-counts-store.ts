import { sql } from 'kysely'
import { hashToken } from '#src/base/tokens.ts'
import type { Scope } from '#src/contract/api/rights.ts'
import type { Db } from '#src/store/database.ts'
import { runFixed } from '#src/store/fixed-statement.ts'

export interface RequestCount {
  /** Requests of this window, this one included. */
  count: number
  /** Until the window ends and the count begins anew. */
  secondsLeft: number
}

/** Counts one request under `key`, in a window that starts with its first request. One count for all nodes, exact under a burst. */
export async function countRequest(db: Db, key: string, windowSeconds: number): Promise<RequestCount> {
  return onlyRow(await runFixed<RequestCount>(db, COUNT, [windowSeconds, key]))
}

export interface LiveKey {
  id: string
  accountId: string
  name: string
  ending: string
  scopes: Scope[]
  lastUseIsOld: boolean
}

export interface CountedKey extends RequestCount {
  /** The live key with that secret. */
  key: LiveKey | undefined
}

type KeyRow = RequestCount & Omit<LiveKey, 'id'> & { id: string | null }

/**
 * Looks an API key up and counts the request to it, or to `otherwise` when the secret belongs to no live key; as `countRequest` does,
 * and in one round trip.
 */
export async function countKeyOr(db: Db, secret: string, otherwise: string, windowSeconds: number): Promise<CountedKey> {
  const rows = await runFixed<KeyRow>(db, COUNT_KEY, [windowSeconds, otherwise, hashToken(secret)])
  const { count, secondsLeft, id, ...key } = onlyRow(rows)
  return { count, secondsLeft, key: id === null ? undefined : { ...key, id } }
}

const IS_OVER = 'c.window_started_at <= now() - make_interval(secs => $1::int)'

const countUnder = (key: string): string => `
  insert into request_counts as c (key, window_started_at, count) values (${key}, now(), 1)
  on conflict (key) do update set
    count = case when ${IS_OVER} then 1 else c.count + 1 end,
    window_started_at = case when ${IS_OVER} then now() else c.window_started_at end
  returning count, ceil(extract(epoch from window_started_at - now()) + $1::int)::int as "secondsLeft"`

const COUNT = countUnder('$2::text')

const COUNT_KEY = `
  with live_key as (
    select id, account_id, name, ending, scopes, coalesce(last_used_at < now() - interval '1 minute', true) as last_use_is_old
    from api_keys where key_hash = $3 and revoked_at is null and coalesce(expires_at > now(), true)
  ), counted as (${countUnder(`coalesce((select 'api:key:' || id from live_key), $2::text)`)})
  select counted.*, id, account_id as "accountId", name, ending, scopes, last_use_is_old as "lastUseIsOld"
  from counted left join live_key on true`

function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new Error('counting a request returned no row')
  return row
}

/** Forgets windows that ended long ago. */
export async function pruneRequestCounts(db: Db): Promise<void> {
  await db
    .deleteFrom('request_counts')
    .where('window_started_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
