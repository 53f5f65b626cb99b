import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { NOW, timeAgo, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Tables } from '#src/store/tables.ts'

export interface NewMail {
  kind: Tables['mails']['kind']
  agentId?: string
  signInId?: string
  invitationId?: string
  email: string
  inboxHash: string
}

/** What an owner with a proven inbox is told of visitors. */
export const NOTICE_KINDS = ['new_lead', 'person_wanted'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export interface Notice {
  kind: NoticeKind
  agentId: string
  inboxHash: string
}

/**
 * How many seconds until one more mail is among so many in 24 hours; 0 when it is now. Counted are mails to this inbox
 * that nobody asked for, those still waiting included: neither sign-ins nor notices.
 */
export async function secondsUntilRoom(db: Tx, inboxHash: string, mailsPerDay: number): Promise<number> {
  const displaced = await db
    .selectFrom('mails')
    .select(sql<number>`extract(epoch from created_at + interval '24 hours' - now())::float8`.as('seconds'))
    .where('inbox_hash', '=', inboxHash)
    .where('kind', 'not in', ['sign_in', ...NOTICE_KINDS])
    .orderBy('created_at', 'desc')
    .offset(mailsPerDay - 1)
    .limit(1)
    .executeTakeFirst()
  return Math.max(0, Math.ceil(displaced?.seconds ?? 0))
}

/**
 * The id of the new mail, counted from the moment it may go out; nothing when there was one before that must not come
 * twice.
 */
export async function insertMail(
  db: Tx,
  { kind, agentId, signInId, invitationId, email, inboxHash }: NewMail,
  waitSeconds = 0,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('mails')
    .values({
      id: createId(),
      kind,
      agent_id: agentId ?? null,
      sign_in_id: signInId ?? null,
      invitation_id: invitationId ?? null,
      email,
      inbox_hash: inboxHash,
      created_at: timeFromNow(waitSeconds, 'secs'),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Has a notice that is not sent yet tell of one more event; false when there is none. */
export function mergeIntoPendingNotice(
  db: Tx,
  { kind, agentId, inboxHash }: Notice,
  pauseSeconds: number,
): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('mails')
      .set({ notices: sql<number>`notices + 1` })
      .where('kind', '=', kind)
      .where('agent_id', '=', agentId)
      .where('inbox_hash', '=', inboxHash)
      .where('sent_at', 'is', null)
      .where('created_at', '>', timeAgo(pauseSeconds, 'secs')),
  )
}

/** How long ago the last notice of this kind was sent, in seconds; nothing when none was. */
export async function getNoticeAge(db: Tx, { kind, agentId, inboxHash }: Notice): Promise<number | undefined> {
  const last = await db
    .selectFrom('mails')
    .select(sql<number>`extract(epoch from now() - max(sent_at))::float8`.as('age'))
    .where('kind', '=', kind)
    .where('agent_id', '=', agentId)
    .where('inbox_hash', '=', inboxHash)
    .executeTakeFirst()
  return last?.age ?? undefined
}

/**
 * `proven`: of the account that owns the agent, once it has proven one. `given`: the email that the agent was made
 * under.
 */
export function findAgentInboxes(db: Db, agentId: string) {
  return db
    .selectFrom('agents')
    .leftJoin('accounts', 'accounts.id', 'agents.account_id')
    .select(['accounts.email as proven', 'agents.email as given'])
    .where('agents.id', '=', agentId)
    .executeTakeFirst()
}

/** Nothing when it has gone out already, or its agent is gone. */
export function findUnsentMail(db: Db, id: string) {
  return db
    .selectFrom('mails')
    .leftJoin('agents', 'agents.id', 'mails.agent_id')
    .leftJoin('invitations', 'invitations.id', 'mails.invitation_id')
    .leftJoin('accounts', 'accounts.id', 'invitations.workspace_id')
    .select([
      'mails.id',
      'mails.kind',
      'agents.state as agentState',
      'mails.agent_id as agentId',
      'mails.sign_in_id as signInId',
      'mails.invitation_id as invitationId',
      // As those called it who made it.
      sql<string>`coalesce(agents.company_name, accounts.name, '')`.as('companyName'),
      'mails.email',
      'mails.inbox_hash as inboxHash',
      'mails.notices',
    ])
    .where('mails.id', '=', id)
    .where('mails.sent_at', 'is', null)
    .executeTakeFirst()
}

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof findUnsentMail>>>

/** Answers of how many events it should have told by now; 0 when it is gone. */
export async function markSent(db: Tx, id: string): Promise<number> {
  const sent = await db
    .updateTable('mails')
    .set({ sent_at: NOW })
    .where('id', '=', id)
    .returning('notices')
    .executeTakeFirst()
  return sent?.notices ?? 0
}

/** Whether an inbox wants no mail. */
export async function isStopped(db: Db, inboxHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('stopped_inboxes')
    .select('inbox_hash')
    .where('inbox_hash', '=', inboxHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertStop(db: Db, inboxHash: string): Promise<void> {
  await db
    .insertInto('stopped_inboxes')
    .values({ inbox_hash: inboxHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteStop(db: Db, inboxHash: string): Promise<void> {
  await db.deleteFrom('stopped_inboxes').where('inbox_hash', '=', inboxHash).execute()
}

/**
 * Forgets mails that no limit counts any more and no job waits for. That a trial has ended is said once, so those stay.
 */
export async function pruneMails(db: Db): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('kind', '!=', 'trial_ended')
    .where('created_at', '<', timeAgo(30, 'days'))
    .execute()
}
