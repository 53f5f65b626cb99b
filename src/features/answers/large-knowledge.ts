import { type AnswerIndex, CONTACT_TERMS, prepareAnswerIndex, termsAsked, termsOfText } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { findChunksByWords, listChunksWithoutWords, listParts, setChunkWords } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import { toKnowledgeText } from './to-knowledge-text.ts'

/** So many chunks are looked at for a question, and for how the business is reached. */
const ASKED_CHUNKS = 30
const CONTACT_CHUNKS = 8
const CHUNKS_AT_ONCE = 200

/** Lets every chunk of an agent be found by its words. What was done once is kept; chunks that came since are added. */
export async function fillChunkWords(db: Db, agent: Agent): Promise<void> {
  const expected = agent.language || 'en'
  for (;;) {
    const chunks = await listChunksWithoutWords(db, agent.id, CHUNKS_AT_ONCE)
    if (chunks.length === 0) return
    const words = chunks.map(({ id, title, content, language }) => ({
      id,
      terms: termsOfText(`${title}\n${content}`, { language, expected }),
    }))
    await setChunkWords(db, agent.id, words)
  }
}

/** The index of the parts of a large agent's knowledge that some questions may be answered from, and of how the business is reached. */
export async function indexFor(
  db: Db,
  agent: Agent,
  { texts, chunks }: { texts: readonly string[]; chunks: number },
): Promise<AnswerIndex> {
  const pick = (terms: readonly string[], limit: number): Promise<string[]> => pickChunks(db, agent.id, { terms, limit, chunks })
  const picked = [...(await pick(termsAsked(texts, agent.language || 'en'), ASKED_CHUNKS)), ...(await pick(CONTACT_TERMS, CONTACT_CHUNKS))]
  const parts = await listParts(db, agent.id, [...new Set(picked)])
  return prepareAnswerIndex(parts.map(toKnowledgeText), { name: agent.companyName, language: agent.language })
}

/** The chunks whose words tell most: each term counts the more, the fewer chunks hold it. */
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
  const best = groups.map(({ mask, chunkIds }) => ({ chunkIds, weight: weight(mask) })).toSorted((a, b) => b.weight - a.weight)
  return best.flatMap(({ chunkIds }) => chunkIds).slice(0, limit)
}

const holds = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0
