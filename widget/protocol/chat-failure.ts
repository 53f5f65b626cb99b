import type { Words } from '../words/words-types.ts'

/**
 * Why a call failed. `message` is the service's own sentence, fit to be shown as it is; empty when the service was not
 * reached.
 */
export class ChatFailure extends Error {
  /** The HTTP status, or 0 without one. */
  readonly status: number

  constructor(message: string, status = 0) {
    super(message)
    this.name = 'ChatFailure'
    this.status = status
  }
}

/**
 * What a visitor is told of a failure: in their language where one is common, in the service's words else, or
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
