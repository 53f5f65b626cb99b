import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  ASKS_ALIKE,
  type ComparedQuestion,
  isSameQuestion,
  likenessOf,
  readCompared,
} from '#src/engine/answer/answer.ts'

type Pair = readonly [one: ComparedQuestion, other: ComparedQuestion]

/** Functions that compare questions: whether an owner sees one gap, and whether one correction answers both. */
const WAYS: Readonly<Record<string, (...pair: Pair) => boolean>> = {
  gaps: (one, other) => likenessOf(one, other) >= ASKS_ALIKE,
  corrections: isSameQuestion,
}

/**
 * Prints how well questions are told apart: rephrased ones, ones about different things, and the questions of each
 * business among themselves.
 */
export function evaluateSameQuestions(words: readonly string[], corpus: string): void {
  const folder = words[0] ?? corpus
  const rephrased = readPairs('same-questions.json')
  const near = readPairs('near-questions.json')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const different = files.flatMap((file) => pairsAmong(readQuestions(join(folder, file))))
  for (const [name, isOne] of Object.entries(WAYS)) {
    const [same, close, apart] = [rephrased, near, different].map(
      (pairs) => `${pairs.filter((pair) => isOne(...pair)).length} of ${pairs.length}`,
    )
    console.log(`${name.padEnd(12)} ${same} rephrased; ${close} near misses; ${apart} different`)
  }
}

function pairsAmong(questions: readonly string[]): Pair[] {
  const read = questions.map((text) => readCompared(text, ''))
  return read.flatMap((one, at) => read.slice(at + 1).map((other): Pair => [one, other]))
}

/** Returns all questions about a business, answerable or not. */
function readQuestions(file: string): string[] {
  const { questions, unanswerable } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'questions' | 'unanswerable',
    { question: string }[]
  >
  return [...questions, ...unanswerable].map(({ question }) => question)
}

function readPairs(file: string): Pair[] {
  const pairs = JSON.parse(readFileSync(join(import.meta.dirname, 'conversation', file), 'utf8')) as [string, string][]
  return pairs.map(([one, other]) => [readCompared(one, ''), readCompared(other, '')])
}
