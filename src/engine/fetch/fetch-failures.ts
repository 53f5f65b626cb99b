import { FetchError, type FetchFailure } from './fetch-types.ts'

/** Converts an error of the network, TLS, DNS or the HTTP client to a `FetchError` with a sentence about `host`. */
export function toFetchError(error: unknown, host: string): FetchError {
  if (error instanceof FetchError) return error
  const code = codeOf(error)
  const [, failure, sentence] = FAILURES.find(([pattern]) => pattern.test(code)) ?? UNKNOWN
  return new FetchError(
    failure,
    sentence.replace('HOST', () => host),
    error,
  )
}

type Failure = readonly [codes: RegExp, failure: FetchFailure, sentence: string]

const UNKNOWN: Failure = [/^/, 'connection_failed', 'The connection to HOST failed.']

/** By the codes of Node, OpenSSL (as Node names them), zlib and undici. The first match counts. */
const FAILURES: readonly Failure[] = [
  [/^(ENOTFOUND|ENODATA)$/, 'name_not_found', 'The name HOST does not exist.'],
  [/^EAI_/, 'name_not_found', 'The name HOST could not be looked up.'],
  [/^ECONNREFUSED$/, 'connection_failed', 'HOST refused the connection.'],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, 'connection_failed', 'HOST cannot be reached.'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'timeout', 'HOST did not accept a connection in time.'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/,
    'connection_failed',
    'HOST closed the connection.',
  ],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'too_large', 'HOST sent response headers that are too long.'],
  [/^HPE_/, 'connection_failed', 'HOST sent an invalid HTTP response.'],
  [/^(Z_|ERR__ERROR_)/, 'connection_failed', 'HOST sent a compressed response that cannot be decoded.'],
  [/^CERT_HAS_EXPIRED$/, 'certificate_invalid', 'The certificate of HOST has expired.'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'certificate_invalid', 'The certificate of HOST is for another name.'],
  [/CERT|^UNABLE_TO_|^INVALID_CA$/, 'certificate_invalid', 'The certificate of HOST is not trusted.'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO$)/, 'connection_failed', 'HOST does not support HTTPS at this URL.'],
]

const NO_CONNECTION = new Set<FetchFailure>(['invalid_url', 'address_refused', 'name_not_found', 'certificate_invalid'])

/**
 * Reports whether no connection was made, so that the request cannot have arrived. Says nothing about requests that
 * followed a redirect.
 */
export function wasNeverSent(error: FetchError): boolean {
  return (
    NO_CONNECTION.has(error.failure) ||
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(codeOf(error))
  )
}

function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = causeOf(current)) {
    if ('code' in current && typeof current.code === 'string' && current.code !== '') return current.code
  }
  return ''
}

/** A connection tried at several addresses fails with one error for each. The first says why. */
const causeOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : error.cause)
