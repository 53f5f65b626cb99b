import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'
import type { KnowledgeItem } from './knowledge-store.ts'
import { toTerm } from '#src/store/quoting.ts'

/** Returns the size of an agent's knowledge: bytes of text, and chunks. */
export async function measureKnowledge(db: Db, agentId: string): Promise<{ bytes: number; chunks: number }> {
  const { rows } = await sql<{ bytes: number; chunks: number }>`
    select (select coalesce(sum(octet_length(content)), 0)::float8 from knowledge_items where agent_id = ${agentId} and state = 'live') as bytes,
      (select count(*)::int from chunks where agent_id = ${agentId}) as chunks`.execute(db)
  return rows[0] ?? { bytes: 0, chunks: 0 }
}

interface WordlessChunk {
  id: string
  title: string
  content: string
  language: string
}

/** Lists chunks without search terms. */
export function listChunksWithoutWords(db: Db, agentId: string, limit: number): Promise<WordlessChunk[]> {
  return db
    .selectFrom('chunks')
    .innerJoin('knowledge_items', 'knowledge_items.id', 'chunks.item_id')
    .select(['chunks.id', 'knowledge_items.title', 'chunks.content', 'knowledge_items.language'])
    .where('chunks.agent_id', '=', agentId)
    .where('chunks.words', 'is', null)
    .limit(limit)
    .execute()
}

export async function setChunkWords(db: Db, agentId: string, words: { id: string; terms: string[] }[]): Promise<void> {
  await sql`
    update chunks set words = array_to_tsvector(array(select json_array_elements_text(found.terms)))
    from json_to_recordset(${JSON.stringify(words)}::json) as found (id uuid, terms json)
    where chunks.id = found.id and chunks.agent_id = ${agentId}`.execute(db)
}

/** Chunks that contain the same terms. */
interface ChunkGroup {
  /** Bit `t` is set if they contain term `t`. */
  mask: number
  held: number
  /** The first chunks of the group. */
  chunkIds: string[]
}

/**
 * Finds chunks of live items that contain any of at most 30 terms, grouped by the terms they contain; in each group at
 * most `limit`, by ID.
 */
export async function findChunksByWords(
  db: Db,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<ChunkGroup[]> {
  if (terms.length === 0) return []
  const queries = terms.map(toTerm)
  const bits = queries.map((query, at) => sql`case when c.words @@ ${query}::tsquery then ${2 ** at}::int else 0 end`)
  const { rows } = await sql<ChunkGroup>`
    select mask, count(*)::int as held, (array_agg(id order by id))[1:${limit}::int] as "chunkIds"
    from (
      select c.id, ${sql.join(bits, sql` + `)} as mask
      from chunks c join knowledge_items i on i.id = c.item_id
      where c.agent_id = ${agentId} and i.state = 'live' and c.words @@ ${queries.join(' | ')}::tsquery
    ) as found
    group by mask`.execute(db)
  return rows
}

/** Part of an item the agent answers from. */
export type ItemPart = Pick<
  KnowledgeItem,
  'id' | 'type' | 'title' | 'content' | 'category' | 'sourceUrl' | 'imageUrl' | 'language' | 'approved'
>

/** Returns chunks with their neighbors, joined into one part per item, in the order of the items. */
export async function listParts(db: Db, agentId: string, chunkIds: readonly string[]): Promise<ItemPart[]> {
  const { rows } = await sql<ItemPart>`
    select i.id, i.item_type as type, i.title, i.category, i.source_url as "sourceUrl", i.image_url as "imageUrl", i.language, i.approved,
      string_agg(c.content, E'\n\n' order by c.position) as content
    from chunks c join knowledge_items i on i.id = c.item_id
    where c.agent_id = ${agentId} and i.state = 'live' and exists (
      select from chunks found
      where found.id = any(${chunkIds}::uuid[]) and found.item_id = c.item_id and abs(found.position - c.position) <= 1
    )
    group by i.id order by i.id`.execute(db)
  return rows
}
