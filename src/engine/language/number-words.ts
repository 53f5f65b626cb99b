import { fold } from './fold.ts'
import { partsOf, splitKeyed, splitList } from './language-packs.ts'

const MAX_NUMBER = 100

interface NumberWord {
  language: string
  number: string
  word: string
  /** Whether the word means something else in other languages. */
  isOwn: boolean
}

const WORDS: readonly NumberWord[] = partsOf('values').flatMap(({ language, numbers }) =>
  splitKeyed(numbers)
    .filter(([number]) => /^\d+$/.test(number) && Number(number) <= MAX_NUMBER)
    .flatMap(([number, list]) =>
      splitList(list).map((entry) => ({
        language,
        number,
        word: fold(entry.replace('!', '')),
        isOwn: entry.endsWith('!'),
      })),
    ),
)

/** Words for numbers from 2 to 100, in all languages. */
export const NUMBER_WORDS: readonly (readonly [number, string])[] = WORDS.map(
  ({ number, word }) => [Number(number), word] as const,
)

const numbersOf = (words: readonly NumberWord[]): ReadonlyMap<string, string> =>
  new Map(words.toReversed().map(({ word, number }) => [word, number] as const))

const inAnyLanguage = numbersOf(WORDS)
const inSeveral = numbersOf(WORDS.filter(({ isOwn }) => !isOwn))
const byLanguage = new Map(
  [...Map.groupBy(WORDS, ({ language }) => language)].map(([language, words]) => [language, numbersOf(words)] as const),
)

/**
 * Returns the number that a folded word of a language means, as digits without thousands separators, or ''. A
 * language of '' may be any.
 */
export function numberOf(word: string, language = ''): string {
  if (/^\d/.test(word)) return /^\d{1,3}(?:[.,]\d{3})+$/.test(word) ? word.replace(/[.,]/g, '') : word
  const found = language === '' ? inAnyLanguage.get(word) : (byLanguage.get(language)?.get(word) ?? inSeveral.get(word))
  return found ?? ''
}
