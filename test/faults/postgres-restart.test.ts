import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres-server.ts'
import { createFaultSetup, SERVER_URL } from '../support/fault-setup.ts'
import { type Acknowledged, callOnce, newAgent, putUnderLoad, tally } from '../support/calls-under-load.ts'
import { startFoyer } from '../support/process.ts'
import { expectCompleteAgents } from '../support/stored-agents.ts'

test.skipIf(!SERVER_URL || process.getuid?.() !== 0)(
  'PostgreSQL restarts under load: requests wait or fail cleanly, and Foyer recovers without a restart',
  async () => {
    await using postgres = await startPostgres()
    await using place = await createFaultSetup(postgres.url)
    await using foyer = await startFoyer(place.settings)
    const acknowledged: Acknowledged = { agents: [], items: [] }
    const end = new AbortController()
    const load = putUnderLoad([foyer.origin], { callers: 6, signal: end.signal, acknowledged })
    for (let restarts = 0; restarts < 3; restarts += 1) {
      await sleep(700)
      postgres.restart()
    }
    await sleep(1000)
    end.abort()
    const counts = tally(await load)
    expect(Object.keys(counts).filter((key) => !['200', '503'].includes(key))).toEqual([])

    await expect.poll(async () => (await fetch(`${foyer.origin}/readyz`)).status).toBe(200)
    for (let calls = 0; calls < 20; calls += 1) {
      expect(await callOnce(foyer.origin, 'POST', '/agents', newAgent())).toMatchObject({ status: 200 })
    }
    const database = await place.open()
    await expectCompleteAgents(database.db, acknowledged)
    await database[Symbol.asyncDispose]()
    expect((await foyer.end('SIGTERM')).exitCode).toBe(0)
  },
)
