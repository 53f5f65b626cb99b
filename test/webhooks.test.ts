import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testWebhook } from '../src/features/webhooks/webhooks.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { type Service, startService } from './support/service.ts'
import { type WebhookReceiver, startReceiver } from './support/webhook-receiver.ts'

const SETTINGS = { CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }

const service = await disposeAfterAll(startService({ ...SETTINGS, WEBHOOK_RETRY_SECONDS: '0,0' }))
const stranger = (await service.createAccount()).bearer

/** An owner with an agent and a webhook to their own receiver. */
async function listeningOwner(receiver: WebhookReceiver, events: string[], fields: Record<string, unknown> = {}) {
  const account = await verifiedAccount(service)
  const owned = await ownedAgent(service, {}, account)
  const call = (method: string, path: string, body?: unknown, bearer = owned.bearer) =>
    service.api(method, path, body, bearer)
  const created = await call('POST', '/webhooks', { url: receiver.url, events, ...fields })
  expect(created.status).toBe(200)
  const path = `/webhooks/${created.body.webhook.webhook_id}`
  const log = async () => (await call('GET', `${path}/deliveries`)).body.data
  return { ...owned, email: account.email, call, path, log, secret: created.body.secret as string }
}

const LEAD = 'My name is Anna Schmidt, my mail is anna@example.com'

