import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deliverToWhatsApp } from '../src/features/channels/channels.ts'
import { findConversation, insertMessage } from '../src/features/conversations/conversations.ts'
import { NUMBER, deliver, liveSettings, newVisitor, textMessage, withValue } from './support/cloud-api.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startGraph } from './support/graph-server.ts'
import { countPendingJobs } from './support/pending-jobs.ts'
import { linkText } from './support/phone.ts'
import { startSite } from './support/site-server.ts'
import { startService } from './support/service.ts'

const SHAPES = '../shared/testdata/whatsapp/outbound.json'

const graph = await disposeAfterAll(startGraph())
const service = await disposeAfterAll(
  startService({ ...liveSettings(graph.url), WHATSAPP_TEMPLATE: 'reply_waiting/en', AGENTS_PER_DAY: '50' }),
)
const account = await service.createAccount()

const sentTo = (visitor: string) => graph.sent.filter(({ body }) => body.to === visitor).map(({ body }) => body)
const waitFor = async (visitor: string, count: number) => {
  await expect.poll(() => sentTo(visitor).length).toBeGreaterThanOrEqual(count)
  return sentTo(visitor)
}
const say = (visitor: string, text: string) => deliver(service, withValue({ messages: [textMessage(visitor, text)] }))
const report = (body: { biz_opaque_callback_data: string; to: string }, status: string, fields = {}) =>
  deliver(
    service,
    withValue({
      statuses: [
        {
          id: 'wamid.any',
          status,
          timestamp: '1',
          recipient_id: body.to,
          biz_opaque_callback_data: body.biz_opaque_callback_data,
          ...fields,
        },
      ],
    }),
  )

const remoteIdOf = async (reference: string) => {
  const sent = service.app.db.selectFrom('whatsapp_outbox').select('remote_id').where('id', '=', reference)
  return (await sent.executeTakeFirstOrThrow()).remote_id
}

/** A visitor with a first reply, and the conversation as its owner sees it. */
async function greeted(fields: Record<string, unknown> = {}) {
  const products = ['Pear juice', 'Apple juice', 'Gift basket'].map((name, at) => ({ name, price: `${at + 3} EUR` }))
  const agent = await service.createAgent({ codebase_context: { products }, ...fields }, account.bearer)
  const visitor = newVisitor()
  await say(visitor, linkText(agent.whatsapp_link))
  await waitFor(visitor, 1)
  const list = await service.api('GET', `/conversations?agent_id=${agent.agent_id}`, undefined, account.bearer)
  const { conversation_id: id, visitor: shown } = list.body.data[0]
  expect(shown).toEqual({ id: visitor, phone: `+${visitor}` })
  const thread = async () =>
    (await service.api('GET', `/conversations/${id}`, undefined, account.bearer)).body.conversation.messages
  const reply = (text: string) => service.api('POST', `/conversations/${id}/reply`, { text }, account.bearer)
  const delivery = async () => (await thread()).at(-1).delivery
  return { agent, visitor, id, thread, reply, delivery }
}

/** The owner's stream of a conversation, once it is open. */
async function followThread(id: string) {
  const leaving = new AbortController()
  const headers = { ...account.bearer, accept: 'text/event-stream' }
  const response = await fetch(`${service.origin}/api/v1/public/conversations/${id}`, {
    headers,
    signal: leaving.signal,
  })
  let text = ''
  const read = async (): Promise<void> => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  }
  read().catch(() => {})
  await expect.poll(() => text).toContain('"mode"')
  return { last: () => text.trimEnd().split('\n\n').at(-1), [Symbol.asyncDispose]: async () => leaving.abort() }
}

