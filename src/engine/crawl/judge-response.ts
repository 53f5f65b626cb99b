import { FileLimitError } from '#src/engine/extract/documents/file-limit-error.ts'
import { documentKind } from '#src/engine/extract/documents/read-document.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { FetchError, type FetchedResponse } from '#src/engine/fetch/fetch-types.ts'
import { isChallenge } from './challenge-page.ts'
import type { FailReason, Miss, SkipReason } from './crawl-types.ts'
import { isReadableDocument } from './frontier/link-kind.ts'
import type { SiteScope } from './frontier/site-scope.ts'
import { PRODUCT_TOKEN } from './protocols/robots.ts'
import { SandboxError } from './render/start-chromium.ts'

export const skip = (reason: SkipReason, sentence: string): Miss => ({ type: 'skipped', reason, sentence })

export const fail = (reason: FailReason, sentence: string): Miss => ({ type: 'failed', reason, sentence })

/** Why an answer is no page by its status or its type, or `undefined` when it is HTML. */
export function judgeResponse(response: FetchedResponse, url: URL): Miss | undefined {
  const { status } = response
  if (isChallenge(response)) return skip('challenge', `${url.host} shows a captcha at ${url.href}.`)
  if (status >= 200 && status < 300) return judgeType(response, url)
  if (status === 404 || status === 410) return fail('not_found', `${url.href} does not exist (status ${status}).`)
  if (status === 401 || status === 403 || status === 451)
    return fail('access_denied', `${url.host} does not allow reading ${url.href} (status ${status}).`)
  if (status === 429) return fail('rate_limited', `${url.host} limits how often it can be read (status 429).`)
  if (status >= 500) return fail('server_error', `${url.href} returned a server error (status ${status}).`)
  return fail('http_error', `${url.href} returned status ${status}.`)
}

function judgeType({ headers, body }: FetchedResponse, url: URL): Miss | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/html' || type === 'application/xhtml+xml') return undefined
  if (type === '' && looksLikeHtml(body)) return undefined
  const isDocument = documentKind({ url: url.href, contentType: type, body }) !== undefined
  if (type === 'application/pdf' || type.includes('officedocument') || type === 'application/msword' || isDocument) {
    return skip('document', `${url.href} is a document (${type}), not a web page.`)
  }
  return skip('not_html', `${url.href} is not a web page${type === '' ? '' : `, but ${type}`}.`)
}

const looksLikeHtml = (body: Uint8Array) => /^\uFEFF?\s*</.test(new TextDecoder().decode(body.subarray(0, 200)))

/**
 * Why a page of a site is no use, or `undefined` when it says something. A page without text still counts for what it
 * declares about itself.
 */
export function judgePage(page: Page, scope: SiteScope): Miss | undefined {
  const hasText =
    !page.emptyShell &&
    page.blocks.some(({ region, kind }) => region !== 'hidden' && kind !== 'image' && kind !== 'field')
  if (hasText || page.structured.length > 0 || page.description !== '') return undefined
  if (page.redirectsTo !== '') {
    const reason = scope.placeOf(new URL(page.redirectsTo)) === 'elsewhere' ? 'leads_elsewhere' : 'duplicate'
    return skip(reason, `${page.url} only redirects to ${page.redirectsTo}.`)
  }
  return page.emptyShell
    ? skip('needs_javascript', `${page.url} has no text without JavaScript.`)
    : skip('empty', `${page.url} has no text.`)
}

/** What became of a page whose fetching or reading threw. */
export function judgeError(error: unknown, url: URL): Miss {
  if (error instanceof FetchError && error.failure !== 'aborted') return fail(error.failure, error.message)
  if (error instanceof SandboxError)
    return fail('no_sandbox', `${url.href} has no text without JavaScript. ${error.message}`)
  if (error instanceof FileLimitError) return fail('unreadable', `${url.href} ${error.message}.`)
  return fail(
    'unreadable',
    isReadableDocument(url)
      ? `${url.href} is damaged or password-protected.`
      : `${url.href} could not be read as a web page.`,
  )
}

export interface RobotsDirectives {
  noindex: boolean
  nofollow: boolean
}

/** Directives with a value, which look like the name of a crawler and are none. */
const VALUED = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'])

/**
 * What a page asks of crawlers, in its own text and in `X-Robots-Tag`, where each header, or its end, may speak to one
 * crawler only.
 */
export function readDirectives(page: Page, headers: FetchedResponse['headers']): RobotsDirectives {
  const lines = (headers['x-robots-tag'] ?? '').toLowerCase().split('\n')
  const directives = new Set(lines.flatMap((line) => directivesFor(PRODUCT_TOKEN.toLowerCase(), line)))
  const none = directives.has('none')
  return {
    noindex: page.noindex || none || directives.has('noindex'),
    nofollow: page.nofollow || none || directives.has('nofollow'),
  }
}

function directivesFor(crawler: string, line: string): string[] {
  let agent = ''
  const directives: string[] = []
  for (const part of line.split(',')) {
    const [, name = '', rest = ''] = /^\s*([\w-]+)\s*:(.*)$/.exec(part) ?? []
    const speaksTo = name !== '' && !VALUED.has(name)
    if (speaksTo) agent = name
    if (agent === '' || agent === crawler) directives.push((speaksTo ? rest : part).trim())
  }
  return directives
}
