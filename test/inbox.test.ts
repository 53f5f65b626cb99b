import { describe, expect, test } from 'vitest'
import { checkCases } from '../src/features/answers/answers.ts'
import { getAgent } from '../src/features/agents/agents.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX, LINDENHOF } from './support/lindenhof.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const owner = (await service.createAccount()).bearer
const stranger = (await service.createAccount()).bearer

const CONTEXT = { ...LINDENHOF, products: [...LINDENHOF.products, { name: 'Honey jar', price: '7.50 EUR' }] }

type Lead = { details: Record<string, { value: string } | undefined> }

const createAgent = async () => {
  const { agent_id: agentId, webchat_widget_key: key } = await service.createAgent({ codebase_context: CONTEXT }, owner)
  return { agentId, key }
}

describe('an owner', () => {
  test('lists conversations in pages, reads one, takes over, replies, hands back and deletes', async () => {
    const { agentId, key } = await createAgent()
    const chats = [await openChat(service, key), await openChat(service, key), await openChat(service, key)]
    for (const { say } of chats) await say(BOX)
    const list = (query: string) => service.api('GET', `/conversations?agent_id=${agentId}${query}`, undefined, owner)
    const { body: first } = await list('&limit=2')
    const { body: rest } = await list(`&limit=2&cursor=${first.next_cursor}`)
    expect([...first.data, ...rest.data].map((one) => one.conversation_id)).toEqual(
      chats.map(({ id }) => id).toReversed(),
    )
    expect(rest).not.toHaveProperty('next_cursor')
    expect(first.data[0]).toMatchObject({ mode: 'agent', last_message: { role: 'agent', answered: true } })

    const [chat] = chats
    if (!chat) throw new Error('no chat')
    const path = `/conversations/${chat.id}`
    expect((await service.api('GET', path, undefined, owner)).body.conversation.messages).toHaveLength(2)
    expect((await service.api('POST', `${path}/takeover`, undefined, owner)).status).toBe(200)
    expect(await chat.say('Hello?')).toEqual({ with_person: true })
    expect((await list('&mode=person')).body.data).toHaveLength(1)
    await service.api('POST', `${path}/reply`, { text: 'Hello, this is Jan.' }, owner)
    expect((await chat.messages()).at(-1)).toMatchObject({ role: 'person', text: 'Hello, this is Jan.' })
    await service.api('POST', `${path}/handback`, {}, owner)
    expect((await chat.say(BOX)).message.text).toContain('24.50')
    expect((await service.api('DELETE', path, undefined, owner)).status).toBe(200)
    expect((await service.api('GET', path, undefined, owner)).status).toBe(404)
  })

  test('gets a lead from details given to a person, as far as the visitor agreed', async () => {
    const { agentId, key } = await createAgent()
    const leads = async () => (await service.api('GET', `/leads?agent_id=${agentId}`, undefined, owner)).body.data
    const values = async () => (await leads()).map(({ details: { name, phone } }: Lead) => [name?.value, phone?.value])
    const chat = await openChat(service, key, 'en-GB')
    await chat.say(BOX)
    await service.api('POST', `/conversations/${chat.id}/reply`, { text: 'Hello, this is Jan.' }, owner)
    await chat.say('My name is Ann Bell, 07700 900871')
    expect(await values()).toEqual([['Ann Bell', '+447700900871']])
    await chat.say('no, my number is 07700 900872')
    expect(await values()).toEqual([['Ann Bell', '+447700900872']])
    expect((await leads())[0].details.phone.message_id).toBe((await chat.messages()).at(-1)?.id)
    await chat.say('Please delete my number')
    expect(await values()).toEqual([])

    await service.api('PATCH', `/agents/${agentId}`, { ask_consent: true }, owner)
    await chat.say('It is 07700 900873')
    expect(await values()).toEqual([])
  })

  test('corrects an answer, which overrides all knowledge and is checked after research', async () => {
    const { agentId, key } = await createAgent()
    const { message } = await (await openChat(service, key)).say(BOX)
    const correct = (id: string, headers: Record<string, string>) =>
      service.api(
        'POST',
        `/messages/${id}/correction`,
        { answer: 'The weekly box is 26 EUR from January on.' },
        headers,
      )
    expect((await correct(message.id, stranger)).status).toBe(404)
    expect(await correct(message.id, owner)).toMatchObject({ status: 200, body: { question: BOX } })
    const chat = await openChat(service, key)
    expect((await chat.say('How much does the weekly vegetable box cost?')).message.text).toBe(
      'The weekly box is 26 EUR from January on.',
    )
    expect((await chat.say('Which kinds of vegetables are in the box?')).message.text).not.toContain('26 EUR')
    expect((await chat.say('How much is the monthly vegetable box?')).message.text).not.toContain('26 EUR')
    await checkCases(service.app, await getAgent(service.app.db, agentId))
    const row = await service.app.db
      .selectFrom('curated_answers')
      .selectAll()
      .where('agent_id', '=', agentId)
      .executeTakeFirst()
    expect(row).toMatchObject({ holds: true, site_says: expect.stringContaining('24.50') })
    const corrections = async () =>
      (await service.api('GET', `/corrections?agent_id=${agentId}`, undefined, owner)).body.data
    expect(await corrections()).toMatchObject([{ site_changed: false }])
    const { data } = (await service.api('GET', `/knowledge?agent_id=${agentId}&q=vegetable`, undefined, owner)).body
    for (const { knowledge_item_id: id } of data)
      await service.api('PATCH', `/knowledge/${id}`, { content: 'Price: 31.00 EUR a week' }, owner)
    await checkCases(service.app, await getAgent(service.app.db, agentId))
    expect(await corrections()).toMatchObject([
      { holds: true, site_changed: true, site_says: expect.stringContaining('31.00') },
    ])
    const [{ correction_id: correctionId }] = await corrections()
    const keep = (headers = {}) => service.api('POST', `/corrections/${correctionId}/keep`, undefined, headers)
    expect([(await keep()).status, (await keep(stranger)).status, (await keep(owner)).status]).toEqual([401, 404, 200])
    await checkCases(service.app, await getAgent(service.app.db, agentId))
    expect(await corrections()).toMatchObject([
      { holds: true, site_changed: false, site_says: expect.stringContaining('31.00') },
    ])
  })

  test('is quoted for a corrected question in any part of a message', async () => {
    const { key } = await createAgent()
    const ask = async (text: string) => (await (await openChat(service, key)).say(text)).message
    const correct = async (question: string, answer: string) =>
      service.api('POST', `/messages/${(await ask(question)).id}/correction`, { answer }, owner)
    await correct(BOX, 'It is 26 EUR from January on.')
    for (const text of [
      `What is Lindenhof? ${BOX}`,
      `${BOX} And do you ship to Norway?`,
      'How much are the weekly vegetable box and the honey jar?',
    ])
      expect((await ask(text)).text).toMatch(/^(?!.*24\.50).*26 EUR/s)
    await correct('How much are the honey jar and the weekly vegetable box?', 'Ask us in the shop.')
    expect((await ask('Hi! How much are the honey jar and the weekly vegetable box?')).text).toBe('Ask us in the shop.')
  })

  test('sees unanswered questions, grouped by meaning, and closes a group with one call', async () => {
    const { agentId, key } = await createAgent()
    const asked = [
      'Do you ship to Norway?',
      'Is delivery to Norway possible?',
      'Can I pay with bitcoin?',
      'Do you ship to Sweden?',
    ]
    for (const text of asked) await (await openChat(service, key)).say(text)
    const gaps = async (state = 'open') =>
      (await service.api('GET', `/gaps?agent_id=${agentId}&state=${state}`, undefined, owner)).body.data
    expect(await gaps()).toMatchObject([
      { question: 'Do you ship to Norway?', count: 2 },
      { question: 'Do you ship to Sweden?', count: 1 },
      { question: 'Can I pay with bitcoin?', count: 1 },
    ])
    const [norway, sweden, bitcoin] = await gaps()
    expect((await service.api('POST', `/gaps/${norway.gap_id}/answer`, { answer: 'x' }, stranger)).status).toBe(404)
    const answers = ['We ship to Norway for 19 EUR.', 'To Norway it costs 20 EUR.'].map((answer) =>
      service.api('POST', `/gaps/${norway.gap_id}/answer`, { answer }, owner),
    )
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { body: known } = await service.api('GET', `/knowledge?agent_id=${agentId}`, undefined, owner)
    expect(known.data.filter(({ title }: { title: string }) => title.includes('Norway'))).toHaveLength(1)
    expect((await (await openChat(service, key)).say('Do you ship to Norway?')).message.text).toMatch(/(19|20) EUR/)
    expect(await gaps()).toMatchObject([
      { question: 'Do you ship to Sweden?' },
      { question: 'Can I pay with bitcoin?' },
    ])
    for (const { gap_id: id } of [bitcoin, sweden]) await service.api('POST', `/gaps/${id}/dismiss`, undefined, owner)
    expect(await gaps()).toEqual([])
    expect(await gaps('dismissed')).toHaveLength(2)
  })

  test('sees the unanswered part of a message, and no statements', async () => {
    const { agentId, key } = await createAgent()
    const { say } = await openChat(service, key)
    const answered = async (text: string) => (await say(text)).message.answered
    const remarks = [
      "that's too expensive",
      'My order never came!',
      'We are a family of four and love vegetables',
      'I am just looking around',
    ]
    for (const text of remarks) expect(await answered(text)).toBe(true)
    const gaps = async () => (await service.api('GET', `/gaps?agent_id=${agentId}`, undefined, owner)).body.data
    expect(await gaps()).toEqual([])
    const { message } = await say('How much is the weekly vegetable box and do you ship to Norway?')
    expect(message).toMatchObject({
      answered: true,
      text: expect.stringMatching(/24.50 EUR.*“do you ship to Norway\?” – I don't know/s),
    })
    expect(await gaps()).toMatchObject([{ question: 'do you ship to Norway?', count: 1 }])
  })

  test('closes all gaps that an answer covers, and sees those that are asked again without one', async () => {
    const { agentId, key } = await createAgent()
    const gaps = async (state = 'open') => {
      const { data } = (await service.api('GET', `/gaps?agent_id=${agentId}&state=${state}`, undefined, owner)).body
      return data.map(({ question }: { question: string }) => question).toSorted()
    }
    const GIFT = 'Do you sell gift vouchers?'
    for (const text of [GIFT, 'How long is a gift voucher valid?', 'Can I pay with bitcoin?'])
      await (await openChat(service, key)).say(text)
    expect(await gaps()).toHaveLength(3)
    const { data } = (await service.api('GET', `/gaps?agent_id=${agentId}`, undefined, owner)).body
    const { gap_id: id } = data.find(({ question }: { question: string }) => question === GIFT)
    const answer = 'Yes, we sell gift vouchers from 20 EUR. A gift voucher is valid for three years.'
    const { knowledge_item_id: item } = (await service.api('POST', `/gaps/${id}/answer`, { answer }, owner)).body
    expect(await gaps()).toEqual(['Can I pay with bitcoin?'])
    expect(await gaps('answered')).toEqual([GIFT, 'How long is a gift voucher valid?'])
    await service.api('DELETE', `/knowledge/${item}`, undefined, owner)
    await (await openChat(service, key)).say(GIFT)
    expect(await gaps()).toEqual(['Can I pay with bitcoin?', GIFT])
    expect(await gaps('answered')).toEqual([GIFT, 'How long is a gift voucher valid?'])
  })

  test('stores no details of the visitor as knowledge', async () => {
    const { agentId, key } = await createAgent()
    await (await openChat(service, key)).say('My name is Anna Schmidt. Do you sell gift vouchers?')
    const { data } = (await service.api('GET', `/gaps?agent_id=${agentId}`, undefined, owner)).body
    const answered = await service.api('POST', `/gaps/${data[0].gap_id}/answer`, { answer: 'Yes, from 20 EUR.' }, owner)
    const { body } = await service.api('GET', `/knowledge/${answered.body.knowledge_item_id}`, undefined, owner)
    expect(body.item.title).toBe('Do you sell gift vouchers?')
  })

  test('lists leads, updates them, and exports them as CSV without formulas', async () => {
    const { agentId, key } = await createAgent()
    await (
      await openChat(service, key)
    ).say('My name is Anna Schmidt, anna@example.com. I am looking for =HYPERLINK("x"), or a box.')
    const list = (query = '', accept = {}) =>
      service.api('GET', `/leads?agent_id=${agentId}${query}`, undefined, { ...owner, ...accept })
    const { body } = await list()
    expect(body.data).toMatchObject([
      {
        status: 'new',
        stage: 'interested',
        details: { name: { value: 'Anna Schmidt' }, email: { value: 'anna@example.com' } },
      },
    ])
    const path = `/leads/${body.data[0].lead_id}`
    expect((await service.api('PATCH', path, { status: 'lost' }, stranger)).status).toBe(404)
    expect((await service.api('PATCH', path, { status: 'won' }, owner)).body.lead.status).toBe('won')
    expect((await list('&status=new')).body.data).toEqual([])
    expect((await list(`&cursor=${body.data[0].lead_id}`)).body.data).toEqual([])
    const csv = await list('', { accept: 'text/csv' })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.body.text).toMatch(/^created_at,name,email.*\r\n[^,]+,Anna Schmidt,anna@example\.com,,,"'=HYPERLINK/)
    const german = await list('', { accept: 'text/csv', 'accept-language': 'de-DE,de;q=0.9' })
    expect(german.body.text).toMatch(/^created_at;name;email.*\r\n[^;]+;Anna Schmidt;anna@example\.com;;;"'=HYPERLINK/)
  })

  test('turns on consent and reads the identity secret', async () => {
    const { agentId } = await createAgent()
    expect((await service.api('PATCH', `/agents/${agentId}`, { ask_consent: true }, owner)).status).toBe(200)
    expect(
      (await service.app.db.selectFrom('agents').select('ask_consent').where('id', '=', agentId).executeTakeFirst())
        ?.ask_consent,
    ).toBe(true)
    const { body } = await service.api('GET', `/agents/${agentId}/identity-secret`, undefined, owner)
    expect(body.identity_secret).toMatch(/^is_/)
    const renewed = await service.api('POST', `/agents/${agentId}/identity-secret`, undefined, owner)
    expect(renewed.body.identity_secret).toMatch(/^is_/)
    expect(renewed.body.identity_secret).not.toBe(body.identity_secret)
    expect((await service.api('GET', `/agents/${agentId}/identity-secret`, undefined, owner)).body).toEqual(
      renewed.body,
    )
  })
})

test('another account and callers without a key see and change nothing', async () => {
  const { agentId, key } = await createAgent()
  const chat = await openChat(service, key)
  const { message } = await chat.say('My mail is anna@example.com')
  const calls: [string, string, unknown?][] = [
    ['GET', `/conversations/${chat.id}`],
    ['DELETE', `/conversations/${chat.id}`],
    ['POST', `/conversations/${chat.id}/takeover`],
    ['POST', `/conversations/${chat.id}/handback`],
    ['POST', `/conversations/${chat.id}/reply`, { text: 'x' }],
    ['POST', `/messages/${message.id}/correction`, { answer: 'x' }],
    ['GET', `/gaps?agent_id=${agentId}`],
    ['GET', `/agents/${agentId}/identity-secret`],
    ['POST', `/agents/${agentId}/identity-secret`],
  ]
  for (const [method, path, body] of calls) {
    expect((await service.api(method, path, body, stranger)).status).toBe(404)
    expect((await service.api(method, path, body)).status).toBe(401)
  }
  for (const path of ['/conversations', '/leads']) {
    expect((await service.api('GET', path, undefined, stranger)).body.data).toEqual([])
    expect((await service.api('GET', path)).status).toBe(401)
  }
  expect((await service.api('GET', `/conversations/nonsense`, undefined, owner)).status).toBe(404)
  expect((await service.api('GET', `/conversations/${chat.id}`, undefined, owner)).status).toBe(200)
})
