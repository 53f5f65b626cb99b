import { AppError } from '#src/base/errors.ts'
import { isLoopbackHost } from '#src/base/loopback.ts'
import { isRecord } from '#src/base/is-record.ts'
import { FetchError, type FetchedResponse, type GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { findClient } from '#src/features/accounts/accounts.ts'
import type { Db } from '#src/store/database.ts'

/** An OAuth client, and how far its name can be believed. */
export interface KnownClient {
  id: string
  /** What it calls itself. */
  name: string
  /** The host that vouches for the name; undefined for a client that registered itself. */
  host: string | undefined
  redirectUris: string[]
}

export interface ClientDeps {
  db: Db
  web: { fetch: GuardedFetch }
  config: { crawl: { allowPrivateHosts: unknown } }
}

const MAX_DOCUMENT_BYTES = 20_000
const DOCUMENT_MS = 5_000
const MAX_NAME = 80
const MAX_REDIRECTS = 10
const MAX_URI = 2_000

/**
 * Returns a client by its ID: the URL of a document about it, or an ID from the registration. Throws `invalid_input`
 * with a sentence.
 */
export async function getOauthClient(deps: ClientDeps, id: string): Promise<KnownClient> {
  if (URL.canParse(id)) return readClientDocument(deps, id)
  const client = await findClient(deps.db, id)
  if (!client)
    throw new AppError('invalid_input', 'client_id is unknown or has expired. Remove the connection and add it again.')
  return { ...client, host: undefined }
}

/** Reads a client's metadata document. It must name its own URL, so that nobody can pass off another's as their own. */
async function readClientDocument({ web, config }: ClientDeps, id: string): Promise<KnownClient> {
  const url = new URL(id)
  const isLocal = isLoopbackHost(url.hostname) && config.crawl.allowPrivateHosts !== 'none'
  if ((url.protocol !== 'https:' && !isLocal) || url.pathname === '/' || url.hash !== '' || url.username !== '')
    throw new AppError('invalid_input', 'client_id must be an https URL with a path, or the ID of a registered client')
  const { status, body } = await fetchDocument(web.fetch, id)
  if (status !== 200) throw new AppError('invalid_input', `The document of client_id answered with status ${status}.`)
  const document = parseJson(body)
  if (document['client_id'] !== id)
    throw new AppError('invalid_input', 'The document of client_id is about another client.')
  const { client_name: name, redirect_uris: uris, token_endpoint_auth_method: method = 'none' } = document
  if (method !== 'none') throw new AppError('invalid_input', 'Only public clients are supported: they have no secret.')
  return { id, name: readName(name) || url.host, host: url.host, redirectUris: readRedirectUris(uris) }
}

async function fetchDocument(fetch: GuardedFetch, url: string): Promise<FetchedResponse> {
  try {
    const limits = { timeoutMs: DOCUMENT_MS, maxBytes: MAX_DOCUMENT_BYTES }
    return await fetch(url, { ...limits, redirect: 'manual', headers: { accept: 'application/json' } })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    throw new AppError('invalid_input', `The document of client_id cannot be read: ${error.message}`, { cause: error })
  }
}

function parseJson(body: Uint8Array): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body))
    if (isRecord(parsed)) return parsed
  } catch (error) {
    throw new AppError('invalid_input', 'The document of client_id is not JSON.', { cause: error })
  }
  throw new AppError('invalid_input', 'The document of client_id is not a JSON object.')
}

/** Returns a name as one short line. */
export function readName(name: unknown): string {
  return typeof name === 'string' ? name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME) : ''
}

/** Returns the redirect URIs of a client. Throws `invalid_input`. */
export function readRedirectUris(uris: unknown): string[] {
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > MAX_REDIRECTS)
    throw new AppError('invalid_input', `redirect_uris must be a list of 1 to ${MAX_REDIRECTS} URIs`)
  return uris.map((uri: unknown) => {
    if (typeof uri === 'string' && uri.length <= MAX_URI && isRedirectUri(uri)) return uri
    throw new AppError(
      'invalid_input',
      'redirect_uris must be https URLs, http URLs of this computer such as http://127.0.0.1/callback, or an app’s own scheme',
    )
  })
}

/** Schemes that a browser would run or open itself. */
const BROWSER_SCHEMES = new Set(['javascript:', 'data:', 'file:', 'blob:', 'about:', 'vbscript:', 'view-source:'])

function isRedirectUri(uri: string): boolean {
  const url = URL.parse(uri)
  if (!url || url.hash !== '' || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'http:') return isLoopbackHost(url.hostname)
  return url.protocol === 'https:' || (!BROWSER_SCHEMES.has(url.protocol) && /^[a-z][a-z\d+.-]*:\/\//i.test(uri))
}

/** Reports whether a client may use a redirect URI: one of its own, on this computer at any port (RFC 8252, 7.3). */
export function allowsRedirect({ redirectUris }: KnownClient, uri: string): boolean {
  const wanted = withoutLoopbackPort(uri)
  return redirectUris.some((one) => one === uri || (wanted !== undefined && withoutLoopbackPort(one) === wanted))
}

function withoutLoopbackPort(uri: string): string | undefined {
  const url = URL.parse(uri)
  if (url?.protocol !== 'http:' || !isLoopbackHost(url.hostname)) return undefined
  url.port = ''
  return url.href
}
