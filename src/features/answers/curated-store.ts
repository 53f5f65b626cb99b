import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

/** An agent uses this many of its newest corrections. */
const MAX_CURATED = 500

export interface NewCurated {
  question: string
  answer: string
  /** The agent's own answer, to detect later changes of the website. */
  siteSaid?: string
}

/** Stores a correction. It replaces an earlier one of the same question. */
export async function insertCurated(
  db: Db,
  agentId: string,
  { question, answer, siteSaid }: NewCurated,
): Promise<string> {
  const id = createId()
  await db.deleteFrom('curated_answers').where('agent_id', '=', agentId).where('question', '=', question).execute()
  await db
    .insertInto('curated_answers')
    .values({
      id,
      agent_id: agentId,
      question,
      answer,
      site_said: siteSaid ?? null,
      site_says: null,
      holds: null,
      checked_at: null,
    })
    .execute()
  return id
}

/** Lists an agent's corrections, newest first. */
export function listCorrections(db: Db, agentId: string) {
  return db
    .selectFrom('curated_answers')
    .select(['id', 'agent_id as agentId', 'question', 'answer', 'holds'])
    .select(['site_says as siteSays', 'site_said as siteSaid', 'checked_at as checkedAt', 'created_at as createdAt'])
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(MAX_CURATED)
    .execute()
}

export type Correction = Awaited<ReturnType<typeof listCorrections>>[number]

/** Deletes a correction. Returns false if the account does not have it. */
export function deleteCurated(db: Db, accountId: string, id: string): Promise<boolean> {
  return affectsRows(
    db
      .deleteFrom('curated_answers')
      .using('agents')
      .whereRef('agents.id', '=', 'curated_answers.agent_id')
      .where('agents.account_id', '=', accountId)
      .where('curated_answers.id', '=', id),
  )
}

/** Changes a correction's answer. Returns false if the account does not have it. */
export function rewordCurated(db: Db, accountId: string, id: string, answer: string): Promise<boolean> {
  return affectsRows(updateOwned(db, accountId, id).set({ answer }))
}

/** Marks the website's current answer as seen. Returns false if the account does not have the correction. */
export function acceptSiteSays(db: Db, accountId: string, id: string): Promise<boolean> {
  const said = sql<string | null>`coalesce(curated_answers.site_says, curated_answers.site_said)`
  return affectsRows(updateOwned(db, accountId, id).set({ site_said: said }))
}

function updateOwned(db: Db, accountId: string, id: string) {
  return db
    .updateTable('curated_answers')
    .from('agents')
    .whereRef('agents.id', '=', 'curated_answers.agent_id')
    .where('agents.account_id', '=', accountId)
    .where('curated_answers.id', '=', id)
}

/** Stores whether a correction still applies and the agent's own answer. */
export async function markChecked(
  db: Db,
  id: string,
  { holds, siteSays }: { holds: boolean; siteSays: string },
): Promise<void> {
  await db
    .updateTable('curated_answers')
    .set({ holds, site_says: siteSays, checked_at: NOW })
    .where('id', '=', id)
    .execute()
}
