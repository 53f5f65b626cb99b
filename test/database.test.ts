import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { CompiledQuery, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { socketPath } from '../src/base/socket-path.ts'
import { readConfig } from '../src/config.ts'
import { type Db, openDatabase } from '../src/store/database.ts'
import { afterCommit } from '../src/store/dialect.ts'
import { lockFolder } from '../src/store/folder-lock.ts'
import { listAppliedMigrations, migrateToLatest } from '../src/store/migrate.ts'
import { startPglite } from '../src/store/pglite.ts'
import { sendAndCommit, sendTogether } from '../src/store/round-trips.ts'
import { openInMemory } from './support/embedded-databases.ts'

test('a transaction that fails inside one query text does not affect the next query', async () => {
  const database = await openInMemory()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const run = (text: string) => database.db.executeQuery(CompiledQuery.raw(text))
  await expect(run('begin; select 1/0; commit')).rejects.toThrow('division by zero')
  expect((await run('select 1 as one')).rows).toEqual([{ one: 1 }])
  await run('begin; create temporary table left_open (id int)')
  expect((await run(`select to_regclass('pg_temp.left_open') as found`)).rows).toEqual([{ found: null }])
})

test('statements sent together with a commit are stored all or not at all', async () => {
  const database = await openInMemory()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const { db } = database
  await sql`create table words (word text primary key)`.execute(db)
  const insert = (at: Db, word: string) => sql`insert into words values (${word})`.execute(at)
  const commits: string[] = []
  const store = (first: string, ...words: string[]): Promise<unknown> =>
    db.transaction().execute(async (tx) => {
      await insert(tx, first)
      await afterCommit(tx, () => commits.push(first))
      await sendAndCommit(tx, (one) => words.map((word) => insert(one, word)))
    })
  await store('tea', 'cup', 'pot')
  await expect(store('spoon', 'tea', 'plate')).rejects.toThrow('duplicate key')
  const [{ rows }, nothing] = await sendTogether(db, (one) => [
    sql<{ word: string }>`select word from words order by word`.execute(one),
    sql`select word from words where false`.execute(one),
  ])
  expect(rows.map(({ word }) => word)).toEqual(['cup', 'pot', 'tea'])
  expect(nothing.rows).toEqual([])
  expect(commits).toEqual(['tea'])
})

test('an embedded database that cannot start says why', async () => {
  await expect(startPglite({ dataDir: '/dev/null/pglite' })).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test('the embedded database keeps no results', async () => {
  const worker = new Worker(new URL('../src/store/pglite-worker.ts', import.meta.url), {
    workerData: { dataDir: 'memory://', loadFrom: inject('emptyDump') },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  onTestFinished(async () => void (await worker.terminate()))
  await once(worker, 'message')
  const text = "select repeat('x', 1000000)\0"
  const wire = Buffer.from(`Q\0\0\0${String.fromCharCode(4 + text.length)}${text}`, 'latin1')
  for (let id = 1; id <= 200; id += 1) {
    worker.postMessage({ id, wire: new Uint8Array(wire) })
    const [reply] = await once(worker, 'message')
    expect(reply.wire.length).toBeGreaterThan(1_000_000)
  }
})

test('an embedded database that has ended refuses queries', async () => {
  const pglite = await startPglite({ dataDir: 'memory://', loadFrom: inject('emptyDump') })
  await pglite.close()
  await expect(pglite.exchange(new Uint8Array())).rejects.toThrow('The embedded database has stopped.')
})

test('one of several processes takes the lock of a dead process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = socketPath(folder, 'foyer.lock')
  for (let round = 0; round < 5; round += 1) {
    const dead = createServer().listen(path)
    await once(dead, 'listening')
    // Closing removes the file of this name.
    await rename(path, `${path}.kept`)
    await new Promise((resolve) => dead.close(resolve))
    await rename(`${path}.kept`, path)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refusals).toHaveLength(9)
    for (const refusal of refusals) expect(refusal).toContain('Another Foyer uses the data folder')
    for (const one of tries) if (one.status === 'fulfilled') await one.value()
  }
})

test('the embedded database has the expected major version and belongs to its user alone, and a process killed during its setup leaves none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-major-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { PATH = '' } = process.env
  const killed = spawn(process.execPath, ['src/cli.ts', 'jobs', 'list'], { env: { PATH, DATA_DIR: folder } })
  const begun = ['pglite', 'pglite.unfinished'].map((name) => join(folder, name, 'PG_VERSION'))
  while (killed.exitCode === null && !begun.some((file) => existsSync(file))) await sleep(1)
  killed.kill('SIGKILL')
  await once(killed, 'close')
  for (let opened = 0; opened < 2; opened += 1) await (await openDatabase({ folder }))[Symbol.asyncDispose]()
  expect(await readFile(join(folder, 'pglite', 'PG_VERSION'), 'utf8')).toBe('18\n')
  // Everybody may read and write its files.
  expect((await stat(join(folder, 'pglite'))).mode & 0o777).toBe(0o700)
})

test('a folder of another major version of PostgreSQL is refused with instructions, and not changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-major-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'pglite'))
  await writeFile(join(folder, 'pglite', 'PG_VERSION'), '17\n')
  await expect(openDatabase({ folder })).rejects.toThrow(/^PostgreSQL 17 wrote .* "npx foyer restore before\.backup"/)
  expect(await readdir(join(folder, 'pglite'))).toEqual(['PG_VERSION'])
})

test('a damaged embedded database is reported with the place of its backups', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-damaged-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'pglite'))
  await writeFile(join(folder, 'pglite', 'PG_VERSION'), '18\n')
  const refusal = `The embedded database in ${folder} cannot be opened. Check that this user can read and write the whole folder.`
  // It also fails the second time, so the folder was released.
  for (let tried = 0; tried < 2; tried += 1) await expect(openDatabase({ folder })).rejects.toThrow(refusal)
})

