import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100' }))
const { accountId, bearer } = await ownedAgent(service)

const BOX = { name: 'Weekly vegetable box', price: '24.50 EUR a week' }
const JUICE = { name: 'Apple juice', price: '3 EUR a bottle' }
const NOTHING = { created: 0, changed: 0, retired: 0, kept: 0 }

async function agentWith(context: unknown, fields = {}) {
  const owned = await ownedAgent(service, { codebase_context: context, ...fields }, { accountId, bearer })
  const path = `/agents/${owned.agentId}`
  return {
    ...owned,
    put: (content: unknown) => service.api('PUT', `${path}/codebase`, { codebase_context: content }, bearer),
    get: () => service.api('GET', `${path}/codebase`, undefined, bearer),
    items: async () =>
      (await service.api('GET', `/knowledge?agent_id=${owned.agentId}&limit=100`, undefined, bearer)).body.data,
    /** The versions of the stored rows, which every write changes. */
    rows: () =>
      service.app.db
        .selectFrom('knowledge_items')
        .select(['id', 'updated_at', 'content'])
        .where('agent_id', '=', owned.agentId)
        .orderBy('id')
        .execute(),
  }
}

/** The hash of the API: of the JSON with sorted keys. */
const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex')

describe('unchanged', () => {
  const FACTS = { company_description: 'Lindenhof is a farm by the river.', products: [JUICE, BOX] }
  // Keys are sorted by hand.
  const PRODUCTS = hashOf(
    '[{"name":"Apple juice","price":"3 EUR a bottle"},{"name":"Weekly vegetable box","price":"24.50 EUR a week"}]',
  )

  test('members stay as they were sent by the creation or a replacement', async () => {
    const agent = await agentWith(FACTS)
    const replace = (body: object) => service.api('PUT', `/agents/${agent.agentId}/codebase`, body, bearer)
    const text = 'Lindenhof is a farm on the hill.'
    const first = await replace({ codebase_context: { company_description: text }, unchanged: { products: PRODUCTS } })
    expect([first.status, first.body.change_counts]).toEqual([200, { ...NOTHING, changed: 1 }])
    const gone = await replace({
      codebase_context: { value_proposition: 'We deliver by bicycle.' },
      unchanged: { products: PRODUCTS, company_description: hashOf(JSON.stringify(text)) },
    })
    expect(gone.body.change_counts).toEqual({ ...NOTHING, created: 1 })
    const dropped = await replace({ codebase_context: {}, unchanged: { products: PRODUCTS } })
    expect(dropped.body.change_counts).toEqual({ ...NOTHING, retired: 2 })
    expect((await agent.items()).map(({ title }: { title: string }) => title).toSorted()).toEqual([
      JUICE.name,
      BOX.name,
    ])
  })

  test('a member that Foyer has otherwise, or not at all, is a conflict and changes nothing', async () => {
    const agent = await agentWith(FACTS)
    const before = await agent.rows()
    for (const unchanged of [{ products: hashOf('[]') }, { readme_content: hashOf('""') }]) {
      const body = { codebase_context: { company_description: 'Other.' }, unchanged }
      const { status, body: reply } = await service.api('PUT', `/agents/${agent.agentId}/codebase`, body, bearer)
      const [name] = Object.keys(unchanged)
      expect([status, reply.error]).toEqual([
        409,
        `unchanged.${name} is not what Foyer has. Send all members in codebase_context.`,
      ])
    }
    expect(await agent.rows()).toEqual(before)
  })
})

