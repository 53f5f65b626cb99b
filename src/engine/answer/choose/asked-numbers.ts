import { findMatches } from '#src/base/find-matches.ts'
import { computeOnce } from '#src/base/memoize.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { conceptsOf, stopwordsOf } from '../../language/lexicon.ts'
import { readPeople } from '../question/visitor-need.ts'
import { conceptTerm } from '../../language/text-terms.ts'
import { fold } from '../../language/fold.ts'
import { numberOf } from '../../language/number-words.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import { withoutPrices } from '../../values/prices.ts'

/**
 * A number of the question with the words after it, one of which names what it is a number of ("for eight people",
 * "1,500 old invoices").
 */
interface AskedNumber {
  number: string
  things: readonly QuestionWord[]
  /** Nothing is named, and it is of people ("for ten"). */
  isOfPeople: boolean
}

/**
 * How a text takes up a number that is asked for: says it or holds it within its bounds, gives only another of the same
 * thing, or neither.
 */
export type NumberSaid = 'said' | 'other' | 'missing'

/** What a number of the question is of stands at most so many words after it. */
const THING_AFTER = 2
/** … what a number of a text is of so many after it, or before it: "Group: up to 10". */
const SAID_AFTER = 4
const SAID_BEFORE = 2
/** No such words stand further from it, in characters. */
const MAX_AROUND = 160
/** So many numbers of a question are looked at. */
const MAX_ASKED = 8
/**
 * What makes a number a bound, at the end of what stands before it, and what makes two a range, between them; folded,
 * in the languages of the answerer.
 */
const UP_TO =
  /(?:up to|within|innerhalb von|im umkreis von|dans un rayon de|en un radio de|entro|binnen|at most|max(?:imum|imal|imo|ima)?|until|bis(?: zu)?|hochstens|jusqu'a|au plus|hasta|como maximo|ate|no maximo|fino a|al massimo|tot|hooguit|under|below|younger than|less than|unter|moins de|menos de|menores de|meno di|sotto i|minori di|onder de|onder|jonger dan|minder dan|حتي|الي) $/u
const AT_LEAST =
  /(?:from|over|more than|at least|min(?:imum|destens|imo|ima)?|ab|uber|des|a partir de|plus de|desde|mas de|da|oltre|vanaf|meer dan|من|اكثر من) $/u
const RANGE = /^(?: ?[-–] ?| (?:to|bis|a|y|e|und|and|et|en|tot|الي) )$/u
/** What makes a number a bound beyond which more are taken: "up to 8 children, each further child £15". */
const EACH_FURTHER =
  /(?<!\p{L})(?:(?:each|every|per) (?:additional|extra|further|other)|additional \p{L}+|jede[rs]? (?:weitere|zusatzliche)\p{L}*|(?:par|chaque) \p{L}+ (?:supplementaire|en plus)|(?:cada|por|ogni|per ogni) \p{L}+ (?:adicional|extra|mas|a mais|in piu|aggiuntiv\p{L}+)|(?:elke?|per) extra)(?!\p{L})|لكل \p{L}+ اضافي/u
const BEFORE_NUMBER = 16
const NUMBERS =
  /(?<![\p{L}\p{N}.,])\p{N}+(?:[.,:]\p{N}+)*(?!\p{N}|[.,:]\p{N}| ?%)|(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}])/gu
/** What a number in a word goes on with: another number ("dix-huit", "quatre-vingts"), or a thing. */
const TAIL = /^-(\p{L}+)/u
const isNumberTail = (word: string, language: string): boolean =>
  numberOf(word, language) !== '' || /^(?:et|vingts?)$/u.test(word)

/** "8:00" is said as "8" too. */
const FULL_HOUR = /:00$/

/** A number of a text, and where it stands. */
interface SaidNumber {
  value: string
  from: number
  to: number
}

/**
 * The numbers of a folded text; not those of names ("A2"), and of compounds only what counts a thing ("ten-class", not
 * "dix-huit").
 */
function numbersOf(folded: string, language: string): SaidNumber[] {
  return findMatches(folded, NUMBERS).flatMap(({ 0: said, index }) => {
    const value = numberOf(said, language).replace(FULL_HOUR, '')
    const [, tail = ''] = TAIL.exec(folded.slice(index + said.length)) ?? []
    return value === '' || (tail !== '' && isNumberTail(tail, language))
      ? []
      : [{ value, from: index, to: index + said.length }]
  })
}

/**
 * Times and ages, which rather tell of the visitor ("If I cancel three days before", "My son is 15") unless the price
 * of so long is asked for.
 */
const TIMES: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'week', 'month', 'year', 'age'])

