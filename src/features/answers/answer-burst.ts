import {
  type AnswerIndex,
  answerNamedSection,
  answerSteps,
  MAX_PARTS,
  questionsIn,
  runInSlices,
  type Steps,
  tellsOf,
  thingsIn,
  visitorLanguage,
} from '#src/engine/answer/answer.ts'
import type { Answer, AnswerQuestion } from '#src/engine/answer/units/answer-types.ts'

export interface Burst extends Omit<AnswerQuestion, 'text' | 'similarity' | 'budget'> {
  texts: readonly string[]
  /** Returns the correction of a question, which wins over any other answer. */
  curated: (question: string) => Answer | undefined
}

/** An answer with the unanswered questions, in the visitor's words. */
export interface BurstAnswer extends Answer {
  unknown: readonly string[]
}

/** One message, or one question of it. */
type Asked = AnswerQuestion & Pick<Burst, 'curated'>

type Similarity = AnswerQuestion['similarity']

/** Processor time of an answer, in milliseconds. Real messages need a tenth at most. Only hostile texts need more. */
const BUDGET_MS = 1_000

const withUnknown = (answer: Answer, text: string): BurstAnswer => ({
  ...answer,
  unknown: answer.kind === 'unknown' ? [text] : [],
})

/**
 * Answers a visitor's messages with the built-in answerer. It asks each message alone, so that two quick questions get
 * two answers, and as a follow-up of the ones before if it has no answer alone. If one still has no answer, it asks all
 * of them as one question, because people split a question over messages. `similarities` has an entry for each message,
 * in order, and a last one for all together. Other requests run in between. After a second of processor time the result
 * is the best answer so far, or that the agent does not know.
 */
export function answerBurst(
  index: AnswerIndex,
  burst: Burst,
  similarities: readonly Similarity[],
): Promise<BurstAnswer> {
  const budget = { leftMs: BUDGET_MS }
  return runInSlices(burstSteps(index, { ...burst, budget }, similarities), budget)
}

function* burstSteps(
  index: AnswerIndex,
  { texts, history, ...rest }: Burst & Pick<AnswerQuestion, 'budget'>,
  similarities: readonly Similarity[],
): Steps<BurstAnswer> {
  const ask = (text: string, at: number, before: AnswerQuestion['history']): Steps<BurstAnswer> =>
    answerMessage(index, { ...rest, text, history: [...history, ...before], similarity: similarities[at] ?? new Map() })
  const answers: BurstAnswer[] = []
  const before: AnswerQuestion['history'] = []
  for (const [at, text] of texts.entries()) {
    const alone = yield* ask(text, at, [])
    const following = at > 0 && alone.kind === 'unknown' ? yield* ask(text, at, before) : alone
    const answer = following.kind === 'known' ? following : alone
    answers.push(answer)
    before.push({ role: 'visitor', text }, { role: 'agent', text: answer.parts.join('') })
  }
  const last = answers.at(-1)
  if (last === undefined || answers.length === 1) return last ?? (yield* ask('', 0, []))
  const known = answers.filter(({ kind }) => kind === 'known')
  const unknown = answers.findLast(({ kind }) => kind === 'unknown')
  if (!unknown) return known.length > 0 ? joinAnswers(known) : last
  const whole = yield* ask(texts.join(' '), texts.length, [])
  const surest = Math.max(0, ...known.map(({ confidence }) => confidence))
  if (whole.kind === 'known' && whole.confidence > surest) return whole
  const joined = known.length > 0 ? joinAnswers([...known, unknown]) : unknown
  return { ...joined, unknown: answers.flatMap((answer) => answer.unknown) }
}

/** Returns the texts that a correction may answer: messages, their questions, and the things these ask for. */
export function partsOf(texts: readonly string[], language: string): string[] {
  const questions = texts.flatMap((text) => [text, ...questionsIn(text, language)])
  return [...new Set(questions.flatMap((question) => [question, ...thingsIn(question, MAX_PARTS)]))]
}

