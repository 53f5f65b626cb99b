import { fold } from '../text/fold.ts'
import { LATIN_NUMBER_WORDS } from '../text/number-words.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { currencyBehind } from '../units/written-numbers.ts'

const WORDS: readonly (readonly [number, string])[] = [
  ...LATIN_NUMBER_WORDS,
  [6, 'sei'],
  [12, 'dozen'],
  [14, 'fortnight'],
  [50, 'half'],
  [1000, 'thousand tausend mille mil duizend'],
]
const SPELLED: Readonly<Record<string, number>> = Object.fromEntries(
  WORDS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
)

/** The number that a folded word spells; from two on. */
export function spelledValue(word: string): number | undefined {
  if (Object.hasOwn(SPELLED, word)) return SPELLED[word]
  const [, tens, ones] = /^(\p{L}+)-(\p{L}+)$/u.exec(word) ?? []
  const [, first, last] = /^(\p{L}{3,6})(?:und|en)(\p{L}{6,8})$/u.exec(word) ?? []
  const joined = tens === undefined ? [last, first] : [tens, ones]
  const [ten = 0, one = 0] = joined.map((part) =>
    part === undefined ? 0 : ONES.has(part) ? 1 : Object.hasOwn(SPELLED, part) ? (SPELLED[part] ?? 0) : 0,
  )
  return ten >= 20 && ten < 100 && one > 0 && one < 10 ? ten + one : undefined
}

const ONES = new Set(['one', 'ein', 'een', 'un'])

/**
 * Words that are numbers in one language and something else in others: once, due, Sept, the Dutch "ten minste", the
 * Portuguese "vier".
 */
const NUMBER_ONLY_IN: ReadonlyMap<string, readonly string[]> = new Map([
  ['once', ['es']],
  ['due', ['it']],
  ['sept', ['fr']],
  ['sei', ['it']],
  ['vier', ['de', 'nl']],
  ['elf', ['de', 'nl']],
  ['ten', ['en']],
  ['tres', ['es', 'pt']],
  ['dos', ['es']],
  ['doce', ['es']],
  ['onze', ['fr', 'pt']],
])

const isOtherWord = (word: string, text: string): boolean => {
  const languages = NUMBER_ONLY_IN.get(word)
  return languages?.every((language) => languageOfWords(text, wordsOf(text), language) !== language) ?? false
}

/** "You are" in Italian: "Se sei interessato, scrivici." */
const YOU_ARE =
  /(?<!\p{L})sei (?=(?:gia |ancora )?(?:una?|interessat\p{L}|pront\p{L}|sicur\p{L}|curios\p{L}|indecis\p{L}|nuov[oa]|iscritt\p{L}|alla ricerca|in cerca|alle prime armi)(?!\p{L}))/gu

/** Numbers that are spelled out, from two on: a one is too often no number. */
export function spelledNumbers(text: string): string[] {
  return (
    fold(text)
      .replace(YOU_ARE, ' ')
      .match(/\p{L}+(?:-\p{L}+)?/gu) ?? []
  ).flatMap((word) => {
    const value = isOtherWord(word, text) ? undefined : spelledValue(word)
    return value === undefined ? [] : [String(value)]
  })
}

/** Prices whose number is spelled out, as `value currency`. */
export function spelledPrices(text: string): string[] {
  const folded = fold(text)
  return [...folded.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(({ 0: word, index }) => {
    const value = spelledValue(word)
    const after = folded.slice(index + word.length, index + word.length + 12)
    const currency = value === undefined ? undefined : currencyBehind(after)
    return currency === undefined ? [] : [`${value} ${currency}`]
  })
}
