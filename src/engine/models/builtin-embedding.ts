import { memoize } from '#src/base/memoize.ts'
import { runInSlices, type Steps } from '#src/base/steps.ts'
import { stemOf } from '../language/stem.ts'
import { isSpaceless, wordsOf } from '../language/split-words.ts'
import type { Embedder } from './embedding-types.ts'
import { FeatureCounts } from './feature-counts.ts'
import { toUnitLength } from './unit-vector.ts'

const DIMENSIONS = 768
const PAIR_WEIGHT = 0.5
const GRAM_WEIGHT = 0.2
const MAX_WORD = 24

const FNV_START = 0x811c9dc5

/** Continues an FNV-1a hash from `value` with more text. */
function hashOn(value: number, text: string, from = 0, to = text.length): number {
  let hashed = value
  for (let at = from; at < to; at++) hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193)
  return hashed
}

/** Ends a hash with an avalanche, so that neighboring buckets are independent. */
function hashEnd(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}

const [WORD_START, PAIR_START, GRAM_START] = [hashOn(FNV_START, 'w'), hashOn(FNV_START, 'p'), hashOn(FNV_START, 'g')]

const counted = new FeatureCounts()

/** The hashes of a word, regardless of its place in a text. */
interface WordHashes {
  stem: string
  stemHash: number
  /** The hash of a pair that begins with this word. The second word continues it. */
  pairHash: number
  grams: readonly number[]
}

/**
 * The most words to remember. Texts repeat their words, and stemming takes longer than counting. Numbers are seldom
 * repeated, so they are not remembered.
 */
const WORDS_KEPT = 5_000
const recallHashes = memoize(WORDS_KEPT, hashWord)
const hashesOf = (word: string): WordHashes => (/^\d/.test(word) ? hashWord(word) : recallHashes(word))

function hashWord(word: string): WordHashes {
  const stem = stemOf(word)
  const bounded = `^${word.slice(0, MAX_WORD)}$`
  const grams: number[] = []
  for (let length = isSpaceless(word) ? 1 : 3, end = length + 2; length < end; length++) {
    for (let at = 0; at + length <= bounded.length; at++)
      grams.push(hashEnd(hashOn(GRAM_START, bounded, at, at + length)))
  }
  return {
    stem,
    stemHash: hashEnd(hashOn(WORD_START, stem)),
    pairHash: hashOn(hashOn(PAIR_START, stem), ' '),
    grams,
  }
}

/** Counts the features of a text, without creating strings for them. */
function countFeatures(text: string): void {
  counted.clear()
  let previous: WordHashes | undefined
  for (const word of wordsOf(text)) {
    const hashes = hashesOf(word)
    counted.add(hashes.stemHash, 1)
    if (previous !== undefined) counted.add(hashEnd(hashOn(previous.pairHash, hashes.stem)), PAIR_WEIGHT)
    for (const gram of hashes.grams) counted.add(gram, GRAM_WEIGHT)
    previous = hashes
  }
  if (counted.size === 0) counted.add(hashEnd(FNV_START), 1)
}

/**
 * Returns the hashed vector of a text, which is never zero: stems, pairs of stems and character n-grams as signed
 * buckets (Weinberger and others 2009), with repetition damped.
 */
export function embedText(text: string): Float32Array {
  countFeatures(text)
  const { features, counts, size } = counted
  const vector = new Float32Array(DIMENSIONS)
  for (let at = 0; at < size; at++) {
    const feature = features[at] ?? 0
    const bucket = (feature >>> 0) % DIMENSIONS
    vector[bucket] = (vector[bucket] ?? 0) + (feature < 0 ? -1 : 1) * Math.log1p(counts[at] ?? 0)
  }
  return toUnitLength(vector)
}

function* embedSteps(texts: readonly string[]): Steps<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (const text of texts) {
    vectors.push(embedText(text))
    yield
  }
  return vectors
}

/**
 * The embedding that needs no model and no network. It is deterministic: good at near-duplicates and at grouping, too
 * coarse to rank answers.
 */
export const builtinEmbedder: Embedder = {
  model: 'builtin-1',
  dimensions: DIMENSIONS,
  embed: (texts) => runInSlices(embedSteps(texts)),
}
