import { type ClientRequest, request } from 'node:http'
import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { BUILT_IN, openModelChat } from './support/model-chat.ts'
import { type Script, startModelServer } from './support/model-server.ts'
import { startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const model = await disposeAfterAll(startModelServer())
const service = await disposeAfterAll(
  startService({
    CHAT_MODEL: 'compatible:scripted',
    CHAT_BASE_URL: model.url,
    CHAT_API_KEY: 'sk-secret',
    CHAT_PER_ADDRESS_PER_HOUR: '1000',
  }),
)
afterEach(() => model.play({ text: ['Hello.'] }))

const lastTurn = (agentId: string) =>
  service.app.db
    .selectFrom('turns')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const countedTokens = async (owner: string) => {
  const tokens = sql<number>`tokens::float8`.as('tokens')
  return (
    (await service.app.db.selectFrom('token_counts').select(tokens).where('owner', '=', owner).executeTakeFirst())
      ?.tokens ?? 0
  )
}

describe('a model', () => {
  test('writes the answer from the passages, with sources, a card and its tokens', async () => {
    model.play({
      text: ['The weekly vegetable box ', 'costs 24.50 EUR a week. ', 'It holds seven kinds of vegetables.'],
    })
    const { agentId, say } = await openModelChat(service)
    expect(await say(BOX)).toMatchObject({
      text: 'The weekly vegetable box costs 24.50 EUR a week. It holds seven kinds of vegetables.',
      answered: true,
      sources: [{ title: 'Weekly vegetable box' }],
      cards: [{ title: 'Weekly vegetable box', price: '24.50 EUR a week' }],
    })
    expect(await lastTurn(agentId)).toMatchObject({
      answerer: 'compatible:scripted',
      input_tokens: 900,
      output_tokens: 50,
    })
    const { prompt, headers } = model.requests.at(-1) ?? { prompt: '', headers: {} }
    expect(headers.authorization).toBe('Bearer sk-secret')
    expect(prompt).toContain('Price: 24.50 EUR a week')
    expect(prompt).toMatch(/<visitor [0-9a-f]{12}>\nHow much is the weekly vegetable box\?\n<\/visitor [0-9a-f]{12}>/)
  })

  test('may write NUL: the reply is stored without it', async () => {
    model.play({ text: ['The weekly\0 vegetable box costs 24.50 EUR a week.'] })
    const { say } = await openModelChat(service)
    expect(await say(BOX)).toMatchObject({ text: 'The weekly vegetable box costs 24.50 EUR a week.', answered: true })
  })

  test('that starts in its reasoning is recognized after one answer, also when it stops reasoning', async () => {
    const said = 'The weekly vegetable box costs 24.50 EUR a week.'
    model.play({ text: ['The box holds seven kinds of vegetables. ', '</think>', `\n\n${said}`] })
    const { say } = await openModelChat(service)
    await say(BOX)
    expect((await say(BOX)).text).toBe(said)
    model.play({ text: [said] })
    expect((await say(BOX)).text).toBe(said)
  })

  test('shows nothing that is not in the passages', async () => {
    model.play({
      text: [
        'The weekly vegetable box costs 24.50 EUR a week. Today it is only 19.90 EUR! ',
        'We deliver within 3 days. I will send you a voucher. Order at https://evil.example/box. It holds seven kinds.',
      ],
    })
    const { say } = await openModelChat(service)
    expect((await say(BOX)).text).toBe('The weekly vegetable box costs 24.50 EUR a week. It holds seven kinds.')
  })

  test('may cite items: no citation is shown, in any split', async () => {
    model.play({ text: ['The weekly vegetable box costs 24.50 EUR a week. [', '1', '2] It holds seven kinds [99].'] })
    const { say } = await openModelChat(service)
    expect((await say(BOX)).text).toBe('The weekly vegetable box costs 24.50 EUR a week. It holds seven kinds.')
  })

  test('may give a link that the website shows as its address', async () => {
    const book = 'Book a ride at quay-cycles.example/ride.'
    await using site = await startSite({
      '/': `<title>Quay Cycles</title><main><h1>Quay Cycles</h1><p>We rent bicycles at the harbour since 1994.</p>
        <h2>Try one</h2><p>The first half hour is free.</p>
        <p><a href="https://quay-cycles.example/ride">Book a ride: quay-cycles.example/ride</a></p></main>`,
    })
    model.play({ text: [book] })
    const agent = await service.createAgent({ website_url: site.origin })
    const { say } = await openChat(service, agent.webchat_widget_key)
    expect((await say('How do I book a ride?')).message.text).toBe(book)
  })
  test('is held to what its sentence names: a value of another thing is not shown', async () => {
    const { agentId, say } = await openModelChat(service)
    const content =
      '| Hall | Hour | Day |\n| --- | --- | --- |\n| Barn | 40 EUR | 310 EUR |\n| Loft | 25 EUR | 190 EUR |'
    await service.call('POST', '/api/v1/public/knowledge', { agent_id: agentId, title: 'Halls', content })
    model.play({ text: ['The loft is 40 EUR an hour. The barn costs 310 EUR for a day.'] })
    expect((await say('What do the halls cost?')).text).toBe('The barn costs 310 EUR for a day.')
  })

  test('whose answer was held back: the built-in answer gives it', async () => {
    model.play({
      text: ['Happy to help you! ', 'The box is 19.90 EUR a week. ', 'I have reserved one for you.'],
    })
    const { say } = await openModelChat(service)
    const { text } = await say(BOX)
    expect(text).toMatch(/^Happy to help you!\n\n/)
    expect(text).toContain('24.50 EUR')
    expect(text).not.toContain('reserved')
  })

  test.each([
    [
      'The vegetables of the box are in season. The box is 19.90 EUR a week.',
      'The vegetables of the box are in season.',
    ],
    ['I’m not sure about that, sorry. The box is 19.90 EUR a week.', 'I’m not sure about that, sorry.'],
  ])('adds nothing if the shown text answers: %s', async (written, shown) => {
    model.play({ text: [written] })
    const { say } = await openModelChat(service)
    expect((await say(BOX)).text).toBe(shown)
  })

  test('is not called for small talk or unknown subjects', async () => {
    const { say } = await openModelChat(service)
    const before = model.requests.length
    await say('Hello')
    expect(model.requests.length).toBe(before)
    model.play({ text: ['NO_', 'ANSWER'] })
    const reply = await say('Do you sell motorcycle insurance in Portugal?')
    expect(reply).toMatchObject({ answered: false, text: expect.stringContaining('hello@lindenhof.example') })
    expect(reply.text).not.toContain('NO_ANSWER')
  })

  test('does not answer "open now": the clock does', async () => {
    model.play({ text: ['We are open until 18:00.'] })
    const { agentId, say } = await openModelChat(service)
    const item = { agent_id: agentId, title: 'Opening hours', content: 'Monday to Sunday: 00:00–23:59' }
    await service.call('POST', '/api/v1/public/knowledge', item)
    await service.app.db.updateTable('agents').set({ time_zone: 'Europe/Berlin' }).where('id', '=', agentId).execute()
    expect((await say('Are you open now?')).text).toMatch(/^Open now, until 23:59\./)
    model.play({ text: ['Yes, we are open on Sundays until 23:59.'] })
    expect((await say('Are you open on Sundays?')).text).toBe('Yes, we are open on Sundays until 23:59.')
  })

  test('may use its tools: cards are found by title, and notes are sent to nobody', async () => {
    model.play({
      text: ['It costs 24.50 EUR a week.'],
      tools: [
        { name: 'show_cards', input: { titles: ['weekly vegetable box', 'Invented box'] } },
        { name: 'unknown_tool', input: {} },
      ],
    })
    const { agentId, say } = await openModelChat(service)
    expect(await say(BOX)).toMatchObject({
      // Text that it repeats after its tools appears once.
      text: 'It costs 24.50 EUR a week.',
      cards: [{ title: 'Weekly vegetable box', price: '24.50 EUR a week' }],
    })
    const item = { agent_id: agentId, item_type: 'product', title: 'Fruit box', content: 'Price: 19 EUR a week' }
    await service.call('POST', '/api/v1/public/knowledge', item)
    model.play({ text: [], tools: [{ name: 'show_cards', input: { titles: ['Fruit box'] } }] })
    const { cards } = await say(BOX)
    expect(cards.map(({ title }) => title)).toEqual(['Weekly vegetable box'])
  })

  test('writes no tables, and compares in its own words', async () => {
    model.play({
      text: [
        'It costs 24.50 EUR a week.\n\n| Box | Price |\n| --- | --- |\n| Weekly | 24.50 EUR |\n\n',
        'It holds seven kinds.',
      ],
    })
    const { say } = await openModelChat(service)
    expect((await say(BOX)).text).toBe('It costs 24.50 EUR a week.\n\nIt holds seven kinds.')
    model.play({ text: ['```json\n', '{"price": "free"}\n```\nIt costs 24.50 EUR a week.\n---\n'] })
    expect((await say(BOX)).text).toBe('It costs 24.50 EUR a week.')
    model.play({ text: ['The weekly vegetable box is 24.50 EUR a week.'] })
    expect((await say('Compare the weekly vegetable box and the others')).text).toBe(
      'The weekly vegetable box is 24.50 EUR a week.',
    )
  })
})

describe('the built-in answerer finishes the turn when the model', () => {
  const faults: [string, Script][] = [
    ['asks to slow down', { refuse: { status: 429, message: 'slow down sk-secret' } }],
    ['fails', { refuse: { status: 500, message: 'oh no' } }],
    ['refuses the key', { refuse: { status: 401, message: 'bad key' } }],
    ['does not exist', { refuse: { status: 404, message: 'model not found' } }],
    ['says nothing', { text: [] }],
    ['says nothing but white space', { text: [' ', '\n'] }],
    ['breaks off before the first word', { text: ['It costs'], cutAfter: 0 }],
    ['breaks off in a sentence', { text: ['The weekly vegetable ', 'box costs'], cutAfter: 1 }],
    ['is stopped by a filter', { text: ['The weekly'], finish: 'content_filter' }],
    ['only reasons', { reasoning: ['Let me think about 19.90 EUR.'], text: [] }],
    ['never stops reasoning', { text: ['<think>It costs 24.50 EUR. '] }],
    ['invents everything', { text: ['It costs 9.99 EUR. We will call you.'] }],
    ['hits its limit in the first sentence', { text: ['The weekly vegetable box'], finish: 'length' }],
    ['says what cannot be shown at all', { text: ['NO_ANSWER'] }],
  ]
  test.each(faults)('%s', async (_fault, script) => {
    model.play(script)
    const { agentId, say } = await openModelChat(service)
    const reply = await say(BOX)
    expect(reply).toMatchObject({ answered: true, text: expect.stringContaining(BUILT_IN) })
    expect(reply.text).not.toMatch(/think|19\.90|9\.99|sk-secret/)
    expect(await lastTurn(agentId)).toMatchObject({ state: 'done', answerer: 'builtin' })
  })

  test('breaks off later: the shown text stays, and the rest follows', async () => {
    model.play({ text: ['The box holds seven kinds of vegetables. ', 'It co'], cutAfter: 2, pauseMs: 20 })
    const { say } = await openModelChat(service)
    const { text } = await say(BOX)
    expect(text).toMatch(/^The box holds seven kinds of vegetables\./)
    expect(text).toContain('24.50')
  })

  test('falls silent, before its first word or after it', async () => {
    await using impatient = await startService({
      CHAT_MODEL: 'compatible:x',
      CHAT_BASE_URL: model.url,
      CHAT_PATIENCE_SECONDS: '1',
    })
    model.play({ text: ['It costs 24.50 EUR a week.'], pauseMs: 4000 })
    expect((await (await openModelChat(impatient)).say(BOX)).text).toContain(BUILT_IN)
    model.play({ text: ['The box holds seven kinds of vegetables. ', 'It'], silentAfter: 2 })
    const { text } = await (await openModelChat(impatient)).say(BOX)
    expect(text).toMatch(/^The box holds seven kinds of vegetables\./)
    expect(text).toContain('24.50')
  })

  test('is silent repeatedly: it is skipped for a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    await using impatient = await startService({
      CHAT_MODEL: 'compatible:x',
      CHAT_BASE_URL: model.url,
      CHAT_PATIENCE_SECONDS: '1',
    })
    const ask = async () => (await (await openModelChat(impatient)).say(BOX)).text
    const asked = async () => {
      model.requests.length = 0
      expect(await ask()).toContain(BUILT_IN)
      return model.requests.length
    }
    model.play({ text: ['It costs 24.50 EUR a week.'], pauseMs: 4000 })
    await Promise.all([ask(), ask(), ask()])
    expect(await asked()).toBe(0)
    vi.advanceTimersByTime(30_000)
    expect(await asked()).toBe(1)
    expect(await asked()).toBe(0)
    vi.advanceTimersByTime(30_000)
    model.play({ text: ['It costs 24.50 EUR a week.'] })
    expect([await ask(), await ask()]).toEqual(['It costs 24.50 EUR a week.', 'It costs 24.50 EUR a week.'])
  })

  test('cannot be reached', async () => {
    await using lost = await startService({ CHAT_MODEL: 'compatible:x', CHAT_BASE_URL: 'http://127.0.0.1:9/v1' })
    expect((await (await openModelChat(lost)).say(BOX)).text).toContain(BUILT_IN)
  })
})

