import { expect, test } from 'vitest'
import { SIMULATOR_DIGITS } from '../src/base/addresses.ts'
import { createClaimToken } from '../src/features/agents/agents.ts'
import { deliver, newVisitor, textMessage, withValue } from './support/cloud-api.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startGraph } from './support/graph-server.ts'
import { ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { linkText, openPhone } from './support/phone.ts'
import { openBrowser } from './support/app-browser.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { signInAs } from './support/sign-in.ts'

const OWN = '100200300400501'
const connection = { phone_number_id: OWN, access_token: 'good', app_secret: 'secret of the owner' }

const graph = await disposeAfterAll(startGraph())
const service = await disposeAfterAll(startService({ WHATSAPP_API_URL: graph.url, WHATSAPP_WAIT_SECONDS: '0' }))

const sentTo = (visitor: string) => graph.sent.filter(({ body }) => body.to === visitor)

test('an owner connects their own number: visitors reach the agent there, by link or without a code', async () => {
  const account = await verifiedAccount(service)
  const { agentId } = await ownedAgent(service, {}, account)
  const path = `/agents/${agentId}/whatsapp`
  const call = (method: string, body?: unknown) => service.api(method, path, body, account.bearer)

  expect(await call('GET')).toEqual(expect.objectContaining({ status: 200, body: { success: true, number: null } }))
  const refused = await call('POST', { ...connection, access_token: 'bad' })
  expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining('access_token was refused') } })
  expect(await call('POST', { phone_number_id: OWN, access_token: 'good' })).toMatchObject({ status: 400 })

  const { status, body } = await call('POST', connection)
  expect(status).toBe(200)
  expect(body.number).toMatchObject({ phone_number_id: OWN, phone: '49307654321', name: 'Lindenhof' })
  const webhook = new URL(body.number.webhook_url).pathname
  const asked = `hub.mode=subscribe&hub.challenge=7&hub.verify_token=${body.number.verify_token}`
  expect(await service.call('GET', `${webhook}?${asked}`)).toMatchObject({ status: 200, body: { text: '7' } })

  const { agent } = (await service.api('GET', `/agents/${agentId}`, undefined, account.bearer)).body
  expect(agent.whatsapp_link).toMatch(/^https:\/\/wa\.me\/49307654321\?text=/)
  expect((await service.api('GET', `/qr?url=${encodeURIComponent(agent.whatsapp_link)}`)).status).toBe(200)

  const visitor = newVisitor()
  const say = (text: string, secret = connection.app_secret) =>
    deliver(service, withValue({ messages: [textMessage(visitor, text)] }, OWN), { secret, path: webhook })
  expect((await say('hello', 'another secret')).status).toBe(401)
  await say('How much is the vegetable box?')
  await expect.poll(() => sentTo(visitor).length).toBe(1)
  expect(sentTo(visitor)[0]).toMatchObject({ authorization: 'Bearer good', path: `/v23.0/${OWN}/messages` })
  expect(sentTo(visitor)[0]?.body.text.body).toContain('24.50 EUR')

  const stranger = await service.createAgent({ company_name: 'Elsewhere' })
  await say(linkText(stranger.whatsapp_link))
  await expect.poll(() => sentTo(visitor).length).toBe(2)
  expect(sentTo(visitor)[1]?.body.text.body).not.toContain('Elsewhere')

  expect((await call('DELETE')).status).toBe(200)
  expect((await service.call('GET', `${webhook}?${asked}`)).status).toBe(404)
})

test("a conversation’s code sent to another account's number neither moves the conversation nor is used up", async () => {
  const account = await verifiedAccount(service)
  const { agentId } = await ownedAgent(service, {}, account)
  const path = `/agents/${agentId}/whatsapp`
  const phoneNumberId = '100200300400508'
  const { body } = await service.api('POST', path, { ...connection, phone_number_id: phoneNumberId }, account.bearer)
  const elsewhere = await service.createAgent({ company_name: 'Elsewhere' })
  const { body: session } = await service.call('POST', '/api/v1/chat/sessions', {
    widget_key: elsewhere.webchat_widget_key,
  })
  const bearer = { authorization: `Bearer ${session.session_token}` }
  const text = linkText((await service.call('POST', '/api/v1/chat/whatsapp', {}, bearer)).body.link)

  const visitor = newVisitor()
  const message = withValue({ messages: [textMessage(visitor, text)] }, phoneNumberId)
  await deliver(service, message, { secret: connection.app_secret, path: new URL(body.number.webhook_url).pathname })
  await expect.poll(() => sentTo(visitor).length).toBe(1)
  expect(await openPhone(service).ask(text)).not.toContain('chat link')
})

