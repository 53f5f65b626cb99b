import { stemOf } from '../answer/text/stem.ts'
import { isSpaceless, wordsOf } from '../answer/text/split-words.ts'
import type { Embedder } from './embedding-types.ts'
import { toUnitLength } from './unit-vector.ts'

const DIMENSIONS = 768
const PAIR_WEIGHT = 0.5
const GRAM_WEIGHT = 0.2
const MAX_WORD = 24

/** FNV-1a with a final avalanche, so that neighbouring buckets are independent. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

function gramsWithin(word: string): string[] {
  const bounded = `^${word.slice(0, MAX_WORD)}$`
  const grams: string[] = []
  for (const length of isSpaceless(word) ? [1, 2] : [3, 4]) {
    for (let at = 0; at + length <= bounded.length; at++) grams.push(bounded.slice(at, at + length))
  }
  return grams
}

function countFeatures(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (feature: string, weight: number): void => {
    counts.set(feature, (counts.get(feature) ?? 0) + weight)
  }
  let previous = ''
  for (const word of wordsOf(text)) {
    const stem = stemOf(word)
    count(`w${stem}`, 1)
    if (previous !== '') count(`p${previous} ${stem}`, PAIR_WEIGHT)
    for (const gram of gramsWithin(word)) count(`g${gram}`, GRAM_WEIGHT)
    previous = stem
  }
  if (counts.size === 0) count('', 1)
  return counts
}

/** The hashed vector of a text, never zero: stems, pairs of stems and character n-grams as signed buckets (Weinberger and others 2009), repetition damped. */
export function embedText(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  for (const [feature, count] of countFeatures(text)) {
    const hashed = hash(feature)
    const bucket = hashed % DIMENSIONS
    vector[bucket] = (vector[bucket] ?? 0) + (hashed & 0x80000000 ? -1 : 1) * Math.log1p(count)
  }
  return toUnitLength(vector)
}

/** The embedding that needs no model and no network. Deterministic; good for near-duplicates and grouping, too coarse for ranking answers. */
export const builtinEmbedder: Embedder = {
  model: 'builtin-1',
  dimensions: DIMENSIONS,
  embed: (texts) => Promise.resolve(texts.map(embedText)),
}
