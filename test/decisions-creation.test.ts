import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

/** The rows of “Agent creation” that need no website, each test under the name of its row. */

const service = await disposeAfterAll(startService())

const create = (body?: unknown, headers?: Record<string, string>) => service.api('POST', '/agents', body, headers)
const valid = () => ({ email: uniqueEmail(), company_name: 'Lindenhof' })
const errorFor = async (fields: object, headers?: Record<string, string>) => {
  const { status, body } = await create({ ...valid(), ...fields }, headers)
  return status === 400 ? body.error : status
}
const DAY_MS = 86_400_000
const agentRow = (id: string) =>
  service.app.db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('fields that do not apply', () => {
  test('are omitted, never null; expires_in_days is always present', async () => {
    const { body } = await create({ ...valid(), deploy_channels: ['webchat'] })
    expect(Object.entries(body).filter(([, value]) => value === null)).toEqual([])
    expect(body.trial_info).toEqual({ expires_in_days: null, message_limit: 100 })
    expect(body).not.toHaveProperty('whatsapp_link')
    const { body: known } = await create({ ...valid(), deploy_channels: ['whatsapp'] })
    expect(known).not.toHaveProperty('webchat_embed_code')
    expect(known).not.toHaveProperty('webchat_widget_key')
  })

  test('a trial that expires has the number of days', async () => {
    await using short = await startService({ TRIAL_DAYS: '14', TRIAL_MESSAGES: '25' })
    expect((await short.createAgent()).trial_info).toEqual({ expires_in_days: 14, message_limit: 25 })
  })
})

test('what else may stand in a success answer: only when there is something to say', async () => {
  const CONTRACT = [
    'success',
    'agent_id',
    'agent_name',
    'company_name',
    'webchat_embed_code',
    'webchat_widget_key',
    'whatsapp_link',
    'is_new_user',
    'claim_url',
    'dashboard_url',
    'trial_info',
    'knowledge_base_count',
  ]
  const { body: bare } = await create(valid())
  expect(Object.keys(bare)).toEqual(CONTRACT)
  const { body: created } = await create({
    ...valid(),
    codebase_context: { company_description: 'A farm.' },
    linkedin_url: 'https://example.com',
  })
  expect(created.warnings).toEqual([expect.stringContaining('linkedin_url')])
  expect(
    created.missing_content_hints.every((hint: string) => ['pricing', 'contact', 'hours', 'policies'].includes(hint)),
  ).toBe(true)
})

describe('registered', () => {
  test('an earlier creation with that email succeeded, in any letter case; a failed one does not count', async () => {
    const email = uniqueEmail()
    expect((await create({ email, company_name: 'X', source: 'not a label' })).status).toBe(400)
    const answers = [
      await create({ email, company_name: 'X' }),
      await create({ email: email.toUpperCase(), company_name: 'X' }),
    ]
    expect(answers.map(({ body }) => body.is_new_user)).toEqual([true, false])
  })

  test('an account exists', async () => {
    const email = uniqueEmail()
    const { accountId } = await service.createAccount()
    await service.app.db
      .updateTable('accounts')
      .set({ email, provisional: false })
      .where('id', '=', accountId)
      .execute()
    expect((await create({ email, company_name: 'X' })).body.is_new_user).toBe(false)
  })

  test('of simultaneous callers, one is new', async () => {
    const email = uniqueEmail()
    const replies = await Promise.all(Array.from({ length: 5 }, () => create({ email, company_name: 'X' })))
    expect(replies.filter(({ body }) => body.is_new_user)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.claim_url !== undefined)).toHaveLength(1)
  })
})

test('with an API key: the email is optional and checked, company_name stays required, ownership follows the key', async () => {
  const { accountId, bearer } = await service.createAccount()
  expect((await create({}, bearer)).body.error).toBe('email and company_name are required')
  expect((await create({ company_name: 'X', email: 'bad' }, bearer)).body.error).toBe('Invalid email format')
  const { body } = await create({ company_name: 'X', email: 'Contact@Example.com' }, bearer)
  expect(body.is_new_user).toBe(false)
  expect(body).not.toHaveProperty('claim_url')
  expect(await agentRow(body.agent_id)).toMatchObject({
    account_id: accountId,
    email: 'contact@example.com',
    state: 'active',
  })
})

test('known email, no key: a demo agent without a claim link in the body', async () => {
  const email = uniqueEmail()
  await create({ email, company_name: 'X' })
  const { body } = await create({ email, company_name: 'X' })
  expect(body.is_new_user).toBe(false)
  expect(body).not.toHaveProperty('claim_url')
  expect(body.warnings).toEqual([expect.stringContaining(`${service.origin}/login`)])
  expect(await agentRow(body.agent_id)).toMatchObject({ state: 'demo', account_id: null })
})

