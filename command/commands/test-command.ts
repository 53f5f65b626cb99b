import { groupBy } from '../group-by.ts'
import { CommandFailure, EXIT } from '../command-failure.ts'
import { type AgentAnswer, openChat } from '../instance/agent-chat.ts'
import type { Instance } from '../instance/call-instance.ts'
import { type AcceptedAnswer, hashOf, writeLock } from '../lock-file.ts'
import { type TestQuestion, readQuestions } from '../questions-file.ts'
import { describeAnswer } from '../terminal/describe-answer.ts'
import { widgetKeyOf } from './ask-agent-command.ts'
import { type Outcome, type Run, getLock, instanceOf, rootOf } from './command-run.ts'

/**
 * `passed`, or `failed` as before. `worse`: it fails, but is new or passed when it was last accepted. `better`: it
 * passes now.
 */
type Verdict = 'passed' | 'better' | 'worse' | 'failed'

interface Result extends AgentAnswer {
  verdict: Verdict
  reasons: string[]
  /** The text differs from the accepted one. */
  changed: boolean
}

/** Asks the questions of the file, each in a new conversation. Fails if an answer got worse. */
export async function testCommand(run: Run): Promise<Outcome> {
  const { screen, options } = run
  const lock = getLock(run)
  const instance = instanceOf(run, lock)
  const questions = readQuestions(rootOf(run))
  screen.begin(`Testing ${lock.agent_name}`)
  const results: Result[] = []
  for (const [at, question] of questions.entries()) {
    const answer = await screen.work(`${at + 1} of ${questions.length}: ${question.question}`, () =>
      askAlone(instance, widgetKeyOf(lock), question.question),
    )
    const result = judge(question, answer, lock.answers?.[question.question])
    results.push(result)
    if (result.reasons.length > 0)
      screen.show(`${result.verdict}: ${question.question}`, [...result.reasons, ...describeAnswer(answer)])
    else screen.step(`${result.verdict}${result.changed ? ', with another text' : ''}: ${question.question}`)
  }
  const worse = results.filter(({ verdict }) => verdict === 'worse')
  const counts = Object.fromEntries(
    [...groupBy(results, ({ verdict }) => verdict)].map(([verdict, own]) => [verdict, own.length]),
  )
  // Accepted answers stay accepted until somebody accepts others, or an answer gets better.
  if (options.update || worse.length === 0) writeLock(rootOf(run), { ...lock, answers: acceptedOf(results) })
  if (worse.length > 0 && !options.update)
    throw new CommandFailure(EXIT.worse, `${worse.length} of ${results.length} answers got worse.`, {
      fix: 'Correct the content and push it, or accept the current answers.',
      next: 'node foyer.mjs test --update',
      more: { counts, results },
    })
  screen.end(`${results.length} answers, none got worse.`)
  return { counts, results }
}

async function askAlone(instance: Instance, widgetKey: string, question: string): Promise<AgentAnswer> {
  const { ask } = await openChat(instance, widgetKey)
  return ask(question)
}

function judge(question: TestQuestion, answer: AgentAnswer, accepted: AcceptedAnswer | undefined): Result {
  const said = fold(answer.answer)
  const missing = (question.expect ?? []).filter((text) => !states(said, fold(text)))
  const mustKnow = question.answered ?? true
  const reasons = [
    ...missing.map((text) => `The answer does not have “${text}”.`),
    ...(answer.answered === mustKnow
      ? []
      : [mustKnow ? 'The agent does not know.' : 'The agent should not know this.']),
  ]
  const changed = accepted !== undefined && accepted.text_hash !== hashOf(answer.answer)
  const passed = reasons.length === 0
  const hadPassed = accepted?.passed ?? true
  const verdict = passed ? (accepted?.passed === false ? 'better' : 'passed') : hadPassed ? 'worse' : 'failed'
  return { ...answer, verdict, reasons, changed }
}

const acceptedOf = (results: readonly Result[]): Record<string, AcceptedAnswer> =>
  Object.fromEntries(
    results.map(({ question, answer, answered, reasons }) => [
      question,
      { passed: reasons.length === 0, answered, text_hash: hashOf(answer) },
    ]),
  )

/** Reports whether an answer contains a text. `$29` is not part of `$290`. */
function states(answer: string, text: string): boolean {
  for (let at = answer.indexOf(text); at !== -1; at = answer.indexOf(text, at + 1)) {
    const [before, after] = [answer.slice(0, at), answer.slice(at + text.length)]
    const isCut = (/^\d/u.test(text) && /\d[.,]?$/u.test(before)) || (/\d$/u.test(text) && /^[.,]?\d/u.test(after))
    if (!isCut) return true
  }
  return false
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ').trim()
