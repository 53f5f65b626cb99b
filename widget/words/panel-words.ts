import type { Language } from './reader-language.ts'
import { en } from './words-en.ts'
import type { Words } from './words-types.ts'

/** Each language has its own file, so that a visitor loads one. */
const others: Record<Exclude<Language, 'en'>, () => Promise<{ words: Words }>> = {
  de: () => import('./words-de.ts'),
  fr: () => import('./words-fr.ts'),
  es: () => import('./words-es.ts'),
  pt: () => import('./words-pt.ts'),
  it: () => import('./words-it.ts'),
  nl: () => import('./words-nl.ts'),
  pl: () => import('./words-pl.ts'),
  tr: () => import('./words-tr.ts'),
  ar: () => import('./words-ar.ts'),
  ja: () => import('./words-ja.ts'),
  zh: () => import('./words-zh.ts'),
}

/** Returns the panel's texts in this language, or in English if its file cannot be loaded. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return en
  const { words } = await others[language]().catch(() => ({ words: en }))
  return words
}
