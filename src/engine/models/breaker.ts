import { FetchError, type GuardedFetch } from '../fetch/fetch-types.ts'

/** Lets visitors not wait for an endpoint that gave no answer several times in a row. */
export interface Breaker {
  /** False while the endpoint rests. At the end of each rest, one caller may ask. Success ends the rests. */
  mayAsk(): boolean
  /** Notes that a caller stopped waiting before any word came. */
  noteSilence(): void
  noteAnswer(): void
}

const SILENCES = 3
const REST_MS = 30_000

export function createBreaker(): Breaker {
  let silences = 0
  let restsUntil = 0
  const rest = (): void => {
    restsUntil = performance.now() + REST_MS
  }
  return {
    mayAsk: () => {
      if (silences < SILENCES) return true
      if (performance.now() < restsUntil) return false
      rest()
      return true
    },
    noteSilence: () => {
      silences += 1
      rest()
    },
    noteAnswer: () => {
      silences = 0
    },
  }
}

/** Sends requests to one endpoint. Refuses them at once while it rests. */
export function withRests(fetch: GuardedFetch): GuardedFetch {
  const breaker = createBreaker()
  return async (url, request) => {
    if (!breaker.mayAsk())
      throw new FetchError(
        'timeout',
        'Foyer is not calling the endpoint for a while, because it timed out several times in a row.',
      )
    try {
      const response = await fetch(url, request)
      breaker.noteAnswer()
      return response
    } catch (error) {
      if (isSilence(error)) breaker.noteSilence()
      throw error
    }
  }
}

/** Reports whether the time of the request, or of its caller, was over. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false
  return error.failure === 'timeout' || (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
}
