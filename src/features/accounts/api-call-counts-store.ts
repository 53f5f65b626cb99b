import { hashToken } from '#src/base/tokens.ts'
import type { Scope } from '#src/contract/api/rights.ts'
import type { Db } from '#src/store/database.ts'
import { runFixed } from '#src/store/fixed-statement.ts'
import { ADD_TO, type RequestCount, SECONDS_LEFT } from './request-counts-store.ts'

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
  fallbackKey: string
}

type CallRow = RequestCount & Omit<LiveKey, 'id'> & { id: string | null }

/**
 * Looks up the API keys of calls and counts each call against its key, or against `fallbackKey`. Works like
 * `countRequest`, in one round trip, and returns results in the order of the calls.
 */
export async function countCalls(db: Db, calls: readonly CallToCount[], windowSeconds: number): Promise<CountedCall[]> {
  const hashes = calls.map(({ secret }) => (secret === undefined ? null : hashToken(secret)))
  const fallbackKeys = calls.map(({ fallbackKey }) => fallbackKey)
  const rows = await runFixed<CallRow>(db, COUNT_CALLS, [windowSeconds, fallbackKeys, hashes])
  return rows.map(({ count, secondsLeft, id, ...key }) => ({
    count,
    secondsLeft,
    key: id === null ? undefined : { ...key, id },
  }))
}

// Rows are written in the order of their keys, so that nodes that count the same keys never deadlock.
const COUNT_CALLS = `
  with calls as (
    select a.at, coalesce('api:key:' || k.id, a.fallback_key) as counted_to,
      k.id, k.account_id, k.name, k.ending, k.scopes, k.audience, k.last_used_at
    from unnest($2::text[], $3::text[]) with ordinality as a (fallback_key, hash, at)
    left join api_keys k on k.key_hash = a.hash and k.revoked_at is null and coalesce(k.expires_at > now(), true)
  ), sums as (
    select counted_to, count(*)::int as calls from calls group by counted_to
  ), counted as (
    insert into request_counts as c (key, window_started_at, count)
    select counted_to, now(), calls from sums order by counted_to ${ADD_TO}
    returning key, count, ${SECONDS_LEFT}
  )
  select (counted.count - sums.calls + row_number() over (partition by counted_to order by at))::int as count,
    counted."secondsLeft", id, account_id as "accountId", name, ending, scopes, audience,
    coalesce(last_used_at < now() - interval '1 minute', true) as "lastUseIsOld"
  from calls join sums using (counted_to) join counted on counted.key = counted_to
  order by at`
