import type { AnswerIndex } from './prepare-knowledge.ts'
import type { AnswerQuestion } from './answer-types.ts'
import { CONTACT_KINDS } from './lexicon/lexicon-types.ts'
import { opensOn, pointsBack } from './lexicon/lexicon.ts'
import { type EarlierQuestions, parseQuestion, type ParsedQuestion } from './question.ts'
import { asksOnlyOrder } from './offers/visitor-need.ts'
import { wordsOf } from './text/split-words.ts'

/** How far the words of the question before count, and those of the ones before it if that goes on too. */
const CARRIED_WEIGHTS = [0.45, 0.3, 0.2]
/** A question with more words of its own is understood without the conversation. */
const MAX_CONTINUED = 5
/** A question that points back ("Is it suitable for children?") names at most as many things itself. */
const MAX_POINTING = 2
/** So few words may be all that is left of a question: "For children?". */
const MAX_FRAGMENT = 3

type Dependence = 'alone' | 'perhaps' | 'goes on'

/** Whether a question is understood by itself. */
function dependenceOf(question: ParsedQuestion): Dependence {
  const { text, language, kinds, words } = question
  const written = wordsOf(text)
  const named = words.filter((word) => !word.isCue && !word.isGeneric)
  if (words.length > MAX_CONTINUED) return 'alone'
  if (asksOnlyOrder(question)) return 'goes on'
  if (pointsBack(written, language)) return named.length > MAX_POINTING ? 'perhaps' : 'goes on'
  if (CONTACT_KINDS.some((kind) => kinds.has(kind)) && named.length === 0) return 'alone'
  if (opensOn(written, language) || (named.length === 0 && kinds.size > 0)) return 'goes on'
  return written.length <= MAX_FRAGMENT ? 'perhaps' : 'alone'
}

/** The visitor's questions before this one, the latest first, back to one that stands by itself. */
function earlierQuestions(index: AnswerIndex, question: AnswerQuestion): EarlierQuestions {
  const said = question.history.filter((turn) => turn.role === 'visitor').map((turn) => turn.text)
  const texts: { text: string; weight: number }[] = []
  for (const weight of CARRIED_WEIGHTS) {
    const text = said[said.length - 1 - texts.length]
    if (text === undefined) break
    const parsed = parseQuestion(index, { ...question, text, history: [] })
    texts.push({ text: parsed.text, weight })
    if (dependenceOf(parsed) === 'alone') break
  }
  return { texts }
}

/**
 * The ways to read a question, the likelier first: one that stands by itself is read so, one that goes on ("And on Sundays?", "How much is it?") with the
 * visitor's questions before it, and one that may be either in both ways.
 */
export function readingsOf(index: AnswerIndex, question: AnswerQuestion): [ParsedQuestion, ...ParsedQuestion[]] {
  const alone = parseQuestion(index, question)
  const dependence = dependenceOf(alone)
  if (dependence === 'alone') return [alone]
  const earlier = earlierQuestions(index, question)
  if (earlier.texts.length === 0) return [alone]
  const continued = parseQuestion(index, question, earlier)
  return dependence === 'goes on' ? [continued, alone] : [alone, continued]
}
