import { type Selection, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import type { WebhookEvent } from '#src/contract/api/webhooks-contract.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Tables } from '#src/store/tables.ts'

const columns = [
  'id',
  'url',
  'events',
  'agent_id as agentId',
  'state',
  'off_reason as offReason',
  'secret_version as secretVersion',
  'kept_secrets as keptSecrets',
  'last_success_at as lastSuccessAt',
  'created_at as createdAt',
] as const

export type Webhook = Selection<Tables, 'webhooks', (typeof columns)[number]>
export type NewWebhook = Pick<Webhook, 'url' | 'events' | 'agentId'>
export type WebhookChanges = Partial<Pick<Webhook, 'url' | 'events' | 'state' | 'offReason'>>

export function insertWebhook(db: Db, accountId: string, { url, events, agentId }: NewWebhook): Promise<Webhook> {
  return db
    .insertInto('webhooks')
    .values({ id: createId(), account_id: accountId, agent_id: agentId, url, events })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Newest first. */
export function listWebhooks(db: Db, accountId: string): Promise<Webhook[]> {
  return db.selectFrom('webhooks').select(columns).where('account_id', '=', accountId).orderBy('id', 'desc').execute()
}

export function findWebhook(db: Db, accountId: string, id: string): Promise<Webhook | undefined> {
  return db
    .selectFrom('webhooks')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function updateWebhook(
  db: Db,
  accountId: string,
  id: string,
  { url, events, state, offReason }: WebhookChanges,
): Promise<Webhook | undefined> {
  return db
    .updateTable('webhooks')
    .set({ id, url, events, state, off_reason: offReason })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** The previous secret still signs for 24 hours. */
export function rotateSecret(db: Db, accountId: string, id: string): Promise<Webhook | undefined> {
  return db
    .updateTable('webhooks')
    .set({ secret_version: sql<number>`secret_version + 1`, rotated_at: NOW })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Stores a webhook's secrets, encrypted. */
export async function setKeptSecrets(db: Db, id: string, sealed: string): Promise<void> {
  await db.updateTable('webhooks').set({ kept_secrets: sealed }).where('id', '=', id).execute()
}

export function deleteWebhook(db: Db, accountId: string, id: string): Promise<boolean> {
  return affectsRows(db.deleteFrom('webhooks').where('account_id', '=', accountId).where('id', '=', id))
}

/** Returns the webhooks subscribed to an agent's event. */
export async function listListening(db: Db, agentId: string, event: WebhookEvent): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhooks w join agents a on a.account_id = w.account_id
    where a.id = ${agentId} and w.state = 'on' and ${event} = any(w.events) and (w.agent_id is null or w.agent_id = a.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
