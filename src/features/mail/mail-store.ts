import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import type { Db, Tx } from '#src/store/database.ts'

export interface QueuedMail {
  id: string
  agentId: string
  companyName: string
  email: string
  inboxHash: string
}

export interface NewMail {
  agentId: string
  email: string
  inboxHash: string
}

/** Mails to this inbox in the last 24 hours, those still waiting included. */
export async function countMails(db: Tx, inboxHash: string): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('inbox_hash', '=', inboxHash)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertMail(db: Tx, { agentId, email, inboxHash }: NewMail): Promise<string> {
  const id = createId()
  await db.insertInto('mails').values({ id, agent_id: agentId, email, inbox_hash: inboxHash, sent_at: null }).execute()
  return id
}

/** Nothing when it has gone out already, or its agent is gone. */
export function findUnsentMail(db: Db, id: string): Promise<QueuedMail | undefined> {
  return db
    .selectFrom('mails')
    .innerJoin('agents', 'agents.id', 'mails.agent_id')
    .select(['mails.id', 'mails.agent_id as agentId', 'agents.company_name as companyName', 'mails.email', 'mails.inbox_hash as inboxHash'])
    .where('mails.id', '=', id)
    .where('mails.sent_at', 'is', null)
    .executeTakeFirst()
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function isStopped(db: Db, inboxHash: string): Promise<boolean> {
  const row = await db.selectFrom('stopped_inboxes').select('inbox_hash').where('inbox_hash', '=', inboxHash).executeTakeFirst()
  return row !== undefined
}

export async function insertStop(db: Db, inboxHash: string): Promise<void> {
  await db
    .insertInto('stopped_inboxes')
    .values({ inbox_hash: inboxHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets mails that no limit counts any more and no job waits for. */
export async function pruneMails(db: Db): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
