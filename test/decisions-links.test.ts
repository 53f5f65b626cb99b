import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

/** The rows of “Links”. */

const service = await disposeAfterAll(startService())

test('{base_url}, {app_url}, {widget_url}: each settable', async () => {
  await using named = await startService({
    PUBLIC_URL: 'https://foyer.example/',
    APP_URL: 'https://app.foyer.example',
    WIDGET_URL: 'https://cdn.foyer.example/',
  })
  const agent = await named.createAgent()
  expect(agent.claim_url).toMatch(/^https:\/\/app\.foyer\.example\/login\?invite=[\w-]{43}$/)
  expect(agent.dashboard_url).toBe('https://app.foyer.example/dashboard/ai-agent')
  expect(agent.webchat_embed_code).toBe(
    `<script src="https://cdn.foyer.example/widget.js" data-widget-key="${agent.webchat_widget_key}" async></script>`,
  )
  expect(agent.whatsapp_link).toMatch(/^https:\/\/foyer\.example\/whatsapp\/12025550143\?text=/)
  expect((await named.api('GET', '/openapi.json')).body.servers[0].url).toBe('https://foyer.example/api/v1/public')
  expect((await service.createAgent()).dashboard_url).toBe(`${service.origin}/dashboard/ai-agent`)
})

test('widget script and keys: at least 128 random bits, URL-safe; API keys and claim links stored hashed', async () => {
  const agent = await service.createAgent()
  expect(agent.webchat_widget_key).toMatch(/^wc_[\w-]{22,}$/)
  const { key } = await service.createAccount()
  expect(key).toMatch(/^ak_[\w-]{22,}$/)
  const secrets = [key.slice(3), new URL(agent.claim_url ?? '').searchParams.get('invite') ?? '-']
  const stored = JSON.stringify([
    await service.app.db.selectFrom('api_keys').selectAll().execute(),
    await service.app.db.selectFrom('claim_links').selectAll().execute(),
  ])
  for (const secret of secrets) expect(stored).not.toContain(secret)
})

