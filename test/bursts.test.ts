import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChatMessage } from '../src/contract/chat/chat-contract.ts'
import { getAgent } from '../src/features/agents/agents.ts'
import {
  type TurnEvent,
  createRunningTurns,
  findConversation,
  runTurn,
  endLostTurns,
} from '../src/features/conversations/conversations.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX, LINDENHOF_WITH_PARKING } from './support/lindenhof.ts'
import { startModelServer } from './support/model-server.ts'
import { startService } from './support/service.ts'

const SETTINGS = { CHAT_PER_ADDRESS_PER_HOUR: '1000', CHAT_PER_VISITOR_PER_HOUR: '1000' }
const PARKING = 'Where can I park my car?'
const DELIVERY = 'Do you deliver?'

const model = await disposeAfterAll(startModelServer())
const builtIn = await disposeAfterAll(startService(SETTINGS))
const service = await disposeAfterAll(
  startService({ ...SETTINGS, CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: model.url }),
)
afterEach(() => model.play({ text: ['Hello.'] }))

/** A visitor who can also read the reply to a message as it is written. */
async function converse(of = service) {
  const { bearer } = await of.createAccount()
  const agent = await of.createAgent({ codebase_context: LINDENHOF_WITH_PARKING }, bearer)
  const chat = await openChat(of, agent.webchat_widget_key, 'en')
  const post = (body: object, init: RequestInit = {}) =>
    fetch(`${of.origin}/api/v1/chat/messages`, {
      ...init,
      method: 'POST',
      headers: { ...chat.bearer, 'content-type': 'application/json', ...init.headers },
      body: JSON.stringify(body),
    })
  const say = async (text: string, { clientId, ...init }: { clientId?: string; signal?: AbortSignal } = {}) => {
    // @NOTE any: every test knows the reply it asks for.
    const reply: any = await (await post({ text, client_id: clientId }, init)).json()
    return reply
  }
  const stream = async (text: string) => {
    const response = await post({ text }, { headers: { accept: 'text/event-stream' } })
    let received = ''
    const read = async () => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) received += chunk
      return received
    }
    return { done: read(), received: () => received }
  }
  return {
    conversationId: chat.id,
    agentId: agent.agent_id,
    owner: bearer,
    call: chat.call,
    say,
    stream,
    history: chat.messages,
    texts: async () => (await chat.messages()).map(({ text }) => text),
    creditsUsed: () => of.creditsUsed(agent.agent_id),
  }
}

type Chat = Awaited<ReturnType<typeof converse>>

/**
 * A model that gives the price, and the parking if that was asked. It delays all after the first sentence on the
 * price until it is released; with `silent`, everything.
 */
function playSlowModel({ silent = false } = {}): { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const price = ['The box holds seven kinds of vegetables. ', 'It', ' costs 24.50 EUR a week.']
  model.play(({ prompt }) => {
    if (prompt.includes(PARKING)) return { text: ['Visitors park their cars for free behind the barn.'] }
    return { text: price, holds: silent ? [promise] : [undefined, undefined, promise] }
  })
  return { release: resolve }
}

/** A visitor who sees the first sentence of an answer whose rest is delayed. */
async function seeFirstSentence(chat: Chat) {
  const first = await chat.stream(BOX)
  await expect.poll(first.received).toContain('seven kinds')
  return first
}

const PRICE_ANSWER = 'The box holds seven kinds of vegetables. It costs 24.50 EUR a week.'
const PARKING_ANSWER = 'Visitors park their cars for free behind the barn.'

describe('a message that comes after a reply', () => {
  test('gets its own reply, which repeats no earlier answer', async () => {
    const chat = await converse(builtIn)
    const replies = [await chat.say(BOX), await chat.say(PARKING), await chat.say('Thanks!')]
    const [box, parking, thanks] = replies.map(({ message }) => message.text)
    expect(box).toContain('24.50')
    expect(parking).toContain('behind the barn')
    expect(parking).not.toContain('24.50')
    expect(thanks).not.toMatch(/24\.50|behind the barn/)
    expect(await chat.texts()).toEqual([BOX, box, PARKING, parking, 'Thanks!', thanks])
    expect(await chat.creditsUsed()).toBe(3)
  })

  test('ten in a row get ten replies for ten credits', async () => {
    const chat = await converse(builtIn)
    const asked = [BOX, 'Do you sell motorcycle insurance in Portugal?', ...Array<string>(8).fill(PARKING)]
    const replies: ChatMessage[] = []
    for (const text of asked) replies.push((await chat.say(text)).message)
    expect(new Set(replies.map(({ id }) => id)).size).toBe(10)
    expect(replies[1]?.answered).toBe(false)
    for (const { text, answered } of replies.slice(2)) {
      expect(answered).toBe(true)
      expect(text).not.toMatch(/24\.50|don.t know/)
    }
    expect(await chat.history()).toHaveLength(20)
    expect(await chat.creditsUsed()).toBe(10)
  })
})

