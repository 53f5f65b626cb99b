import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { NOW, timeAgo, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

/** Calls from before it are no longer honoured. */
const BEGIN = timeAgo(24, 'hours')
// How long a call is waited for by another with its key: longer than calls take, so that only a crashed one lets go by
// time.
const LEASE_SECONDS = 60

/**
 * The call with this key in the last 24 hours, with what came of it; `alive` while it is under way and holds its lease.
 */
export function findIdempotencyKey(db: Db, keyHash: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'resource_id as resourceId', sql<boolean>`lease_until > now()`.as('alive')])
    .where('key_hash', '=', keyHash)
    .where('created_at', '>', BEGIN)
    .executeTakeFirst()
}

/**
 * Takes the key, in place of a call that died or is over 24 hours old, and answers its holder's id; nothing when that
 * one was settled.
 */
export async function holdIdempotencyKey(db: Tx, keyHash: string, requestHash: string): Promise<string | undefined> {
  const held = {
    holder: createId(),
    request_hash: requestHash,
    resource_id: null,
    created_at: NOW,
    lease_until: timeFromNow(LEASE_SECONDS, 'secs'),
  }
  const row = await db
    .insertInto('idempotency_keys')
    .values({ key_hash: keyHash, ...held })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet(held)
        .where(sql<boolean>`idempotency_keys.resource_id is null or idempotency_keys.created_at <= ${BEGIN}`),
    )
    .returning('holder')
    .executeTakeFirst()
  return row?.holder
}

/** False when another call has taken the key over. */
export function settleIdempotencyKey(db: Tx, holder: string, resourceId: string): Promise<boolean> {
  return affectsRows(db.updateTable('idempotency_keys').set({ resource_id: resourceId }).where('holder', '=', holder))
}

/** Leaves the key free again, unless its call has made something. */
export async function releaseIdempotencyKey(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('holder', '=', holder).where('resource_id', 'is', null).execute()
}

/** Forgets keys that are no longer honoured. */
export async function pruneIdempotencyKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', BEGIN).execute()
}
