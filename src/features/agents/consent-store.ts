import { sql } from 'kysely'
import type { Db, Tx } from '#src/store/database.ts'

/** Gives an agent another wording, as a new version; nothing happens when it has these words already. */
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

/**
 * Newest first. Before the first one stood the service's own words, as version 0, and where a version has no text they
 * do again.
 */
export function listConsentTexts(db: Db, agentId: string) {
  return db
    .selectFrom('consent_texts')
    .select(['version', 'text', 'created_at as createdAt'])
    .where('agent_id', '=', agentId)
    .orderBy('version', 'desc')
    .execute()
}
