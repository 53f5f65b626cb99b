/** Two-letter codes that websites use as folders. Codes that are words or sections just as often need more evidence than the code. */
const CODES = new Set(
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id is it iw ja ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu'.split(
    ' ',
  ),
)

const PARAMETERS = ['lang', 'language', 'locale', 'hl', 'lng', 'idioma', 'sprache', 'langue']

export interface SiteLanguages {
  /** The language that is read, `en` style, or '' when nothing says it. */
  preferred: string
  /** Takes a link as evidence of which trees are translations of which. Whether that showed a translation not known before. */
  note(url: URL, linkText: string): boolean
  /** Takes the tree that a URL stands in as a translation. Whether it was not known as one. */
  addTranslation(url: URL): boolean
  /** Whether a URL belongs to the tree of another language that repeats the preferred one's pages. */
  isTranslation(url: URL): boolean
  /** Languages of the trees that are translations. */
  translations(): string[]
}

/**
 * Tells translations by their URLs. A start page within a language's tree says that the other trees translate it; otherwise a tree
 * counts as one when a link to it is called by a language's name, or one of its pages has a twin outside of it.
 */
export function createSiteLanguages(start: URL, pageLanguage: string, known: readonly string[] = []): SiteLanguages {
  const startLanguage = languageOf(start)
  const preferred = startLanguage ?? baseLanguage(pageLanguage) ?? ''
  const translations = new Set(known)
  const preferredPages = new Set<string>()
  const otherPages = new Map<string, Set<string>>()

  return {
    preferred,
    note(url, linkText) {
      if (preferred === '') return false
      const before = translations.size
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
      return translations.size > before
    },
    addTranslation(url) {
      const language = languageOf(url)
      if (language === undefined || language === preferred || translations.has(language)) return false
      translations.add(language)
      return true
    },
    isTranslation: (url) => translations.has(languageOf(url) ?? ''),
    translations: () => [...translations].sort(),
  }
}

/** `en` for `en`, `en-GB` and `en_us`, or `undefined` for what is no language that websites come in. */
export function baseLanguage(tag: string): string | undefined {
  const code = /^([a-z]{2,3})([-_](hans|hant|[a-z]{2}|\d{3}))?$/i.exec(tag)?.[1]?.toLowerCase()
  return code !== undefined && CODES.has(code) ? code : undefined
}

/** The language that a URL names: `/de/…`, `/pt-br/…`, `?lang=fr`. */
export function languageOf(url: URL): string | undefined {
  const parameter = PARAMETERS.map((name) => url.searchParams.get(name)).find((value) => value !== null)
  return baseLanguage(url.pathname.split('/')[1] ?? '') ?? baseLanguage(parameter ?? '')
}

function withoutLanguage(url: URL): string {
  const [, first = '', ...rest] = url.pathname.split('/')
  const path = baseLanguage(first) === undefined ? url.pathname : `/${rest.join('/')}`
  return path.replace(/\/(index\.\w+)?$/, '') || '/'
}

/** `DE`, `de-AT`, `Deutsch`, `German`, with or without a flag. */
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
