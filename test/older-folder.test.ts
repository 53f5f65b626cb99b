import { access, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '../src/store/backup.ts'
import { overPglite } from '../src/store/database.ts'
import { startOlderPglite } from '../src/store/pglite.ts'
import { callOnce, newAgent } from './support/load.ts'
import { runProgram, startFoyer } from './support/process.ts'
import { startService } from './support/service.ts'

/** PostgreSQL 17 as the embedded database of then had it. */
const PACKAGE_17 = dirname(dirname(fileURLToPath(import.meta.resolve('pglite-17'))))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-older-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A data folder of PostgreSQL 17 with one agent, and the release that reads it fetched before. */
async function makeOlderFolder(website: string): Promise<string> {
  const older = await newFolder()
  const file = join(older, 'all.backup')
  {
    await using service = await startService()
    await service.createAgent({ website_url: website })
    await service.app.backUp(file)
  }
  const database = overPglite(await startOlderPglite({ dataDir: join(older, 'pglite'), packageDir: PACKAGE_17 }))
  await restoreBackup(database, file)
  await database[Symbol.asyncDispose]()
  const fetched = join(older, 'postgresql-17', 'node_modules', '@electric-sql')
  await mkdir(fetched, { recursive: true })
  await symlink(PACKAGE_17, join(fetched, 'pglite'))
  return older
}

test('a folder of another PostgreSQL major is moved over, and the old one kept aside', async () => {
  const website = 'http://127.0.0.1:9/'
  const folder = await makeOlderFolder(website)
  expect(await readFile(join(folder, 'pglite', 'PG_VERSION'), 'utf8')).toBe('17\n')
  const taken = newAgent({ website_url: website })
  {
    await using foyer = await startFoyer({ DATA_DIR: folder })
    expect(foyer.output()).toMatch(/written by PostgreSQL 17[^]*Moved \d+ rows/)
    expect(await callOnce(foyer.origin, 'POST', '/agents', taken)).toMatchObject({ status: 409 })
    expect(await callOnce(foyer.origin, 'POST', '/agents', newAgent())).toMatchObject({ status: 200 })
  }
  expect(await readFile(join(folder, 'pglite-17', 'PG_VERSION'), 'utf8')).toBe('17\n')
  expect(await readdir(join(folder, 'backups'))).toContain('postgresql-17.backup')
  expect(await readdir(folder)).not.toContain('postgresql-17')

  // As a process leaves it that ended between putting the old one aside and the new one in its place.
  await rename(join(folder, 'pglite'), join(folder, 'pglite.filled'))
  await using again = await startFoyer({ DATA_DIR: folder })
  expect(again.output()).not.toContain('Moved')
  expect(await callOnce(again.origin, 'POST', '/agents', taken)).toMatchObject({ status: 409 })
})

test.each([
  ['12', 'no release of the embedded database is known'],
  ['16', 'npm could not fetch @electric-sql/pglite@'],
])(
  'a folder of PostgreSQL %s that cannot be moved over is refused with the way by hand, and left as it is',
  async (major, reason) => {
    const folder = await newFolder()
    await mkdir(join(folder, 'pglite'))
    await writeFile(join(folder, 'pglite', 'PG_VERSION'), `${major}\n`)
    const unreachable = {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(folder, 'npm'),
    }
    const { exitCode, output } = await runProgram(['src/main.ts'], { DATA_DIR: folder, PORT: '0', ...unreachable })
    expect(exitCode).toBe(1)
    expect(output).toContain(`written by PostgreSQL ${major}`)
    expect(output).toContain(reason)
    expect(output).toContain('npx foyer restore')
    expect(output).not.toContain('    at ')
    await expect(access(join(folder, 'pglite', 'base'))).rejects.toThrow('ENOENT')

    const doctor = await runProgram(['src/cli.ts', 'doctor'], { DATA_DIR: folder, ...unreachable })
    expect(doctor.output).toContain('the next start moves it over')
  },
)