describe('messages', () => {
  test.skipIf(!existsSync(SHAPES))('have the format of the Cloud API', async () => {
    const { visitor } = await greeted()
    const shapes: { kind: string; path: string; body: { text?: Record<string, unknown> } }[] = JSON.parse(
      readFileSync(SHAPES, 'utf8'),
    )
    const shape = shapes.find(({ kind }) => kind === 'text')
    const { biz_opaque_callback_data: reference, ...sent } = sentTo(visitor)[0]
    expect(sent).toEqual({ ...shape?.body, to: visitor, text: { ...shape?.body.text, body: sent.text.body } })
    expect(reference).toMatch(/^[0-9a-f-]{36}$/)
    const [call] = graph.sent
    expect(call?.path).toBe(shape?.path.replace('v20.0', 'v23.0').replace('1122334455667', NUMBER))
    expect(call?.authorization).toBe('Bearer good')
  })

  test('show several offers as buttons or a list, within the limits', async () => {
    const { visitor } = await greeted()
    await say(visitor, 'How much are the pear juice and the apple juice?')
    const last = (await waitFor(visitor, 2)).at(-1)
    expect(last.interactive.type).toBe('button')
    const titles = last.interactive.action.buttons.map(({ reply }: { reply: { title: string } }) => reply.title)
    expect(titles.toSorted()).toEqual(['Apple juice', 'Pear juice'])
  })

  test('offer what is close in a list, beside a refusal; a tapped row is answered', async () => {
    const { visitor } = await greeted()
    await say(visitor, 'Do you sell bicycles and apple juice presses?')
    const { interactive } = (await waitFor(visitor, 2)).at(-1)
    expect(interactive).toMatchObject({ type: 'list', action: { button: 'Show options' } })
    const { rows } = interactive.action.sections[0]
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThanOrEqual(3)
    for (const { title } of rows) expect(title.length).toBeLessThanOrEqual(24)
    const [{ id, title }] = rows
    await deliver(
      service,
      withValue({
        messages: [
          {
            ...textMessage(visitor, ''),
            text: undefined,
            type: 'interactive',
            interactive: { type: 'list_reply', list_reply: { id, title } },
          },
        ],
      }),
    )
    const answer = (await waitFor(visitor, 3)).at(-1)
    expect(JSON.stringify(answer)).toMatch(/EUR|juice|basket/i)
  })

  test('show a single offer with its picture, or as text if WhatsApp cannot fetch it', async () => {
    const { visitor, id } = await greeted()
    const kettle = sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    const webp = { headers: { 'content-type': 'image/webp' }, body: await kettle.webp().toBuffer() }
    await using site = await startSite({ '/kettle.webp': webp })
    const cards = [{ title: 'Copper kettle', price: '79 EUR', image_url: `${site.origin}/kettle.webp` }]
    const { db } = service.app
    const conversation = await findConversation(db, id)
    if (!conversation) throw new Error('the conversation is gone')
    const said = await insertMessage(db, conversation, {
      id: randomUUID(),
      role: 'agent',
      text: 'We have:',
      answered: true,
      cards,
    })
    await deliverToWhatsApp(service.app, db, conversation, said)

    const { biz_opaque_callback_data: reference, ...picture } = (await waitFor(visitor, 2))[1]
    const caption = 'We have:\n\nCopper kettle · 79 EUR'
    expect(picture).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: visitor,
      type: 'image',
      image: { link: expect.any(String), caption },
    })
    const link = new URL(picture.image.link)
    expect((await service.call('GET', link.pathname + link.search)).headers.get('content-type')).toBe('image/jpeg')

    const errors = [{ code: 131053, title: 'Media upload error' }]
    await expect.poll(() => remoteIdOf(reference)).toBeTruthy()
    await report({ to: visitor, biz_opaque_callback_data: reference }, 'failed', {
      id: await remoteIdOf(reference),
      errors,
    })
    expect((await waitFor(visitor, 3))[2]).toMatchObject({ type: 'text', text: { body: caption } })
  })

  test('are sent as text if WhatsApp refuses the format', async () => {
    const { visitor } = await greeted()
    graph.refuseNext(400, 131009)
    await say(visitor, 'How much are the pear juice and the apple juice?')
    expect((await waitFor(visitor, 2))[1].text.body).toContain('Pear juice')
  })
})

