/** How much a field counts, and how far its length is normalised (0–1). */
export interface FieldWeight {
  weight: number
  lengthShare: number
}

/** An inverted index over documents of several fields. The postings of term `t` are the places from `starts[t]` to `starts[t + 1]`. */
export interface FieldIndex {
  size: number
  terms: ReadonlyMap<string, number>
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

function averageLengths(docs: readonly (readonly string[][])[], fields: number): number[] {
  const sums = Array.from({ length: fields }, () => 0)
  for (const doc of docs) for (let at = 0; at < fields; at++) sums[at] = (sums[at] ?? 0) + (doc[at]?.length ?? 0)
  return sums.map((sum) => Math.max(1, sum / Math.max(1, docs.length)))
}

/** Postings in the order in which documents are read. */
interface Gathered {
  terms: Map<string, number>
  /** The last place of each term. */
  last: number[]
  term: number[]
  doc: number[]
  frequency: number[]
}

/** Documents are indexed one after the other, so that the one at hand can only be the last of a term. */
function gather(gathered: Gathered, term: string, doc: number, frequency: number): void {
  let id = gathered.terms.get(term)
  if (id === undefined) {
    id = gathered.terms.size
    gathered.terms.set(term, id)
    gathered.last.push(-1)
  }
  const last = gathered.last[id] ?? -1
  if (last !== -1 && gathered.doc[last] === doc) {
    gathered.frequency[last] = (gathered.frequency[last] ?? 0) + frequency
    return
  }
  gathered.last[id] = gathered.doc.length
  gathered.term.push(id)
  gathered.doc.push(doc)
  gathered.frequency.push(frequency)
}

function sortByTerm({ terms, term, doc, frequency }: Gathered, size: number): FieldIndex {
  const starts = new Uint32Array(terms.size + 1)
  for (const id of term) starts[id + 1] = (starts[id + 1] ?? 0) + 1
  for (let id = 0; id < terms.size; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0)
  const next = starts.slice()
  const docs = new Uint32Array(doc.length)
  const frequencies = new Float32Array(doc.length)
  for (const [at, id] of term.entries()) {
    const place = next[id] ?? 0
    next[id] = place + 1
    docs[place] = doc[at] ?? 0
    frequencies[place] = frequency[at] ?? 0
  }
  return { size, terms, starts, docs, frequencies, sizeBytes: terms.size * TERM_BYTES + doc.length * 8 }
}

/** Indexes documents, each a list of terms per field, for BM25F (Robertson, Zaragoza and Taylor 2004). */
export function buildFieldIndex(docs: readonly (readonly string[][])[], weights: readonly FieldWeight[]): FieldIndex {
  const averages = averageLengths(docs, weights.length)
  const gathered: Gathered = { terms: new Map(), last: [], term: [], doc: [], frequency: [] }
  for (const [id, doc] of docs.entries()) {
    for (const [at, { weight, lengthShare }] of weights.entries()) {
      const terms = doc[at] ?? []
      const share = weight / (1 - lengthShare + (lengthShare * terms.length) / (averages[at] ?? 1))
      for (const term of terms) gather(gathered, term, id, share)
    }
  }
  return sortByTerm(gathered, docs.length)
}

/** The places of a term's postings, from the first to before the last; equal when no document holds it. */
function placesOf({ terms, starts }: FieldIndex, term: string): [number, number] {
  const id = terms.get(term)
  return id === undefined ? [0, 0] : [starts[id] ?? 0, starts[id + 1] ?? 0]
}

/** How telling a term is: high for one that few documents hold, and for one that none holds. */
export function rarityOf(index: FieldIndex, term: string): number {
  const [from, to] = placesOf(index, term)
  return Math.log(1 + (index.size - (to - from) + 0.5) / (to - from + 0.5))
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
