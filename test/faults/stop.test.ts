import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createFaultSetup } from '../support/fault-setup.ts'
import { type Acknowledged, callOnce, newAgent, putUnderLoad, tally } from '../support/calls-under-load.ts'
import { startModelServer } from '../support/model-server.ts'
import { startFoyer } from '../support/process.ts'
import { startSite } from '../support/site-server.ts'
import { expectCompleteAgents, listAgentIds } from '../support/stored-agents.ts'

test('SIGTERM under load: accepted requests get a response, then the service exits with 0', async () => {
  await using place = await createFaultSetup()
  const foyer = await startFoyer(place.settings)
  const acknowledged: Acknowledged = { agents: [], items: [] }
  const end = new AbortController()
  const load = putUnderLoad([foyer.origin], { callers: 8, signal: end.signal, acknowledged })
  await sleep(1000)
  const stopped = foyer.end('SIGTERM')
  await sleep(200)
  end.abort()
  const { exitCode } = await stopped
  const counts = tally(await load)
  expect(exitCode).toBe(0)
  // Connections that come too late are refused, or reset by the system where Foyer had not accepted them yet.
  expect(Object.keys(counts).filter((key) => !['200', 'ECONNREFUSED', 'ECONNRESET'].includes(key))).toEqual([])
  expect(counts['200']).toBeGreaterThan(0)
  const database = await place.open()
  await expectCompleteAgents(database.db, acknowledged)
  // What was accepted and done was answered too.
  expect(await listAgentIds(database.db)).toEqual(acknowledged.agents.toSorted())
  await database[Symbol.asyncDispose]()
})

test('SIGTERM while a model is silent: the built-in answerer finishes the turn', async () => {
  await using place = await createFaultSetup()
  await using model = await startModelServer()
  model.play({ text: ['It costs 24.50 EUR a week.'], pauseMs: 60_000 })
  const settings = { CHAT_MODEL: 'compatible:slow', CHAT_BASE_URL: model.url, CHAT_PATIENCE_SECONDS: '60' }
  const foyer = await startFoyer({ ...place.settings, ...settings })
  const { webchat_widget_key: widget_key } = await post(foyer.origin, '/api/v1/public/agents', {
    ...newAgent(),
    codebase_context: { products: [{ name: 'Weekly vegetable box', price: '24.50 EUR a week' }] },
  })
  const { session_token: token } = await post(foyer.origin, '/api/v1/chat/sessions', { widget_key })
  const asking = post(foyer.origin, '/api/v1/chat/messages', { text: 'How much is the weekly vegetable box?' }, token)
  await expect.poll(() => model.requests.length).toBe(1)
  const [{ exitCode }, answered] = await Promise.all([foyer.end('SIGTERM'), asking])
  expect(answered).toMatchObject({ message: { text: expect.stringContaining('24.50') } })
  expect(exitCode).toBe(0)
})

test('SIGTERM while a slow website is read: the response has the pages read so far, and the next process reads the rest', async () => {
  await using place = await createFaultSetup()
  const links = Array.from({ length: 30 }, (_, page) => `<a href="/page-${page}">Page ${page}</a>`).join(' ')
  const page = (title: string) =>
    `<html lang="en"><title>${title}</title><h1>${title}</h1><p>${title} is open from 9 to 17.</p>${links}</html>`
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [`/page-${n}`, { body: page(`Page ${n}`), delayMs: 900 }]),
  )
  await using site = await startSite({ '/': page('Lindenhof'), ...pages })
  const foyer = await startFoyer(place.settings)
  const creating = post(foyer.origin, '/api/v1/public/agents', newAgent({ website_url: site.origin }))
  await expect.poll(() => site.hits.length).toBeGreaterThan(4)
  const { exitCode } = await foyer.end('SIGTERM')
  expect(exitCode).toBe(0)
  expect(await creating).toMatchObject({ success: true })
  const before = site.hits.length
  await using next = await startFoyer(place.settings)
  await expect.poll(() => site.hits.length).toBeGreaterThan(before)
  expect(next.child.exitCode).toBeNull()
})

test('SIGTERM while a request is incomplete: the service exits with 0', async () => {
  await using place = await createFaultSetup()
  const foyer = await startFoyer(place.settings)
  const half = connect(Number(new URL(foyer.origin).port), 'localhost')
  half.on('error', () => {})
  half.write(
    'POST /api/v1/public/agents HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  await once(half, 'connect')
  await callOnce(foyer.origin, 'GET', '/openapi.json')
  const { exitCode } = await foyer.end('SIGTERM')
  half.destroy()
  expect(exitCode).toBe(0)
})

test('SIGTERM while a query waits for a lock: the service says what it left unfinished, and exits with 1', async ({
  skip,
}) => {
  await using place = await createFaultSetup()
  if (!('DATABASE_URL' in place.settings)) skip('The embedded database has one session.')
  await using foyer = await startFoyer(place.settings)
  const other = await place.open()
  const unlocked = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const locking = other.db.transaction().execute(async (tx) => {
    await sql`lock table agents in access exclusive mode`.execute(tx)
    locked.resolve()
    await unlocked.promise
  })
  await locked.promise
  const asking = post(foyer.origin, '/api/v1/public/agents', {
    email: 'owner@lindenhof.example',
    company_name: 'Lindenhof',
  }).catch(() => undefined)
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(other.db)).rows.length)
    .toBeGreaterThan(0)
  expect((await foyer.end('SIGTERM')).exitCode).toBe(1)
  expect(foyer.output()).toContain('Foyer stopped after 9.5 s. Unfinished: jobs, crawls or database queries.')
  unlocked.resolve()
  await Promise.all([locking, asking])
  await other[Symbol.asyncDispose]()
})

/** As browsers call: the connection is kept alive behind the answer. */
// @NOTE any: every call knows what it asks for.
async function post(origin: string, path: string, body: object, token = ''): Promise<any> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return (await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
