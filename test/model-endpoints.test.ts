import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOX } from './support/lindenhof.ts'
import { BUILT_IN, openModelChat } from './support/model-chat.ts'
import { type ModelServer, type Script, startModelServer } from './support/model-server.ts'
import { SIGNATURE } from './support/model-wires.ts'
import { type Service, startService } from './support/service.ts'

describe('quirks', () => {
  /** Each model gets its own service, because a service remembers what it learned about a model. */
  async function meet(script: (body: Record<string, unknown>) => Script) {
    await using model = await startModelServer()
    model.play(({ body }) => script(body))
    await using quirky = await startService({ CHAT_MODEL: 'compatible:quirky', CHAT_BASE_URL: model.url })
    const { say } = await openModelChat(quirky)
    const reply = await say(BOX)
    return { reply, asked: model.requests.map(({ body }) => body) }
  }
  const GOOD: Script = { text: ['It costs 24.50 EUR a week.'] }
  const refuse = (message: string): Script => ({ refuse: { status: 400, message } })

  test('reasoning is never shown, as parts or in tags', async () => {
    const { reply } = await meet(() => ({
      reasoning: ['Hmm, seven kinds.'],
      text: ['<thi', 'nk>Say seven kinds.</th', 'ink>It costs 24.50 EUR a week.'],
    }))
    expect(reply.text).toBe('It costs 24.50 EUR a week.')
  })
  test('no temperature if it is refused', async () => {
    const { reply, asked } = await meet((body) =>
      'temperature' in body ? refuse('Unsupported value: temperature') : GOOD,
    )
    expect(reply.text).toBe('It costs 24.50 EUR a week.')
    expect(asked).toHaveLength(2)
  })
  test('max_completion_tokens if max_tokens is refused', async () => {
    const { reply, asked } = await meet((body) =>
      'max_tokens' in body ? refuse("Use 'max_completion_tokens' instead of 'max_tokens'.") : GOOD,
    )
    expect(reply.text).toBe('It costs 24.50 EUR a week.')
    expect(asked.at(-1)).toHaveProperty('max_completion_tokens')
  })
  test.each(['registry.example/gemma does not support tools', 'json_schema is not supported by this model'])(
    'no tools: %s',
    async (refusal) => {
      const { reply, asked } = await meet((body) => ('tools' in body ? refuse(refusal) : GOOD))
      expect(reply.text).toBe('It costs 24.50 EUR a week.')
      expect(asked.at(-1)).not.toHaveProperty('tools')
    },
  )
  test('instructions in the first message if there is no system role', async () => {
    const { reply } = await meet(({ messages }) =>
      (messages as { role: string }[]).some(({ role }) => role === 'system')
        ? refuse('System role not supported')
        : GOOD,
    )
    expect(reply.text).toBe('It costs 24.50 EUR a week.')
  })
  describe('of a reasoning model whose reasoning uses up the limit', () => {
    const think =
      (answer: Script) =>
      (body: Record<string, unknown>): Script =>
        Number(body.max_tokens) > 600 ? answer : { reasoning: ['Hmm.'], finish: 'length' }

    test('it gets more room and is asked to reason less after an empty answer', async () => {
      const { reply, asked } = await meet(think(GOOD))
      expect(reply.text).toBe('It costs 24.50 EUR a week.')
      expect(asked.map(({ reasoning_effort }) => reasoning_effort)).toEqual([undefined, 'none'])
    })
    test.each([
      ['to reason little if it cannot stop', ['none'], [undefined, 'none', 'low']],
      ['nothing if that is refused', ['none', 'low'], [undefined, 'none', 'low', undefined]],
    ])('it is asked %s', async (_case, refused, efforts) => {
      const { reply, asked } = await meet(({ reasoning_effort: effort, ...body }) =>
        think(
          refused.includes(String(effort))
            ? refuse(`think value "${String(effort)}" is not supported for this model`)
            : GOOD,
        )(body),
      )
      expect(reply.text).toBe('It costs 24.50 EUR a week.')
      expect(asked.map(({ reasoning_effort }) => reasoning_effort)).toEqual(efforts)
    })
    test('it is recognized by silence after reasoning', async () => {
      await using model = await startModelServer()
      model.play(({ body }) => (body.reasoning_effort === 'none' ? GOOD : { reasoning: ['Hmm.'], silentAfter: 0 }))
      const settings = { CHAT_MODEL: 'compatible:slow', CHAT_BASE_URL: model.url, CHAT_PATIENCE_SECONDS: '1' }
      await using service = await startService(settings)
      const { say } = await openModelChat(service)
      expect((await say(BOX)).text).toContain(BUILT_IN)
      expect((await say(BOX)).text).toBe('It costs 24.50 EUR a week.')
    })
    test.each([
      [
        'google',
        'google:gemini-2.5-flash',
        { generationConfig: { maxOutputTokens: 2600, thinkingConfig: { thinkingBudget: 0 } } },
      ],
      ['openai', 'openai:gpt-5-mini', { max_completion_tokens: 2600, reasoning_effort: 'none' }],
    ] as const)('one of %s is known by its name: %s', async (format, name, limits) => {
      await using known = await startModelServer(format)
      known.play(GOOD)
      await using service = await startService({ CHAT_MODEL: name, CHAT_BASE_URL: known.url, CHAT_API_KEY: 'key' })
      expect((await (await openModelChat(service)).say(BOX)).text).toBe('It costs 24.50 EUR a week.')
      expect(known.requests.map(({ body }) => body)).toMatchObject([limits])
    })
  })
  test('text before a tool call is shown although the model fails afterwards', async () => {
    const { reply } = await meet(({ messages }) =>
      (messages as { role: string }[]).some(({ role }) => role === 'tool')
        ? { refuse: { status: 429, message: 'slow down' } }
        : { ...GOOD, tools: [{ name: 'show_cards', input: { titles: ['Weekly vegetable box'] } }] },
    )
    expect(reply.text).toBe('It costs 24.50 EUR a week.')
  })
  test('the prompt fits into 4,096 tokens, and is shortened if that is too long', async () => {
    const { reply, asked } = await meet(({ messages }) =>
      JSON.stringify(messages).length > 3000 ? refuse('This model maximum context length is 1024 tokens') : GOOD,
    )
    expect(reply.text).toContain('24.50')
    expect(JSON.stringify(asked[0]).length).toBeLessThan(4096 * 4)
  })
})