test('the token and the secret are trimmed, and an impossible token is refused', async () => {
  const account = await verifiedAccount(service)
  const { agentId } = await ownedAgent(service, {}, account)
  const connect = (fields: Record<string, string>) =>
    service.api(
      'POST',
      `/agents/${agentId}/whatsapp`,
      { ...connection, phone_number_id: '100200300400509', ...fields },
      account.bearer,
    )
  const { status, body } = await connect({ access_token: ' good\n', app_secret: ` ${connection.app_secret}\n` })
  expect(status).toBe(200)
  const webhook = { secret: connection.app_secret, path: new URL(body.number.webhook_url).pathname }
  expect((await deliver(service, withValue({}), webhook)).status).toBe(200)
  expect(await connect({ access_token: 'EAAG…' })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('access_token') },
  })
})

test("a number's token and secret are stored encrypted and never returned", async () => {
  const account = await verifiedAccount(service)
  const { agentId } = await ownedAgent(service, {}, account)
  const sent = { phone_number_id: '100200300400502', access_token: 'good', app_secret: 'word-of-the-owner' }
  const { body } = await service.api('POST', `/agents/${agentId}/whatsapp`, sent, account.bearer)
  const stored = JSON.stringify(await service.app.db.selectFrom('whatsapp_numbers').selectAll().execute())
  for (const secret of ['"good"', 'word-of-the-owner']) {
    expect(stored).not.toContain(secret)
    expect(JSON.stringify(body)).not.toContain(secret)
  }
})

test('a number needs a verified email, serves one agent, and is visible only to its account', async () => {
  const unproven = await service.createAccount()
  const { agentId } = await ownedAgent(service, {}, unproven)
  const connect = (id: string, bearer: Record<string, string>, fields = {}) =>
    service.api(
      'POST',
      `/agents/${id}/whatsapp`,
      { ...connection, phone_number_id: '100200300400503', ...fields },
      bearer,
    )
  expect(await connect(agentId, unproven.bearer)).toMatchObject({
    status: 403,
    body: { error: expect.stringContaining('Verify your email') },
  })

  const [one, other] = [await verifiedAccount(service), await verifiedAccount(service)]
  const [first, second] = [await ownedAgent(service, {}, one), await ownedAgent(service, {}, other)]
  expect((await connect(first.agentId, one.bearer)).status).toBe(200)
  expect((await connect(second.agentId, other.bearer)).status).toBe(409)
  expect((await connect(first.agentId, other.bearer)).status).toBe(404)
  const ofService = { phone_number_id: SIMULATOR_DIGITS }
  expect(await connect(second.agentId, other.bearer, ofService)).toMatchObject({ status: 409 })
  await service.api('DELETE', `/agents/${second.agentId}`, undefined, other.bearer)
  expect(await connect(second.agentId, other.bearer)).toMatchObject({
    status: 409,
    body: { error: 'This agent is archived' },
  })
})

test('an owner’s app cannot send webhooks for a number that became the service’s', async () => {
  const account = await verifiedAccount(service)
  const { agentId } = await ownedAgent(service, {}, account)
  const phoneNumberId = '100200300400510'
  const sent = { ...connection, phone_number_id: phoneNumberId }
  const { body } = await service.api('POST', `/agents/${agentId}/whatsapp`, sent, account.bearer)
  const { db } = service.app
  await db
    .updateTable('whatsapp_numbers')
    .set({ phone_number_id: SIMULATOR_DIGITS })
    .where('phone_number_id', '=', phoneNumberId)
    .execute()
  const visitor = newVisitor()
  const message = withValue({ messages: [textMessage(visitor, 'hello')] }, SIMULATOR_DIGITS)
  const webhook = { secret: connection.app_secret, path: new URL(body.number.webhook_url).pathname }
  expect((await deliver(service, message, webhook)).status).toBe(200)
  expect(await db.selectFrom('whatsapp_chats').select('id').where('visitor', '=', visitor).execute()).toEqual([])
})

