import {
  type AnswerIndex,
  CONTACT_TERMS,
  prepareAnswerIndex,
  prepareTerms,
  termsAsked,
} from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import {
  findChunksByWords,
  listChunksWithoutWords,
  listParts,
  setChunkWords,
  type SimilarChunk,
} from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import { toKnowledgeText } from './to-knowledge-text.ts'

/** Chunks to load for a question, and for the business's contact details. */
const ASKED_CHUNKS = 30
const CONTACT_CHUNKS = 8
/** Chunks to add for each question that an embedding model finds closest, if there is one. */
const SIMILAR_CHUNKS = 10
const CHUNKS_AT_ONCE = 200

/** Indexes the words of every chunk of an agent. It skips chunks that are indexed already. */
export async function fillChunkWords(db: Db, agent: Agent): Promise<void> {
  const expected = agent.language || 'en'
  for (;;) {
    const chunks = await listChunksWithoutWords(db, agent.id, CHUNKS_AT_ONCE)
    if (chunks.length === 0) return
    const texts = chunks.map(({ title, content, language }) => ({ text: `${title}\n${content}`, language }))
    const terms = await prepareTerms(texts, expected)
    const words = chunks.map(({ id }, at) => ({ id, terms: terms[at] ?? [] }))
    await setChunkWords(db, agent.id, words)
  }
}

interface Picking {
  texts: readonly string[]
  /** For each question, the chunks that an embedding model finds closest, closest first. */
  similar: readonly (readonly SimilarChunk[])[]
  chunks: number
}

/**
 * Builds an index of the part of a large agent's knowledge that can answer some questions, and of the business's
 * contact details.
 */
export async function indexFor(db: Db, agent: Agent, { texts, similar, chunks }: Picking): Promise<AnswerIndex> {
  const pick = (terms: readonly string[], limit: number): Promise<string[]> =>
    pickChunks(db, agent.id, { terms, limit, chunks })
  const asked = await pick(termsAsked(texts, agent.language || 'en'), ASKED_CHUNKS)
  const closest = similar.flatMap((found) => found.slice(0, SIMILAR_CHUNKS).map(({ id }) => id))
  const picked = new Set([...asked, ...closest, ...(await pick(CONTACT_TERMS, CONTACT_CHUNKS))])
  const parts = await listParts(db, agent.id, [...picked])
  return prepareAnswerIndex(parts.map(toKnowledgeText), { name: agent.companyName, language: agent.language })
}

/** Returns the similarity of each item's closest chunk, by item ID. */
export function closestByItem(similar: readonly SimilarChunk[]): Map<string, number> {
  return new Map(similar.toReversed().map(({ itemId, similarity }) => [itemId, similarity]))
}

/** Picks the chunks with the most distinctive terms. A term counts more, the fewer chunks contain it. */
async function pickChunks(
  db: Db,
  agentId: string,
  { terms, limit, chunks }: { terms: readonly string[]; limit: number; chunks: number },
): Promise<string[]> {
  const groups = await findChunksByWords(db, agentId, terms, limit)
  const rarities = terms.map((_, at) => {
    const held = groups.reduce((sum, group) => sum + (holds(group.mask, at) ? group.held : 0), 0)
    return Math.log(1 + (chunks - held + 0.5) / (held + 0.5))
  })
  const weight = (mask: number): number => rarities.reduce((sum, rarity, at) => sum + (holds(mask, at) ? rarity : 0), 0)
  const best = groups
    .map(({ mask, chunkIds }) => ({ chunkIds, weight: weight(mask) }))
    .toSorted((a, b) => b.weight - a.weight)
  return best.flatMap(({ chunkIds }) => chunkIds).slice(0, limit)
}

const holds = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0
