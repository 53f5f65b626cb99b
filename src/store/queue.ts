import { CompiledQuery } from 'kysely'
import { fromKysely, type Job, PgBoss, type QueueOptions as BossQueueOptions } from 'pg-boss'
import { currentContext, inContext } from '#src/base/context.ts'
import { createId } from '#src/base/ids.ts'
import { type Tracer, beginSpan } from '#src/base/tracing.ts'
import type { JobRecord } from '#src/contract/control/control-contract.ts'
import { JOBS, type JobData, type JobName } from '#src/contract/jobs/jobs-contract.ts'
import { inBackground } from './background-connections.ts'
import type { Database, Db } from './database.ts'
import { afterCommit } from './dialect.ts'
import { runFixed } from './fixed-statement.ts'

/** Jobs stored in the database, so that they survive the process. */
export interface Queue {
  /**
   * Queues a job in the caller's transaction: it runs only if that commits, and after it. With a `key`, a job that
   * already waits under that key replaces this one, and moves forward if this one would run earlier.
   */
  send<N extends JobName>(db: Db, name: N, data: JobData<N>, options?: SendOptions): Promise<void>
  /** Like `send`, for many jobs. */
  sendAll<N extends JobName>(db: Db, name: N, jobs: readonly NewJob<N>[]): Promise<void>
  /**
   * Starts to work on jobs of this kind. A job that throws is retried with growing pauses for about a day; then it is
   * dead and waits for a person. A job may run twice if its worker dies at the wrong moment.
   */
  work<N extends JobName>(
    name: N,
    handler: (data: JobData<N>, signal: AbortSignal) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>
  /** Lists up to this many jobs, dead ones first, each group newest first, and counts all of them. */
  listJobs(): Promise<{ jobs: JobRecord[]; count: number }>
  /** Runs dead jobs and jobs that wait for a retry now. Returns how many. */
  retryFailed(): Promise<number>
  /** Waits briefly for running jobs, then leaves the rest to other processes. */
  stop(): Promise<void>
}

export interface SendOptions {
  key?: string
  /** Jobs of one group run one after another; see `WorkOptions.oneOfGroup`. */
  group?: string
  startAfterSeconds?: number
  /** A time in ISO 8601. */
  startAfter?: string
}

export interface NewJob<N extends JobName> extends SendOptions {
  data: JobData<N>
}

export interface WorkOptions {
  /** How many of these jobs this process runs at once; 1 by default. */
  atOnce?: number
  /** Whether this process runs the jobs of a group one after another. */
  oneOfGroup?: boolean
}

export interface QueueOptions {
  database: Database
  onError: (error: Error) => void
  /** Whether this process runs jobs and takes over those of dead workers. */
  works: boolean
  /** Records each job, as part of the trace that queued it. */
  tracer?: Tracer | undefined
}

const SETTINGS: BossQueueOptions = {
  // The pauses double up to four hours, 22 to 26 hours in total.
  retryLimit: 16,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  // A worker sends a heartbeat every few seconds. After this time, another worker takes over a killed one's job.
  heartbeatSeconds: 20,
  expireInSeconds: 900,
  // How long finished and dead jobs stay. Waiting jobs do not expire.
  deleteAfterSeconds: 30 * 86_400,
  retentionSeconds: 365 * 86_400,
}
/** How often to check for jobs of other processes and for retries. */
const POLL_MS = 500
/** The library requires a polling interval, although workers are woken. */
const UNWOKEN_SECONDS = 60
const STOP_TIMEOUT_MS = 5_000
const LISTED_JOBS = 500

/** Stored beside a job's data: the request and the trace that queued it, and when, in milliseconds since 1970. */
const REQUEST = '_request_id'
const TRACE = '_traceparent'
const QUEUED_AT = '_queued_at'

function originOf(): Record<string, unknown> {
  const { requestId, span } = currentContext() ?? {}
  return { [REQUEST]: requestId, ...(span && { [TRACE]: span.traceparent, [QUEUED_AT]: Date.now() }) }
}

/** Runs a job in the context of what queued it. */
function inOrigin(job: Job, tracer: Tracer | undefined, run: () => Promise<void>): Promise<void> {
  const { [REQUEST]: requestId, [TRACE]: traceparent, [QUEUED_AT]: queuedAt } = job.data as Record<string, unknown>
  const request = typeof requestId === 'string' ? { requestId } : {}
  if (!tracer) return requestId === undefined ? run() : inContext(request, run)
  const parent = typeof traceparent === 'string' ? traceparent : undefined
  const span = tracer.begin(`job ${job.name}`, {
    kind: 'consumer',
    traceparent: parent,
    attributes: { 'foyer.job_id': job.id },
  })
  return inContext({ ...request, span }, async () => {
    try {
      if (typeof queuedAt === 'number') beginSpan('queue wait', { startMs: queuedAt })[Symbol.dispose]()
      await run()
    } catch (error) {
      span.fail(error)
      throw error
    } finally {
      span[Symbol.dispose]()
    }
  })
}

/** Opens the queue and creates its tables. */
export async function openQueue({ database, onError, works, tracer }: QueueOptions): Promise<Queue> {
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

  const wakers = new Map<JobName, () => void>()
  const sendAll = async <N extends JobName>(db: Db, name: N, jobs: readonly NewJob<N>[]): Promise<void> => {
    await insertAll(boss, db, name, jobs)
    await afterCommit(db, () => wakeInTime(wakers.get(name), jobs))
  }
  const clock = works ? startClock(database.db, wakers, onError) : undefined
  return {
    send: (db, name, data, options = {}) => sendAll(db, name, [{ data, ...options }]),
    sendAll,
    async work(name, handler, { atOnce = 1, oneOfGroup = false } = {}) {
      const work = (job: Job): Promise<void> =>
        inOrigin(job, tracer, () =>
          inBackground(() => handler(JOBS[name].parse(job.data) as JobData<typeof name>, job.signal)),
        )
      wakers.set(name, await startWorkers(boss, name, { atOnce, oneOfGroup, work }))
    },
    listJobs: () => listJobs(database.db),
    retryFailed: async () => {
      const hurried = await runRetriesNow(database.db)
      const dead = await listDeadJobs(database.db)
      for (const { name, ids } of dead) await boss.retry(name, ids)
      return hurried + dead.flatMap(({ ids }) => ids).length
    },
    stop: () => {
      clearInterval(clock)
      wakers.clear()
      return boss.stop({ graceful: works, timeout: STOP_TIMEOUT_MS })
    },
  }
}

async function insertAll<N extends JobName>(boss: PgBoss, db: Db, name: N, jobs: readonly NewJob<N>[]): Promise<void> {
  // The queue keeps one waiting job per key.
  let left = jobs.map(({ key = createId(), ...job }) => ({ ...job, key, id: createId() }))
  while (left.length > 0) {
    const rows = left.map(({ id, key, group, data, startAfterSeconds = 0, startAfter = startAfterSeconds }) => ({
      id,
      singletonKey: key,
      group: group === undefined ? undefined : { id: group },
      data: { ...data, ...originOf() },
      startAfter,
    }))
    const inserted = new Set(await boss.insert(name, rows, { db: fromKysely(db), returnId: true }))
    left = left.filter(({ id }) => !inserted.has(id))
    const held = left.length > 0 ? await holdWaiting(db, name, left) : new Set()
    // A job that was waiting a moment ago has started, and may not see this transaction's writes.
    left = left.filter(({ key }) => !held.has(key))
  }
}

/**
 * Moves the waiting jobs with these keys forward to the requested time and returns their keys. None of them starts
 * before this transaction ends.
 */
async function holdWaiting(db: Db, name: JobName, wanted: readonly SendOptions[]): Promise<Set<string>> {
  const { rows } = await db.executeQuery<{ key: string }>(
    CompiledQuery.raw(
      `with held as materialized (
         select j.id, coalesce(w."startAfter", now() + make_interval(secs => coalesce(w."startAfterSeconds", 0))) as wanted_at
         from pgboss.job j
         join json_to_recordset($2::json) as w (key text, "startAfter" timestamptz, "startAfterSeconds" float8) on w.key = j.singleton_key
         where j.name = $1 and j.state = 'created' order by j.singleton_key for update of j
       )
       update pgboss.job j set start_after = least(j.start_after, held.wanted_at) from held
       where j.name = $1 and j.id = held.id returning j.singleton_key as key`,
      [name, JSON.stringify(wanted)],
    ),
  )
  return new Set(rows.map(({ key }) => key))
}

/** Wakes the workers when jobs of this process become due. Jobs further in the future are left to the polling. */
function wakeInTime(wake: (() => void) | undefined, jobs: readonly SendOptions[]): void {
  if (!wake) return
  const waits = new Set(
    jobs.map(({ startAfter, startAfterSeconds = 0 }) => (startAfter === undefined ? startAfterSeconds : Infinity)),
  )
  for (const seconds of waits) if (seconds < UNWOKEN_SECONDS) setTimeout(wake, seconds * 1000).unref()
}

/** Polls with one statement for kinds of jobs that are due, and wakes a worker of each. */
function startClock(db: Db, wakers: ReadonlyMap<JobName, () => void>, onError: (error: Error) => void): NodeJS.Timeout {
  let isLooking = false
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    try {
      for (const name of await listDue(db, [...wakers.keys()])) wakers.get(name)?.()
    } finally {
      isLooking = false
    }
  }
  return setInterval(() => void look().catch(onError), POLL_MS).unref()
}