describe.each([
  ['openai', 'compatible:scripted', 'authorization'],
  ['anthropic', 'anthropic:claude-scripted', 'x-api-key'],
  ['google', 'google:gemini-scripted', 'x-goog-api-key'],
] as const)('the wire format of %s', (format, name, keyHeader) => {
  let other: ModelServer
  let speaking: Service
  const settings = () => ({ CHAT_MODEL: name, CHAT_BASE_URL: other.url, CHAT_API_KEY: 'key' })
  beforeAll(async () => {
    other = await startModelServer(format)
    speaking = await startService(settings())
  })
  afterAll(async () => {
    await speaking[Symbol.asyncDispose]()
    await other[Symbol.asyncDispose]()
  })

  test('works: rules, passages and key are sent, reasoning and inventions are not shown', async () => {
    other.play({ reasoning: ['Hmm.'], text: ['It costs 24.50 EUR ', 'a week. Only 9.99 EUR today.'] })
    const { agentId, say } = await openModelChat(speaking)
    expect((await say(BOX)).text).toBe('It costs 24.50 EUR a week.')
    expect(other.requests[0]?.headers[keyHeader]).toMatch(/^(?:Bearer )?key$/)
    expect(other.requests[0]?.prompt).toContain('You are the sales assistant')
    expect(other.requests[0]?.prompt).toContain('Price: 24.50 EUR a week')
    const turn = await speaking.app.db
      .selectFrom('turns')
      .selectAll()
      .where('agent_id', '=', agentId)
      .executeTakeFirstOrThrow()
    expect(turn).toMatchObject({ answerer: name, input_tokens: 900, output_tokens: 50 })
  })

  test('a tool is called, and its result is sent with what the model thought', async () => {
    const before = other.requests.length
    other.play({
      reasoning: ['Hmm.'],
      text: ['It costs 24.50 EUR a week.'],
      tools: [{ name: 'record_lead', input: { name: 'Ada' } }],
    })
    expect((await (await openModelChat(speaking)).say(BOX)).text).toContain('It costs 24.50 EUR a week.')
    const [first, second, ...others] = other.requests.slice(before).map(({ body }) => JSON.stringify(body))
    expect(first).not.toContain(SIGNATURE)
    expect(second).toContain(SIGNATURE)
    expect(second).toContain('Ada')
    expect(second).toContain('Noted.')
    expect(others).toEqual([])
  })

  test('an unknown event is ignored', async () => {
    other.play({ text: ['It costs 24.50 EUR ', 'a week.'], sendsUnknown: true })
    expect((await (await openModelChat(speaking)).say(BOX)).text).toBe('It costs 24.50 EUR a week.')
  })

  test.each<[string, Script]>([
    ['overload', { refuse: { status: 529, message: 'overloaded' } }],
    ['a refused key', { refuse: { status: 403, message: 'API key not valid' } }],
    ['a cut stream', { text: ['It costs'], cutAfter: 1 }],
    ['a stream that ends too early', { text: ['The weekly vegetable box costs 24.50 EUR'], endAfter: 1 }],
    ['a content filter', { text: [], finish: 'content_filter' }],
    ['an empty answer', { text: [] }],
  ])('%s: the built-in answerer finishes the turn', async (_fault, script) => {
    other.play(script)
    expect((await (await openModelChat(speaking)).say(BOX)).text).toContain(BUILT_IN)
  })

  test('silence: the built-in answerer finishes the turn', async () => {
    other.play({ text: ['It costs 24.50 EUR a week.'], pauseMs: 4000 })
    await using impatient = await startService({ ...settings(), CHAT_PATIENCE_SECONDS: '1' })
    expect((await (await openModelChat(impatient)).say(BOX)).text).toContain(BUILT_IN)
  })
})
