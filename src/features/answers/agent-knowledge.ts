import { LRUCache } from 'lru-cache'
import type { Log } from '#src/base/log.ts'
import { type AnswerIndex, prepareAnswerIndex } from '#src/engine/answer/answer.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { findSimilarItems, listLiveItems } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'

interface VersionedIndex {
  version: number
  index: AnswerIndex
}

/** What agents know, ready to be searched, in memory up to a bound: by agent, the version that was asked last. */
export interface IndexCache {
  ready: LRUCache<string, VersionedIndex>
  /** Those that are being made, by agent and version, for all who wait for them. */
  inWork: Map<string, Promise<AnswerIndex>>
}

const CACHE_BYTES = 128 * 1024 * 1024
const SIMILAR_ITEMS = 50

export function createIndexCache(): IndexCache {
  const ready = new LRUCache<string, VersionedIndex>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ index }) => Math.max(1, index.sizeBytes),
  })
  return { ready, inWork: new Map() }
}

export interface IndexDeps {
  db: Db
  log: Log
  indexes: IndexCache
  /** The embedding model of that name, when it may join the ranking: the built-in one may not, it makes ranking worse. */
  rankingEmbedder: (model: string) => Embedder | undefined
}

/** What the agent knows now. */
export async function loadIndex({ db, indexes: { ready, inWork } }: IndexDeps, agent: Agent): Promise<AnswerIndex> {
  const { id, knowledgeVersion: version } = agent
  const known = ready.get(id)
  if (known?.version === version) return known.index
  const key = `${id} ${version}`
  const started = inWork.get(key) ?? makeIndex(db, agent).finally(() => inWork.delete(key))
  inWork.set(key, started)
  const index = await started
  if ((ready.peek(id)?.version ?? -1) < version) ready.set(id, { version, index })
  return index
}

async function makeIndex(db: Db, agent: Agent): Promise<AnswerIndex> {
  const items = await listLiveItems(db, agent.id)
  const texts = items.map(({ id, type, title, content, category, sourceUrl, language }) => ({
    id,
    type,
    title,
    content,
    category: category ?? '',
    url: sourceUrl ?? '',
    language,
  }))
  return prepareAnswerIndex(texts, { name: agent.companyName, language: agent.language })
}

/** How alike a question and each item are to the configured embedding model; empty without one, or when it cannot be had. */
export async function findSimilarity(
  { db, rankingEmbedder, log }: IndexDeps,
  agent: Agent,
  question: string,
): Promise<ReadonlyMap<string, number>> {
  const embedder = rankingEmbedder(agent.embeddingModel)
  if (!embedder) return new Map()
  try {
    const [vector] = await embedder.embed([question], 'query')
    return vector ? await findSimilarItems(db, agent.id, { model: embedder.model, vector, limit: SIMILAR_ITEMS }) : new Map()
  } catch (error) {
    log.warn({ model: embedder.model, reason: String(error) }, 'the question was not embedded; the answer is found by its words')
    return new Map()
  }
}
