import { createHmac, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { APP_SECRET, NUMBER, deliver, liveSettings, newVisitor, textMessage, withValue } from './support/cloud-api.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startGraph } from './support/graph-server.ts'
import { ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { linkText } from './support/phone.ts'
import { startService } from './support/service.ts'

const DATA = '../shared/testdata/whatsapp'
const read = (file: string) =>
  existsSync(`${DATA}/${file}`) ? JSON.parse(readFileSync(`${DATA}/${file}`, 'utf8')) : []

const graph = await disposeAfterAll(startGraph())
const service = await disposeAfterAll(startService(liveSettings(graph.url)))

const sentTo = (visitor: string) => graph.sent.filter(({ body }) => body.to === visitor).map(({ body }) => body)
const waitFor = async (visitor: string, count: number) => {
  await expect.poll(() => sentTo(visitor).length).toBeGreaterThanOrEqual(count)
  return sentTo(visitor)
}
const say = (visitor: string, text: string, fields = {}) =>
  deliver(service, withValue({ messages: [textMessage(visitor, text, fields)] }))

/** A visitor who has opened the chat link of a new agent. */
async function boundVisitor() {
  const agent = await service.createAgent({
    codebase_context: { products: [{ name: 'Gift basket', price: '31 EUR' }] },
  })
  const visitor = newVisitor()
  await say(visitor, linkText(agent.whatsapp_link))
  await waitFor(visitor, 1)
  return { agent, visitor }
}

describe('the webhook', () => {
  const verify = (query: string) => service.call('GET', `/webhooks/whatsapp?${query}`)

  test('is confirmed only by its verify token', async () => {
    const asked = 'hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token='
    expect(await verify(`${asked}words%20of%20ours`)).toMatchObject({ status: 200, body: { text: '1158201444' } })
    for (const query of [
      `${asked}words`,
      asked,
      'hub.mode=subscribe',
      `${asked}words%20of%20ours`.replace('subscribe', 'other'),
    ])
      expect((await verify(query)).status).toBe(403)
  })

  test('accepts a signature over the raw bytes, with any fields, and refuses any other', async () => {
    const body = '{"object":"whatsapp_business_account", "entry":[{"changes":[{"field":"new"}, 5, null]}, "x"], "é":1}'
    expect((await deliver(service, body)).status).toBe(200)
    expect((await deliver(service, 'no json')).status).toBe(200)
    expect((await deliver(service, body, { secret: `${APP_SECRET}x` })).status).toBe(401)
    expect((await service.call('POST', '/webhooks/whatsapp', body)).status).toBe(401)
  })

  test('refuses every forged signature', async ({ task }) => {
    const body = JSON.stringify(withValue({ messages: [textMessage(newVisitor(), 'How much is the gift basket?')] }))
    const hmac = (algorithm: string, text: string, secret = APP_SECRET) =>
      createHmac(algorithm, secret).update(text).digest('hex')
    const right = hmac('sha256', body)
    const altered = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`
    const forged: [body: string, signature: string | undefined][] = [
      ...Array.from({ length: right.length }, (_, at): [string, string] => [body, `sha256=${altered(right, at)}`]),
      ...Array.from({ length: right.length }, (_, at): [string, string] => [body, `sha256=${right.slice(0, at)}`]),
      ...Array.from({ length: body.length }, (_, at): [string, string] => [altered(body, at), `sha256=${right}`]),
      ...[
        '',
        'sha256=',
        right,
        `sha1=${right}`,
        `sha512=${right}`,
        `sha256=${right}0`,
        `sha256= ${right}`,
        'sha256=null',
      ].map((signature): [string, string] => [body, signature]),
      ...['sha1', 'sha512', 'md5'].map((name): [string, string] => [body, `${name}=${hmac(name, body)}`]),
      ...['', APP_SECRET.slice(1), APP_SECRET.toUpperCase(), NUMBER, 'words of ours'].map(
        (secret): [string, string] => [body, `sha256=${hmac('sha256', body, secret)}`],
      ),
      [body, undefined],
      [`${body} `, `sha256=${right}`],
      [` ${body}`, `sha256=${right}`],
      ['', `sha256=${right}`],
    ]
    const accepted: [string, string | undefined][] = []
    for (const [text, signature] of forged) {
      const header: Record<string, string> = signature === undefined ? {} : { 'x-hub-signature-256': signature }
      const { status } = await service.call('POST', '/webhooks/whatsapp', text, header)
      if (status !== 401) accepted.push([text, signature])
    }
    task.meta.attacks = { tried: forged.length, succeeded: accepted.length }
    expect(accepted).toEqual([])
  })

  test.skipIf(!existsSync(DATA))('verifies the signatures of real deliveries', async ({ task }) => {
    const cases: { app_secret: string; body: string; signature: string; valid: boolean }[] = read('signatures.json')
    const account = await verifiedAccount(service)
    const { agentId } = await ownedAgent(service, {}, account)
    for (const [secret, those] of Map.groupBy(cases, ({ app_secret }) => app_secret)) {
      const number = { phone_number_id: '100200300400601', access_token: 'good', app_secret: secret }
      const connected = await service.api('POST', `/agents/${agentId}/whatsapp`, number, account.bearer)
      const { pathname } = new URL(connected.body.number.webhook_url)
      for (const { body, signature, valid } of those) {
        const { status } = await service.call('POST', pathname, body, { 'x-hub-signature-256': signature })
        expect([body.slice(0, 20), signature, status]).toEqual([body.slice(0, 20), signature, valid ? 200 : 401])
      }
    }
    task.meta.attacks = { tried: cases.filter(({ valid }) => !valid).length, succeeded: 0 }
  })

  test('answers a message once, also if it is delivered repeatedly and with others', async () => {
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
    const metrics = async (): Promise<string> => (await service.call('GET', '/metrics')).body.text
    await expect.poll(metrics).toMatch(/foyer_whatsapp_receipts_total\{outcome="sent"\} [1-9]/)
  })

  test('ignores and counts what agents do not need', async () => {
    expect((await deliver(service, withValue({ calls: [] }, NUMBER, 'calls'))).status).toBe(200)
    expect((await deliver(service, withValue({ messages: [textMessage('491', 'x')] }, '999999'))).status).toBe(200)
    const { text } = (await service.call('GET', '/metrics')).body
    expect(text).toMatch(/foyer_whatsapp_ignored_total\{kind="calls"\} \d+/)
    expect(text).toMatch(/foyer_whatsapp_ignored_total\{kind="unknown_number"\} \d+/)
  })
})

describe('messages without text', () => {
  const send = (visitor: string, type: string, part: Record<string, unknown>) =>
    deliver(service, withValue({ messages: [{ ...textMessage(visitor, ''), text: undefined, type, [type]: part }] }))

  test('get a reply in text; a caption is answered as a question, a tapped option as its question', async () => {
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

  test('a deleted message is not answered, an edited one in its new version', async () => {
    const { visitor } = await boundVisitor()
    await send(visitor, 'revoke', { original_message_id: 'wamid.first' })
    const message = { type: 'text', text: { body: 'How much is the gift basket?' } }
    await send(visitor, 'edit', { original_message_id: 'wamid.first', message })
    const [, answer, ...more] = await waitFor(visitor, 2)
    expect(answer.text.body).toContain('31 EUR')
    expect(more).toEqual([])
  })

  /** By the names of the real payloads: the reply to the visitor, and the payloads that are only counted. */
  const TOLD: readonly [RegExp, RegExp][] = [
    [/^message\/(image|media_with_url|static_sticker)$/, /pictures or files/],
    [/^message\/(audio|voice)$/, /voice messages/],
    [/^message\/\w+_location$/, /the location/],
    [/^(message\/order|flow_completion\/.*)$/, /this kind of message/],
    [/^message\/(document|forwarded\w*)$/, /^(?!.*(pictures or files|this kind of message))/s],
  ]
  const COUNTED: Readonly<Record<string, string>> = {
    account_update: 'ignored_total{kind="account_update"}',
    call_connect: 'ignored_total{kind="calls"}',
    call_terminate: 'ignored_total{kind="calls"}',
    call_permission_update: 'ignored_total{kind="message_interactive"}',
    outgoing_message: 'ignored_total{kind="smb_message_echoes"}',
    message_status: 'received_total{kind="status"}',
    template_category_update: 'ignored_total{kind="template_category_update"}',
    template_components_update: 'ignored_total{kind="message_template_components_update"}',
    template_quality_update: 'ignored_total{kind="message_template_quality_update"}',
    template_status_update: 'received_total{kind="template"}',
    user_marketing_preferences: 'ignored_total{kind="user_preferences"}',
  }
  const counted = async (series: string): Promise<number> => {
    const { text } = (await service.call('GET', '/metrics')).body
    const line = text.split('\n').find((one: string) => one.startsWith(`foyer_whatsapp_${series} `))
    return Number(line?.split(' ')[1] ?? 0)
  }

  test.skipIf(!existsSync(DATA))('all real payloads are handled by kind', async () => {
    type Value = { metadata?: { phone_number_id: string }; messages?: object[]; statuses?: object[] }
    const cases: { name: string; payload: { entry: { changes: { value: Value }[] }[] } }[] = read('webhooks.json')
    const agent = await service.createAgent()
    const silent = newVisitor()
    const heard = cases.flatMap(({ name }) => {
      const [, words] = TOLD.find(([names]) => names.test(name)) ?? []
      return words ? [{ name, words, visitor: newVisitor() }] : []
    })
    const bound = [silent, ...heard.map(({ visitor }) => visitor)]
    await deliver(service, withValue({ messages: bound.map((one) => textMessage(one, linkText(agent.whatsapp_link))) }))
    for (const visitor of bound) await waitFor(visitor, 1)
    for (const { name, payload } of cases) {
      const visitor = heard.find((one) => one.name === name)?.visitor ?? silent
      for (const { value } of payload.entry.flatMap(({ changes }) => changes)) {
        if (value.metadata) value.metadata.phone_number_id = NUMBER
        for (const message of value.messages ?? []) Object.assign(message, { from: visitor, id: `wamid.${name}` })
      }
      const series = visitor === silent ? COUNTED[name.split('/')[0] ?? ''] : undefined
      const before = series && (await counted(series))
      expect((await deliver(service, payload)).status).toBe(200)
      if (visitor === silent)
        expect([name, series && (await counted(series)) - 1]).toEqual([name, before ?? 'a known kind'])
    }
    for (const { name, visitor, words } of heard) {
      expect([name, (await waitFor(visitor, 2))[1].text.body]).toEqual([name, expect.stringMatching(words)])
    }
    expect(sentTo(silent)).toHaveLength(1)
  })
})

describe('a visitor who changes their number', () => {
  const move = (from: string, to: string, fields = {}) => {
    const system = { body: `Ada changed from ${from} to ${to}`, wa_id: to, type: 'user_changed_number' }
    const message = { ...textMessage(from, ''), text: undefined, type: 'system', system, ...fields }
    return { message, deliver: () => deliver(service, withValue({ messages: [message] })) }
  }
  const price = 'How much is the gift basket?'

  test('continues the conversation, and the owner sees the new number', async () => {
    const { agent, visitor } = await boundVisitor()
    const [to, system] = [newVisitor(), { type: 'user_changed_number' }]
    await move(visitor, to).deliver()
    await say(to, price)
    expect((await waitFor(to, 1))[0].text.body).toContain('31 EUR')
    const bound = await service.app.db
      .selectFrom('conversations')
      .select(['visitor', 'identity'])
      .where('agent_id', '=', agent.agent_id)
      .execute()
    expect(bound).toEqual([{ visitor: to, identity: expect.objectContaining({ id: to, phone: `+${to}` }) }])
    await move(to, '', { system }).deliver()
    await say(to, price)
    expect(await waitFor(to, 2)).toHaveLength(2)
  })

  test('stays opted out, and moves once, also with repeated and late reports', async () => {
    const { visitor } = await boundVisitor()
    const to = newVisitor()
    await say(visitor, 'stop')
    await waitFor(visitor, 2)
    const there = move(visitor, to)
    await there.deliver()
    await say(to, price)
    await move(to, visitor).deliver()
    await there.deliver()
    await say(visitor, 'start')
    expect((await waitFor(visitor, 3))[2].text.body).toContain('Welcome back')
    expect(sentTo(to)).toEqual([])
  })

  test("is recognized if they write before the report, and gets nothing from the number's earlier user", async () => {
    const [one, other] = [await boundVisitor(), await boundVisitor()]
    const quick = newVisitor()
    const changed = textMessage(one.visitor, '')['timestamp']
    await say(quick, 'hello')
    expect((await waitFor(quick, 1))[0].text.body).toContain('Chat-Link')
    await move(one.visitor, quick, { timestamp: String(Number(changed) - 60) }).deliver()
    await say(quick, price)
    expect((await waitFor(quick, 2))[1].text.body).toContain('31 EUR')

    await move(quick, other.visitor, { timestamp: String(Number(changed) + 60) }).deliver()
    const chats = service.app.db.selectFrom('whatsapp_chats').innerJoin('conversations as c', 'c.id', 'conversation_id')
    const bound = await chats
      .select('c.agent_id as agentId')
      .where('whatsapp_chats.visitor', '=', other.visitor)
      .execute()
    expect(bound).toEqual([{ agentId: one.agent.agent_id }])
  })

  test('gets once what a person wrote to both numbers', async () => {
    const { visitor } = await boundVisitor()
    const quick = newVisitor()
    await say(quick, 'hello')
    await waitFor(quick, 1)
    const { db } = service.app
    const chatOf = (one: string) =>
      db.selectFrom('whatsapp_chats').selectAll().where('visitor', '=', one).executeTakeFirstOrThrow()
    const { id, conversation_id: conversationId } = await chatOf(visitor)
    await db
      .updateTable('whatsapp_chats')
      .set({ conversation_id: conversationId })
      .where('visitor', '=', quick)
      .execute()
    const said = {
      key: 'one:0',
      message_id: null,
      content: JSON.stringify({ kind: 'text', text: 'Ada here.' }),
      state: 'sent' as const,
    }
    const rows = [id, (await chatOf(quick)).id].map((chatId) => ({ ...said, id: randomUUID(), chat_id: chatId }))
    await db.insertInto('whatsapp_outbox').values(rows).execute()
    const earlier = String(Math.floor(Date.now() / 1000) - 60)
    expect((await move(visitor, quick, { timestamp: earlier }).deliver()).status).toBe(200)
    await say(quick, price)
    expect((await waitFor(quick, 2))[1].text.body).toContain('31 EUR')
  })

  test('without a visible number is answered by their ID, also after it changes', async () => {
    const agent = await service.createAgent({
      codebase_context: { products: [{ name: 'Gift basket', price: '31 EUR' }] },
    })
    const [id, next] = [`DE.${newVisitor()}`, `DE.${newVisitor()}`]
    const nameless = (userId: string, fields: Record<string, unknown>) => {
      const message = { ...textMessage('', ''), from: undefined, from_user_id: userId, ...fields }
      return deliver(
        service,
        withValue({ contacts: [{ user_id: userId, profile: { name: 'Ada' } }], messages: [message] }),
      )
    }
    const reached = (userId: string) =>
      graph.sent.filter(({ body }) => body.recipient === userId && body.to === undefined)
    await nameless(id, { text: { body: linkText(agent.whatsapp_link) } })
    await expect.poll(() => reached(id).length).toBe(1)
    const system = { type: 'user_changed_user_id', previous_user_id: id, user_id: next }
    await nameless(next, { text: undefined, type: 'system', system })
    await nameless(next, { text: { body: price } })
    await expect.poll(() => reached(next).length).toBe(1)
    expect(reached(next)[0]?.body.text.body).toContain('31 EUR')
  })
})

test('of simultaneous deliveries, only the one that cannot be stored is refused', async () => {
  const { db } = service.app
  await sql`create function refuse_inbound() returns trigger language plpgsql as $$ begin
    if new.content->>'text' = 'no room' then raise 'no room'; end if;
    return new; end $$`.execute(db)
  await sql`create trigger refuse_inbound before insert on whatsapp_inbound for each row execute function refuse_inbound()`.execute(
    db,
  )
  const replies = await Promise.all(['hello', 'no room', 'hello', 'hello'].map((text) => say(newVisitor(), text)))
  expect(replies.map(({ status }) => status)).toEqual([200, 500, 200, 200])
})

describe('opting out', () => {
  test('ends messages until the visitor opts in again', async () => {
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

  test('ends when the visitor opens a chat link', async () => {
    const { agent, visitor } = await boundVisitor()
    await say(visitor, 'STOP')
    await waitFor(visitor, 2)
    await say(visitor, linkText(agent.whatsapp_link))
    await waitFor(visitor, 3)
    await say(visitor, 'How much is the gift basket?')
    expect((await waitFor(visitor, 4))[3].text.body).toContain('31 EUR')
  })
})
