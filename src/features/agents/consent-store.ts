import { sql } from 'kysely'
import type { Db, Tx } from '#src/store/database.ts'

/** Sets an agent's consent text as a new version; does nothing if the text is the same. */
export async function setConsentText(db: Tx, agentId: string, text: string | null): Promise<void> {
  const changed = await db
    .updateTable('agents')
    .set({ consent_text: text, consent_version: sql<number>`consent_version + 1` })
    .where('id', '=', agentId)
    .where(sql<boolean>`consent_text is distinct from ${text}::text`)
    .returning('consent_version as version')
    .executeTakeFirst()
  if (changed)
    await db.insertInto('consent_texts').values({ agent_id: agentId, version: changed.version, text }).execute()
}

/** Newest first. Version 0 is the default text, and so is a version without a text. */
export function listConsentTexts(db: Db, agentId: string) {
  return db
    .selectFrom('consent_texts')
    .select(['version', 'text', 'created_at as createdAt'])
    .where('agent_id', '=', agentId)
    .orderBy('version', 'desc')
    .execute()
}
