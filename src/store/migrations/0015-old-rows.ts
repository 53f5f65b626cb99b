import { type Kysely, sql } from 'kysely'

/** Lets housekeeping find what is due without reading whole tables. */
const STATEMENTS = [
  `create index on messages (agent_id, created_at)`,
  `drop index messages_agent_id_role_created_at_idx`,
  `create index on conversations (created_at) where address_hash is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
