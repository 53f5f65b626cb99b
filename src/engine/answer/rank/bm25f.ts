/** How much a field counts, and how far its length is normalised (0–1). */
export interface FieldWeight {
  weight: number
  lengthShare: number
}

/** A document: pieces of its fields, each the numbers of its terms. A field may come in several pieces, or in none. */
export type FieldDocument = readonly (readonly [field: number, terms: readonly number[]])[]

/** Numbers terms. */
interface TermNumbers {
  find(term: string): number | undefined
  size(): number
}

/** An inverted index over documents of several fields. The postings of term `t` are the places from `starts[t]` to `starts[t + 1]`. */
export interface FieldIndex {
  size: number
  /** The number of a term, if any document of the site holds it. */
  find(term: string): number | undefined
  starts: Uint32Array
  /** Ascending within a term. */
  docs: Uint32Array
  /** Weighted, length-normalised term frequency, all fields summed. */
  frequencies: Float32Array
  sizeBytes: number
}

/** Saturation of the term frequency; the usual value for short texts. */
const K1 = 1.2
/** An estimate of what a term takes in memory. */
const TERM_BYTES = 90

/** Counts a document's terms by field into `lengths`. */
function countTerms(doc: FieldDocument, lengths: Float64Array): void {
  lengths.fill(0)
  for (const [field, terms] of doc) lengths[field] = (lengths[field] ?? 0) + terms.length
}

function averageLengths(docs: readonly FieldDocument[], fields: number): number[] {
  const sums = Array.from({ length: fields }, () => 0)
  for (const doc of docs) for (const [field, terms] of doc) sums[field] = (sums[field] ?? 0) + terms.length
  return sums.map((sum) => Math.max(1, sum / Math.max(1, docs.length)))
}

/** Where the postings of each term begin: documents are counted once for each term that they hold. */
function countPostings(docs: readonly FieldDocument[], terms: number): Uint32Array {
  const starts = new Uint32Array(terms + 1)
  const last = new Int32Array(terms).fill(-1)
  for (const [id, doc] of docs.entries()) {
    for (const [, numbers] of doc) {
      for (const term of numbers) {
        if (last[term] === id) continue
        last[term] = id
        starts[term + 1] = (starts[term + 1] ?? 0) + 1
      }
    }
  }
  for (let term = 0; term < terms; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
  return starts
}

/** Indexes documents for BM25F (Robertson, Zaragoza and Taylor 2004). */
export function buildFieldIndex(docs: readonly FieldDocument[], weights: readonly FieldWeight[], numbers: TermNumbers): FieldIndex {
  const averages = averageLengths(docs, weights.length)
  const starts = countPostings(docs, numbers.size())
  const next = starts.slice()
  const postings = starts.at(-1) ?? 0
  const found = new Uint32Array(postings)
  const frequencies = new Float32Array(postings)
  const lengths = new Float64Array(weights.length)
  for (const [id, doc] of docs.entries()) {
    countTerms(doc, lengths)
    for (const [field, terms] of doc) {
      const { weight = 0, lengthShare = 0 } = weights[field] ?? {}
      const share = weight / (1 - lengthShare + (lengthShare * (lengths[field] ?? 0)) / (averages[field] ?? 1))
      for (const term of terms) {
        const place = next[term] ?? 0
        // Documents come one after the other, so that the one at hand can only be the last of a term.
        const isLast = place > (starts[term] ?? 0) && found[place - 1] === id
        const at = isLast ? place - 1 : place
        if (!isLast) next[term] = place + 1
        found[at] = id
        frequencies[at] = (frequencies[at] ?? 0) + share
      }
    }
  }
  const sizeBytes = numbers.size() * TERM_BYTES + postings * 8
  return { size: docs.length, find: numbers.find, starts, docs: found, frequencies, sizeBytes }
}

/** The places of a term's postings, from the first to before the last; equal when no document holds it. */
function placesOf({ find, starts }: FieldIndex, term: string): [number, number] {
  const id = find(term)
  return id === undefined ? [0, 0] : [starts[id] ?? 0, starts[id + 1] ?? 0]
}

/** How telling a term is: high for one that few documents hold, and for one that none holds. */
export function rarityOf(index: FieldIndex, term: string): number {
  const [from, to] = placesOf(index, term)
  return Math.log(1 + (index.size - (to - from) + 0.5) / (to - from + 0.5))
}

/** True when some document holds a term. */
export function isHeld(index: FieldIndex, term: string): boolean {
  const [from, to] = placesOf(index, term)
  return to > from
}

/** True when a document holds a term. */
export function holdsTerm(index: FieldIndex, term: string, doc: number): boolean {
  let [low, high] = placesOf(index, term)
  while (low < high) {
    const middle = (low + high) >> 1
    const found = index.docs[middle] ?? 0
    if (found === doc) return true
    if (found < doc) low = middle + 1
    else high = middle
  }
  return false
}

/** Adds the BM25F score of weighted terms to `scores`, one place per document. */
export function addScores(index: FieldIndex, terms: ReadonlyMap<string, number>, scores: Float32Array): void {
  for (const [term, weight] of terms) {
    const [from, to] = placesOf(index, term)
    const gain = weight * rarityOf(index, term) * (K1 + 1)
    for (let at = from; at < to; at++) {
      const id = index.docs[at] ?? 0
      const frequency = index.frequencies[at] ?? 0
      scores[id] = (scores[id] ?? 0) + (gain * frequency) / (K1 + frequency)
    }
  }
}
