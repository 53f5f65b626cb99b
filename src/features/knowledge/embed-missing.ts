import { listAgentsNotEmbeddedWith, setEmbeddingModel } from '#src/features/agents/agents.ts'
import { deleteVectorsOfOtherModels, insertVectors, listChunksWithoutVector } from './chunks-store.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'

const CHUNKS_AT_ONCE = 64

/**
 * Queues embedding for every agent whose vectors are from another model. The old vectors are used until the new ones
 * are complete.
 */
export async function queueReembedding({
  db,
  queue,
  embedder,
}: Pick<KnowledgeDeps, 'db' | 'queue' | 'embedder'>): Promise<void> {
  for (const agentId of await listAgentsNotEmbeddedWith(db, embedder.model)) {
    await queue.send(db, 'embed-knowledge', { agent_id: agentId }, { key: agentId })
  }
}

/**
 * Creates an agent's missing vectors, then switches search to them and deletes those of other models. Throws if the
 * model fails.
 */
export async function embedMissing(
  { db, embedder }: Pick<KnowledgeDeps, 'db' | 'embedder'>,
  agentId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const chunks = await listChunksWithoutVector(db, agentId, embedder.model, CHUNKS_AT_ONCE)
    if (chunks.length === 0) break
    const texts = chunks.map(({ title, content }) => `${title}\n${content}`)
    const vectors = await embedder.embed(texts, 'passage', signal)
    await insertVectors(db, agentId, embedder.model, new Map(chunks.map(({ id }, index) => [id, vectors[index]])))
  }
  await db.transaction().execute(async (tx) => {
    await setEmbeddingModel(tx, agentId, embedder.model)
    await deleteVectorsOfOtherModels(tx, agentId, embedder.model)
  })
}
