import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFaultPlace } from '../support/fault-place.ts'
import { type Acknowledged, callOnce, newAgent, putUnderLoad, tally } from '../support/load.ts'
import { startFoyer } from '../support/process.ts'
import { startSite } from '../support/site-server.ts'
import { expectWhole, listAgentIds } from '../support/whole-agents.ts'

const LIMIT_MS = 10_000

test('SIGTERM under load: what was accepted is answered, then it exits with 0', async () => {
  await using place = await createFaultPlace()
  const foyer = await startFoyer(place.settings)
  const acknowledged: Acknowledged = { agents: [], items: [] }
  const end = new AbortController()
  const load = putUnderLoad([foyer.origin], { callers: 8, signal: end.signal, acknowledged })
  await sleep(1000)
  const stopped = foyer.end('SIGTERM')
  await sleep(200)
  end.abort()
  const { exitCode, ms } = await stopped
  const counts = tally(await load)
  expect(exitCode).toBe(0)
  expect(ms).toBeLessThan(LIMIT_MS)
  // Connections that come too late are refused, or reset by the system where Foyer had not accepted them yet.
  expect(Object.keys(counts).filter((key) => !['200', 'ECONNREFUSED', 'ECONNRESET'].includes(key))).toEqual([])
  expect(counts['200']).toBeGreaterThan(0)
  const database = await place.open()
  await expectWhole(database.db, acknowledged)
  // What was accepted and done was answered too.
  expect(await listAgentIds(database.db)).toEqual(acknowledged.agents.toSorted())
  await database[Symbol.asyncDispose]()
})

test('SIGTERM while a slow website is read: the answer holds what was read, and the next process reads the rest', async () => {
  await using place = await createFaultPlace()
  const links = Array.from({ length: 30 }, (_, page) => `<a href="/page-${page}">Page ${page}</a>`).join(' ')
  const page = (title: string) =>
    `<html lang="en"><title>${title}</title><h1>${title}</h1><p>${title} is open from 9 to 17.</p>${links}</html>`
  const pages = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/page-${n}`, { body: page(`Page ${n}`), delayMs: 900 }]))
  await using site = await startSite({ '/': page('Lindenhof'), ...pages })
  const foyer = await startFoyer(place.settings)
  const creating = callOnce(foyer.origin, 'POST', '/agents', newAgent({ website_url: site.origin }))
  await expect.poll(() => site.hits.length).toBeGreaterThan(4)
  const { exitCode, ms } = await foyer.end('SIGTERM')
  expect(exitCode).toBe(0)
  expect(ms).toBeLessThan(LIMIT_MS)
  const created = await creating
  expect(created).toMatchObject({ status: 200 })
  const before = site.hits.length
  await using next = await startFoyer(place.settings)
  await expect.poll(() => site.hits.length, { timeout: 60_000 }).toBeGreaterThan(before)
  expect(next.child.exitCode).toBeNull()
})

test('SIGTERM while a request never arrives whole: it exits with 0 all the same', async () => {
  await using place = await createFaultPlace()
  const foyer = await startFoyer(place.settings)
  const half = connect(Number(new URL(foyer.origin).port), 'localhost')
  half.on('error', () => {})
  half.write('POST /api/v1/public/agents HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{')
  await once(half, 'connect')
  await callOnce(foyer.origin, 'GET', '/openapi.json')
  const { exitCode, ms } = await foyer.end('SIGTERM')
  half.destroy()
  expect(exitCode).toBe(0)
  expect(ms).toBeLessThan(LIMIT_MS)
})
