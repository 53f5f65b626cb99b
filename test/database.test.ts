import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { listAppliedMigrations, migrateToLatest } from '../src/store/migrate.ts'

test('a transaction that fails inside one text is not left to the next who asks', async () => {
  const database = await openDatabase({ memory: true })
  onTestFinished(() => database.close())
  const run = (text: string) => database.db.executeQuery(CompiledQuery.raw(text))
  await expect(run('begin; select 1/0; commit')).rejects.toThrow('division by zero')
  expect((await run('select 1 as one')).rows).toEqual([{ one: 1 }])
  await run('begin; create temporary table left_open (id int)')
  expect((await run(`select to_regclass('pg_temp.left_open') as found`)).rows).toEqual([{ found: null }])
})

test('the embedded database is of the major that folders are compared with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-major-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (let opened = 0; opened < 2; opened += 1) await (await openDatabase({ folder })).close()
  expect(await readFile(join(folder, 'pglite', 'PG_VERSION'), 'utf8')).toBe('18\n')
})

test('a database that a newer Foyer has written is refused with a sentence, and left as it is', async () => {
  const database = await openDatabase({ memory: true })
  onTestFinished(() => database.close())
  await migrateToLatest(database.db)
  await database.db.executeQuery(CompiledQuery.raw(`insert into kysely_migration (name, timestamp) values ('9999-later', '2999-01-01')`))
  await expect(migrateToLatest(database.db)).rejects.toThrow('The database was written by a newer Foyer. Start that version')
  expect((await listAppliedMigrations(database.db)).at(-1)).toBe('9999-later')
})
