import type { AnswerIndex } from './search/prepare-knowledge.ts'
import type { Answer, AnswerQuestion, AnswerSource } from './units/answer-types.ts'
import { writeOut } from '../language/chat-spelling.ts'
import { readAct } from './question/read-act.ts'
import { isOpenQuestion, questionAsked, sayToAct, sayToReply, SURE } from './say/say-act.ts'
import { ANSWER_THRESHOLD } from './choose/confidence.ts'
import { type Candidate, type ComposedCandidate, findCandidates } from './choose/candidates.ts'
import { chooseCandidate } from './choose/choose-candidate.ts'
import { ownTerms, saidBy } from './choose/said-words.ts'
import { isLight } from '../language/word-rarity.ts'
import { conceptsOf } from '../language/lexicon.ts'
import { fillPhrase, phrasesFor } from '../language/phrases.ts'
import { chooseOffers } from './offers/choose-offers.ts'
import { overviewOf } from './say/overview.ts'
import { asksOfBusiness, asksOnlyDay } from './question/of-business.ts'
import { readingsOf } from './question/conversation.ts'
import { valueKindsOf } from './units/values.ts'
import { readingsForEach } from './question/per-person.ts'
import { saysForEach } from './question/visitor-need.ts'
import { asksQuestion } from './question/questions-in.ts'
import { parseQuestion, visitorLanguage, type ParsedQuestion } from './question/question.ts'
import { findRemark, isStatement, type Remark } from './question/remark.ts'
import { rankUnits, type RankedUnit } from './search/rank.ts'
import { withTotals } from './say/say-totals.ts'
import { answerStatement, answerTold } from './say/say-told.ts'
import { sayNextStep } from './say/next-step.ts'
import { composeAnswer } from './say/compose.ts'
import { contactPhrase, nearMissOf, refuse, refuseWith } from './say/refuse.ts'
import { runSteps, type Steps, type TimeBudget } from '#src/base/steps.ts'
import { findTalk, type Talk } from './question/talk.ts'

/** Only eight are measured. Values are read for all that may be among these eight. */
const CANDIDATES = 12
/** More, because the line that says how to reach the business may rank lower. */
const CANDIDATES_OF_BUSINESS = 24
/** The confidence of an answer about the business or its offers as a whole. */
const WHOLE_CONFIDENCE = 0.8
/** A less sure answer comes with other questions to tap. */
const CERTAIN = 0.85
/** The confidence of what the opening hours say about the day or time in the question. */
const OPENING_CONFIDENCE = 0.8

const ASKS = /[?？؟]/u

/** Why a question got its answer: its reading, the ranking and the measured evidence. */
export interface AnswerExplanation {
  answer: Answer
  question: ParsedQuestion
  /** The answer or, if it was refused, what it would have been. */
  draft: { parts: string[]; sources: AnswerSource[] }
  ranked: {
    unit: number
    text: string
    headings: readonly string[]
    itemId: string
    score: number
    match: number
    fit: number
  }[]
  /** The candidate behind the answer, or behind what it would have been, if it is one unit with its support. */
  chosen: ComposedCandidate | undefined
  /** The first units in the ranking, with their evidence. */
  candidates: readonly Candidate[]
}

function answerTalk(index: AnswerIndex, talk: Talk, language: string): Answer {
  const phrases = phrasesFor(talk.language || language, index.company.language)
  const said = fillPhrase(phrases.said[talk.kind], { company: index.company.name })
  const contact = talk.kind === 'human' ? contactPhrase(index, phrases.language) : ''
  return {
    kind: 'talk',
    parts: contact === '' ? [said] : [said, ` ${contact}`],
    sources: [],
    language: phrases.language,
    confidence: 1,
    isFinal: true,
  }
}

/** Reports whether a unit says anything about what a question names, and not only that something is free. */
function namesWhatIsSaid(index: AnswerIndex, question: ParsedQuestion, { best }: Candidate): boolean {
  const own = ownTerms(index, question, best.unit)
  const { language, words } = question
  return words.some(
    (word) =>
      !isLight(word.stem, language) && !conceptsOf(word.stem, language).includes('free') && saidBy(own, word) > 0,
  )
}

/** Reports whether a unit tells a price or a percentage. */
function tellsPrice(index: AnswerIndex, { best }: Candidate): boolean {
  const values = index.units[best.unit]?.values
  return values !== undefined && (values.has('price') || values.has('percent'))
}

