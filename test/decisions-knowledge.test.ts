import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type Service, startService, uniqueEmail } from './support/service.ts'

/** The rows of “Knowledge”, each test under the name of its row. */

const CREATOR = { 'x-forwarded-for': '203.0.113.1' }
const STRANGER = { 'x-forwarded-for': '198.51.100.9' }
const DAY_MS = 86_400_000
const PARKING = { title: 'Parking', content: 'Guests park for free behind the barn.', item_type: 'faq' }

const service = await disposeAfterAll(startService({ TRUST_PROXY: '127.0.0.1/32' }))

const demoAgent = (at = service) => at.createAgent({ email: uniqueEmail() }, CREATOR)
const add = (body: object, headers: Record<string, string> = CREATOR, at = service) =>
  at.api('POST', '/knowledge', body, headers)
const failureOf = async (reply: ReturnType<typeof add>) => {
  const { status, body } = await reply
  return [status, body.error]
}

const ask = async (widgetKey: string | undefined, text: string, at = service): Promise<string> =>
  (await (await openChat(at, widgetKey)).say(text)).message.text

/** Claims an agent as a browser does, and continues as its owner. */
async function ownerOf(claimUrl = '', at = service) {
  const invite = new URL(claimUrl).searchParams.get('invite')
  const claim = await at.call('POST', '/api/v1/app/claim', { invite }, { origin: at.origin })
  const cookie = claim.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return (method: string, path: string, body?: unknown) => at.call(method, path, body, { origin: at.origin, cookie })
}

test('success: 200 with the fields of the contract', async () => {
  const { agent_id, agent_name } = await demoAgent()
  const { status, body } = await add({ agent_id, ...PARKING, category: 'arrival' })
  expect([status, body]).toEqual([
    200,
    { success: true, knowledge_item_id: expect.any(String), agent_id, agent_name, embedding_generated: true },
  ])
})

describe('required missing', () => {
  test('and invalid fields', async () => {
    const { agent_id } = await demoAgent()
    const MISSING = [400, 'agent_id, title and content are required']
    for (const body of [
      {},
      { agent_id },
      { agent_id, title: 'x' },
      { agent_id, title: ' ', content: 'x' },
      { title: 'x', content: 'x' },
    ])
      expect(await failureOf(add(body))).toEqual(MISSING)
    for (const wrong of ['seven', 7, `${agent_id}x`])
      expect(await failureOf(add({ ...PARKING, agent_id: wrong }))).toEqual([400, 'agent_id must be a UUID'])
    for (const unknown of [
      randomUUID(),
      '11111111-1111-1111-1111-111111111111',
      '00000000-0000-0000-0000-000000000000',
    ])
      expect(await failureOf(add({ ...PARKING, agent_id: unknown }))).toEqual([404, 'Agent not found'])
    expect(await failureOf(add({ ...PARKING, agent_id, item_type: 'poem' }))).toEqual([
      400,
      'item_type must be one of faq, product, policy, document',
    ])
    const wrong: [object, string][] = [
      [{ title: 7 }, 'title must be a string'],
      [{ content: ['x'] }, 'content must be a string'],
      [{ title: 'x'.repeat(201) }, 'title must be at most 200 characters'],
      [{ category: 'x'.repeat(201) }, 'category must be at most 200 characters'],
      [{ content: 'x'.repeat(200_001) }, 'content must be at most 200000 characters'],
    ]
    for (const [fields, message] of wrong)
      expect(await failureOf(add({ ...PARKING, agent_id, ...fields }))).toEqual([400, message])
    const fits = { title: 'x'.repeat(200), category: 'x'.repeat(200), content: 'Eggs. '.repeat(33_333) }
    expect((await add({ agent_id, ...fits })).status).toBe(200)
  })

  test('an item without a type is a document', async () => {
    const { bearer } = await service.createAccount()
    const { agent_id } = await service.createAgent({}, bearer)
    const { body } = await add({ agent_id, title: PARKING.title, content: PARKING.content, item_type: null }, bearer)
    const { body: stored } = await service.api('GET', `/knowledge/${body.knowledge_item_id}`, undefined, bearer)
    expect(stored.item).toMatchObject({
      item_type: 'document',
      title: PARKING.title,
      content: PARKING.content,
      state: 'live',
    })
  })

  test('agent of another account: 403', async () => {
    const [own, other] = [await service.createAccount(), await service.createAccount()]
    const { agent_id } = await service.createAgent({}, own.bearer)
    expect(await failureOf(add({ ...PARKING, agent_id }, other.bearer))).toEqual([
      403,
      'Agent does not belong to this account',
    ])
  })
})

