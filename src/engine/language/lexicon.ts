import { computeOnce, memoize } from '#src/base/memoize.ts'
import { withinEdits } from './edit-distance.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from './calendar-words.ts'
import { fold } from './fold.ts'
import type { QuestionWords } from './packs/language-pack.ts'
import { partsOf, splitKeyed, splitList } from './language-packs.ts'
import { stemOf } from './stem.ts'

type Lexicon = QuestionWords & { language: string }

const LEXICONS: readonly Lexicon[] = partsOf('questions')

/** For tables that are made of a language's words when it is first spoken; a process is asked in few of them. */
export const MAX_LANGUAGES = 100

const wordSet = (words: string): ReadonlySet<string> => new Set(splitList(fold(words)))

/** Without its apostrophe, a shorter one may be another word: "I'll", "we're". */
const MIN_CONTRACTION = 5

/** The contractions among the stopwords of a language, by how people write them without the apostrophe. */
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

/** The languages whose words the answerer knows. */
export const LANGUAGES: readonly string[] = languagesOf(LEXICONS.filter(({ light }) => light !== undefined))
/** The same, and those of which it knows no more than how something is asked and the words for everyday ideas. */
export const SPOKEN_LANGUAGES: readonly string[] = languagesOf(LEXICONS)
/** Languages of whose letters two may be a word. */
const SYLLABIC: ReadonlySet<string> = new Set(['ja', 'ko', 'zh'])
/** Languages that write compounds as one word. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv'])

/** The stopwords of a language; English ones for a language without a lexicon. */
export function stopwordsOf(language: string): ReadonlySet<string> {
  return stopwordsByLanguage.get(language) ?? stopwordsByLanguage.get('en') ?? NO_WORDS
}

const NONE: readonly string[] = []

/** Words are split at hyphens everywhere else too. */
const longestPart = (word: string): string => word.split('-').toSorted((a, b) => b.length - a.length)[0] ?? word

/** What `Intl` calls the days, the months and the best-known languages, by their English names in lower case. */
function namesFromIntl(language: string): [idea: string, word: string][] {
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
    .map(([idea = '', word = '']): [string, string] => [idea.toLowerCase(), longestPart(fold(word))])
    .filter(([, word]) => !stopwords.has(word))
}

/** The ideas of a language, each with some of its words. */
function ideaWords({ language, ideas }: Lexicon): [idea: string, words: string[]][] {
  const listed = splitKeyed(ideas).map(([idea, words]): [string, string[]] => [
    idea,
    splitList(fold(words)).map(longestPart),
  ])
  const named = namesFromIntl(language).map(([idea, word]): [string, string[]] => [idea, [word]])
  if (LANGUAGES.includes(language)) return [...listed, ...named]
  const days = WEEKDAY_NAMES.map(({ full }, at): [string, string[]] => [WEEKDAYS[(at + 1) % 7] ?? '', full.map(fold)])
  return [...listed, ...days]
}

interface IdeaStems {
  byStem: ReadonlyMap<string, readonly string[]>
  /** A stem stands for the ideas of the longest one that it begins with, of at least so many letters. */
  minBeginning: number
}

/** The English ones for a language without a lexicon. */
const ideaStems = memoize(MAX_LANGUAGES, (language): IdeaStems => {
  const lexicon = LEXICONS.find((one) => one.language === language)
  if (lexicon === undefined) return ideaStems('en')
  const byStem = new Map<string, string[]>()
  for (const [idea, words] of ideaWords(lexicon)) {
    for (const stem of new Set(words.map(stemOf))) byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), idea])])
  }
  return { byStem, minBeginning: LANGUAGES.includes(language) ? Infinity : SYLLABIC.has(language) ? 2 : 4 }
})

/** The ideas that a stem stands for in a language, under names shared by all languages. */
export function conceptsOf(stem: string, language: string): readonly string[] {
  const { byStem, minBeginning } = ideaStems(language)
  const known = byStem.get(stem)
  if (known !== undefined) return known
  for (let length = stem.length - 1; length >= minBeginning; length--) {
    const begun = byStem.get(stem.slice(0, length))
    if (begun !== undefined) return begun
  }
  return NONE
}

/**
 * True for the idea of words for a business of any kind ("shop"), or for those of one kind ("gym"), which do not stand
 * for each other.
 */
export const namesBusiness = (idea: string): boolean => idea === 'company' || idea === 'trade'

const namingLanguages = computeOnce(() => {
  const byStem = new Map<string, string[]>()
  for (const language of SPOKEN_LANGUAGES) {
    for (const stem of ideaStems(language).byStem.keys()) byStem.set(stem, [...(byStem.get(stem) ?? []), language])
  }
  return byStem
})

/** The languages in which a stem stands for an idea. */
export function languagesNaming(stem: string): readonly string[] {
  return namingLanguages().get(stem) ?? NONE
}

/** The ideas of the words of a language that differ from a stem by one letter and begin with the same one. */
export function misspeltIdeas(stem: string, language: string): readonly string[] {
  if (!LANGUAGES.includes(language)) return NONE
  return (
    [...ideaStems(language).byStem].find(
      ([word]) => word.length >= 4 && word[0] === stem[0] && withinEdits(word, stem, 1),
    )?.[1] ?? NONE
  )
}

const openersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.openers)]))
const pointersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.pointers)]))

/**
 * True when a question's folded words open as one that goes on from the question before: "And on Sundays?", "What about
 * the blue one?".
 */
export function opensOn(words: readonly string[], language: string): boolean {
  const asksAbout = language === 'en' && words[1] === 'about' && (words[0] === 'what' || words[0] === 'how')
  return asksAbout || (openersByLanguage.get(language)?.has(words[0] ?? '') ?? false)
}

/** True when some of a question's folded words point back to what was spoken of: "Is it free?". */
export function pointsBack(words: readonly string[], language: string): boolean {
  return words.some((word) => pointersByLanguage.get(language)?.has(word))
}
