import type { Readable } from 'node:stream'

/** Why a page could not be fetched. Every network failure is one of these. */
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

/** A failed request, with a sentence for the person who gave the URL. */
export class FetchError extends Error {
  readonly failure: FetchFailure
  constructor(failure: FetchFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FetchError'
    this.failure = failure
  }
}

export interface FetchRequest {
  /**
   * Sent in addition to the client's own. After a redirect to another origin, only `accept…` and `content-type` are
   * sent.
   */
  headers?: Record<string, string>
  method?: 'GET' | 'HEAD' | 'POST'
  body?: string
  /** From the call to the last byte, including redirects. */
  timeoutMs?: number
  /** From each request in a chain of redirects to the first byte of its response. */
  firstByteMs?: number
  /** Of the decompressed body. A longer one is refused, or cut if `cutAtMax` is set. */
  maxBytes?: number
  /** Returns a part of a body that is too long or whose connection breaks. */
  cutAtMax?: boolean
  /** `manual` returns a redirect as it is, with its `location`. */
  redirect?: 'follow' | 'manual'
  maxRedirects?: number
  /**
   * The page that led here, if a website chose this URL: a public website never leads to a private host, even an
   * allowed one.
   */
  ledBy?: string
  signal?: AbortSignal
}

export interface FetchedResponse {
  /** The URL after the last redirect, without its fragment. */
  url: string
  status: number
  /** Lower-case names; repeated headers joined with a comma, those of `x-robots-tag` with a line break. */
  headers: Record<string, string>
  body: Uint8Array
  /** The body was longer than `maxBytes`, or broke off, and ends here. */
  cut: boolean
}

export interface StreamRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Ends the request and its response. */
  signal: AbortSignal
}

export interface StreamedResponse {
  status: number
  /** Lower-case names; repeated headers joined with a comma. */
  headers: Record<string, string>
  /** Decompressed as it arrives. Fails with network errors. */
  body: Readable
}

/**
 * Sends a request and returns the response while it arrives. It is the only way to the network for streams. Follows
 * no redirect. Throws `FetchError` until the response begins.
 */
export type GuardedStream = (url: string | URL, request: StreamRequest) => Promise<StreamedResponse>

/** Sends a request. It is the only way to the network. Throws only `FetchError`. */
export type GuardedFetch = (url: string | URL, request?: FetchRequest) => Promise<FetchedResponse>

/** Resolves a host name. Rejects like `dns.promises.lookup`. */
export type Lookup = (hostname: string) => Promise<{ address: string; family: number }[]>

/** The private hosts that may be read: none, this machine's, or the listed `host:port`. */
export type PrivateHosts = 'none' | 'loopback' | readonly string[]

/**
 * A website that the service serves itself. Its URLs are read from `connect` over HTTP, whatever their origin
 * resolves to.
 */
export interface OwnSite {
  origin: string
  /** Reports whether a path belongs to it. Other paths of the origin are treated like any website. */
  serves: (path: string) => boolean
  /** Read at every request, because the port may become known late. */
  connect: { host: string; port: number }
}
