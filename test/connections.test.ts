import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { sendBytes } from './support/raw-http.ts'
import { startService } from './support/service.ts'

/** Requests that no HTTP client of a browser sends. */

const service = await disposeAfterAll(startService({ TRUST_PROXY: '127.0.0.1/32' }))
afterEach(() => vi.restoreAllMocks())

const HEAD = 'host: localhost\r\nconnection: close\r\n'
const readError = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: head.split(' ', 2)[1], head: head.toLowerCase(), body: JSON.parse(body) as unknown }
}

describe('a request gets an error in the public shape', () => {
  test.each([
    [
      'an unknown Expect',
      `GET /healthz HTTP/1.1\r\n${HEAD}expect: nothing\r\n\r\n`,
      '417',
      'Expect must be 100-continue',
    ],
    ['no Host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', '400', 'Host is required'],
    ['two Hosts', `GET /healthz HTTP/1.1\r\nhost: other.example\r\n${HEAD}\r\n`, '400', 'Host must be sent once'],
    ['CONNECT', `CONNECT other.example:443 HTTP/1.1\r\n${HEAD}\r\n`, '405', 'Method not allowed'],
  ])('with %s', async (_what, bytes, status, error) => {
    const answer = readError(await sendBytes(service.origin, bytes))
    expect(answer).toMatchObject({ status, body: { success: false, error } })
    expect(answer.head).toMatch(/\r\nx-request-id: [\w-]{36}/)
    expect(answer.head).toMatch(/\r\nerror-code: \w+/)
    expect(answer.head.includes('\r\nallow: ')).toBe(status === '405')
  })

  test('but Expect: 100-continue, and HTTP/1.0 without Host, are served', async () => {
    expect(await sendBytes(service.origin, `GET /healthz HTTP/1.1\r\n${HEAD}expect: 100-continue\r\n\r\n`)).toContain(
      '"ok"',
    )
    await using open = await startService({ HOST: '0.0.0.0' })
    expect(await sendBytes(open.origin, 'GET /healthz HTTP/1.0\r\n\r\n')).toContain('"ok"')
  })
})

test('a client that sends a thousand requests at once is disconnected, and one that sends a few gets all answers', async () => {
  const request = 'GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const last = `GET /healthz HTTP/1.1\r\n${HEAD}\r\n`
  const answersTo = async (bytes: string) =>
    (await sendBytes(service.origin, bytes)).split('HTTP/1.1 200 OK').length - 1
  expect(await answersTo(request.repeat(15) + last)).toBe(16)
  expect(await answersTo(request.repeat(1000) + last)).toBeLessThan(17)
})

test('a client that sends requests and never reads is disconnected, and nothing is kept for it', async () => {
  await using impatient = await startService({}, { unreadMs: 100 })
  const socket = connect(Number(new URL(impatient.origin).port), '127.0.0.1').pause()
  await once(socket, 'connect')
  socket.write('GET /api/v1/public/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(16))
  await expect.poll(impatient.connections).toBe(1)
  await expect.poll(impatient.connections).toBe(0)
  const ends = [once(socket, 'error'), once(socket.resume(), 'end')]
  expect((await Promise.race(ends)) as unknown[]).toMatchObject([{ code: 'ECONNRESET' }])
})

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'an aborted upload of %s is one debug line',
  async (type) => {
    const { agentId, accountId, bearer } = await ownedAgent(service)
    const keys = service.app.db.selectFrom('api_keys').select('id').where('account_id', '=', accountId)
    const counted = `api:key:${(await keys.executeTakeFirstOrThrow()).id}`
    await service.app.db.deleteFrom('request_counts').where('key', '=', counted).execute()
    const { log } = service.app
    const lines = (['debug', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level))
    const socket = connect(Number(new URL(service.origin).port), '127.0.0.1')
    await once(socket, 'connect')
    const path = type === 'application/json' ? `knowledge` : `agents/${agentId}/documents`
    socket.write(
      `POST /api/v1/public/${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${bearer['authorization']}\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe box`,
    )
    const counts = service.app.db.selectFrom('request_counts').select('key').where('key', '=', counted)
    await expect.poll(() => counts.execute()).toHaveLength(1)
    socket.destroy()
    const [debug, ...others] = lines.map(
      ({ mock }) =>
        () =>
          mock.calls.filter((call) => /aborted|"POST"/.test(JSON.stringify(call))),
    )
    await expect.poll(() => debug?.()).toHaveLength(1)
    expect(others.flatMap((list) => list())).toEqual([])
  },
)

