import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** Chunks that the model has not embedded yet, with the title of their item. */
export function listChunksWithoutVector(
  db: Db,
  agentId: string,
  model: string,
  limit: number,
): Promise<{ id: string; title: string; content: string }[]> {
  return db
    .selectFrom('chunks')
    .innerJoin('knowledge_items', 'knowledge_items.id', 'chunks.item_id')
    .select(['chunks.id', 'knowledge_items.title', 'chunks.content'])
    .where('chunks.agent_id', '=', agentId)
    .where(sql<boolean>`not exists (select from embeddings where chunk_id = chunks.id and model = ${model})`)
    .orderBy('chunks.id')
    .limit(limit)
    .execute()
}

/** Stores vectors by chunk; one that a simultaneous job stored stays. Chunks deleted meanwhile are left out. */
export async function insertVectors(
  db: Db,
  agentId: string,
  model: string,
  vectors: ReadonlyMap<string, Float32Array | undefined>,
): Promise<void> {
  for (const [chunkId, vector] of vectors) {
    if (!vector) continue
    await sql`
      insert into embeddings (chunk_id, agent_id, model, embedding)
      select id, ${agentId}::uuid, ${model}, ${toVectorBytes(vector)}::vector from chunks where id = ${chunkId}::uuid
      on conflict do nothing`.execute(db)
  }
}

export async function deleteVectorsOfOtherModels(db: Db, agentId: string, model: string): Promise<void> {
  await db.deleteFrom('embeddings').where('agent_id', '=', agentId).where('model', '<>', model).execute()
}

/**
 * A vector as pgvector receives it in binary, which spares both sides its decimal digits: its length, a zero, 32-bit
 * floats.
 */
export function toVectorBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + 4 * vector.length)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setInt16(0, vector.length)
  view.setInt16(2, 0)
  for (let at = 0; at < vector.length; at++) view.setFloat32(4 + 4 * at, vector[at] ?? 0)
  return bytes
}
