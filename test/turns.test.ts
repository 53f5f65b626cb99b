import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createId } from '../src/base/ids.ts'
import { getAgent } from '../src/features/agents/agents.ts'
import {
  requestHandoff,
  createLiveFeed,
  findConversation,
  followConversation,
  followInbox,
  runTurn,
} from '../src/features/conversations/conversations.ts'
import type { Db } from '../src/store/database.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX, LINDENHOF_WITH_PARKING, PARKING } from './support/lindenhof.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' }))

const createAgent = () => service.createAgent({ codebase_context: LINDENHOF_WITH_PARKING })

test('followers get a change that another node made while this node could not poll', async () => {
  const { db, log } = service.app
  const { id: conversationId } = await openChat(service, (await createAgent()).webchat_widget_key)
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const live = createLiveFeed(db, log)
  onTestFinished(() => live.stop())
  let woken = 0
  live.listen(conversationId, () => (woken += 1))
  await sql`update conversations set changed_at = now() - interval '30 seconds' where id = ${conversationId}`.execute(
    db,
  )
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => woken).toBe(1)
})

test('followers learn that another node deleted the conversation', async () => {
  const { db, log } = service.app
  const { id: conversationId } = await openChat(service, (await createAgent()).webchat_widget_key)
  await db.deleteFrom('conversations').where('id', '=', conversationId).execute()
  const live = createLiveFeed(db, log)
  onTestFinished(() => live.stop())
  expect(await new Promise((resolve) => live.listen(conversationId, () => resolve('woken')))).toBe('woken')
})

describe('a message that is sent again', () => {
  test('is answered once, with the same reply', async () => {
    const agent = await createAgent()
    const chat = await openChat(service, agent.webchat_widget_key)
    const id = randomUUID()
    const replies = await Promise.all([chat.send(BOX, id), chat.send(BOX, id), chat.send(BOX, id)])
    const later = await chat.send(BOX, id)
    expect(new Set([...replies, later].map(({ body }) => body.message.id)).size).toBe(1)
    expect(await chat.messages()).toHaveLength(2)
    expect(await service.creditsUsed(agent.agent_id)).toBe(1)
  })

  test('is left to the person who has taken over since', async () => {
    const agent = await createAgent()
    const chat = await openChat(service, agent.webchat_widget_key)
    const id = randomUUID()
    await chat.send(BOX, id)
    // As after a takeover during an answer.
    await service.app.db
      .deleteFrom('messages')
      .where('conversation_id', '=', chat.id)
      .where('role', '=', 'agent')
      .execute()
    await service.app.db.updateTable('turns').set({ state: 'failed' }).where('conversation_id', '=', chat.id).execute()
    await service.app.db.updateTable('conversations').set({ mode: 'person' }).where('id', '=', chat.id).execute()
    expect((await chat.send(BOX, id)).body).toEqual({ with_person: true })
    expect(await chat.messages()).toHaveLength(1)
  })

  test('is answered by the agent after the hand-back if nothing was written since', async () => {
    const chat = await openChat(service, (await createAgent()).webchat_widget_key)
    const setMode = (mode: 'agent' | 'person') =>
      service.app.db.updateTable('conversations').set({ mode }).where('id', '=', chat.id).execute()
    const [first, second] = [randomUUID(), randomUUID()]
    await setMode('person')
    expect((await chat.send(PARKING, first)).body).toEqual({ with_person: true })
    expect((await chat.send(BOX, second)).body).toEqual({ with_person: true })
    await setMode('agent')
    const { body } = await chat.send(BOX, second)
    expect(body.message).toMatchObject({ role: 'agent', text: expect.stringContaining('24.50') })
    expect((await chat.send(BOX, second)).body.message.id).toBe(body.message.id)
    expect((await chat.send(PARKING, first)).body).toEqual({ with_person: true })
    expect((await chat.messages()).map(({ role }) => role)).toEqual(['visitor', 'visitor', 'agent'])
  })

  test('is refused if its client_id is not a UUID', async () => {
    const chat = await openChat(service, (await createAgent()).webchat_widget_key)
    expect(await chat.send(BOX, 'x')).toMatchObject({ status: 400, body: { error: 'client_id must be a UUID' } })
  })
})

test('a visitor who asks for a person while one takes over is left to that person', async () => {
  const { bearer } = await service.createAccount()
  const { agent_id: id, webchat_widget_key: key } = await service.createAgent(
    { codebase_context: LINDENHOF_WITH_PARKING },
    bearer,
  )
  const { id: conversationId } = await openChat(service, key)
  const { db } = service.app
  const [agent, before] = [await getAgent(db, id), await findConversation(db, conversationId)]
  if (!before) throw new Error('no conversation')
  await service.api('POST', `/conversations/${conversationId}/takeover`, undefined, bearer)
  await requestHandoff(service.app, { agent, conversation: before, text: undefined })
  expect(await findConversation(db, conversationId)).toMatchObject({ mode: 'person' })
})