/**
 * What the agent adds to a remark unasked: the discounts for a visitor who finds something too expensive, or what the
 * knowledge says about a claim that the visitor disputes.
 */
function* answerUnasked(
  index: AnswerIndex,
  asked: AnswerQuestion,
  { kind, language }: Remark,
): Steps<Answer | undefined> {
  if (kind !== 'haggling' && kind !== 'dispute') return undefined
  const text = kind === 'haggling' ? phrasesFor(language, index.company.language).asksDiscount : asked.text
  const question = parseQuestion(index, { ...asked, text, locale: language, history: [] })
  const { answer, chosen } = yield* answerReading(index, question, { ...asked, similarity: new Map() })
  if (kind === 'dispute' && !(chosen && namesWhatIsSaid(index, question, chosen))) return undefined
  // A unit similar to "Is there a discount?" may be about anything, but a discount has a value.
  if (kind === 'haggling' && chosen && !tellsPrice(index, chosen)) return undefined
  const isTold = asked.history.some(
    ({ role, text: before }) => role === 'agent' && before.includes(answer.parts.join('')),
  )
  return answer.kind === 'known' && !isTold ? answer : undefined
}

/** Replies to a remark with a phrase and what it adds unasked, or with how to reach somebody who can settle it. */
function* answerRemark(index: AnswerIndex, asked: AnswerQuestion, remark: Remark): Steps<Answer> {
  const { said, language } = phrasesFor(remark.language, index.company.language)
  const opening = fillPhrase(said[remark.kind], { company: index.company.name })
  const unasked = yield* answerUnasked(index, asked, remark)
  if (unasked) return { ...unasked, parts: [opening, ` ${said.related}`, ...unasked.parts], language }
  const contact = remark.kind === 'browsing' ? '' : contactPhrase(index, language)
  const isForPerson = remark.kind !== 'browsing'
  return {
    kind: 'talk',
    parts: contact === '' ? [opening] : [opening, ` ${contact}`],
    sources: [],
    language,
    confidence: 1,
    isForPerson,
  }
}

interface Reasoned {
  answer: Answer
  question: ParsedQuestion
  ranked: RankedUnit[]
  draft?: AnswerExplanation['draft']
  chosen?: ComposedCandidate
  candidates?: readonly Candidate[]
  /** The offers were searched and none fits, so no other reading says more. */
  isSettled?: boolean
}

const NOTHING: AnswerExplanation['draft'] = { parts: [], sources: [] }

/**
 * Returns an answer about the offers or the business as a whole, or `undefined` if the question is about something in
 * particular.
 */
function* answerAsWhole(
  index: AnswerIndex,
  question: ParsedQuestion,
): Steps<Pick<Reasoned, 'answer' | 'draft' | 'isSettled'> | undefined> {
  const advice = yield* chooseOffers(index, question)
  if (advice?.fits === false)
    return { answer: refuseWith(index, question, advice), isSettled: question.asksAgain !== undefined }
  const whole = advice ?? overviewOf(index, question)
  if (whole === undefined) return undefined
  const { language } = phrasesFor(question.language, index.company.language)
  const { parts, sources } = whole
  return {
    answer: { kind: 'known', parts, sources, language, confidence: WHOLE_CONFIDENCE, isFinal: advice?.isFinal },
    draft: { parts, sources },
  }
}

/**
 * Returns the best of the first units in the ranking. If a gate refuses it or it is too unsure, returns what is
 * similar, and how to reach a person.
 */
function* answerFromUnits(
  index: AnswerIndex,
  question: ParsedQuestion,
  { ranked, budget }: { ranked: readonly RankedUnit[]; budget: TimeBudget | undefined },
): Steps<Omit<Reasoned, 'question' | 'ranked'>> {
  const candidates = yield* findCandidates(index, question, { ranked, budget })
  const chosen = composeChosen(index, question, {
    ranked,
    candidate: chooseCandidate(candidates, isFollowUp(question)),
  })
  yield
  const confidence = chosen?.confidence ?? 0
  const isAnswered = confidence >= ANSWER_THRESHOLD
  const nextStep = sayNextStep(index, question, { found: index.units[chosen?.best.unit ?? -1], isAnswer: isAnswered })
  if (nextStep) {
    const { language } = phrasesFor(question.language, index.company.language)
    return { answer: { kind: 'known', ...nextStep, language, confidence: WHOLE_CONFIDENCE }, draft: nextStep }
  }
  if (chosen === undefined) return { answer: refuse(index, question, 0) }
  const { draft } = chosen
  const found = { draft, chosen, candidates }
  if (!isAnswered) return { answer: refuse(index, question, confidence, nearMissOf(index, question, chosen)), ...found }
  const { language } = phrasesFor(question.language, index.company.language)
  const { parts, sources, tellsOpening } = draft
  const suggests = confidence < CERTAIN ? 'close' : undefined
  return { answer: { kind: 'known', parts, sources, language, confidence, isFinal: tellsOpening, suggests }, ...found }
}

