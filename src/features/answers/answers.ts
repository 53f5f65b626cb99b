import { LRUCache } from 'lru-cache'
import type { Log } from '#src/base/log.ts'
import { type AnswerIndex, buildAnswerIndex, suggestQuestions } from '#src/engine/answer/answer.ts'
import type { Answer, AnswerQuestion } from '#src/engine/answer/answer-types.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { findSimilarItems, listLiveItems } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import { answerBurst } from './answer-burst.ts'

/** What agents know, ready to be searched, in memory up to a bound; an index belongs to one version of one agent's knowledge. */
export type IndexCache = LRUCache<string, AnswerIndex>

const CACHE_BYTES = 128 * 1024 * 1024
const SIMILAR_ITEMS = 50

export function createIndexCache(): IndexCache {
  return new LRUCache({ maxSize: CACHE_BYTES, sizeCalculation: (index) => Math.max(1, index.sizeBytes) })
}

export interface AnswersDeps {
  db: Db
  log: Log
  indexes: IndexCache
  /** The embedding model of that name, when it may join the ranking: the built-in one may not, it makes ranking worse. */
  rankingEmbedder: (model: string) => Embedder | undefined
}

/** What a visitor said since the last answer, and in which conversation. */
export interface VisitorQuestion extends Omit<AnswerQuestion, 'similarity' | 'text'> {
  /** Several messages when they came in a burst, oldest first. */
  texts: string[]
  /** Ends the work of a model; what the built-in answerer says comes at once. */
  signal: AbortSignal
}

/** A whole reply, as it is stored. */
export interface Reply {
  kind: Answer['kind']
  text: string
  sources: { title: string; url?: string }[]
  /** `builtin`, or the name of the model. */
  answerer: string
  inputTokens: number
  outputTokens: number
}

/** Answers a visitor from what the agent knows now: yields the text piece by piece, as it may be shown, and returns the whole. */
export async function* answerVisitor(deps: AnswersDeps, agent: Agent, question: VisitorQuestion): AsyncGenerator<string, Reply> {
  const index = await loadIndex(deps, agent)
  const asked = await Promise.all(
    [...question.texts, ...(question.texts.length > 1 ? [question.texts.join(' ')] : [])].map((text) => findSimilarity(deps, agent, text)),
  )
  const answer = answerBurst(index, question, asked)
  yield* answer.parts
  return toReply(answer)
}

/** An answer of the built-in answerer as a reply. */
export function toReply({ kind, parts, sources }: Answer): Reply {
  return {
    kind,
    text: parts.join(''),
    sources: sources.map(({ title, url }) => (url ? { title, url } : { title })),
    answerer: 'builtin',
    inputTokens: 0,
    outputTokens: 0,
  }
}

/** Questions that a visitor might begin with, each of which the agent answers. */
export async function suggestFor(deps: AnswersDeps, agent: Agent, limit: number): Promise<string[]> {
  return suggestQuestions(await loadIndex(deps, agent), limit)
}

async function loadIndex({ db, indexes }: AnswersDeps, agent: Agent): Promise<AnswerIndex> {
  const key = `${agent.id}:${agent.knowledgeVersion}`
  const cached = indexes.get(key)
  if (cached) return cached
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
  const index = buildAnswerIndex(texts, { name: agent.companyName, language: agent.language })
  indexes.set(key, index)
  return index
}

async function findSimilarity(
  { db, rankingEmbedder, log }: AnswersDeps,
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
