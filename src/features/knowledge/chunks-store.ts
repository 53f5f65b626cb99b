import { endianness } from 'node:os'
import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** Lists chunks without a vector of the model, with their item's title. */
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

/** Stores vectors by chunk. Keeps vectors that a concurrent job stored, and skips deleted chunks. */
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

const IS_LITTLE_ENDIAN = endianness() === 'LE'

/** Encodes a vector in pgvector's binary format, which is faster than decimal digits: length, zero, 32-bit floats. */
export function toVectorBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + 4 * vector.length)
  bytes.writeInt16BE(vector.length, 0)
  bytes.writeInt16BE(0, 2)
  const numbers = bytes.subarray(4)
  numbers.set(Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))
  if (IS_LITTLE_ENDIAN) numbers.swap32()
  return bytes
}