describe('delivery', () => {
  test('is retried after a failure of WhatsApp', async () => {
    const { visitor } = await greeted()
    graph.refuseNext(500, 131000)
    await say(visitor, 'How much is the gift basket?')
    const all = await waitFor(visitor, 2)
    expect(all[1].text.body).toContain('5 EUR')
    expect(all).toHaveLength(2)
  })

  test('is not repeated after a lost response if WhatsApp reports on the message', async () => {
    const { visitor, reply, delivery } = await greeted()
    graph.onTaken = ({ body }) => {
      if (body.to === visitor && body.text?.body === 'First') void report(body, 'sent')
    }
    graph.refuseNext(0)
    await reply('First')
    await expect.poll(delivery).toEqual({ state: 'sent' })
    expect(sentTo(visitor).filter(({ text }) => text?.body === 'First')).toHaveLength(1)
  })
})

test("a message counts once for its number's rate limit", async () => {
  await using plain = await startService(liveSettings(graph.url))
  const agent = await plain.createAgent()
  const visitor = newVisitor()
  await deliver(plain, withValue({ messages: [textMessage(visitor, linkText(agent.whatsapp_link))] }))
  await waitFor(visitor, 1)
  await expect.poll(() => countPendingJobs(plain.origin)).toBe(0)
  const counted = plain.app.db.selectFrom('request_counts').select('count').where('key', '=', `whatsapp:${NUMBER}`)
  expect(await counted.executeTakeFirst()).toEqual({ count: 1 })
})

describe('a message with an unknown outcome', () => {
  /** A message whose connection broke while it was sent, longer ago than WhatsApp takes to report. */
  async function unsure(status = 0) {
    const chat = await greeted()
    graph.refuseNext(status, 0, chat.visitor)
    await chat.reply('First')
    await waitFor(chat.visitor, 2)
    const first = sentTo(chat.visitor)[1].biz_opaque_callback_data
    const age = { attempted_at: new Date(Date.now() - 31_000) }
    await service.app.db.updateTable('whatsapp_outbox').set(age).where('id', '=', first).execute()
    const count = () => sentTo(chat.visitor).filter(({ text }) => text?.body === 'First').length
    const state = async () => (await chat.thread()).find(({ text }: { text: string }) => text === 'First').delivery
    return { ...chat, count, state }
  }

  test('is not sent again, delays nothing, and is shown as not confirmed until WhatsApp reports on it', async () => {
    const { visitor, reply, count, state } = await unsure()
    await reply('Second')
    await expect.poll(() => sentTo(visitor).at(-1).text.body).toBe('Second')
    expect(await state()).toEqual({ state: 'unknown', reason: expect.stringContaining('does not resend it') })
    expect(count()).toBe(1)
    await report(sentTo(visitor)[1], 'delivered')
    expect(await state()).toEqual({ state: 'delivered' })
  })

  test('is also one whose response does not mention it', async () => {
    const { visitor, reply, count, state } = await unsure(200)
    await reply('Second')
    await expect.poll(state).toMatchObject({ state: 'unknown' })
    expect(count()).toBe(1)
    const errors = [{ code: 131026, title: 'Message undeliverable' }]
    await report(sentTo(visitor)[1], 'failed', { errors })
    expect(await state()).toMatchObject({ state: 'failed' })
  })

  test('has failed if WhatsApp reports that for a second attempt', async () => {
    const { visitor, reply, delivery } = await greeted()
    await reply('First')
    const body = (await waitFor(visitor, 2))[1]
    await expect.poll(delivery).toEqual({ state: 'sent' })
    graph.refuseNext(0, 0, visitor)
    const id = await remoteIdOf(body.biz_opaque_callback_data)
    await report(body, 'failed', { id, errors: [{ code: 131000, title: 'Something went wrong' }] })
    await waitFor(visitor, 3)
    await report(body, 'failed', { id: 'wamid.second', errors: [{ code: 131026, title: 'Message undeliverable' }] })
    expect(await delivery()).toMatchObject({ state: 'failed' })
  })

  // A "sent" report on an accepted message changes nothing, but shows that reports arrive.
  test.each(['sent', 'delivered'])(
    'is sent again once WhatsApp has reported a later one as %s and not on it',
    async (status) => {
      const { reply, count } = await unsure()
      const { visitor: other } = await greeted()
      const [later] = sentTo(other)
      await expect.poll(() => remoteIdOf(later.biz_opaque_callback_data)).toBeTruthy()
      await report(later, status)
      await reply('Second')
      await expect.poll(count).toBe(2)
    },
  )
})

