import { computeOnce, memoize, memoizeByObject } from '#src/base/memoize.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { readPeople } from '../question/visitor-need.ts'
import { MAX_LANGUAGES } from '../../language/lexicon.ts'
import type { Unit } from '../units/unit-types.ts'
import { fold } from '../../language/fold.ts'
import { needSource } from '../../language/need-words.ts'
import { wordsOf } from '../../language/split-words.ts'
import { termsOf } from '../../language/text-terms.ts'
import { readValues } from '../../values/read-values.ts'
import type { Value } from '../../values/value-types.ts'

/** How many words after a number in a question may name what it counts. */
const THING_AFTER = 2
/** How many words after or before a number in a text may name what it counts: "Group: up to 10". */
const SAID_AFTER = 4
const SAID_BEFORE = 2
/** Words farther away name nothing. */
const MAX_AROUND = 160
const RANGE = /^ ?(?:[-–—]|\p{L}{1,3}) ?$/u
const limitBefore = computeOnce(() => new RegExp(`${needSource('upTo')} ?$`, 'u'))

/** A number that counts, measures or gives a time of day. */
interface TextNumber {
  amount: number
  /** The unit of a measure, or ''. */
  unit: string
  rounded: Value['rounded']
  /** The first number of a range that this one ends. */
  from: number
  wordsAfter: string[]
  wordsBefore: string[]
}

function amountOf(value: Value): number | undefined {
  return (value.kind === 'count' || value.kind === 'measure') && !value.isArticle ? value.amounts[0] : undefined
}

function numbersIn(text: string, language: string): TextNumber[] {
  const folded = fold(text)
  const values = readValues(folded, language)
  return values.flatMap((value, at): TextNumber[] => {
    const amount = amountOf(value)
    // "A2" is a name.
    if (amount === undefined || /\p{L}-?$/u.test(folded.slice(0, value.start))) return []
    const before = values[at - 1]
    const isRange = before !== undefined && RANGE.test(folded.slice(before.end, value.start))
    const textBefore = folded.slice(Math.max(0, value.start - MAX_AROUND), value.start)
    const [clause = ''] = folded.slice(value.end, value.end + MAX_AROUND).split(/[:;,.!?]/u, 1)
    return [
      {
        amount,
        unit: value.kind === 'measure' ? value.unit : '',
        rounded: limitBefore().test(textBefore) ? 'under' : value.rounded,
        from: isRange ? (amountOf(before) ?? amount) : amount,
        wordsAfter: wordsOf(clause),
        wordsBefore: wordsOf(textBefore),
      },
    ]
  })
}

/** Returns the numbers of a question, and how many people come. Read once for all candidates. */
const askedBy = memoizeByObject((question: ParsedQuestion) => ({
  asked: question.asksAt === undefined ? numbersIn(question.text, question.language) : [],
  people: readPeople(fold(question.text)),
}))

/** Reports whether a number of a text includes another: "up to ten", "from 6", "6 to 40". */
function holds({ amount, from, rounded }: TextNumber, asked: number): boolean {
  if (rounded === 'under') return asked <= amount
  if (rounded === 'over') return asked >= amount
  return asked >= from && asked <= amount
}

/** Reads the numbers of each unit once. */
const saidBy = memoizeByObject(({ text, question, headings }: Unit) => {
  const texts = [text, question, ...headings]
  return {
    numbersFor: memoize(MAX_LANGUAGES, (language) => texts.flatMap((one) => numbersIn(one, language))),
    countsPeople: computeOnce(() => new Set(texts.flatMap((one) => readPeople(fold(one)) ?? []))),
  }
})

/**
 * Returns how a unit answers the numbers of a question: `said` if it includes one of them, `other` if it gives only
 * other numbers for the same thing, such as the price for four people when eight come, `missing` if it gives none,
 * and `undefined` if the question has no number.
 */
export function numbersSaid(
  question: ParsedQuestion,
  unit: Unit,
  language: string,
): 'said' | 'other' | 'missing' | undefined {
  const { asked, people } = askedBy(question)
  if (asked.length === 0) return undefined
  const { numbersFor, countsPeople } = saidBy(unit)
  const ofThing = asked.map(({ amount, unit: measure, wordsAfter }) => {
    const after = new Set(wordsAfter.slice(0, THING_AFTER))
    const terms = question.words.flatMap((word) => (after.has(word.word) ? [...word.terms.keys()] : []))
    const isOfThing = (other: TextNumber): boolean => {
      if (measure !== '' || other.unit !== '') return measure === other.unit
      if (terms.length === 0) return (amount === people && countsPeople().size > 0) || holds(other, amount)
      const around = [...other.wordsAfter.slice(0, SAID_AFTER), ...other.wordsBefore.slice(-SAID_BEFORE)]
      const held = new Set(termsOf(around.join(' '), language, language))
      return terms.some((term) => held.has(term))
    }
    return { amount, others: numbersFor(language).filter(isOfThing) }
  })
  if (ofThing.some(({ amount, others }) => others.some((other) => holds(other, amount)))) return 'said'
  return ofThing.some(({ others }) => others.length > 0) ? 'other' : 'missing'
}
