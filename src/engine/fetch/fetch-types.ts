import type { Readable } from 'node:stream'

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

/** A request that came to nothing, with a sentence for whoever gave the address. */
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
   * Sent as they are beside the guard's own. A redirect to another origin gets none of them but `accept…` and
   * `content-type`.
   */
  headers?: Record<string, string>
  method?: 'GET' | 'HEAD' | 'POST'
  body?: string
  /** From the call to the last byte, redirects included. */
  timeoutMs?: number
  /** From each request of a chain of redirects to the first byte of its answer. */
  firstByteMs?: number
  /** Of the decompressed body. A longer one is refused, or cut when `cutAtMax` is set. */
  maxBytes?: number
  /** Half a body is better than none: one that is too long, or whose connection breaks, ends where it ends. */
  cutAtMax?: boolean
  /** `manual` hands a redirect back as it came, with its `location`. */
  redirect?: 'follow' | 'manual'
  maxRedirects?: number
  /** The page that led here, when a site chose this URL: a public site never leads to a private host, opened or not. */
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
  /** The body was longer than `maxBytes`, or broke off, and ends there. */
  cut: boolean
}

export interface StreamRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Ends the request and its answer. */
  signal: AbortSignal
}

export interface StreamedResponse {
  status: number
  /** Lower-case names; repeated headers joined with a comma. */
  headers: Record<string, string>
  /** Decompressed as it arrives. Fails as the network does. */
  body: Readable
}

/**
 * The one way out to the network for an answer that is read while it comes. Follows no redirect. Throws `FetchError`
 * until the answer begins.
 */
export type GuardedStream = (url: string | URL, request: StreamRequest) => Promise<StreamedResponse>

/** The one way out to the network. Throws `FetchError` and nothing else. */
export type GuardedFetch = (url: string | URL, request?: FetchRequest) => Promise<FetchedResponse>

/** Resolves a host name. Rejects like `dns.promises.lookup`. */
export type Lookup = (hostname: string) => Promise<{ address: string; family: number }[]>

/** The private hosts that may be read: none, this machine's, or the listed `host:port`. */
export type PrivateHosts = 'none' | 'loopback' | readonly string[]

/**
 * A site that the service serves itself. Its URLs are read from `connect`, plainly over HTTP, whatever their origin
 * resolves to.
 */
export interface OwnSite {
  origin: string
  /** Reports whether a path belongs to it. All other paths of the origin count as any website. */
  serves: (path: string) => boolean
  /** Read at every request, so the port may become known late. */
  connect: { host: string; port: number }
}
