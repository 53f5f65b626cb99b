/** Returns the lowercase words of a text. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

export interface Overlap {
  precision: number
  recall: number
  f1: number
}

/** Compares the words of two texts, with how often each occurs. */
export function wordOverlap(text: string, reference: string): Overlap {
  const [found, expected] = [wordsIn(text), wordsIn(reference)]
  if (found.length === 0 || expected.length === 0) {
    const same = found.length === expected.length ? 1 : 0
    return { precision: same, recall: same, f1: same }
  }
  const left = new Map<string, number>()
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of found) {
    const count = left.get(word) ?? 0
    if (count > 0) shared++
    left.set(word, count - 1)
  }
  const [precision, recall] = [shared / found.length, shared / expected.length]
  return { precision, recall, f1: shared === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}
