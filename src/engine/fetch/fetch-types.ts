/** Why a page could not be had. Everything a network can do to us ends in one of these. */
export type FetchFailure =
  | 'invalid_url'
  | 'address_refused'
  | 'name_not_found'
  | 'connection_failed'
  | 'certificate_invalid'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'aborted'

export class FetchError extends Error {
  readonly failure: FetchFailure
  constructor(failure: FetchFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FetchError'
    this.failure = failure
  }
}

export interface FetchRequest {
  /** Sent as it is beside the guard's own headers. */
  headers?: Record<string, string>
  method?: 'GET' | 'HEAD' | 'POST'
  body?: string
  /** From the call to the last byte, redirects included. */
  timeoutMs?: number
  /** From the call to the first byte of an answer. */
  firstByteMs?: number
  /** Of the decompressed body. A longer one is refused, or cut when `cutAtMax` is set. */
  maxBytes?: number
  cutAtMax?: boolean
  maxRedirects?: number
  signal?: AbortSignal
}

export interface FetchedResponse {
  /** Where the last redirect led. */
  url: string
  status: number
  /** Lower-case names; repeated headers joined with a comma. */
  headers: Record<string, string>
  body: Uint8Array
  /** The body was longer than `maxBytes` and ends there. */
  cut: boolean
}

/** The one way out to the network. Throws `FetchError` and nothing else. */
export type GuardedFetch = (url: string | URL, request?: FetchRequest) => Promise<FetchedResponse>
