import { memoize } from '#src/base/memoize.ts'
import { fold } from './fold.ts'
import { partsOf, splitList } from './language-packs.ts'
import { conceptsOf, MAX_LANGUAGES, stopwordsOf } from './lexicon.ts'
import { stemOf } from './stem.ts'

const COMMON = 0.12
const EVERYDAY = 0.45
const UNLISTED = 0.8

interface KnownStems {
  light: ReadonlySet<string>
  common: ReadonlySet<string>
}

const stemsOfLanguage = memoize(MAX_LANGUAGES, (language): KnownStems | undefined => {
  const words = partsOf('questions').find((one) => one.language === language)
  if (words?.light === undefined) return undefined
  const stemsIn = (list: string): string[] => splitList(fold(list)).map(stemOf)
  return {
    light: new Set(stemsIn(words.light)),
    common: new Set([...stemsIn(words.common ?? ''), ...[...stopwordsOf(language)].map(stemOf)]),
  }
})

/** Reports whether a stem says little about what is asked. */
export const isLight = (stem: string, language: string): boolean => stemsOfLanguage(language)?.light.has(stem) ?? false

/** Reports whether a stem is light or frequent in a language. */
export const isCommon = (stem: string, language: string): boolean =>
  isLight(stem, language) || (stemsOfLanguage(language)?.common.has(stem) ?? false)

/** 0–1: how rare a stem is in a language, so how likely it is that a question turns on it. */
export function languageRarity(stem: string, language: string): number {
  if (isCommon(stem, language)) return COMMON
  return conceptsOf(stem, language).length > 0 ? EVERYDAY : UNLISTED
}