describe('chat link', () => {
  test('CHAT_LINK_BASE if set', async () => {
    await using set = await startService({ CHAT_LINK_BASE: 'https://chat.example/go' })
    expect((await set.createAgent()).whatsapp_link).toMatch(/^https:\/\/chat\.example\/go\/12025550143\?text=/)
  })

  test('else the simulator; the text mentions the company and ends with a short code', async () => {
    const { whatsapp_link = '' } = await service.createAgent({ company_name: 'Bäckerei & Söhne #1' })
    expect(whatsapp_link.startsWith(`${service.origin}/whatsapp/12025550143?text=`)).toBe(true)
    expect(new URL(whatsapp_link).searchParams.get('text')).toMatch(/Bäckerei & Söhne #1.*FY[2-9A-Z]{6}\)?$/)
  })
})

const REAL = {
  WHATSAPP_PHONE: '+49 30 1234567',
  WHATSAPP_PHONE_NUMBER_ID: '100200300400500',
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'words of ours',
  WHATSAPP_API_URL: 'http://127.0.0.1:9',
}

describe('simulator', () => {
  test('the server issues the number in a signed cookie that nobody can forge', async () => {
    const agent = await service.createAgent()
    const text = new URL(agent.whatsapp_link ?? '').searchParams.get('text')
    const send = (cookie: string) =>
      service.call('POST', '/whatsapp/simulator/messages', { text }, { origin: service.origin, cookie })
    const first = await send('')
    const cookie = first.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/^foyer_simulator=999\d{10}\.[^;]+;.*HttpOnly/)
    expect((await send(cookie.split(';')[0] ?? '')).headers.getSetCookie()).toEqual([])
    const forged = await send('foyer_simulator=9990000000000.forged')
    expect(forged.headers.getSetCookie()[0]).toMatch(/^foyer_simulator=999/)
  })

  test("its webhook refuses requests that are not signed with the installation's secret", async () => {
    const post = (headers: Record<string, string>) =>
      service.call('POST', '/webhooks/whatsapp', { object: 'x', entry: [] }, headers)
    expect((await post({})).status).toBe(401)
    expect((await post({ 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` })).status).toBe(401)
  })

  test('a real number replaces it, and old links lead to the number', async () => {
    await using live = await startService(REAL)
    const agent = await live.createAgent()
    expect(agent.whatsapp_link).toMatch(/^https:\/\/wa\.me\/49301234567\?text=/)
    expect(
      (await live.call('POST', '/whatsapp/simulator/messages', { text: 'hi' }, { origin: live.origin })).status,
    ).toBe(404)
    const old = await fetch(`${live.origin}/whatsapp/12025550143?text=Hi%20(FYABCDEF)`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([302, 'https://wa.me/49301234567?text=Hi%20(FYABCDEF)'])
  })
})

describe('GET {base_url}/qr', () => {
  const qr = (url: string, size: string | number = 300, at = service) =>
    at.api('GET', `/qr?size=${size}&url=${encodeURIComponent(url)}`)

  test('returns PNG or SVG', async () => {
    const drawn = await Promise.all(['png', 'svg'].map((format) => qr(service.origin, `300&format=${format}`)))
    expect(drawn.map(({ headers }) => headers.get('content-type'))).toEqual(['image/png', 'image/svg+xml'])
    expect((await qr(service.origin, '300&format=gif')).body.error).toBe('format must be one of png, svg')
  })

  test('no key: an Authorization header is ignored; it has its own limit', async () => {
    await using strict = await startService({ REQUESTS_PER_MINUTE: '2' })
    const ask = async () =>
      (await strict.api('GET', `/qr?url=${strict.origin}`, undefined, { authorization: 'Bearer ak_wrong' })).status
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    expect((await strict.api('POST', '/agents', {})).status).toBe(400)
    const { security, responses } = (await service.api('GET', '/openapi.json')).body.paths['/qr'].get
    expect([security, responses[401], responses[403]]).toEqual([[{}], undefined, undefined])
  })

  test('size 100 to 1000', async () => {
    const statuses = [99, 100, 1000, 1001, 'big', -1, 100.5].map(
      async (size) => (await qr(service.origin, size)).status,
    )
    expect(await Promise.all(statuses)).toEqual([400, 200, 200, 400, 400, 400, 400])
    expect((await service.api('GET', `/qr?url=${service.origin}&url=${service.origin}`)).body.error).toBe(
      'url must be a string',
    )
    const made = await qr(service.origin)
    expect([made.headers.get('content-type'), made.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=86400',
    ])
  })

  test('only pages of the service and chat links with its digits', async () => {
    await using set = await startService({ CHAT_LINK_BASE: 'https://chat.example/go' })
    const statusOf = async (url: string) => [url, (await qr(url, 300, set)).status]
    const agent = await set.createAgent()
    for (const url of [
      agent.whatsapp_link ?? '',
      `${set.origin}/`,
      `${set.origin}/sample/shop.html?x=1`,
      'https://chat.example/go/12025550143',
    ])
      expect(await statusOf(url)).toEqual([url, 200])
    for (const url of [
      'https://chat.example/go/120255501439',
      'https://chat.example/go/49123456',
      'https://chat.example/',
      'https://evil.example/12025550143',
      `${set.origin}.evil.example/`,
      `${set.origin.replace('http://', 'http://evil@')}/`,
      `${set.origin.replace('http:', 'https:')}/`,
      'javascript:alert(1)',
      'WIFI:S:x;;',
      'plain text',
    ])
      expect(await statusOf(url)).toEqual([url, 400])
  })

  test('never /login, in any spelling', async () => {
    const { claim_url = '' } = await service.createAgent()
    const paths = [
      '/login',
      '/login?invite=x',
      '/LOGIN',
      '//login',
      '/%6cogin',
      '/x/../login',
      '/login/',
      '/\\login',
      '/login#x',
    ]
    for (const url of [claim_url, ...paths.map((path) => `${service.origin}${path}`)])
      expect([url, (await qr(url)).status]).toEqual([url, 400])
  })
})