test('names are trimmed everywhere', async () => {
  const { body } = await create({ email: uniqueEmail(), company_name: ' Lindenhof\n', industry: '\tFarming ' })
  expect(body).toMatchObject({ company_name: 'Lindenhof', agent_name: 'Lindenhof Assistant' })
  expect(new URL(body.whatsapp_link).searchParams.get('text')).toContain('Hello Lindenhof! I have')
  const { body: session } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: body.webchat_widget_key })
  expect(session.agent.greeting).toBe('Hello! What would you like to know about Lindenhof?')
  const { bearer } = await service.createAccount()
  const { agent_id, agent_name } = await service.createAgent({ agent_name: ' Anna ' }, bearer)
  const { body: renamed } = await service.api('PATCH', `/agents/${agent_id}`, { agent_name: 'Berta ' }, bearer)
  expect([agent_name, renamed.agent.agent_name]).toEqual(['Anna', 'Berta'])
})

test('neither: the agent knows the name and the industry', async () => {
  const { body } = await create({ ...valid(), industry: 'Organic farming' })
  expect(body.knowledge_base_count).toBe(1)
  const { body: session } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: body.webchat_widget_key })
  expect(session.agent.greeting).toContain('Lindenhof')
})

describe('linkedin_url', () => {
  test.each(['linkedin.com/company/x', 'ftp://www.linkedin.com/company/x', 'javascript:alert(1)', 'x'])(
    '%s: 400',
    async (linkedin_url) => {
      expect(await errorFor({ linkedin_url })).toMatch(/^Invalid linkedin_url: /)
    },
  )

  test.each([
    'https://example.com/company/x',
    'https://www.linkedin.com/in/somebody',
    'https://www.linkedin.com/company/../in/somebody',
    'https://linkedin.com.evil.example/company/x',
  ])('%s: a warning', async (linkedin_url) => {
    const { status, body } = await create({ ...valid(), linkedin_url })
    expect([status, body.warnings]).toEqual([200, [expect.stringContaining('not a LinkedIn company page')]])
  })

  test('Foyer fetches nothing else for it', async () => {
    await using site = await startSite({ '*': '<title>Farm</title><main><p>Ten eggs cost 4 EUR.</p></main>' })
    const { body } = await create({ ...valid(), linkedin_url: `${site.origin}/company/farm` })
    expect([body.knowledge_base_count, site.hits]).toEqual([0, []])
  })
})

describe('source', () => {
  test.each(['mcp', 'api', 'other', 'two_parts', 'x1', 'a'.repeat(32)])('%s is stored unchanged', async (source) => {
    const { body } = await create({ ...valid(), source })
    expect((await agentRow(body.agent_id)).source).toBe(source)
  })

  test.each(['API', 'a b', 'a_b_c', '_a', 'a_', 'a-b', 'a'.repeat(33), 'äpi', 7, ['api'], {}, true])(
    '%j is invalid',
    async (source) => {
      expect(await errorFor({ source })).toBe('Invalid source')
    },
  )

  test('absent: not recorded', async () => {
    expect((await agentRow((await create(valid())).body.agent_id)).source).toBeNull()
  })
})

describe('deploy_channels', () => {
  test('duplicates count once, default both', async () => {
    const { body } = await create({ ...valid(), deploy_channels: ['whatsapp', 'webchat', 'whatsapp'] })
    expect((await agentRow(body.agent_id)).channels).toEqual(['webchat', 'whatsapp'])
    expect((await agentRow((await create(valid())).body.agent_id)).channels).toEqual(['webchat', 'whatsapp'])
  })

  test.each([[[]], [['fax']], [['webchat', 'fax']], [['webchat', null]], [[7]], ['webchat'], [{}], [true]])(
    '%j: 400 naming the two',
    async (channels) => {
      expect(await errorFor({ deploy_channels: channels })).toMatch(/deploy_channels .*webchat.*whatsapp/)
    },
  )
})

