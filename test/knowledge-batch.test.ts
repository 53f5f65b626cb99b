import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100' }))
const { agentId, widgetKey, bearer, accountId } = await ownedAgent(service, { codebase_context: undefined })

const send = (body: unknown, { type = 'application/json', query = '', headers = bearer } = {}) =>
  service.api('POST', `/knowledge/batch${query}`, body, { 'content-type': type, ...headers })
const itemsOf = async (agent: string): Promise<{ title: string; content: string }[]> =>
  (await service.api('GET', `/knowledge?agent_id=${agent}&limit=100`, undefined, bearer)).body.data
const newAgent = async () => (await ownedAgent(service, { codebase_context: undefined }, { accountId, bearer })).agentId

describe('POST /knowledge/batch', () => {
  const ITEMS = [
    { title: 'Where can I park?', content: 'Guests park for free behind the house.', item_type: 'faq' },
    { title: 'Lift', content: 'There is a lift to all floors; it is "wide",\nand slow.', category: 'house' },
  ]
  const CSV =
    'title,Content,item_type,category,hue\r\nWhere can I park?,Guests park for free behind the house.,faq,,red\r\nLift,"There is a lift to all floors; it is ""wide"",\nand slow.",,house,\r\n'

  test.each<[string, unknown, string]>([
    ['a JSON array', ITEMS, 'application/json'],
    ['JSONL', ITEMS.map((item) => JSON.stringify(item)).join('\n\n'), 'application/jsonl'],
    [
      'NDJSON with a charset',
      `${ITEMS.map((item) => JSON.stringify(item)).join('\r\n')}\n`,
      'application/x-ndjson; charset=utf-8',
    ],
    ['CSV', CSV, 'text/csv'],
    [
      'CSV with semicolons and a byte order mark',
      `\ufeff${ITEMS.map(({ title, content }) => `${title};"${content.replaceAll('"', '""')}"`)
        .join('\n')
        .replace(/^/, 'title;content\n')}`,
      'text/csv',
    ],
  ])('stores the items of %s, for the agent in the query', async (_name, body, type) => {
    const agent = await newAgent()
    const reply = await send(body, { type, query: `?agent_id=${agent}` })
    expect([reply.status, reply.body.stored, reply.body.failed]).toEqual([200, 2, 0])
    expect(reply.body.results).toEqual(
      [1, 2].map((row) => ({
        row,
        success: true,
        knowledge_item_id: expect.any(String),
        agent_id: agent,
        agent_name: 'Lindenhof Assistant',
        embedding_generated: true,
        warnings: body === CSV && row === 1 ? ['hue is not a known field, so it was ignored.'] : undefined,
      })),
    )
    const stored = await itemsOf(agent)
    expect(stored.map(({ content }) => content).toSorted()).toEqual(ITEMS.map(({ content }) => content).toSorted())
  })

  test('the agent answers from them, and each has its entry in the changes', async () => {
    await send([{ agent_id: agentId, title: 'Dogs', content: 'Dogs are welcome for 12 EUR a night.' }])
    expect((await (await openChat(service, widgetKey)).say('Can I bring my dog?')).message.text).toContain('12 EUR')
    const [change] = (await service.api('GET', '/changes', undefined, bearer)).body.data
    const [item] = await itemsOf(agentId)
    expect(change).toMatchObject({
      action: 'addKnowledgeBatch',
      target_id: (item as { knowledge_item_id?: string }).knowledge_item_id,
      fields: ['agent_id', 'title', 'content'],
    })
  })

  test('each row has its own result, in order; a failed one does not affect the others', async () => {
    const stranger = await ownedAgent(service)
    const lines = [
      JSON.stringify({ title: 'One', content: 'First.' }),
      '{"title": "Two"',
      '7',
      JSON.stringify({ title: 'Four' }),
      JSON.stringify({ title: 'Five', content: 'Fifth.', item_type: 'recipe' }),
      JSON.stringify({ title: 'x'.repeat(201), content: 'Sixth.' }),
      JSON.stringify({ agent_id: stranger.agentId, title: 'Seven', content: 'Seventh.' }),
      JSON.stringify({ agent_id: 'none', title: 'Eight', content: 'Eighth.' }),
      JSON.stringify({ title: 'Nine', content: 'Ninth.' }),
    ]
    const agent = await newAgent()
    const { status, body } = await send(lines.join('\n'), { type: 'application/jsonl', query: `?agent_id=${agent}` })
    expect([status, body.stored, body.failed]).toEqual([200, 2, 7])
    expect(body.results.map((result: { row: number; error?: string }) => [result.row, result.error])).toEqual([
      [1, undefined],
      [2, 'The row is not a JSON object'],
      [3, 'The row is not a JSON object'],
      [4, 'agent_id, title and content are required'],
      [5, 'item_type must be one of faq, product, policy, document'],
      [6, 'title must be at most 200 characters'],
      [7, 'Agent does not belong to this account'],
      [8, 'agent_id must be a UUID'],
      [9, undefined],
    ])
    expect(body.results[3]).toMatchObject({ success: false, status: 400, error_code: 'missing_field' })
    expect(body.results[6]).toMatchObject({ success: false, status: 403, error_code: 'forbidden' })
    expect((await itemsOf(agent)).map(({ title }) => title).toSorted()).toEqual(['Nine', 'One'])
  })

  test('a row of CSV with more cells than the header fails, because a text without quotes has a comma', async () => {
    const agent = await newAgent()
    const csv = 'title,content\nParking,Behind the barn, on the left\nLift,"To all floors, slowly",,\n'
    const { body } = await send(csv, { type: 'text/csv', query: `?agent_id=${agent}` })
    expect([body.stored, body.failed]).toEqual([1, 1])
    expect(body.results[0]).toMatchObject({
      status: 400,
      error: 'The row has 3 cells, but the header has 2. Put a text with commas in quotes.',
    })
    expect((await itemsOf(agent)).map(({ content }) => content)).toEqual(['To all floors, slowly'])
  })

  test('lists that differ only in rows that cannot be read are different for an Idempotency-Key', async () => {
    const query = `?agent_id=${await newAgent()}`
    const headers = { ...bearer, 'idempotency-key': 'unreadable-rows' }
    const post = (body: string) => send(body, { type: 'application/jsonl', query, headers })
    expect((await post('{"title"')).status).toBe(200)
    expect((await post('{"content"')).status).toBe(422)
  })

  test('500 items are one request against the limit, and the same batch again adds nothing', async () => {
    await using strict = await startService({ REQUESTS_PER_MINUTE: '5' })
    const own = await ownedAgent(strict, { codebase_context: undefined })
    const rows = Array.from({ length: 500 }, (_, at) => ({ title: `Question ${at}`, content: `Answer ${at % 400}.` }))
    const path = `/knowledge/batch?agent_id=${own.agentId}`
    const first = await strict.api('POST', path, rows, own.bearer)
    const second = await strict.api('POST', path, rows, own.bearer)
    expect([first.status, first.body.stored, second.body.stored]).toEqual([200, 500, 500])
    const ids = ({ body }: typeof first) =>
      body.results.map(({ knowledge_item_id: id }: { knowledge_item_id: string }) => id)
    expect(ids(second)).toEqual(ids(first))
    expect(new Set(ids(first)).size).toBe(500)
    expect(first.headers.get('ratelimit')).toMatch(/^"default";r=3;/)
    expect(second.headers.get('ratelimit')).toMatch(/^"default";r=2;/)
    const status = await strict.api('GET', `/agents/${own.agentId}/status`, undefined, own.bearer)
    expect(status.body.knowledge_base_count).toBe(500)
  })

  test('the same item in several rows is one item', async () => {
    const agent = await newAgent()
    const { body } = await send(
      Array.from({ length: 40 }, () => ({ title: 'Lift', content: 'There is a lift.' })),
      { query: `?agent_id=${agent}` },
    )
    const ids = body.results.map(({ knowledge_item_id: id }: { knowledge_item_id: string }) => id)
    expect([body.stored, new Set(ids).size, (await itemsOf(agent)).length]).toEqual([40, 1, 1])
  })
})

describe('a batch is refused', () => {
  test.each<[string, unknown, string, number, string]>([
    [
      'with a column that appears twice',
      'title,content,Title\nLift,To all floors.,Stairs\n',
      'text/csv',
      400,
      'Invalid CSV: the column title appears twice',
    ],
    ['without rows', [], 'application/json', 400, 'Request body must be a JSON array of items, JSONL or CSV'],
    [
      'as an object',
      { title: 'x' },
      'application/json',
      400,
      'Request body must be a JSON array of items, JSONL or CSV',
    ],
    [
      'with a header alone',
      'title,content\n',
      'text/csv',
      400,
      'Request body must be a JSON array of items, JSONL or CSV',
    ],
    ['that is no JSON', '[', 'application/json', 400, 'Invalid JSON'],
    ['that is no CSV', 'title\n"x', 'text/csv', 400, 'Invalid CSV: a quoted cell does not end'],
    [
      'with too many rows',
      Array.from({ length: 501 }, () => ({})),
      'application/json',
      400,
      'A batch can have 500 items. Send the others in another request.',
    ],
    ['as a form', 'x', 'text/plain', 415, 'Content-Type must be application/json, application/jsonl or text/csv'],
    ['over 1 MiB', ['x'.repeat(1_100_000)], 'application/json', 413, 'Request body must be at most 1 MiB'],
  ])('%s', async (_name, body, type, ...refusal) => {
    const reply = await send(body, { type })
    expect([reply.status, reply.body.error]).toEqual(refusal)
  })

  test('without a key, with an invalid one, or with one that may not change knowledge', async () => {
    const rows = [{ agent_id: agentId, title: 'Lift', content: 'There is a lift.' }]
    const none = await service.api('POST', '/knowledge/batch', rows)
    expect([none.status, none.body.error]).toEqual([401, 'Send an API key as `Authorization: Bearer ak_…`'])
    expect((await send(rows, { headers: { authorization: 'Bearer ak_x' } })).status).toBe(401)
    const { body } = await service.api('POST', '/keys', { name: 'reader', scopes: ['read'] }, bearer)
    expect((await send(rows, { headers: { authorization: `Bearer ${body.secret}` } })).status).toBe(403)
  })
})
