import type { Log } from '#src/base/log.ts'
import { computeOnce } from '#src/base/memoize.ts'
import type { AnswerIndex } from '#src/engine/answer/answer.ts'
import type { AnswerQuestion } from '#src/engine/answer/units/answer-types.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { findSimilarChunks, findSimilarItems, type SimilarityQuery } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import { type IndexDeps, loadKnown } from './agent-knowledge.ts'
import { closestByItem, indexFor } from './large-knowledge.ts'

/**
 * An agent's knowledge for some questions, with the similarity of its items to each question by the configured
 * embedding model.
 */
export interface Looked {
  index: AnswerIndex
  /** Asks the embedding model at the first call. */
  similarities: () => Promise<Similarity[]>
}

type Similarity = AnswerQuestion['similarity']

/** Number of closest items, or of a large agent's chunks, to request. */
const SIMILAR = 50
/** A visitor is waiting, and a search by words works without embeddings. */
const EMBEDDING_PATIENCE_MS = 3_000

/**
 * Looks up the agent's current knowledge. For a large agent it loads only what some questions and the ones `before`
 * them need, and the contact details. The similarities are empty if there is no embedding model, or if it fails.
 */
export async function lookUp(
  deps: IndexDeps,
  agent: Agent,
  { questions, before = [] }: { questions: readonly string[]; before?: readonly string[] },
): Promise<Looked> {
  const { db, indexes, log } = deps
  const embedder = deps.rankingEmbedder(agent.embeddingModel)
  const embed = (by: Embedder): Promise<Float32Array[]> =>
    orByWords(
      { log, model: by.model },
      () => by.embed([...questions], 'query', AbortSignal.timeout(EMBEDDING_PATIENCE_MS)),
      [],
    )
  const near = async <Found>(
    find: (db: Db, agentId: string, query: SimilarityQuery) => Promise<Found>,
    none: Found,
  ): Promise<Found[]> => {
    const vectors = embedder && questions.length > 0 ? await embed(embedder) : []
    return Promise.all(
      questions.map((_, at) => {
        const vector = vectors[at]
        if (!vector || !embedder) return none
        return orByWords(
          { log, model: embedder.model },
          () => find(db, agent.id, { model: embedder.model, vector, limit: SIMILAR }),
          none,
        )
      }),
    )
  }
  const { whole, chunks } = await loadKnown(db, indexes, agent)
  if (whole) return { index: whole, similarities: computeOnce(() => near<Similarity>(findSimilarItems, new Map())) }
  const similar = await near(findSimilarChunks, [])
  const index = await indexFor(db, agent, { texts: [...questions, ...before], similar, chunks })
  return { index, similarities: () => Promise.resolve(similar.map(closestByItem)) }
}

async function orByWords<Found>(
  { log, model }: { log: Log; model: string },
  find: () => Promise<Found>,
  none: Found,
): Promise<Found> {
  try {
    return await find()
  } catch (error) {
    log.warn(
      { model, reason: String(error) },
      'the question was not compared with the knowledge; the answer is found by its words',
    )
    return none
  }
}
