import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, type Gzip } from 'node:zlib'
import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { type BackupTable, insertRows, isEmpty, listBackupTables, readRows } from './backup-tables.ts'
import type { Database, Db, Tx } from './database.ts'
import { listAppliedMigrations, migrateTo, migrateToLatest } from './migrate.ts'
import { type PendingJob, type Queue, listPendingJobs, openQueue } from './queue.ts'
import { fingerprintKey } from './secret-key.ts'

/**
 * A backup is a gzip file of lines: a heading, each table's heading followed by its rows as JSON, and an end line with
 * the row count. Headings start with #. The only fact it has about its database is the last migration, so a backup of
 * either kind restores into either.
 */
interface Heading {
  foyerBackup?: 1
  madeAt?: string
  migrations?: string[]
  /** Fingerprint of the secret key that the rows were written with. */
  keyMark?: string
  table?: BackupTable
  /** The following rows are jobs. */
  jobs?: true
  rowsInAll?: number
}

/** Files of processes that were killed while writing. A file that has not grown for this long is abandoned. */
const LEFTOVER = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.unfinished$/
const LEFT_MS = 3_600_000
const ROWS_AT_ONCE = 500
const MAX_BATCH_CHARACTERS = 4_000_000

/**
 * Writes the whole database as of one moment and returns the number of rows. The file appears when it is complete. Also
 * deletes abandoned unfinished files beside it.
 */
export async function writeBackup(db: Db, file: string, secretKey?: string): Promise<number> {
  const migrations = await listAppliedMigrations(db)
  if (migrations.length === 0) throw new Error('Nothing to back up: Foyer has not used this database yet.')
  if ((await stat(file).catch(() => undefined))?.isDirectory()) throw new Error(`${file} is a folder. Name a file.`)
  // A unique name, so that two processes that write the same backup do not mix their output.
  const unfinished = `${file}.${createId()}.unfinished`
  await removeLeftovers(dirname(file))
  try {
    const gzip = createGzip({ level: 4 })
    const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }))
    const first = {
      foyerBackup: 1,
      madeAt: new Date().toISOString(),
      migrations,
      keyMark: secretKey && fingerprintKey(secretKey),
    } as const
    const [rows] = await Promise.all([
      writeLines(db, gzip, first).catch((error: unknown) => abandon(gzip, error)),
      written,
    ])
    await flushToDisk(unfinished)
    await rename(unfinished, file)
    return rows
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => LEFTOVER.test(one))) {
    const path = join(folder, name)
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - writtenAt > LEFT_MS) await rm(path, { force: true })
  }
}

function abandon(gzip: Gzip, error: unknown): never {
  gzip.destroy()
  throw error
}

async function writeLines(db: Db, gzip: Gzip, first: Heading): Promise<number> {
  const ended = finished(gzip)
  ended.catch(() => {})
  const write = async (text: string): Promise<void> => {
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), ended])
  }
  const heading = (content: Heading): Promise<void> => write(`#${JSON.stringify(content)}\n`)
  await heading(first)
  const rowsInAll = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      let count = 0
      for (const table of await listBackupTables(db)) {
        await heading({ table })
        for await (const rows of readRows(db, table.name, ROWS_AT_ONCE)) {
          count += rows.length
          await write(`${rows.join('\n')}\n`)
        }
      }
      await heading({ jobs: true })
      const jobs = await listPendingJobs(db)
      for (const job of jobs) await write(`${JSON.stringify(job)}\n`)
      return count + jobs.length
    })
  await heading({ rowsInAll })
  gzip.end()
  return rowsInAll
}

async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

/** Reports whether a backup was written with one of these secret keys; undefined if it has no fingerprint. */
export async function belongsTo(file: string, secretKeys: string[]): Promise<boolean | undefined> {
  const lines = readLines(file)
  const { value: first } = await lines.next()
  await lines.return(undefined)
  const { keyMark } = toHeading(first) ?? {}
  return keyMark === undefined ? undefined : secretKeys.map(fingerprintKey).includes(keyMark)
}

/**
 * Fills an empty database from a backup, all or nothing, and migrates it to this version. Returns the number of rows.
 * Throws a message if the database is not empty, or if the file is incomplete or of a newer version.
 */
export async function restoreBackup(database: Database, file: string): Promise<number> {
  const { db } = database
  const lines = readLines(file)
  const { value: first } = await lines.next()
  const { foyerBackup, migrations = [] } = toHeading(first) ?? {}
  const last = migrations.at(-1)
  if (foyerBackup !== 1 || last === undefined) throw new Error(`${file} is not a backup made by \`foyer backup\`.`)
  await migrateTo(db, last)
  const applied = await listAppliedMigrations(db)
  if (applied.at(-1) !== last) {
    throw new Error('A newer Foyer has already set up this database. Restore the backup into a new database.')
  }
  const rows = await loadAll(database, lines)
  await migrateToLatest(db)
  await sql`analyze`.execute(db)
  return rows
}

async function loadAll(database: Database, lines: AsyncIterable<string>): Promise<number> {
  const queue = await openQueue({ database, works: false, onError: () => {} })
  try {
    return await database.db.transaction().execute(async (db) => {
      for (const table of await listBackupTables(db)) {
        // The first start writes this row. The backup has its own.
        if (table.name === 'installation') await db.deleteFrom('installation').execute()
        if (!(await isEmpty(db, table)))
          throw new Error('The database is not empty. Restore the backup into an empty database.')
      }
      return loadLines(db, queue, lines)
    })
  } finally {
    await queue.stop()
  }
}

async function loadLines(db: Tx, queue: Queue, lines: AsyncIterable<string>): Promise<number> {
  let table: BackupTable | undefined
  let batch: string[] = []
  let characters = 0
  let count = 0
  const flush = async (): Promise<void> => {
    if (table) await insertRows(db, table, batch)
    else
      for (const { name, data, ...options } of batch.map((job) => JSON.parse(job) as PendingJob))
        await queue.send(db, name, data, options)
    batch = []
    characters = 0
  }
  for await (const line of lines) {
    const heading = toHeading(line)
    if (heading) {
      await flush()
      if (heading.rowsInAll === count) return count
      table = heading.table
    } else {
      batch.push(line)
      count += 1
      characters += line.length
      if (batch.length >= ROWS_AT_ONCE || characters > MAX_BATCH_CHARACTERS) await flush()
    }
  }
  throw new Error('The backup is incomplete. Nothing was restored.')
}

/** Splits at line feeds only: texts contain U+2028 and U+2029, which `node:readline` also treats as line ends. */
async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = createGunzip()
  const copied = pipeline(source, text)
  copied.catch(() => {})
  try {
    const pieces: AsyncIterable<string> = text.setEncoding('utf8')
    let line: string[] = []
    for await (const piece of pieces) {
      const [end = '', ...begun] = piece.split('\n')
      line.push(end)
      for (const next of begun) {
        yield line.join('')
        line = [next]
      }
    }
    await copied
    if (line.join('') !== '') yield line.join('')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code?.startsWith('Z_')) throw new Error(`${file} is not a complete backup: ${message}`, { cause: error })
    throw error
  } finally {
    source.destroy()
  }
}

function toHeading(line: string | undefined): Heading | undefined {
  return line?.startsWith('#') ? (JSON.parse(line.slice(1)) as Heading) : undefined
}