describe('limits', () => {
  const LONG = 'x'.repeat(200_001)
  const many = (count: number, item: unknown) => Array.from({ length: count }, () => item)

  test.each([
    [{ company_name: 'x'.repeat(201) }, 'company_name must be at most 200 characters'],
    [{ industry: 'x'.repeat(201) }, 'industry must be at most 200 characters'],
    [{ agent_name: 'x'.repeat(201) }, 'agent_name must be at most 200 characters'],
    [{ greeting_message: 'x'.repeat(1001) }, 'greeting_message must be at most 1000 characters'],
    [
      { codebase_context: { readme_content: LONG } },
      'codebase_context.readme_content must be at most 200000 characters',
    ],
    [{ codebase_context: { products: many(501, {}) } }, 'codebase_context.products must have at most 500 items'],
    [
      { codebase_context: { pricing_tiers: many(101, {}) } },
      'codebase_context.pricing_tiers must have at most 100 items',
    ],
    [
      { codebase_context: { products: [{ features: many(101, 'x') }] } },
      'codebase_context.products[0].features must have at most 100 items',
    ],
    [
      { codebase_context: { pricing_tiers: [{ features: many(101, 'x') }] } },
      'codebase_context.pricing_tiers[0].features must have at most 100 items',
    ],
  ])('%#: %s', async (fields, message) => expect(await errorFor(fields)).toBe(message))

  test.each([
    'landing_page_content',
    'company_description',
    'value_proposition',
    'target_customers',
    'key_differentiators[0]',
    'contact_info.email',
    'contact_info.phone',
    'products[0].name',
    'products[0].description',
    'products[0].price',
    'products[0].features[0]',
    'pricing_tiers[0].name',
    'pricing_tiers[0].price',
    'pricing_tiers[0].features[0]',
  ])('each text of codebase_context: %s', async (path) => {
    const parts = path.split(/[.[]/)
    const codebase_context = parts.reduceRight<unknown>(
      (inner, part) => (part.endsWith(']') ? [inner] : { [part]: inner }),
      LONG,
    )
    expect(await errorFor({ codebase_context })).toBe(`codebase_context.${path} must be at most 200000 characters`)
  })

  test('values at the limit are accepted; contact_info.email is plain text', async () => {
    const products = many(500, { name: 'Box', features: many(2, 'fresh') })
    const fits = {
      company_name: 'x'.repeat(200),
      industry: 'x'.repeat(200),
      agent_name: 'x'.repeat(200),
      greeting_message: 'x'.repeat(1000),
      codebase_context: {
        products,
        pricing_tiers: many(100, { name: 'Tier' }),
        contact_info: { email: 'ask at the door' },
      },
    }
    expect((await create({ ...valid(), ...fits })).status).toBe(200)
    expect((await create({ ...valid(), codebase_context: { readme_content: 'Eggs. '.repeat(33_333) } })).status).toBe(
      200,
    )
  })
})

describe('the 10 agents a day', () => {
  const burst = (count: number, body: () => object, headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, () => create(body(), headers)))
  const countOf = (replies: { status: number }[], status: number) =>
    replies.filter((reply) => reply.status === status).length
  const SENTENCE = 'Rate limit exceeded: maximum 10 agents per day per email'

  test('per email without a key, exact under a burst', async () => {
    const email = uniqueEmail()
    const replies = await burst(14, () => ({ email, company_name: 'X' }))
    expect([countOf(replies, 200), countOf(replies, 429)]).toEqual([10, 4])
    for (const { body, headers } of replies.filter(({ status }) => status === 429)) {
      expect(body).toEqual({ success: false, error: SENTENCE })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000)
    }
  })

  test('per account with a key, so that nobody can lock an owner out', async () => {
    const { bearer } = await service.createAccount()
    const email = uniqueEmail()
    await burst(10, () => ({ email, company_name: 'X' }))
    const replies = await burst(12, () => ({ email, company_name: 'X' }), bearer)
    expect([countOf(replies, 200), countOf(replies, 429)]).toEqual([10, 2])
    const other = await service.createAccount()
    expect((await create({ email, company_name: 'X' }, other.bearer)).status).toBe(200)
  })

  test('a rolling 24 hours', async () => {
    const email = uniqueEmail()
    await burst(10, () => ({ email, company_name: 'X' }))
    expect((await create({ email, company_name: 'X' })).status).toBe(429)
    const rows = await service.app.db
      .selectFrom('creations')
      .select('id')
      .where('owner', '=', `email:${email}`)
      .execute()
    const age = (ms: number, id = '') =>
      service.app.db
        .updateTable('creations')
        .set({ created_at: new Date(Date.now() - ms) })
        .where('id', '=', id)
        .execute()
    await age(DAY_MS - 60_000, rows[0]?.id)
    const refused = await create({ email, company_name: 'X' })
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.closeTo(60, -1)])
    await age(DAY_MS + 1000, rows[0]?.id)
    expect([
      (await create({ email, company_name: 'X' })).status,
      (await create({ email, company_name: 'X' })).status,
    ]).toEqual([200, 429])
  })

  test('only created agents count, also when some fail while others wait', async () => {
    await using broken = await startService()
    const email = uniqueEmail()
    for (let round = 0; round < 12; round += 1)
      await broken.api('POST', '/agents', { email, company_name: 'X', source: '!' })
    const held = { owner: `email:${email}`, address_hash: null, website: null, agent_id: null }
    const lease_until = new Date(Date.now() + DAY_MS)
    const ids = Array.from({ length: 10 }, (_, index) => `00000000-0000-7000-8000-00000000000${index}`)
    await broken.app.db
      .insertInto('creations')
      .values(ids.map((id) => ({ id, ...held, lease_until })))
      .execute()
    let isAnswered = false
    const creating = broken.api('POST', '/agents', { email, company_name: 'X' }).finally(() => (isAnswered = true))
    await sleep(300)
    expect(isAnswered).toBe(false)
    await broken.app.db.updateTable('creations').set({ lease_until: new Date() }).where('id', 'in', ids).execute()
    expect((await creating).status).toBe(200)
  })

  test('the limit follows the setting', async () => {
    await using few = await startService({ AGENTS_PER_DAY: '2' })
    const email = uniqueEmail()
    const send = () => few.api('POST', '/agents', { email, company_name: 'X' })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect(await send()).toMatchObject({
      status: 429,
      body: { error: 'Rate limit exceeded: maximum 2 agents per day per email' },
    })
  })
})