function tellsOfVisitor({ things }: AskedNumber, { kinds, language }: ParsedQuestion): boolean {
  const ofTime = things.some(({ stem }) => conceptsOf(stem, language).some((idea) => TIMES.has(idea)))
  return !kinds.has('price') && (ofTime || things.length === 0)
}

/** The numbers that a question names. */
function numbersAsked(question: ParsedQuestion): AskedNumber[] {
  const folded = fold(question.text)
  const stopwords = stopwordsOf(question.language)
  const people = readPeople(folded)
  const named = numbersOf(folded, question.language).filter(({ from, to }) => !stopwords.has(folded.slice(from, to)))
  return named.slice(0, MAX_ASKED).map(({ value, to }) => {
    const [clause = ''] = folded.slice(to, to + MAX_AROUND).split(/[:;,.!?]/u, 1)
    const after = new Set(wordsOf(clause).slice(0, THING_AFTER))
    const things = question.words.filter(({ word }) => after.has(word) && numberOf(word, question.language) === '')
    return { number: value, things, isOfPeople: things.length === 0 && String(people) === value }
  })
}

/** True when a number is within what a text says with another: "up to ten", "from 6", "6 to 40". */
function isWithin(asked: number, folded: string, said: SaidNumber, next: SaidNumber | undefined): boolean {
  const before = folded.slice(Math.max(0, said.from - BEFORE_NUMBER), said.from)
  if (UP_TO.test(before)) return asked <= Number(said.value)
  if (next !== undefined && RANGE.test(folded.slice(said.to, next.from)))
    return asked >= Number(said.value) && asked <= Number(next.value)
  return AT_LEAST.test(before) && asked >= Number(said.value)
}

/** A number of a text, and the stems and ideas around it, one of which may name what it is a number of. */
interface ReadNumber extends SaidNumber {
  termsAround: () => ReadonlySet<string>
}

/** What a text says with numbers. */
interface SaidNumbers {
  folded: string
  numbers: readonly ReadNumber[]
  /** All of them, those of prices too. */
  values: ReadonlySet<string>
  takesMore: boolean
  saysPeople: boolean
}

/** Reads the numbers of a text once for all numbers of a question. */
function readSaid(text: string, language: string): SaidNumbers {
  const all = fold(text)
  const folded = fold(withoutPrices(text))
  const termsOf = (words: readonly string[]): string[] =>
    words.map(stemOf).flatMap((stem) => [stem, ...conceptsOf(stem, language).map(conceptTerm)])
  const numbers = numbersOf(folded, language).map((said) => {
    const after = folded.slice(said.to, said.to + MAX_AROUND)
    const before = folded.slice(Math.max(0, said.from - MAX_AROUND), said.from)
    const termsAround = computeOnce(
      () => new Set(termsOf([...wordsOf(after).slice(0, SAID_AFTER), ...wordsOf(before).slice(-SAID_BEFORE)])),
    )
    return { ...said, termsAround }
  })
  return {
    folded,
    numbers,
    values: new Set(numbersOf(all, language).map(({ value }) => value)),
    takesMore: EACH_FURTHER.test(folded),
    saysPeople: readPeople(folded) !== undefined,
  }
}

function howSaid({ number, things, isOfPeople }: AskedNumber, text: SaidNumbers): NumberSaid {
  const { folded, numbers, values, takesMore, saysPeople } = text
  const isSaid = (one: ReadNumber, at: number): boolean =>
    one.value === number ||
    isWithin(Number(number), folded, one, numbers[at + 1]) ||
    (takesMore && Number(number) > Number(one.value))
  if (isOfPeople && saysPeople) return numbers.some(isSaid) ? 'said' : 'other'
  if (things.length === 0) return values.has(number) ? 'said' : 'missing'
  const terms = things.flatMap((thing) => [...thing.terms.keys()])
  const isOfThing = (one: ReadNumber): boolean => terms.some((term) => one.termsAround().has(term))
  if (numbers.some((one, at) => isSaid(one, at) && isOfThing(one))) return 'said'
  return numbers.some(isOfThing) ? 'other' : 'missing'
}

/**
 * How some texts take up the numbers of a question: the best that is said of any of them; `undefined` when it names
 * none but those of a date or time.
 */
export function numbersSaid(
  question: ParsedQuestion,
  texts: readonly string[],
  language: string,
): NumberSaid | undefined {
  const asked =
    question.asksAt === undefined ? numbersAsked(question).filter((one) => !tellsOfVisitor(one, question)) : []
  if (asked.length === 0) return undefined
  const read = texts.map((text) => readSaid(text, language))
  const said = new Set(asked.flatMap((one) => read.map((text) => howSaid(one, text))))
  return (['said', 'other'] as const).find((how) => said.has(how)) ?? 'missing'
}
