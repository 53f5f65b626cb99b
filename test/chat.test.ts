import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX, LINDENHOF_WITH_PHONE } from './support/lindenhof.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

const chat = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  service.call(method, `/api/v1/chat${path}`, body, headers)

async function openNewChat(fields: Record<string, unknown> = {}) {
  const agent = await service.createAgent({ codebase_context: LINDENHOF_WITH_PHONE, ...fields })
  return { agent, ...(await openChat(service, agent.webchat_widget_key, 'en-GB')) }
}

async function streamTurn(bearer: Record<string, string>, message: { text: string; client_id?: string }) {
  const response = await fetch(`${service.origin}/api/v1/chat/messages`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(message),
  })
  const frames = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data)
  return { headers: response.headers, parts: frames.map((frame) => (frame === '[DONE]' ? frame : JSON.parse(frame))) }
}

describe('a chat session', () => {
  test('greets and returns the agent', async () => {
    const { session } = await openNewChat({ greeting_message: 'Moin! What can I do for you?' })
    expect(session).toMatchObject({
      session_token: expect.stringMatching(/^cs_/),
      agent: {
        name: 'Lindenhof Assistant',
        company_name: 'Lindenhof',
        greeting: 'Moin! What can I do for you?',
        verified: false,
      },
      messages: [],
    })
  })

  test('resumes with its messages', async () => {
    const { session, bearer } = await openNewChat()
    await chat('POST', '/messages', { text: BOX }, bearer)
    const { body } = await chat('POST', '/sessions', undefined, bearer)
    expect(body.session_token).toBe(session.session_token)
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['visitor', 'agent'])
    const { body: since } = await chat('GET', `/messages?after=${body.messages[0].id}`, undefined, bearer)
    expect(since.messages).toEqual([body.messages[1]])
  })
})

describe('a message gets', () => {
  test('all plans side by side, then those with room for the people named', async () => {
    const plan = (name: string, price: string, ...features: string[]) => ({ name, price, features })
    const tiers = [
      plan('Solo', '12 EUR a month', 'For freelancers', '1 user'),
      plan('Team', '39 EUR a month', 'Up to 10 users'),
    ]
    const enterprise = plan('Enterprise', 'Contact us', 'Unlimited users')
    const { bearer } = await openNewChat({
      codebase_context: { pricing_tiers: [...tiers, plan('Free', '0 EUR', '1 user'), enterprise] },
    })
    const say = async (text: string) => (await chat('POST', '/messages', { text }, bearer)).body.message
    const { text, cards, answered } = await say('Which plan is best for me?')
    expect(text).toContain(
      '| Offer | Price |  |\n| --- | --- | --- |\n| Solo | 12 EUR a month | For freelancers; 1 user |',
    )
    expect(text).toContain('| Enterprise | Contact us | Unlimited users |')
    expect([answered, cards]).toEqual([true, []])
    expect((await say('Which plan is best for 6 people?')).text).toContain(
      'This could fit:\n- **Team**: 39 EUR a month. Up to 10 users',
    )
  })

  test('an answer from the knowledge, with its source', async () => {
    const { bearer } = await openNewChat()
    const { status, body } = await chat('POST', '/messages', { text: BOX }, bearer)
    expect(status).toBe(200)
    expect(body.message).toMatchObject({
      role: 'agent',
      answered: true,
      cards: [{ title: 'Weekly vegetable box', price: '24.50 EUR a week' }],
    })
    expect(body.message.text).toContain('24.50 EUR')
    expect(body.message.sources).toEqual([{ title: 'Weekly vegetable box' }])
  })

  test('a refusal with contact details for an unknown subject', async () => {
    const { bearer } = await openNewChat()
    const { body } = await chat('POST', '/messages', { text: 'Do you sell motorcycle insurance in Portugal?' }, bearer)
    expect(body.message.answered).toBe(false)
    expect(body.message.text).toContain('hello@lindenhof.example')
    expect(body.message.text).not.toContain('24.50')
  })

  test('suggestions with a refusal, in the reply, the stream and after a reload, each with an answer', async () => {
    const { bearer, messages } = await openNewChat()
    const text = 'Do you sell insurance for the vegetable box in Portugal?'
    const { parts } = await streamTurn(bearer, { text })
    const { suggestions } = parts.find(({ type }) => type === 'data-message').data
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.length).toBeLessThanOrEqual(3)
    expect((await messages()).at(-1)).toMatchObject({ answered: false, suggestions })
    expect((await chat('POST', '/sessions', undefined, bearer)).body.messages.at(-1)).toMatchObject({ suggestions })
    for (const suggestion of suggestions) {
      const { body } = await chat('POST', '/messages', { text: suggestion.text }, bearer)
      expect(body.message).toMatchObject({ answered: true })
      expect(body.message).not.toHaveProperty('suggestions')
    }
  })

  test('no opening hours from advertising text when the visitor asks for a person', async () => {
    const landing_page_content =
      'Nur vom Besten: helles Licht, ein Drucker für Fotos in 8 Sekunden und nicht zu vergessen Service Hotline rund um die Uhr.'
    const { say } = await openNewChat({ codebase_context: { landing_page_content } })
    const { message } = await say('Ich möchte mit einem Menschen sprechen')
    expect(message.text).toContain('hilft Ihnen ein Mensch weiter')
    expect(message.text).not.toContain('Drucker')
  })

  test('an answer from an item added a moment ago', async () => {
    const { agent, bearer } = await openNewChat()
    await service.api('POST', '/knowledge', {
      agent_id: agent.agent_id,
      title: 'Parking',
      content: 'Visitors park for free behind the barn.',
      item_type: 'faq',
    })
    const { body } = await chat('POST', '/messages', { text: 'Where can I park?' }, bearer)
    expect(body.message.text).toContain('behind the barn')
  })

  test('the same turn as a UI message stream', async () => {
    const { bearer } = await openNewChat()
    const { headers, parts } = await streamTurn(bearer, { text: BOX })
    expect(headers.get('x-vercel-ai-ui-message-stream')).toBe('v1')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect([parts[0].type, parts[1].type, parts.at(-2).type, parts.at(-1)]).toEqual([
      'start',
      'text-start',
      'finish',
      '[DONE]',
    ])
    const text = parts
      .filter(({ type }) => type === 'text-delta')
      .map(({ delta }) => delta)
      .join('')
    const whole = parts.find(({ type }) => type === 'data-message').data
    expect(text).toContain('24.50 EUR')
    expect(whole).toMatchObject({ id: parts[0].messageId, text, answered: true })
  })

  test('no reply while a person answers, and the stream says so', async () => {
    const { session, bearer } = await openNewChat()
    await service.app.db
      .updateTable('conversations')
      .set({ mode: 'person' })
      .where('id', '=', session.conversation_id)
      .execute()
    const withPerson = { type: 'data-with-person', data: { with_person: true } }
    const parts = [withPerson, { type: 'finish' }, '[DONE]']
    expect(await streamTurn(bearer, { text: 'Hello?' })).toMatchObject({ parts })
  })
})

