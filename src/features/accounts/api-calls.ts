import type { Db } from '#src/store/database.ts'
import { noteKeyUse } from './api-keys-store.ts'
import { type RequestCount, countKeyOr, countRequest } from './request-counts-store.ts'

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
): Promise<RequestCount & { accountId: string | undefined }> {
  const otherwise = `api:address:${addressHash}`
  if (secret === undefined) return { ...(await countRequest(db, otherwise, windowSeconds)), accountId: undefined }
  const { key, ...counted } = await countKeyOr(db, secret, otherwise, windowSeconds)
  if (key?.lastUseIsOld) await noteKeyUse(db, key.id)
  return { ...counted, accountId: key?.accountId }
}
