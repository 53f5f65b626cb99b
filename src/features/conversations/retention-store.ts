import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** Forgets what visitors wrote longer ago than their agent keeps it, and conversations of which nothing is left. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await sql`
    delete from messages using agents
    where agents.id = messages.agent_id and messages.created_at < now() - make_interval(days => agents.retention_days)`.execute(db)
  await sql`
    delete from conversations using agents
    where agents.id = conversations.agent_id and conversations.created_at < now() - make_interval(days => agents.retention_days)
      and not exists (select from messages where conversation_id = conversations.id)`.execute(db)
}

// Long enough to see abuse; hashed from the first moment.
const ADDRESS_DAYS = 30

/** Forgets from which addresses conversations were begun and agents made. */
export async function forgetAddresses(db: Db): Promise<void> {
  for (const table of ['conversations', 'creations', 'agents'] as const) {
    await sql`
      update ${sql.table(table)} set address_hash = null
      where address_hash is not null and created_at < now() - make_interval(days => ${ADDRESS_DAYS})`.execute(db)
  }
}