describe('webhooks', () => {
  test("deliver each event once, with a signature that receivers' libraries accept", async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, [
      'conversation.started',
      'lead.created',
      'question.unanswered',
      'conversation.person_wanted',
    ])
    const chat = await openChat(service, owner.widgetKey)
    await chat.requestHandoff()
    await chat.say('Do you ship to Norway?')
    await chat.leave({ name: 'Anna', email: 'anna@example.com' })
    await expect.poll(() => receiver.received.length).toBe(4)
    const checker = new Webhook(owner.secret)
    const payloads = receiver.received.map(
      ({ headers, body }) => checker.verify(body, headers) as { type: string; data: object },
    )
    const of = (type: string) => payloads.find((payload) => payload.type === type)?.data
    const ids = { agent_id: owner.agentId, conversation_id: chat.id }
    expect(of('conversation.started')).toEqual({ ...ids, channel: 'webchat', question: 'Do you ship to Norway?' })
    expect(of('question.unanswered')).toEqual({ ...ids, channel: 'webchat', question: 'Do you ship to Norway?' })
    expect(of('conversation.person_wanted')).toEqual({ ...ids, channel: 'webchat' })
    expect(of('lead.created')).toMatchObject({
      ...ids,
      lead: { details: { email: { value: 'anna@example.com' } }, status: 'new' },
    })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
    await expect
      .poll(async () => (await owner.log()).map(({ state }: { state: string }) => state))
      .toEqual(Array(4).fill('delivered'))
    expect(() =>
      new Webhook(`whsec_${Buffer.from('another').toString('base64')}`).verify(
        receiver.received[0]?.body ?? '',
        receiver.received[0]?.headers ?? {},
      ),
    ).toThrow('No matching signature')
  })

  test('deliver only the chosen events of the chosen agent, and nothing of other accounts', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    const other = await ownedAgent(service, {}, owner)
    const theirs = await ownedAgent(service)
    expect(
      (await owner.call('PATCH', owner.path, { events: ['lead.created', 'lead.created'] })).body.webhook.events,
    ).toEqual(['lead.created'])
    for (const { widgetKey } of [owner, other, theirs]) await (await openChat(service, widgetKey)).say(LEAD)
    await expect.poll(() => receiver.received.length).toBe(2)
    const agents = receiver.received.map(({ body }) => JSON.parse(body).data.agent_id)
    expect(new Set(agents)).toEqual(new Set([owner.agentId, other.agentId]))
    expect(
      (await owner.call('POST', '/webhooks', { url: receiver.url, events: ['lead.created'], agent_id: theirs.agentId }))
        .status,
    ).toBe(404)
  })

  test('retry a delivery under the same ID until it succeeds', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    receiver.answerWith(500, 302)
    await (await openChat(service, owner.widgetKey)).say(LEAD)
    await expect
      .poll(owner.log)
      .toMatchObject([{ event: 'lead.created', state: 'delivered', attempts: 3, status: 200 }])
    expect(new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
    const [delivery] = await owner.log()
    const again = `${owner.path}/deliveries/${delivery.delivery_id}/retry`
    expect((await owner.call('POST', again, undefined, stranger)).status).toBe(404)
    expect((await owner.call('POST', again)).body.delivery).toMatchObject({ state: 'waiting', attempts: 0 })
    await expect.poll(() => receiver.received.length).toBe(4)
  })

  test('are disabled after the last failed retry, with one email to the owner, and can be enabled again', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    receiver.answerWith(500, 500, 500)
    await (await openChat(service, owner.widgetKey)).say(LEAD)
    const read = async () => (await owner.call('GET', '/webhooks')).body.data[0]
    await expect
      .poll(read)
      .toMatchObject({ state: 'off', off_reason: 'All retries failed: The endpoint returned 500.' })
    expect(await owner.log()).toMatchObject([
      { state: 'failed', attempts: 3, status: 500, error: 'The endpoint returned 500.' },
    ])
    const mails = async () =>
      (await service.app.mailFolder?.list())?.filter(
        ({ subject, to }) => to === owner.email && /webhook/i.test(subject),
      )
    await expect.poll(mails).toHaveLength(1)
    await (await openChat(service, owner.widgetKey)).say(LEAD)
    expect(receiver.received).toHaveLength(3)
    const on = await owner.call('PATCH', owner.path, { state: 'on' })
    expect(on.body.webhook).toMatchObject({ state: 'on' })
    expect(on.body.webhook).not.toHaveProperty('off_reason')
    await (await openChat(service, owner.widgetKey)).say(LEAD)
    await expect.poll(() => receiver.received.length).toBe(4)
  })

  test('deliver to one receiver while another one does not respond', async () => {
    await using silent = await startReceiver()
    await using receiver = await startReceiver()
    const owner = await listeningOwner(silent, ['conversation.person_wanted'])
    await owner.call('POST', '/webhooks', { url: receiver.url, events: ['conversation.person_wanted'] })
    silent.fallSilent()
    // More than are delivered in parallel.
    for (let count = 0; count < 12; count += 1) await (await openChat(service, owner.widgetKey)).requestHandoff()
    // Before the first one times out.
    await expect.poll(() => receiver.received.length).toBe(12)
    expect(silent.received.length).toBeLessThan(12)
  })

  test('are disabled at once by a receiver that returns 410', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    receiver.answerWith(410)
    await (await openChat(service, owner.widgetKey)).say(LEAD)
    await expect.poll(async () => (await owner.call('GET', '/webhooks')).body.data[0].state).toBe('off')
    expect(receiver.received).toHaveLength(1)
  })

  test("report the result of a test delivery without the receiver's response", async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    const run = async (bearer = owner.bearer) => owner.call('POST', `${owner.path}/test`, undefined, bearer)
    expect((await run()).body.delivery).toMatchObject({ event: 'webhook.test', state: 'delivered', status: 200 })
    receiver.answerWith(302)
    const { body } = await run()
    expect(body.delivery).toMatchObject({
      state: 'failed',
      status: 302,
      error: 'The endpoint returned 302. Foyer does not follow redirects.',
    })
    const [newest, ...older] = await owner.log()
    expect(JSON.stringify([body, newest, older])).not.toContain('secret of the receiver')
    expect((await owner.call('GET', `${owner.path}/deliveries?cursor=${newest.delivery_id}`)).body.data).toEqual(older)
    expect((await run(stranger)).status).toBe(404)
    expect(receiver.received).toHaveLength(2)
    expect((await owner.call('GET', '/webhooks')).body.data[0].state).toBe('on')
  })

  test('finish a test delivery on another node after its process died', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    const webhook = { accountId: owner.accountId, id: owner.path.replace('/webhooks/', '') }
    const dying = { ...service.app.webhookWeb, fetch: () => Promise.reject(new Error('killed')) }
    await expect(testWebhook({ ...service.app, webhookWeb: dying }, webhook, async () => {})).rejects.toThrow('killed')
    const [delivery] = await owner.log()
    expect(delivery).toMatchObject({ event: 'webhook.test', state: 'waiting' })
    await sql`update pgboss.job set start_after = now() where data->>'delivery_id' = ${delivery.delivery_id}`.execute(
      service.app.db,
    )
    await expect.poll(async () => (await owner.log())[0]).toMatchObject({ state: 'delivered', attempts: 1 })
  })

  test('sign with the old and the new secret for a day after a change', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    expect((await owner.call('POST', `${owner.path}/secret`, undefined, stranger)).status).toBe(404)
    const { body } = await owner.call('POST', `${owner.path}/secret`)
    expect(body.secret).not.toBe(owner.secret)
    await owner.call('POST', `${owner.path}/test`)
    for (const secret of [owner.secret, body.secret]) {
      for (const { headers, body: text } of receiver.received)
        expect(new Webhook(secret).verify(text, headers)).toBeTruthy()
    }
    const seen = JSON.stringify([
      (await owner.call('GET', '/webhooks')).body,
      (await owner.call('PATCH', owner.path, { state: 'on' })).body,
    ])
    expect(seen).not.toContain('whsec_')
    const rows = await service.app.db.selectFrom('webhooks').selectAll().execute()
    for (const secret of [owner.secret, body.secret]) expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  })

  test('delete deliveries about an erased visitor', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    const chat = await openChat(service, owner.widgetKey)
    await chat.say(LEAD)
    await expect.poll(owner.log).toMatchObject([{ state: 'delivered' }])
    await owner.call('POST', `/conversations/${chat.id}/erase`)
    expect(await owner.log()).toEqual([])
  })

  test('delete deliveries about a deleted lead', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['conversation.started', 'lead.created'])
    const chat = await openChat(service, owner.widgetKey)
    await chat.say(LEAD)
    const events = async () => (await owner.log()).map(({ event }: { event: string }) => event).toSorted()
    await expect.poll(events).toEqual(['conversation.started', 'lead.created'])
    const [lead] = (await owner.call('GET', '/leads')).body.data
    expect((await owner.call('DELETE', `/leads/${lead.lead_id}`)).status).toBe(200)
    expect(await events()).toEqual(['conversation.started'])
  })

  test('are visible only to their account', async () => {
    await using receiver = await startReceiver()
    const owner = await listeningOwner(receiver, ['lead.created'])
    expect((await owner.call('GET', '/webhooks', undefined, stranger)).body.data).toEqual([])
    expect((await owner.call('GET', `${owner.path}/deliveries`, undefined, stranger)).status).toBe(404)
    expect((await owner.call('PATCH', owner.path, { state: 'off' }, stranger)).status).toBe(404)
    expect((await owner.call('DELETE', owner.path, undefined, stranger)).status).toBe(404)
    expect((await owner.call('GET', '/webhooks', undefined, {})).status).toBe(401)
    expect((await owner.call('DELETE', owner.path)).status).toBe(200)
    expect((await owner.call('GET', '/webhooks')).body.data).toEqual([])
  })

  test('need a verified email', async () => {
    const { bearer } = await service.createAccount()
    const reply = await service.api(
      'POST',
      '/webhooks',
      { url: 'https://hooks.example.com/x', events: ['lead.created'] },
      bearer,
    )
    expect(reply).toMatchObject({ status: 403, body: { error: expect.stringContaining('Verify your email') } })
  })
})

