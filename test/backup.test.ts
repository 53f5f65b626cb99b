import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { createId } from '../src/base/ids.ts'
import { listBackupTables, readRows } from '../src/store/backup-tables.ts'
import { restoreBackup, writeBackup } from '../src/store/backup.ts'
import { backUpWhenDue } from '../src/store/daily-backups.ts'
import { type Database, type Db, openDatabase } from '../src/store/database.ts'
import { migrateToLatest } from '../src/store/migrate.ts'
import { listPendingJobs } from '../src/store/queue.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { openInMemory } from './support/embedded-databases.ts'
import { type Service, startService } from './support/service.ts'
import { databaseUrl, onServer } from '../scripts/postgres-server.ts'

const AN_HOUR = { startAfterSeconds: 3600 }

const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
afterAll(() => rm(folder, { recursive: true }))
const backup = join(folder, 'all.backup')
const service = await disposeAfterAll(startService())
await fill(service)
await writeBackup(service.app.db, backup)

async function fill({ app, createAgent, createAccount, api, call }: Service): Promise<void> {
  const { bearer } = await createAccount()
  const context = { codebase_context: { products: [{ name: '箱 "of" vegetables\n\\ 🥕', price: '24.50 EUR' }] } }
  const { agent_id, webchat_widget_key } = await createAgent({ ...context, source: 'cursor' }, bearer)
  await api(
    'POST',
    '/knowledge',
    { agent_id, title: 'Opening hours', content: 'Monday to Friday, 9 to 17.\r\n\tClosed\u2028on\u2029Sunday.' },
    bearer,
  )
  await app.queue.send(app.db, 'read-rest', { agent_id }, { key: agent_id, ...AN_HOUR })
  await createAgent({ company_name: '#1 {"rowsInAll":3}' })
  const { body } = await call('POST', '/api/v1/chat/sessions', { widget_key: webchat_widget_key })
  await call(
    'POST',
    '/api/v1/chat/messages',
    { text: 'When are you open?' },
    { authorization: `Bearer ${body.session_token}` },
  )
  // The creation's email is sent in the background; the comparison needs rows that do not change.
  while ((await listPendingJobs(app.db)).length > 1) await sleep(50)
}

async function allRows(db: Db): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  await db.transaction().execute(async (db) => {
    for (const { name } of await listBackupTables(db)) {
      const all: string[] = []
      for await (const rows of readRows(db, name, 7)) all.push(...rows)
      found[name] = all.toSorted()
    }
    found['jobs'] = (await listPendingJobs(db)).map((job) => JSON.stringify(job))
  })
  return found
}

/** Start times of the jobs. */
async function startTimes(db: Db): Promise<unknown[]> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(`select start_after::text from pgboss.job where state = 'created' order by name`),
  )
  return rows
}

/** An empty database of either kind, without Foyer's tables. */
async function openNew(kind: 'embedded' | 'postgres'): Promise<Database> {
  const template = inject('template')
  if (kind === 'embedded' || 'dump' in template) return openInMemory()
  const name = `foyer_restore_${process.pid}`
  await onServer(template.serverUrl, `create database ${name}`)
  const database = await openDatabase({ url: databaseUrl(template.serverUrl, name) })
  const close = async (): Promise<void> => {
    await database[Symbol.asyncDispose]()
    await onServer(template.serverUrl, `drop database ${name} with (force)`)
  }
  return { ...database, [Symbol.asyncDispose]: close }
}

