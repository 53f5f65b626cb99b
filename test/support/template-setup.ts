import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { databaseUrl, onServer } from '../../scripts/postgres-server.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { openQueue } from '../../src/store/queue.ts'
import { migrateToLatest } from '../../src/store/migrate.ts'
import { startPglite } from '../../src/store/pglite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The source of each test file's database: a dump to load into memory, or a PostgreSQL server with a template
     * database.
     */
    template: { dump: string } | { serverUrl: string; database: string }
    /** An empty database: a dump to load into memory. */
    emptyDump: string
    /** Data folders to copy, with a migrated or an empty database. */
    dataFolder: string
    emptyFolder: string
  }
}

/** Migrates one empty database, of which every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('emptyDump', await makeOnce('empty-dump', writeEmptyDump))
  project.provide('emptyFolder', await makeOnce('empty-folder', createFolder))
  project.provide('dataFolder', await makeOnce('folder', fillFolder))
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl) {
    project.provide('template', { dump: await makeOnce('dump', writeDump) })
    return () => Promise.resolve()
  }
  const database = `foyer_template_${process.pid}`
  await onServer(serverUrl, `create database ${database}`)
  const opened = await openDatabase({ url: databaseUrl(serverUrl, database) })
  await prepare(opened)
  await opened[Symbol.asyncDispose]()
  project.provide('template', { serverUrl, database })
  return () => onServer(serverUrl, `drop database if exists ${database} with (force)`)
}

/** Migrates the database and creates the queue's tables. */
async function prepare(database: Database): Promise<void> {
  await migrateToLatest(database.db)
  const queue = await openQueue({ database, onError: () => {}, works: false })
  await queue.stop()
}

/**
 * Returns the path of what `make` writes. It is kept while the schema stays the same. Several runs may start at once:
 * each writes to a path of its own.
 */
async function makeOnce(kind: string, make: (path: string) => Promise<void>): Promise<string> {
  const cache = 'node_modules/.cache/foyer'
  const path = join(cache, `${kind}-${await hashOfMigrations()}`)
  if (existsSync(path)) return path
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache))
    if (name.startsWith(`${kind}-`) && !name.includes('.'))
      await rm(join(cache, name), { recursive: true, force: true })
  const unfinished = `${path}.${process.pid}`
  await make(unfinished)
  // Another run may have finished first.
  if (existsSync(path)) await rm(unfinished, { recursive: true })
  else await rename(unfinished, path)
  return path
}

async function createFolder(folder: string): Promise<void> {
  await (await openDatabase({ folder }))[Symbol.asyncDispose]()
}

async function fillFolder(folder: string): Promise<void> {
  const database = await openDatabase({ folder })
  await prepare(database)
  await database[Symbol.asyncDispose]()
}

const writeEmptyDump = (file: string): Promise<void> => dumpNew(file, () => Promise.resolve())

const writeDump = (file: string): Promise<void> => dumpNew(file, prepare)

async function dumpNew(file: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ pglite: await startPglite({ dataDir: 'memory://' }) })
  await fill(database)
  // Tests create no databases. Without the server's template databases the dump loads a fifth faster.
  await sql`update pg_database set datistemplate = false`.execute(database.db)
  await sql`drop database template0`.execute(database.db)
  await sql`drop database template1`.execute(database.db)
  await database.dumpTo?.(file)
  await database[Symbol.asyncDispose]()
}

/** Returns the key of the dump, which is valid while the migrations and the embedded database stay the same. */
async function hashOfMigrations(): Promise<string> {
  const folder = 'src/store/migrations'
  const files = [...(await readdir(folder)).map((name) => join(folder, name)), 'src/store/queue.ts']
  const hash = createHash('sha256')
  for (const file of [
    ...files.toSorted(),
    'src/contract/jobs/jobs-contract.ts',
    'node_modules/@electric-sql/pglite/package.json',
  ])
    hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