function ownersAnswer({ text, curated }: Asked): BurstAnswer | undefined {
  const own = curated(text)
  return own && { ...own, unknown: [] }
}

/**
 * Answers the questions of one message, each as a follow-up of the ones before, and names the unanswered ones. If none
 * has an answer, it answers the message as a whole.
 */
function* answerMessage(index: AnswerIndex, question: Asked): Steps<BurstAnswer> {
  const own = ownersAnswer(question)
  if (own) return own
  const named = answerNamedSection(index, question)
  if (named) return withUnknown(named, question.text)
  yield
  const questions = questionsIn(question.text, visitorLanguage(question, index.company.language))
  yield
  if (questions.length === 1) return yield* answerThings(index, question)
  const most = Math.floor(MAX_PARTS / questions.length)
  const asked = yield* answerInTurn(question, questions, (one) => answerThings(index, one, most))
  const answers = asked.map((answer) =>
    answer.kind === 'unknown' ? { ...answer, parts: [`“${answer.unknown[0]}” – `, ...answer.parts] } : answer,
  )
  return answers.some(({ kind }) => kind === 'known') ? joinAnswers(answers) : yield* answerThings(index, question)
}

/** Asks each text as a follow-up of the ones before, until the budget is spent. */
function* answerInTurn(
  question: Asked,
  texts: readonly string[],
  ask: (one: Asked) => Steps<BurstAnswer>,
): Steps<BurstAnswer[]> {
  const history = [...question.history]
  const answers: BurstAnswer[] = []
  for (const text of texts) {
    if (answers.length > 0 && question.budget !== undefined && question.budget.leftMs <= 0) break
    const answer = yield* ask({ ...question, text, history })
    history.push({ role: 'visitor', text }, { role: 'agent', text: answer.parts.join('') })
    answers.push(answer)
  }
  return answers
}

/** Answers one question as it is. */
function* answerWhole(index: AnswerIndex, question: Asked): Steps<BurstAnswer> {
  return ownersAnswer(question) ?? withUnknown(yield* answerSteps(index, question), question.text)
}

/**
 * Answers one question. A question about several things ("How much are the soup and the cake?") gets an answer for
 * each, if all have one. A message is asked in at most four parts.
 */
function* answerThings(index: AnswerIndex, question: Asked, most = MAX_PARTS): Steps<BurstAnswer> {
  const own = ownersAnswer(question)
  if (own) return own
  const { text, curated } = question
  const whole = withUnknown(yield* answerSteps(index, question), text)
  const things = thingsIn(text, most)
  const said = whole.parts.join('')
  const coversAll =
    whole.kind === 'known' && things.every((thing) => tellsOf(said, thing, whole.language) && !curated(thing))
  if (things.length === 1 || whole.kind === 'talk' || whole.isFinal || coversAll) return whole
  const answers = yield* answerInTurn(question, things, (one) => answerWhole(index, one))
  const isWhole = answers.length === things.length && answers.every(({ kind }) => kind === 'known')
  return isWhole ? joinAnswers(answers) : whole
}

/** Joins answers, one below the other, without repetitions. */
function joinAnswers(answers: readonly BurstAnswer[]): BurstAnswer {
  const different = answers.filter((answer, at) => !isSaid(answer, answers.slice(0, at)))
  const [first, ...others] = different.toSorted((a, b) => Number(b.kind === 'known') - Number(a.kind === 'known'))
  if (!first) throw new Error('nothing to join')
  const sources = new Map(different.flatMap((answer) => answer.sources).map((source) => [source.itemId, source]))
  return {
    ...first,
    parts: [...first.parts, ...others.flatMap(({ parts: [opening = '', ...rest] }) => [`\n\n${opening}`, ...rest])],
    sources: [...sources.values()],
    confidence: Math.min(...different.map(({ confidence }) => confidence)),
    unknown: answers.flatMap(({ unknown }) => unknown),
  }
}

function isSaid({ parts }: Answer, before: readonly Answer[]): boolean {
  const said = before.map((answer) => answer.parts.join(''))
  return said.some((text) => parts.every((part) => text.includes(part.trim())))
}