describe('a backup', () => {
  test.each(['embedded', 'postgres'] as const)('restores into an empty database, row by row: %s', async (kind) => {
    if (kind === 'postgres' && 'dump' in inject('template')) return
    const database = await openNew(kind)
    const count = await restoreBackup(database, backup)
    const [before, after] = [await allRows(service.app.db), await allRows(database.db)]
    const startAfter = await startTimes(database.db)
    await expect(restoreBackup(database, backup)).rejects.toThrow('The database is not empty')
    await database[Symbol.asyncDispose]()
    expect(after).toEqual(before)
    expect(count).toBe(Object.values(before).flat().length)
    for (const table of ['agents', 'knowledge_items', 'embeddings', 'messages', 'api_keys', 'jobs'])
      expect(before[table]).not.toEqual([])
    expect(startAfter).toEqual(await startTimes(service.app.db))
  })

  test('that is cut, damaged, foreign or too new restores nothing and says so', async () => {
    const whole = await readFile(backup)
    const text = gunzipSync(whole).toString()
    const bad: [Uint8Array, string][] = [
      [whole.subarray(0, whole.length / 2), 'not a complete backup'],
      [gzipSync(text.slice(0, text.lastIndexOf('#'))), 'The backup is incomplete'],
      [Buffer.from('select 1'), 'not a complete backup'],
      [gzipSync('select 1\n'), 'not a backup'],
      [gzipSync(text.replace(/"\d{4}-(?=[\w-]+"\])/, '"9999-')), 'A newer Foyer made this backup'],
    ]
    const database = await openNew('embedded')
    for (const [content, sentence] of bad) {
      const file = join(folder, 'bad.backup')
      await writeFile(file, content)
      await expect(restoreBackup(database, file)).rejects.toThrow(sentence)
    }
    expect(Object.values(await allRows(database.db)).flat()).toEqual([])
    await database[Symbol.asyncDispose]()
  })

  test('that cannot be written leaves nothing behind', async () => {
    await expect(writeBackup(service.app.db, join(folder, 'missing', 'x.backup'))).rejects.toThrow('ENOENT')
    await expect(writeBackup(service.app.db, folder)).rejects.toThrow('is a folder. Name a file')
    const database = await openNew('embedded')
    await expect(writeBackup(database.db, join(folder, 'none.backup'))).rejects.toThrow('Nothing to back up')
    await database[Symbol.asyncDispose]()
    expect(await readdir(folder)).not.toContain('none.backup.unfinished')
  })

  test('is written once a day, and seven are kept', async () => {
    const backups = { ...service.app, folder: join(folder, 'daily') }
    const days = Array.from({ length: 9 }, (_, day) => new Date(Date.now() + day * 86_400_000 + 1000))
    for (const day of days) {
      await backUpWhenDue(backups, day)
      await backUpWhenDue(backups, new Date(day.getTime() + 80_000_000))
    }
    const expected = days.slice(-7).map((day) => `${day.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`)
    expect((await readdir(backups.folder)).toSorted()).toEqual(expected)
  })

  test('is written also if the clock was ahead at the last one', async () => {
    const backups = { ...service.app, folder: join(folder, 'ahead') }
    const now = new Date()
    for (const days of [400, 0, 0]) await backUpWhenDue(backups, new Date(now.getTime() + days * 86_400_000))
    expect(await readdir(backups.folder)).toHaveLength(2)
  })

  test('is kept also if the clock was ahead for a week', async () => {
    const backups = { ...service.app, folder: join(folder, 'week') }
    const now = new Date()
    for (const days of [400, 401, 402, 403, 404, 405, 406])
      await backUpWhenDue(backups, new Date(now.getTime() + days * 86_400_000))
    await backUpWhenDue(backups, now)
    const kept = await readdir(backups.folder)
    expect(kept).toContain(`${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`)
    expect(kept).toHaveLength(7)
  })

  test('removes what a killed backup left, and nothing that is being written', async () => {
    const place = join(folder, 'killed')
    await mkdir(place)
    const [left, written] = [createId(), createId()].map((id) => `monday.backup.${id}.unfinished`)
    for (const name of [left, written]) await writeFile(join(place, String(name)), '')
    const yesterday = new Date(Date.now() - 86_400_000)
    await utimes(join(place, String(left)), yesterday, yesterday)
    await writeBackup(service.app.db, join(place, 'tuesday.backup'))
    expect((await readdir(place)).toSorted()).toEqual([written, 'tuesday.backup'])
  })

  test('written twice at the same time into one file is complete', async () => {
    const file = join(folder, 'twice.backup')
    const [rows] = await Promise.all([writeBackup(service.app.db, file), writeBackup(service.app.db, file)])
    expect(gunzipSync(await readFile(file)).toString()).toContain(`#{"rowsInAll":${rows}}\n`)
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('restores through a pooler: no lock lasts longer than a transaction', async () => {
    if ('dump' in inject('template')) return
    const database = await openNew('postgres')
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    await restoreBackup(database, backup)
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query))
    asked.mockRestore()
    await database[Symbol.asyncDispose]()
    expect(texts.filter((text) => text.includes('pg_advisory_xact_lock'))).not.toEqual([])
    expect(texts.filter((text) => /pg_advisory_(un)?lock/.test(text))).toEqual([])
  })

  test("has tables that are in the user's schema instead of public", async () => {
    if ('dump' in inject('template')) return
    const database = await openNew('postgres')
    await database.db.executeQuery(CompiledQuery.raw('create schema authorization current_user'))
    await migrateToLatest(database.db)
    const file = join(folder, 'own-schema.backup')
    expect(await writeBackup(database.db, file)).toBe(0)
    expect(gunzipSync(await readFile(file)).toString()).toContain('"name":"agents"')
    await database[Symbol.asyncDispose]()
  })
})
