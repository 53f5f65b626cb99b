import { timeAgo } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { onlyRow, runFixed } from '#src/store/fixed-statement.ts'

export interface RequestCount {
  /** Requests in this window, including this one. */
  count: number
  /** Seconds until the window ends. */
  secondsLeft: number
}

const IS_OVER = 'c.window_started_at <= now() - make_interval(secs => $1::int)'

/** Adds to a count, or starts a new window if the earlier one is over. */
export const ADD_TO = `
  on conflict (key) do update set
    count = case when ${IS_OVER} then excluded.count else c.count + excluded.count end,
    window_started_at = case when ${IS_OVER} then now() else c.window_started_at end`
export const SECONDS_LEFT = 'ceil(extract(epoch from window_started_at - now()) + $1::int)::int as "secondsLeft"'

const INTO = 'insert into request_counts as c (key, window_started_at, count)'
const COUNT = `${INTO} values ($2::text, now(), 1) ${ADD_TO} returning count, ${SECONDS_LEFT}`
const READ = `select count, ${SECONDS_LEFT} from request_counts c where key = $2::text and not (${IS_OVER})`
const COUNT_SHARED = `
  with own as (${INTO} values ($2::text, now(), 1) ${ADD_TO} returning key, count, ${SECONDS_LEFT}),
  shared as (
    ${INTO} select $4::text, now(), 1 from own where count <= $3::int ${ADD_TO}
    returning key, count, ${SECONDS_LEFT}
  )
  select * from own union all select * from shared`

/**
 * Counts a request under `key`, in a window that starts with its first request. All nodes share the count, which is
 * exact under a burst.
 */
export async function countRequest(db: Db, key: string, windowSeconds: number): Promise<RequestCount> {
  return onlyRow(await runFixed<RequestCount>(db, COUNT, [windowSeconds, key]))
}

/** Returns the count under `key` without adding to it. */
export async function readRequestCount(db: Db, key: string, windowSeconds: number): Promise<RequestCount> {
  const [row] = await runFixed<RequestCount>(db, READ, [windowSeconds, key])
  return row ?? { count: 0, secondsLeft: windowSeconds }
}

/** Counts a request under its own key and, if that is within `max`, under the shared key. */
export async function countShared(
  db: Db,
  { own, max, shared }: { own: string; max: number; shared: string },
  windowSeconds: number,
): Promise<{ own: RequestCount; shared: RequestCount | undefined }> {
  const rows = await runFixed<RequestCount & { key: string }>(db, COUNT_SHARED, [windowSeconds, own, max, shared])
  return { own: onlyRow(rows.filter(({ key }) => key === own)), shared: rows.find(({ key }) => key === shared) }
}

/** Deletes windows that began over a day ago. */
export async function pruneRequestCounts(db: Db): Promise<void> {
  await db.deleteFrom('request_counts').where('window_started_at', '<', timeAgo(1, 'days')).execute()
}
