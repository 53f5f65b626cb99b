import { readFileSync } from 'node:fs'
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
 * Measures how well questions are told apart: rephrased ones, ones about different things, and each business's
 * questions among themselves.
 */
export function measureSameQuestions(businesses: readonly (readonly string[])[]): string[] {
  const rephrased = readPairs('same-questions.json')
  const near = readPairs('near-questions.json')
  const different = businesses.flatMap((questions) => {
    const read = questions.map((text) => readCompared(text, ''))
    return read.flatMap((one, at) => read.slice(at + 1).map((other): Pair => [one, other]))
  })
  return Object.entries(WAYS).map(([name, isOne]) => {
    const [same, close, apart] = [rephrased, near, different].map(
      (pairs) => `${pairs.filter((pair) => isOne(...pair)).length} of ${pairs.length}`,
    )
    return `same question, ${name.padEnd(12)} ${same} rephrased; ${close} near misses; ${apart} different`
  })
}

function readPairs(file: string): Pair[] {
  const pairs = JSON.parse(readFileSync(join(import.meta.dirname, 'conversation', file), 'utf8')) as [string, string][]
  return pairs.map(([one, other]) => [readCompared(one, ''), readCompared(other, '')])
}
