import { findMatches } from '#src/base/find-matches.ts'
import { memoize } from '#src/base/memoize.ts'
import { fold } from '../../language/fold.ts'
import type { ClaimKind } from './claim-word-table.ts'
import { CLAIMS, HEDGES, PROMISES } from './claim-words.ts'
import { contentStems } from './content-stems.ts'

/** Characters between a denial and the promise after it, at most. */
const HEDGE_REACH = 15
/** Words for the one who answers, not for the business. */
const SPEAKER = /(?<!\p{L})(?:i|i'(?:ll|m|ve)|me|my|ich|mir|mich|je|j'|ik|yo|io|eu|leave|consider)(?!\p{L})/u
/** So many words of an act are its own, whichever way they are put. */
const TELLING_WORDS = 3
const REMEMBERED = 500

const isHedged = (folded: string, act: { 0: string; index: number }): boolean =>
  HEDGES().test(folded.slice(Math.max(0, act.index - HEDGE_REACH), act.index + act[0].length))

/** The promises of a sentence: what somebody of the business did, does or will do for the visitor. */
const promisesIn = memoize(REMEMBERED, (sentence): string[] => {
  // The point of "1. Februar" ends nothing.
  const folded = fold(sentence).replace(/(?<=\d)\.(?= \p{L})/gu, '')
  return PROMISES().flatMap((pattern) =>
    findMatches(folded, pattern).flatMap((act) => (isHedged(folded, act) ? [] : [act[0]])),
  )
})

/**
 * Reports whether a sentence promises what no line says. What the agent itself did or will do is never true; what the
 * business does for all its visitors may be said again, in the words of the line.
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

/** The kinds of claims that the words of a text make: a discount, a guarantee, an award. */
export function claimsIn(text: string): ClaimKind[] {
  const folded = fold(text)
  return CLAIMS().flatMap(({ kind, pattern }) => (pattern.test(folded) ? [kind] : []))
}

/** Reports whether a sentence only denies, doubts or asks. */
export const isDoubtful = (sentence: string): boolean => /[?？؟]\W*$/u.test(sentence) || HEDGES().test(fold(sentence))