test('demo agent: no key, or any valid key; a claimed agent, or one created with a key: 401 without one', async () => {
  const demo = await demoAgent()
  const { bearer } = await service.createAccount()
  expect((await add({ ...PARKING, agent_id: demo.agent_id })).status).toBe(200)
  expect((await add({ ...PARKING, agent_id: demo.agent_id, title: 'Other' }, { ...bearer, ...CREATOR })).status).toBe(
    200,
  )
  await ownerOf(demo.claim_url)
  expect(await failureOf(add({ ...PARKING, agent_id: demo.agent_id }))).toEqual([401, 'Invalid API key'])
  const own = await service.createAgent({}, bearer)
  expect(await failureOf(add({ ...PARKING, agent_id: own.agent_id }))).toEqual([401, 'Invalid API key'])
  expect((await add({ ...PARKING, agent_id: own.agent_id }, bearer)).status).toBe(200)
})

describe('a stranger who learnt the id', () => {
  const HELD = [expect.stringContaining('until its owner approves it')]

  test("from the creator's address within 24 hours an item is live", async () => {
    const agent = await demoAgent()
    expect((await add({ ...PARKING, agent_id: agent.agent_id })).body).not.toHaveProperty('warnings')
    expect(await ask(agent.webchat_widget_key, 'Where can I park?')).toContain('behind the barn')
  })

  test('any other item is stored and embedded, but not used or counted until the owner approves it', async () => {
    const agent = await demoAgent()
    const { body } = await add({ ...PARKING, agent_id: agent.agent_id }, STRANGER)
    expect(body).toMatchObject({ embedding_generated: true, warnings: HELD })
    expect(await ask(agent.webchat_widget_key, 'Where can I park?')).not.toContain('behind the barn')
    const { body: status } = await service.api('GET', `/agents/${agent.agent_id}/status`)
    expect(status.knowledge_base_count).toBe(0)

    const owner = await ownerOf(agent.claim_url)
    const listed = async () => (await owner('GET', `/api/v1/owner/knowledge?agent_id=${agent.agent_id}`)).body.data
    expect(await listed()).toMatchObject([{ title: 'Parking', state: 'held', author: 'stranger' }])
    expect((await owner('POST', `/api/v1/owner/knowledge/${body.knowledge_item_id}/approve`, {})).status).toBe(200)
    expect(await listed()).toMatchObject([{ title: 'Parking', state: 'live' }])
    expect(await ask(agent.webchat_widget_key, 'Where can I park?')).toContain('behind the barn')
  })

  test('only the owner approves', async () => {
    const [mine, theirs] = [await demoAgent(), await demoAgent()]
    const { body } = await add({ ...PARKING, agent_id: theirs.agent_id }, STRANGER)
    const [owner, other] = [await ownerOf(theirs.claim_url), await ownerOf(mine.claim_url)]
    expect((await other('POST', `/api/v1/owner/knowledge/${body.knowledge_item_id}/approve`, {})).status).toBe(404)
    expect(
      (
        await service.call(
          'POST',
          `/api/v1/owner/knowledge/${body.knowledge_item_id}/approve`,
          {},
          { origin: service.origin },
        )
      ).status,
    ).toBe(401)
    expect((await owner('POST', `/api/v1/owner/knowledge/${randomUUID()}/approve`, {})).status).toBe(404)
    expect((await owner('POST', '/api/v1/owner/knowledge/x/approve', {})).status).toBe(404)
    expect((await owner('GET', `/api/v1/owner/knowledge?agent_id=${theirs.agent_id}`)).body.data).toMatchObject([
      { state: 'held' },
    ])
  })

  test('after 24 hours the address no longer counts, and a key of another account never does', async () => {
    const { agent_id } = await demoAgent()
    const { bearer } = await service.createAccount()
    expect((await add({ ...PARKING, agent_id, title: 'By key' }, { ...bearer, ...STRANGER })).body.warnings).toEqual(
      HELD,
    )
    const created_at = new Date(Date.now() - DAY_MS - 1000)
    await service.app.db.updateTable('agents').set({ created_at }).where('id', '=', agent_id).execute()
    expect((await add({ ...PARKING, agent_id })).body.warnings).toEqual(HELD)
  })

  test('an item that a stranger sent first becomes live when the creator sends it', async () => {
    const agent = await demoAgent()
    const held = await add({ ...PARKING, agent_id: agent.agent_id }, STRANGER)
    const live = await add({ ...PARKING, agent_id: agent.agent_id })
    expect(live.body.knowledge_item_id).toBe(held.body.knowledge_item_id)
    const owner = await ownerOf(agent.claim_url)
    const { data } = (await owner('GET', `/api/v1/owner/knowledge?agent_id=${agent.agent_id}`)).body
    expect(data).toMatchObject([{ title: 'Parking', state: 'live', author: 'owner' }])
    expect(live.body).not.toHaveProperty('warnings')
    expect(await ask(agent.webchat_widget_key, 'Where can I park?')).toContain('behind the barn')
    expect((await add({ ...PARKING, agent_id: agent.agent_id }, STRANGER)).body).not.toHaveProperty('warnings')
  })
})