test('a takeover ends every answer that is being written, also in an earlier turn', async () => {
  const { bearer } = await service.createAccount()
  const { agent_id: id, webchat_widget_key: key } = await service.createAgent(
    { codebase_context: LINDENHOF_WITH_PARKING },
    bearer,
  )
  const chat = await openChat(service, key)
  const { db } = service.app
  const [agent, conversation] = [await getAgent(db, id), await findConversation(db, chat.id)]
  if (!conversation) throw new Error('no conversation')
  const turn = runTurn(service.app, { agent, conversation, text: BOX, locale: 'en' })
  await turn.next()
  // As after an earlier message that was retried meanwhile and failed again.
  const failed = {
    id: createId(),
    conversation_id: chat.id,
    agent_id: id,
    state: 'failed',
    paid: false,
    answerer: null,
  } as const
  await db
    .insertInto('turns')
    .values({ ...failed, finished_at: null, lease_until: new Date() })
    .execute()
  await service.api('POST', `/conversations/${chat.id}/takeover`, undefined, bearer)
  for (let next = await turn.next(); !next.done; next = await turn.next());
  expect((await chat.messages()).map(({ role }) => role)).toEqual(['visitor'])
  expect(await service.creditsUsed(id)).toBe(0)
})

test('consent given in the form while an answer is written is kept', async () => {
  const { bearer } = await service.createAccount()
  const { agent_id: id, webchat_widget_key: key } = await service.createAgent(
    { codebase_context: LINDENHOF_WITH_PARKING },
    bearer,
  )
  const { db } = service.app
  await db.updateTable('agents').set({ ask_consent: true }).where('id', '=', id).execute()
  const { body } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: key, locale: 'en' })
  const [agent, conversation] = [await getAgent(db, id), await findConversation(db, body.conversation_id)]
  if (!conversation) throw new Error('no conversation')
  const turn = runTurn(service.app, { agent, conversation, text: 'My mail is anna@example.com', locale: 'en' })
  await turn.next()
  const headers = { authorization: `Bearer ${body.session_token}` }
  await service.call('POST', '/api/v1/chat/leads', { email: 'anna@example.com', consent: true }, headers)
  for (let next = await turn.next(); !next.done; next = await turn.next());
  expect(await findConversation(db, conversation.id)).toMatchObject({ consent: 'given' })
})

/** A database on which this query fails `failures` times. */
function failingAt(db: Db, way: keyof Db, failures = 0) {
  const failing = { failures, asked: 0, db }
  failing.db = new Proxy(db, {
    get: (target, name) => {
      if (name === way) failing.asked += 1
      if (name === way && failing.failures > 0) throw new Error(`failure ${failing.failures--}`)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return failing
}

test('a follower of all conversations gets a change although the database fails during the lookup', async () => {
  const { accountId, bearer } = await service.createAccount()
  const agent = await service.createAgent({ codebase_context: LINDENHOF_WITH_PARKING }, bearer)
  const failing = failingAt(service.app.db, 'getExecutor')
  let change = (_id: string): void => {}
  const live = { ...service.app.live, listenToAll: (wake: (id: string) => void) => ((change = wake), () => {}) }
  const heard: string[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  followInbox({ db: failing.db, live }, { accountId, filter: {}, signal: stop.signal }, (event) => {
    heard.push(event.type === 'conversation' ? event.conversation.id : event.type)
  })
  await expect.poll(() => failing.asked).toBeGreaterThan(0)
  const chat = await openChat(service, agent.webchat_widget_key)
  await chat.send(BOX)
  failing.failures = 1
  change(chat.id)
  await expect.poll(() => failing.failures).toBe(0)
  await expect.poll(() => heard).toEqual([chat.id])
})

test('a follower gets a message once although the database fails at the first poll', async () => {
  const chat = await openChat(service, (await createAgent()).webchat_widget_key)
  await chat.send(BOX)
  const after = (await chat.messages()).at(-1)?.id
  const { db, live } = service.app
  const failing = failingAt(db, 'selectFrom', 1)
  const heard: string[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  followConversation({ db: failing.db, live }, { conversationId: chat.id, after, signal: stop.signal }, (event) => {
    heard.push(event.type === 'message' ? event.message.role : event.type)
  })
  await expect.poll(() => heard).toEqual(['mode'])
  await chat.send(PARKING)
  await expect.poll(() => heard).toEqual(['mode', 'visitor', 'agent'])
})
