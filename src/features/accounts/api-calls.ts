import type { Db } from '#src/store/database.ts'
import { batchRunsPer } from '#src/store/batch-runs.ts'
import { noteKeyUse } from './api-keys-store.ts'
import { type CallToCount, type CountedCall, countCalls } from './request-counts-store.ts'

/** In which calls of the public API are counted. */
export const CALLS_WINDOW_SECONDS = 60

export interface ApiCall {
  /** What came as an API key, valid or not. */
  secret: string | undefined
  addressHash: string
}

/**
 * Counts a call of the public API to its live key, or else to the client's address. Every call looks its key up, so
 * that a revoked one ends at once on every node; its last use is noted at most once a minute. Simultaneous calls share
 * a round trip.
 */
export async function countApiCall(db: Db, { secret, addressHash }: ApiCall): Promise<CountedCall> {
  const counted = await count(db, { secret, otherwise: `api:address:${addressHash}` })
  if (counted.key?.lastUseIsOld) await noteKeyUse(db, counted.key.id)
  return counted
}

const count = batchRunsPer((db, calls: CallToCount[]) => countCalls(db, calls, CALLS_WINDOW_SECONDS))