test('a database that a newer Foyer has written is refused with a sentence, and not changed', async () => {
  const database = await openInMemory()
  onTestFinished(() => database[Symbol.asyncDispose]())
  await migrateToLatest(database.db)
  await database.db.executeQuery(
    CompiledQuery.raw(`insert into kysely_migration (name, timestamp) values ('9999-later', '2999-01-01')`),
  )
  await expect(migrateToLatest(database.db)).rejects.toThrow(
    'A newer Foyer has written this database. Start that version',
  )
  expect((await listAppliedMigrations(database.db)).at(-1)).toBe('9999-later')
})

test('foreign keys have indexes, except on small tables and those where one scan serves many rows', async () => {
  const database = await openInMemory()
  onTestFinished(() => database[Symbol.asyncDispose]())
  await migrateToLatest(database.db)
  const { rows } = await database.db.executeQuery<{ name: string }>(
    CompiledQuery.raw(
      `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and not exists (select from pg_index where indrelid = c.conrelid and indkey[0] = c.conkey[1]
           and coalesce(pg_get_expr(indpred, indrelid), '') in ('', '(' || a.attname || ' IS NOT NULL)')) order by 1`,
    ),
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'passkey_challenges.account_id',
    'refused_workspaces.workspace_id',
    'turns.agent_id',
  ])
})

test('an app that cannot start closes its database, so that the process can exit', async () => {
  const database = await openInMemory()
  await migrateToLatest(database.db)
  await database.db.executeQuery(
    CompiledQuery.raw(`insert into kysely_migration (name, timestamp) values ('9999-later', '2999-01-01')`),
  )
  const config = readConfig({ SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent' })
  await expect(createApp(config, { folder: tmpdir() }, Promise.resolve(database))).rejects.toThrow(
    'A newer Foyer has written this database',
  )
  expect(await database.ping(0)).toBe(false)
})
