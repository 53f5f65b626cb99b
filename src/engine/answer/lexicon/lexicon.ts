import { lazily, recalling } from '#src/base/recalling.ts'
import { withinEdits } from '../rank/vocabulary.ts'
import { fold } from '../text/fold.ts'
import { stemOf } from '../text/stem.ts'
import { arabic } from './lexicon-ar.ts'
import { german } from './lexicon-de.ts'
import { english } from './lexicon-en.ts'
import { spanish } from './lexicon-es.ts'
import { french } from './lexicon-fr.ts'
import { italian } from './lexicon-it.ts'
import { dutch } from './lexicon-nl.ts'
import { portuguese } from './lexicon-pt.ts'
import { IDEAS } from './ideas.ts'
import type { Lexicon } from './lexicon-types.ts'
import { wordsOfTable } from './word-table.ts'

export const LEXICONS: readonly Lexicon[] = [english, german, french, spanish, portuguese, italian, dutch, arabic]

const wordSet = (words: string): ReadonlySet<string> => new Set(fold(words).split(' '))

const stopwordsByLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.stopwords)]),
)

const englishStopwords = wordSet(english.stopwords)

/** The languages whose words the answerer knows. */
export const LANGUAGES: readonly string[] = LEXICONS.map((lexicon) => lexicon.language)
/** Languages that write compounds as one word. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl'])

/** The stopwords of a language; English ones for a language without a lexicon. */
export function stopwordsOf(language: string): ReadonlySet<string> {
  return stopwordsByLanguage.get(language) ?? englishStopwords
}

/** For tables that are made of a language's words when it is first spoken; a process is asked in few of them. */
export const MAX_LANGUAGES = 100

/** By stem; the English ones for a language without a lexicon. */
const conceptsByStem = recalling(MAX_LANGUAGES, (language): ReadonlyMap<string, readonly string[]> => {
  if (!LANGUAGES.includes(language)) return conceptsByStem('en')
  const concepts = new Map<string, string[]>()
  for (const [concept, words] of wordsOfTable(IDEAS, language)) {
    for (const stem of new Set(words.map(stemOf))) concepts.set(stem, [...(concepts.get(stem) ?? []), concept])
  }
  return concepts
})

const NONE: readonly string[] = []

/** The ideas that a stem stands for in a language, under names shared by all languages. */
export function conceptsOf(stem: string, language: string): readonly string[] {
  return conceptsByStem(language).get(stem) ?? NONE
}

/** True for the idea of words for a business of any kind ("shop"), or for those of one kind ("gym"), which do not stand for each other. */
export const namesBusiness = (idea: string): boolean => idea === 'company' || idea === 'trade'

const namingLanguages = lazily(() => {
  const byStem = new Map<string, string[]>()
  for (const language of LANGUAGES) {
    for (const stem of conceptsByStem(language).keys()) byStem.set(stem, [...(byStem.get(stem) ?? []), language])
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
  return [...conceptsByStem(language)].find(([word]) => word.length >= 4 && word[0] === stem[0] && withinEdits(word, stem, 1))?.[1] ?? NONE
}

const openersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.openers)]))
const pointersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.pointers)]))

/** True when a question's folded words open as one that goes on from the question before: "And on Sundays?", "What about the blue one?". */
export function opensOn(words: readonly string[], language: string): boolean {
  const asksAbout = language === 'en' && words[1] === 'about' && (words[0] === 'what' || words[0] === 'how')
  return asksAbout || (openersByLanguage.get(language)?.has(words[0] ?? '') ?? false)
}

/** True when some of a question's folded words point back to what was spoken of: "Is it free?". */
export function pointsBack(words: readonly string[], language: string): boolean {
  return words.some((word) => pointersByLanguage.get(language)?.has(word))
}
