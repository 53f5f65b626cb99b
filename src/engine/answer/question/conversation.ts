import type { KnownBusiness, VisitorQuestion } from './question-types.ts'
import { CONTACT_KINDS } from './asked-kind-types.ts'
import { opensOn, pointsBack } from '../../language/lexicon.ts'
import { type EarlierQuestions, parseQuestion, type ParsedQuestion, type QuestionWord } from './question.ts'
import { findMatches } from '#src/base/find-matches.ts'
import {
  asksForAdvice,
  asksOnlyForAdvice,
  asksOnlyOrder,
  changesOnlyNeed,
  readPeople,
  tellsNeed,
} from './visitor-need.ts'
import { findRemark } from './remark.ts'
import { findTalk } from './talk.ts'
import { asksOnlyDay, asksOfBusiness } from './of-business.ts'
import { namesOnlyDuration, readCues } from './asked-kinds.ts'
import { asksQuestion } from './questions-in.ts'
import { inKnownWords } from './known-words.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { isLight } from '../../language/word-rarity.ts'

/** The weights of words from the questions before, the latest first. */
const CARRIED_WEIGHTS = [0.9, 0.6, 0.4]
const NO_UNITS: ReadonlySet<number> = new Set()
/** A question with more words of its own is complete. */
const MAX_CONTINUED = 5
/** A question that refers back ("Is it suitable for children?") names at most this many things itself. */
const MAX_POINTING = 2
/** A question of at most this many words may be a fragment: "For children?". */
const MAX_FRAGMENT = 3

type Dependence = 'alone' | 'perhaps' | 'goes on'

const isNamed = ({ word, isCue, isGeneric }: QuestionWord): boolean => !isCue && !isGeneric && !/^\p{N}+$/u.test(word)

/** Returns whether a question needs the conversation to be understood. */
function dependenceOf(question: ParsedQuestion): Dependence {
  const { text, language, kinds, words } = question
  const written = wordsOf(text)
  const named = words.filter(isNamed)
  if (words.length > MAX_CONTINUED) return 'alone'
  if (asksOnlyOrder(question)) return 'goes on'
  if (pointsBack(written, language)) return named.length > MAX_POINTING ? 'perhaps' : 'goes on'
  if (asksOnlyDay(question)) return 'goes on'
  if (CONTACT_KINDS.some((kind) => kinds.has(kind)) && named.length === 0) return 'alone'
  if (opensOn(written, language) || (named.length === 0 && kinds.size > 0)) return 'goes on'
  return written.length <= MAX_FRAGMENT ? 'perhaps' : 'alone'
}

/** An offer in the agent's reply, in a list or on its own. */
const NAMED = /^(?:- )?\*\*(.+?)\*\*:/gmu

/** Returns the offer of the agent's last reply if it named exactly one: "How much is it?" is about that offer. */
function offerNamed({ history }: VisitorQuestion): string[] {
  const last = history.at(-1)
  const named = last?.role === 'agent' ? findMatches(last.text, NAMED).map(([, name = '']) => name) : []
  return named.length === 1 ? named : []
}

/**
 * Yields what a question may continue, the latest first: the offer that the agent named, then the visitor's questions.
 */
function* namedBefore(
  { company: { language } }: KnownBusiness,
  { history }: VisitorQuestion,
  offered: readonly string[],
): Generator<string> {
  yield* offered
  for (const { role, text } of history.toReversed())
    if (role === 'visitor' && !findTalk(text, [language]) && !findRemark(text, language)) yield text
}

/** Returns the visitor's questions that this one may continue, the latest first, back to a complete one. */
function earlierQuestions(index: KnownBusiness, question: VisitorQuestion): ParsedQuestion[] {
  const offered = offerNamed(question)
  const earlier: ParsedQuestion[] = []
  for (const text of namedBefore(index, question, offered)) {
    const parsed = parseQuestion(index, { ...question, text, history: [] })
    earlier.push(parsed)
    if (earlier.length === CARRIED_WEIGHTS.length || (text !== offered[0] && dependenceOf(parsed) === 'alone')) break
  }
  return earlier
}

/** Returns the units of the agent's last replies, the last one's with the most weight. */
function unitsSpokenOf(index: KnownBusiness, { history }: VisitorQuestion): ReadonlyMap<number, number> {
  const said: ReadonlySet<number>[] = []
  for (const { role, text } of history.toReversed()) {
    if (said.length === CARRIED_WEIGHTS.length) break
    const units = role === 'agent' ? index.unitsSaid(text) : NO_UNITS
    if (units.size > 0) said.push(units)
  }
  const weighed = CARRIED_WEIGHTS.flatMap((weight, at) => [...(said[at] ?? [])].map((unit) => [unit, weight] as const))
  return new Map(weighed.toReversed())
}

type Readings = [ParsedQuestion, ...ParsedQuestion[]]