describe('credits', () => {
  test('cost one for a reply and none for the greeting', async () => {
    const { agent, bearer } = await openNewChat()
    expect(await service.creditsUsed(agent.agent_id)).toBe(0)
    await chat('POST', '/messages', { text: 'Where are you?' }, bearer)
    expect(await service.creditsUsed(agent.agent_id)).toBe(1)
  })

  test('are exact under simultaneous messages, and at zero the agent says that it is unavailable', async () => {
    const { agent } = await openNewChat()
    await service.app.db.updateTable('agents').set({ credits_used: 97 }).where('id', '=', agent.agent_id).execute()
    const visitors = await Promise.all(
      Array.from({ length: 8 }, () => chat('POST', '/sessions', { widget_key: agent.webchat_widget_key })),
    )
    const replies = await Promise.all(
      visitors.map(({ body }) =>
        chat('POST', '/messages', { text: BOX }, { authorization: `Bearer ${body.session_token}` }),
      ),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect(replies.filter(({ body }) => body.message.text.includes('24.50'))).toHaveLength(3)
    expect(replies.filter(({ body }) => body.message.answered === false)).toHaveLength(5)
    expect(await service.creditsUsed(agent.agent_id)).toBe(100)
    const stored = await service.app.db
      .selectFrom('messages')
      .select('role')
      .where('agent_id', '=', agent.agent_id)
      .execute()
    expect(stored.filter(({ role }) => role === 'visitor')).toHaveLength(8)
  })
})

describe('the chat refuses', () => {
  test('an unknown widget key, an unknown token and an empty message', async () => {
    expect(await chat('POST', '/sessions', { widget_key: 'wc_nothing' })).toMatchObject({
      status: 404,
      body: { error: 'Unknown widget key' },
    })
    expect(await chat('POST', '/sessions', {})).toMatchObject({
      status: 400,
      body: { error: 'widget_key is required' },
    })
    expect(await chat('POST', '/messages', { text: 'hello' }, { authorization: 'Bearer cs_no' })).toMatchObject({
      status: 401,
    })
    const { bearer } = await openNewChat()
    expect(await chat('POST', '/messages', { text: ' ' }, bearer)).toMatchObject({
      status: 400,
      body: { error: 'text is required' },
    })
    expect(await chat('POST', '/messages', { text: 'x'.repeat(4001) }, bearer)).toMatchObject({ status: 400 })
  })

  test('the widget key of an agent without the channel webchat', async () => {
    const { agent_id } = await service.createAgent({ deploy_channels: ['whatsapp'] })
    const { widget_key } = await service.app.db
      .selectFrom('agents')
      .select('widget_key')
      .where('id', '=', agent_id)
      .executeTakeFirstOrThrow()
    expect((await chat('POST', '/sessions', { widget_key })).status).toBe(404)
  })

  test('too many messages from one visitor, with a sentence to show', async () => {
    await using small = await startService({ CHAT_PER_VISITOR_PER_HOUR: '2' })
    const agent = await small.createAgent()
    const { body } = await small.call('POST', '/api/v1/chat/sessions', { widget_key: agent.webchat_widget_key })
    const ask = (id = randomUUID()) =>
      small.call(
        'POST',
        '/api/v1/chat/messages',
        { text: 'hello', client_id: id },
        { authorization: `Bearer ${body.session_token}` },
      )
    const once = randomUUID()
    // An answered message that is sent again does not count as another one.
    expect([(await ask(once)).status, (await ask(once)).status, (await ask()).status]).toEqual([200, 200, 200])
    const third = await ask()
    expect(third).toMatchObject({ status: 429, body: { success: false, error: expect.stringContaining('minutes') } })
    expect(third.headers.get('retry-after')).toBeTruthy()
  })
})

test('one visitor sees nothing of another visitor', async () => {
  const [one, other] = [await openNewChat(), await openNewChat()]
  await chat('POST', '/messages', { text: 'My name is Ada.' }, one.bearer)
  const { body } = await chat('GET', '/messages', undefined, other.bearer)
  expect(body.messages).toEqual([])
})
