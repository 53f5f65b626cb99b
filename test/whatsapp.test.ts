import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService } from './support/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ BURST_SECONDS: '0.1' })
})
afterAll(() => service[Symbol.asyncDispose]())

/** A phone: keeps the number that the simulator gave it. */
function openPhone() {
  let cookie = ''
  return async (text: string) => {
    const reply = await service.call('POST', '/whatsapp/simulator/messages', { text }, { origin: service.origin, cookie })
    const [set] = reply.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return reply.body.replies?.[0]?.text as string
  }
}

const shop = (name: string, price: string) => ({ company_name: name, codebase_context: { products: [{ name: 'Gift basket', price }] } })
const textOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('text') ?? ''

test('the prefilled text names the company and leads to its agent', async () => {
  const agent = await service.createAgent(shop('Apfelgarten', '31 EUR'))
  expect(textOf(agent.whatsapp_link)).toMatch(/Apfelgarten.*FY[A-Z0-9]{6}/)
  const say = openPhone()
  expect(await say(textOf(agent.whatsapp_link))).toBeTruthy()
  expect(await say('How much is the gift basket?')).toContain('31 EUR')
})

test('a new code moves the number to another agent, an edited text still routes', async () => {
  const [one, other] = [await service.createAgent(shop('Apfelgarten', '31 EUR')), await service.createAgent(shop('Birnbaum', '47 EUR'))]
  const code = /FY[A-Z0-9]{6}/.exec(textOf(other.whatsapp_link))?.[0].toLowerCase()
  const say = openPhone()
  await say(textOf(one.whatsapp_link))
  expect(await say(`${code} hi, how much is the gift basket`)).toContain('47 EUR')
  expect(await say('How much is the gift basket?')).toContain('47 EUR')
})

test('without a code and without an earlier one it says what to do', async () => {
  expect(await openPhone()('hello')).toContain('chat link')
})

test('the QR code is of own links only', async () => {
  const agent = await service.createAgent()
  const qr = (url: string, size = 300) => service.api('GET', `/qr?size=${size}&url=${encodeURIComponent(url)}`)
  const made = await qr(agent.whatsapp_link ?? '')
  expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await qr('https://evil.example/')).status).toBe(400)
  expect((await qr(agent.claim_url ?? '')).status).toBe(400)
  expect((await qr(agent.whatsapp_link ?? '', 5000)).status).toBe(400)
})

test('messages in a burst get one reply, at the last of them', async () => {
  const agent = await service.createAgent(shop('Apfelgarten', '31 EUR'))
  const say = openPhone()
  await say(textOf(agent.whatsapp_link))
  const replies = await Promise.all([say('Hello'), say('how much is'), say('the gift basket?')])
  expect(replies.filter(Boolean)).toEqual([expect.stringContaining('31 EUR')])
})
