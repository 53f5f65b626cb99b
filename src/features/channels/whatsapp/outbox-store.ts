import { type RawBuilder, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { storableJson } from '#src/base/storable-text.ts'
import type { OutboundContent } from '#src/engine/whatsapp/outbound-message.ts'
import type { StatusUpdate } from '#src/engine/whatsapp/webhook-types.ts'
import { THIS_MOMENT } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

export type OutboxState = Tables['whatsapp_outbox']['state']['__select__']

export interface OutboxRow {
  id: string
  key: string
  content: OutboundContent
  state: OutboxState
  attempts: number
  /** Since it was queued. */
  ageMs: number
  /** Since the last attempt. */
  attemptAgeMs: number
}

/** Queues messages in order; a message whose key is already queued stays unchanged. */
export async function insertOutbox(
  db: Db,
  chatId: string,
  rows: readonly { key: string; messageId: string | null; content: OutboundContent }[],
): Promise<void> {
  for (const { key, messageId, content } of rows) {
    await db
      .insertInto('whatsapp_outbox')
      .values({ id: createId(), chat_id: chatId, message_id: messageId, key, content: storableJson(content) })
      .onConflict((conflict) => conflict.columns(['chat_id', 'key']).doNothing())
      .execute()
  }
}

/**
 * Ends a statement that changes messages, so that streams of their conversations report it. Skips conversations that
 * another transaction is changing or deleting: that one reports it.
 */
const notifyStreamsOf = (ids: RawBuilder<unknown>) => sql`
  theirs as (
    select c.id from conversations c join messages m on m.conversation_id = c.id join whatsapp_outbox o on o.message_id = m.id
    where o.id in (${ids}) for no key update of c skip locked)
  update conversations set changed_at = clock_timestamp() where id in (select id from theirs)`

async function notifyStreams(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`with ${notifyStreamsOf(sql`select unnest(${ids}::uuid[])`)}`.execute(db)
}

/** Returns a chat's oldest message that is not finished. */
export async function findNextOutbound(db: Db, chatId: string): Promise<OutboxRow | undefined> {
  const row = await db
    .selectFrom('whatsapp_outbox')
    .select([
      'id',
      'key',
      'content',
      'state',
      'attempts',
      sql<number>`(extract(epoch from clock_timestamp() - created_at) * 1000)::float8`.as('ageMs'),
      sql<number>`coalesce(extract(epoch from clock_timestamp() - attempted_at) * 1000, 1e12)::float8`.as(
        'attemptAgeMs',
      ),
    ])
    .where('chat_id', '=', chatId)
    .where('state', 'in', ['waiting', 'sending'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, content: row.content as unknown as OutboundContent }
}

export async function markSending(db: Tx, id: string, content: OutboundContent): Promise<void> {
  await db
    .updateTable('whatsapp_outbox')
    .set({
      state: 'sending',
      content: storableJson(content),
      attempts: sql<number>`attempts + 1`,
      attempted_at: THIS_MOMENT,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Reports whether WhatsApp has reported on a later message of this number. Reports do arrive then, and there would be
 * one for this message if WhatsApp had accepted it.
 */
export async function hasLaterReport(db: Tx, phoneNumberId: string, id: string): Promise<boolean> {
  const later = await db
    .selectFrom('whatsapp_outbox as o')
    .innerJoin('whatsapp_chats as c', 'c.id', 'o.chat_id')
    .select('o.id')
    .where('o.id', '>', id)
    .where('o.reported', '=', true)
    .where('c.phone_number_id', '=', phoneNumberId)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** The API accepted it. Keeps what a webhook has already reported. */
export async function markSent(db: Db, id: string, remoteId: string): Promise<void> {
  await sql`
    with sent as (
      update whatsapp_outbox set remote_id = ${remoteId}, state = case when state in ('sending', 'unknown') then 'sent' else state end
      where id = ${id} returning id),
    ${notifyStreamsOf(sql`select id from sent`)}`.execute(db)
}

/** The API did not accept it, or nobody knows: sets it to waiting for a retry, failed or unknown. */
export async function recordRefusal(
  db: Db,
  id: string,
  { state, error, content }: { state: 'waiting' | 'failed' | 'unknown'; error: string; content?: OutboundContent },
): Promise<void> {
  await db
    .updateTable('whatsapp_outbox')
    .set({ state, error, content: content && storableJson(content) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
  await notifyStreams(db, [id])
}

/** Fails all waiting messages of a chat. */
export async function failWaiting(db: Db, chatId: string, error: string): Promise<void> {
  const failed = await db
    .updateTable('whatsapp_outbox')
    .set({ state: 'failed', error })
    .where('chat_id', '=', chatId)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  await notifyStreams(
    db,
    failed.map(({ id }) => id),
  )
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Matches a status to its row: by our reference, or else by WhatsApp's ID. */
const isOf = ({ id, reference }: Pick<StatusUpdate, 'id' | 'reference'>) =>
  UUID.test(reference) ? sql<boolean>`o.id = ${reference}::uuid` : sql<boolean>`o.remote_id = ${id}`

const PROGRESS = sql`array['waiting', 'sending', 'unknown', 'sent', 'delivered', 'read']`

/** Stores delivery states. Of several reports on a message, the most advanced counts; late ones change nothing. */
export async function applyProgress(db: Db, statuses: readonly StatusUpdate[]): Promise<void> {
  if (statuses.length === 0) return
  const news = statuses.map(({ id, phoneNumberId, state, reference }) => ({
    id: UUID.test(reference) ? reference : null,
    remote_id: id,
    phone_number_id: phoneNumberId,
    state,
  }))
  await sql`
    with news as (
      select distinct on (o.id) o.id, n.remote_id, n.state, o.state <> n.state as has_moved
      from json_to_recordset(${JSON.stringify(news)}::json) as n (id uuid, remote_id text, phone_number_id text, state text)
      join whatsapp_outbox o on o.id = coalesce(n.id, (select id from whatsapp_outbox where remote_id = n.remote_id limit 1))
      join whatsapp_chats c on c.id = o.chat_id and c.phone_number_id = n.phone_number_id
      order by o.id, array_position(${PROGRESS}, n.state) desc),
    moved as (
      update whatsapp_outbox o set state = n.state, error = null, reported = true, remote_id = coalesce(o.remote_id, n.remote_id)
      from news n
      where o.id = n.id
        and (array_position(${PROGRESS}, o.state) < array_position(${PROGRESS}, n.state) or (o.state = n.state and not o.reported))
      returning o.id, n.has_moved),
    ${notifyStreamsOf(sql`select id from moved where has_moved`)}`.execute(db)
}

/**
 * Stores that an accepted message was not delivered: it waits for a retry or has failed. Returns its chat; undefined if
 * this is already known or it was delivered. `asWords` retries without picture and buttons, `asTemplate` as a template.
 */
export async function applyFailure(
  db: Db,
  status: StatusUpdate,
  {
    error,
    tryAgainBelow,
    asWords,
    asTemplate,
  }: { error: string; tryAgainBelow: number; asWords: boolean; asTemplate: boolean },
): Promise<{ chatId: string; attempts: number; state: OutboxState } | undefined> {
  const { rows } = await sql<{ id: string; chatId: string; attempts: number; state: OutboxState }>`
    update whatsapp_outbox o set error = ${error}, reported = true, remote_id = ${status.id},
      state = case when o.attempts < ${tryAgainBelow}::int or (${asWords} and o.content ? 'fallback')
        or (${asTemplate} and o.content->>'kind' <> 'template') then 'waiting' else 'failed' end,
      content = case when ${asWords} and o.content ? 'fallback'
        then jsonb_build_object('kind', 'text', 'text', o.content->'fallback') else o.content end
    from whatsapp_chats c
    where c.id = o.chat_id and c.phone_number_id = ${status.phoneNumberId} and ${isOf(status)}
      and o.state in ('sending', 'unknown', 'sent') and (o.remote_id is null or (o.remote_id = ${status.id}) = (o.state = 'sent'))
    returning o.id, o.chat_id as "chatId", o.attempts, o.state`.execute(db)
  await notifyStreams(
    db,
    rows.map(({ id }) => id),
  )
  return rows[0]
}

/** Returns the reply with this WhatsApp ID in this chat. */
export async function findMessageIdOf(db: Db, chatId: string, remoteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('whatsapp_outbox')
    .select('message_id as id')
    .where('chat_id', '=', chatId)
    .where('remote_id', '=', remoteId)
    .executeTakeFirst()
  return row?.id ?? undefined
}

/** The delivery state of a message. */
export interface Delivery {
  state: 'waiting' | 'unknown' | 'sent' | 'delivered' | 'read' | 'failed'
  reason: string | null
}

const BEHIND: readonly OutboxState[] = ['failed', 'unknown', 'waiting', 'sending', 'sent', 'delivered', 'read']

/** Returns the delivery states of a conversation's messages by ID; of several parts, the one furthest behind. */
export async function listDeliveries(db: Db, conversationId: string): Promise<Map<string, Delivery>> {
  const rows = await db
    .selectFrom('whatsapp_outbox as o')
    .innerJoin('messages as m', 'm.id', 'o.message_id')
    .select(['m.id as messageId', 'o.state', 'o.error as reason'])
    .where('m.conversation_id', '=', conversationId)
    .execute()
  const sorted = rows.toSorted((a, b) => BEHIND.indexOf(b.state) - BEHIND.indexOf(a.state))
  return new Map(
    sorted.map(({ messageId, state, reason }) => [
      messageId,
      { state: state === 'sending' ? 'waiting' : state, reason },
    ]),
  )
}

/** Lists chats of a number with waiting messages. */
export async function listWaitingChats(db: Db, phoneNumberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('whatsapp_outbox as o')
    .innerJoin('whatsapp_chats as c', 'c.id', 'o.chat_id')
    .select('c.id')
    .distinct()
    .where('c.phone_number_id', '=', phoneNumberId)
    .where('o.state', 'in', ['waiting', 'sending'])
    .execute()
  return rows.map(({ id }) => id)
}
