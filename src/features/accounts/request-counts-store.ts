import { type RawBuilder, sql } from 'kysely'
import { hashToken } from '#src/base/tokens.ts'
import type { Db } from '#src/store/database.ts'

export interface RequestCount {
  /** Requests of this window, this one included. */
  count: number
  /** Until the window ends and the count begins anew. */
  secondsLeft: number
}

/** Counts one request under `key`, in a window that starts with its first request. One count for all nodes, exact under a burst. */
export async function countRequest(db: Db, key: string, windowSeconds: number): Promise<RequestCount> {
  const { rows } = await sql<RequestCount>`${countUnder(sql`${key}::text`, windowSeconds)}`.execute(db)
  return onlyRow(rows)
}

export interface CountedKey extends RequestCount {
  /** The live key with that secret. */
  key: { id: string; accountId: string; lastUseIsOld: boolean } | undefined
}

/**
 * Looks an API key up and counts the request to it, or to `otherwise` when the secret belongs to no live key; as `countRequest` does,
 * and in one round trip.
 */
export async function countKeyOr(db: Db, secret: string, otherwise: string, windowSeconds: number): Promise<CountedKey> {
  const name = sql`coalesce((select 'api:key:' || id from live_key), ${otherwise})`
  const { rows } = await sql<RequestCount & { id: string | null; accountId: string; lastUseIsOld: boolean }>`
    with live_key as (
      select id, account_id, coalesce(last_used_at < now() - interval '1 minute', true) as last_use_is_old
      from api_keys where key_hash = ${hashToken(secret)} and revoked_at is null and coalesce(expires_at > now(), true)
    ), counted as (${countUnder(name, windowSeconds)})
    select counted.*, id, account_id as "accountId", last_use_is_old as "lastUseIsOld"
    from counted left join live_key on true`.execute(db)
  const { count, secondsLeft, id, accountId, lastUseIsOld } = onlyRow(rows)
  return { count, secondsLeft, key: id === null ? undefined : { id, accountId, lastUseIsOld } }
}

function countUnder(key: RawBuilder<unknown>, windowSeconds: number): RawBuilder<unknown> {
  const over = sql`c.window_started_at <= now() - make_interval(secs => ${windowSeconds})`
  return sql`
    insert into request_counts as c (key, window_started_at, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when ${over} then 1 else c.count + 1 end,
      window_started_at = case when ${over} then now() else c.window_started_at end
    returning count, ceil(extract(epoch from window_started_at - now()) + ${windowSeconds})::int as "secondsLeft"`
}

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
