import { describe, expect, test } from 'vitest'
import { assignAgent } from '../src/features/agents/agents.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { type Owned, ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const stranger = (await service.createAccount()).bearer

const NORWAY = 'Do you ship to Norway?'

const idsOf = ({ body }: { body: { data: { conversation_id: string }[] } }) =>
  body.data.map(({ conversation_id: id }) => id)
const list = ({ agentId, bearer }: Owned, query = '') =>
  service.api('GET', `/conversations?agent_id=${agentId}${query}`, undefined, bearer)

/** The events that a stream has sent so far. */
async function follow(path: string, bearer: Record<string, string>) {
  const end = new AbortController()
  const response = await fetch(`${service.origin}/api/v1/public${path}`, {
    headers: { ...bearer, accept: 'text/event-stream' },
    signal: end.signal,
  })
  // @NOTE any: every test knows the events it waits for.
  const list: any[] = []
  const ended = readEvents(response, (event) => list.push(event)).catch(() => {})
  return { list, ended, stop: () => end.abort() }
}

describe('conversations', () => {
  test('are listed by their last message, in pages, without empty ones', async () => {
    const owned = await ownedAgent(service)
    const [first, second, third, silent] = [
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
    ]
    for (const chat of [first, second, third, first]) await chat.say(BOX)
    const page = await list(owned, '&limit=2')
    const rest = await list(owned, `&limit=2&cursor=${page.body.next_cursor}`)
    expect([...idsOf(page), ...idsOf(rest)]).toEqual([first.id, third.id, second.id])
    expect(rest.body).not.toHaveProperty('next_cursor')
    expect((await service.api('GET', `/conversations/${silent.id}`, undefined, owned.bearer)).status).toBe(200)
  })

  test('can be filtered', async () => {
    const owned = await ownedAgent(service)
    const [known, unknown, lead, person, disliked] = [
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
    ]
    await known.say(BOX)
    await unknown.say(NORWAY)
    await lead.say(BOX)
    await lead.leave({ name: 'Anna Schmidt', email: 'anna@example.com' })
    await person.say(BOX)
    await service.api('POST', `/conversations/${person.id}/reply`, { text: 'Hello, this is Jan.' }, owned.bearer)
    await service.api('POST', `/conversations/${person.id}/handback`, undefined, owned.bearer)
    const { message } = await disliked.say(BOX)
    await disliked.rate(message.id, 'down', 'too short')
    expect(idsOf(await list(owned, '&unanswered=true'))).toEqual([unknown.id])
    expect(idsOf(await list(owned, '&lead=true'))).toEqual([lead.id])
    expect(idsOf(await list(owned, '&taken_over=true'))).toEqual([person.id])
    expect(idsOf(await list(await ownedAgent(service), '&taken_over=true'))).toEqual([])
    expect(idsOf(await list(owned, '&rating=down'))).toEqual([disliked.id])
    expect(idsOf(await list(owned, '&channel=whatsapp'))).toEqual([])
    expect(idsOf(await list(owned, '&unanswered=false&lead=false&taken_over=false')).toSorted()).toEqual(
      [known.id, disliked.id].toSorted(),
    )
    const { body } = await list(owned)
    const record = (id: string) => body.data.find((one: { conversation_id: string }) => one.conversation_id === id)
    expect(record(unknown.id)).toMatchObject({ unanswered: 1, taken_over: false, thumbs_down: 0 })
    expect(record(lead.id)).toMatchObject({ lead: { name: 'Anna Schmidt', email: 'anna@example.com', status: 'new' } })
    expect(record(disliked.id)).toMatchObject({ thumbs_down: 1 })
    expect(await list(owned, '&lead=maybe')).toMatchObject({
      status: 400,
      body: { error: 'lead must be one of true, false' },
    })
  })

  test('wait for a person if the visitor asked for one or wrote last to one', async () => {
    const owned = await ownedAgent(service)
    const [known, asking, taken] = [
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
    ]
    for (const chat of [known, taken]) await chat.say(BOX)
    await asking.requestHandoff()
    const reply = (text: string) => service.api('POST', `/conversations/${taken.id}/reply`, { text }, owned.bearer)
    await reply('Hello, this is Jan.')
    expect(idsOf(await list(owned, '&waiting=true'))).toEqual([asking.id])
    await taken.say('Hello Jan!')
    expect(idsOf(await list(owned, '&waiting=true'))).toEqual([taken.id, asking.id])
    expect(idsOf(await list(owned, '&waiting=false'))).toEqual([known.id])
    expect((await list(owned)).body.data.map(({ waiting }: { waiting: boolean }) => waiting)).toEqual([
      true,
      true,
      false,
    ])
    await reply('What can I do for you?')
    expect(idsOf(await list(owned, '&waiting=true'))).toEqual([asking.id])
  })

  test('are found by words in any script, beginnings of words, and the visitor', async () => {
    const owned = await ownedAgent(service)
    const [english, german, chinese, thai, form] = [
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
      await openChat(service, owned.widgetKey),
    ]
    await english.say("Do you ship to Norway? It's for my mother's café.")
    await german.say('Liefern Sie auch nach Österreich? 100% bio_logisch?')
    await chinese.say('你们有送货服务吗？')
    await thai.say('คุณมีบริการจัดส่งไหม')
    await form.say(BOX)
    await form.leave({ name: 'Søren Kierkegaard', email: 'soren@example.com' })
    const find = async (words: string) => idsOf(await list(owned, `&q=${encodeURIComponent(words)}`))
    for (const words of ['norway', 'NORWAY ship', 'norw', 'cafe', "mother's"])
      expect(await find(words)).toEqual([english.id])
    for (const words of ['österreich', 'Osterr', 'nach liefern']) expect(await find(words)).toEqual([german.id])
    for (const words of ['送货', '送货服务', '货']) expect(await find(words)).toEqual([chinese.id])
    for (const words of ['จัดส่ง', 'บริการ']) expect(await find(words)).toEqual([thai.id])
    for (const words of ['kierkegaard', 'soren@example.com', 'Søren K']) expect(await find(words)).toEqual([form.id])
    for (const words of ['norway österreich', 'ship sweden', '货送', '%', "'", '\\', "' | 'x", '!', ':*'])
      expect(await find(words)).toEqual([])
    const { body } = await list(owned, '&q=norway')
    expect(body.data[0].match.text).toContain('Norway')
  })

  test('show the passages that the agent had', async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    await chat.say(BOX)
    await chat.say('Thank you!')
    const { body } = await service.api('GET', `/conversations/${chat.id}`, undefined, owned.bearer)
    const [question, answer, , thanks] = body.conversation.messages
    expect(question).toMatchObject({ role: 'visitor', passages: [], sources: [] })
    expect(question).not.toHaveProperty('answered_by')
    expect(answer).toMatchObject({ role: 'agent', answered_by: 'builtin' })
    expect(answer.passages[0]).toMatchObject({ title: 'Weekly vegetable box', text: expect.stringContaining('24.50') })
    expect(thanks.passages).toEqual([])
    expect(JSON.stringify(await chat.messages())).not.toContain('passages')
  })
})