/** The last question read per index, because its passages are searched right after its answer. */
const lastRead = new WeakMap<KnownBusiness, { asked: string; readings: Readings }>()

/**
 * Returns the readings of a question, the likeliest first. A complete question has one. A continuation ("And on
 * Sundays?", "How much is it?") is read with the questions before it, and a doubtful one in both ways. "And for
 * three?" repeats the previous question for other people.
 */
export function readingsOf(index: KnownBusiness, question: VisitorQuestion): Readings {
  const { text, locale, history, now, timeZone } = question
  const asked = JSON.stringify([text, locale, history, now, timeZone])
  const last = lastRead.get(index)
  if (last?.asked === asked) return last.readings
  const readings = readQuestion(index, question)
  lastRead.set(index, { asked, readings })
  return readings
}

const CLAUSE_END = /[.!?؟;:\n]+\s*|,\s+|\s+[–—-]\s+/u

/** Returns a reading of only the clauses that ask, for a message that also tells a story. */
function askedAlone(index: KnownBusiness, question: VisitorQuestion, whole: ParsedQuestion): ParsedQuestion[] {
  const clauses = whole.text.split(CLAUSE_END).filter((clause) => /\p{L}/u.test(clause))
  if (clauses.length < 2) return []
  const { language } = whole
  const asking = clauses.filter(
    (clause) =>
      readCues(inKnownWords(index, fold(clause), language), language).kinds.size > 0 || asksQuestion(clause, language),
  )
  if (asking.length === 0 || asking.length === clauses.length) return []
  const text = asking.join(', ')
  const read = parseQuestion(index, { ...question, text })
  // "Saturday would suit me, call me" gives a day, and "Which set?" needs what was said before.
  if (asksOnlyDay(read) || asksForAdvice(text)) return []
  const isNamedIn = ({ known, isCue, stem }: QuestionWord): boolean =>
    known !== 'absent' && !isCue && !isLight(stem, language)
  const isWhole = !pointsBack(wordsOf(text), language) && read.words.some(isNamedIn)
  return isWhole || asksOfBusiness(read) ? [read] : []
}

/** Reads a question that only says for how many like the one before it, or as one of what it costs. */
const asksCost = (question: ParsedQuestion): ParsedQuestion => ({
  ...question,
  kinds: question.kinds.size > 0 ? question.kinds : new Set(['price']),
  words: question.words.filter(({ weight, known }) => weight < 1 || known !== 'absent'),
})

const earlierTexts = (earlier: readonly ParsedQuestion[]): EarlierQuestions => ({
  texts: earlier.map(({ text }, at) => ({ text, weight: CARRIED_WEIGHTS[at] ?? 0 })),
})

function readQuestion(index: KnownBusiness, question: VisitorQuestion): Readings {
  const alone = parseQuestion(index, question)
  const told = question.history.findLast(({ role, text }) => role === 'visitor' && tellsNeed(text))?.text
  if (told !== undefined && asksOnlyForAdvice(alone))
    return [parseQuestion(index, { ...question, text: `${told} ${question.text}`, history: [] }), alone]
  const dependence = dependenceOf(alone)
  // Since when the business exists is not asked of an offer.
  const spokenOf = alone.kinds.has('founded') ? new Map<number, number>() : unitsSpokenOf(index, question)
  if (spokenOf.size > 0 && alone.kinds.size === 0 && namesOnlyDuration(fold(alone.text), alone.language)) {
    const { words, ...read } = parseQuestion(index, question, earlierTexts(earlierQuestions(index, question)))
    const carried = words.filter(({ weight }) => weight < 1)
    return [{ ...read, words: carried, kinds: new Set(['duration']), spokenOf }, alone]
  }
  if (dependence === 'alone') {
    const ofReply = spokenOf.size > 0 && alone.words.length <= MAX_CONTINUED ? [{ ...alone, spokenOf }] : []
    return [alone, ...askedAlone(index, question, alone), ...ofReply]
  }
  const earlier = earlierQuestions(index, question)
  const opening = earlier.at(-1)
  if (opening === undefined) return [alone]
  const continued = { ...parseQuestion(index, question, earlierTexts(earlier)), spokenOf }
  if (changesOnlyNeed(alone) && asksForAdvice(opening.text))
    return [{ ...alone, kinds: new Set(), asksAgain: opening }, continued, alone]
  // "And for fifty?" means nothing on its own, and asks what it costs them.
  if (readPeople(fold(alone.text)) !== undefined && changesOnlyNeed(alone)) return [asksCost(continued)]
  // Neither does "When is that?".
  if (dependence === 'goes on' && pointsBack(wordsOf(alone.text), alone.language) && !alone.words.some(isNamed))
    return [continued]
  return dependence === 'goes on' ? [continued, alone] : [alone, continued]
}
