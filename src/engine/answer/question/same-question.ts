import { isLight, languageRarity } from '../../language/word-rarity.ts'
import { readCues } from './asked-kinds.ts'
import { conceptsOf, stopwordsOf } from '../../language/lexicon.ts'
import type { AskedKind } from './asked-kind-types.ts'
import { writeOut } from '../../language/chat-spelling.ts'
import { fold } from '../../language/fold.ts'
import { numberOf } from '../../language/number-words.ts'
import { languageOfWords } from '../../language/spoken-language.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stemOf } from '../../language/stem.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'

/** A question, prepared for comparison. */
export interface ComparedQuestion {
  words: readonly ComparedWord[]
  /** The kinds of answer: two questions about one thing may ask for its price and for its duration. */
  kinds: ReadonlySet<AskedKind>
  /** Has a word that reverses the question: "without", "before". */
  isTurned: boolean
}

interface ComparedWord {
  word: string
  stem: string
  number: string
  concepts: readonly string[]
  weight: number
  role: 'telling' | 'light' | 'function'
}

/** The least similarity of questions that an owner sees as one. */
export const ASKS_ALIKE = 0.65

const MAX_READ = 500
/** Kinds whose cues do not distinguish questions. */
const FORMLESS: ReadonlySet<AskedKind> = new Set(['yesno', 'list', 'about', 'when'])
/** Concepts whose words are synonyms. Words of other concepts may differ, as dogs and cats do. */
const SYNONYMS: ReadonlySet<string> = new Set([
  ...WEEKDAYS,
  ...(
    'delivery deliver order buy voucher parking pay cancel rent child wifi toilet repair guarantee invoice staff team price discount reduced book ' +
    'phone email address student senior free open'
  ).split(' '),
])
/** Words for buying and having distinguish questions only if there is no other word. */
const ACQUIRING = 'buy'
/** The similarity of words that only share a concept. */
const RELATED = 0.6
/** Words that reverse a question, folded. */
const TURNING: ReadonlySet<string> = new Set(
  (
    'without not before after except ohne nicht kein keine keinen vor nach ausser sans pas avant apres sauf sin antes despues excepto sem nao depois ' +
    'exceto senza non prima dopo tranne zonder niet geen voor na behalve بدون قبل بعد'
  ).split(' '),
)

/**
 * Prepares a question for `isSameQuestion` and `likenessOf`; `expected` is its language if its words do not show it.
 */
export function readCompared(text: string, expected: string): ComparedQuestion {
  const typed = text.slice(0, MAX_READ)
  const language = languageOfWords(text, wordsOf(typed), expected) || expected
  const written = writeOut(typed, language)
  const words = wordsOf(written)
  const stopwords = stopwordsOf(language)
  const { kinds, cueWords } = readCues(fold(written), language)
  const read = [...new Set(words)].map((word): ComparedWord => {
    const stem = stemOf(word)
    const concepts = conceptsOf(stem, language)
    const isFunction = !TURNING.has(word) && (stopwords.has(word) || cueWords.has(word))
    const isLittle = isLight(stem, language) || concepts.includes(ACQUIRING)
    const role = isFunction ? 'function' : isLittle ? 'light' : 'telling'
    return { word, stem, number: numberOf(word, language), concepts, weight: languageRarity(stem, language), role }
  })
  return {
    words: read,
    kinds: new Set([...kinds].filter((kind) => !FORMLESS.has(kind))),
    isTurned: words.some((word) => TURNING.has(word)),
  }
}

/**
 * Reports whether an answer to one question answers the other: each has every distinctive word of the other, or a
 * synonym.
 */
export function isSameQuestion(one: ComparedQuestion, other: ComparedQuestion): boolean {
  const said = tellingOf(one)
  const asked = tellingOf(other)
  const isWithin = (words: readonly ComparedWord[], others: readonly ComparedWord[]): boolean =>
    words.every((word) => others.some((candidate) => matchOf(word, candidate) === 1))
  return isSameForm(one, other) && !isFrameOfBoth(one, other) && isWithin(said, asked) && isWithin(asked, said)
}

/** Reports whether a message makes no sense without the ones before it: "And if it doesn't?", "both". */
export function namesNothing(text: string, expected: string): boolean {
  const { words, kinds } = readCompared(text, expected)
  return kinds.size === 0 && words.every(({ role }) => role !== 'telling')
}

/** Returns the similarity of two questions, 0–1. Questions for different kinds of answer have 0. */
export function likenessOf(one: ComparedQuestion, other: ComparedQuestion): number {
  if (!isSameForm(one, other) || isFrameOfBoth(one, other)) return 0
  if (isSameQuestion(one, other)) return 1
  const said = weighedOf(one)
  const asked = weighedOf(other)
  const total = sum(said, ({ weight }) => weight) + sum(asked, ({ weight }) => weight)
  return total === 0 ? 0 : (sharedWeight(said, asked) + sharedWeight(asked, said)) / total
}

const sum = (words: readonly ComparedWord[], valueOf: (word: ComparedWord) => number): number =>
  words.reduce((total, word) => total + valueOf(word), 0)

const sharedWeight = (words: readonly ComparedWord[], others: readonly ComparedWord[]): number =>
  sum(words, (word) => word.weight * Math.max(0, ...others.map((other) => matchOf(word, other))))

/**
 * Returns the distinctive words. If there are none and the question asks for no kind, returns the light words, or
 * else all.
 */
function tellingOf({ words, kinds }: ComparedQuestion): readonly ComparedWord[] {
  const telling = words.filter(({ role }) => role === 'telling')
  if (kinds.size > 0) return telling
  const light = words.filter(({ role }) => role === 'light')
  return telling.length > 0 ? telling : light.length > 0 ? light : words
}

function weighedOf({ words }: ComparedQuestion): readonly ComparedWord[] {
  const weighed = words.filter(({ role }) => role !== 'function')
  return weighed.length > 0 ? weighed : words
}

function isSameForm(one: ComparedQuestion, other: ComparedQuestion): boolean {
  return (
    one.isTurned === other.isTurned &&
    one.kinds.size === other.kinds.size &&
    [...one.kinds].every((kind) => other.kinds.has(kind))
  )
}

/**
 * Reports whether two questions differ in one word that is not a function word: "the first lesson", "the last
 * lesson".
 */
function isFrameOfBoth({ words }: ComparedQuestion, { words: others }: ComparedQuestion): boolean {
  if (words.length !== others.length) return false
  const replaced = words.flatMap((word, at) => {
    const other = others[at]
    return other && word.stem !== other.stem ? [[word, other] as const] : []
  })
  const [pair] = replaced
  return (
    replaced.length === 1 && pair !== undefined && pair.every(({ role }) => role !== 'function') && matchOf(...pair) < 1
  )
}

function matchOf(word: ComparedWord, other: ComparedWord): number {
  if (word.stem === other.stem || (word.number !== '' && word.number === other.number)) return 1
  const shared = word.concepts.filter((concept) => other.concepts.includes(concept))
  return shared.some((concept) => SYNONYMS.has(concept)) ? 1 : shared.length > 0 ? RELATED : 0
}
