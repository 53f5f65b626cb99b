import type { SiteLanguages } from './site-languages.ts'

/** A URL of the site and what was known about it where it was found. */
export interface FoundLink {
  url: string
  text: string
  depth: number
  /** Of a page that translates another one: the language that it speaks. */
  language?: string | undefined
}

export interface Entry {
  link: FoundLink
  url: URL
  /** Lower is earlier. */
  rank: number
}

/** Pages in the order in which they are read, translations behind all others. */
export interface WaitingPages {
  add(entry: Entry): void
  /** From now on translations are taken too. */
  openTranslations(): void
  /** The page to read next, and forgets it: a translation when no other waits, once these are open. */
  take(): FoundLink | undefined
  /** Pages that may be taken, as far as they are not known yet to be translations that may not. */
  readonly size: number
  /** All, each translation with its language. */
  list(): FoundLink[]
}

/**
 * What shows that a page is a translation may be met after the page itself: it is asked for when the page's turn has
 * come, too.
 */
export function createWaitingPages(languages: SiteLanguages): WaitingPages {
  const originals: Entry[] = []
  const translations: Entry[] = []
  let readsTranslations = false

  const withLanguage = ({ link, ...entry }: Entry): Entry => ({
    ...entry,
    link: { ...link, language: languages.translationOf(entry.url, link.language) },
  })

  function add(found: Entry): void {
    const entry = withLanguage(found)
    insert(entry.link.language === undefined ? originals : translations, entry)
  }

  /** Whether a page that is no translation waits; it stands first then. */
  function findOriginal(): boolean {
    for (let first = originals[0]; first !== undefined; first = originals[0]) {
      if (languages.translationOf(first.url, first.link.language) === undefined) return true
      originals.shift()
      add(first)
    }
    return false
  }

  return {
    add,
    openTranslations: () => void (readsTranslations = true),
    take() {
      if (findOriginal()) return originals.shift()?.link
      return readsTranslations ? translations.shift()?.link : undefined
    },
    get size() {
      return (findOriginal() ? originals.length : 0) + (readsTranslations ? translations.length : 0)
    },
    list: () => [...originals.map(withLanguage), ...translations].map(({ link }) => link),
  }
}

/** Behind all of the same rank: first met is first read. */
export function insert(queue: Entry[], entry: Entry): void {
  let low = 0
  let high = queue.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((queue[middle]?.rank ?? 0) <= entry.rank) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, entry)
}