describe('a message that comes before any of the answer is shown', () => {
  test('restarts the turn with both: one reply, one credit', async () => {
    const { release } = playSlowModel({ silent: true })
    const chat = await converse()
    const asked = model.requests.length
    const first = await chat.stream(BOX)
    await expect.poll(() => model.requests.length).toBe(asked + 1)
    const second = await chat.say(PARKING)
    expect(second.message.text).toBe(PARKING_ANSWER)
    expect(await first.done).toMatch(/"data-superseded","data":\{"superseded":true\}\}\s+data: \{"type":"finish"\}/)
    expect(model.requests.at(-1)?.prompt).toContain(BOX)
    release()
    expect(await chat.texts()).toEqual([BOX, PARKING, PARKING_ANSWER])
    expect(await chat.creditsUsed()).toBe(1)
  })

  test('restarts a JSON call although the model has started to write', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const asked = model.requests.length
    const first = chat.say(BOX)
    await expect.poll(() => model.requests.length).toBe(asked + 1)
    expect((await chat.say(PARKING)).message.text).toBe(PARKING_ANSWER)
    expect(await first).toEqual({ superseded: true })
    release()
    expect(await chat.texts()).toEqual([BOX, PARKING, PARKING_ANSWER])
    expect(await chat.creditsUsed()).toBe(1)
  })

  test('is superseded by the next message, also when it is sent again', async () => {
    const { release } = playSlowModel({ silent: true })
    const chat = await converse()
    const ids = [randomUUID(), randomUUID()]
    const asked = model.requests.length
    const first = chat.say(BOX, { clientId: ids[0] })
    await expect.poll(() => model.requests.length).toBe(asked + 1)
    const second = chat.say(DELIVERY, { clientId: ids[1] })
    await expect.poll(() => model.requests.length).toBe(asked + 2)
    const third = await chat.say(PARKING)
    expect([await first, await second]).toEqual([{ superseded: true }, { superseded: true }])
    expect([await chat.say(BOX, { clientId: ids[0] }), await chat.say(DELIVERY, { clientId: ids[1] })]).toEqual([
      { superseded: true },
      { superseded: true },
    ])
    release()
    expect(await chat.texts()).toEqual([BOX, DELIVERY, PARKING, third.message.text])
    expect(await chat.creditsUsed()).toBe(1)
  })

  test('is read together with the earlier message as one question', async () => {
    const chat = await converse(builtIn)
    const { db } = builtIn.app
    const [agent, conversation] = [await getAgent(db, chat.agentId), await findConversation(db, chat.conversationId)]
    if (!conversation) throw new Error('no conversation')
    const turn = runTurn(builtIn.app, { agent, conversation, text: 'How much is', locale: 'en', streams: true })
    await turn.next()
    const { message } = await chat.say('the weekly vegetable box')
    expect(message).toMatchObject({ answered: true, text: expect.stringContaining('24.50') })
    expect(await turn.next()).toMatchObject({ value: { type: 'superseded' } })
  })
})

