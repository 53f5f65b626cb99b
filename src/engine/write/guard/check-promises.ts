import { findMatches } from '#src/base/find-matches.ts'
import { memoize } from '#src/base/memoize.ts'
import { fold } from '../../language/fold.ts'
import type { ClaimKind } from './claim-word-table.ts'
import { CLAIMS, HEDGES, PROMISES } from './claim-words.ts'
import { contentStems } from './content-stems.ts'

/** The most characters between a denial and the promise after it. */
const HEDGE_REACH = 15
/** Words for the agent itself, not for the business. */
const SPEAKER = /(?<!\p{L})(?:i|i'(?:ll|m|ve)|me|my|ich|mir|mich|je|j'|ik|yo|io|eu|leave|consider)(?!\p{L})/u
/** This many of the sentence's words must be in the line, however the line is phrased. */
const TELLING_WORDS = 3
const REMEMBERED = 500

const isHedged = (folded: string, act: { 0: string; index: number }): boolean =>
  HEDGES().test(folded.slice(Math.max(0, act.index - HEDGE_REACH), act.index + act[0].length))

/** Returns the promises of a sentence: what somebody of the business did, does or will do for the visitor. */
const promisesIn = memoize(REMEMBERED, (sentence): string[] => {
  // The dot of "1. Februar" ends no clause.
  const folded = fold(sentence).replace(/(?<=\d)\.(?= \p{L})/gu, '')
  return PROMISES().flatMap((pattern) =>
    findMatches(folded, pattern).flatMap((act) => (isHedged(folded, act) ? [] : [act[0]])),
  )
})

/**
 * Reports whether a sentence makes a promise that no line makes. A claim that the agent itself did or will do
 * something is never true. What the business does for all its visitors may be repeated in the words of the line.
 */
export function isPromise(sentence: string, lines: readonly { text: string; stems: ReadonlySet<string> }[]): boolean {
  return promisesIn(sentence).some((act) => {
    const stems = contentStems(act)
    if (SPEAKER.test(act) || stems.length === 0) return true
    return !lines.some((line) => {
      const same = stems.filter((stem) => line.stems.has(stem)).length
      return (same === stems.length && same >= TELLING_WORDS) || (same > 0 && promisesIn(line.text).length > 0)
    })
  })
}

/** Returns the kinds of claims that a text makes: a discount, a guarantee, an award. */
export function claimsIn(text: string): ClaimKind[] {
  const folded = fold(text)
  return CLAIMS().flatMap(({ kind, pattern }) => (pattern.test(folded) ? [kind] : []))
}

/** Reports whether a sentence only denies, doubts or asks. */
export const isDoubtful = (sentence: string): boolean => /[?？؟]\W*$/u.test(sentence) || HEDGES().test(fold(sentence))
