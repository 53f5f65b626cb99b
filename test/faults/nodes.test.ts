import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createFaultSetup, SERVER_URL } from '../support/fault-setup.ts'
import { type Acknowledged, callOnce, newAgent, putUnderLoad, tally } from '../support/calls-under-load.ts'
import { startFoyer } from '../support/process.ts'
import { expectCompleteAgents } from '../support/stored-agents.ts'

describe.skipIf(!SERVER_URL)('nodes on one PostgreSQL', () => {
  test('start together on an empty database; if one of three is killed, no acknowledged work is lost', async () => {
    await using place = await createFaultSetup()
    const nodes = await Promise.all([1, 2, 3].map(() => startFoyer(place.settings)))
    const acknowledged: Acknowledged = { agents: [], items: [] }
    const end = new AbortController()
    const origins = nodes.map(({ origin }) => origin)
    const load = putUnderLoad(origins, { callers: 6, signal: end.signal, acknowledged })
    await sleep(1500)
    await nodes[0]?.end('SIGKILL')
    const whenKilled = acknowledged.agents.length
    await sleep(1500)
    end.abort()
    const counts = tally(await load)
    expect(Object.keys(counts).filter((key) => !['200', 'ECONNRESET', 'ECONNREFUSED', 'cut'].includes(key))).toEqual([])
    expect(acknowledged.agents.length).toBeGreaterThan(whenKilled)
    const database = await place.open()
    await expectCompleteAgents(database.db, acknowledged)
    await database[Symbol.asyncDispose]()
    for (const node of nodes) await node.end('SIGTERM')
  })

  test('enforce the daily and the minute limit exactly, together', async () => {
    await using place = await createFaultSetup()
    const nodes = await Promise.all([1, 2, 3].map(() => startFoyer({ ...place.settings, REQUESTS_PER_MINUTE: '100' })))
    const origin = (index: number): string => nodes[index % nodes.length]?.origin ?? ''
    const burst = (count: number, fields: Record<string, unknown>) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => callOnce(origin(index), 'POST', '/agents', newAgent(fields))),
      )

    const sameEmail = await burst(45, { email: 'owner@example.com' })
    expect(tally(sameEmail)).toEqual({ '200': 10, '429': 35 })
    const refused = sameEmail.find((outcome) => 'status' in outcome && outcome.status === 429)
    expect(refused).toMatchObject({ body: { error: 'Rate limit exceeded: maximum 10 agents per day per email' } })

    const rest = await burst(75, { company_name: '' })
    expect(tally(rest)).toEqual({ '400': 55, '429': 20 })
    for (const node of nodes) await node.end('SIGTERM')
  })
})