describe('URLs of webhooks', () => {
  let strict: Service
  let account: ReturnType<typeof verifiedAccount> | undefined
  const bearerOf = async () => (await (account ??= verifiedAccount(strict))).bearer
  beforeAll(async () => {
    strict = await startService({ ...SETTINGS, WEBHOOK_ALLOW_PRIVATE_HOSTS: 'none' })
  })
  afterAll(() => strict[Symbol.asyncDispose]())

  test.each([
    'http://hooks.example.com/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/x',
    'https://192.168.1.1/x',
    'https://[fd00::1]/x',
    'https://metadata.google.internal/x',
    'https://printer.local/x',
    'https://user:password@hooks.example.com/x',
    'https://hooks.example.com:22/x',
    'ftp://hooks.example.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//hooks.example.com',
    'hooks',
  ])('refuse %s', async (url) => {
    const reply = await strict.api('POST', '/webhooks', { url, events: ['lead.created'] }, await bearerOf())
    expect(reply).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('url must be a public https URL') },
    })
  })

  test('refuse an address that became private after the webhook was created', async () => {
    await using receiver = await startReceiver()
    const bearer = await bearerOf()
    const created = await strict.api(
      'POST',
      '/webhooks',
      { url: 'https://hooks.example.com/x', events: ['lead.created'] },
      bearer,
    )
    const id = created.body.webhook.webhook_id
    await strict.app.db.updateTable('webhooks').set({ url: receiver.url }).where('id', '=', id).execute()
    const { body } = await strict.api('POST', `/webhooks/${id}/test`, undefined, bearer)
    expect(body.delivery).toMatchObject({ state: 'failed', error: 'The URL is not a public address.' })
    expect(receiver.received).toEqual([])
  })
})
