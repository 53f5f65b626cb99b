import { CompiledQuery } from 'kysely'
import type { Metrics, Reading } from '#src/base/metrics.ts'
import type { Db } from './database.ts'

interface Backlog {
  name: string
  waiting: number
  pending: number
  dead: number
  oldestSeconds: number
}

const AGE = { name: 'foyer_queue_oldest_seconds', help: 'Waiting time of the oldest job that could run now.' }
const WAITING = { name: 'foyer_queue_waiting_jobs', help: 'Jobs that could run now.' }
const PENDING = {
  name: 'foyer_queue_pending_jobs',
  help: 'Unfinished jobs: waiting, running, or waiting for a retry.',
}
const DEAD = { name: 'foyer_queue_dead_jobs', help: 'Dead jobs: all retries failed.' }

/** Measures the backlog of background jobs in the database, so that every node reports the same. */
export function measureQueue(metrics: Metrics, db: Db): void {
  // One query for all gauges, and no second query while one is running.
  let look: Promise<Backlog[]> | undefined
  const lookOnce = (): Promise<Backlog[]> => {
    look ??= readBacklogs(db).finally(() => (look = undefined))
    return look
  }
  const gauge = (name: typeof AGE, value: (backlog: Backlog) => number): void =>
    metrics.gauge(name, async (): Promise<Reading[]> => {
      const backlogs = await lookOnce()
      return backlogs.map((backlog) => ({ labels: { job: backlog.name }, value: value(backlog) }))
    })
  gauge(AGE, ({ oldestSeconds }) => oldestSeconds)
  gauge(WAITING, ({ waiting }) => waiting)
  gauge(PENDING, ({ pending }) => pending)
  gauge(DEAD, ({ dead }) => dead)
}

async function readBacklogs(db: Db): Promise<Backlog[]> {
  const { rows } = await db.executeQuery<Backlog>(
    CompiledQuery.raw(
      `select q.name, count(j.id) filter (where j.state <> 'failed')::int as pending,
         count(j.id) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int as waiting,
         count(j.id) filter (where j.state = 'failed')::int as dead,
         coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float
           as "oldestSeconds"
       from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
       group by q.name order by q.name`,
    ),
  )
  return rows
}
