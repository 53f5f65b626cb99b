import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#src/base/errors.ts'
import { hashToken } from '#src/base/tokens.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import {
  findIdempotencyKey,
  acquireIdempotencyKey,
  releaseIdempotencyKey,
  completeIdempotencyKey,
} from './idempotency-store.ts'

/** A call that its caller can safely repeat. */
export interface IdempotentCall {
  /** Operation and caller. The same key in another scope is a different key. */
  scope: string
  key: string
  /** Compared as JSON, so its members must have a fixed order. */
  request: unknown
}

export type Settle = (db: Tx, resourceId: string) => Promise<void>

export interface IdempotentSteps<T> {
  /** Runs the call. Calls `settle` in the transaction that creates the resource; without a key there is no `settle`. */
  run: (settle: Settle | undefined) => Promise<T>
  /** Builds a new response for the existing resource. */
  replay: (resourceId: string) => Promise<T>
}

const POLL_MS = 100

/**
 * Runs a call once per key within 24 hours. A later call with the same request replays it; with a different request,
 * throws `idempotency_mismatch`. A concurrent call waits for the first. A call that fails releases the key.
 */
export async function runOnce<T>(
  db: Db,
  call: IdempotentCall | undefined,
  { run, replay }: IdempotentSteps<T>,
): Promise<T> {
  if (!call) return run(undefined)
  const taken = await takeKey(db, call)
  if ('resourceId' in taken) return replay(taken.resourceId)
  try {
    return await run((tx, resourceId) => settle(tx, taken.holder, resourceId))
  } catch (error) {
    await releaseIdempotencyKey(db, taken.holder)
    throw error
  }
}

async function takeKey(
  db: Db,
  { scope, key, request }: IdempotentCall,
): Promise<{ holder: string } | { resourceId: string }> {
  const keyHash = hashToken(`${scope} ${key}`)
  const requestHash = hashToken(JSON.stringify(request))
  for (;;) {
    const taken = await db.transaction().execute((tx) => tryTakeKey(tx, keyHash, requestHash))
    if (taken) return taken
    await sleep(POLL_MS)
  }
}

/** Returns undefined while another call holds the key. */
async function tryTakeKey(
  db: Tx,
  keyHash: string,
  requestHash: string,
): Promise<{ holder: string } | { resourceId: string } | undefined> {
  await acquireLocks(db, [`idempotency:${keyHash}`])
  const found = await findIdempotencyKey(db, keyHash)
  if (!found || (found.resourceId === null && !found.alive)) {
    const holder = await acquireIdempotencyKey(db, keyHash, requestHash)
    return holder === undefined ? undefined : { holder }
  }
  if (found.resourceId === null) return undefined
  if (found.requestHash === requestHash) return { resourceId: found.resourceId }
  throw new AppError('idempotency_mismatch', 'Idempotency-Key was already used with a different request body')
}

async function settle(db: Tx, holder: string, resourceId: string): Promise<void> {
  if (await completeIdempotencyKey(db, holder, resourceId)) return
  throw new AppError('unavailable', 'The request took too long. Nothing was stored. Try again.')
}
