import { getCountries } from 'libphonenumber-js'
import { memoize } from '#src/base/memoize.ts'
import { fold } from './fold.ts'
import { PACKS } from './language-packs.ts'
import { MAX_LANGUAGES } from './lexicon.ts'
import { wordsOf } from './split-words.ts'

/** The countries, by ISO 3166 code, and languages, by ISO 639 code, that a text names. */
export interface NamedPlaces {
  countries: ReadonlySet<string>
  languages: ReadonlySet<string>
}

const spaced = (text: string): string => ` ${wordsOf(fold(text)).join(' ')} `

/** Returns the names that `Intl` knows in a language, with their codes. */
const namesIn = memoize(MAX_LANGUAGES, (language) => {
  const [countries, languages] = (['region', 'language'] as const).map(
    (type) => new Intl.DisplayNames([language || 'en', 'en'], { type, fallback: 'none' }),
  )
  const named = (codes: readonly string[], names: Intl.DisplayNames | undefined): [string, string][] =>
    codes.flatMap((code) => {
      const name = spaced(names?.of(code) ?? '')
      return name.trim() === '' ? [] : [[name, code]]
    })
  return {
    countries: named(getCountries(), countries),
    languages: named(
      PACKS.map(({ language: code }) => code),
      languages,
    ),
  }
})

const EUROPE: ReadonlySet<string> = new Set(
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK'.split(
    ' ',
  ),
)

/** Reports whether a folded word alone names a country of Europe in a language. */
export const isInEurope = (word: string, language: string): boolean =>
  namesIn(language).countries.some(([name, code]) => name === ` ${word} ` && EUROPE.has(code))

/** Finds the countries and languages that a text in a language names. */
export function placesNamed(text: string, language: string): NamedPlaces {
  const said = spaced(text)
  const { countries, languages } = namesIn(language)
  const found = (names: readonly [string, string][]): ReadonlySet<string> =>
    new Set(names.flatMap(([name, code]) => (said.includes(name) ? [code] : [])))
  return { countries: found(countries), languages: found(languages) }
}
