import { CompiledQuery } from 'kysely'
import { fromKysely, type Job, type JobResult, PgBoss, type QueueOptions as BossQueueOptions } from 'pg-boss'
import { currentContext, inContext } from '#src/base/context.ts'
import { createId } from '#src/base/ids.ts'
import type { JobRecord } from '#src/contract/control/control-contract.ts'
import { JOBS, type JobData, type JobName } from '#src/contract/jobs/jobs-contract.ts'
import type { Database, Db } from './database.ts'

/** Jobs that live in the database, so that none is lost with a process. */
export interface Queue {
  /**
   * Queues a job within the caller's transaction: it runs if and only if that commits. With a `key`, a job that waits under the same
   * key already stands for this one.
   */
  send<N extends JobName>(db: Db, name: N, data: JobData<N>, options?: SendOptions): Promise<void>
  /** As `send` does, many at once. */
  sendAll<N extends JobName>(db: Db, name: N, jobs: readonly NewJob<N>[]): Promise<void>
  /**
   * Does jobs of this kind from now on. One that throws is tried again with growing pauses, for about a day; then it is dead and waits
   * for a person. A job may run twice, when its worker died at the wrong moment.
   */
  work<N extends JobName>(name: N, handler: (data: JobData<N>, signal: AbortSignal) => Promise<void>, options?: WorkOptions): Promise<void>
  listJobs(): Promise<JobRecord[]>
  /** Lets dead jobs run again; answers how many. */
  retryDead(): Promise<number>
  /** Waits for running jobs a little, then leaves the rest to others. */
  stop(): Promise<void>
}

export interface SendOptions {
  key?: string
  startAfterSeconds?: number
  /** The same as a moment, in ISO 8601. */
  startAfter?: string
}

export interface NewJob<N extends JobName> {
  data: JobData<N>
  key: string
  startAfterSeconds?: number
}

export interface WorkOptions {
  /** How many of them this process does at once; one by default. */
  atOnce?: number
}

export interface QueueOptions {
  database: Database
  onError: (error: Error) => void
  /** Whether this process does jobs, and looks after those of dead workers. */
  works: boolean
}

const SETTINGS: BossQueueOptions = {
  // The pauses double up to four hours: all of them make 22 to 26 hours.
  retryLimit: 16,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  // A worker says every few seconds that it lives; a killed one's job goes to another after this time.
  heartbeatSeconds: 20,
  expireInSeconds: 900,
  // Done and dead ones stay this long, waiting ones do not grow old.
  deleteAfterSeconds: 30 * 86_400,
  retentionSeconds: 365 * 86_400,
}
const POLLING_SECONDS = 0.5
const STOP_TIMEOUT_MS = 5_000

/** Beside a job's data: the request that queued it, for the log. */
const REQUEST = '_request_id'

function requestOf(): Record<string, string> {
  const context = currentContext()
  return context ? { [REQUEST]: context.requestId } : {}
}

