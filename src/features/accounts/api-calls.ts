import type { Db } from '#src/store/database.ts'
import { noteKeyUse } from './api-keys-store.ts'
import { type LiveKey, type RequestCount, countKeyOr, countRequest } from './request-counts-store.ts'

export interface ApiCall {
  /** What came as an API key, valid or not. */
  secret: string | undefined
  addressHash: string
}

/**
 * Counts a call of the public API to its live key, or else to the client's address. Every call looks its key up, so that a revoked
 * one ends at once on every node; its last use is noted at most once a minute.
 */
export async function countApiCall(
  db: Db,
  { secret, addressHash }: ApiCall,
  windowSeconds: number,
): Promise<RequestCount & { key: LiveKey | undefined }> {
  const otherwise = `api:address:${addressHash}`
  if (secret === undefined) return { ...(await countRequest(db, otherwise, windowSeconds)), key: undefined }
  const counted = await countKeyOr(db, secret, otherwise, windowSeconds)
  if (counted.key?.lastUseIsOld) await noteKeyUse(db, counted.key.id)
  return counted
}
