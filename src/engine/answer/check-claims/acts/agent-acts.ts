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

const ACTS = [ENGLISH_ACTS, GERMAN_ACTS, FRENCH_ACTS, SPANISH_ACTS, ITALIAN_ACTS, PORTUGUESE_ACTS, DUTCH_ACTS, ARABIC_ACTS].flatMap(
  composeShapes,
)

/**
 * Whether a sentence tells of something that somebody of the business does, did or is going to do for the visitor: to call, to book, to
 * send. An agent says what it knows; none of what it would do happens.
 */
export function tellsOfActs(sentence: string): boolean {
  // The point of "1. Februar" ends nothing.
  const folded = fold(sentence).replace(/(?<=\d)\.(?= \p{L})/gu, '')
  return ACTS.some((pattern) => pattern.test(folded))
}