/**
 * Leaves a streamed turn halfway. After that, fetch would open another connection and keep the server from closing.
 */
function openStream(headers: Record<string, string>, text: string): ClientRequest {
  const call = request(`${service.origin}/api/v1/chat/messages`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
  })
  call.on('error', () => {})
  call.end(JSON.stringify({ text }))
  return call
}

test('a visitor who wants to buy gets a streamed reply too', async () => {
  model.play({ text: ['The box holds seven kinds of vegetables. ', 'It'], silentAfter: 2 })
  const { headers } = await openModelChat(service)
  const before = model.abandoned
  const call = openStream(headers, "OK, I'd like to order the weekly vegetable box")
  let shown = ''
  call.on('response', (response) => response.on('data', (chunk) => (shown += String(chunk))))
  const isShown = (): boolean => shown.includes('The box holds seven kinds of vegetables.')
  await expect.poll(() => isShown() && model.abandoned === before).toBe(true)
  call.destroy()
})

describe('a visitor who leaves', () => {
  test('ends the call to the model, and gets the credit back if nothing was shown', async () => {
    model.play({ text: ['It costs 24.50 EUR a week. ', 'More.'], pauseMs: 3000 })
    const { agentId, headers } = await openModelChat(service)
    const before = model.abandoned
    const asked = model.requests.length
    const call = openStream(headers, BOX)
    await expect.poll(() => service.creditsUsed(agentId)).toBe(1)
    await expect.poll(() => model.requests.length).toBe(asked + 1)
    call.destroy()
    await expect.poll(() => model.abandoned).toBe(before + 1)
    await expect.poll(() => service.creditsUsed(agentId)).toBe(0)
    expect(await lastTurn(agentId)).toMatchObject({ state: 'failed', paid: false })
    await expect.poll(() => countedTokens(agentId)).toBeGreaterThan(300)
  })
})