test('the typing indicator is not shown while a person answers', async () => {
  const { visitor, reply } = await greeted()
  await reply('Hello from Ada')
  await waitFor(visitor, 2)
  const message = textMessage(visitor, 'Hello Ada')
  await deliver(service, withValue({ messages: [message] }))
  const receipt = () => graph.receipts.find(({ body }) => body.message_id === message['id'])?.body
  await expect.poll(receipt).toEqual({ messaging_product: 'whatsapp', status: 'read', message_id: message['id'] })
})

describe('the owner sees', () => {
  test('the delivery state of a message, with reports in any order', async () => {
    const { id, visitor, reply, delivery } = await greeted()
    await using live = await followThread(id)
    await reply('Hello from Ada')
    const body = (await waitFor(visitor, 2))[1]
    await expect.poll(delivery).toEqual({ state: 'sent' })
    await expect.poll(live.last).toMatch(/Hello from Ada.*"sent"/)
    await report(body, 'read')
    expect(await delivery()).toEqual({ state: 'read' })
    await expect.poll(live.last).toMatch(/Hello from Ada.*"read"/)
    await report(body, 'delivered')
    expect(await delivery()).toEqual({ state: 'read' })
  })

  test('why a message could not be delivered', async () => {
    const { visitor, reply, delivery } = await greeted()
    await reply('Hello from Ada')
    const body = (await waitFor(visitor, 2))[1]
    await expect.poll(delivery).toEqual({ state: 'sent' })
    const id = await remoteIdOf(body.biz_opaque_callback_data)
    await report(body, 'failed', { id, errors: [{ code: 131026, title: 'Message undeliverable' }] })
    expect(await delivery()).toEqual({
      state: 'failed',
      reason: expect.stringContaining('cannot deliver to this visitor'),
    })
  })
})

test('after 24 hours only the template is sent', async () => {
  const { visitor, id, reply } = await greeted()
  await service.app.db
    .updateTable('whatsapp_chats')
    .set({ last_inbound_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('conversation_id', '=', id)
    .execute()
  await reply('Your basket\nis ready.')
  expect((await waitFor(visitor, 2))[1].template).toEqual({
    name: 'reply_waiting',
    language: { policy: 'deterministic', code: 'en' },
    components: [{ type: 'body', parameters: [{ type: 'text', text: 'Your basket is ready.' }] }],
  })
})

test('a message that WhatsApp accepts and then rejects as too late is sent in the template', async () => {
  const { visitor, reply } = await greeted()
  await reply('Your basket is ready.')
  const { biz_opaque_callback_data: reference } = (await waitFor(visitor, 2))[1]
  await expect.poll(() => remoteIdOf(reference)).toBeTruthy()
  const late = { id: await remoteIdOf(reference), errors: [{ code: 131047, title: 'Re-engagement message' }] }
  await report({ to: visitor, biz_opaque_callback_data: reference }, 'failed', late)
  expect((await waitFor(visitor, 3))[2].template).toMatchObject({ name: 'reply_waiting' })
})

test('without a template, the closed window is reported, also if WhatsApp reports it first', async () => {
  await using plain = await startService(liveSettings(graph.url))
  const { bearer } = await plain.createAccount()
  const agent = await plain.createAgent({}, bearer)
  const visitor = newVisitor()
  await deliver(plain, withValue({ messages: [textMessage(visitor, linkText(agent.whatsapp_link))] }))
  await waitFor(visitor, 1)
  const { conversation_id: id } = (await plain.api('GET', '/conversations', undefined, bearer)).body.data[0]
  graph.refuseNext(400, 131047)
  await plain.api('POST', `/conversations/${id}/reply`, { text: 'Too late' }, bearer)
  const delivery = async () =>
    (await plain.api('GET', `/conversations/${id}`, undefined, bearer)).body.conversation.messages.at(-1).delivery
  await expect.poll(delivery).toEqual({ state: 'failed', reason: expect.stringContaining('24 hours') })
})