/** Returns the kinds that have a due job. */
async function listDue(db: Db, names: JobName[]): Promise<JobName[]> {
  const rows = await runFixed<{ name: JobName }>(
    db,
    `select name from unnest($1::text[]) as kinds (name) where exists (
       select from pgboss.job j where j.name = kinds.name and j.state < 'active' and not j.blocked and j.start_after <= now())`,
    [names],
  )
  return rows.map(({ name }) => name)
}

/**
 * Starts a worker for each concurrent job, so that none waits for another. Idle workers are woken one at a time: by a
 * poll, and by each worker that finds a job. A finished worker looks for the next job only if all others are busy or
 * its group may have waited; otherwise the queue was just found empty.
 */
async function startWorkers(
  boss: PgBoss,
  name: JobName,
  { atOnce, oneOfGroup, work }: Required<WorkOptions> & { work: (job: Job) => Promise<void> },
): Promise<() => void> {
  const idle = new Set<string>()
  const wakeOne = (): void => {
    const [id] = idle
    if (id !== undefined) boss.notifyWorker(id)
  }
  for (let started = 0; started < atOnce; started += 1) {
    const options = { pollingIntervalSeconds: UNWOKEN_SECONDS, localGroupConcurrency: oneOfGroup ? 1 : undefined }
    const id: string = await boss.work<object>(name, options, async (jobs) => {
      idle.delete(id)
      wakeOne()
      try {
        for (const job of jobs) await work(job)
      } finally {
        if (idle.size === 0 || oneOfGroup) boss.notifyWorker(id)
        idle.add(id)
      }
    })
    idle.add(id)
  }
  return wakeOne
}

