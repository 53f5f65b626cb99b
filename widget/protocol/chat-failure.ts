import type { Words } from '../words/words-types.ts'

/** Why a call failed. `message` is the service's own sentence for the visitor; empty if the service was not reached. */
export class ChatFailure extends Error {
  /** HTTP status, or 0. */
  readonly status: number

  constructor(message: string, status = 0) {
    super(message)
    this.status = status
  }
}

/**
 * Returns the message for a visitor: in their language for common failures, else the service's message, or
 * `notReached`.
 */
export function explain(
  failure: unknown,
  { ended, tooMany }: Pick<Words, 'ended' | 'tooMany'>,
  notReached: string,
): string {
  if (!(failure instanceof ChatFailure)) return notReached
  if (failure.status === 404) return ended
  if (failure.status === 429) return tooMany
  return failure.message || notReached
}
