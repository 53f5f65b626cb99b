import { LRUCache } from 'lru-cache'
import type { Log } from '#src/base/log.ts'
import { type AnswerIndex, prepareAnswerIndex } from '#src/engine/answer/answer.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import { type KnowledgePrompt, prepareKnowledgePrompt } from '#src/engine/write/prompt/knowledge-prompt.ts'
import { type Agent, findAgent } from '#src/features/agents/agents.ts'
import { listLiveItems, measureKnowledge } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import { toKnowledgeText } from './to-knowledge-text.ts'
import { fillChunkWords, indexFor } from './large-knowledge.ts'

/** One version of an agent's knowledge: its index, or, for a large agent, its number of chunks. */
interface Known {
  version: number
  whole: AnswerIndex | undefined
  chunks: number
  /** The knowledge as prompt for a model. Prepared for the first model that writes. */
  prompt?: { contextTokens: number; prepared: Promise<KnowledgePrompt> }
  /** Memory of the prompt and of what the guard reads for it. */
  promptBytes?: number
}

/** Caches the latest version of each agent's knowledge, up to a total size. */
export interface IndexCache {
  ready: LRUCache<string, Known>
  /** Indexes being built, by agent and version. Concurrent callers share them. */
  inWork: Map<string, Promise<Known>>
  /** Agents with more bytes of text are large: the database picks the chunks for a question. */
  wholeBytes: number
}

const CACHE_BYTES = 128 * 1024 * 1024
/** What an agent counts at least, so that the cache has at most 13,000. */
const LEAST_BYTES = 10 * 1024
/** Measured: 5 for the prompt, 42 for what the guard reads. */
const PROMPT_BYTES_PER_CHARACTER = 47
/** About 27,000 sentences or 3,000 chunks: an index of 55 MB. The cache has room for two such agents. */
const WHOLE_BYTES = 2 * 1024 * 1024

export function createIndexCache(): IndexCache {
  const ready = new LRUCache<string, Known>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ whole, promptBytes = 0 }) => Math.max(LEAST_BYTES, (whole?.sizeBytes ?? 0) + promptBytes),
  })
  return { ready, inWork: new Map(), wholeBytes: WHOLE_BYTES }
}

export interface IndexDeps {
  db: Db
  log: Log
  indexes: IndexCache
  /**
   * Returns the embedding model of that name if it may join the ranking. The built-in one may not, because it makes
   * ranking worse.
   */
  rankingEmbedder: (model: string) => Embedder | undefined
}

/**
 * Returns an index of the agent's current knowledge. For a large agent it holds only the chunks for some questions and
 * the business's contact details.
 */
export async function loadIndex(
  { db, indexes }: IndexDeps,
  agent: Agent,
  texts: readonly string[],
): Promise<AnswerIndex> {
  const { whole, chunks } = await loadKnown(db, indexes, agent)
  return whole ?? indexFor(db, agent, { texts, similar: [], chunks })
}

/** Returns the agent's current knowledge, from the cache if it is there. A large agent is then ready for search. */
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

/** Returns the agent's current knowledge as prompt for a model with this context, prepared once per version. */
export async function loadPrompt(
  { db, indexes, secretKey }: Pick<IndexDeps, 'db' | 'indexes'> & { secretKey: string },
  agent: Agent,
  contextTokens: number,
): Promise<KnowledgePrompt> {
  const known = await loadKnown(db, indexes, agent)
  if (known.prompt?.contextTokens === contextTokens) return known.prompt.prepared
  const prepare = async (): Promise<KnowledgePrompt> => {
    const index = known.whole ?? (await indexFor(db, agent, { texts: [], similar: [], chunks: known.chunks }))
    const secret = `prompt ${secretKey} ${agent.id}`
    return prepareKnowledgePrompt(index, { contextTokens, secret, isPart: known.whole === undefined })
  }
  const prompt = { contextTokens, prepared: prepare() }
  known.prompt = prompt
  prompt.prepared.then(
    ({ items }) => countPrompt(indexes, agent.id, known, items),
    () => {
      if (known.prompt === prompt) delete known.prompt
    },
  )
  return prompt.prepared
}

/** Adds a prompt to the size of its agent in the cache. */
function countPrompt({ ready }: IndexCache, agentId: string, known: Known, items: KnowledgePrompt['items']): void {
  known.promptBytes = items.reduce((sum, { content }) => sum + content.length, 0) * PROMPT_BYTES_PER_CHARACTER
  if (ready.peek(agentId) !== known) return
  // The cache measures an entry only when it is added.
  ready.delete(agentId)
  ready.set(agentId, known)
}

/** Prepares a large agent for search, so that no question has to wait for that. Does nothing for other agents. */
export async function prepareSearch(
  { db, indexes }: Pick<IndexDeps, 'db' | 'indexes'>,
  agentId: string,
): Promise<void> {
  const agent = await findAgent(db, agentId)
  if (!agent) return
  const { bytes } = await measureKnowledge(db, agentId)
  if (bytes > indexes.wholeBytes) await loadKnown(db, indexes, agent)
}
