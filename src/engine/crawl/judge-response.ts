import { FileLimitError } from '#src/engine/extract/documents/file-limit-error.ts'
import { documentKind } from '#src/engine/extract/documents/read-document.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { FetchError, type FetchedResponse } from '#src/engine/fetch/fetch-types.ts'
import { isChallenge } from './challenge-page.ts'
import { fail, skip } from './crawl-miss.ts'
import type { Miss } from './crawl-types.ts'
import { isReadableDocument } from './frontier/link-kind.ts'
import type { SiteScope } from './frontier/site-scope.ts'
import { SandboxError } from './render/start-chromium.ts'

/** Returns why a response is not an HTML page, or undefined if it is one. */
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
 * Returns why a page has nothing to read, or undefined. A page without text is read for its structured data or
 * description.
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

/** Returns the outcome of a page whose fetching or reading failed. */
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
