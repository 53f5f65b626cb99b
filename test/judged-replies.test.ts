import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { readEvents } from '../widget/protocol/chat-events.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { isJudgeCall, judgedSentences, writeAndJudge } from './support/judge-script.ts'
import { BOX, LINDENHOF } from './support/lindenhof.ts'
import { BUILT_IN } from './support/model-chat.ts'
import { type Script, startModelServer } from './support/model-server.ts'
import { type Owned, ownedAgent } from './support/owned-agent.ts'
import { type Service, startService } from './support/service.ts'
import { signInAs } from './support/sign-in.ts'

const model = await disposeAfterAll(startModelServer())
const settings = { CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: model.url, CHAT_PER_ADDRESS_PER_HOUR: '1000' }
const auditing = await disposeAfterAll(startService({ ...settings, CHAT_CHECK: 'audit' }))
const holding = await disposeAfterAll(startService({ ...settings, CHAT_CHECK: 'hold' }))
const stranger = (await auditing.createAccount()).bearer
afterEach(() => {
  model.requests.length = 0
})

const PRICE = 'The weekly vegetable box costs 24.50 EUR a week.'
const FRESH = 'The vegetables are in season.'
const REJECTED = 'The box holds seven kinds of vegetables.'

/** Results of the scripted model for each call. */
const CALL_TOKENS = 950

const readThread = async (service: Service, { bearer }: Owned, id: string) =>
  (await service.api('GET', `/conversations/${id}`, undefined, bearer)).body.conversation
const lastReview = async (service: Service, owned: Owned, id: string) =>
  (await readThread(service, owned, id)).messages.at(-1).review

const countWaiting = async ({ app }: Service) =>
  (await app.queue.listJobs()).jobs.filter(({ name }) => name === 'audit-reply').length
const countTokens = async ({ app }: Service, owner: string) => {
  const tokens = sql<number>`tokens::float8`.as('tokens')
  const row = await app.db.selectFrom('token_counts').select(tokens).where('owner', '=', owner).executeTakeFirst()
  return row?.tokens ?? 0
}

