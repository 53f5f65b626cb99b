import { describe, expect, test, vi } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { askAs } from './support/raw-http.ts'
import { startService, uniqueEmail } from './support/service.ts'

/** The rows of “Both operations”, each test under the name of its row. */

const service = await disposeAfterAll(startService())

const create = (body?: unknown, headers?: Record<string, string>) => service.api('POST', '/agents', body, headers)
const valid = () => ({ email: uniqueEmail(), company_name: 'Lindenhof' })
const WRONG_KEY = { authorization: 'Bearer ak_wrong' }

const failureOf = async (reply: Promise<{ status: number; body: { error?: string } }>) => {
  const { status, body } = await reply
  return [status, body.error]
}

describe('60 requests a minute', () => {
  const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status)

  test('by default, exactly, under a burst', async () => {
    await using strict = await startService({ REQUESTS_PER_MINUTE: '60' })
    const replies = await Promise.all(Array.from({ length: 70 }, () => strict.api('POST', '/agents', {})))
    expect(statusesOf(replies).filter((status) => status === 400)).toHaveLength(60)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    for (const { body, headers } of refused) {
      expect(body).toEqual({ success: false, error: 'Rate limit exceeded' })
      const wait = Number(headers.get('retry-after'))
      expect([wait > 0, wait <= 60]).toEqual([true, true])
      expect(headers.get('ratelimit')).toBe(`"default";r=0;t=${wait}`)
    }
  })

  test('per valid key, else per address; unknown keys and refused requests count for the address', async () => {
    await using strict = await startService({ REQUESTS_PER_MINUTE: '3' })
    const ask = async (headers = {}) => (await strict.api('POST', '/agents', {}, headers)).status
    const { bearer } = await strict.createAccount()
    expect([await ask(WRONG_KEY), await ask({ authorization: 'Bearer ak_other' }), await ask(), await ask()]).toEqual([
      401, 401, 400, 429,
    ])
    expect([await ask(WRONG_KEY), await ask(bearer), await ask(bearer), await ask(bearer), await ask(bearer)]).toEqual([
      429, 400, 400, 400, 429,
    ])
  })

  test('RateLimit and RateLimit-Policy on every response', async () => {
    const { agent_id } = await service.createAgent()
    const replies = [
      await create(valid()),
      await create(valid(), { accept: 'text/event-stream' }),
      await create({}),
      await create('{'),
      await create('x', { 'content-type': 'text/plain' }),
      await create({ x: 'x'.repeat(1_100_000) }),
      await create(valid(), WRONG_KEY),
      await service.api('GET', '/nothing'),
      await service.api('PATCH', '/agents'),
      await service.api('GET', `/agents/${agent_id}/status`),
      await service.api('GET', '/openapi.json'),
      await service.api('GET', '/qr'),
    ]
    for (const { headers } of replies) {
      expect(headers.get('ratelimit-policy')).toBe('"default";q=10000;w=60')
      expect(headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/)
    }
  })
})

describe('browsers', () => {
  test('no CORS on the base URL, except openapi.json', async () => {
    const origin = { origin: 'https://other.example' }
    const preflight = await service.api('OPTIONS', '/agents', undefined, {
      ...origin,
      'access-control-request-method': 'POST',
    })
    const replies = [preflight, await create(valid(), origin), await create({}, origin)]
    for (const { headers } of replies) expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(
      (await service.api('GET', '/openapi.json', undefined, origin)).headers.get('access-control-allow-origin'),
    ).toBe('*')
  })

  test('the Host header, while the service listens on loopback only', async () => {
    const own = {
      PUBLIC_URL: 'https://foyer.example',
      APP_URL: 'https://app.foyer.example',
      WIDGET_URL: 'https://widget.foyer.example',
    }
    await using named = await startService(own)
    const path = '/api/v1/public/openapi.json'
    const ask = async (host: string) => (await askAs(named.origin, path, host)).status
    for (const host of [
      'localhost',
      'LOCALHOST:8080',
      '127.0.0.1:3000',
      '[::1]:3000',
      'foyer.example',
      'app.foyer.example:443',
      'widget.foyer.example',
    ])
      expect([host, await ask(host)]).toEqual([host, 200])
    for (const host of ['rebound.example', 'localhost.rebound.example', 'foyer.example.evil.example', '10.0.0.1'])
      expect([host, await ask(host)]).toEqual([host, 421])
    const { body, headers } = await askAs(named.origin, path, 'rebound.example')
    expect(JSON.parse(body)).toEqual({ success: false, error: expect.stringContaining('PUBLIC_URL') })
    expect(headers).toMatchObject({ 'x-request-id': expect.any(String), ratelimit: expect.any(String) })
  })
})

