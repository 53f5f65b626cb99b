import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { NOW, timeAgo, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

export interface NewDelivery {
  webhookId: string
  agentId: string | null
  /** The delivery is deleted with this conversation. */
  conversationId: string | null
  event: string
  /** Request body. */
  body: string
}

const columns = [
  'd.id',
  'd.event',
  'd.state',
  'd.attempts',
  'd.status',
  'd.error',
  'd.next_attempt_at as nextAttemptAt',
  'd.created_at as createdAt',
] as const

export async function insertDelivery(
  db: Db,
  { webhookId, agentId, conversationId, event, body }: NewDelivery,
): Promise<string> {
  const id = createId()
  const row = { id, webhook_id: webhookId, agent_id: agentId, conversation_id: conversationId, event, body }
  await db.insertInto('webhook_deliveries').values(row).execute()
  return id
}

/** Returns undefined if it is done, or its webhook, agent or conversation is deleted. */
export function findDueDelivery(db: Db, id: string) {
  return (
    db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      .select(columns)
      .select(['d.webhook_id as webhookId', 'd.agent_id as agentId', 'd.body', 'w.url', 'w.state as webhookState'])
      // The secret changed less than 24 hours ago.
      .select([
        'w.secret_version as secretVersion',
        'w.kept_secrets as keptSecrets',
        sql<boolean>`coalesce(w.rotated_at > now() - interval '1 day', false)`.as('secretIsNew'),
      ])
      .where('d.id', '=', id)
      .where('d.state', '=', 'waiting')
      .executeTakeFirst()
  )
}

/** A due delivery with its webhook. */
export type DueDelivery = NonNullable<Awaited<ReturnType<typeof findDueDelivery>>>

/** Newest first, of one of the account's webhooks. */
export function listDeliveries(
  db: Db,
  accountId: string,
  { webhookId, cursor, limit }: { webhookId: string; cursor: string | undefined; limit: number },
): Promise<Delivery[]> {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(columns)
    .where('w.account_id', '=', accountId)
    .where('d.webhook_id', '=', webhookId)
    .$if(cursor !== undefined, (query) => query.where('d.id', '<', cursor ?? ''))
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()
}

export function findDelivery(db: Db, webhookId: string, id: string) {
  return db
    .selectFrom('webhook_deliveries as d')
    .select(columns)
    .where('d.webhook_id', '=', webhookId)
    .where('d.id', '=', id)
    .executeTakeFirst()
}

export type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** Makes a delivery due again; false if it does not exist or is already waiting. */
export function reopenDelivery(db: Db, webhookId: string, id: string): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', attempts: 0, error: null, next_attempt_at: null })
      .where('webhook_id', '=', webhookId)
      .where('id', '=', id)
      .where('state', '!=', 'waiting'),
  )
}

export interface AttemptOutcome {
  state: Delivery['state']
  status: number | null
  error: string | null
  /** Until the next attempt; null: none. */
  waitSeconds: number | null
}

/** Stores the result of an attempt. */
export async function recordAttempt(
  db: Tx,
  id: string,
  { state, status, error, waitSeconds }: AttemptOutcome,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      state,
      status,
      error,
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: timeFromNow(waitSeconds, 'secs'),
    })
    .where('id', '=', id)
    .execute()
}

export async function recordSuccess(db: Tx, webhookId: string): Promise<void> {
  await db.updateTable('webhooks').set({ last_success_at: NOW }).where('id', '=', webhookId).execute()
}

/** Disables a webhook without success since a time; false if it had one or is already disabled. */
export function switchOff(db: Tx, webhookId: string, since: Date, reason: string): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('webhooks')
      .set({ state: 'off', off_reason: reason })
      .where('id', '=', webhookId)
      .where('state', '=', 'on')
      .where((is) => is.or([is('last_success_at', 'is', null), is('last_success_at', '<', since)])),
  )
}

/** Deletes deliveries about a conversation's lead. */
export async function deleteLeadDeliveries(db: Tx, conversationId: string): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('conversation_id', '=', conversationId)
    .where('event', 'like', 'lead.%')
    .execute()
}

/** Deletes deliveries older than 30 days. */
export async function pruneDeliveries(db: Db): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', timeAgo(30, 'days')).execute()
}
