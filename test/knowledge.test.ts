import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

const add = (body?: unknown, headers?: Record<string, string>) => service.api('POST', '/knowledge', body, headers)
const item = { title: 'Parking', content: 'Guests park for free behind the house.' }

describe('POST /knowledge', () => {
  test('adds an item to a demo agent without a key', async () => {
    const { agent_id, agent_name } = await service.createAgent()
    const { status, body } = await add({ agent_id, ...item, item_type: 'faq', category: 'arrival' })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      knowledge_item_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      agent_id,
      agent_name,
      embedding_generated: true,
    })
    const stored = await service.app.db
      .selectFrom('knowledge_items')
      .selectAll()
      .where('agent_id', '=', agent_id)
      .execute()
    expect(stored).toMatchObject([{ item_type: 'faq', title: 'Parking', content: item.content, category: 'arrival' }])
  })

  test('uses document as the default type', async () => {
    const { agent_id } = await service.createAgent()
    await add({ agent_id, ...item })
    const stored = await service.app.db
      .selectFrom('knowledge_items')
      .select('item_type')
      .where('agent_id', '=', agent_id)
      .execute()
    expect(stored).toEqual([{ item_type: 'document' }])
  })

  test('returns the existing item if the same is added again', async () => {
    const { agent_id } = await service.createAgent()
    const first = await add({ agent_id, ...item })
    const second = await add({ agent_id, ...item })
    expect(second.body.knowledge_item_id).toBe(first.body.knowledge_item_id)
    const { body } = await service.api('GET', `/agents/${agent_id}/status`)
    expect(body.knowledge_base_count).toBe(1)
  })

  test('splits and embeds a long text completely', async () => {
    const { agent_id } = await service.createAgent()
    const content = Array.from(
      { length: 900 },
      (_, index) => `Paragraph ${index} says that room ${index} has a view of the lake.`,
    ).join('\n\n')
    const { body } = await add({ agent_id, title: 'Rooms', content })
    expect(body.embedding_generated).toBe(true)
    const chunks = await service.app.db
      .selectFrom('chunks')
      .select('content')
      .where('item_id', '=', body.knowledge_item_id)
      .execute()
    expect(chunks.length).toBeGreaterThan(40)
    expect(chunks.every((chunk) => chunk.content.length <= 1200)).toBe(true)
    expect(
      chunks
        .map((chunk) => chunk.content)
        .join(' ')
        .match(/Paragraph \d+/g),
    ).toHaveLength(900)
  })
})

describe('POST /knowledge refuses', () => {
  test.each([undefined, {}, { agent_id: randomUUID() }, { agent_id: '', title: ' ', content: null }])(
    'required fields: %j',
    async (body) => {
      expect(await add(body)).toMatchObject({
        status: 400,
        body: { success: false, error: 'agent_id, title and content are required' },
      })
    },
  )

  test('invalid fields, by name', async () => {
    const { agent_id } = await service.createAgent()
    const errorOf = async (fields: object) => {
      const { status, body } = await add({ agent_id, ...item, ...fields })
      return [status, body.error]
    }
    expect(await errorOf({ agent_id: 'seven' })).toEqual([400, 'agent_id must be a UUID'])
    expect(await errorOf({ agent_id: randomUUID() })).toEqual([404, 'Agent not found'])
    expect(await errorOf({ item_type: 'poem' })).toEqual([
      400,
      'item_type must be one of faq, product, policy, document',
    ])
    expect(await errorOf({ title: 'x'.repeat(201) })).toEqual([400, 'title must be at most 200 characters'])
    expect(await errorOf({ content: 'x'.repeat(200_001) })).toEqual([400, 'content must be at most 200000 characters'])
    expect(await errorOf({ content: 5 })).toEqual([400, 'content must be a string'])
  })
})

describe('POST /knowledge isolates', () => {
  test('simultaneous callers: each item is added once, to its own agent and audit log', async () => {
    const accounts = await Promise.all([service.createAccount(), service.createAccount()])
    const owned = await Promise.all(
      accounts.map(async (own) => ({ ...own, agentId: (await service.createAgent({}, own.bearer)).agent_id })),
    )
    const sent = Array.from({ length: 40 }, (_, at) => ({ at, own: owned[at % 2], other: owned[(at + 1) % 2] }))
    const replies = await Promise.all(
      sent.map(({ at, own, other }) =>
        add(
          {
            agent_id: (at % 10 === 9 ? other : own)?.agentId,
            title: `Room ${at % 20}`,
            content: `It has ${at % 20} windows.`,
          },
          own?.bearer,
        ),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(sent.map(({ at }) => (at % 10 === 9 ? 403 : 200)))
    for (const [index, { agentId, accountId }] of owned.entries()) {
      const rooms = Array.from({ length: 20 }, (_, room) => room).filter(
        (room) => room % 2 === index && room % 10 !== 9,
      )
      const items = await service.app.db
        .selectFrom('knowledge_items as item')
        .innerJoin('chunks', 'chunks.item_id', 'item.id')
        .innerJoin('embeddings', 'embeddings.chunk_id', 'chunks.id')
        .select(['item.id', 'item.title', 'chunks.content'])
        .where('item.agent_id', '=', agentId)
        .execute()
      expect(items.map(({ title, content }) => `${title}: ${content}`).sort()).toEqual(
        rooms.map((room) => `Room ${room}: It has ${room} windows.`).sort(),
      )
      const answered = replies
        .filter((reply, at) => at % 2 === index && reply.status === 200)
        .map(({ body }) => body.knowledge_item_id)
      expect(new Set(answered)).toEqual(new Set(items.map(({ id }) => id)))
      const changes = await service.app.db
        .selectFrom('audit_entries')
        .select('target_id')
        .where('account_id', '=', accountId)
        .execute()
      expect(changes.filter(({ target_id }) => items.some(({ id }) => id === target_id))).toHaveLength(items.length)
    }
  })

  test("an account's agent from other accounts", async () => {
    const [own, other] = [await service.createAccount(), await service.createAccount()]
    const { agent_id } = await service.createAgent({}, own.bearer)
    const addAs = async (headers: Record<string, string>) => {
      const { status, body } = await add({ agent_id, ...item }, headers)
      return [status, body.error]
    }
    expect(await addAs({})).toEqual([401, 'Invalid API key'])
    expect(await addAs(other.bearer)).toEqual([403, 'Agent does not belong to this account'])
    expect(await addAs({ authorization: 'Bearer ak_wrong' })).toEqual([401, 'Invalid API key'])
    expect(await addAs(own.bearer)).toEqual([200, undefined])
  })

  test('a demo agent from invalid keys, but not from valid ones', async () => {
    const { agent_id } = await service.createAgent()
    const other = await service.createAccount()
    expect((await add({ agent_id, ...item }, { authorization: 'Bearer ak_wrong' })).status).toBe(401)
    expect((await add({ agent_id, ...item }, other.bearer)).status).toBe(200)
  })
})
