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
import { asksOfBusiness } from './question/of-business.ts'
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

/** Only eight are measured, and values are read for all that may come among these. */
const CANDIDATES = 12
/** The line that tells how the business is reached may come later. */
const CANDIDATES_OF_BUSINESS = 24
/** For what the business offers or is, said as a whole. */
const WHOLE_CONFIDENCE = 0.8
/** Less sure answers come with others to tap. */
const CERTAIN = 0.85
/** For what the hours of the business say of the day or the moment that is asked for. */
const OPENING_CONFIDENCE = 0.8

const ASKS = /[?？؟]/u

/** Why a question was answered as it was: what was read, what was ranked, what was measured. */
export interface AnswerExplanation {
  answer: Answer
  question: ParsedQuestion
  /** What it would have said had it not refused; the answer itself when it did not. */
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
  /** What is said, or would have been, where it is one unit of the knowledge with what supports it. */
  chosen: ComposedCandidate | undefined
  /** The first units in the ranking, each with its evidence. */
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

/** Whether a unit says anything of what is named in a question, and not only that something is free. */
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
 * What the agent tells to a remark unasked: the discounts to who haggles, what is said of it to who holds it to
 * something.
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
  // What is near "Is there a discount?" may be about anything: a discount has a value.
  if (kind === 'haggling' && chosen && !tellsPrice(index, chosen)) return undefined
  const isTold = asked.history.some(
    ({ role, text: before }) => role === 'agent' && before.includes(answer.parts.join('')),
  )
  return answer.kind === 'known' && !isTold ? answer : undefined
}

/** What the agent says of its own to a remark, with what it tells unasked, or how to reach who can settle it. */
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
  /** It was looked for what fits, and nothing does: no other reading tells more. */
  isSettled?: boolean
}

const NOTHING: AnswerExplanation['draft'] = { parts: [], sources: [] }

/**
 * What says something of the offers, or of the business, as a whole; `undefined` where the question is about something
 * in particular.
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
 * The best of the first units in the ranking, unless a gate refuses it or it is too unsure: then what is near, and how
 * to reach a person.
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

/** Reports whether a question names nothing itself and continues the one before. */
const isFollowUp = ({ words }: ParsedQuestion): boolean =>
  words.some(({ weight, isCue }) => weight < 1 && !isCue) && words.every(({ weight, isCue }) => weight < 1 || isCue)

/** Adds what the agent would say, which is sure if it says whether the business is open. */
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

/** What one reading of a question leads to. */
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

/** Whether the answer may take no more time. */
const isSpent = ({ budget }: Pick<AnswerQuestion, 'budget'>): boolean => budget !== undefined && budget.leftMs <= 0

/** The first reading of a question that can be answered, or what the likeliest leads to. */
function* answerReadings(index: AnswerIndex, asked: AnswerQuestion): Steps<Reasoned> {
  const [likeliest, ...others] = readingsOf(index, asked)
  const first = yield* answerReading(index, likeliest, asked)
  const forEach = yield* answerForEach(index, asked, first)
  if (forEach) return forEach
  let best = first
  for (const other of others) {
    const isContinued = other.words.some(({ weight }) => weight < 1)
    const mayBeBetter = best.answer.kind !== 'known' || (isContinued && best.answer.confidence < SURE)
    if (isSpent(asked) || first.isSettled || !mayBeBetter) break
    const next = yield* answerReading(index, other, asked)
    if (
      next.answer.kind === 'known' &&
      (best.answer.kind !== 'known' || next.answer.confidence > best.answer.confidence)
    )
      best = next
  }
  return best
}

/**
 * What a "yes" to a question of the agent gets that yes answers: the same as who asks that of it. `undefined` for any
 * other question, and where nothing is known of it.
 */
function* answerAccepted(index: AnswerIndex, asked: AnswerQuestion, spoken: string): Steps<Reasoned | undefined> {
  const accepted = { ...asked, text: questionAsked(asked), history: asked.history.slice(0, -1) }
  if (accepted.text === '' || isOpenQuestion(index, accepted.text, spoken)) return undefined
  const [{ kinds, language }] = readingsOf(index, { ...accepted, history: [] })
  if (!kinds.has('yesno') && readAct(accepted.text, language) === undefined) return undefined
  const found = yield* reason(index, accepted)
  return found.answer.kind === 'known' ? found : undefined
}

/** Small talk and remarks ask nothing; all else is answered from the knowledge, as it fits what the visitor does. */
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
  // "Merci" is what a German visitor may say as well.
  const before = visitorLanguage({ ...asked, text: '' }, index.company.language)
  const talk = findTalk(text, [before, language])
  // "Va bene" tells its language no more than "ok" does.
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
 * Answers from the knowledge, or says that it does not know. Deterministic; a few milliseconds for a thousand units.
 */
export function answerQuestion(index: AnswerIndex, question: AnswerQuestion): Answer {
  return runSteps(answerSteps(index, question))
}

/**
 * The same in steps. Once the question's budget is spent, no further reading or candidate is looked at: the answer is
 * the best of those before, or that it is not known.
 */
export function* answerSteps(index: AnswerIndex, question: AnswerQuestion): Steps<Answer> {
  return (yield* reason(index, question)).answer
}

/** The answer with everything that led to it. */
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