describe('audit', () => {
  test('flags the unsupported sentences of a reply to its owner after the visitor had it', async () => {
    model.play(writeAndJudge([`${PRICE} `, `${FRESH} `, REJECTED], ['seven']))
    const owned = await ownedAgent(auditing)
    const chat = await openChat(auditing, owned.widgetKey)
    const { message } = await chat.say(BOX)
    expect(message.text).toBe(`${PRICE} ${FRESH} ${REJECTED}`)
    await expect
      .poll(() => lastReview(auditing, owned, chat.id))
      .toMatchObject({ judged: 'done', flags: [{ text: REJECTED, reason: 'The texts do not say so.' }] })
    const request = model.requests.find(isJudgeCall)
    expect(request && judgedSentences(request)).toEqual([PRICE, FRESH, REJECTED])
    expect(request?.prompt).toContain(BOX)
    expect(request?.prompt).toContain('24.50 EUR a week')
    expect(await readThread(auditing, owned, chat.id)).toMatchObject({ flagged: 1 })
    const list = (flagged: string) =>
      auditing.api('GET', `/conversations?agent_id=${owned.agentId}&flagged=${flagged}`, undefined, owned.bearer)
    expect((await list('true')).body.data).toMatchObject([{ conversation_id: chat.id, flagged: 1 }])
    expect((await list('false')).body.data).toEqual([])
    expect((await auditing.api('GET', `/conversations/${chat.id}`, undefined, stranger)).status).toBe(404)
    expect(JSON.stringify(await chat.messages())).not.toMatch(/flags|review/)
    const exported = await fetch(`${auditing.origin}/api/v1/public/agents/${owned.agentId}/export`, {
      headers: owned.bearer,
    })
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()))
    const [{ messages }] = JSON.parse(strFromU8(files['conversations.json'] ?? new Uint8Array()))
    expect(messages[1].review).toMatchObject({ judged: 'done', flags: [{ text: REJECTED }] })
  })

  test('reaches the owner who watches the conversation', async () => {
    model.play(writeAndJudge([`${PRICE} `, REJECTED], ['seven']))
    const owned = await ownedAgent(auditing)
    const chat = await openChat(auditing, owned.widgetKey)
    const end = new AbortController()
    const response = await fetch(`${auditing.origin}/api/v1/public/conversations/${chat.id}`, {
      headers: { ...owned.bearer, accept: 'text/event-stream' },
      signal: end.signal,
    })
    const events: unknown[] = []
    const read = async () => {
      if (response.body) for await (const data of readEvents(response.body, 60_000)) events.push(JSON.parse(data))
    }
    const ended = read().catch(() => {})
    await chat.say(BOX)
    await expect
      .poll(() => events.at(-1))
      .toMatchObject({ type: 'message', message: { review: { judged: 'done', flags: [{ text: REJECTED }] } } })
    end.abort()
    await ended
  })

  test('judges nothing that no model wrote, and no preview', async () => {
    model.play(writeAndJudge(['NO_ANSWER'], []))
    const owned = await ownedAgent(auditing)
    const chat = await openChat(auditing, owned.widgetKey)
    await chat.say(BOX)
    await chat.say('Hello')
    const { messages } = await readThread(auditing, owned, chat.id)
    expect(messages[1].review).toMatchObject({ judged: 'none' })
    expect(messages[3]).not.toHaveProperty('review')
    model.play(writeAndJudge([PRICE], []))
    const browse = await signInAs(auditing)
    const { secret } = (await browse('POST', '/api/v1/owner/keys', { name: 'test' })).body
    const agent = await auditing.createAgent({ codebase_context: LINDENHOF }, { authorization: `Bearer ${secret}` })
    const { session_token: token } = (await browse('POST', `/agents/${agent.agent_id}/preview`, {})).body
    const bearer = { authorization: `Bearer ${token}` }
    expect((await auditing.call('POST', '/api/v1/chat/messages', { text: BOX }, bearer)).body.message.text).toBe(PRICE)
    expect(await countWaiting(auditing)).toBe(0)
    expect(model.requests.filter(isJudgeCall)).toEqual([])
  })

  test('leaves a reply alone when the judge says nothing that can be read, and counts what that cost', async () => {
    model.play((request) => ({ text: [isJudgeCall(request) ? 'All of it is fine.' : PRICE] }))
    const owned = await ownedAgent(auditing)
    const chat = await openChat(auditing, owned.widgetKey)
    await chat.say(BOX)
    await expect.poll(() => lastReview(auditing, owned, chat.id)).toEqual({ judged: 'none', dropped: [], flags: [] })
    expect(model.requests.filter(isJudgeCall)).toHaveLength(1)
    expect(await countTokens(auditing, owned.accountId)).toBe(2 * CALL_TOKENS)
  })

  test('waits for a judge that cannot be had, and asks it again', async () => {
    let isDown = true
    const script = writeAndJudge([PRICE], [])
    model.play((request) =>
      isJudgeCall(request) && isDown ? { refuse: { status: 503, message: 'overloaded' } } : script(request),
    )
    const owned = await ownedAgent(auditing)
    const chat = await openChat(auditing, owned.widgetKey)
    await chat.say(BOX)
    await expect.poll(() => model.requests.filter(isJudgeCall).length).toBe(1)
    expect(await lastReview(auditing, owned, chat.id)).toMatchObject({ judged: 'waiting' })
    isDown = false
    await expect.poll(async () => auditing.app.queue.retryFailed()).toBeGreaterThan(0)
    await expect.poll(() => lastReview(auditing, owned, chat.id)).toMatchObject({ judged: 'done' })
  })

  test('spends nothing once the day’s budget is used up', async () => {
    await using small = await startService({
      ...settings,
      CHAT_CHECK: 'audit',
      MODEL_TOKENS_PER_ACCOUNT_PER_DAY: String(CALL_TOKENS),
    })
    model.play(writeAndJudge([PRICE], []))
    const owned = await ownedAgent(small)
    const chat = await openChat(small, owned.widgetKey)
    expect((await chat.say(BOX)).message.text).toBe(PRICE)
    await expect.poll(() => lastReview(small, owned, chat.id)).toMatchObject({ judged: 'none', flags: [] })
    expect(model.requests.filter(isJudgeCall)).toEqual([])
  })

  test('is no more when the conversation was deleted', async () => {
    const { promise: deleted, resolve: erase } = Promise.withResolvers<void>()
    const script = writeAndJudge([PRICE], ['box'])
    model.play((request) => ({ ...script(request), holds: isJudgeCall(request) ? [deleted] : [] }))
    const owned = await ownedAgent(auditing)
    const chat = await openChat(auditing, owned.widgetKey)
    await chat.say(BOX)
    await expect.poll(() => model.requests.filter(isJudgeCall).length).toBe(1)
    await auditing.api('DELETE', `/conversations/${chat.id}`, undefined, owned.bearer)
    erase()
    await expect.poll(() => countWaiting(auditing)).toBe(0)
    expect((await auditing.api('GET', `/conversations/${chat.id}`, undefined, owned.bearer)).status).toBe(404)
  })
})

