import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'

const service = await disposeAfterAll(startService())

const create = (body?: unknown, headers?: Record<string, string>) => service.api('POST', '/agents', body, headers)
const valid = () => ({ email: uniqueEmail(), company_name: 'Lindenhof' })

describe('POST /agents', () => {
  test('returns every field of the contract for a new user', async () => {
    const { status, body } = await create({
      ...valid(),
      codebase_context: { company_description: 'A farm shop in Bremen.' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      agent_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      agent_name: 'Lindenhof Assistant',
      company_name: 'Lindenhof',
      webchat_embed_code: `<script src="${service.origin}/widget.js" data-widget-key="${body.webchat_widget_key}" async></script>`,
      webchat_widget_key: expect.stringMatching(/^wc_[\w-]{22,}$/),
      whatsapp_link: expect.stringMatching(/\/whatsapp\/\d+\?text=.*Lindenhof/),
      is_new_user: true,
      claim_url: expect.stringMatching(new RegExp(`^${service.origin}/login\\?invite=[\\w-]{43}$`)),
      dashboard_url: `${service.origin}/dashboard/ai-agent`,
      trial_info: { expires_in_days: null, message_limit: 100 },
      knowledge_base_count: 1,
      missing_content_hints: expect.arrayContaining(['pricing']),
    })
  })

  test('creates an agent from a name alone', async () => {
    const { status, body } = await create(valid())
    expect(status).toBe(200)
    expect(body).toMatchObject({ knowledge_base_count: 0, is_new_user: true })
    expect(body).not.toHaveProperty('warnings')
  })

  test('recognizes a known email in any letter case and returns no claim link', async () => {
    const email = uniqueEmail()
    await create({ email, company_name: 'Lindenhof' })
    const { body } = await create({ email: email.toUpperCase(), company_name: 'Lindenhof' })
    expect(body.is_new_user).toBe(false)
    expect(body).not.toHaveProperty('claim_url')
  })

  test('removes white space around an email', async () => {
    const email = uniqueEmail()
    const { status, body } = await create({ email: ` ${email}\n`, company_name: 'Lindenhof' })
    expect([status, body.is_new_user]).toEqual([200, true])
    expect((await create({ email, company_name: 'Lindenhof' })).body.is_new_user).toBe(false)
  })

  test('creates the agent in the account of the API key, with or without an email', async () => {
    const { bearer, accountId } = await service.createAccount()
    for (const email of [undefined, uniqueEmail()]) {
      const { status, body } = await create({ email, company_name: 'Lindenhof' }, bearer)
      expect(status).toBe(200)
      expect(body.is_new_user).toBe(false)
      expect(body).not.toHaveProperty('claim_url')
    }
    const agents = await service.app.db
      .selectFrom('agents')
      .select(['state'])
      .where('account_id', '=', accountId)
      .execute()
    expect(agents).toEqual([{ state: 'active' }, { state: 'active' }])
  })

  test('omits the fields of a channel that was not requested', async () => {
    const { body: chat } = await create({ ...valid(), deploy_channels: ['webchat', 'webchat'] })
    expect(chat).toHaveProperty('webchat_widget_key')
    expect(chat).not.toHaveProperty('whatsapp_link')
    const { body: whatsapp } = await create({ ...valid(), deploy_channels: ['whatsapp'] })
    expect(whatsapp).toHaveProperty('whatsapp_link')
    expect(whatsapp).not.toHaveProperty('webchat_embed_code')
    expect(whatsapp).not.toHaveProperty('webchat_widget_key')
  })

  test('treats null and blank as not sent and ignores unknown fields', async () => {
    const blank = {
      website_url: '',
      linkedin_url: null,
      agent_name: '  ',
      industry: null,
      deploy_channels: null,
      codebase_context: null,
      surprise: 1,
    }
    const { status, body } = await create({ ...valid(), ...blank })
    expect(status).toBe(200)
    expect(body.agent_name).toBe('Lindenhof Assistant')
  })

  test('turns every member of codebase_context into an item of the right type', async () => {
    const context = {
      landing_page_content: '# Fresh eggs\n\nWe deliver every Tuesday.',
      readme_content: '# Lindenhof\n\nOrders are kept for two days.',
      products: [
        { name: 'Egg box', description: 'Twelve eggs', price: '4.20 EUR', features: ['free range', 'sorted by size'] },
        { name: 'Hen house tour', price: '12 EUR' },
      ],
      pricing_tiers: [{ name: 'Weekly box', price: '19 EUR a week', features: ['eggs', 'bread'] }],
      company_description: 'A farm shop in Bremen.',
      value_proposition: 'From our hens to your door in one day.',
      target_customers: 'Families and small cafés.',
      key_differentiators: ['No middlemen', 'Open stables'],
      contact_info: { email: 'hello@lindenhof.example', phone: '+49 421 5550 123' },
    }
    const { body } = await create({ ...valid(), codebase_context: context })
    const items = await service.app.db
      .selectFrom('knowledge_items')
      .selectAll()
      .where('agent_id', '=', body.agent_id)
      .execute()
    expect(items).toHaveLength(body.knowledge_base_count)
    const products = items.filter((item) => item.item_type === 'product')
    expect(products.map((item) => item.title).toSorted()).toEqual(['Egg box', 'Hen house tour', 'Weekly box'])
    expect(products.find((item) => item.title === 'Egg box')?.content).toMatch(/4\.20 EUR[\s\S]*free range/)
    const everything = items.map((item) => `${item.title}\n${item.content}`).join('\n')
    for (const fact of [
      'every Tuesday',
      'kept for two days',
      'in Bremen',
      'to your door',
      'small cafés',
      'No middlemen',
      'hello@lindenhof.example',
      '5550 123',
    ]) {
      expect(everything).toContain(fact)
    }
    expect(body).not.toHaveProperty('claim_url', '')
  })

  test('embeds the items it stores', async () => {
    const { agent_id } = await service.createAgent({
      codebase_context: { company_description: 'A farm shop in Bremen.' },
    })
    const vectors = await service.app.db
      .selectFrom('embeddings')
      .select(['model'])
      .where('agent_id', '=', agent_id)
      .execute()
    expect(vectors).toEqual([{ model: 'builtin-1' }])
  })
})

describe('POST /agents refuses', () => {
  test.each([
    ['no body', undefined],
    ['null', null],
    ['an empty object', {}],
    ['no email', { company_name: 'Lindenhof' }],
    ['no company', { email: 'a@example.com' }],
    ['blank ones', { email: ' ', company_name: '' }],
  ])('required fields: %s', async (_name, body) => {
    const reply = await create(body)
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ success: false, error: 'email and company_name are required' })
  })

  test.each([
    'plain',
    'a@b',
    'a b@example.com',
    'a@-x.com',
    `${'x'.repeat(250)}@example.com`,
    17,
    ['a@example.com'],
    {},
  ])('the email %j', async (email) => {
    const { status, body } = await create({ email, company_name: 'Lindenhof' })
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, error: 'Invalid email format' })
  })

  test.each([
    [{ company_name: 5 }, 'company_name must be a string'],
    [{ company_name: 'x'.repeat(201) }, 'company_name must be at most 200 characters'],
    [{ greeting_message: 'x'.repeat(1001) }, 'greeting_message must be at most 1000 characters'],
    [{ codebase_context: [] }, 'codebase_context must be an object'],
    [{ codebase_context: { products: [{}, {}, { name: 7 }] } }, 'codebase_context.products[2].name must be a string'],
    [
      { codebase_context: { pricing_tiers: Array.from({ length: 101 }, () => ({})) } },
      'codebase_context.pricing_tiers must have at most 100 items',
    ],
    [{ codebase_context: { key_differentiators: 'one' } }, 'codebase_context.key_differentiators must be an array'],
    [{ deploy_channels: [] }, 'deploy_channels must name at least one of webchat, whatsapp and nothing else'],
    [{ deploy_channels: ['fax'] }, 'deploy_channels must name at least one of webchat, whatsapp and nothing else'],
    [{ source: 'Not A Label' }, 'Invalid source'],
    [{ linkedin_url: 'linkedin' }, /^Invalid linkedin_url: /],
    [{ website_url: 'example.com' }, /^Invalid website_url: .*https:\/\//],
    [{ website_url: 'ftp://example.com' }, /^Invalid website_url: /],
    [{ website_url: 'https://user:secret@example.com' }, /^Invalid website_url: /],
    [{ website_url: 'http://10.0.0.8/' }, /^Invalid website_url: /],
    [{ website_url: 'http://169.254.169.254/latest/meta-data/' }, /^Invalid website_url: /],
  ])('%j', async (fields, message) => {
    const { status, body } = await create({ ...valid(), ...fields })
    expect(status).toBe(400)
    expect(body).toEqual({
      success: false,
      error: message instanceof RegExp ? expect.stringMatching(message) : message,
    })
  })

  test('a body that is not a JSON object', async () => {
    expect(await create('[1]')).toMatchObject({ status: 400, body: { error: 'Request body must be a JSON object' } })
    expect(await create('"text"')).toMatchObject({ status: 400, body: { error: 'Request body must be a JSON object' } })
    expect(await create('{"email":')).toMatchObject({ status: 400, body: { error: 'Invalid JSON' } })
    expect(await create('a=b', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { success: false },
    })
    expect(await create({ company_name: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      body: { success: false },
    })
  })

  test.each(['Bearer ak_unknown', 'Bearer', 'Basic YTpi', ''])(
    'the authorization %j, never falling back to no key',
    async (authorization) => {
      const { status, body } = await create(valid(), { authorization })
      expect(status).toBe(401)
      expect(body).toEqual({ success: false, error: 'Invalid API key' })
    },
  )

  test('an unknown path and a wrong method in the error shape', async () => {
    expect(await service.api('POST', '/nothing')).toMatchObject({
      status: 404,
      body: { success: false, error: 'Not found' },
    })
    const { status, headers } = await service.api('PUT', '/knowledge', {})
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('an unknown page with HTML for browsers and an error body for clients', async () => {
    const open = (path: string, accept: string) => fetch(service.origin + path, { headers: { accept } })
    const page = await open('/nothing/here', 'text/html,application/xhtml+xml')
    expect([page.status, page.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')])
    expect(await page.text()).toMatch(/Page not found[^]*<a href="\/">/)
    for (const [path, accept] of [
      ['/nothing/here', '*/*'],
      ['/sample//style.css', '*/*'],
      ['/sample/images%5Cx', '*/*'],
      ['/sample/%00', '*/*'],
      ['/api/v1/public/nothing', 'text/html'],
    ] as const) {
      expect(await (await open(path, accept)).json()).toEqual({ success: false, error: 'Not found' })
    }
  })
})

test.each([
  ['range', 'bytes=9999999-', 416],
  ['if-match', '"another"', 412],
])('a file requested with %s: %s', async (name, value, status) => {
  const refused = await service.call('GET', '/sample/style.css', undefined, { [name]: value })
  expect(refused).toMatchObject({ status, body: { success: false, error: expect.any(String) } })
})

describe('POST /agents limits', () => {
  test('exactly ten agents a day for one email, also under a burst', async () => {
    const email = uniqueEmail()
    const replies = await Promise.all(Array.from({ length: 14 }, () => create({ email, company_name: 'Lindenhof' })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.body).toEqual({
      success: false,
      error: 'Rate limit exceeded: maximum 10 agents per day per email',
    })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('requests per minute for each caller', async () => {
    await using small = await startService({ REQUESTS_PER_MINUTE: '3' })
    const replies = [
      await small.api('POST', '/agents'),
      await small.api('POST', '/agents'),
      await small.api('POST', '/agents'),
      await small.api('POST', '/agents'),
    ]
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 429])
    expect(replies[3]?.body).toEqual({ success: false, error: 'Rate limit exceeded' })
    expect(Number(replies[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const { bearer } = await small.createAccount()
    expect((await small.api('POST', '/agents', {}, bearer)).status).toBe(400)
  })
})

describe('GET /agents/{id}/status', () => {
  test('returns the state of a demo agent to anybody', async () => {
    const { agent_id, agent_name } = await service.createAgent({ deploy_channels: ['webchat'] })
    const { status, body } = await service.api('GET', `/agents/${agent_id}/status`)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      agent_id,
      agent_name,
      company_name: 'Lindenhof',
      is_active: true,
      knowledge_base_count: 0,
      webchat_enabled: true,
      whatsapp_enabled: false,
      created_at: expect.stringMatching(/Z$/),
      research: { state: 'none', pages_read: 0, pages_to_read: 0 },
    })
  })

  test("returns the state of an account's agent only to its own keys", async () => {
    const [own, other] = [await service.createAccount(), await service.createAccount()]
    const { agent_id } = await service.createAgent({}, own.bearer)
    const statusFor = async (headers: Record<string, string>) =>
      (await service.api('GET', `/agents/${agent_id}/status`, undefined, headers)).status
    expect([await statusFor(own.bearer), await statusFor(other.bearer), await statusFor({})]).toEqual([200, 403, 401])
    expect((await service.api('GET', '/agents/none/status')).status).toBe(404)
  })
})
