import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertAgent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'

/** Inserts an agent without a website or an owner. */
export async function insertPlainAgent(db: Db, id: string, embeddingModel: string): Promise<void> {
  await insertAgent(
    db,
    {
      id,
      account_id: null,
      state: 'demo',
      name: 'Lindenhof Assistant',
      company_name: 'Lindenhof',
      email: null,
      industry: null,
      greeting: 'Hello',
      language: 'en',
      website_url: null,
      website: null,
      linkedin_url: null,
      source: null,
      channels: ['webchat'],
      widget_key: `wc_${id}`,
      chat_code: id,
      address_hash: null,
      credits_limit: 100,
      embedding_model: embeddingModel,
      research_state: 'done',
      is_new_user: false,
      missing_content: [],
      warnings: '[]',
    },
    null,
  )
}

/** Adds agents with copies of this one's knowledge, then updates the database's statistics. */
export async function copyAgents(db: Db, id: string, copies: number): Promise<void> {
  const { rows } = await sql<{
    embeddingModel: string
  }>`select embedding_model as "embeddingModel" from agents where id = ${id}`.execute(db)
  for (let copy = 0; copy < copies; copy++) {
    const to = randomUUID()
    await insertPlainAgent(db, to, rows[0]?.embeddingModel ?? '')
    // The ID of a copied row follows from the original's ID and the new agent's.
    const derived = (column: string) => sql`md5(${sql.ref(column)}::text || ${to}::text)::uuid`
    await sql`
      insert into knowledge_items (id, agent_id, item_type, title, content, language, origin, author)
      select ${derived('id')}, ${to}, item_type, title, content, language, origin, author from knowledge_items where agent_id = ${id}`.execute(
      db,
    )
    await sql`
      insert into chunks (id, agent_id, item_id, position, content)
      select ${derived('id')}, ${to}, ${derived('item_id')}, position, content from chunks where agent_id = ${id}`.execute(
      db,
    )
    await sql`
      insert into embeddings (chunk_id, agent_id, model, embedding)
      select ${derived('chunk_id')}, ${to}, model, embedding from embeddings where agent_id = ${id}`.execute(db)
  }
  await sql`vacuum analyze knowledge_items, chunks, embeddings`.execute(db)
}
