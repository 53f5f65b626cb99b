/** How much a field counts, and how far its length is normalised (0–1). */
export interface FieldWeight {
  weight: number
  lengthShare: number
}

interface Postings {
  docs: Uint32Array
  /** Weighted, length-normalised term frequency, all fields summed. */
  frequencies: Float32Array
}

/** An inverted index over documents of several fields. */
export interface FieldIndex {
  size: number
  postings: ReadonlyMap<string, Postings>
  sizeBytes: number
}

/** Saturation of the term frequency; the usual value for short texts. */
const K1 = 1.2

function averageLengths(docs: readonly (readonly string[][])[], fields: number): number[] {
  const sums = Array.from({ length: fields }, () => 0)
  for (const doc of docs) for (let at = 0; at < fields; at++) sums[at] = (sums[at] ?? 0) + (doc[at]?.length ?? 0)
  return sums.map((sum) => Math.max(1, sum / Math.max(1, docs.length)))
}

interface GrowingPostings {
  docs: number[]
  frequencies: number[]
}

/** Documents are indexed one after the other, so that the one at hand can only be the last of a list. */
function addFrequency(lists: Map<string, GrowingPostings>, term: string, doc: number, frequency: number): void {
  const list = lists.get(term)
  if (list === undefined) {
    lists.set(term, { docs: [doc], frequencies: [frequency] })
    return
  }
  const last = list.docs.length - 1
  if (list.docs[last] === doc) list.frequencies[last] = (list.frequencies[last] ?? 0) + frequency
  else {
    list.docs.push(doc)
    list.frequencies.push(frequency)
  }
}

/** Indexes documents, each a list of terms per field, for BM25F (Robertson, Zaragoza and Taylor 2004). */
export function buildFieldIndex(docs: readonly (readonly string[][])[], weights: readonly FieldWeight[]): FieldIndex {
  const averages = averageLengths(docs, weights.length)
  const lists = new Map<string, GrowingPostings>()
  for (const [id, doc] of docs.entries()) {
    for (const [at, { weight, lengthShare }] of weights.entries()) {
      const terms = doc[at] ?? []
      const share = weight / (1 - lengthShare + (lengthShare * terms.length) / (averages[at] ?? 1))
      for (const term of terms) addFrequency(lists, term, id, share)
    }
  }
  let sizeBytes = 0
  const postings = new Map<string, Postings>()
  for (const [term, list] of lists) {
    postings.set(term, { docs: Uint32Array.from(list.docs), frequencies: Float32Array.from(list.frequencies) })
    sizeBytes += 250 + term.length + list.docs.length * 8
  }
  return { size: docs.length, postings, sizeBytes }
}

/** How telling a term is: high for one that few documents hold, and for one that none holds. */
export function rarityOf(index: FieldIndex, term: string): number {
  const holding = index.postings.get(term)?.docs.length ?? 0
  return Math.log(1 + (index.size - holding + 0.5) / (holding + 0.5))
}

/** Adds the BM25F score of weighted terms to `scores`, one place per document. */
export function addScores(index: FieldIndex, terms: ReadonlyMap<string, number>, scores: Float32Array): void {
  for (const [term, weight] of terms) {
    const list = index.postings.get(term)
    if (list === undefined) continue
    const gain = weight * rarityOf(index, term) * (K1 + 1)
    for (let at = 0; at < list.docs.length; at++) {
      const id = list.docs[at] ?? 0
      const frequency = list.frequencies[at] ?? 0
      scores[id] = (scores[id] ?? 0) + (gain * frequency) / (K1 + frequency)
    }
  }
}
