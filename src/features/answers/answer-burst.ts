import {
  type AnswerIndex,
  answerNamed,
  answerSteps,
  MAX_PARTS,
  questionsIn,
  runInSlices,
  type Steps,
  tellsOf,
  thingsIn,
  visitorLanguage,
} from '#src/engine/answer/answer.ts'
import type { Answer, AnswerQuestion } from '#src/engine/answer/answer-types.ts'

export interface Burst extends Omit<AnswerQuestion, 'text' | 'similarity' | 'budget'> {
  texts: readonly string[]
  /** The owner's own answer to a question, which goes before all else. */
  curated: (question: string) => Answer | undefined
}

/** With what was asked and is not known, in the visitor's words. */
export interface BurstAnswer extends Answer {
  unknown: readonly string[]
}

/** One message, or one question of it. */
type Asked = AnswerQuestion & Pick<Burst, 'curated'>

type Similarity = AnswerQuestion['similarity']

/**
 * An answer may take so much processor time. Answers to people take a tenth of it at most; what takes longer is made
 * to.
 */
const BUDGET_MS = 1_000

const withUnknown = (answer: Answer, text: string): BurstAnswer => ({
  ...answer,
  unknown: answer.kind === 'unknown' ? [text] : [],
})

/**
 * The built-in answer to what a visitor said in one go. Each message is asked by itself, so that two quick questions
 * get two answers, and as one that follows those before it when it has none. Where one still has none, all are asked as
 * one question too: people break a question over messages. `similarities` belong to the messages, in order, and a last
 * one to all of them together. Other requests have their turn meanwhile. After a second of processor time the answer is
 * the best so far, or that it is not known.
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

function ownersAnswer({ text, curated }: Asked): BurstAnswer | undefined {
  const own = curated(text)
  return own && { ...own, unknown: [] }
}

/**
 * The answers to the questions of one message, each asked behind those before it; what is not known is said with its
 * question. Where nothing is known, that of the message as a whole.
 */
function* answerMessage(index: AnswerIndex, question: Asked): Steps<BurstAnswer> {
  const own = ownersAnswer(question)
  if (own) return own
  const named = answerNamed(index, question)
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

/** Asks each of some texts as what follows those before it, until the budget is spent. */
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

/** The answer to one question as it stands. */
function* answerWhole(index: AnswerIndex, question: Asked): Steps<BurstAnswer> {
  return ownersAnswer(question) ?? withUnknown(yield* answerSteps(index, question), question.text)
}

/**
 * The answer to one question; to one about several things ("How much are the soup and the cake?") thing by thing, where
 * that leaves none of them out. A message is asked in at most four parts.
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

/** One answer below the other; what several say is said once. */
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
