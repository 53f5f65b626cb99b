import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseOutage } from '../../src/base/database-outage.ts'
import { openDatabase } from '../../src/store/database.ts'
import { SERVER_URL } from '../support/fault-setup.ts'
import { type Acknowledged, callOnce, newAgent, putUnderLoad, tally } from '../support/calls-under-load.ts'
import { runProgram, startFoyer } from '../support/process.ts'
import { expectCompleteAgents } from '../support/stored-agents.ts'

const run = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/** A small disk in memory; undefined if this user may not mount one. */
async function mountSmallDisk(size: string): Promise<({ folder: string; grow(): void } & AsyncDisposable) | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-disk-'))
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) {
    await rm(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    grow: () => void run('mount', '-o', 'remount,size=400m', folder),
    [Symbol.asyncDispose]: async () => {
      run('umount', '--lazy', folder)
      await rm(folder, { recursive: true })
    },
  }
}

test.skipIf(SERVER_URL !== undefined)(
  'a full disk: requests fail cleanly, and no acknowledged data is lost once there is space',
  async ({ skip }) => {
    await using disk = await mountSmallDisk('120m')
    if (!disk) return skip('mounting needs root')
    const settings = { DATA_DIR: disk.folder, AGENTS_PER_ADDRESS_PER_DAY: '100000' }
    const acknowledged: Acknowledged = { agents: [], items: [] }
    const foyer = await startFoyer(settings)
    await callOnce(foyer.origin, 'POST', '/agents', newAgent())
    await fillUp(join(disk.folder, 'ballast'))
    const load = await putUnderLoad([foyer.origin], { callers: 4, signal: AbortSignal.timeout(6000), acknowledged })
    const counts = tally(load)
    expect(Object.keys(counts).filter((key) => !['200', '500', '503'].includes(key))).toEqual([])
    expect(counts['500'] ?? 0).toBeGreaterThan(0)
    await foyer.end('SIGTERM')

    disk.grow()
    await using again = await startFoyer(settings)
    expect(await callOnce(again.origin, 'POST', '/agents', newAgent())).toMatchObject({ status: 200 })
    await again.end('SIGTERM')
    const database = await openDatabase({ folder: disk.folder })
    await expectCompleteAgents(database.db, acknowledged)
    await database[Symbol.asyncDispose]()
  },
)

test.skipIf(SERVER_URL !== undefined)(
  'a full disk that ends the embedded database: it restarts automatically once there is space',
  async ({ skip }) => {
    await using disk = await mountSmallDisk('120m')
    if (!disk) return skip('mounting needs root')
    await using database = await openDatabase({ folder: disk.folder })
    const { db } = database
    const ballast = join(disk.folder, 'ballast')
    await sql`create table kept as select 1 as id`.execute(db)
    await fillUp(ballast)
    const log = sql`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`
    const outcome = () => log.execute(db).then(() => 'written', isDatabaseOutage)
    await expect.poll(outcome, { interval: 0 }).toBe(true)
    expect(await outcome()).toBe(true)
    await rm(ballast)
    await expect.poll(() => database.ping(10_000)).toBe(true)
    expect((await sql`select id from kept`.execute(db)).rows).toEqual([{ id: 1 }])
  },
)

test.skipIf(SERVER_URL !== undefined)('a full or read-only disk at the first start is reported', async ({ skip }) => {
  await using disk = await mountSmallDisk('12m')
  if (!disk) return skip('mounting needs root')
  const settings = { DATA_DIR: disk.folder, PORT: '0' }
  const full = {
    exitCode: 1,
    output: expect.stringMatching(/The embedded database in \S+ cannot be opened: \d MiB are free on its disk/),
  }
  expect(await runProgram(['src/main.ts'], settings)).toEqual(full)
  expect(await runProgram(['src/cli.ts', 'doctor'], settings)).toEqual(full)
  run('mount', '-o', 'remount,ro', disk.folder)
  const readOnly = { exitCode: 1, output: expect.stringContaining('The disk is read-only (') }
  expect(await runProgram(['src/main.ts'], settings)).toEqual(readOnly)
  expect(await runProgram(['src/cli.ts', 'doctor'], settings)).toMatchObject({
    output: expect.stringContaining('PROBLEM  DATA_DIR cannot be used: EROFS'),
  })
})

/** Fills all blocks. */
async function fillUp(file: string): Promise<void> {
  for (const bytes of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(bytes, 1)
    try {
      for (;;) await appendFile(file, block)
    } catch {
      // No more blocks of this size.
    }
  }
}
