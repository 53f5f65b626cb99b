import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure, EXIT } from './command-failure.ts'
import type { AgentAnswer } from './instance/agent-chat.ts'
import { writeJson } from './lock-file.ts'

export const QUESTIONS_FILE = 'foyer.questions.json'

/** A question that `test` asks. */
export interface TestQuestion {
  question: string
  /** Texts that the answer must have, without regard to case and spaces. */
  expect?: string[]
  /** `false`: the agent must say that it does not know. Default: it must know. */
  answered?: boolean
}

const EXAMPLE = '{"questions": [{"question": "What does it cost?", "expect": ["49"]}]}'

/** Reads the questions. Throws a `CommandFailure` that names what is wrong. */
export function readQuestions(root: string): TestQuestion[] {
  const path = join(root, QUESTIONS_FILE)
  const fail = (message: string): never => {
    throw new CommandFailure(EXIT.usage, message, { fix: `Write ${QUESTIONS_FILE} such as ${EXAMPLE}` })
  }
  if (!existsSync(path)) return fail(`There is no ${QUESTIONS_FILE}.`)
  let parsed: { questions?: unknown }
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8')) as { questions?: unknown }
  } catch {
    return fail(`${QUESTIONS_FILE} is not JSON.`)
  }
  const { questions } = parsed
  if (!Array.isArray(questions) || questions.length === 0) return fail(`questions in ${QUESTIONS_FILE} must be a list.`)
  for (const [at, one] of (questions as Partial<TestQuestion>[]).entries()) {
    if (typeof one?.question !== 'string' || one.question.trim() === '')
      fail(`questions[${at}].question in ${QUESTIONS_FILE} must be a text.`)
    if (
      one.expect !== undefined &&
      !(Array.isArray(one.expect) && one.expect.every((text) => typeof text === 'string'))
    )
      fail(`questions[${at}].expect in ${QUESTIONS_FILE} must be a list of texts.`)
    if (one.answered !== undefined && typeof one.answered !== 'boolean')
      fail(`questions[${at}].answered in ${QUESTIONS_FILE} must be true or false.`)
  }
  return questions as TestQuestion[]
}

/** Writes a file with the questions that were asked first, unless there is a file. Reports whether it did. */
export function writeFirstQuestions(root: string, answers: readonly AgentAnswer[]): boolean {
  const path = join(root, QUESTIONS_FILE)
  const known = answers.filter(({ answered }) => answered)
  if (existsSync(path) || known.length === 0) return false
  writeJson(path, { questions: known.map(({ question }) => ({ question })) })
  return true
}