describe('abuse', () => {
  const fill = (at: Service, agent_id: string, count: number, headers: Record<string, string>) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => add({ ...PARKING, agent_id, title: `Item ${index}` }, headers, at)),
    )
  const countOf = (replies: { status: number }[], status: number) =>
    replies.filter((reply) => reply.status === status).length

  test('KEYLESS_ITEMS_PER_HOUR, exactly; held items count separately', async () => {
    await using few = await startService({ TRUST_PROXY: '127.0.0.1/32', KEYLESS_ITEMS_PER_HOUR: '4' })
    const { agent_id } = await demoAgent(few)
    const strangers = await fill(few, agent_id, 7, STRANGER)
    expect([countOf(strangers, 200), countOf(strangers, 429)]).toEqual([4, 3])
    const own = await fill(few, agent_id, 8, CREATOR)
    expect([countOf(own, 200), countOf(own, 429)]).toEqual([8, 0])
    const more = await Promise.all(
      Array.from({ length: 6 }, (_, index) => add({ ...PARKING, agent_id, title: `More ${index}` }, CREATOR, few)),
    )
    expect(countOf(more, 429)).toBe(6)
    for (const { body, headers } of more) {
      expect(body).toEqual({
        success: false,
        error: 'Rate limit exceeded: maximum 4 items per hour for an unclaimed agent',
      })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
    }
  })

  test('KEYLESS_ITEMS_MAX, exactly under a burst: a 400 that says to claim the agent; a claimed agent has no such limit', async () => {
    await using few = await startService({ TRUST_PROXY: '127.0.0.1/32', KEYLESS_ITEMS_MAX: '5' })
    const agent = await demoAgent(few)
    const replies = await fill(few, agent.agent_id, 9, CREATOR)
    expect([countOf(replies, 200), countOf(replies, 400)]).toEqual([5, 4])
    expect(replies.find(({ status }) => status === 400)?.body.error).toMatch(/can have 5 items\. Claim the agent/)
    const standing = replies.findIndex(({ status }) => status === 200)
    expect((await add({ ...PARKING, agent_id: agent.agent_id, title: `Item ${standing}` }, CREATOR, few)).status).toBe(
      200,
    )
    const owner = await ownerOf(agent.claim_url, few)
    const { body: made } = await owner('POST', '/api/v1/owner/keys', { name: 'server' })
    expect(countOf(await fill(few, agent.agent_id, 9, { authorization: `Bearer ${made.secret}` }), 200)).toBe(9)
  })

  test('held items have their own limit', async () => {
    await using wide = await startService({ TRUST_PROXY: '127.0.0.1/32', KEYLESS_ITEMS_PER_HOUR: '1000' })
    const { agent_id } = await demoAgent(wide)
    const replies = await fill(wide, agent_id, 103, STRANGER)
    expect([countOf(replies, 200), countOf(replies, 400)]).toEqual([100, 3])
    expect(replies.find(({ status }) => status === 400)?.body.error).toMatch(/approve.*Claim the agent/)
    expect((await add({ ...PARKING, agent_id }, CREATOR, wide)).body).not.toHaveProperty('warnings')
  })
})