describe('live updates', () => {
  test('send the list changes of matching conversations, and removals', async () => {
    const owned = await ownedAgent(service)
    const events = await follow(`/conversations?agent_id=${owned.agentId}&unanswered=true`, owned.bearer)
    const chat = await openChat(service, owned.widgetKey)
    await chat.say(BOX)
    await chat.say(NORWAY)
    await expect
      .poll(() => events.list)
      .toMatchObject([{ type: 'conversation', conversation: { conversation_id: chat.id } }])
    await service.api('DELETE', `/conversations/${chat.id}`, undefined, owned.bearer)
    await expect.poll(() => events.list.at(-1)).toEqual({ type: 'removed', conversation_id: chat.id })
    const others = await follow('/conversations', stranger)
    await (await openChat(service, owned.widgetKey)).say(NORWAY)
    await expect.poll(() => events.list.at(-1)?.type).toBe('conversation')
    expect(others.list).toEqual([])
    events.stop()
    others.stop()
  })

  test('end when the key that opened them ends', async () => {
    const owned = await ownedAgent(service)
    const { body: made } = await service.api('POST', '/keys', { name: 'stream' }, owned.bearer)
    const bearer = { authorization: `Bearer ${made.secret}` }
    const [revoked, lasting] = [await follow('/conversations', bearer), await follow('/conversations', owned.bearer)]
    await service.api('DELETE', `/keys/${made.key.key_id}`, undefined, owned.bearer)
    await revoked.ended
    const chat = await openChat(service, owned.widgetKey)
    await chat.say(NORWAY)
    await expect.poll(() => lasting.list.length).toBe(1)
    expect(revoked.list).toEqual([])
    lasting.stop()
  })

  test('send an open conversation each message as its owner sees it', async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    await chat.say('Hello')
    const events = await follow(`/conversations/${chat.id}`, owned.bearer)
    await expect.poll(() => events.list.length).toBe(1)
    await chat.say(BOX)
    await expect.poll(() => events.list.length).toBe(3)
    expect(events.list).toMatchObject([
      { type: 'mode', mode: 'agent' },
      { type: 'message', message: { role: 'visitor', text: BOX } },
      {
        type: 'message',
        message: { role: 'agent', answered_by: 'builtin', passages: [{ title: 'Weekly vegetable box' }] },
      },
    ])
    events.stop()
  })
})