test('when WhatsApp refuses a token, the owner gets an email, and pending messages are sent with a new token or fail without the number', async () => {
  const account = await verifiedAccount(service)
  const { agentId } = await ownedAgent(service, {}, account)
  const path = `/agents/${agentId}/whatsapp`
  const phoneNumberId = '100200300400504'
  const { body } = await service.api('POST', path, { ...connection, phone_number_id: phoneNumberId }, account.bearer)
  const webhook = new URL(body.number.webhook_url).pathname
  const visitor = newVisitor()
  graph.refuseNext(401, 190)
  const message = withValue({ messages: [textMessage(visitor, 'How much is the vegetable box?')] }, phoneNumberId)
  await deliver(service, message, { secret: connection.app_secret, path: webhook })
  const number = async () => (await service.api('GET', path, undefined, account.bearer)).body.number
  await expect.poll(async () => (await number()).problem).toContain('refuses the access token')
  const mails = await service.app.db.selectFrom('mails').select('kind').where('agent_id', '=', agentId).execute()
  expect(mails).toContainEqual({ kind: 'whatsapp_problem' })
  await service.api('POST', path, { phone_number_id: phoneNumberId, access_token: 'good' }, account.bearer)
  await expect.poll(() => sentTo(visitor).length).toBe(1)
  expect(await number()).not.toHaveProperty('problem')

  const [{ conversation_id: id }] = (await service.api('GET', '/conversations', undefined, account.bearer)).body.data
  const reply = (text: string) => service.api('POST', `/conversations/${id}/reply`, { text }, account.bearer)
  const delivery = async () =>
    (await service.api('GET', `/conversations/${id}`, undefined, account.bearer)).body.conversation.messages.at(-1)
      .delivery
  graph.refuseNext(401, 190, visitor)
  await reply('This waits.')
  await expect.poll(async () => (await number()).problem).toContain('refuses the access token')
  await service.api('DELETE', path, undefined, account.bearer)
  const gone = { state: 'failed', reason: expect.stringContaining('no longer connected') }
  await expect.poll(delivery).toEqual(gone)
  await reply('And this came later.')
  await expect.poll(delivery).toEqual(gone)
})

test('a rejected template of an owner’s app is a problem of their number only, until it is approved', async () => {
  const template = 'late_answer/en_US'
  const connect = async (id: string, secret: string) => {
    const account = await verifiedAccount(service)
    const path = `/agents/${(await ownedAgent(service, {}, account)).agentId}/whatsapp`
    const { body } = await service.api(
      'POST',
      path,
      { ...connection, phone_number_id: id, app_secret: secret, template },
      account.bearer,
    )
    const problem = async () => (await service.api('GET', path, undefined, account.bearer)).body.number.problem
    const say = (text: string, visitor: string) =>
      deliver(service, withValue({ messages: [textMessage(visitor, text)] }, id), {
        secret,
        path: new URL(body.number.webhook_url).pathname,
      })
    return { webhook: new URL(body.number.webhook_url).pathname, problem, say }
  }
  const one = await connect('100200300400505', 'secret of the one')
  const other = await connect('100200300400506', 'secret of the other')
  const news = {
    message_template_name: 'late_answer',
    message_template_language: 'en_US',
    event: 'REJECTED',
    reason: 'SPAM',
  }
  const tell = (fields: object) =>
    deliver(service, withValue({ ...news, ...fields }, '100200300400505', 'message_template_status_update'), {
      secret: 'secret of the one',
      path: one.webhook,
    })
  expect((await tell({})).status).toBe(200)
  expect(await one.problem()).toContain('to rejected (SPAM)')
  expect(await other.problem()).toBeUndefined()

  const [first, second] = [newVisitor(), newVisitor()]
  for (const visitor of [first, second]) {
    await one.say('How much is the vegetable box?', visitor)
    await expect.poll(() => sentTo(visitor).length).toBe(1)
  }
  expect(await one.problem()).toContain('to rejected (SPAM)')
  await tell({ event: 'APPROVED', reason: 'NONE' })
  expect(await one.problem()).toBeUndefined()
})

test("the chat link leaves the earlier owner's number when the emailed link gives the agent to another account", async () => {
  const email = uniqueEmail()
  const made = await service.createAgent({ email })
  const stranger = await signInAs(service)
  const claim = (browse: typeof stranger, invite: string | null) => browse('POST', '/claim', { invite })
  expect((await claim(stranger, new URL(made.claim_url ?? '').searchParams.get('invite'))).status).toBe(200)
  const path = `/api/v1/owner/agents/${made.agent_id}`
  expect(
    (await stranger('POST', `${path}/whatsapp`, { ...connection, phone_number_id: '100200300400507' })).status,
  ).toBe(200)
  expect((await stranger('GET', path)).body.agent.whatsapp_link).toMatch(/^https:\/\/wa\.me\/49307654321\?/)

  const owner = openBrowser(service)
  expect((await claim(owner, await createClaimToken(service.app.db, made.agent_id, email))).status).toBe(200)
  expect((await owner('GET', `${path}/whatsapp`)).body.number).toBeNull()
  expect((await owner('GET', path)).body.agent.whatsapp_link).toBe(made.whatsapp_link)
})
