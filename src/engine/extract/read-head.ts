import { foldText } from './html/fold-text.ts'
import { rawText, type HtmlElement } from './html/html-tree.ts'
import { resolveUrl } from './html/resolve-url.ts'
import { refreshTarget } from './refresh-target.ts'
import type { Alternate } from './blocks/page-types.ts'

/** Declarations are a line or a few. The rest is not read. */
const MAX_DECLARED = 2_000
/** Names whose values are joined if they occur several times. Of other names, the first value counts. */
const ADD_UP = /^robots$|-verification$/u
const MAX_ALTERNATES = 100

export interface HeadFacts {
  title: string
  baseUrl: string
  canonicalUrl: string
  alternates: Alternate[]
  language: string
  meta: Record<string, string>
  refreshUrl: string
}

/** Reads what the document declares about itself: title, `base`, canonical link, alternates, language and `meta`. */
export function readHead(elements: HtmlElement[], pageUrl: string): HeadFacts {
  const base = elements.find(({ tag, attributes }) => tag === 'base' && attributes['href'])
  const baseUrl = resolveUrl(base?.attributes['href'] ?? '', pageUrl) || pageUrl
  const title = elements.find(({ tag }) => tag === 'title')
  const links = elements.filter(({ tag }) => tag === 'link')
  const canonical = links.find(({ attributes }) => /\bcanonical\b/iu.test(attributes['rel'] ?? ''))
  const html = elements.find(({ tag }) => tag === 'html')
  const { meta, refresh } = readMeta(elements)
  return {
    title: title ? foldText(rawText(title)).slice(0, MAX_DECLARED) : '',
    baseUrl,
    canonicalUrl: canonical?.attributes['href'] ? resolveUrl(canonical.attributes['href'], baseUrl) : '',
    alternates: readAlternates(links, baseUrl),
    language: (html?.attributes['lang'] ?? html?.attributes['xml:lang'] ?? '').trim().toLowerCase(),
    meta,
    refreshUrl: refreshTarget(refresh, baseUrl),
  }
}

function readAlternates(links: HtmlElement[], baseUrl: string): Alternate[] {
  return links
    .filter(({ attributes }) => attributes['hreflang'] && /\balternate\b/iu.test(attributes['rel'] ?? ''))
    .slice(0, MAX_ALTERNATES)
    .map(({ attributes }) => ({
      language: attributes['hreflang'] ?? '',
      url: resolveUrl(attributes['href'] ?? '', baseUrl),
    }))
    .filter(({ url }) => url !== '')
}

function readMeta(elements: HtmlElement[]): { meta: Record<string, string>; refresh: string } {
  const meta: Record<string, string> = {}
  let refresh = ''
  for (const { tag, attributes } of elements) {
    if (tag !== 'meta') continue
    const content = attributes['content'] ?? ''
    const name = (attributes['name'] ?? attributes['property'] ?? '').trim().toLowerCase()
    const said = Object.hasOwn(meta, name) ? meta[name] : undefined
    if (name && content && (said === undefined || ADD_UP.test(name))) {
      meta[name] = [said, foldText(content)].filter(Boolean).join(', ').slice(0, MAX_DECLARED)
    }
    if (/^refresh$/iu.test(attributes['http-equiv'] ?? '')) refresh ||= content
  }
  return { meta, refresh }
}