describe('a message that comes while a shown answer is written', () => {
  test('is stored at once and gets its own turn after that answer', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const first = await seeFirstSentence(chat)
    const asked = model.requests.length
    const second = chat.say(PARKING)
    await expect.poll(chat.texts).toEqual([BOX, PARKING])
    expect(model.requests.length).toBe(asked)
    release()
    expect(await first.done).toContain('24.50 EUR')
    expect(await first.done).not.toContain('superseded')
    expect((await second).message.text).toBe(PARKING_ANSWER)
    expect(model.requests.at(-1)?.prompt).toContain(PRICE_ANSWER)
    expect(await chat.texts()).toEqual([BOX, PRICE_ANSWER, PARKING, PARKING_ANSWER])
    expect(await chat.creditsUsed()).toBe(2)
  })

  test('shares one reply with other waiting messages', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const first = await seeFirstSentence(chat)
    const second = chat.say(DELIVERY)
    await expect.poll(async () => (await chat.texts()).length).toBe(2)
    const third = chat.say(PARKING)
    await expect.poll(async () => (await chat.texts()).length).toBe(3)
    expect(await second).toEqual({ superseded: true })
    release()
    await first.done
    expect((await third).message.text).toBe(PARKING_ANSWER)
    expect(await chat.texts()).toEqual([BOX, PRICE_ANSWER, DELIVERY, PARKING, PARKING_ANSWER])
    expect(await chat.creditsUsed()).toBe(2)
  })

  test('whose client leaves meanwhile costs nothing, and is answered when it is sent again', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const first = await seeFirstSentence(chat)
    const leaving = new AbortController()
    const clientId = randomUUID()
    const second = chat.say(PARKING, { clientId, signal: leaving.signal })
    await expect.poll(chat.texts).toEqual([BOX, PARKING])
    leaving.abort()
    await expect(second).rejects.toThrow('aborted')
    release()
    await first.done
    const runningTurns = () =>
      service.app.db
        .selectFrom('turns')
        .select('id')
        .where('conversation_id', '=', chat.conversationId)
        .where('state', '=', 'running')
        .execute()
    await expect.poll(runningTurns).toEqual([])
    expect(await chat.texts()).toEqual([BOX, PRICE_ANSWER, PARKING])
    expect(await chat.creditsUsed()).toBe(1)
    expect((await chat.say(PARKING, { clientId })).message.text).toBe(PARKING_ANSWER)
    expect(await chat.texts()).toEqual([BOX, PRICE_ANSWER, PARKING, PARKING_ANSWER])
    expect(await chat.creditsUsed()).toBe(2)
  })

  test('waits while another node writes that answer', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const { db } = service.app
    const [agent, conversation] = [await getAgent(db, chat.agentId), await findConversation(db, chat.conversationId)]
    if (!conversation) throw new Error('no conversation')
    const otherNode = { ...service.app, turns: createRunningTurns() }
    const turn = runTurn(otherNode, { agent, conversation, text: BOX, locale: 'en', streams: true })
    const heard: TurnEvent['type'][] = []
    const read = async (event: TurnEvent['type']) => {
      while (heard.at(-1) !== event) {
        const { value } = await turn.next()
        if (!value) break
        heard.push(value.type)
      }
    }
    await read('text')
    const second = chat.say(PARKING)
    await expect.poll(chat.texts).toEqual([BOX, PARKING])
    release()
    await read('finished')
    expect((await second).message.text).toBe(PARKING_ANSWER)
    expect(await chat.texts()).toEqual([BOX, PRICE_ANSWER, PARKING, PARKING_ANSWER])
  })

  test('is answered after that process dies, and the lost credit is returned', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const first = await seeFirstSentence(chat)
    const second = chat.say(PARKING)
    await expect.poll(chat.texts).toEqual([BOX, PARKING])
    const { db } = service.app
    // The turn of a killed process.
    await db
      .updateTable('turns')
      .set({ lease_until: sql<Date>`now() - interval '1 second'` })
      .where('conversation_id', '=', chat.conversationId)
      .where('shown', '=', true)
      .execute()
    await endLostTurns(db)
    expect((await second).message.text).toBe(PARKING_ANSWER)
    expect(await chat.creditsUsed()).toBe(1)
    release()
    await first.done
    expect(await chat.texts()).toEqual([BOX, PARKING, PARKING_ANSWER])
  })

  test('is left to the person who takes over', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const first = await seeFirstSentence(chat)
    const second = chat.say(PARKING)
    await expect.poll(chat.texts).toEqual([BOX, PARKING])
    await service.api('POST', `/conversations/${chat.conversationId}/takeover`, undefined, chat.owner)
    expect(await second).toEqual({ superseded: true })
    release()
    await first.done
    expect(await chat.texts()).toEqual([BOX, PARKING])
    expect(await chat.creditsUsed()).toBe(0)
  })

  test('is returned together with that answer when a client asks for later messages', async () => {
    const { release } = playSlowModel()
    const chat = await converse()
    const first = await seeFirstSentence(chat)
    const second = chat.say(PARKING)
    await expect.poll(chat.texts).toEqual([BOX, PARKING])
    const waiting = (await chat.history()).at(-1)?.id
    release()
    await Promise.all([first.done, second])
    const { body } = await chat.call('GET', `/messages?after=${waiting}`)
    expect(body.messages.map(({ text }: ChatMessage) => text)).toEqual([PRICE_ANSWER, PARKING_ANSWER])
  })
})

test('simultaneous messages get one reply or one each, at one credit per reply', async () => {
  const chat = await converse(builtIn)
  const replies = await Promise.all([chat.say(BOX), chat.say(PARKING), chat.say('Thanks!')])
  const answered = replies.filter(({ message }) => message)
  expect(answered.length).toBeGreaterThan(0)
  for (const body of replies) if (!body.message) expect(body).toEqual({ superseded: true })
  const roles = (await chat.history()).map(({ role }) => role)
  expect(roles.filter((role) => role === 'agent')).toHaveLength(answered.length)
  expect(roles.at(-1)).toBe('agent')
  expect(await chat.creditsUsed()).toBe(answered.length)
})
