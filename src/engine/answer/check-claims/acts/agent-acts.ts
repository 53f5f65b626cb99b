import { computeOnce, memoize } from '#src/base/memoize.ts'
import { fold } from '../../text/fold.ts'
import { composeShapes } from './act-shapes.ts'
import { ARABIC_ACTS } from './acts-ar.ts'
import { GERMAN_ACTS } from './acts-de.ts'
import { ENGLISH_ACTS } from './acts-en.ts'
import { SPANISH_ACTS } from './acts-es.ts'
import { FRENCH_ACTS } from './acts-fr.ts'
import { ITALIAN_ACTS } from './acts-it.ts'
import { DUTCH_ACTS } from './acts-nl.ts'
import { PORTUGUESE_ACTS } from './acts-pt.ts'

const ACTS = [
  ENGLISH_ACTS,
  GERMAN_ACTS,
  FRENCH_ACTS,
  SPANISH_ACTS,
  ITALIAN_ACTS,
  PORTUGUESE_ACTS,
  DUTCH_ACTS,
  ARABIC_ACTS,
]
const patterns = computeOnce(() => ACTS.flatMap(composeShapes))

/**
 * Whether a sentence tells of something that somebody of the business does, did or is going to do for the visitor: to
 * call, to book, to send. An agent says what it knows; none of what it would do happens.
 */
const tellsOfActs = (sentence: string): boolean => actsIn(sentence).length > 0

const RECALLED = 500
/** A sentence is asked for twice, a line of the passages by every sentence that tells of an act. */
const actsIn = memoize(RECALLED, (sentence): string[] => {
  // The point of "1. Februar" ends nothing.
  const folded = fold(sentence).replace(/(?<=\d)\.(?= \p{L})/gu, '')
  return patterns().flatMap((pattern) => pattern.exec(folded)?.[0] ?? [])
})

/** Who answers, not the business. */
const SPEAKER = /(?<!\p{L})(?:i|i'(?:ll|m|ve)|me|my|ich|mir|mich|je|j'|ik|yo|io|eu|leave|consider)(?!\p{L})/u

/** Whether a sentence tells of something that who answers does: none of it happens, whatever the business does. */
export const tellsOfOwnActs = (sentence: string): boolean => actsIn(sentence).some((act) => SPEAKER.test(act))

/** So many words of an act are its own, whichever way they are put. */
const TELLING_WORDS = 3

/**
 * Whether a sentence tells of acts that none of the lines tells of: what the business says to do for all its visitors
 * may be said again, of the business. A line tells of the same act by all words that carry meaning.
 */
export function tellsOfOtherActs(
  sentence: string,
  lines: readonly string[],
  wordsOfAct: (text: string) => readonly string[],
): boolean {
  return actsIn(sentence).some((act) => {
    const words = wordsOfAct(act)
    if (words.length === 0) return true
    return !lines.some((line) => {
      const own = new Set(wordsOfAct(line))
      return words.every((word) => own.has(word)) && (words.length >= TELLING_WORDS || tellsOfActs(line))
    })
  })
}
