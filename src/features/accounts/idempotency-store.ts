import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { NOW, timeAgo, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

/** Calls before this time have expired. */
const BEGIN = timeAgo(24, 'hours')
// How long another call with the same key waits. Longer than any call takes, so that only crashed calls expire.
const LEASE_SECONDS = 60

/** Returns the call with this key from the last 24 hours and its result; `alive` while it runs and holds its lease. */
export function findIdempotencyKey(db: Db, keyHash: string) {
  return db
    .selectFrom('idempotency_keys')
    .select([
      'holder',
      'request_hash as requestHash',
      'resource_id as resourceId',
      sql<boolean>`lease_until > now()`.as('alive'),
    ])
    .where('key_hash', '=', keyHash)
    .where('created_at', '>', BEGIN)
    .executeTakeFirst()
}

/**
 * Takes the key, also from a call that died or expired, and returns the holder's ID; undefined if the earlier call has
 * a result.
 */
export async function acquireIdempotencyKey(db: Tx, keyHash: string, requestHash: string): Promise<string | undefined> {
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

/** Returns false if another call has taken the key. */
export function completeIdempotencyKey(db: Tx, holder: string, resourceId: string): Promise<boolean> {
  return affectsRows(db.updateTable('idempotency_keys').set({ resource_id: resourceId }).where('holder', '=', holder))
}

/** Releases the key, unless its call created something. */
export async function releaseIdempotencyKey(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('holder', '=', holder).where('resource_id', 'is', null).execute()
}

/** Deletes expired keys. */
export async function pruneIdempotencyKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', BEGIN).execute()
}
