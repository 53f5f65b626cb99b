import { expect, test } from 'vitest'
import { embed } from '../support/embedding-server.ts'
import { createFaultSetup } from '../support/fault-setup.ts'
import { callOnce, newAgent } from '../support/calls-under-load.ts'
import { countPendingJobs } from '../support/pending-jobs.ts'
import { startFoyer } from '../support/process.ts'
import type { HttpHandler } from '../../scripts/loopback-server.ts'
import { startSite } from '../support/site-server.ts'
import { countMissingVectors } from '../support/stored-agents.ts'

const FAULTS: Record<string, HttpHandler> = {
  '429 without end': (_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end('slow down'),
  'a server error': (_request, response) => void response.writeHead(500).end('{"error":"overloaded"}'),
  garbage: (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>It works!'),
  'vectors of no use': (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"data":[{"index":0,"embedding":["a",null]}]}'),
  nothing: () => {},
}

test('with any response of the embedding endpoint, items are stored and found by words; vectors follow when it works again', async () => {
  let behave: HttpHandler = embed
  await using endpoint = await startSite({ '*': (request, response) => behave(request, response) })
  await using place = await createFaultSetup()
  const foyer = await startFoyer({
    ...place.settings,
    EMBEDDING_MODEL: 'test',
    EMBEDDING_BASE_URL: `${endpoint.origin}/v1`,
  })
  const created = await callOnce(foyer.origin, 'POST', '/agents', newAgent())
  const agentId = 'body' in created ? String(created.body['agent_id']) : ''

  for (const [name, fault] of Object.entries(FAULTS)) {
    behave = fault
    const item = { agent_id: agentId, title: `With ${name}`, content: `Stored while the endpoint answers ${name}.` }
    const added = await callOnce(foyer.origin, 'POST', '/knowledge', item)
    expect({ name, ...added }).toMatchObject({
      name,
      status: 200,
      body: { success: true, embedding_generated: false },
    })
  }
  behave = embed
  const well = await callOnce(foyer.origin, 'POST', '/knowledge', {
    agent_id: agentId,
    title: 'Well',
    content: 'Well again.',
  })
  expect(well).toMatchObject({ status: 200, body: { embedding_generated: true } })
  await expect.poll(() => countPendingJobs(foyer.origin), { interval: 500 }).toBe(0)
  await foyer.end('SIGTERM')
  const database = await place.open()
  expect(await countMissingVectors(database.db)).toBe(0)
  await database[Symbol.asyncDispose]()
})
