import { withinEdits } from './edit-distance.ts'

const MAX_NEAR = 6

/** One letter that makes another word of a word: "matelas" is no "atelier". Arabic writes "with" and "for" so. */
const ONE_LETTER = /^[a-z]$/

/** True when a word of four letters or more begins or ends another. */
const isPart = (whole: string, part: string): boolean =>
  part.length >= 4 &&
  (whole.startsWith(part) || (whole.endsWith(part) && !ONE_LETTER.test(whole.slice(0, -part.length))))

/** What is known of a stem beside its letters. */
interface Reading {
  /** It stands for an idea as a whole. */
  isIdea: boolean
  /** It is a word of its language, so no misspelling of another. */
  isListed: boolean
}

function likeness(stem: string, term: string, { isIdea, isListed }: Reading): number {
  if (isPart(term, stem)) return 0.8 * Math.max(0.6, stem.length / term.length)
  if (!isIdea && isPart(stem, term)) return 0.75 * Math.max(0.5, term.length / stem.length)
  if (isListed || stem.charCodeAt(0) !== term.charCodeAt(0)) return 0
  const limit = stem.length >= 8 ? 2 : stem.length >= 5 ? 1 : 0
  if (limit > 0 && withinEdits(stem, term, limit)) return 0.7
  return 0
}

/** True for stems that another spelling can stand for: words of at least four letters. */
export function isNearable(stem: string): boolean {
  return /^[\p{L}\p{M}']{4,}$/u.test(stem)
}

/**
 * Words of the knowledge that may be meant by a word it lacks: compounds that hold it, parts of it unless it stands for
 * an idea as a whole, misspellings; each with a weight below 1.
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
