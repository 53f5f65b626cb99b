import { type RawBuilder, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { storableJson } from '#src/base/storable-text.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { toVectorBytes } from './chunks-store.ts'
import type { ItemState, NewChunk, NewKnowledgeItem, PreparedKnowledge } from './knowledge-store.ts'

// PostgreSQL accepts at most 65,535 parameters per statement.
const ROWS_PER_STATEMENT = 1_000

/** Part of a statement, and its number of rows. */
interface Part {
  rows: number
  text: RawBuilder<unknown>
}

/**
 * Stores items with chunks and vectors, and increases the knowledge version if any is live. Returns the IDs in order.
 * Up to a thousand rows are one statement, which is atomic without a transaction; more need one. Throws an error that
 * `isDuplicateItem` recognizes if an added item already exists.
 */
export async function insertKnowledge(
  db: Db,
  agentId: string,
  prepared: PreparedKnowledge,
  state: ItemState = 'live',
): Promise<string[]> {
  const ids = prepared.items.map(() => createId())
  const items = sql`knowledge_items (id, agent_id, item_type, title, content, category, source_url, language, origin, author, state, facts, upload_id, image_url)`
  const rows = prepared.items.map((item, index) =>
    itemRow(ids[index] ?? '', agentId, { ...item, state: item.state ?? state }),
  )
  const version = {
    rows: 1,
    text: sql`update agents set knowledge_version = knowledge_version + 1 where id = ${agentId}`,
  }
  const chunks = prepared.chunks.map((chunk) => ({ ...chunk, itemId: ids[chunk.itemIndex] ?? '' }))
  await write(db, [
    ...insertInto(items, rows),
    ...chunkParts(agentId, prepared.model, chunks),
    ...(state === 'live' ? [version] : []),
  ])
  return ids
}

/** Replaces an item's chunks and vectors. */
export async function replaceChunks(
  db: Tx,
  agentId: string,
  itemId: string,
  { model, chunks }: PreparedKnowledge,
): Promise<void> {
  await db.deleteFrom('chunks').where('agent_id', '=', agentId).where('item_id', '=', itemId).execute()
  const own = chunks.map((chunk) => ({ ...chunk, itemId }))
  await write(db, chunkParts(agentId, model, own))
}

function chunkParts(agentId: string, model: string, chunks: (NewChunk & { itemId: string })[]): Part[] {
  const named = chunks.map((chunk) => ({ ...chunk, id: createId() }))
  return [
    ...insertInto(
      sql`chunks (id, agent_id, item_id, position, content)`,
      named.map(({ id, itemId, position, content }) => sql`(${id}, ${agentId}, ${itemId}, ${position}, ${content})`),
    ),
    ...insertInto(
      sql`embeddings (chunk_id, agent_id, model, embedding)`,
      named.flatMap(({ id, vector }) =>
        vector ? [sql`(${id}, ${agentId}, ${model}, ${toVectorBytes(vector)}::vector)`] : [],
      ),
    ),
  ]
}

async function write(db: Db, parts: Part[]): Promise<void> {
  for (const group of inGroups(parts)) {
    await sql`with ${sql.join(group.map(({ text }, at) => sql`${sql.ref(`part${at}`)} as (${text})`))} select`.execute(
      db,
    )
  }
}

function itemRow(id: string, agentId: string, item: NewKnowledgeItem): RawBuilder<unknown> {
  const {
    type,
    title,
    content,
    category,
    sourceUrl,
    language,
    origin,
    author,
    state,
    facts,
    uploadId = null,
    imageUrl = null,
  } = item
  const said = facts === undefined ? null : storableJson(facts)
  return sql`(${id}, ${agentId}, ${type}, ${title}, ${content}, ${category}, ${sourceUrl}, ${language}, ${origin}, ${author}, ${state}, ${said}::jsonb, ${uploadId}::uuid, ${imageUrl})`
}

function* insertInto(table: RawBuilder<unknown>, rows: RawBuilder<unknown>[]): Generator<Part> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT)
    yield { rows: batch.length, text: sql`insert into ${table} values ${sql.join(batch)}` }
  }
}

/** Groups neighboring parts into statements. */
function* inGroups(parts: Part[]): Generator<Part[]> {
  let group: Part[] = []
  let rows = 0
  for (const part of parts) {
    if (group.length > 0 && rows + part.rows > ROWS_PER_STATEMENT) {
      yield group
      group = []
      rows = 0
    }
    group.push(part)
    rows += part.rows
  }
  if (group.length > 0) yield group
}

/** Reports whether storing failed because a concurrent request added the same item. */
export function isDuplicateItem(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'knowledge_items_added_once'
}
