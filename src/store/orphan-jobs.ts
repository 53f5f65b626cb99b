import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * The field of a job that names a row, and the row's table. A job is queued in the transaction that creates the row.
 */
const NAMED = [
  ['agent_id', 'agents'],
  ['batch_id', 'agent_batches'],
  ['mail_id', 'mails'],
  ['delivery_id', 'webhook_deliveries'],
  ['chat_id', 'whatsapp_chats'],
] as const

/** Deletes jobs, including finished ones, whose rows are gone. */
export async function deleteOrphanJobs(db: Db): Promise<void> {
  for (const [key, table] of NAMED) {
    await db.executeQuery(
      CompiledQuery.raw(
        `delete from pgboss.job j where j.data ? '${key}' and not exists (select from ${table} t where t.id::text = j.data->>'${key}')`,
      ),
    )
  }
}