// Any number that no other lock in the database uses.
const LOCK_ID = 7_206_114_283

/**
 * Keeps nodes that start together from creating the queue's tables at the same time. The embedded database has one
 * node. Uses a transaction lock, because a pooler could release a session lock on another session.
 */
async function oneNodeAtATime({ db, kind }: Database, work: () => Promise<void>): Promise<void> {
  if (kind === 'embedded') return work()
  await db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${LOCK_ID})`))
    await work()
  })
}

/**
 * Creates each queue and queries it once: on the embedded database, whose one connection a transaction holds, the first
 * `send` to a new queue would wait forever.
 */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of Object.keys(JOBS)) {
    if (!known.has(name)) await boss.createQueue(name, { ...SETTINGS, policy: 'short' })
  }
  for (const name of Object.keys(JOBS)) await boss.findJobs(name, { id: createId() })
}

async function listJobs(db: Db): Promise<{ jobs: JobRecord[]; count: number }> {
  const states = { created: 'waiting', retry: 'retrying', active: 'running', failed: 'dead' } as const
  const { rows } = await db.executeQuery<{
    id: string
    name: string
    state: keyof typeof states
    tries: number
    createdAt: Date
    dueAt: Date | null
    error: string
    count: number
  }>(
    CompiledQuery.raw(
      `select id, name, state, case when started_on is null then 0 else retry_count + 1 end as tries, created_on as "createdAt",
         case when state in ('created', 'retry') then start_after end as "dueAt", coalesce(output->>'message', '') as error,
         (count(*) over ())::int as count
       from pgboss.job where state in ('created', 'retry', 'active', 'failed')
       order by state = 'failed' desc, created_on desc limit ${LISTED_JOBS}`,
    ),
  )
  return { jobs: rows.map((row) => ({ ...row, state: states[row.state] })), count: rows[0]?.count ?? 0 }
}

async function runRetriesNow(db: Db): Promise<number> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(
      `update pgboss.job set start_after = now() where state = 'retry' and start_after > now() returning id`,
    ),
  )
  return rows.length
}

async function listDeadJobs(db: Db): Promise<readonly { name: string; ids: string[] }[]> {
  const { rows } = await db.executeQuery<{ name: string; ids: string[] }>(
    CompiledQuery.raw(`select name, array_agg(id::text) as ids from pgboss.job where state = 'failed' group by name`),
  )
  return rows
}

/** A pending job, as a backup stores it. */
export interface PendingJob {
  name: JobName
  data: JobData<JobName>
  key: string
  startAfter: string
}

/** Lists jobs that wait, run or are retried; none if no queue was ever opened. */
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
