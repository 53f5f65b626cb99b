import type { Grouped } from './grouped.ts'
import type { TextFinder } from './text-book.ts'

/** The weight of a field, and how far its length is normalized (0–1). */
export interface FieldWeight {
  weight: number
  lengthShare: number
}

interface Field {
  /** The documents that have each text as this field. */
  docsOf: Grouped
  /** By document: what one occurrence of a term in this field adds to its frequency. */
  shares: Float64Array
}

/** The documents with a term, ascending, each with the term's weighted, length-normalized frequency over all fields. */
interface Postings {
  docs: Uint32Array
  frequencies: Float32Array
}

/** Documents with several fields. Terms are looked up in the texts of the fields. */
export interface FieldIndex {
  size: number
  finder: TextFinder
  fields: readonly Field[]
  /** The postings of the most recent terms. */
  recent: Map<string, Postings>
  recentPostings: number
  /** By document, all zeros between two uses. */
  tally: Float32Array
  sizeBytes: number
}

/** Saturation of the term frequency; the usual value for short texts. */
const K1 = 1.2
/** Postings are cached up to this many for each document. */
const RECENT_SHARE = 32
/** The size of a term besides its postings, as a number of postings. */
const TERM_COST = 8

const NO_SHARES = new Float64Array(0)

/**
 * Returns by document the weight of one occurrence of a term: the longer the field is, compared with the average, the
 * less. Zero for a field that no document has.
 */
function measureShares(
  size: number,
  { starts, values }: Grouped,
  { weight, lengthShare }: FieldWeight,
  textLengths: Uint32Array,
): Float64Array {
  if (values.length === 0) return NO_SHARES
  const lengths = new Float64Array(size)
  let sum = 0
  for (let text = 0; text < textLengths.length; text++) {
    const length = textLengths[text] ?? 0
    const end = starts[text + 1] ?? 0
    for (let at = starts[text] ?? 0; at < end; at++) {
      const doc = values[at] ?? 0
      lengths[doc] = (lengths[doc] ?? 0) + length
      sum += length
    }
  }
  const average = Math.max(1, sum / Math.max(1, size))
  return lengths.map((length) => weight / (1 - lengthShare + (lengthShare * length) / average))
}

/**
 * Prepares `size` documents for BM25F (Robertson, Zaragoza and Taylor 2004). Field `f` consists of the texts that
 * `texts[f]` links, whose lengths in terms are `textLengths`, and has the weight `weights[f]`. The weight of a term
 * in each document is computed at the term's first use.
 */
export function buildFieldIndex(
  size: number,
  {
    texts,
    textLengths,
    weights,
    finder,
  }: { texts: readonly Grouped[]; textLengths: Uint32Array; weights: readonly FieldWeight[]; finder: TextFinder },
): FieldIndex {
  const fields = texts.map((docsOf, field) => ({
    docsOf,
    shares: measureShares(size, docsOf, weights[field] ?? { weight: 0, lengthShare: 0 }, textLengths),
  }))
  const linkBytes = fields.reduce(
    (sum, { docsOf }) => sum + 4 * (docsOf.starts.length + docsOf.values.length) + 8 * size,
    0,
  )
  const sizeBytes = linkBytes + 8 * RECENT_SHARE * size + 4 * size
  return { size, finder, fields, recent: new Map(), recentPostings: 0, tally: new Float32Array(size), sizeBytes }
}

/** Adds the weights of a term to the tally, and returns the number of documents with the term. */
function tallyTerm({ fields, tally, finder }: FieldIndex, term: string): number {
  const texts: number[] = []
  finder.visit(term, (text) => {
    texts.push(text)
    return false
  })
  let held = 0
  for (const { docsOf, shares } of fields) {
    const { starts, values } = docsOf
    if (values.length === 0) continue
    for (const text of texts) {
      const end = starts[text + 1] ?? 0
      for (let at = starts[text] ?? 0; at < end; at++) {
        const doc = values[at] ?? 0
        const before = tally[doc] ?? 0
        if (before === 0) held++
        tally[doc] = before + (shares[doc] ?? 0)
      }
    }
  }
  return held
}

/** Returns the tally as postings, and clears it. */
function takeTally({ tally }: FieldIndex, held: number): Postings {
  const docs = new Uint32Array(held)
  const frequencies = new Float32Array(held)
  let at = 0
  for (let doc = 0; at < held; doc++) {
    const frequency = tally[doc] ?? 0
    if (frequency === 0) continue
    docs[at] = doc
    frequencies[at] = frequency
    tally[doc] = 0
    at++
  }
  return { docs, frequencies }
}

function postingsOf(index: FieldIndex, term: string): Postings {
  const key = index.finder.keyOf(term)
  const known = index.recent.get(key)
  if (known !== undefined) return known
  const postings = takeTally(index, tallyTerm(index, term))
  index.recent.set(key, postings)
  index.recentPostings += costOf(postings)
  for (const [oldest, postingsBefore] of index.recent) {
    if (index.recentPostings <= RECENT_SHARE * index.size) break
    index.recent.delete(oldest)
    index.recentPostings -= costOf(postingsBefore)
  }
  return postings
}

/**
 * Returns the size of a term in the cache. A word that no text has also takes room, because visitors can send any
 * number of them.
 */
const costOf = ({ docs }: Postings): number => docs.length + TERM_COST

/** Returns how distinctive a term is: high for one in few documents, and for one in none. */
export function rarityOf(index: FieldIndex, term: string): number {
  const held = postingsOf(index, term).docs.length
  return Math.log(1 + (index.size - held + 0.5) / (held + 0.5))
}

/** Reports whether any document has a term. */
export function isHeld({ finder, fields }: FieldIndex, term: string): boolean {
  return finder.visit(term, (text) =>
    fields.some(({ docsOf: { starts } }) => (starts[text + 1] ?? 0) > (starts[text] ?? 0)),
  )
}

/** Reports whether a document has a term. */
export function holdsTerm(index: FieldIndex, term: string, doc: number): boolean {
  const { docs } = postingsOf(index, term)
  let [low, high] = [0, docs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const found = docs[middle] ?? 0
    if (found === doc) return true
    if (found < doc) low = middle + 1
    else high = middle
  }
  return false
}

/** Adds the BM25F score of weighted terms to `scores`, by document. */
export function addScores(index: FieldIndex, terms: ReadonlyMap<string, number>, scores: Float32Array): void {
  for (const [term, weight] of terms) {
    const { docs, frequencies } = postingsOf(index, term)
    const gain = weight * rarityOf(index, term) * (K1 + 1)
    for (let at = 0; at < docs.length; at++) {
      const id = docs[at] ?? 0
      const frequency = frequencies[at] ?? 0
      scores[id] = (scores[id] ?? 0) + (gain * frequency) / (K1 + frequency)
    }
  }
}