/** Reports whether a question names nothing itself but a day, and continues the one before. */
const isFollowUp = (question: ParsedQuestion): boolean =>
  question.words.some(({ weight, isCue }) => weight < 1 && !isCue) &&
  (question.words.every(({ weight, isCue }) => weight < 1 || isCue) || asksOnlyDay(question))

/** Adds what the agent would say. It is sure if it says whether the business is open. */
function composeChosen(
  index: AnswerIndex,
  question: ParsedQuestion,
  { ranked, candidate }: { ranked: readonly RankedUnit[]; candidate: Candidate | undefined },
): ComposedCandidate | undefined {
  if (candidate === undefined) return undefined
  const { best, features, confidence } = candidate
  const draft = composeAnswer(index, question, [best, ...ranked.filter((one) => one !== best)])
  const isOpening = draft.tellsOpening && features.ofBusiness === 1 && confidence > 0
  return { ...candidate, draft, confidence: isOpening ? Math.max(confidence, OPENING_CONFIDENCE) : confidence }
}

/** Returns the result of one reading of a question. */
function* answerReading(
  index: AnswerIndex,
  question: ParsedQuestion,
  { similarity, budget }: Pick<AnswerQuestion, 'similarity' | 'budget'>,
): Steps<Reasoned> {
  const limit = asksOfBusiness(question) ? CANDIDATES_OF_BUSINESS : CANDIDATES
  const ranked = rankUnits(index, question, { similarity, limit })
  yield
  const whole = yield* answerAsWhole(index, question)
  yield
  return { question, ranked, ...(whole ?? (yield* answerFromUnits(index, question, { ranked, budget }))) }
}

/** Returns the price for each person if the visitor asks a price for a group and that answers better. */
function* answerForEach(index: AnswerIndex, asked: AnswerQuestion, first: Reasoned): Steps<Reasoned | undefined> {
  for (const reading of readingsForEach(index, asked, first.question.language)) {
    if (isSpent(asked)) return undefined
    const next = yield* answerReading(index, reading, asked)
    const { kind, parts, confidence } = next.answer
    const isBetter = first.answer.kind !== 'known' || first.answer.confidence < confidence
    const said = parts.join(' ')
    if (kind === 'known' && isBetter && valueKindsOf(said).has('price') && saysForEach(said)) return next
  }
  return undefined
}

/** Adds the total for the group if the answer gives a price for each person. */
function withTotal({ text }: AnswerQuestion, found: Reasoned): Reasoned {
  const { kind, parts } = found.answer
  if (kind !== 'known' || !found.chosen) return found
  const said = parts.map((part) => withTotals(part, text, found.answer.language))
  return { ...found, answer: { ...found.answer, parts: said } }
}

/** Reports whether the time for the answer is over. */
const isSpent = ({ budget }: Pick<AnswerQuestion, 'budget'>): boolean => budget !== undefined && budget.leftMs <= 0

/**
 * Reports whether the answer gives the asked value, and everything else in the question, from units that the agent
 * spoke from.
 */
const givesWhereSpoken = ({ chosen }: Reasoned): boolean =>
  chosen !== undefined && chosen.features.spokenOf > 0 && chosen.features.fit === 1 && chosen.features.own === 1

