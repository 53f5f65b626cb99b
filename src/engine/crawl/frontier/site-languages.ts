import type { Alternate } from '#src/engine/extract/blocks/page-types.ts'
import { pageKey } from './page-key.ts'

/** Two-letter codes that websites use as folders. Codes that are often words or sections need more evidence. */
const CODES = new Set(
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id is it iw ja ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu'.split(
    ' ',
  ),
)

const PARAMETERS = ['lang', 'language', 'locale', 'hl', 'lng', 'idioma', 'sprache', 'langue']

export interface SiteLanguages {
  /** The language that is read, such as `en`, or '' if unknown. */
  preferred: string
  /** Uses a link as evidence for which trees are translations of each other. */
  note(url: URL, linkText: string): void
  /**
   * Adds the versions that a page declares. If one of them, or the page itself, is in the preferred language, the
   * others are its translations. Returns their new URLs.
   */
  noteAlternates(page: URL, alternates: readonly Alternate[]): string[]
  /**
   * Returns the language of a page that is a translation. `inherited` is the language of the translation that led
   * there, which counts if the page's URL has none.
   */
  translationOf(url: URL, inherited?: string): string | undefined
  /** Languages of the translations. */
  translations(): string[]
}

/** Pages whose language `hreflang` gives. A sitemap may name more. */
const MAX_VERSIONS = 20_000

/**
 * Recognizes translations by the versions that pages declare, and by URLs. A start page inside a language's tree
 * shows that the other trees are translations. Otherwise a tree is one if a link to it has the name of a language, or
 * if one of its pages has a counterpart outside it.
 */
export function createSiteLanguages(start: URL, pageLanguage: string, known: readonly string[] = []): SiteLanguages {
  const startLanguage = languageOf(start)
  const preferred = startLanguage ?? baseLanguage(pageLanguage) ?? ''
  const translations = new Set(known)
  const preferredPages = new Set<string>()
  const otherPages = new Map<string, Set<string>>()
  const versions = new Map<string, string>()

  return {
    preferred,
    note(url, linkText) {
      if (preferred === '') return
      const language = languageOf(url)
      const page = withoutLanguage(url)
      if (language === undefined || language === preferred) {
        preferredPages.add(page)
        for (const other of otherPages.get(page) ?? []) translations.add(other)
      } else {
        const isTwin = page !== '/' && preferredPages.has(page)
        if (isTwin || startLanguage !== undefined || namesLanguage(linkText, language)) translations.add(language)
        if (page !== '/') otherPages.set(page, (otherPages.get(page) ?? new Set()).add(language))
      }
    },
    noteAlternates(page, alternates) {
      const own = pageKey(page)
      // What all versions declare about each other is read once.
      if (preferred === '' || alternates.length === 0 || versions.has(own) || versions.size >= MAX_VERSIONS) return []
      const named = alternates.map(({ url, language }) => ({ url, key: keyOf(url), language: baseLanguage(language) }))
      const originals = new Set(named.flatMap(({ key, language }) => (language === preferred ? key : [])))
      // Many sitemaps name only the other versions.
      const isNamed = originals.size > 0 || named.some(({ key }) => key === own)
      if (!isNamed && (languageOf(page) ?? preferred) === preferred) originals.add(own)
      if (originals.size === 0) return []
      for (const key of originals) versions.set(key, preferred)
      return named.flatMap(({ url, key, language }) => {
        if (language === undefined || versions.has(key)) return []
        versions.set(key, language)
        translations.add(language)
        return url
      })
    },
    translationOf(url, inherited) {
      if (translations.size === 0) return inherited
      const said = versions.get(pageKey(url))
      if (said !== undefined) return said === preferred ? undefined : said
      const language = languageOf(url)
      return language === undefined ? inherited : translations.has(language) ? language : undefined
    },
    translations: () => [...translations].sort(),
  }
}

/** Returns `en` for `en`, `en-GB` and `en_us`, or `undefined` for a tag that is not a language of websites. */
export function baseLanguage(tag: string): string | undefined {
  const code = /^([a-z]{2,3})([-_](hans|hant|[a-z]{2}|\d{3}))?$/i.exec(tag)?.[1]?.toLowerCase()
  return code !== undefined && CODES.has(code) ? code : undefined
}

/** Returns the language in a URL: `/de/…`, `/pt-br/…`, `?lang=fr`. */
export function languageOf(url: URL): string | undefined {
  const parameter = PARAMETERS.map((name) => url.searchParams.get(name)).find((value) => value !== null)
  return baseLanguage(url.pathname.split('/')[1] ?? '') ?? baseLanguage(parameter ?? '')
}

function keyOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed === null ? url : pageKey(parsed)
}

function withoutLanguage(url: URL): string {
  const [, first = '', ...rest] = url.pathname.split('/')
  const path = baseLanguage(first) === undefined ? url.pathname : `/${rest.join('/')}`
  return path.replace(/\/(index\.\w+)?$/, '') || '/'
}

/** Reports whether a text is the name of a language: `DE`, `de-AT`, `Deutsch`, `German`, with or without a flag. */
function namesLanguage(text: string, language: string): boolean {
  const name = text
    .replace(/[^\p{L}\p{M}\s()-]/gu, '')
    .trim()
    .toLowerCase()
  if (name === '') return false
  return baseLanguage(name) === language || [language, 'en'].some((inLanguage) => nameOf(language, inLanguage) === name)
}

const nameOf = (language: string, inLanguage: string) =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language)?.toLowerCase()
