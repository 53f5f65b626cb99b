import { AppError } from '#src/base/errors.ts'
import type { Db } from '#src/store/database.ts'
import { countRequest, countShared, type RequestCount } from './request-counts-store.ts'

export const HOUR_SECONDS = 3_600

interface Limit {
  max: number
  /** An hour by default. */
  windowSeconds?: number
  /** Message beyond the limit; `{minutes}` is replaced with the time left. */
  words: string
}

/** Counts a request under `key`. Throws `rate_limited` beyond the limit. */
export async function enforceLimit(
  db: Db,
  key: string,
  { max, windowSeconds = HOUR_SECONDS, words }: Limit,
): Promise<void> {
  refuseBeyond(max, await countRequest(db, key, windowSeconds), words)
}

interface HourlyLimit {
  key: string
  max: number
}

/**
 * Enforces two hourly limits, one per caller and one shared. Requests beyond the caller's limit do not count towards
 * the shared one.
 */
export async function enforceLimits(db: Db, own: HourlyLimit, shared: HourlyLimit, words: string): Promise<void> {
  const counted = await countShared(db, { own: own.key, max: own.max, shared: shared.key }, HOUR_SECONDS)
  refuseBeyond(own.max, counted.own, words)
  if (counted.shared) refuseBeyond(shared.max, counted.shared, words)
}

function refuseBeyond(max: number, { count, secondsLeft }: RequestCount, words: string): void {
  if (count <= max) return
  const sentence = words.replace('{minutes}', String(Math.ceil(secondsLeft / 60)))
  throw new AppError('rate_limited', sentence, { retryAfterSeconds: Math.max(1, secondsLeft) })
}