test('bodies that never arrive take at most 64 MiB of memory for an address', async () => {
  const start = async (address: string) => {
    const socket = connect(Number(new URL(service.origin).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST /api/v1/chat/sessions HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 1048576\r\n\r\n{`,
    )
    return socket
  }
  const ask = async (address: string) =>
    (await service.call('POST', '/api/v1/chat/sessions', {}, { 'x-forwarded-for': address })).status
  const slow = await Promise.all(Array.from({ length: 64 }, () => start('203.0.113.7')))
  await expect.poll(() => ask('203.0.113.7')).toBe(429)
  expect(await ask('203.0.113.8')).toBe(400)
  for (const socket of slow) socket.destroy()
  await expect.poll(() => ask('203.0.113.7')).toBe(400)
})

describe('event streams', () => {
  const open = async (bearer: Record<string, string>, address: string, path = '/api/v1/chat/messages') => {
    const gone = new AbortController()
    const headers = { ...bearer, accept: 'text/event-stream', 'x-forwarded-for': address }
    const response = await fetch(`${service.origin}${path}`, { headers, signal: gone.signal })
    const { status, headers: answered } = response
    // The stream ends when its response is collected as garbage.
    return { response, status, retryAfter: answered.get('retry-after'), end: () => gone.abort() }
  }
  const openMany = async (count: number, bearer: Record<string, string>, address: string, path?: string) =>
    Promise.all(Array.from({ length: count }, () => open(bearer, address, path)))

  test('a visitor can have eight at once, in all tabs', async () => {
    const { webchat_widget_key: key } = await service.createAgent()
    const [one, other] = [await openChat(service, key), await openChat(service, key)]
    const streams = await openMany(8, one.bearer, '203.0.113.1')
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await open(one.bearer, '203.0.113.2')).toMatchObject({ status: 429, retryAfter: '15' })
    expect((await open(other.bearer, '203.0.113.1')).status).toBe(200)
    streams[0]?.end()
    await expect.poll(async () => (await open(one.bearer, '203.0.113.1')).status).toBe(200)
  })

  test('an API key can have fifty at once, which count for its address too', async () => {
    const { bearer } = await ownedAgent(service)
    const inbox = '/api/v1/public/conversations'
    const streams = await openMany(50, bearer, '203.0.113.5', inbox)
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await open(bearer, '203.0.113.6', inbox)).toMatchObject({ status: 429, retryAfter: '15' })
    const keys = [await service.createAccount(), await service.createAccount(), await service.createAccount()]
    for (const key of keys) streams.push(...(await openMany(50, key.bearer, '203.0.113.5', inbox)))
    expect((await open((await service.createAccount()).bearer, '203.0.113.5', inbox)).status).toBe(429)
    for (const { end } of streams) end()
  })

  test('a client address can have 200', async () => {
    const { webchat_widget_key: key } = await service.createAgent()
    const streams: Awaited<ReturnType<typeof open>>[] = []
    for (let visitors = 0; visitors < 25; visitors += 1)
      streams.push(...(await openMany(8, (await openChat(service, key)).bearer, '203.0.113.3')))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    const { bearer } = await openChat(service, key)
    expect((await open(bearer, '203.0.113.3')).status).toBe(429)
    expect((await open(bearer, '203.0.113.4')).status).toBe(200)
    for (const { end } of streams) end()
  })
})

test('a connection without a request does not keep the service from stopping', async () => {
  const stopping = await startService()
  const before = await stopping.connections()
  const socket = connect(Number(new URL(stopping.origin).port), '127.0.0.1')
  await expect.poll(() => stopping.connections()).toBe(before + 1)
  const [sent] = await Promise.all([text(socket), stopping[Symbol.asyncDispose]()])
  // Node ends one that waited too long with a 408.
  expect(sent).toBe('')
})
