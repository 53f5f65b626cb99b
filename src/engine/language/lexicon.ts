import { computeOnce, memoize } from '#src/base/memoize.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from './calendar-words.ts'
import { fold } from './fold.ts'
import type { QuestionWords } from './packs/language-pack.ts'
import { partsOf, splitKeyed, splitList } from './language-packs.ts'
import { stemOf } from './stem.ts'

type Lexicon = QuestionWords & { language: string }

const LEXICONS: readonly Lexicon[] = partsOf('questions')

/** The most languages to cache tables for. */
export const MAX_LANGUAGES = 100

const wordSet = (words: string): ReadonlySet<string> => new Set(splitList(fold(words)))

/** A shorter contraction may be another word without its apostrophe: "I'll", "we're". */
const MIN_CONTRACTION = 5

/** Returns the contractions of a language, by their spelling without the apostrophe. */
export const contractionsOf = memoize(MAX_LANGUAGES, (language): ReadonlyMap<string, string> => {
  const words = splitList(LEXICONS.find((one) => one.language === language)?.stopwords ?? '')
  const contractions = words.filter((word) => word.includes("'") && word.length >= MIN_CONTRACTION)
  return new Map(
    contractions.flatMap((word): [string, string][] => {
      const written = word.replaceAll("'", '')
      return words.includes(written) ? [] : [[written, word]]
    }),
  )
})

const stopwordsByLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LEXICONS.map(({ language, stopwords }) => [
    language,
    new Set([...wordSet(stopwords), ...[...contractionsOf(language).keys()].map(fold)]),
  ]),
)

const NO_WORDS: ReadonlySet<string> = new Set()

const languagesOf = (lexicons: readonly Lexicon[]): string[] => lexicons.map((lexicon) => lexicon.language)

/** The languages that the answerer knows in full. */
export const LANGUAGES: readonly string[] = languagesOf(LEXICONS.filter(({ light }) => light !== undefined))
/** Those, and languages with only cues and concepts. */
export const SPOKEN_LANGUAGES: readonly string[] = languagesOf(LEXICONS)
/** Languages in which two letters can be a word. */
const SYLLABIC: ReadonlySet<string> = new Set(['ja', 'ko', 'zh'])
/** Languages that write compounds as one word. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv'])

/** Returns the stopwords of a language, or the English ones. */
export function stopwordsOf(language: string): ReadonlySet<string> {
  return stopwordsByLanguage.get(language) ?? stopwordsByLanguage.get('en') ?? NO_WORDS
}

const NONE: readonly string[] = []

/** Returns the longest part of a hyphenated word. Texts are split at hyphens too. */
const longestPart = (word: string): string => word.split('-').toSorted((a, b) => b.length - a.length)[0] ?? word

/** Returns the names of days, months and well-known languages from `Intl`, by their English names. */
function namesFromIntl(language: string): [concept: string, word: string][] {
  const dates = (format: Intl.DateTimeFormatOptions, count: number, dateOf: (at: number) => number) =>
    Array.from({ length: count }, (_, at) =>
      ['en', language].map((one) => new Intl.DateTimeFormat(one, { ...format, timeZone: 'UTC' }).format(dateOf(at))),
    )
  const months = dates({ month: 'long' }, 12, (at) => Date.UTC(2024, at, 1))
  const days = LANGUAGES.includes(language) ? dates({ weekday: 'long' }, 7, (at) => Date.UTC(2024, 0, at + 1)) : []
  const languages = LANGUAGES.map((code) =>
    ['en', language].map((one) => new Intl.DisplayNames(one, { type: 'language' }).of(code) ?? ''),
  )
  const stopwords = stopwordsOf(language)
  return [...days, ...months, ...languages]
    .map(([concept = '', word = '']): [string, string] => [concept.toLowerCase(), longestPart(fold(word))])
    .filter(([, word]) => !stopwords.has(word))
}

/** Returns the concepts of a language with their words. */
function conceptWords({ language, concepts }: Lexicon): [concept: string, words: string[]][] {
  const listed = splitKeyed(concepts).map(([concept, words]): [string, string[]] => [
    concept,
    splitList(fold(words)).map(longestPart),
  ])
  const named = namesFromIntl(language).map(([concept, word]): [string, string[]] => [concept, [word]])
  if (LANGUAGES.includes(language)) return [...listed, ...named]
  const days = WEEKDAY_NAMES.map(({ full }, at): [string, string[]] => [WEEKDAYS[(at + 1) % 7] ?? '', full.map(fold)])
  return [...listed, ...days]
}

interface ConceptStems {
  byStem: ReadonlyMap<string, readonly string[]>
  /** The least length of a listed stem that also matches longer stems. */
  minBeginning: number
}

/** Returns the stems of a language's concepts, or the English ones for a language without a lexicon. */
const conceptStems = memoize(MAX_LANGUAGES, (language): ConceptStems => {
  const lexicon = LEXICONS.find((one) => one.language === language)
  if (lexicon === undefined) return conceptStems('en')
  const byStem = new Map<string, string[]>()
  for (const [concept, words] of conceptWords(lexicon)) {
    for (const stem of new Set(words.map(stemOf)))
      byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), concept])])
  }
  return { byStem, minBeginning: LANGUAGES.includes(language) ? Infinity : SYLLABIC.has(language) ? 2 : 4 }
})

/** Returns the concepts of a stem, under names that all languages share. */
export function conceptsOf(stem: string, language: string): readonly string[] {
  const { byStem, minBeginning } = conceptStems(language)
  const known = byStem.get(stem)
  if (known !== undefined) return known
  for (let length = stem.length - 1; length >= minBeginning; length--) {
    const begun = byStem.get(stem.slice(0, length))
    if (begun !== undefined) return begun
  }
  return NONE
}

/** Reports whether a concept is a word for any business ("shop") or for one kind ("gym"). */
export const namesBusiness = (concept: string): boolean => concept === 'company' || concept === 'trade'

const namingLanguages = computeOnce(() => {
  const byStem = new Map<string, string[]>()
  for (const language of SPOKEN_LANGUAGES) {
    for (const stem of conceptStems(language).byStem.keys()) byStem.set(stem, [...(byStem.get(stem) ?? []), language])
  }
  return byStem
})

/** Returns the languages in which a stem has a concept. */
export function languagesNaming(stem: string): readonly string[] {
  return namingLanguages().get(stem) ?? NONE
}

const openersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.openers)]))
const pointersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.pointers)]))

/** Reports whether a question continues the one before: "And on Sundays?", "What about the blue one?". */
export function opensOn(words: readonly string[], language: string): boolean {
  const asksAbout = language === 'en' && words[1] === 'about' && (words[0] === 'what' || words[0] === 'how')
  return asksAbout || (openersByLanguage.get(language)?.has(words[0] ?? '') ?? false)
}

/** Reports whether a question refers to something said before: "Is it free?". */
export function pointsBack(words: readonly string[], language: string): boolean {
  return words.some((word) => pointersByLanguage.get(language)?.has(word))
}
