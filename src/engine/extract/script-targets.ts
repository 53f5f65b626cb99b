import { findMatches } from '#src/base/find-matches.ts'
import type { PageLink } from './blocks/page-types.ts'
import { rawText, type HtmlElement } from './html/html-tree.ts'
import { resolveUrl } from './html/resolve-url.ts'

/** The most text of an almost empty page, whose script leads elsewhere. On other pages, the same code is a button's. */
const MAX_TEXT = 200

/** Returns the URL that a script redirects an almost empty page to, or ''. Reads only literal URLs. */
export function scriptRedirect(elements: HtmlElement[], textLength: number, baseUrl: string): string {
  if (textLength > MAX_TEXT) return ''
  for (const element of elements) {
    if (element.tag !== 'script' || element.attributes['src']) continue
    const [, assigned, replaced] =
      /\blocation(?:\.href)?\s*=\s*["'`]([^"'`$]+)["'`]|\blocation\.(?:replace|assign)\(\s*["'`]([^"'`$]+)["'`]/u.exec(
        rawText(element),
      ) ?? []
    const target = assigned ?? replaced
    if (target) return resolveUrl(target, baseUrl)
  }
  return ''
}

const LANGUAGES: ReadonlySet<string> = new Set(
  'ar cs da de el en es fi fr he hu it ja ko nl no pl pt ro ru sv th tr uk zh'.split(' '),
)

/**
 * Returns the language folders that an almost empty page chooses between with a script: `/en/` and so on, for each
 * language that the script names. They may not exist.
 */
export function languageLinks(elements: HtmlElement[], textLength: number, baseUrl: string): PageLink[] {
  if (textLength > MAX_TEXT) return []
  const script = elements.filter(({ tag, attributes }) => tag === 'script' && !attributes['src']).map(rawText)
  const choosing =
    script.find((code) => /\blocation\b/u.test(code) && /navigator\.(?:user)?languages?/iu.test(code)) ?? ''
  const named = findMatches(choosing, /["'`]([a-z]{2})["'`]/gu).flatMap(([, code = '']) =>
    LANGUAGES.has(code) ? [code] : [],
  )
  return [...new Set(named)].map((code) => ({ url: resolveUrl(`${code}/`, baseUrl), text: '', rel: '' }))
}
