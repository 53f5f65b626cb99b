import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

export interface RequestCount {
  /** Requests of this window, this one included. */
  count: number
  /** Until the window ends and the count begins anew. */
  secondsLeft: number
}

/** Counts one request under `key`, in a window that starts with its first request. One count for all nodes, exact under a burst. */
export async function countRequest(db: Db, key: string, windowSeconds: number): Promise<RequestCount> {
  const over = sql`c.window_started_at <= now() - make_interval(secs => ${windowSeconds})`
  const { rows } = await sql<RequestCount>`
    insert into request_counts as c (key, window_started_at, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when ${over} then 1 else c.count + 1 end,
      window_started_at = case when ${over} then now() else c.window_started_at end
    returning count, ceil(extract(epoch from window_started_at - now()) + ${windowSeconds})::int as "secondsLeft"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('counting a request returned no row')
  return row
}

/** Forgets windows that ended long ago. */
export async function pruneRequestCounts(db: Db): Promise<void> {
  await db
    .deleteFrom('request_counts')
    .where('window_started_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