/** Returns the result of the first reading that can be answered, or else of the likeliest one. */
function* answerReadings(index: AnswerIndex, asked: AnswerQuestion): Steps<Reasoned> {
  const [likeliest, ...others] = readingsOf(index, asked)
  const first = yield* answerReading(index, likeliest, asked)
  const forEach = yield* answerForEach(index, asked, first)
  if (forEach) return forEach
  let best = first
  for (const other of others) {
    const isContinued = other.words.some(({ weight }) => weight < 1)
    const mayBeBetter =
      best.answer.kind !== 'known' ||
      (isContinued && best.answer.confidence < SURE) ||
      (other.spokenOf !== undefined && other.spokenOf.size > 0)
    if (isSpent(asked) || first.isSettled || !mayBeBetter) break
    const next = yield* answerReading(index, other, asked)
    const isSurer =
      (isContinued || other.spokenOf === undefined) &&
      (best.answer.kind !== 'known' || next.answer.confidence > best.answer.confidence)
    if (next.answer.kind === 'known' && (isSurer || givesWhereSpoken(next))) best = next
  }
  return best
}

/**
 * Returns the answer to a "yes" after a question of the agent: the same as if the visitor had asked that question.
 * `undefined` if the question does not offer anything, or nothing is known about it.
 */
function* answerAccepted(index: AnswerIndex, asked: AnswerQuestion, spoken: string): Steps<Reasoned | undefined> {
  const accepted = { ...asked, text: questionAsked(asked), history: asked.history.slice(0, -1) }
  if (accepted.text === '' || isOpenQuestion(index, accepted.text, spoken)) return undefined
  const [{ kinds, language }] = readingsOf(index, { ...accepted, history: [] })
  if (!kinds.has('yesno') && readAct(accepted.text, language) === undefined) return undefined
  const found = yield* reason(index, accepted)
  return found.answer.kind === 'known' ? found : undefined
}

/** Small talk and remarks need no knowledge. Everything else is answered from it. */
function* reason(index: AnswerIndex, asked: AnswerQuestion): Steps<Reasoned> {
  const [likeliest] = readingsOf(index, asked)
  yield
  const { language } = likeliest
  const text = writeOut(asked.text, language)
  const act = readAct(text, language)
  const say = (answer: Answer): Reasoned => ({ answer, question: likeliest, ranked: [] })
  const accepted = act?.kind === 'yes' ? yield* answerAccepted(index, asked, act.language) : undefined
  if (accepted) return accepted
  const reply = act && sayToReply(index, asked, act)
  if (reply) return say(reply)
  // A German visitor may also say "Merci".
  const before = visitorLanguage({ ...asked, text: '' }, index.company.language)
  const talk = findTalk(text, [before, language])
  // "Va bene" shows the visitor's language as little as "ok" does.
  if (talk !== undefined) return say(answerTalk(index, talk, talk.kind === 'thanks' ? before : language))
  const remark = findRemark(text, language)
  if (remark !== undefined) return say(yield* answerRemark(index, asked, remark))
  yield
  const found = withTotal(asked, yield* answerReadings(index, asked))
  if (act) return { ...found, answer: sayToAct(index, act, found) }
  const isAnswered = found.answer.kind === 'known' && found.answer.confidence >= SURE
  if (isAnswered || found.question.kinds.size > 0 || ASKS.test(text) || asksQuestion(text, language)) return found
  if (isStatement(text, language)) return { ...found, answer: answerStatement(index, found) }
  const told = answerTold(index, found)
  return told ? { ...found, answer: told } : found
}

/**
 * Answers from the knowledge, or says that the answer is not known. Deterministic. Takes a few milliseconds for a
 * thousand units.
 */
export function answerQuestion(index: AnswerIndex, question: AnswerQuestion): Answer {
  return runSteps(answerSteps(index, question))
}

/**
 * The same in steps. Once the question's time is over, it looks at no further reading or candidate: the answer is the
 * best so far, or that it is not known.
 */
export function* answerSteps(index: AnswerIndex, question: AnswerQuestion): Steps<Answer> {
  return (yield* reason(index, question)).answer
}

/** Returns the answer with everything that led to it. */
export function explainAnswer(index: AnswerIndex, question: AnswerQuestion): AnswerExplanation {
  const {
    answer,
    draft = NOTHING,
    question: parsed,
    ranked,
    chosen,
    candidates = [],
  } = runSteps(reason(index, question))
  return {
    answer,
    draft,
    question: parsed,
    chosen,
    candidates,
    ranked: ranked.map(({ unit: at, score, match, fit }) => {
      const unit = index.units[at]
      return {
        unit: at,
        text: unit?.text ?? '',
        headings: unit?.headings ?? [],
        itemId: index.items[unit?.item ?? -1]?.id ?? '',
        score,
        match,
        fit,
      }
    }),
  }
}