test('off asks no judge', async () => {
  await using service = await startService({ ...settings, CHAT_CHECK: 'off' })
  model.play(writeAndJudge([PRICE], []))
  const owned = await ownedAgent(service)
  const chat = await openChat(service, owned.widgetKey)
  await chat.say(BOX)
  expect(await lastReview(service, owned, chat.id)).toEqual({ judged: 'none', dropped: [], flags: [] })
  expect(await countWaiting(service)).toBe(0)
  expect(model.requests.filter(isJudgeCall)).toEqual([])
})

describe('hold', () => {
  test('shows a reply without the unsupported sentences and those that point at them', async () => {
    const kettle = 'Our kettle has seven colours.'
    model.play(writeAndJudge([`${kettle} `, 'It costs 24.50 EUR a week. ', FRESH], ['seven']))
    const owned = await ownedAgent(holding)
    const chat = await openChat(holding, owned.widgetKey)
    expect((await chat.say(BOX)).message.text).toBe(FRESH)
    expect(await lastReview(holding, owned, chat.id)).toMatchObject({
      judged: 'done',
      dropped: [
        { text: kettle, reason: 'unsupported', note: 'The texts do not say so.' },
        { text: 'It costs 24.50 EUR a week.', reason: 'orphan' },
      ],
      flags: [],
    })
    expect(await countTokens(holding, owned.accountId)).toBe(2 * CALL_TOKENS)
  })

  test.each([
    ['stays if it is about what the visitor asked', REJECTED, `It costs 24.50 EUR a week. ${FRESH}`],
    [
      'stays if a rule dropped the sentence before it',
      'The box costs 19.90 EUR.',
      `It costs 24.50 EUR a week. ${FRESH}`,
    ],
    ['goes with a yes', 'Yes, the box has seven kinds of carrots.', FRESH],
  ])('a supported sentence that points back %s', async (_case, first, shown) => {
    model.play(writeAndJudge([`${first} `, 'It costs 24.50 EUR a week. ', FRESH], ['seven', '19.90']))
    const owned = await ownedAgent(holding)
    expect((await (await openChat(holding, owned.widgetKey)).say(BOX)).message.text).toBe(shown)
  })

  test.each([
    ['a sentence that the judge rejects', REJECTED, 'The vegetables of the box are in season.', ''],
    ['a sentence that a rule stopped', 'The box costs 19.90 EUR a week.', PRICE, ''],
    ['an item of a list', '- Seven boxes a week', '- The box costs 24.50 EUR a week', 'We sell:\n'],
  ])('shows what the judge says in place of %s', async (_case, wrong, right, lead) => {
    const end = lead ? '\n' : ' '
    const instead = right.replace(/^- /, '')
    model.play(
      writeAndJudge([`${lead}${wrong}${end}`, 'It is packed on Thursdays.'], ['even', '19.90'], { [wrong]: instead }),
    )
    const owned = await ownedAgent(holding)
    const chat = await openChat(holding, owned.widgetKey)
    expect((await chat.say(BOX)).message.text).toBe(`${lead}${right}${end}It is packed on Thursdays.`)
    expect((await lastReview(holding, owned, chat.id)).dropped).toMatchObject([{ text: wrong, instead: right }])
  })

  test('names the thing of a sentence that would point at nothing', async () => {
    const named = 'The weekly vegetable box costs 24.50 EUR.'
    model.play(writeAndJudge([`${REJECTED} `, 'It costs 24.50 EUR a week.'], ['seven'], { 'It costs': named }))
    const owned = await ownedAgent(holding)
    const chat = await openChat(holding, owned.widgetKey)
    expect((await chat.say('What else do you sell?')).message.text).toBe(named)
    expect((await lastReview(holding, owned, chat.id)).dropped).toMatchObject([{ text: REJECTED }])
  })

  test.each([
    ['an invented price', 'The box costs 17 EUR a week.'],
    ['an invented link', 'Order at https://boxes.example.'],
    ['no sentence', '{"tool": "hand_over"}'],
    ['nothing that may be said', 'NO_ANSWER'],
  ])('does not show %s of the judge', async (_case, instead) => {
    model.play(writeAndJudge([`${REJECTED} `, PRICE], ['seven'], { seven: instead }))
    const owned = await ownedAgent(holding)
    expect((await (await openChat(holding, owned.widgetKey)).say(BOX)).message.text).toBe(PRICE)
  })

  test('leaves the turn to the built-in answer when nothing remains, with the closing question behind it', async () => {
    const question = 'Would you like to order it?'
    model.play(writeAndJudge([`${REJECTED} `, question], ['seven']))
    const owned = await ownedAgent(holding)
    const chat = await openChat(holding, owned.widgetKey)
    const { text } = (await chat.say(BOX)).message
    expect(text).toContain(BUILT_IN)
    expect(text.endsWith(`\n\n${question}`)).toBe(true)
    expect((await readThread(holding, owned, chat.id)).messages.at(-1)).toMatchObject({
      answered_by: 'builtin',
      review: { judged: 'done', dropped: [{ text: REJECTED }] },
    })
  })

  test.each<[string, Script]>([
    ['fails', { refuse: { status: 500, message: 'oh no' } }],
    ['breaks off', { text: ['{"sentences": [{"n": 1, "verd'], cutAfter: 1 }],
    ['says nothing that can be read', { text: ['No idea.'] }],
    ['judges other sentences', { text: ['{"sentences": [{"n": 9, "verdict": "unsupported"}]}'] }],
  ])('shows the reply when the judge %s', async (_fault, script) => {
    model.play((request) => (isJudgeCall(request) ? script : { text: [PRICE] }))
    const owned = await ownedAgent(holding)
    expect((await (await openChat(holding, owned.widgetKey)).say(BOX)).message.text).toBe(PRICE)
  })

  test('leaves the turn to the built-in answer when only a greeting remains', async () => {
    const greeting = 'We are happy to help you with that.'
    model.play((request) =>
      isJudgeCall(request)
        ? { text: ['{"n": 1, "verdict": "no_claim"}\n{"n": 2, "verdict": "unsupported", "reason": "No."}'] }
        : { text: [`${greeting} `, REJECTED] },
    )
    const owned = await ownedAgent(holding)
    const { message } = await (await openChat(holding, owned.widgetKey)).say(BOX)
    expect(message.text).toContain(BUILT_IN)
    expect(message.text).not.toContain(greeting)
  })

  test('has a reply judged later whose judge could not be had', async () => {
    let isDown = true
    const script = writeAndJudge([PRICE], ['24.50'])
    model.play((request) =>
      isJudgeCall(request) && isDown ? { refuse: { status: 503, message: 'overloaded' } } : script(request),
    )
    const owned = await ownedAgent(holding)
    const chat = await openChat(holding, owned.widgetKey)
    expect((await chat.say(BOX)).message.text).toBe(PRICE)
    await expect.poll(() => model.requests.filter(isJudgeCall).length).toBe(2)
    isDown = false
    await expect.poll(async () => holding.app.queue.retryFailed()).toBeGreaterThan(0)
    await expect.poll(() => lastReview(holding, owned, chat.id)).toMatchObject({ flags: [{ text: PRICE }] })
  })

  test('shows the reply when the judge takes longer than CHAT_PATIENCE_SECONDS, and counts its tokens', async () => {
    await using impatient = await startService({ ...settings, CHAT_CHECK: 'hold', CHAT_PATIENCE_SECONDS: '1' })
    const slow = Array.from({ length: 100 }, () => '{"n": 1, "verdict": "unsupported"}\n')
    model.play((request) => (isJudgeCall(request) ? { text: slow, pauseMs: 200 } : { text: [PRICE] }))
    const owned = await ownedAgent(impatient)
    expect((await (await openChat(impatient, owned.widgetKey)).say(BOX)).message.text).toBe(PRICE)
    expect(await countTokens(impatient, owned.accountId)).toBeGreaterThan(CALL_TOKENS)
  })

  test('asks the model of CHAT_CHECK_MODEL at its own address, without the other’s key', async () => {
    await using judge = await startModelServer()
    await using service = await startService({
      ...settings,
      CHAT_API_KEY: 'sk-writer',
      CHAT_CHECK: 'hold',
      CHAT_CHECK_MODEL: 'compatible:judge',
      CHAT_CHECK_BASE_URL: judge.url,
    })
    model.play({ text: [`${PRICE} `, REJECTED] })
    judge.play(writeAndJudge([], ['seven']))
    const owned = await ownedAgent(service)
    expect((await (await openChat(service, owned.widgetKey)).say(BOX)).message.text).toBe(PRICE)
    expect(judge.requests).toMatchObject([{ body: { model: 'judge' } }])
    expect(judge.requests[0]?.headers.authorization).toBeUndefined()
  })
})
