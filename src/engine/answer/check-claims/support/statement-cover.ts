import type { Statement, Support } from '../claim-statements.ts'
import { type Claimed, holds } from '../claimed-words.ts'

/**
 * How much of a clause a statement says: its own words count more than what it stands under, and rare ones more than
 * those of many.
 */
export function coverOf(statement: Statement, words: readonly WeighedWord[], values: ReadonlySet<string>): number {
  const ofWords = words.reduce(
    (sum, { word, weight }) => sum + weight * (holds(statement.own, word) ? 2 : holds(statement.around, word) ? 1 : 0),
    0,
  )
  return ofWords + 2 * [...values].filter((value) => statement.values.has(value)).length
}

/** A word of a clause and how rare it is among the statements. */
export interface WeighedWord {
  word: Claimed
  weight: number
}

/** Rare words tell more: each counts the more, the fewer statements have it as their own. */
export function weighWords({ statements }: Support, words: readonly Claimed[]): WeighedWord[] {
  return words.map((word) => {
    const count = statements.filter(({ own }) => holds(own, word)).length
    return { word, weight: Math.log2(1 + statements.length / (count + 1)) }
  })
}

/** The statements that say most of some words and values; none where none says any. */
export function bestStatements(support: Support, words: readonly Claimed[], values: ReadonlySet<string>): Statement[] {
  const weighed = weighWords(support, words)
  const scored = support.statements.map((statement) => ({ statement, cover: coverOf(statement, weighed, values) }))
  const best = Math.max(0, ...scored.map(({ cover }) => cover))
  return best === 0 ? [] : scored.filter(({ cover }) => cover > best - 0.01).map(({ statement }) => statement)
}
