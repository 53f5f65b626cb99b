import { memoize } from '#src/base/memoize.ts'
import { conceptsOf, MAX_LANGUAGES } from './lexicon.ts'
import { commonArabic } from './common-words/common-ar.ts'
import { commonGerman } from './common-words/common-de.ts'
import { commonEnglish } from './common-words/common-en.ts'
import { commonSpanish } from './common-words/common-es.ts'
import { commonFrench } from './common-words/common-fr.ts'
import { commonItalian } from './common-words/common-it.ts'
import { commonDutch } from './common-words/common-nl.ts'
import { commonPortuguese } from './common-words/common-pt.ts'
import { fold } from './fold.ts'
import { partsOf, splitList } from './language-packs.ts'
import { stemOf } from './stem.ts'

/** The rarity of each tier in a table of common words, the most common first. */
const TIER_RARITY = [0.1, 0.25, 0.4, 0.55, 0.7]
/** The rarity of words outside a table, and of all words in a language without one. */
const UNLISTED = 1
const UNKNOWN = 0.8
const LIGHT = 0.12
/** The highest rarity of a word for an everyday concept. */
const EVERYDAY = 0.45

const TABLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['en', commonEnglish],
  ['de', commonGerman],
  ['es', commonSpanish],
  ['fr', commonFrench],
  ['pt', commonPortuguese],
  ['it', commonItalian],
  ['nl', commonDutch],
  ['ar', commonArabic],
])

/** Returns the rarities of a language. Empty for a language without a table. */
const raritiesOf = memoize(
  MAX_LANGUAGES,
  (language): ReadonlyMap<string, number> =>
    new Map(
      (TABLES.get(language) ?? []).flatMap((stems, at) =>
        stems.split(' ').map((stem) => [stem, TIER_RARITY[at] ?? UNLISTED] as const),
      ),
    ),
)

const lightOf = memoize(MAX_LANGUAGES, (language): ReadonlySet<string> => {
  const words = partsOf('questions').find((one) => one.language === language)
  return new Set(splitList(fold(words?.light ?? '')).map(stemOf))
})

/** Reports whether a stem says little about the subject of a question. */
export const isLight = (stem: string, language: string): boolean => lightOf(language).has(stem)

/** Reports whether a stem is frequent in a language. */
export const isCommon = (stem: string, language: string): boolean => raritiesOf(language).has(stem)

/** Returns how rare a stem is in a language, from 0 to 1, and so how likely it is that a question is about it. */
export function languageRarity(stem: string, language: string): number {
  if (isLight(stem, language)) return LIGHT
  const rarity = TABLES.has(language) ? (raritiesOf(language).get(stem) ?? UNLISTED) : UNKNOWN
  return conceptsOf(stem, language).length > 0 ? Math.min(rarity, EVERYDAY) : rarity
}
