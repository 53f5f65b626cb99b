import { LRUCache } from 'lru-cache'
import type { Log } from '#src/base/log.ts'
import { type AnswerIndex, prepareAnswerIndex } from '#src/engine/answer/answer.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import { type Agent, findAgent } from '#src/features/agents/agents.ts'
import { listLiveItems, measureKnowledge } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import { toKnowledgeText } from './to-knowledge-text.ts'
import { fillChunkWords, indexFor } from './large-knowledge.ts'

/**
 * One version of what an agent knows: all of it ready to be searched, or, where it is large, how many chunks it has.
 */
interface Known {
  version: number
  whole: AnswerIndex | undefined
  chunks: number
}

/** What agents know, in memory up to a bound: by agent, the version that was asked last. */
export interface IndexCache {
  ready: LRUCache<string, Known>
  /** Those that are being made, by agent and version, for all who wait for them. */
  inWork: Map<string, Promise<Known>>
  /** Of agents whose texts have more bytes the database picks what a question may be answered from. */
  wholeBytes: number
}

const CACHE_BYTES = 128 * 1024 * 1024
/** Some 27,000 sentences, 3,000 chunks: an index of 55 MB, so that two such agents have room. */
const WHOLE_BYTES = 2 * 1024 * 1024

export function createIndexCache(): IndexCache {
  const ready = new LRUCache<string, Known>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ whole }) => Math.max(1, whole?.sizeBytes ?? 0),
  })
  return { ready, inWork: new Map(), wholeBytes: WHOLE_BYTES }
}

export interface IndexDeps {
  db: Db
  log: Log
  indexes: IndexCache
  /**
   * The embedding model of that name, when it may join the ranking: the built-in one may not, it makes ranking worse.
   */
  rankingEmbedder: (model: string) => Embedder | undefined
}

/** What the agent knows now; of a large one, what it knows about some questions and how it is reached. */
export async function loadIndex(
  { db, indexes }: IndexDeps,
  agent: Agent,
  texts: readonly string[],
): Promise<AnswerIndex> {
  const { whole, chunks } = await loadKnown(db, indexes, agent)
  return whole ?? indexFor(db, agent, { texts, similar: [], chunks })
}

/** All that the agent knows now, or, where it is large, that it is ready to be searched. */
export async function loadKnown(db: Db, indexes: IndexCache, agent: Agent): Promise<Known> {
  const { ready, inWork } = indexes
  const { id, knowledgeVersion: version } = agent
  const known = ready.get(id)
  if (known?.version === version) return known
  const key = `${id} ${version}`
  const started = inWork.get(key) ?? prepareKnown(db, indexes, agent).finally(() => inWork.delete(key))
  inWork.set(key, started)
  const prepared = await started
  if ((ready.peek(id)?.version ?? -1) < version) ready.set(id, prepared)
  return prepared
}

async function prepareKnown(db: Db, { wholeBytes }: IndexCache, agent: Agent): Promise<Known> {
  const version = agent.knowledgeVersion
  const { bytes, chunks } = await measureKnowledge(db, agent.id)
  if (bytes > wholeBytes) {
    await fillChunkWords(db, agent)
    return { version, whole: undefined, chunks }
  }
  const items = await listLiveItems(db, agent.id)
  const whole = await prepareAnswerIndex(items.map(toKnowledgeText), {
    name: agent.companyName,
    language: agent.language,
  })
  return { version, whole, chunks }
}

/**
 * Makes an agent that has grown large ready to be searched, so that no question waits for that; others are left as they
 * are.
 */
export async function prepareSearch(
  { db, indexes }: Pick<IndexDeps, 'db' | 'indexes'>,
  agentId: string,
): Promise<void> {
  const agent = await findAgent(db, agentId)
  if (!agent) return
  const { bytes } = await measureKnowledge(db, agentId)
  if (bytes > indexes.wholeBytes) await loadKnown(db, indexes, agent)
}
