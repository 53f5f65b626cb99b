const MAX_NEAR = 6

/** True when two words differ by at most `limit` letters inserted, dropped, changed or swapped with their neighbour. */
export function withinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > limit) return false
    before = row
    row = next
  }
  return (row[b.length] ?? limit + 1) <= limit
}

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
