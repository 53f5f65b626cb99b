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
  /** Called before the replay of an earlier call. */
  onReplay?: () => void
}

export type Settle = (db: Tx, resourceId: string) => Promise<void>

export interface IdempotentSteps<T> {
  /**
   * Runs the call. Calls `settle` in the transaction that creates the resource. `holder` is a random ID of the call.
   * Without a key there is neither.
   */
  run: (settle: Settle | undefined, holder: string | undefined) => Promise<T>
  /** Builds a new response for the existing resource. */
  replay: (resourceId: string, holder: string) => Promise<T>
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
  if (!call) return run(undefined, undefined)
  const taken = await takeKey(db, call)
  const { holder } = taken
  if (taken.resourceId !== null) {
    call.onReplay?.()
    return replay(taken.resourceId, holder)
  }
  try {
    return await run((tx, resourceId) => settle(tx, holder, resourceId), holder)
  } catch (error) {
    await releaseIdempotencyKey(db, holder)
    throw error
  }
}

/** What a call holds: its key, and the resource of an earlier call. */
interface TakenKey {
  holder: string
  resourceId: string | null
}

async function takeKey(db: Db, { scope, key, request }: IdempotentCall): Promise<TakenKey> {
  const keyHash = hashToken(`${scope} ${key}`)
  const requestHash = hashToken(JSON.stringify(request))
  for (;;) {
    const taken = await db.transaction().execute((tx) => tryTakeKey(tx, keyHash, requestHash))
    if (taken) return taken
    await sleep(POLL_MS)
  }
}

/** Returns undefined while another call holds the key. */
async function tryTakeKey(db: Tx, keyHash: string, requestHash: string): Promise<TakenKey | undefined> {
  await acquireLocks(db, [`idempotency:${keyHash}`])
  const found = await findIdempotencyKey(db, keyHash)
  if (!found || (found.resourceId === null && !found.alive)) {
    const holder = await acquireIdempotencyKey(db, keyHash, requestHash)
    return holder === undefined ? undefined : { holder, resourceId: null }
  }
  const { holder, resourceId } = found
  if (resourceId === null) return undefined
  if (found.requestHash === requestHash) return { holder, resourceId }
  throw new AppError('idempotency_mismatch', 'Idempotency-Key was already used with a different request body')
}

async function settle(db: Tx, holder: string, resourceId: string): Promise<void> {
  if (await completeIdempotencyKey(db, holder, resourceId)) return
  throw new AppError('unavailable', 'The request took too long. Nothing was stored. Try again.')
}
