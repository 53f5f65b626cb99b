import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl, onServer } from '../scripts/postgres-server.ts'
import { type ReleaseFacts, RELEASES, countRows, readAnswer } from '../scripts/release/release-facts.ts'
import { runProgram, startFoyer } from './support/process.ts'
import { send } from './support/service.ts'

/** Where a release's data lies: a folder, and on PostgreSQL a database. */
interface Place {
  folder: string
  url: string | undefined
}

async function createPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const template = inject('template')
  if ('dump' in template) return { folder, url: undefined }
  const name = `foyer_upgrade_${randomUUID().replaceAll('-', '')}`
  await onServer(template.serverUrl, `create database ${name}`)
  onTestFinished(() => onServer(template.serverUrl, `drop database if exists ${name} with (force)`))
  return { folder, url: databaseUrl(template.serverUrl, name) }
}

const settingsOf = ({ folder, url }: Place, { secretKey }: ReleaseFacts): Record<string, string> => ({
  DATA_DIR: join(folder, 'data'),
  SECRET_KEY: secretKey,
  ...(url && { DATABASE_URL: url }),
})

/** Starts this version on a release's data, and compares everything that the API and the tables have. */
async function expectNothingLost(place: Place, facts: ReleaseFacts): Promise<void> {
  {
    await using foyer = await startFoyer(settingsOf(place, facts))
    for (const path of Object.keys(facts.answers)) {
      const answer = await readAnswer(foyer.origin, facts.apiKey, path)
      expect({ path, answer }).toMatchObject({ path, answer: facts.answers[path] })
    }
    const visitor = { authorization: `Bearer ${facts.sessionToken}` }
    const reply = await send(`${foyer.origin}/api/v1/chat/messages`, 'POST', { text: 'Is it open on Friday?' }, visitor)
    expect(reply).toMatchObject({ status: 200, body: { message: { text: expect.stringContaining('17') } } })
    expect(await foyer.end('SIGTERM')).toMatchObject({ exitCode: 0 })
  }
  const after = await countRows(place.url ? { url: place.url } : { folder: join(place.folder, 'data') })
  const fewer = Object.entries(facts.rows).filter(([table, rows]) => (after[table] ?? 0) < rows)
  expect(fewer).toEqual([])
}

describe.each(readdirSync(RELEASES))('%s', (release) => {
  const file = (name: string): string => join(RELEASES, release, name)
  const readFacts = async (): Promise<ReleaseFacts> => JSON.parse(await readFile(file('facts.json'), 'utf8'))

  test('its backup is restored, and this version serves all that it holds', async () => {
    const [facts, place] = [await readFacts(), await createPlace()]
    await mkdir(join(place.folder, 'data'))
    const restored = await runProgram(['src/cli.ts', 'restore', file('foyer.backup')], settingsOf(place, facts))
    expect(restored).toMatchObject({ exitCode: 0, output: expect.stringContaining('SECRET_KEY matches them') })
    await expectNothingLost(place, facts)
  })

  test.skipIf(!existsSync(file('data.tar.xz')))('this version starts on its data, and nothing is lost', async () => {
    const [facts, place] = [await readFacts(), await createPlace()]
    if (place.url) await load(place.url, gunzipSync(await readFile(file('postgres.sql.gz'))).toString())
    else execFileSync('tar', ['--extract', `--file=${file('data.tar.xz')}`, `--directory=${place.folder}`])
    await mkdir(join(place.folder, 'data'), { recursive: true })
    await expectNothingLost(place, facts)
  })
})

async function load(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
