import { AppError } from '#src/base/errors.ts'
import type { Db } from '#src/store/database.ts'
import { countRequest } from './request-counts-store.ts'

export const HOUR_SECONDS = 3_600

interface Limit {
  max: number
  /** An hour when not given. */
  windowSeconds?: number
  /** What who is beyond it is told; `{minutes}` stands for how long it holds. */
  words: string
}

/** Counts a request under `key`. Throws `rate_limited` beyond so many in a window. */
export async function holdToLimit(db: Db, key: string, { max, windowSeconds = HOUR_SECONDS, words }: Limit): Promise<void> {
  const { count, secondsLeft } = await countRequest(db, key, windowSeconds)
  if (count <= max) return
  const sentence = words.replace('{minutes}', String(Math.ceil(secondsLeft / 60)))
  throw new AppError('rate_limited', sentence, { retryAfterSeconds: Math.max(1, secondsLeft) })
}
