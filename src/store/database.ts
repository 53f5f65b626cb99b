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

/** A database or a transaction: the first parameter of every store function. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface Database extends AsyncDisposable {
  db: Db
  kind: 'postgres' | 'embedded'
  /** Embedded only: writes the whole database to a file. */
  dumpTo?: (file: string) => Promise<void>
  /** Embedded only, because it has no autovacuum process: reclaims the space of deleted rows. */
  vacuum?: () => Promise<void>
  /** Reports whether the database answers within this time. */
  ping(patienceMs: number): Promise<boolean>
}

export type DatabaseLocation =
  | { url: string }
  | { folder: string }
  /** For tests: an embedded database that runs already. */
  | { pglite: Pglite }

// How long a caller waits for a connection. Without a limit, code that asks the pool for a second connection inside a
// transaction would wait forever.
const CONNECTION_TIMEOUT_MS = 15_000
export const POSTGRES_CONNECTIONS = 10
const KEEP_ALIVE_MS = 10_000
const MEBIBYTE = 1024 * 1024
/** Size of an embedded database without rows. */
const EMPTY_MEBIBYTES = 50

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location.url)
  if ('pglite' in location) return overPglite(location.pglite)
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

/** Adds what to do: PGlite's own error does not say it. */
async function explainOpening(folder: string, cause: unknown): Promise<Error> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / MEBIBYTE)
  const why =
    free < EMPTY_MEBIBYTES
      ? `: ${free} MiB are free on its disk, and a new database needs ${EMPTY_MEBIBYTES} MiB.`
      : `. Check that this user can read and write the whole folder. If so, the database is damaged: restore the newest file in its "backups" folder into a new folder.`
  return new Error(`The embedded database in ${folder} cannot be opened${why}`, { cause })
}

/**
 * Opens the embedded database in this folder and creates it if there is none. This process must hold the folder's lock.
 */
async function openInPlace(dataDir: string): Promise<Database> {
  if (!(await pathExists(join(dataDir, 'PG_VERSION')))) await createDatabase(dataDir)
  return overPglite(await startPglite({ dataDir }))
}

/**
 * Creates the database in its own thread, because that takes several times the memory of running it. It gets its
 * name when it is complete: a database left by a killed process could not be opened.
 */
async function createDatabase(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await startPglite({ dataDir: unfinished })
  await pglite.close()
  await rename(unfinished, dataDir)
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // A server whose machine is gone never closes the connection. Without keep-alive, queries would wait forever.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Parallel workers cost more than they save on one agent's rows: p95 at 10,000 chunks fell from 50 to 11 ms without
    // them.
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

/** Reports whether a promise succeeds within this time. */
function within(patienceMs: number, answer: Promise<unknown>): Promise<boolean> {
  const success = answer.then(
    () => true,
    () => false,
  )
  return Promise.race([success, sleep(patienceMs, false, { ref: false })])
}

/**
 * Handles a connection that the server closes: the next query gets a new one, and its user gets the error. Unhandled,
 * the event would end the process.
 */
function replaceEnded(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * Rolls back a connection that returns to the pool inside a transaction. The queue sends whole transactions as one
 * text; if a statement fails, its end is never reached.
 */
function rollBackLeftovers(pool: pg.Pool): void {
  pool.on('release', (_error, client) => {
    const status = client.getTransactionStatus()
    // Later queries wait behind the rollback.
    if (status === 'T' || status === 'E') client.query('rollback').catch(() => {})
  })
}

/** Opens an embedded database. Closing it ends its thread. */
function overPglite(pglite: Pglite): Database {
  const sockets = new Set<PgliteSocket>()
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
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
  // A long transaction may hold the single session. The database is healthy if it could start.
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
