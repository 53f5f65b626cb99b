import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { callApi, startFoyer } from '../../bench/support/foyer-process.ts'
import { createApiKey, getVerifiedAccount } from '../../src/features/accounts/accounts.ts'
import { openDatabase } from '../../src/store/database.ts'
import { migrateToLatest } from '../../src/store/migrate.ts'
import { startPostgres } from '../postgres-server.ts'
import { type ReleaseFacts, RELEASES, countRows, readAnswers } from './release-facts.ts'
import { hashMigrations } from './released-migrations.ts'
import { runCommand } from './run-command.ts'

const OWNER = 'owner@tidewheel.example'
const SECRET_KEY = 'the secret key of the releases in the fixtures, nowhere else'
/** Settings that PostgreSQL 15 does not know, and commands of psql. */
const NOT_EVERYWHERE = /^(?:SET transaction_timeout = 0;|\\(?:un)?restrict .*)(?:\n|$)/gm

/**
 * Writes what later versions are tested with into `test/fixtures/releases/v<version>`: an installation's data folder, a
 * dump of its PostgreSQL, a backup, what the API says of them, and the hashes of the migrations. Removes the folders
 * and dumps of earlier releases, which are large: their backups stay.
 */
export async function writeFixtures(version: string): Promise<void> {
  const to = join(RELEASES, `v${version}`)
  await removeLargeFixtures()
  await mkdir(to, { recursive: true })
  const place = await mkdtemp(join(tmpdir(), 'foyer-release-'))
  try {
    const folder = join(place, 'data')
    const settings = { DATA_DIR: folder, SECRET_KEY }
    const facts = await fillInstallation(folder, settings)
    const backup = join(to, 'foyer.backup')
    runCommand('node', ['scripts/foyer.mjs', 'backup', backup], settings)
    runCommand('tar', ['--create', '--xz', `--file=${join(to, 'data.tar.xz')}`, `--directory=${place}`, 'data'], {
      XZ_OPT: '-9',
    })
    await writeFile(join(to, 'postgres.sql.gz'), gzipSync(await dumpOnPostgres(backup, place), { level: 9 }))
    await writeFile(join(to, 'facts.json'), `${JSON.stringify({ ...facts, secretKey: SECRET_KEY })}\n`)
    await writeFile(join(to, 'migrations.json'), `${JSON.stringify(hashMigrations(), null, 2)}\n`)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function removeLargeFixtures(): Promise<void> {
  const files = await readdir(RELEASES, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => /data\.tar\.xz$|postgres\.sql\.gz$/.test(name)))
    await rm(join(RELEASES, file))
}

type FilledFacts = Omit<ReleaseFacts, 'secretKey'>

/** Fills a new installation with the demo and with what the demo does not have, through the API. */
async function fillInstallation(folder: string, settings: Record<string, string>): Promise<FilledFacts> {
  await mkdir(folder)
  const apiKey = await createOwner(folder)
  const headers = { authorization: `Bearer ${apiKey}` }
  let seen: Pick<FilledFacts, 'answers' | 'sessionToken'>
  {
    await using foyer = await startFoyer(settings)
    runCommand('node', ['scripts/foyer.mjs', 'demo', `--email=${OWNER}`], settings)
    const agent = await callApi<{ agent_id: string; webchat_widget_key: string }>(
      foyer.origin,
      '/public/agents',
      {
        company_name: 'Lindenhof',
        email: OWNER,
        codebase_context: { products: [{ name: '箱 "of" vegetables 🥕', price: '24.50 EUR a week' }] },
      },
      headers,
    )
    const { agent_id: agentId, webchat_widget_key: widgetKey } = agent
    const hours = { title: 'Opening hours', content: 'Monday to Friday, 9 to 17.' }
    await callApi(foyer.origin, '/public/knowledge', { agent_id: agentId, ...hours }, headers)
    const webhook = { url: 'https://hooks.lindenhof.example/foyer', events: ['lead.created'] }
    await callApi(foyer.origin, '/public/webhooks', webhook, headers)
    const session = await callApi<{ session_token: string }>(foyer.origin, '/chat/sessions', { widget_key: widgetKey })
    const visitor = { authorization: `Bearer ${session.session_token}` }
    for (const text of ['When are you open?', 'Call me: Ada Byron, ada@byron.example, +44 20 7946 0018'])
      await callApi(foyer.origin, '/chat/messages', { text }, visitor)
    seen = { sessionToken: session.session_token, answers: await readAnswers(foyer.origin, apiKey) }
  }
  return { apiKey, ...seen, rows: await countRows({ folder }) }
}

async function createOwner(folder: string): Promise<string> {
  await using database = await openDatabase({ folder })
  await migrateToLatest(database.db)
  const accountId = await database.db.transaction().execute((tx) => getVerifiedAccount(tx, OWNER))
  return (await createApiKey(database.db, accountId, { name: 'release' })).secret
}

/** Restores the backup on PostgreSQL, runs the service on it once, and returns the database as SQL. */
async function dumpOnPostgres(backup: string, place: string): Promise<string> {
  await using server = await startPostgres()
  const settings = { DATABASE_URL: server.url, SECRET_KEY, DATA_DIR: join(place, 'postgres') }
  await mkdir(settings.DATA_DIR)
  runCommand('node', ['scripts/foyer.mjs', 'restore', backup], settings)
  await (await startFoyer(settings))[Symbol.asyncDispose]()
  return runCommand('scripts/postgres.sh', ['dump', server.url]).replaceAll(NOT_EVERYWHERE, '')
}
