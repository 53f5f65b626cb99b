import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { timeAgo, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

// Longer than the slowest creation, so that only crashed ones expire.
const LEASE_SECONDS = 60

const alive = sql<boolean>`lease_until > now()`

export interface NewCreation {
  owner: string
  addressHash: string | null
  website: string | null
}

export async function insertCreation(db: Tx, { owner, addressHash, website }: NewCreation): Promise<string> {
  const id = createId()
  const lease_until = timeFromNow(LEASE_SECONDS, 'secs')
  await db
    .insertInto('creations')
    .values({ id, owner, address_hash: addressHash, website, agent_id: null, lease_until })
    .execute()
  return id
}

/** Counts a dry run for a client address as if it had created an agent. No other limit counts it. */
export async function insertDryRun(db: Tx, addressHash: string): Promise<void> {
  const id = createId()
  await db
    .insertInto('creations')
    .values({ id, owner: 'dry-run', address_hash: addressHash, website: null, agent_id: id, lease_until: sql`now()` })
    .execute()
}

/** Reports whether a running creation holds the website. */
export async function isBeingCreated(db: Tx, website: string): Promise<boolean> {
  const row = await db
    .selectFrom('creations')
    .select('id')
    .where('website', '=', website)
    .where('agent_id', 'is', null)
    .where(alive)
    .executeTakeFirst()
  return row !== undefined
}

export interface CreationCount {
  /** Created in the last 24 hours. */
  done: number
  /** Running. */
  underWay: number
  /** Until the oldest of those done stops counting. */
  secondsLeft: number
}

export function countCreations(db: Tx, column: 'owner' | 'address_hash', value: string): Promise<CreationCount> {
  return db
    .selectFrom('creations')
    .select([
      sql<number>`count(agent_id)::int`.as('done'),
      sql<number>`(count(*) - count(agent_id))::int`.as('underWay'),
      sql<number>`coalesce(ceil(extract(epoch from min(created_at) filter (where agent_id is not null) - now()))::int + 86400, 0)`.as(
        'secondsLeft',
      ),
    ])
    .where(column, '=', value)
    .where('created_at', '>', timeAgo(24, 'hours'))
    .where((where) => where.or([where('agent_id', 'is not', null), alive]))
    .executeTakeFirstOrThrow()
}

/** Returns false if the lease was lost. */
export function markCreated(db: Tx, id: string, agentId: string): Promise<boolean> {
  return affectsRows(db.updateTable('creations').set({ agent_id: agentId }).where('id', '=', id).where(alive))
}

/** Releases what an unfinished creation holds. Returns false if the lease was lost. */
export async function releaseCreation(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('creations')
    .where('id', '=', id)
    .where('agent_id', 'is', null)
    .returning(alive.as('wasHeld'))
    .executeTakeFirst()
  return row?.wasHeld ?? false
}
