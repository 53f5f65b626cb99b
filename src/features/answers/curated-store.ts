import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import type { Db } from '#src/store/database.ts'

/** What an owner had the agent say to a question. */
export interface CuratedAnswer {
  id: string
  question: string
  answer: string
}

/** The newest ones that an agent takes into account. */
const MAX_CURATED = 500

export async function insertCurated(db: Db, agentId: string, { question, answer }: Omit<CuratedAnswer, 'id'>): Promise<string> {
  const id = createId()
  await db
    .insertInto('curated_answers')
    .values({ id, agent_id: agentId, question, answer, site_says: null, holds: null, checked_at: null })
    .execute()
  return id
}

/** Newest first. */
export function listCurated(db: Db, agentId: string): Promise<CuratedAnswer[]> {
  return db
    .selectFrom('curated_answers')
    .select(['id', 'question', 'answer'])
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(MAX_CURATED)
    .execute()
}

export async function markChecked(db: Db, id: string, { holds, siteSays }: { holds: boolean; siteSays: string }): Promise<void> {
  await db
    .updateTable('curated_answers')
    .set({ holds, site_says: siteSays, checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
