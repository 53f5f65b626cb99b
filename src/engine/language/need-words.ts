import { computeOnce } from '#src/base/memoize.ts'
import { fold } from './fold.ts'
import { partsOf, splitKeyed } from './language-packs.ts'
import type { NeedWords } from './packs/language-pack.ts'
import { alternatives } from './word-lists.ts'
import { numberOf } from './number-words.ts'

/** Returns the words of all languages for a part of a visitor's need, as a group of an expression for folded text. */
export const needSource = (name: keyof NeedWords): string =>
  `(?<![\\p{L}\\p{N}])(?:${partsOf('needs')
    .map((words) => alternatives(fold(words[name])))
    .join('|')})(?!\\p{L})`

const SAID_OF_NEEDS = ['advice', 'wish', 'choose', 'compare', 'lowest', 'highest', 'upTo', 'age'] as const

/** Each word of the phrases in which visitors say what they need, and of currencies. */
const needWord = computeOnce(() => {
  const currencies = partsOf('values').flatMap((words) => splitKeyed(words.currencies).map(([, list]) => list))
  const needs = partsOf('needs').flatMap((words) => SAID_OF_NEEDS.map((name) => words[name]))
  const words = [...needs, ...currencies]
    .map(fold)
    .flatMap((list) => list.match(/[\p{L}\p{M}'][\p{L}\p{M}'*?[\]]*/gu) ?? [])
  return new RegExp(`^(?:${[...new Set(words)].map(alternatives).join('|')})$`, 'u')
})

/** Reports whether a folded word says that something is needed, or how much of it, but not what. */
export const isNeedWord = (word: string): boolean => needWord().test(word) || numberOf(word) !== ''

const countedPerson = computeOnce(() => new RegExp(`^${needSource('people')}$`, 'u'))

/** Reports whether a folded word means the people that an offer is counted by. */
export const isCountedPerson = (word: string): boolean => countedPerson().test(word)
