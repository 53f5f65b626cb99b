import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { embedText } from '#src/engine/models/builtin-embedding.ts'
import { SAME_GROUP, SAME_QUESTION, similarityOf } from '#src/features/answers/answers.ts'

export interface SameQuestions {
  /** Rephrased questions, by how alike the built-in embedding finds them. */
  same: number[]
  /** Pairs of different questions about one business. */
  different: number[]
}

export const BOUNDS = { groups: SAME_GROUP, corrections: SAME_QUESTION }

/** How well questions are told apart by meaning: rephrased ones, and each business's different ones against each other. */
export function measureSameQuestions(businesses: readonly (readonly string[])[]): SameQuestions {
  const pairs = JSON.parse(readFileSync(join(import.meta.dirname, 'conversation/same-questions.json'), 'utf8')) as [string, string][]
  const different = businesses.flatMap((questions) => {
    const vectors = questions.map((text) => embedText(text))
    return vectors.flatMap((one, at) => vectors.slice(at + 1).map((other) => similarityOf(one, other)))
  })
  return { same: pairs.map(([one, other]) => similarityOf(embedText(one), embedText(other))), different }
}
