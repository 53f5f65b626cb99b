import { withinEdits } from './edit-distance.ts'

const MAX_NEAR = 6

/** A letter that makes another word of the word after it: "matelas" is not an "atelier". */
const ONE_LETTER = /^[a-z]$/

/** Reports whether a word of at least four letters begins or ends another. */
const isPart = (whole: string, part: string): boolean =>
  part.length >= 4 &&
  (whole.startsWith(part) || (whole.endsWith(part) && !ONE_LETTER.test(whole.slice(0, -part.length))))

/** Properties of a stem. */
interface Reading {
  /** Whether the stem has a concept of its own. */
  hasConcept: boolean
  /** Whether the stem is a listed word, and so no misspelling. */
  isListed: boolean
  /** Its language writes compounds as one word, so that it may end with another. "Facebook" is no book. */
  isCompounding: boolean
}

function likeness(stem: string, term: string, { hasConcept, isListed, isCompounding }: Reading): number {
  if (isPart(term, stem)) return 0.8 * Math.max(0.6, stem.length / term.length)
  const isLonger = isCompounding ? isPart(stem, term) : term.length >= 4 && stem.startsWith(term)
  if (!hasConcept && isLonger) return 0.75 * Math.max(0.5, term.length / stem.length)
  if (isListed || stem.charCodeAt(0) !== term.charCodeAt(0)) return 0
  const limit = stem.length >= 8 ? 2 : stem.length >= 5 ? 1 : 0
  if (limit > 0 && withinEdits(stem, term, limit)) return 0.7
  return 0
}

/** Reports whether a stem is long enough to be a misspelling: at least four letters. */
export function isNearable(stem: string): boolean {
  return /^[\p{L}\p{M}']{4,}$/u.test(stem)
}

/**
 * Returns words of the knowledge that an unknown word may mean, each with a weight below 1: compounds with the word,
 * other spellings and, if it has no concept, parts of it.
 */
export function nearTerms(
  stem: string,
  vocabulary: readonly string[],
  reading: Reading,
): { term: string; weight: number }[] {
  if (!isNearable(stem)) return []
  const near: { term: string; weight: number }[] = []
  for (const term of vocabulary) {
    const weight = likeness(stem, term, reading)
    if (weight > 0) near.push({ term, weight })
  }
  return near.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_NEAR)
}