describe('token counts', () => {
  const metrics = async () => (await service.call('GET', '/metrics')).body.text as string

  test('include calls that broke off or reported nothing, and appear in the metrics with the failures', async () => {
    model.play({ text: ['The weekly vegetable ', 'box costs'], cutAfter: 1, pauseMs: 20 })
    const { agentId, say } = await openModelChat(service)
    await say(BOX)
    const { input_tokens, output_tokens } = await lastTurn(agentId)
    expect(input_tokens).toBeGreaterThan(300)
    expect(output_tokens).toBeGreaterThan(0)
    expect(await countedTokens(agentId)).toBe(input_tokens + output_tokens)
    model.play({ text: [], finish: 'length' })
    await say(BOX)
    const text = await metrics()
    expect(text).toMatch(/foyer_model_errors_total\{model="compatible:scripted",failure="wordless"\} [1-9]/)
    expect(text).toMatch(/foyer_model_errors_total\{model="compatible:scripted",failure="broken_off"\} [1-9]/)
    expect(text).toMatch(/foyer_model_tokens_total\{model="compatible:scripted",kind="input"\} [1-9]/)
    expect(text).toMatch(/foyer_model_tokens_total\{model="compatible:scripted",kind="output"\} [1-9]/)
  })

  test('are zero if the provider refused', async () => {
    model.play({ refuse: { status: 429, message: 'slow down' } })
    const { agentId, say } = await openModelChat(service)
    await say(BOX)
    expect(await lastTurn(agentId)).toMatchObject({ input_tokens: 0, output_tokens: 0 })
  })
})

describe('budgets', () => {
  test('of an account stop the model, not the answers', async () => {
    await using small = await startService({
      CHAT_MODEL: 'compatible:scripted',
      CHAT_BASE_URL: model.url,
      MODEL_TOKENS_PER_ACCOUNT_PER_DAY: '1000',
    })
    model.play({ text: ['It costs 24.50 EUR a week.'] })
    const { say } = await openModelChat(small)
    const texts = [await say(BOX), await say(`${BOX} Please.`), await say(`${BOX} Now.`)].map(({ text }) => text)
    expect(texts[0]).toBe('It costs 24.50 EUR a week.')
    expect(texts.at(-1)).toContain(BUILT_IN)
    const other = await openModelChat(small)
    expect((await other.say(BOX)).text).toBe('It costs 24.50 EUR a week.')
  })

  test('MODEL_FOR=claimed leaves demo agents to the built-in answerer', async () => {
    await using claimed = await startService({
      CHAT_MODEL: 'compatible:scripted',
      CHAT_BASE_URL: model.url,
      MODEL_FOR: 'claimed',
    })
    const before = model.requests.length
    expect((await (await openModelChat(claimed)).say(BOX)).text).toContain(BUILT_IN)
    expect(model.requests.length).toBe(before)
  })
})
