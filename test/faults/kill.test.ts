import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { refuseFirstEmbedding } from '../support/embedding-server.ts'
import { createFaultSetup } from '../support/fault-setup.ts'
import { type Acknowledged, putUnderLoad, tally } from '../support/calls-under-load.ts'
import { countDeadJobs, countPendingJobs } from '../support/pending-jobs.ts'
import { startFoyer } from '../support/process.ts'
import { startSite } from '../support/site-server.ts'
import { countMissingVectors, expectCompleteAgents } from '../support/stored-agents.ts'

const ROUNDS = 20
const CALLERS = 6

test(`killed ${ROUNDS} times in the middle of creating and adding: what was acknowledged is there, nothing is half made, and no job is lost`, async () => {
  await using place = await createFaultSetup()
  await using endpoint = await startSite({ '*': refuseFirstEmbedding() })
  const settings = { ...place.settings, EMBEDDING_MODEL: 'test', EMBEDDING_BASE_URL: `${endpoint.origin}/v1` }
  const acknowledged: Acknowledged = { agents: [], items: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await using foyer = await startFoyer(settings)
    const end = new AbortController()
    const load = putUnderLoad([foyer.origin], { callers: CALLERS, signal: end.signal, acknowledged })
    const enough = acknowledged.items.length + 1 + (round % 4)
    await expect.poll(() => acknowledged.items.length, { interval: 5 }).toBeGreaterThanOrEqual(enough)
    await sleep((round * 37) % 150)
    end.abort()
    await foyer.end('SIGKILL')
    const outcomes = await load
    // On a busy machine, no connection may be free in time.
    expect(
      Object.keys(tally(outcomes)).filter((key) => !['200', '503', 'ECONNRESET', 'ECONNREFUSED', 'cut'].includes(key)),
    ).toEqual([])
  }
  // The next process retries a killed worker's jobs when its last heartbeat is old, and later each time.
  const last = await startFoyer(settings)
  await expect.poll(() => countPendingJobs(last.origin), { interval: 500 }).toBe(0)
  expect(await countDeadJobs(last.origin)).toBe(0)
  await last.end('SIGTERM')
  const database = await place.open()
  await expectCompleteAgents(database.db, acknowledged)
  expect(await countMissingVectors(database.db)).toBe(0)
  await database[Symbol.asyncDispose]()
  expect(acknowledged.agents.length).toBeGreaterThan(ROUNDS)
  expect(acknowledged.items.length).toBeGreaterThan(ROUNDS)
})
