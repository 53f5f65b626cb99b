import { type Selection, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import { compileOnce } from '#src/store/fixed-statement.ts'
import type { Tables } from '#src/store/tables.ts'

/** An owner's verdict on a reply: a correction, or only whether it was right. */
export type Verdict = Selection<Tables, 'curated_answers', 'verdict'>['verdict']

/** An agent uses this many of its newest corrections. */
const MAX_CURATED = 500

export interface NewCurated {
  question: string
  answer: string
  verdict: Verdict
  /** The reply it is made from. */
  messageId?: string | undefined
  /** The agent's own answer, to detect later changes of the website. */
  siteSaid?: string
}

/**
 * Stores a correction, or a reply that was right or wrong. It replaces what was said of the same reply, and an earlier
 * one of the same kind on the same question; a correction replaces all on its question.
 */
export async function insertCurated(
  db: Db,
  agentId: string,
  { question, answer, verdict, messageId, siteSaid }: NewCurated,
): Promise<string> {
  const id = createId()
  await db
    .deleteFrom('curated_answers')
    .where('agent_id', '=', agentId)
    .where((is) =>
      is.or([
        is.and([is('question', '=', question), ...(verdict === 'corrected' ? [] : [is('verdict', '=', verdict)])]),
        ...(messageId === undefined ? [] : [is('message_id', '=', messageId)]),
      ]),
    )
    .execute()
  await db
    .insertInto('curated_answers')
    .values({
      id,
      agent_id: agentId,
      question,
      answer,
      verdict,
      message_id: messageId ?? null,
      site_said: siteSaid ?? null,
      site_says: null,
      holds: null,
      checked_at: null,
    })
    .execute()
  return id
}

/** Lists the corrections that an agent uses, newest first. */
export const listCorrections = async (db: Db, agentId: string) => (await CORRECTIONS(db, { agentId })).rows

/** Lists an agent's corrections and the replies its owner called right or wrong, newest first. */
export const listCases = (db: Db, agentId: string) => selectCurated(db, agentId).execute()

/** Returns the account's correction, or reply that was right or wrong. */
export function findCase(db: Db, accountId: string, id: string): Promise<Correction | undefined> {
  return selectColumns(db)
    .where('id', '=', id)
    .where('agent_id', 'in', db.selectFrom('agents').select('id').where('account_id', '=', accountId))
    .executeTakeFirst()
}

const selectColumns = (db: Db) =>
  db
    .selectFrom('curated_answers')
    .select(['id', 'agent_id as agentId', 'question', 'answer', 'verdict', 'holds'])
    .select(['site_says as siteSays', 'site_said as siteSaid', 'checked_at as checkedAt', 'created_at as createdAt'])

const selectCurated = (db: Db, agentId: string) =>
  selectColumns(db).where('agent_id', '=', agentId).orderBy('id', 'desc').limit(MAX_CURATED)

const CORRECTIONS = compileOnce((db, { agentId }: { agentId: string }) =>
  selectCurated(db, agentId).where('verdict', '=', 'corrected'),
)

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

/** Changes the answer. A reply called right or wrong becomes a correction. Returns false if the account has none. */
export function rewordCurated(db: Db, accountId: string, id: string, answer: string): Promise<boolean> {
  return affectsRows(updateOwned(db, accountId, id).set({ answer, verdict: 'corrected' }))
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

/** Stores whether a case passed its check, and the agent's own answer. */
export async function markChecked(
  db: Db,
  id: string,
  { holds, siteSays }: { holds: boolean | null; siteSays: string },
): Promise<void> {
  await db
    .updateTable('curated_answers')
    .set({ holds, site_says: siteSays, checked_at: NOW })
    .where('id', '=', id)
    .execute()
}
