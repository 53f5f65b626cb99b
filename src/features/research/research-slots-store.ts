import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { NOW, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'

/** Counts runs on this host; a run of a crashed node counts until its lease ends. */
export async function countResearchRuns(db: Tx, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('research_runs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('host', '=', host)
    .where('lease_until', '>', NOW)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertResearchRun(db: Tx, host: string, leaseMs: number): Promise<string> {
  const id = createId()
  const lease_until = timeFromNow(leaseMs / 1000, 'secs')
  await db.insertInto('research_runs').values({ id, host, lease_until }).execute()
  return id
}

/** Ends a run and deletes those of crashed nodes. */
export async function deleteResearchRun(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('research_runs')
    .where((where) => where.or([where('id', '=', id), where('lease_until', '<=', NOW)]))
    .execute()
}
