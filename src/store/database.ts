import { once } from 'node:events'
import { rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type Transaction, sql } from 'kysely'
import pg from 'pg'
import { limitBackgroundConnections } from './background-connections.ts'
import { databasePath, pathExists, refuseOtherMajor } from './data-folder.ts'
import { PooledDialect } from './dialect.ts'
import { connectWithBackoff } from './pool-backoff.ts'
import { lockFolder } from './folder-lock.ts'
import { type Pglite, startPglite } from './pglite.ts'
import { PgliteSocket } from './pglite-socket.ts'
import { prepareStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'
import { vacuumTables } from './vacuum.ts'

/** A database or a transaction in it: what every store function takes first. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface Database extends AsyncDisposable {
  db: Db
  kind: 'postgres' | 'embedded'
  /** Embedded only: the whole database as a file. */
  dumpTo?: (file: string) => Promise<void>
  /** Embedded only, which has no process for it: lets the room of what was deleted be used again. */
  vacuum?: () => Promise<void>
  /** Whether it answers within this time. */
  ping(patienceMs: number): Promise<boolean>
}

export type DatabaseLocation =
  | { url: string }
  | { folder: string }
  /** For tests: in memory, beginning with a dump when there is one. */
  | { memory: true; loadFrom?: string }

// How long a caller waits for a connection; inside a transaction, asking the pool for another one would otherwise wait
// for ever.
const CONNECTION_TIMEOUT_MS = 15_000
export const POSTGRES_CONNECTIONS = 10
const KEEP_ALIVE_MS = 10_000
const MEBIBYTE = 1024 * 1024
/** What an embedded database without rows takes. */
const EMPTY_MEBIBYTES = 50

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location.url)
  if ('memory' in location) return openEmbedded('memory://', location.loadFrom)
  await refuseOtherMajor(location.folder)
  const unlock = await lockFolder(location.folder)
  const database = await openInPlace(databasePath(location.folder)).catch(async (error: unknown) => {
    await unlock()
    throw await explainOpening(location.folder, error)
  })
  return {
    ...database,
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await unlock()
    },
  }
}

/** What PGlite says of a folder that it cannot open tells nobody what to do. */
async function explainOpening(folder: string, cause: unknown): Promise<Error> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / MEBIBYTE)
  const why =
    free < EMPTY_MEBIBYTES
      ? `: ${free} MiB are free on its disk, and a new database needs ${EMPTY_MEBIBYTES} MiB.`
      : `. Check that this user can read and write the whole folder. If so, the database is damaged: restore the newest file in its "backups" folder into a new folder.`
  return new Error(`The embedded database in ${folder} cannot be opened${why}`, { cause })
}

/** The embedded database in this folder, laid out when there is none. The folder must be held by this process. */
async function openInPlace(dataDir: string): Promise<Database> {
  if (!(await pathExists(join(dataDir, 'PG_VERSION')))) await layOut(dataDir)
  return openEmbedded(dataDir)
}

/**
 * Laying out a database takes several times the memory of running one; it goes with its thread. It gets its name when
 * it is whole: what a process that was killed in between left would be taken for a database, and none can be opened in
 * it.
 */
async function layOut(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await startPglite({ dataDir: unfinished })
  await pglite.close()
  await rename(unfinished, dataDir)
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // A server whose machine is gone never says so: without, what it was asked would wait for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Parallel workers cost more than they bring for one agent's rows: p95 at 10,000 chunks fell from 50 to 11 ms
    // without.
    options: '-c max_parallel_workers_per_gather=0',
  })
  replaceEnded(pool)
  rollBackLeftovers(pool)
  const db = new Kysely<Tables>({
    dialect: new PooledDialect({
      pool: prepareStatements(pool, limitBackgroundConnections(pool, connectWithBackoff(pool))),
    }),
  })
  const ping = (patienceMs: number): Promise<boolean> => within(patienceMs, sql`select 1`.execute(db))
  return { db, kind: 'postgres', ping, [Symbol.asyncDispose]: () => db.destroy() }
}

/** Whether it succeeds in this time. */
function within(patienceMs: number, answer: Promise<unknown>): Promise<boolean> {
  const success = answer.then(
    () => true,
    () => false,
  )
  return Promise.race([success, sleep(patienceMs, false, { ref: false })])
}

/**
 * A connection that the server ends is replaced at the next query, and whoever is using it gets the error; unheard it
 * would end the process.
 */
function replaceEnded(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * A connection that comes back in the middle of a transaction is rolled back before anybody gets it next. The queue
 * sends whole transactions as one text; where a statement in it fails, the end of the transaction is never reached.
 */
function rollBackLeftovers(pool: pg.Pool): void {
  pool.on('release', (_error, client) => {
    const status = client.getTransactionStatus()
    // What is asked next waits behind it.
    if (status === 'T' || status === 'E') client.query('rollback').catch(() => {})
  })
}

async function openEmbedded(dataDir: string, loadFrom?: string): Promise<Database> {
  return overPglite(await startPglite(loadFrom ? { dataDir, loadFrom } : { dataDir }))
}

/** The embedded database that runs in this thread; closing ends it. */
function overPglite(pglite: Pglite): Database {
  const sockets = new Set<PgliteSocket>()
  const pool = new pg.Pool({
    max: 1,
    stream: () => {
      const socket = new PgliteSocket(pglite)
      sockets.add(socket.once('close', () => sockets.delete(socket)))
      return socket
    },
    ssl: false,
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: 0,
  })
  replaceEnded(pool)
  rollBackLeftovers(pool)
  const db = new Kysely<Tables>({
    dialect: new PooledDialect({
      pool: prepareStatements(
        pool,
        limitBackgroundConnections(pool, () => pool.connect()),
      ),
    }),
  })
  const close = async (): Promise<void> => {
    await db.destroy()
    await Promise.all(Array.from(sockets, (socket) => once(socket, 'close')))
    await pglite.close()
  }
  // Its one session may be held by something long; it is well as long as it could begin.
  const ping = (patienceMs: number): Promise<boolean> => within(patienceMs, pglite.begin())
  return {
    db,
    kind: 'embedded',
    dumpTo: pglite.dumpTo,
    vacuum: () => vacuumTables(db),
    ping,
    [Symbol.asyncDispose]: close,
  }
}
