import type { Log } from '#src/base/log.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import type { KnowledgeDraft } from '#src/engine/understand/knowledge-types.ts'
import { bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { splitIntoChunks } from './chunking.ts'
import { type NewKnowledgeItem, type PreparedKnowledge, findSameItem, insertKnowledge } from './knowledge-store.ts'

/** What an agent knows: items that people read and edit, and the embedded pieces of them that are searched. */
export { insertKnowledge, type PreparedKnowledge, countKnowledgeItems, findSimilarItems, listKnowledgeItems } from './knowledge-store.ts'

export interface KnowledgeDeps {
  db: Db
  embedder: Embedder
  log: Log
}

/** Splits and embeds items. Never throws for the embedding's sake: without vectors an item is found by its words. */
export async function prepareKnowledge(
  deps: Omit<KnowledgeDeps, 'db'>,
  items: NewKnowledgeItem[],
  signal?: AbortSignal,
): Promise<PreparedKnowledge> {
  const pieces = items.flatMap((item, itemIndex) =>
    splitIntoChunks(item.content).map((content, position) => ({ itemIndex, position, content, embedded: `${item.title}\n${content}` })),
  )
  const vectors = await embed(
    deps,
    pieces.map((piece) => piece.embedded),
    signal,
  )
  const chunks = pieces.map(({ itemIndex, position, content }, index) => ({ itemIndex, position, content, vector: vectors[index] }))
  return { model: deps.embedder.model, items, chunks }
}

async function embed(deps: Omit<KnowledgeDeps, 'db'>, texts: string[], signal?: AbortSignal): Promise<Float32Array[]> {
  try {
    return await deps.embedder.embed(texts, 'passage', signal)
  } catch (error) {
    deps.log.warn({ model: deps.embedder.model, reason: String(error) }, 'embedding failed; items are stored without vectors')
    return []
  }
}

export function toNewItem(draft: KnowledgeDraft, origin: NewKnowledgeItem['origin']): NewKnowledgeItem {
  return {
    type: draft.type,
    title: draft.title,
    content: draft.content,
    category: draft.category ?? null,
    sourceUrl: draft.sourceUrl ?? null,
    language: draft.language ?? '',
    origin,
  }
}

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
    await bumpKnowledgeVersion(db, agentId)
    return { id, embedded: prepared.chunks.length > 0 && prepared.chunks.every((chunk) => chunk.vector !== undefined) }
  })
}
