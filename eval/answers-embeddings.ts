import { readConfig } from '#src/config.ts'
import type { KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import { RANK_WEIGHTS } from '#src/engine/answer/search/rank-weights.ts'
import { createEndpointEmbedder } from '#src/engine/models/endpoint-embedding.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import { splitToEmbed } from '#src/features/knowledge/prepare-items.ts'
import { type AskedQuestion, askSite, type SimilarityOf } from './answers-measure.ts'
import type { ReadSite } from './sites-reading.ts'

/** Items that a question is compared with, as in the service. */
const SIMILAR_ITEMS = 50

/** The results of a weight of the embedding model, as numbers of questions. */
export interface WeightOutcome {
  weight: number
  /** Answerable questions: with the right answer before refusal; answered right; with it in 8 passages. */
  drafted: number
  right: number
  inPassages: number
  /** Unanswerable questions that were refused. */
  refused: number
}

type Vectors = ReadonlyMap<string, Float32Array>

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Returns the cosine of a question with each item's nearest chunk, as the service's database does. */
function similaritiesOf(
  items: readonly KnowledgeText[],
  question: string,
  vectors: Vectors,
): [id: string, similarity: number][] {
  const asked = vectors.get(question)
  if (asked === undefined) return []
  const rated = items.map((item): [string, number] => {
    const chunks = splitToEmbed(item).flatMap(({ embedded }) => vectors.get(embedded) ?? [])
    return [item.id, Math.max(-1, ...chunks.map((chunk) => dot(asked, chunk)))]
  })
  return rated.toSorted(([, a], [, b]) => b - a).slice(0, SIMILAR_ITEMS)
}

/** Embeds every text that a measurement needs: the sites' chunks and questions. */
async function embedSites(sites: readonly ReadSite[], embedder: Embedder): Promise<Vectors> {
  const passages = new Set<string>()
  const queries = new Set<string>()
  const collect: SimilarityOf = (items, question) => {
    queries.add(question)
    for (const item of items) for (const { embedded } of splitToEmbed(item)) passages.add(embedded)
    return new Map()
  }
  for (const site of sites) askSite(site, collect)
  const of = async (texts: string[], kind: 'passage' | 'query'): Promise<[string, Float32Array][]> => {
    const vectors = await embedder.embed(texts, kind)
    return texts.flatMap((text, at): [string, Float32Array][] =>
      vectors[at] === undefined ? [] : [[text, vectors[at]]],
    )
  }
  return new Map([...(await of([...passages], 'passage')), ...(await of([...queries], 'query'))])
}

function outcomeOf(weight: number, asked: readonly AskedQuestion[]): WeightOutcome {
  const answerable = asked.filter(({ group }) => group === 'answerable')
  const isKnown = ({ explained }: AskedQuestion): boolean => explained.answer.kind === 'known'
  return {
    weight,
    drafted: answerable.filter(({ in600 }) => in600).length,
    right: answerable.filter((one) => one.in600 && isKnown(one)).length,
    inPassages: answerable.filter(({ inPassages }) => inPassages).length,
    refused: asked.filter((one) => one.group === 'unanswerable' && !isKnown(one)).length,
  }
}

const merits = ({ right, refused, inPassages }: WeightOutcome): number => right + refused + inPassages

function sum(weight: number, outcomes: readonly WeightOutcome[]): WeightOutcome {
  const total = (of: (one: WeightOutcome) => number): number => outcomes.reduce((all, one) => all + of(one), 0)
  return {
    weight,
    drafted: total((one) => one.drafted),
    right: total((one) => one.right),
    inPassages: total((one) => one.inPassages),
    refused: total((one) => one.refused),
  }
}

/**
 * Measures the curve of `RANK_WEIGHTS.similarity` with an embedding model, and the results when each site is asked with
 * the weight that is best on the others (its `weight` is the mean). A weight of 0 is the answerer without the model.
 */
export async function measureEmbeddings(
  sites: readonly ReadSite[],
  embedder: Embedder,
  weights: readonly number[],
): Promise<{ curve: WeightOutcome[]; heldOut: WeightOutcome }> {
  const vectors = await embedSites(sites, embedder)
  const bySite = sites.map((site) =>
    weights.map((weight) => {
      const share = weight / RANK_WEIGHTS.similarity
      const similarityOf: SimilarityOf = (items, question) =>
        weight === 0
          ? new Map()
          : new Map(similaritiesOf(items, question, vectors).map(([id, similarity]) => [id, similarity * share]))
      return outcomeOf(weight, askSite(site, similarityOf))
    }),
  )
  const curve = weights.map((weight, at) =>
    sum(
      weight,
      bySite.flatMap((outcomes) => outcomes[at] ?? []),
    ),
  )
  const chosen = bySite.flatMap((outcomes) => {
    const others = curve.map((all, at) => merits(all) - merits(outcomes[at] ?? all))
    return outcomes[others.indexOf(Math.max(...others))] ?? []
  })
  return {
    curve,
    heldOut: sum(chosen.reduce((all, { weight }) => all + weight, 0) / Math.max(1, chosen.length), chosen),
  }
}

const WEIGHTS = [0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.9, 1.3]

/** Measures the model of `EMBEDDING_MODEL` as the service uses it, and prints the curve of its weight. */
export async function printEmbeddings(sites: readonly ReadSite[]): Promise<void> {
  const { embedding } = readConfig()
  if (embedding === undefined) throw new Error('--embeddings measures the model of EMBEDDING_MODEL, which is not set')
  const web = createEndpointWeb(embedding.baseUrl)
  const embedder = createEndpointEmbedder({ ...embedding, fetch: web.fetch })
  const { curve, heldOut } = await measureEmbeddings(sites, embedder, WEIGHTS)
  await web.close()
  const answerable = sites.reduce((all, { truth }) => all + truth.questions.length, 0)
  const unanswerable = sites.reduce((all, { truth }) => all + truth.unanswerable.length, 0)
  const percent = (some: number, all: number): string => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`
  console.log(
    `${embedding.model}\nweight | gold in 600, not refusing | answered and right | unanswerable refused | gold in 8 passages`,
  )
  const print = (name: string, { drafted, right, refused, inPassages }: WeightOutcome): void => {
    const cells = [
      percent(drafted, answerable),
      percent(right, answerable),
      percent(refused, unanswerable),
      percent(inPassages, answerable),
    ]
    console.log(`${name} | ${cells.join(' | ')}`)
  }
  for (const outcome of curve)
    print(`${outcome.weight.toFixed(2)}${outcome.weight === RANK_WEIGHTS.similarity ? ' (in use)' : ''}`, outcome)
  print(`each site with the weight that is best on the others (${heldOut.weight.toFixed(2)} at the mean)`, heldOut)
}