describe('same title, content, type and category again', () => {
  test('the existing item is returned, also under simultaneous calls', async () => {
    const { agent_id } = await demoAgent()
    const replies = await Promise.all(Array.from({ length: 8 }, () => add({ ...PARKING, agent_id })))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const rows = await service.app.db
      .selectFrom('knowledge_items')
      .select('id')
      .where('agent_id', '=', agent_id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['short', PARKING.content],
    ['long', PARKING.content.repeat(60)],
  ])(
    'with a key, a %s text: one item, whether calls are marked with an Idempotency-Key or not',
    async (_length, content) => {
      const agent = await demoAgent()
      const owner = await ownerOf(agent.claim_url)
      const { body: made } = await owner('POST', '/api/v1/owner/keys', { name: 'server' })
      const agent_id = agent.agent_id.toUpperCase()
      const marks = Array.from({ length: 8 }, (_, at): Record<string, string> =>
        at % 2 === 0 ? {} : { 'idempotency-key': randomUUID() },
      )
      const key = { authorization: `Bearer ${made.secret}` }
      const replies = await Promise.all(
        marks.map((mark) => add({ ...PARKING, content, agent_id }, { ...key, ...mark })),
      )
      expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
      expect(replies[0]?.body).toMatchObject({
        success: true,
        agent_id: agent.agent_id,
        agent_name: agent.agent_name,
        embedding_generated: true,
      })
      const rows = await service.app.db
        .selectFrom('knowledge_items')
        .select('state')
        .where('agent_id', '=', agent.agent_id)
        .execute()
      expect(rows).toEqual([{ state: 'live' }])
      expect(await ask(agent.webchat_widget_key, 'Where can I park?')).toContain('Guests park for free behind the barn')
    },
  )

  test('an item that is partly embedded says that its embedding is not generated', async () => {
    const { agent_id } = await demoAgent()
    const long = { agent_id, ...PARKING, content: PARKING.content.repeat(200) }
    const { body } = await add(long)
    expect(body.embedding_generated).toBe(true)
    const { db } = service.app
    const chunks = await db.selectFrom('chunks').select('id').where('item_id', '=', body.knowledge_item_id).execute()
    expect(chunks.length).toBeGreaterThan(1)
    await db
      .deleteFrom('embeddings')
      .where('chunk_id', '=', chunks[0]?.id ?? '')
      .execute()
    expect((await add(long)).body).toMatchObject({
      knowledge_item_id: body.knowledge_item_id,
      embedding_generated: false,
    })
  })

  test('white space around title and category does not make another item', async () => {
    const { agent_id } = await demoAgent()
    const plain = { agent_id, ...PARKING, category: 'arrival' }
    const replies = [await add(plain), await add({ ...plain, title: ` ${PARKING.title}\n`, category: 'arrival ' })]
    expect(replies[1]?.body.knowledge_item_id).toBe(replies[0]?.body.knowledge_item_id)
  })

  test('a difference in any of the four makes another item', async () => {
    const { agent_id } = await demoAgent()
    const variants = [
      {},
      { title: 'Cars' },
      { content: 'Elsewhere.' },
      { item_type: 'policy' },
      { category: 'arrival' },
    ]
    const ids = await Promise.all(
      variants.map(async (fields) => (await add({ agent_id, ...PARKING, ...fields })).body.knowledge_item_id),
    )
    expect(new Set(ids).size).toBe(5)
  })

  test('deleted items do not count', async () => {
    const { bearer } = await service.createAccount()
    const { agent_id, webchat_widget_key } = await service.createAgent({}, bearer)
    const { knowledge_item_id: first } = (await add({ agent_id, ...PARKING }, bearer)).body
    expect((await service.api('DELETE', `/knowledge/${first}`, undefined, bearer)).status).toBe(200)
    expect(await ask(webchat_widget_key, 'Where can I park?')).not.toContain('behind the barn')
    const { knowledge_item_id: second } = (await add({ agent_id, ...PARKING }, bearer)).body
    expect(second).not.toBe(first)
    expect((await service.api('GET', `/knowledge/${second}`, undefined, bearer)).body.item).toMatchObject({
      state: 'live',
    })
    expect(await ask(webchat_widget_key, 'Where can I park?')).toContain('behind the barn')
  })

  test('in another agent it is another item', async () => {
    const ids = [await demoAgent(), await demoAgent()].map(
      async ({ agent_id }) => (await add({ agent_id, ...PARKING })).body.knowledge_item_id,
    )
    expect(new Set(await Promise.all(ids)).size).toBe(2)
  })
})

test('GET /agents/{agent_id}/status: same right as adding', async () => {
  const demo = await demoAgent()
  const statusOf = async (id: string, headers = {}) =>
    (await service.api('GET', `/agents/${id}/status`, undefined, headers)).status
  expect([await statusOf(demo.agent_id), await statusOf(randomUUID())]).toEqual([200, 404])
  const [own, other] = [await service.createAccount(), await service.createAccount()]
  const { agent_id } = await service.createAgent({}, own.bearer)
  expect([
    await statusOf(agent_id),
    await statusOf(agent_id, other.bearer),
    await statusOf(agent_id, own.bearer),
  ]).toEqual([401, 403, 200])
})
