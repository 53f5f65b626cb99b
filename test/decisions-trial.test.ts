import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { linkText, openPhone } from './support/phone.ts'
import { type Service, startService } from './support/service.ts'

/** The rows “trial” and “chat limits”. */

const service = await disposeAfterAll(startService({ TRUST_PROXY: '127.0.0.1/32' }))

const CONTEXT = { products: [{ name: 'Weekly vegetable box', price: '24.50 EUR a week' }] }
const QUESTION = 'How much is the weekly vegetable box?'

async function openNewAgent(at = service) {
  const agent = await at.createAgent({ codebase_context: CONTEXT })
  const visit = () => beginSession(at, agent.webchat_widget_key)
  return { agentId: agent.agent_id, visit, say: await visit() }
}

/** One visitor who sends a message. */
async function beginSession(at: Service, widgetKey: string | undefined) {
  const { bearer } = await openChat(at, widgetKey)
  return (text: string, headers = {}) => at.call('POST', '/api/v1/chat/messages', { text }, { ...bearer, ...headers })
}

const setAgent = (id: string, fields: { credits_used?: number; trial_ends_at?: Date }) =>
  service.app.db.updateTable('agents').set(fields).where('id', '=', id).execute()
const textsOf = async (id: string, role: 'visitor' | 'agent') => {
  const rows = await service.app.db
    .selectFrom('messages')
    .select('text')
    .where('agent_id', '=', id)
    .where('role', '=', role)
    .execute()
  return rows.map(({ text }) => text)
}

describe('trial', () => {
  test('one reply costs one credit, taken atomically', async () => {
    const { agentId, visit } = await openNewAgent()
    await setAgent(agentId, { credits_used: 96 })
    const visitors = await Promise.all(Array.from({ length: 9 }, visit))
    const replies = await Promise.all(visitors.map((say) => say(QUESTION)))
    expect(replies.filter(({ body }) => body.message.text.includes('24.50'))).toHaveLength(4)
    expect(await service.creditsUsed(agentId)).toBe(100)
  })

  test('a credit is returned if there was no reply', async () => {
    await using broken = await startService()
    const { agentId, say } = await openNewAgent(broken)
    expect((await say(QUESTION)).status).toBe(200)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
      broken.app.db,
    )
    await sql`create trigger refuse before insert on messages for each row when (new.role = 'agent') execute function refuse()`.execute(
      broken.app.db,
    )
    expect(await say(QUESTION)).toMatchObject({ status: 500, body: { success: false, error: 'Internal server error' } })
    expect(await broken.creditsUsed(agentId)).toBe(1)
  })

  test.each([
    ['at zero', { credits_used: 100 }],
    ['expired', { trial_ends_at: new Date(Date.now() - 1000) }],
  ])('%s: the agent says so, takes contact details and stores the message', async (_when, fields) => {
    const { agentId, say } = await openNewAgent()
    await setAgent(agentId, fields)
    const before = await service.creditsUsed(agentId)
    const { status, body } = await say(QUESTION)
    expect([status, body.message.answered]).toEqual([200, false])
    expect(body.message.text).toMatch(/stored for Lindenhof.*email address or a phone number/)
    expect((await say('Please call me: +49 421 5550 123')).status).toBe(200)
    expect(await textsOf(agentId, 'visitor')).toEqual([QUESTION, 'Please call me: +49 421 5550 123'])
    expect(await service.creditsUsed(agentId)).toBe(before)
  })

  test('TRIAL_DAYS and TRIAL_MESSAGES', async () => {
    await using short = await startService({ TRIAL_DAYS: '3', TRIAL_MESSAGES: '1' })
    const { body: home } = await short.call('GET', '/api/v1/app/home')
    expect(home.trial).toEqual({ message_limit: 1, expires_in_days: 3 })
    const { agentId, say } = await openNewAgent(short)
    const agent = await short.app.db
      .selectFrom('agents')
      .selectAll()
      .where('id', '=', agentId)
      .executeTakeFirstOrThrow()
    expect((agent.trial_ends_at?.getTime() ?? 0) - agent.created_at.getTime()).toBe(3 * 86_400_000)
    expect([(await say(QUESTION)).body.message.answered, (await say(QUESTION)).body.message.answered]).toEqual([
      true,
      false,
    ])
  })
})