describe('client address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test.each(['127.0.0.1/32', '1'])(
    'by TRUST_PROXY=%s: limits count visitors, of IPv6 their networks, and not the proxy',
    async (TRUST_PROXY) => {
      await using behind = await startService({ TRUST_PROXY, REQUESTS_PER_MINUTE: '2' })
      const ask = async (address: string) => (await behind.api('POST', '/agents', {}, from(address))).status
      expect([
        await ask('203.0.113.1'),
        await ask('203.0.113.1'),
        await ask('203.0.113.1'),
        await ask('203.0.113.2'),
      ]).toEqual([400, 400, 429, 400])
      expect(await ask('198.51.100.7, 203.0.113.1')).toBe(429)
      expect([await ask('203.0.113.9:50001'), await ask('203.0.113.9:50002'), await ask('203.0.113.9')]).toEqual([
        400, 400, 429,
      ])
      expect([
        await ask('[2001:db8:9::1]:50001'),
        await ask('[2001:db8:9::1]:50002'),
        await ask('2001:db8:9::2'),
      ]).toEqual([400, 400, 429])
      expect([await ask('2001:db8:1:2::1'), await ask('2001:DB8:1:2:a:b:c:d'), await ask('2001:db8:1:2::5:6')]).toEqual(
        [400, 400, 429],
      )
      expect([await ask('2001:db8:1:3::1'), await ask('2001:db8::1'), await ask('::1')]).toEqual([400, 400, 400])
    },
  )

  test('the header without TRUST_PROXY: one warning, limits by the socket, no rights without a key', async () => {
    await using open = await startService({ REQUESTS_PER_MINUTE: '5' })
    const warn = vi.spyOn(open.app.log, 'warn')
    const { body: agent } = await open.api('POST', '/agents', valid(), from('203.0.113.1'))
    const item = { agent_id: agent.agent_id, title: 'Parking', content: 'Behind the barn.' }
    const added = await open.api('POST', '/knowledge', item, from('203.0.113.1'))
    expect(added.body.warnings).toEqual([expect.stringContaining('approves')])
    expect((await open.api('POST', '/knowledge', { ...item, title: 'Other' })).body.warnings).toHaveLength(1)
    await using other = await startService()
    const { agent_id } = await other.createAgent()
    const through = async (name: string) =>
      (await other.api('POST', '/knowledge', { ...item, agent_id, title: name }, { [name]: 'for=203.0.113.1' })).body
    for (const name of ['forwarded', 'x-real-ip'])
      expect((await through(name)).warnings).toEqual([expect.stringContaining('approves')])
    const ask = async (address: string) => (await open.api('POST', '/agents', {}, from(address))).status
    expect([await ask('203.0.113.3'), await ask('203.0.113.4'), await ask('203.0.113.5')]).toEqual([400, 400, 429])
    expect(warn.mock.calls.filter(([text]) => String(text).includes('TRUST_PROXY'))).toHaveLength(1)
  })
})

test('the header from a proxy that TRUST_PROXY does not name: one warning, no rights without a key', async () => {
  await using behind = await startService({ TRUST_PROXY: '192.0.2.0/24, ::1' })
  const warn = vi.spyOn(behind.app.log, 'warn')
  const from = { 'x-forwarded-for': '203.0.113.1' }
  const { body: agent } = await behind.api('POST', '/agents', valid(), from)
  const item = { agent_id: agent.agent_id, title: 'Parking', content: 'Behind the barn.' }
  const added = await behind.api('POST', '/knowledge', item, from)
  expect(added.body.warnings).toEqual([expect.stringContaining('approves')])
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining('does not name its sender')])
})

describe('open to whom', () => {
  test('CREATION=key: with a valid key only', async () => {
    await using keyed = await startService({ CREATION: 'key' })
    const { bearer } = await keyed.createAccount()
    expect(await failureOf(keyed.api('POST', '/agents', valid()))).toEqual([401, 'Invalid API key'])
    expect((await keyed.api('POST', '/agents', valid(), bearer)).status).toBe(200)
  })

  test('CREATION=off: nobody', async () => {
    await using closed = await startService({ CREATION: 'off' })
    const { bearer } = await closed.createAccount()
    expect((await closed.api('POST', '/agents', valid())).status).toBe(403)
    expect((await closed.api('POST', '/agents', valid(), bearer)).status).toBe(403)
  })

  test('AGENTS_PER_ADDRESS_PER_DAY, exactly, without a key only', async () => {
    await using few = await startService({ AGENTS_PER_ADDRESS_PER_DAY: '3', TRUST_PROXY: '127.0.0.1/32' })
    const from = (address: string) => few.api('POST', '/agents', valid(), { 'x-forwarded-for': address })
    const replies = await Promise.all(Array.from({ length: 6 }, () => from('203.0.113.1')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body.error).toBe('Rate limit exceeded: maximum 3 agents per day per address')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect((await from('203.0.113.2')).status).toBe(200)
    const { bearer } = await few.createAccount()
    expect(
      (await few.api('POST', '/agents', { company_name: 'X' }, { ...bearer, 'x-forwarded-for': '203.0.113.1' })).status,
    ).toBe(200)
  })
})