describe('PUT /agents/{agent_id}/codebase', () => {
  test('creates, changes and retires items, and the agent answers from them', async () => {
    const agent = await agentWith({ products: [BOX, JUICE], contact_info: { phone: '+44 20 7946 0123' } })
    const { status, body } = await agent.put({
      products: [{ ...BOX, price: '26 EUR a week' }],
      contact_info: { phone: '+44 20 7946 0123' },
      company_description: 'Lindenhof is a farm by the river.',
    })
    expect(status).toBe(200)
    expect(body.change_counts).toEqual({ created: 1, changed: 1, retired: 1, kept: 0 })
    expect(body.changes).toEqual([
      {
        change: 'created',
        knowledge_item_id: expect.any(String),
        title: 'About Lindenhof',
        says: 'Lindenhof is a farm by the river.',
      },
      {
        change: 'changed',
        knowledge_item_id: expect.any(String),
        title: BOX.name,
        said: 'Price: 24.50 EUR a week',
        says: 'Price: 26 EUR a week',
      },
      { change: 'retired', title: JUICE.name, said: 'Price: 3 EUR a bottle' },
    ])
    expect(body.codebase).toEqual({
      agent_id: agent.agentId,
      knowledge_items: 3,
      updated_at: expect.stringMatching(/Z$/),
    })
    expect((await agent.get()).body).toEqual({ success: true, codebase: body.codebase })
    const chat = await openChat(service, agent.widgetKey)
    expect((await chat.say('How much is the weekly vegetable box?')).message.text).toContain('26 EUR')
  })

  test('the same content changes nothing and writes nothing', async () => {
    const content = { products: [BOX, JUICE], readme_content: '# Lindenhof\n\nA farm by the river since 1902.' }
    const agent = await agentWith(content, { industry: 'Farming' })
    const before = await agent.rows()
    const changesBefore = (await service.api('GET', '/changes', undefined, bearer)).body.data.length
    const version = () =>
      service.app.db
        .selectFrom('agents')
        .select('knowledge_version')
        .where('id', '=', agent.agentId)
        .executeTakeFirstOrThrow()
    const versionBefore = await version()
    for (let times = 0; times < 2; times++) {
      const { body } = await agent.put(content)
      expect([body.change_counts, body.changes]).toEqual([NOTHING, []])
    }
    expect(await agent.rows()).toEqual(before)
    expect(await version()).toEqual(versionBefore)
    expect((await service.api('GET', '/changes', undefined, bearer)).body.data).toHaveLength(changesBefore)
  })

  test('an item that the owner edited is kept, with the text of the codebase beside it', async () => {
    const agent = await agentWith({ products: [BOX, JUICE] })
    const item = (await agent.items()).find(({ title }: { title: string }) => title === BOX.name)
    const path = `/knowledge/${item.knowledge_item_id}`
    await service.api('PATCH', path, { content: 'Price: 20 EUR a week, for neighbours' }, bearer)
    const content = { products: [{ ...BOX, price: '26 EUR a week' }, JUICE] }
    const { body } = await agent.put(content)
    expect(body.change_counts).toEqual({ ...NOTHING, kept: 1 })
    expect(body.changes).toMatchObject([
      { change: 'kept', knowledge_item_id: item.knowledge_item_id, says: 'Price: 26 EUR a week' },
    ])
    expect((await service.api('GET', path, undefined, bearer)).body.item).toMatchObject({
      content: 'Price: 20 EUR a week, for neighbours',
      site_says: { content: 'Price: 26 EUR a week' },
    })
    const before = await agent.rows()
    expect((await agent.put(content)).body.change_counts).toEqual(NOTHING)
    expect(await agent.rows()).toEqual(before)
  })

  test('items from the website and from POST /knowledge stay, and a removed one stays away', async () => {
    await using site = await startSite({ '/': '<title>Farm</title><main><h1>Eggs</h1><p>Eggs cost 4 EUR.</p></main>' })
    const agent = await agentWith({ products: [BOX, JUICE] }, { website_url: site.origin })
    await service.api(
      'POST',
      '/knowledge',
      { agent_id: agent.agentId, title: 'Lift', content: 'To all floors.' },
      bearer,
    )
    const juice = (await agent.items()).find(({ title }: { title: string }) => title === JUICE.name)
    await service.api('DELETE', `/knowledge/${juice.knowledge_item_id}`, undefined, bearer)
    expect((await agent.put({ products: [JUICE] })).body.change_counts).toEqual({ ...NOTHING, retired: 1 })
    const origins = new Set((await agent.items()).map(({ origin }: { origin: string }) => origin))
    expect(origins).toEqual(new Set(['added', 'website']))
    expect((await agent.put({})).body.codebase.knowledge_items).toBe(0)
    expect((await agent.get()).body.codebase).toEqual({ agent_id: agent.agentId, knowledge_items: 0 })
  })

  test('simultaneous requests leave each item once', async () => {
    const agent = await agentWith({ products: [BOX] })
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, at) => agent.put({ products: [BOX, { ...JUICE, price: `${at} EUR` }] })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await agent.items()).map(({ title }: { title: string }) => title).toSorted()).toEqual([
      JUICE.name,
      BOX.name,
    ])
  })

  test('warnings name unknown members and what gave nothing, hints what is missing', async () => {
    const agent = await agentWith({ products: [BOX] })
    const { body } = await agent.put({ pricingTiers: [], tiers: [BOX], products: [{ ...BOX, price: 'N/A' }] })
    expect(body.warnings).toEqual([
      'codebase_context.products[0].price gave nothing: it is not a price.',
      'codebase_context.pricingTiers is not a known field, so it was ignored. Did you mean pricing_tiers?',
      'codebase_context.tiers is not a known field, so it was ignored. Did you mean pricing_tiers?',
    ])
    expect(body.missing_content_hints).toContain('hours')
  })

  test('the audit log has the change', async () => {
    const agent = await agentWith({ products: [BOX] })
    await agent.put({ products: [JUICE] })
    const [change] = (await service.api('GET', '/changes', undefined, bearer)).body.data
    expect(change).toMatchObject({ action: 'replaceCodebase', target_id: agent.agentId, fields: ['codebase_context'] })
  })
})

describe('a codebase is refused', () => {
  test('without content, of another type or over a limit', async () => {
    const agent = await agentWith({ products: [BOX] })
    const sent: [unknown, string][] = [
      [undefined, 'codebase_context is required'],
      [null, 'codebase_context is required'],
      ['# Farm', 'codebase_context must be an object'],
      [{ products: [{ name: 5 }] }, 'codebase_context.products[0].name must be a string'],
      [{ products: Array.from({ length: 501 }, () => BOX) }, 'codebase_context.products must have at most 500 items'],
    ]
    for (const [content, error] of sent) {
      const { status, body } = await agent.put(content)
      expect([status, body.error]).toEqual([400, error])
    }
    expect((await agent.get()).body.codebase.knowledge_items).toBe(1)
  })

  test('of an archived agent, of another account, without a key or without its scope', async () => {
    const agent = await agentWith({ products: [BOX] })
    const path = `/agents/${agent.agentId}/codebase`
    const content = { codebase_context: { products: [JUICE] } }
    const stranger = await service.createAccount()
    expect((await service.api('PUT', path, content, stranger.bearer)).status).toBe(404)
    expect((await service.api('GET', path, undefined, stranger.bearer)).status).toBe(404)
    expect((await service.api('PUT', path, content)).status).toBe(401)
    const { secret } = (await service.api('POST', '/keys', { name: 'reader', scopes: ['read'] }, bearer)).body
    const reader = { authorization: `Bearer ${secret}` }
    expect((await service.api('PUT', path, content, reader)).status).toBe(403)
    expect((await service.api('GET', path, undefined, reader)).status).toBe(200)
    await service.api('DELETE', `/agents/${agent.agentId}`, undefined, bearer)
    expect((await agent.put({ products: [JUICE] })).body.error).toBe('This agent is archived')
  })
})
