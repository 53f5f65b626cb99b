import { sql } from 'kysely'
import type { Actor } from '#src/features/accounts/accounts.ts'
import { NOW, timeAgo } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { BatchFailure, BatchFields } from './batch-types.ts'

export interface NewBatch {
  id: string
  accountId: string
  templateAgentId: string | undefined
  actor: Actor
}

/** A row that waits has its fields, a row that was refused its failure. */
export type NewRow = { fields: BatchFields } | { failure: BatchFailure }

export async function insertBatch(
  db: Tx,
  { id, accountId, templateAgentId, actor }: NewBatch,
  rows: NewRow[],
): Promise<void> {
  const batch = { id, account_id: accountId, template_agent_id: templateAgentId ?? null, actor: JSON.stringify(actor) }
  await db.insertInto('agent_batches').values(batch).execute()
  await db
    .insertInto('agent_batch_rows')
    .values(
      rows.map((row, at) => ({
        batch_id: id,
        position: at + 1,
        state: 'fields' in row ? ('waiting' as const) : ('failed' as const),
        request: 'fields' in row ? JSON.stringify(row.fields) : null,
        failure: 'failure' in row ? JSON.stringify(row.failure) : null,
      })),
    )
    .execute()
}

const batches = (db: Db) =>
  db
    .selectFrom('agent_batches')
    .select([
      'id',
      'account_id as accountId',
      'template_agent_id as templateAgentId',
      sql<Actor>`actor`.as('actor'),
      'created_at as createdAt',
      'cancelled_at as cancelledAt',
    ])

/** Returns the account's batch. */
export function findBatch(db: Db, accountId: string, id: string) {
  return batches(db).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
}

/** Returns the account's batches with the number of their rows, newest first, older than `before`. */
export function listBatchesBefore(db: Db, accountId: string, before: string | undefined, limit: number) {
  const countRows = (state: string) => sql<number>`count(*) filter (where state = ${state})::int`
  return batches(db)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('agent_batch_rows')
          .select([
            sql<number>`count(*)::int`.as('total'),
            countRows('created').as('created'),
            countRows('failed').as('failed'),
          ])
          .whereRef('batch_id', '=', 'agent_batches.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['total', 'created', 'failed'])
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns any account's batch, for the job that works on it. */
export function findBatchOfJob(db: Db, id: string) {
  return batches(db).where('id', '=', id).executeTakeFirst()
}

export type StoredBatch = NonNullable<Awaited<ReturnType<typeof findBatch>>>

/** Lists the rows of a batch in their order. */
export function listRows(db: Db, batchId: string) {
  return db
    .selectFrom('agent_batch_rows')
    .select(['position', 'state', 'agent_id as agentId', sql<BatchFailure | null>`failure`.as('failure')])
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute()
}

/** Lists the positions of the rows that wait. */
export async function listWaiting(db: Db, batchId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('agent_batch_rows')
    .select('position')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .execute()
  return rows.map(({ position }) => position)
}

/** Names a row of a batch. */
export interface RowKey {
  batchId: string
  position: number
}

/** Returns the fields of a row that waits, and how often it failed; undefined if it is done or cancelled. */
export function findWaitingRow(db: Db, { batchId, position }: RowKey) {
  return db
    .selectFrom('agent_batch_rows')
    .select([sql<BatchFields>`request`.as('fields'), 'tries'])
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** Marks a row as created, in the transaction that creates its agent. Returns false if it no longer waits. */
export function completeRow(db: Tx, key: RowKey, agentId: string): Promise<boolean> {
  return affectsRows(updateWaiting(db, key).set({ state: 'created', agent_id: agentId, request: null }))
}

export async function failRow(db: Db, key: RowKey, failure: BatchFailure): Promise<void> {
  await updateWaiting(db, key)
    .set({ state: 'failed', failure: JSON.stringify(failure), request: null })
    .execute()
}

/** Counts a try that failed for a reason that may pass. */
export async function countTry(db: Db, key: RowKey): Promise<void> {
  await updateWaiting(db, key)
    .set({ tries: sql<number>`tries + 1` })
    .execute()
}

function updateWaiting(db: Db, { batchId, position }: RowKey) {
  return db
    .updateTable('agent_batch_rows')
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
}

/** Cancels a batch: its rows that wait fail. Does nothing if none waits. */
export async function cancelRows(db: Tx, batchId: string, failure: BatchFailure): Promise<void> {
  const waited = await affectsRows(
    db
      .updateTable('agent_batch_rows')
      .set({ state: 'failed', failure: JSON.stringify(failure), request: null })
      .where('batch_id', '=', batchId)
      .where('state', '=', 'waiting'),
  )
  if (waited) await db.updateTable('agent_batches').set({ cancelled_at: NOW }).where('id', '=', batchId).execute()
}

/** Deletes batches older than 30 days. Their agents stay. */
export async function pruneBatches(db: Db): Promise<void> {
  await db.deleteFrom('agent_batches').where('created_at', '<', timeAgo(30, 'days')).execute()
}
