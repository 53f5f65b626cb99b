import { bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import { queueMissingVectors } from './embed-missing.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import { type NewKnowledgeItem, findSameItem, insertKnowledge } from './knowledge-store.ts'
import { prepareKnowledge } from './prepare-items.ts'

/** What an agent knows: items that people read and edit, and the embedded pieces of them that are searched. */
export { insertKnowledge, countKnowledgeItems, findSimilarItems, listKnowledgeItems } from './knowledge-store.ts'
export { embedMissing, queueMissingVectors, queueReembedding } from './embed-missing.ts'
export type { KnowledgeDeps } from './knowledge-deps.ts'
export { prepareKnowledge, toNewItem } from './prepare-items.ts'
export { replaceItems } from './replace-items.ts'

/** Adds one item, or answers with the one that already says the same. The agent answers with it from its next turn on. */
export async function addKnowledgeItem(
  deps: KnowledgeDeps,
  agentId: string,
  item: NewKnowledgeItem,
): Promise<{ id: string; embedded: boolean }> {
  const same = await findSameItem(deps.db, agentId, item)
  if (same) return same
  const prepared = await prepareKnowledge(deps, [item])
  return deps.db.transaction().execute(async (db) => {
    const [id = ''] = await insertKnowledge(db, agentId, prepared)
    await queueMissingVectors(deps.queue, db, agentId, prepared)
    await bumpKnowledgeVersion(db, agentId)
    return { id, embedded: prepared.chunks.length > 0 && prepared.chunks.every((chunk) => chunk.vector !== undefined) }
  })
}
