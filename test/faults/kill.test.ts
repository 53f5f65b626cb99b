import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFaultPlace } from '../support/fault-place.ts'
import { type Acknowledged, putUnderLoad, tally } from '../support/load.ts'
import { startFoyer } from '../support/process.ts'
import { expectWhole } from '../support/whole-agents.ts'

const ROUNDS = 20
const CALLERS = 6
const TIMEOUT_MS = 600_000
const PROGRESS_MS = 30_000

test(
  `killed ${ROUNDS} times in the middle of creating and adding: what was acknowledged is there, and nothing is half made`,
  { timeout: TIMEOUT_MS },
  async () => {
    await using place = await createFaultPlace()
    const acknowledged: Acknowledged = { agents: [], items: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      await using foyer = await startFoyer(place.settings)
      const end = new AbortController()
      const load = putUnderLoad([foyer.origin], { callers: CALLERS, signal: end.signal, acknowledged })
      const enough = acknowledged.items.length + 1 + (round % 4)
      await expect.poll(() => acknowledged.items.length, { timeout: PROGRESS_MS, interval: 5 }).toBeGreaterThanOrEqual(enough)
      await sleep((round * 37) % 150)
      end.abort()
      await foyer.end('SIGKILL')
      const outcomes = await load
      expect(Object.keys(tally(outcomes)).filter((key) => !['200', 'ECONNRESET', 'ECONNREFUSED', 'cut'].includes(key))).toEqual([])
    }
    // The next process recovers what the killed ones left.
    await (await startFoyer(place.settings)).end('SIGTERM')
    const database = await place.open()
    await expectWhole(database.db, acknowledged)
    await database.close()
    expect(acknowledged.agents.length).toBeGreaterThan(ROUNDS)
    expect(acknowledged.items.length).toBeGreaterThan(ROUNDS)
  },
)