describe('chat limits', () => {
  const statuses = (replies: { status: number }[], status: number) =>
    replies.filter((reply) => reply.status === status).length

  test('CHAT_PER_VISITOR_PER_HOUR, exactly, with a sentence to show', async () => {
    await using few = await startService({ CHAT_PER_VISITOR_PER_HOUR: '4' })
    const { say } = await openNewAgent(few)
    const replies = await Promise.all(Array.from({ length: 7 }, () => say('hello')))
    expect([statuses(replies, 200), statuses(replies, 429)]).toEqual([4, 3])
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body.error).toMatch(/^You sent many messages\. .*minutes\.$/)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('CHAT_PER_VISITOR_PER_HOUR on WhatsApp, over all agents', async () => {
    await using few = await startService({ CHAT_PER_VISITOR_PER_HOUR: '3', WHATSAPP_WAIT_SECONDS: '0' })
    const [one, other] = [await few.createAgent(), await few.createAgent()].map((agent) =>
      linkText(agent.whatsapp_link),
    )
    const phone = openPhone(few)
    for (const text of [one, other, one]) expect(await phone.ask(text ?? '')).not.toContain('minutes')
    expect(await phone.ask(other ?? '')).toMatch(/You sent many messages\. .*minutes/)
  })

  test('CHAT_PER_VISITOR_PER_HOUR on WhatsApp stops a loop between machines, but not messages to a person', async () => {
    await using few = await startService({ CHAT_PER_VISITOR_PER_HOUR: '2', WHATSAPP_WAIT_SECONDS: '0' })
    const waiting = async () =>
      (await few.app.db.selectFrom('whatsapp_inbound').select('content').where('content', 'is not', null).execute())
        .length
    const machine = openPhone(few)
    for (const message of [
      { text: 'We are closed.' },
      { kind: 'image' as const },
      { text: 'We are closed.' },
      { text: 'We are closed.' },
    ]) {
      await machine.send(message)
      await expect.poll(waiting).toBe(0)
    }
    const said = await machine.replies(3)
    expect(said).toHaveLength(3)
    expect(said[2]).toContain('You sent many messages.')

    const { bearer } = await few.createAccount()
    const visitor = openPhone(few)
    await visitor.ask(linkText((await few.createAgent({}, bearer)).whatsapp_link))
    const [{ conversation_id: id }] = (await few.api('GET', '/conversations', undefined, bearer)).body.data
    await few.api('POST', `/conversations/${id}/takeover`, undefined, bearer)
    for (const text of ['One', 'Two', 'Three', 'Four']) await visitor.send({ text })
    const heard = async () =>
      (await few.api('GET', `/conversations/${id}`, undefined, bearer)).body.conversation.messages.map(
        ({ text }: { text: string }) => text,
      )
    await expect.poll(heard).toEqual(expect.arrayContaining(['One', 'Two', 'Three', 'Four']))
    expect(await visitor.replies(1)).toHaveLength(1)
  })

  test('CHAT_PER_ADDRESS_PER_HOUR, for one agent', async () => {
    await using few = await startService({
      CHAT_PER_ADDRESS_PER_HOUR: '3',
      TRUST_PROXY: '127.0.0.1/32',
    })
    const [one, other] = [await openNewAgent(few), await openNewAgent(few)]
    const office = { 'x-forwarded-for': '203.0.113.1' }
    const replies = [
      await one.say('a', office),
      await one.say('b', office),
      await one.say('c', office),
      await one.say('d', office),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect((await one.say('e', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200)
    expect((await other.say('f', office)).status).toBe(200)
  })

  test('refused messages of one visitor do not count for others at the same address', async () => {
    await using few = await startService({ CHAT_PER_VISITOR_PER_HOUR: '1', CHAT_PER_ADDRESS_PER_HOUR: '2' })
    const { webchat_widget_key: key } = await few.createAgent()
    const open = async () => {
      const { body } = await few.call('POST', '/api/v1/chat/sessions', { widget_key: key })
      const bearer = { authorization: `Bearer ${body.session_token}`, accept: 'application/json' }
      return async () => (await few.call('POST', '/api/v1/chat/messages', { text: 'a' }, bearer)).status
    }
    const [eager, other] = [await open(), await open()]
    expect([await eager(), await eager(), await eager(), await other()]).toEqual([200, 429, 429, 200])
  })

  test('ten times the limit for other calls, for one address and agent', async () => {
    await using few = await startService({
      CHAT_PER_ADDRESS_PER_HOUR: '1',
      TRUST_PROXY: '127.0.0.1/32',
    })
    const { webchat_widget_key: key } = await few.createAgent()
    const office = { 'x-forwarded-for': '203.0.113.1' }
    const begin = (from = office) => few.call('POST', '/api/v1/chat/sessions', { widget_key: key }, from)
    const bearer = { authorization: `Bearer ${(await begin()).body.session_token}` }
    const ask = (path: string, from = office) => few.call('POST', `/api/v1/chat${path}`, {}, { ...bearer, ...from })
    const paths = ['/sessions', '/feedback', '/identify', '/whatsapp']
    for (const path of [...paths, ...paths, '/sessions']) expect((await ask(path)).status).not.toBe(429)
    for (const path of paths) {
      const refused = await ask(path)
      expect(refused).toMatchObject({
        status: 429,
        body: { success: false, error: expect.stringMatching(/ Try again in \d+ minutes\.$/) },
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await begin()).status).toBe(429)
    expect((await begin({ 'x-forwarded-for': '203.0.113.2' })).status).toBe(200)
    expect((await ask('/whatsapp', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200)
  })
})
