import { sql } from 'kysely'
import type { Tx } from '#src/store/database.ts'

/** What is deleted with an account. */
export interface OwnedRows {
  agentIds: string[]
  /** Emails sent for the account; their IDs are also their file names when there is no mail server. */
  mailIds: string[]
}

/**
 * Lists the account's agents, the unclaimed agents under its verified email, and their emails. Locks the account until
 * the transaction ends, so that it gets no more.
 */
export async function listOwnedRows(db: Tx, accountId: string): Promise<OwnedRows> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  const agents = await db
    .selectFrom('agents')
    .select('agents.id')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        eb('account_id', '=', accountId),
        and([
          eb('account_id', 'is', null),
          eb(
            'email',
            'in',
            selectFrom('accounts').select('email').where('id', '=', accountId).where('email', 'is not', null),
          ),
        ]),
      ]),
    )
    .execute()
  const agentIds = agents.map(({ id }) => id)
  const mails = await db
    .selectFrom('mails')
    .select('mails.id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('agent_id', 'in', [...agentIds, accountId]),
        eb('invitation_id', 'in', selectFrom('invitations').select('id').where('workspace_id', '=', accountId)),
        eb(
          'email',
          'in',
          selectFrom('accounts').select('email').where('id', '=', accountId).where('email', 'is not', null),
        ),
      ]),
    )
    .execute()
  return { agentIds, mailIds: mails.map(({ id }) => id) }
}

/**
 * Deletes an account and everything in it. Foreign keys delete most rows; this also deletes rows that only name the
 * account: counts, limits, idempotency keys, audit entries. Keeps hashes of inboxes that stopped emails and numbers
 * that opted out.
 */
export async function eraseRows(db: Tx, accountId: string, { agentIds, mailIds }: OwnedRows): Promise<void> {
  const account = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst()
  const owned = [...agentIds, accountId]
  await eraseWhatsAppChats(db, owned)
  await eraseCounts(db, accountId, owned)
  await db
    .deleteFrom('idempotency_keys')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('resource_id', 'in', owned),
        eb('resource_id', 'in', selectFrom('knowledge_items').select('id').where('agent_id', 'in', owned)),
      ]),
    )
    .execute()
  const emails = await db
    .selectFrom('agents')
    .select('email')
    .where('id', 'in', owned)
    .where('email', 'is not', null)
    .execute()
  if (mailIds.length > 0) await db.deleteFrom('mails').where('id', 'in', mailIds).execute()
  await db.deleteFrom('agents').where('id', 'in', owned).execute()
  await forgetEmails(db, accountId, account?.email ?? null, [...new Set(emails.flatMap(({ email }) => email ?? []))])
  await db
    .updateTable('audit_entries')
    .set({ actor_id: null, actor_name: 'deleted account' })
    .where('actor_kind', '=', 'person')
    .where('actor_id', '=', accountId)
    .execute()
  await db.deleteFrom('accounts').where('id', '=', accountId).execute()
}

async function eraseWhatsAppChats(db: Tx, agentIds: string[]): Promise<void> {
  const conversations = db.selectFrom('conversations').select('id').where('agent_id', 'in', agentIds)
  const chats = db.selectFrom('whatsapp_chats').select('id').where('conversation_id', 'in', conversations)
  await db.deleteFrom('whatsapp_outbox').where('chat_id', 'in', chats).execute()
  await db.deleteFrom('whatsapp_inbound').where('chat_id', 'in', chats).execute()
  await db
    .deleteFrom('whatsapp_chats')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('conversation_id', 'in', conversations), eb('opted_out_at', 'is', null)]),
        eb(
          'phone_number_id',
          'in',
          selectFrom('whatsapp_numbers').select('phone_number_id').where('agent_id', 'in', agentIds),
        ),
      ]),
    )
    .execute()
}

async function eraseCounts(db: Tx, accountId: string, owned: string[]): Promise<void> {
  await db.deleteFrom('token_counts').where('owner', 'in', owned).execute()
  await db
    .deleteFrom('creations')
    .where(({ or, eb }) =>
      or([eb('owner', 'in', [`account:${accountId}`, `batches:${accountId}`]), eb('agent_id', 'in', owned)]),
    )
    .execute()
  await sql`
    delete from request_counts where key in (
      select 'api:key:' || id from api_keys where account_id = ${accountId}
      union all select 'chat:' || id from conversations where agent_id = any(${owned}::uuid[])
    ) or exists (select from unnest(${owned}::text[]) owned where strpos(key, owned) > 0)`.execute(db)
}

/** Keeps an email registered if another account created agents under it; those are no longer offered. */
async function forgetEmails(db: Tx, accountId: string, proven: string | null, made: string[]): Promise<void> {
  if (proven !== null) {
    await db.updateTable('agents').set({ email: null }).where('email', '=', proven).execute()
    await db.updateTable('accounts').set({ origin_email: null }).where('origin_email', '=', proven).execute()
    await db.deleteFrom('claim_links').where('mailed_to', '=', proven).execute()
    await db.deleteFrom('sign_ins').where('email', '=', proven).execute()
    await db.deleteFrom('invitations').where('email', '=', proven).execute()
    await db.deleteFrom('creations').where('owner', '=', `email:${proven}`).execute()
  }
  const emails = [...new Set([...(proven === null ? [] : [proven]), ...made])]
  await sql`
    delete from known_emails k where email = any(${emails}) and not exists (select from agents a where a.email = k.email)
      and not exists (select from accounts a where a.email = k.email and a.id <> ${accountId})`.execute(db)
}
