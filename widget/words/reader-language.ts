export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh'] as const

export type Language = (typeof languages)[number]

/** The first of the wanted BCP 47 tags that the words exist in, else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split(/[-_]/)[0]
    const known = languages.find((language) => language === primary)
    if (known) return known
  }
  return 'en'
}

/** What the reader of this page wants to read: the page's own language first, then the browser's. */
export function languagesOfReader(): string[] {
  return [document.documentElement.lang, ...navigator.languages]
}
