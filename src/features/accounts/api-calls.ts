import type { Db } from '#src/store/database.ts'
import { batchRunsPer } from '#src/store/batch-runs.ts'
import { recordKeyUse } from './api-keys-store.ts'
import { type CallToCount, type CountedCall, countCalls } from './api-call-counts-store.ts'
import { type RequestCount, readRequestCount } from './request-counts-store.ts'

/** Window of the rate limit on the public API. */
export const CALLS_WINDOW_SECONDS = 60

export interface ApiCall {
  /** The API key that was sent, valid or not. */
  secret: string | undefined
  addressHash: string
}

/**
 * Counts a call of the public API against its live key, or else the client's address. Each call looks up its key, so
 * that a revoked key stops working at once on every node. Updates the key's last use at most once a minute. Concurrent
 * calls share a round trip.
 */
export async function countApiCall(db: Db, { secret, addressHash }: ApiCall): Promise<CountedCall> {
  const counted = await count(db, { secret, fallbackKey: addressKey(addressHash) })
  if (counted.key?.lastUseIsOld) await recordKeyUse(db, counted.key.id)
  return counted
}

const count = batchRunsPer((db, calls: CallToCount[]) => countCalls(db, calls, CALLS_WINDOW_SECONDS))

/** Returns what a client address has used of the limit, without counting a call. */
export function readApiCalls(db: Db, addressHash: string): Promise<RequestCount> {
  return readRequestCount(db, addressKey(addressHash), CALLS_WINDOW_SECONDS)
}

function addressKey(addressHash: string): string {
  return `api:address:${addressHash}`
}
