/** Why a call failed. `message` is the service's own sentence, fit to be shown as it is; empty when the service was not reached. */
export class ChatFailure extends Error {
  /** The HTTP status, or 0 without one. */
  readonly status: number

  constructor(message: string, status = 0) {
    super(message)
    this.name = 'ChatFailure'
    this.status = status
  }
}

/** The sentence of a failure that the service has put into words. */
export function sentenceOf(failure: unknown): string | undefined {
  return failure instanceof ChatFailure && failure.message ? failure.message : undefined
}
