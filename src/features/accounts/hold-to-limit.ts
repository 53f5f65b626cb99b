import { AppError } from '#src/base/errors.ts'
import type { Db } from '#src/store/database.ts'
import { countRequests } from './request-counts-store.ts'

export const HOUR_SECONDS = 3_600

interface Limit {
  /** An hour when not given. */
  windowSeconds?: number
  /** What who is beyond it is told; `{minutes}` stands for how long it holds. */
  words: string
}

/** Counts a request under `key`. Throws `rate_limited` beyond so many in a window. */
export function holdToLimit(db: Db, key: string, { max, ...limit }: Limit & { max: number }): Promise<void> {
  return holdToLimits(db, new Map([[key, max]]), limit)
}

/** The same under several keys, each with as many as it may have. */
export async function holdToLimits(
  db: Db,
  most: ReadonlyMap<string, number>,
  { windowSeconds = HOUR_SECONDS, words }: Limit,
): Promise<void> {
  const counts = await countRequests(db, [...most.keys()], windowSeconds)
  const beyond = counts.filter(({ key, count }) => count > (most.get(key) ?? 0))
  if (beyond.length === 0) return
  const secondsLeft = Math.max(...beyond.map((one) => one.secondsLeft))
  const sentence = words.replace('{minutes}', String(Math.ceil(secondsLeft / 60)))
  throw new AppError('rate_limited', sentence, { retryAfterSeconds: Math.max(1, secondsLeft) })
}