/** Opens the queue and makes what it needs in the database. */
export async function openQueue({ database, onError, works }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    db: fromKysely(database.db),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: 10,
  })
  boss.on('error', onError)
  await oneNodeAtATime(database, async () => {
    await boss.start()
    await prepareQueues(boss)
  })

  return {
    async send(db, name, data, { key, startAfterSeconds, startAfter = startAfterSeconds } = {}) {
      await boss.send(
        name,
        { ...data, ...requestOf() },
        {
          db: fromKysely(db),
          // The queues keep one waiting job for each key.
          singletonKey: key ?? createId(),
          ...(startAfter ? { startAfter } : {}),
        },
      )
    },
    async sendAll(db, name, jobs) {
      const rows = jobs.map(({ data, key, startAfterSeconds = 0 }) => ({
        data: { ...data, ...requestOf() },
        singletonKey: key,
        startAfter: startAfterSeconds,
      }))
      await boss.insert(name, rows, { db: fromKysely(db) })
    },
    async work(name, handler, { atOnce = 1 } = {}) {
      const settings = {
        pollingIntervalSeconds: POLLING_SECONDS,
        batchSize: atOnce,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const
      const run = async ({ id, data, signal }: Job): Promise<JobResult> => {
        const work = (): Promise<void> => handler(JOBS[name].parse(data) as JobData<typeof name>, signal)
        try {
          await (REQUEST in data ? inContext({ requestId: String(data[REQUEST]) }, work) : work())
          return { id, status: 'completed' }
        } catch (error) {
          return { id, status: 'failed', output: error }
        }
      }
      await boss.work<object>(name, settings, (jobs) => Promise.all(jobs.map(run)))
    },
    listJobs: () => listJobs(database.db),
    retryDead: async () => {
      const dead = await listDeadJobs(database.db)
      for (const { name, ids } of dead) await boss.retry(name, ids)
      return dead.flatMap(({ ids }) => ids).length
    },
    stop: () => boss.stop({ graceful: works, timeout: STOP_TIMEOUT_MS }),
  }
}

// Any number that nothing else in the database locks.
const LOCK_ID = 7_206_114_283

/**
 * Nodes that start at once would lay out the queue's tables in each other's way. The embedded database has one node. The lock ends with its
 * transaction: a pooler in between may send what would end it otherwise to another session.
 */
async function oneNodeAtATime({ db, kind }: Database, work: () => Promise<void>): Promise<void> {
  if (kind === 'embedded') return work()
  await db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${LOCK_ID})`))
    await work()
  })
}

/**
 * Makes each queue, and asks for it once: on the embedded database, whose one connection a transaction holds, the first `send` to a
 * queue that was never asked for would wait for ever.
 */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of Object.keys(JOBS)) {
    if (!known.has(name)) await boss.createQueue(name, { ...SETTINGS, policy: 'short' })
  }
  for (const name of Object.keys(JOBS)) await boss.findJobs(name, { id: createId() })
}

async function listJobs(db: Db): Promise<JobRecord[]> {
  const states = { created: 'waiting', retry: 'retrying', active: 'running', failed: 'dead' } as const
  const { rows } = await db.executeQuery<{
    id: string
    name: string
    state: keyof typeof states
    tries: number
    createdAt: Date
    error: string
  }>(
    CompiledQuery.raw(
      `select id, name, state, retry_count + 1 as tries, created_on as "createdAt", coalesce(output->>'message', '') as error
       from pgboss.job where state in ('created', 'retry', 'active', 'failed') order by created_on desc limit 500`,
    ),
  )
  return rows.map((row) => ({ ...row, state: states[row.state] }))
}

async function listDeadJobs(db: Db): Promise<readonly { name: string; ids: string[] }[]> {
  const { rows } = await db.executeQuery<{ name: string; ids: string[] }>(
    CompiledQuery.raw(`select name, array_agg(id::text) as ids from pgboss.job where state = 'failed' group by name`),
  )
  return rows
}

/** A job that is still to be done, as a backup holds it. */
export interface PendingJob {
  name: JobName
  data: JobData<JobName>
  key: string
  startAfter: string
}

/** Those that wait, run or are tried again. None where no queue was ever opened. */
export async function listPendingJobs(db: Db): Promise<PendingJob[]> {
  const { rows: tables } = await db.executeQuery<{ name: string | null }>(
    CompiledQuery.raw(`select to_regclass('pgboss.job')::text as name`),
  )
  if (!tables[0]?.name) return []
  const { rows } = await db.executeQuery<PendingJob>(
    CompiledQuery.raw(
      `select name, data, coalesce(singleton_key, id::text) as key, to_json(start_after)#>>'{}' as "startAfter" from pgboss.job
       where state in ('created', 'retry', 'active') and name = any($1) order by created_on`,
      [Object.keys(JOBS)],
    ),
  )
  return rows
}
