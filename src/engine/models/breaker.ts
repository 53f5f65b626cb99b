import { FetchError, type GuardedFetch } from '../fetch/fetch-types.ts'

/** Spares visitors the wait for an endpoint that was silent several times in a row. */
export interface Breaker {
  /** False while the endpoint rests. At the end of each rest one caller may, whose success ends the rests. */
  mayAsk(): boolean
  /** A caller's patience ended before a word came. */
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

/** Requests to one endpoint, refused at once while it rests. */
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

/** The request's own time was over, or that of its caller. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false
  return error.failure === 'timeout' || (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
}
