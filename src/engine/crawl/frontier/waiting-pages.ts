import type { SiteLanguages } from './site-languages.ts'

/** A URL of the site, with what was known about it when it was found. */
export interface FoundLink {
  url: string
  text: string
  depth: number
  /** Of a translation: its language. */
  language?: string | undefined
}

export interface Entry {
  link: FoundLink
  url: URL
  /** Lower is earlier. */
  rank: number
}

/** Pages in the order in which they are read, translations last. */
export interface WaitingPages {
  add(entry: Entry): void
  /** Includes translations from now on. */
  openTranslations(): void
  /**
   * Removes and returns the page to read next: a translation only if no other page waits and translations are
   * included.
   */
  take(): FoundLink | undefined
  /** Number of pages that may be taken. Includes pages that may turn out to be excluded translations. */
  readonly size: number
  /** Returns all pages, each translation with its language. */
  list(): FoundLink[]
}

/**
 * Creates the queue. Evidence that a page is a translation may come after the page itself, so it is checked again
 * when the page is next.
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

  /** Reports whether a page that is not a translation waits, and moves it to the front. */
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

/** Inserts an entry after all of the same rank, so that the first found is read first. */
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
