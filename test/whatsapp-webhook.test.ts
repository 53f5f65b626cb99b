import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APP_SECRET, NUMBER, deliver, liveSettings, newVisitor, textMessage, withValue } from './support/cloud-api.ts'
import { type GraphServer, startGraph } from './support/graph-server.ts'
import { linkText } from './support/phone.ts'
import { type Service, startService } from './support/service.ts'

const DATA = '../shared/testdata/whatsapp'
const read = (file: string) => (existsSync(`${DATA}/${file}`) ? JSON.parse(readFileSync(`${DATA}/${file}`, 'utf8')) : [])
const WAIT = { timeout: 20_000, interval: 50 }

let graph: GraphServer
let service: Service
beforeAll(async () => {
  graph = await startGraph()
  service = await startService(liveSettings(graph.url))
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await graph[Symbol.asyncDispose]()
})

const sentTo = (visitor: string) => graph.sent.filter(({ body }) => body.to === visitor).map(({ body }) => body)
const waitFor = async (visitor: string, count: number) => {
  await expect.poll(() => sentTo(visitor).length, WAIT).toBeGreaterThanOrEqual(count)
  return sentTo(visitor)
}
const say = (visitor: string, text: string, fields = {}) => deliver(service, withValue({ messages: [textMessage(visitor, text, fields)] }))

/** A visitor who has opened the chat link of a new agent. */
async function boundVisitor() {
  const agent = await service.createAgent({ codebase_context: { products: [{ name: 'Gift basket', price: '31 EUR' }] } })
  const visitor = newVisitor()
  await say(visitor, linkText(agent.whatsapp_link))
  await waitFor(visitor, 1)
  return { agent, visitor }
}

describe('the webhook', () => {
  const verify = (query: string) => service.call('GET', `/webhooks/whatsapp?${query}`)

  test('is confirmed by its token, and by nothing else', async () => {
    const asked = 'hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token='
    expect(await verify(`${asked}words%20of%20ours`)).toMatchObject({ status: 200, body: { text: '1158201444' } })
    for (const query of [`${asked}words`, asked, 'hub.mode=subscribe', `${asked}words%20of%20ours`.replace('subscribe', 'other')])
      expect((await verify(query)).status).toBe(403)
  })

  test('takes what is signed over the bytes as they came, whatever the fields, and refuses every other signature', async () => {
    const body = '{"object":"whatsapp_business_account", "entry":[{"changes":[{"field":"new"}, 5, null]}, "x"], "é":1}'
    expect((await deliver(service, body)).status).toBe(200)
    expect((await deliver(service, 'no json')).status).toBe(200)
    expect((await deliver(service, body, { secret: `${APP_SECRET}x` })).status).toBe(401)
    expect((await service.call('POST', '/webhooks/whatsapp', body)).status).toBe(401)
  })

  test.skipIf(!existsSync(DATA))('decides all signatures of real deliveries rightly', async () => {
    const cases: { app_secret: string; body: string; signature: string; valid: boolean }[] = read('signatures.json')
    for (const [secret, those] of Map.groupBy(cases, ({ app_secret }) => app_secret)) {
      await using one = await startService({ ...liveSettings(graph.url), WHATSAPP_APP_SECRET: secret })
      for (const { body, signature, valid } of those) {
        const { status } = await one.call('POST', '/webhooks/whatsapp', body, { 'x-hub-signature-256': signature })
        expect([body.slice(0, 20), signature, status]).toEqual([body.slice(0, 20), signature, valid ? 200 : 401])
      }
    }
  })

  test('answers a message once, however often and in whatever company it is delivered', async () => {
    const { visitor } = await boundVisitor()
    const message = textMessage(visitor, 'How much is the gift basket?')
    const other = newVisitor()
    const both = { messages: [message, textMessage(other, 'hello')] }
    await Promise.all([1, 2, 3].map(() => deliver(service, withValue({ messages: [message] }))))
    await deliver(service, withValue(both))
    await waitFor(other, 1)
    const [, answer, ...more] = await waitFor(visitor, 2)
    expect(answer.text.body).toContain('31 EUR')
    expect(more).toEqual([])
    expect(graph.receipts.map(({ body }) => body)).toContainEqual({
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: message['id'],
      typing_indicator: { type: 'text' },
    })
  })

  test('leaves out what no agent needs, and counts it', async () => {
    expect((await deliver(service, withValue({ calls: [] }, NUMBER, 'calls'))).status).toBe(200)
    expect((await deliver(service, withValue({ messages: [textMessage('491', 'x')] }, '999999'))).status).toBe(200)
    const { text } = (await service.call('GET', '/metrics')).body
    expect(text).toMatch(/foyer_whatsapp_ignored_total\{kind="calls"\} \d+/)
    expect(text).toMatch(/foyer_whatsapp_ignored_total\{kind="unknown_number"\} \d+/)
  })
})

describe('what is not text', () => {
  const send = (visitor: string, type: string, part: Record<string, unknown>) =>
    deliver(service, withValue({ messages: [{ ...textMessage(visitor, ''), text: undefined, type, [type]: part }] }))

  test('is answered in words, a caption like any question, a tapped option as what it asks', async () => {
    const { visitor } = await boundVisitor()
    await send(visitor, 'location', { latitude: 1, longitude: 2 })
    expect((await waitFor(visitor, 2))[1].text.body).toContain('location')
    await send(visitor, 'image', { id: '1', caption: 'How much is the gift basket?' })
    expect((await waitFor(visitor, 3))[2].text.body).toContain('31 EUR')
    await send(visitor, 'interactive', {
      type: 'list_reply',
      list_reply: { id: 'ask:Price of the gift basket', title: 'Price of the gif…' },
    })
    expect((await waitFor(visitor, 4))[3].text.body).toContain('31 EUR')
  })

  test.skipIf(!existsSync(DATA))('all real payloads are handled as their kind asks', async () => {
    const answered = /^message\//
    type Value = { metadata?: { phone_number_id: string }; messages?: object[] }
    const cases: { name: string; payload: { entry: { changes: { value: Value }[] }[] } }[] = read('webhooks.json')
    const expected: string[] = []
    for (const { name, payload } of cases) {
      const visitor = newVisitor()
      for (const { value } of payload.entry.flatMap(({ changes }) => changes)) {
        if (value.metadata) value.metadata.phone_number_id = NUMBER
        for (const message of value.messages ?? []) Object.assign(message, { from: visitor, id: `wamid.${name}` })
      }
      expect((await deliver(service, payload)).status).toBe(200)
      if (answered.test(name)) expected.push(visitor)
    }
    for (const visitor of expected) expect((await waitFor(visitor, 1))[0].text.body).toBeTruthy()
  })
})

describe('stop', () => {
  test('ends messages until the visitor starts them again', async () => {
    const { visitor } = await boundVisitor()
    await say(visitor, 'STOP!')
    expect((await waitFor(visitor, 2))[1].text.body).toContain('START')
    await say(visitor, 'How much is the gift basket?')
    await say(visitor, 'start')
    expect((await waitFor(visitor, 3))[2].text.body).toContain('Welcome back')
    await say(visitor, 'How much is the gift basket?')
    const all = await waitFor(visitor, 4)
    expect(all[3].text.body).toContain('31 EUR')
    expect(all).toHaveLength(4)
  })
})
