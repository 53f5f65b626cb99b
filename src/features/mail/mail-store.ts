import { sql } from 'kysely'
import { NOTICE_EVENTS, type NoticeEvent } from '#src/contract/app/notices-contract.ts'
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
  /** The browser that the email is about, in words. */
  device?: string
  /** Events of a digest. */
  digest?: Partial<Record<NoticeEvent, number>>
}

/** An email about all events of a day. */
export const DIGEST = 'digest'
/** Emails about events of visitors. */
export const NOTICE_KINDS = [...NOTICE_EVENTS, DIGEST] as const
type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Changes of who can sign in, whose emails no limit counts: others could use it up to hide them. */
export const ACCESS_KINDS = ['new_browser', 'new_passkey'] as const

export interface Notice {
  kind: NoticeKind
  agentId: string
  inboxHash: string
}

/**
 * Returns the seconds until another email fits the limit per 24 hours; 0 if it fits now. Counts unrequested emails to
 * this inbox, including waiting ones, but not emails about sign-ins or notices.
 */
export async function secondsUntilRoom(db: Tx, inboxHash: string, mailsPerDay: number): Promise<number> {
  const displaced = await db
    .selectFrom('mails')
    .select(sql<number>`extract(epoch from created_at + interval '24 hours' - now())::float8`.as('seconds'))
    .where('inbox_hash', '=', inboxHash)
    .where('kind', 'not in', ['sign_in', ...ACCESS_KINDS, ...NOTICE_KINDS])
    .orderBy('created_at', 'desc')
    .offset(mailsPerDay - 1)
    .limit(1)
    .executeTakeFirst()
  return Math.max(0, Math.ceil(displaced?.seconds ?? 0))
}

/**
 * Returns the ID of the new email, which counts from its send time; undefined if it duplicates one that must not be
 * repeated.
 */
export async function insertMail(
  db: Tx,
  { kind, agentId, signInId, invitationId, email, inboxHash, device, digest }: NewMail,
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
      device,
      digest: digest && JSON.stringify(digest),
      created_at: timeFromNow(waitSeconds, 'secs'),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Adds an event to a waiting notice; false if there is none. */
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

/** Adds an event to a waiting digest; false if there is none. */
export function addToPendingDigest(db: Tx, { agentId, inboxHash }: Notice, event: NoticeEvent): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('mails')
      .set({
        notices: sql<number>`notices + 1`,
        digest: sql<string>`digest || jsonb_build_object(${event}::text, coalesce((digest->>${event})::int, 0) + 1)`,
      })
      .where('kind', '=', DIGEST)
      .where('agent_id', '=', agentId)
      .where('inbox_hash', '=', inboxHash)
      .where('sent_at', 'is', null)
      .where('created_at', '>', NOW),
  )
}

/** Reports whether there are emails about visitors of the agent to this inbox. */
export async function hasNotices(db: Db, agentId: string, inboxHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', 'in', NOTICE_KINDS)
    .where('agent_id', '=', agentId)
    .where('inbox_hash', '=', inboxHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the age of the last notice of this kind in seconds; undefined if there is none. */
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

/** `proven`: verified email of the agent's account. `given`: email the agent was created with. */
export function findAgentInboxes(db: Db, agentId: string) {
  return db
    .selectFrom('agents')
    .leftJoin('accounts', 'accounts.id', 'agents.account_id')
    .select(['accounts.email as proven', 'agents.email as given'])
    .where('agents.id', '=', agentId)
    .executeTakeFirst()
}

/** Returns undefined if the email was sent or its agent is gone. */
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
      // The name its creator gave it.
      sql<string>`coalesce(agents.company_name, accounts.name, '')`.as('companyName'),
      'mails.email',
      'mails.inbox_hash as inboxHash',
      'mails.notices',
      'mails.digest',
      'mails.device',
      'mails.created_at as createdAt',
    ])
    .where('mails.id', '=', id)
    .where('mails.sent_at', 'is', null)
    .executeTakeFirst()
}

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof findUnsentMail>>>

/** Returns the events that the email should report by now; none if it is gone. */
export async function markSent(db: Tx, id: string): Promise<Pick<QueuedMail, 'notices' | 'digest'>> {
  const sent = await db
    .updateTable('mails')
    .set({ sent_at: NOW })
    .where('id', '=', id)
    .returning(['notices', 'digest'])
    .executeTakeFirst()
  return sent ?? { notices: 0, digest: {} }
}

/** Reports whether an inbox stopped emails. */
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

/** Deletes emails that no limit counts and no job needs. Keeps the trial-ended email, which is sent only once. */
export async function pruneMails(db: Db): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('kind', '!=', 'trial_ended')
    .where('created_at', '<', timeAgo(30, 'days'))
    .execute()
}