describe('corrections', () => {
  test("are listed with the website's text, edited and deleted", async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    const { message } = await chat.say(BOX)
    const answer = 'The weekly box is 26 EUR from January on.'
    await service.api('POST', `/messages/${message.id}/correction`, { answer }, owned.bearer)
    const corrections = (bearer: Record<string, string>) =>
      service.api('GET', `/corrections?agent_id=${owned.agentId}`, undefined, bearer)
    const { data } = (await corrections(owned.bearer)).body
    expect(data).toMatchObject([{ question: BOX, answer }])
    expect(data[0]).not.toHaveProperty('holds')
    const { message: corrected } = await chat.say(BOX)
    expect(corrected.text).toBe(answer)
    const thread = await service.api('GET', `/conversations/${chat.id}`, undefined, owned.bearer)
    expect(thread.body.conversation.messages.at(-1)).toMatchObject({ answered_by: 'correction', passages: [] })
    const path = `/corrections/${data[0].correction_id}`
    expect((await corrections(stranger)).status).toBe(404)
    const reword = (fields: object, bearer = owned.bearer) => service.api('PATCH', path, fields, bearer)
    expect((await reword({ answer: 'It is 27 EUR.' }, stranger)).status).toBe(404)
    expect(await reword({ answer: ' ' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('answer') },
    })
    expect((await reword({ answer: 'It is 27 EUR from January on.' })).status).toBe(200)
    expect((await chat.say(BOX)).message.text).toBe('It is 27 EUR from January on.')
    expect((await service.api('DELETE', path, undefined, stranger)).status).toBe(404)
    expect((await service.api('DELETE', path, undefined, owned.bearer)).status).toBe(200)
    expect((await chat.say(BOX)).message.text).toContain('24.50')
  })

  test("have the question without the visitor's details, and stay after the visitor is deleted", async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    const answer = 'The weekly box is 26 EUR from January on.'
    const correct = async (text: string, fields: object = {}) => {
      const { message } = await chat.say(text)
      const path = `/messages/${message.id}/correction`
      return (await service.api('POST', path, { answer, ...fields }, owned.bearer)).body
    }
    const asked = `My name is Anna Schmidt. ${BOX} My email is anna@example.com.`
    expect(await correct(asked)).toMatchObject({ question: BOX })
    expect((await chat.say(asked)).message.text).toContain(answer)
    // Sent as by the dashboard.
    expect(await correct(asked, { question: asked })).toMatchObject({ question: BOX })
    expect(await correct('My name is Anna Schmidt, do you ship to Norway?')).toMatchObject({
      question: 'do you ship to Norway?',
    })
    expect(await correct('Is hello@lindenhof.example your address?')).toMatchObject({
      question: 'Is hello@lindenhof.example your address?',
    })
    expect(await correct('My name is Anna Schmidt.')).toMatchObject({
      error: 'question is required, because this message answers no question',
    })
  })
})

describe('a lead', () => {
  test('keeps the stage that its owner set, is deleted without its conversation, and returns only with new details', async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    await chat.say('I am Anna Schmidt, anna@example.com')
    const leads = async (query = '') =>
      (await service.api('GET', `/leads?agent_id=${owned.agentId}${query}`, undefined, owned.bearer)).body.data
    const [lead] = await leads()
    const path = `/leads/${lead.lead_id}`
    expect((await service.api('PATCH', path, { stage: 'curious' }, owned.bearer)).body.lead).toMatchObject({
      stage: 'curious',
      status: 'new',
    })
    await chat.say('I want to order the weekly vegetable box now, please call me back: +49 421 555 0123')
    expect(await leads('&stage=curious')).toMatchObject([{ details: { phone: { value: expect.any(String) } } }])
    expect(await leads('&stage=ready')).toEqual([])
    expect((await service.api('DELETE', path, undefined, stranger)).status).toBe(404)
    expect((await service.api('DELETE', path, undefined, owned.bearer)).status).toBe(200)
    expect(await leads()).toEqual([])
    expect((await service.api('GET', `/conversations/${chat.id}`, undefined, owned.bearer)).status).toBe(200)
    await chat.say(BOX)
    expect(await leads()).toEqual([])
    await chat.say('Please write to anna@work.example')
    expect(await leads()).toMatchObject([{ details: { email: { value: 'anna@work.example' } } }])
  })
})

test('a stream of one conversation ends at the next event after its agent changed owners', async () => {
  const owned = await ownedAgent(service)
  const chat = await openChat(service, owned.widgetKey)
  const stream = await follow(`/conversations/${chat.id}`, owned.bearer)
  await expect.poll(() => stream.list.length).toBeGreaterThan(0)
  await assignAgent(service.app.db, owned.agentId, (await service.createAccount()).accountId)
  await chat.say('My mail is secret-ben@example.com')
  await stream.ended
  expect(stream.list).toEqual([{ type: 'mode', mode: 'agent' }, { type: 'ended' }])
})

test('another account finds nothing by any search', async () => {
  const owned = await ownedAgent(service)
  await (await openChat(service, owned.widgetKey)).say('My mail is secret-anna@example.com')
  const find = (bearer: Record<string, string>) =>
    service.api('GET', '/conversations?q=secret-anna@example.com', undefined, bearer)
  expect((await find(stranger)).body.data).toEqual([])
  expect((await find(owned.bearer)).body.data).toHaveLength(1)
  expect((await find({})).status).toBe(401)
})

async function readEvents(response: Response, take: (event: unknown) => void): Promise<void> {
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (text + part).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) take(JSON.parse(line.slice(6)))
  }
}
