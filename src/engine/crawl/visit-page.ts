import { alternativesOf, siteWords } from '../language/word-lists.ts'
import { linedText } from '#src/engine/extract/blocks/block-text.ts'
import { documentKind } from '#src/engine/extract/documents/read-document.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { FetchError, type FetchedResponse } from '#src/engine/fetch/fetch-types.ts'
import { redirectCookies } from '#src/engine/fetch/redirect-cookies.ts'
import { isRedirect, redirectTarget } from '#src/engine/fetch/redirect.ts'
import { untilAborted } from '#src/engine/fetch/until-aborted.ts'
import type { CrawlOptions, KnownPage, Miss, Validators } from './crawl-types.ts'
import { pageKey } from './frontier/page-key.ts'
import { SandboxError } from './render/start-chromium.ts'
import { skip } from './crawl-miss.ts'
import { judgeError, judgeResponse } from './judge-response.ts'

export type Visit =
  | {
      outcome: 'page'
      page: Page
      headers: FetchedResponse['headers']
      ms: number
      rendered: boolean
      unchanged: boolean
      validators: Validators
    }
  /** `cookie`: the header with which to request the target, or ''. */
  | { outcome: 'moved'; to: URL; cookie: string }
  | { outcome: 'missed'; miss: Miss }
  /** The time was over, or the caller had enough. */
  | { outcome: 'stopped' }

export interface Visitor extends Pick<CrawlOptions, 'fetch' | 'gate' | 'readPage' | 'render' | 'known'> {
  firstByteMs: number
  /** Aborts everything when the crawl ends. */
  signal: AbortSignal
}

/** How the crawl found a page. */
export interface Whence {
  /** The page that led here, on another host or before the site was known. */
  ledBy?: URL
  /** The header that redirects on the way set, or ''. */
  cookie?: string
}

/** The whole text of a page whose scripts are still waiting for data. */
const LOADING = new RegExp(`^(?:(?:${alternativesOf(siteWords('loading'))})[\\s.…!]*)+$`, 'iu')
const PAGE_TIMEOUT_MS = 8000
const MAX_PAGE_BYTES = 5_000_000
const MAX_RETRY_AFTER_MS = 5000
const RETRY_BROKEN_AFTER_MS = 300

/**
 * Fetches and reads a page. Uses the known page if its host says that it has not changed. Follows no redirect: the
 * target is another page. Never rejects.
 */
export async function visitPage(visitor: Visitor, url: URL, whence: Whence = {}): Promise<Visit> {
  const startedAt = performance.now()
  const known = visitor.known?.(url.href)
  try {
    const response = await fetchPatiently(visitor, url, () => fetchPage(visitor, url, whence, known))
    const { headers } = response
    const read = (page: Page, { rendered = false, unchanged = false } = {}): Visit => {
      // An unchanged shell says nothing about what its scripts will write.
      const validators = rendered ? NO_VALIDATORS : readValidators(headers, unchanged ? known : undefined)
      return {
        outcome: 'page',
        page,
        headers,
        ms: Math.round(performance.now() - startedAt),
        rendered,
        unchanged,
        validators,
      }
    }
    if (isRedirect(response)) return judgeRedirect(response, url, whence.cookie)
    if (response.status === 304 && known !== undefined) return read(known.page, { unchanged: true })
    const miss = judgeResponse(response, url)
    if (miss?.reason === 'document' && isReadable(response))
      return read(await untilAborted(visitor.readPage(response), visitor.signal))
    if (miss !== undefined) return { outcome: 'missed', miss }
    const page = await untilAborted(visitor.readPage(response), visitor.signal)
    const rendered = await renderShell(visitor, page, url)
    if (rendered instanceof URL) return { outcome: 'moved', to: rendered, cookie: '' }
    return read(rendered ?? page, { rendered: rendered !== undefined })
  } catch (error) {
    return visitor.signal.aborted ? { outcome: 'stopped' } : { outcome: 'missed', miss: judgeError(error, url) }
  }
}

/**
 * Reports whether a response is complete, and a document by its content: a URL without extension may be a
 * spreadsheet, and a PDF's URL something else.
 */
const isReadable = ({ url, headers, body, cut }: FetchedResponse): boolean =>
  !cut && documentKind({ url, contentType: headers['content-type'] ?? '', body }) !== undefined

const NO_VALIDATORS: Validators = { etag: '', lastModified: '' }

/** A "not modified" response need not repeat the validators. */
const readValidators = (headers: FetchedResponse['headers'], known = NO_VALIDATORS): Validators => ({
  etag: headers['etag'] ?? known.etag,
  lastModified: headers['last-modified'] ?? known.lastModified,
})

/**
 * Runs the scripts of a page without text. Returns the page with text or its target, or `undefined` if it stays as it
 * is.
 */
async function renderShell(
  { render, readPage, signal }: Visitor,
  page: Page,
  url: URL,
): Promise<Page | URL | undefined> {
  if (render === undefined || !page.emptyShell || page.redirectsTo !== '') return undefined
  try {
    const response = await render(url, signal)
    const to = URL.parse(response.url)
    if (to !== null && /^https?:$/.test(to.protocol) && pageKey(to) !== pageKey(url)) return to
    const read = await untilAborted(readPage(response), signal)
    // Little text after the scripts ran is all the text there is.
    const said = linedText(read.blocks.filter(({ region }) => region !== 'hidden'))
    return said !== '' && !LOADING.test(said) ? { ...read, url: page.url, emptyShell: false } : undefined
  } catch (error) {
    const declares = page.structured.length > 0 || page.description !== ''
    if (signal.aborted || (error instanceof SandboxError && !declares)) throw error
    return undefined
  }
}

/** Tries once more if the host asks for a few seconds of patience or closed the connection. */
async function fetchPatiently(
  { gate, signal }: Visitor,
  url: URL,
  fetchPage: () => Promise<FetchedResponse>,
): Promise<FetchedResponse> {
  const attempt = () => gate.run(url, fetchPage, signal)
  try {
    const response = await attempt()
    const retryAfterMs = response.status === 429 || response.status === 503 ? readRetryAfter(response) : undefined
    if (retryAfterMs === undefined || retryAfterMs > MAX_RETRY_AFTER_MS) return response
    gate.pause(url, retryAfterMs)
  } catch (error) {
    if (!(error instanceof FetchError && error.failure === 'connection_failed')) throw error
    gate.pause(url, RETRY_BROKEN_AFTER_MS)
  }
  return attempt()
}

const fetchPage = (
  { fetch, firstByteMs, signal }: Visitor,
  url: URL,
  { ledBy, cookie }: Whence,
  known: KnownPage | undefined,
) =>
  fetch(url, {
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.5',
      ...(cookie && { cookie }),
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    redirect: 'manual',
    cutAtMax: true,
    maxBytes: MAX_PAGE_BYTES,
    timeoutMs: PAGE_TIMEOUT_MS,
    firstByteMs,
    signal,
    ledBy: ledBy?.href,
  })

/** Returns `Retry-After`, a number of seconds or a date, in milliseconds from now. */
function readRetryAfter({ headers }: FetchedResponse): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}

function judgeRedirect(response: FetchedResponse, from: URL, cookie = ''): Visit {
  const to = redirectTarget(response, from)
  if (to !== null) return { outcome: 'moved', to, cookie: redirectCookies(response, from, cookie) }
  return {
    outcome: 'missed',
    miss: skip('leads_elsewhere', `${from.href} redirects to an invalid URL.`),
  }
}
