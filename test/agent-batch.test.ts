import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { LINDENHOF } from './support/lindenhof.ts'
import { type Owned, ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { type Reply, startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '3', BATCH_AGENTS_PER_DAY: '60' }))
const account = await verifiedAccount(service)
const { bearer } = account

type Headers = Record<string, string>
const send = (agents: unknown, more: object = {}, headers: Headers = bearer): Promise<Reply> =>
  service.api('POST', '/agents/batch', { agents, ...more }, headers)
const read = async (id: string, headers: Headers = bearer) =>
  (await service.api('GET', `/batches/${id}`, undefined, headers)).body.batch
async function finish(id: string, headers: Headers = bearer) {
  await expect.poll(async () => (await read(id, headers)).state).not.toBe('running')
  return read(id, headers)
}
const create = async (agents: unknown, more: object = {}, headers: Headers = bearer) =>
  finish((await send(agents, more, headers)).body.batch.batch_id, headers)
const countAgents = async (headers: Headers): Promise<number> =>
  (await service.api('GET', '/agents?limit=100', undefined, headers)).body.data.length

describe('POST /agents/batch', () => {
  test('creates an agent for each row, beyond the limit for single agents', async () => {
    const owner = await verifiedAccount(service)
    const rows = ['Ahorn', 'Birke', 'Cedar', 'Dogwood', 'Elm'].map((company_name) => ({
      company_name,
      codebase_context: LINDENHOF,
    }))
    const { status, body } = await send(rows, {}, owner.bearer)
    expect([status, body.batch.state, body.batch.total]).toEqual([200, 'running', 5])
    const batch = await finish(body.batch.batch_id, owner.bearer)
    expect([batch.state, batch.created, batch.failed]).toEqual(['done', 5, 0])
    expect(
      batch.results.map(({ row, company_name: name }: { row: number; company_name: string }) => [row, name]),
    ).toEqual(rows.map(({ company_name: name }, at) => [at + 1, name]))
    const [first] = batch.results
    expect(first).toMatchObject({ success: true, is_new_user: false, agent_name: 'Ahorn Assistant' })
    expect(first).not.toHaveProperty('claim_url')
    const single = await ownedAgent(service, {}, owner)
    const own = (await service.api('GET', `/agents/${single.agentId}/status`, undefined, owner.bearer)).body
    expect(first.knowledge_base_count).toBe(own.knowledge_base_count)
    const reply = await (await openChat(service, first.webchat_widget_key)).say('How much is the weekly vegetable box?')
    expect(reply.message.text).toMatch(/\d/)
    const { data } = (await service.api('GET', '/changes', undefined, owner.bearer)).body
    const made = data.filter(({ action }: { action: string }) => action === 'createAgent')
    expect(made.map(({ target_id: id }: { target_id: string }) => id)).toContain(first.agent_id)
  })

  test('batches are listed newest first, in pages, without their results and to their account only', async () => {
    const owner = await verifiedAccount(service)
    const list = async (query = '', headers = owner.bearer) =>
      (await service.api('GET', `/batches${query}`, undefined, headers)).body
    expect(await list()).toEqual({ data: [] })
    const first = await create([{ company_name: 'Ahorn' }, { company_name: 5 }], {}, owner.bearer)
    const second = await create([{ company_name: 'Birke' }], {}, owner.bearer)
    const expected = [second, first].map(({ results: _results, ...summary }) => summary)
    expect(await list()).toEqual({ data: expected })
    expect(expected[1]).toMatchObject({ state: 'done', total: 2, created: 1, failed: 1 })
    expect(await list('?limit=1')).toEqual({ data: [expected[0]], next_cursor: second.batch_id })
    expect(await list(`?limit=1&cursor=${second.batch_id}`)).toEqual({ data: [expected[1]] })
    expect(await list('', (await service.createAccount()).bearer)).toEqual({ data: [] })
  })

  test('a row that fails has its own error, and the others are created', async () => {
    await using site = await startSite({ '/': '<title>Taken</title><h1>Taken</h1><p>We sell kites for 20 EUR.</p>' })
    const owner = await verifiedAccount(service)
    const taken = await service.createAgent({ company_name: 'Kites', website_url: site.origin }, owner.bearer)
    const batch = await create(
      [
        { company_name: 'Kites', website_url: site.origin },
        { industry: 'crafts' },
        'Kites',
        { company_name: 'Kites', dry_run: true },
        { company_name: 'Kites', dry_run: 'yes' },
        { company_name: 'Kites', website_url: 'ftp://kites.example' },
        { company_name: 'Kites', codebase_context: { products: [{ name: 7 }] } },
        { company_name: 'Kites', email: 'kites' },
        { company_name: 'Wind', industry: 'crafts' },
      ],
      {},
      owner.bearer,
    )
    expect([batch.state, batch.created, batch.failed]).toEqual(['done', 1, 8])
    const [first, ...others] = batch.results
    expect(first).toEqual({
      row: 1,
      success: false,
      status: 409,
      error_code: 'website_taken',
      error: 'An agent already exists for this website',
      existing_agent: {
        agent_id: taken.agent_id,
        agent_name: taken.agent_name,
        company_name: 'Kites',
        website_url: expect.any(String),
        created_at: expect.any(String),
      },
    })
    expect(others.map(({ status, error }: { status?: number; error?: string }) => [status, error])).toEqual([
      [400, 'email and company_name are required'],
      [400, 'The row is not a JSON object'],
      [400, 'dry_run cannot be used in a batch'],
      [400, 'dry_run must be true or false'],
      [400, expect.stringContaining('Invalid website_url')],
      [400, 'codebase_context.products[0].name must be a string'],
      [400, 'Invalid email format'],
      [undefined, undefined],
    ])
  })

  test('two rows with the same website give one agent', async () => {
    await using site = await startSite({ '/': '<title>Kites</title><h1>Kites</h1><p>We sell kites for 20 EUR.</p>' })
    const rows = Array.from({ length: 4 }, () => ({ company_name: 'Kites', website_url: site.origin }))
    const { results } = await create(rows)
    const made = results.find(({ success }: { success: boolean }) => success)
    const refused = results.filter(({ success }: { success: boolean }) => !success)
    expect(made.knowledge_base_count).toBeGreaterThan(0)
    expect(refused.map((row: { existing_agent: { agent_id: string } }) => row.existing_agent.agent_id)).toEqual(
      Array.from({ length: 3 }, () => made.agent_id),
    )
  })

  test('template_agent_id gives the new agents its appearance, behavior, instructions and limits', async () => {
    const template = await ownedAgent(service, { codebase_context: undefined }, account)
    const settings = {
      retention_days: 30,
      ask_consent: true,
      consent_text: 'May we keep your contact details?',
      privacy_url: 'https://lindenhof.example/privacy',
      tone: 'warm',
      languages: ['de', 'en'],
      goals: 'Sell the weekly box.',
      visitor_texts: true,
    }
    const appearance = { color: '#224466', questions: ['Do you deliver?'], origins: ['https://lindenhof.example'] }
    expect((await change(template, settings)).status).toBe(200)
    await service.app.db
      .updateTable('agents')
      .set({ appearance: JSON.stringify(appearance) })
      .where('id', '=', template.agentId)
      .execute()
    const batch = await create(
      [
        { company_name: 'Ahorn', codebase_context: LINDENHOF, greeting_message: 'Welcome to Ahorn.' },
        { company_name: 'Birke' },
      ],
      { template_agent_id: template.agentId },
    )
    expect(batch.template_agent_id).toBe(template.agentId)
    for (const { agent_id: id, company_name: name, webchat_widget_key: key } of batch.results) {
      const { agent } = (await service.api('GET', `/agents/${id}`, undefined, bearer)).body
      expect(agent).toMatchObject({ ...settings, company_name: name, credits: { used: 0 } })
      const stored = service.app.db.selectFrom('agents').select(['appearance', 'consent_version as version'])
      expect(await stored.where('id', '=', id).executeTakeFirst()).toEqual({ appearance, version: 1 })
      expect(key).toMatch(/^wc_/)
    }
    const [ahorn, birke] = batch.results
    const greetings = [ahorn, birke].map(async ({ agent_id: id }: { agent_id: string }) => {
      return (await service.api('GET', `/agents/${id}`, undefined, bearer)).body.agent.greeting_message
    })
    const [own, standard] = await Promise.all(greetings)
    expect(own).toBe('Welcome to Ahorn.')
    expect(standard).toContain('Birke')
  })

  test('the same key returns the same batch as it is now; another body is refused', async () => {
    const owner = await verifiedAccount(service)
    const rows = [{ company_name: 'Ahorn' }, { company_name: 'Birke' }]
    const headers = { ...owner.bearer, 'idempotency-key': 'batch-1' }
    const [first, second] = await Promise.all([send(rows, {}, headers), send(rows, {}, headers)])
    const { batch_id: id } = first.body.batch
    expect(second.body.batch.batch_id).toBe(id)
    await finish(id, owner.bearer)
    const again = await send(rows, {}, headers)
    expect(again.body.batch).toMatchObject({ batch_id: id, state: 'done', created: 2 })
    expect((await send([...rows, { company_name: 'Cedar' }], {}, headers)).status).toBe(422)
    expect(await countAgents(owner.bearer)).toBe(2)
  })

  test('a cancelled batch creates nothing more, and says so in each row', async () => {
    let letThrough = (): void => {}
    const gate = new Promise<void>((resolve) => (letThrough = resolve))
    await using site = await startSite({
      '*': async (_request, response) => {
        await gate
        response.end('<h1>Slow</h1>')
      },
    })
    const owner = await verifiedAccount(service)
    const rows = Array.from({ length: 6 }, (_, at) => ({ company_name: 'Slow', website_url: `${site.origin}/${at}/` }))
    const { batch_id: id } = (await send(rows, {}, owner.bearer)).body.batch
    const cancel = () => service.api('POST', `/batches/${id}/cancel`, undefined, owner.bearer)
    const { status, body } = await cancel()
    expect([status, body.batch.state, body.batch.created, body.batch.failed]).toEqual([200, 'cancelled', 0, 6])
    expect(body.batch.results[5]).toEqual({
      row: 6,
      success: false,
      status: 409,
      error_code: 'conflict',
      error: 'The batch was cancelled before this row.',
    })
    letThrough()
    await expect
      .poll(async () => (await service.app.queue.listJobs()).jobs.filter(({ name }) => name === 'create-batch'))
      .toEqual([])
    expect(await countAgents(owner.bearer)).toBe(0)
    expect((await cancel()).body.batch.state).toBe('cancelled')
    const done = await create([{ company_name: 'Ahorn' }], {}, owner.bearer)
    const late = await service.api('POST', `/batches/${done.batch_id}/cancel`, undefined, owner.bearer)
    expect(late.body.batch).toMatchObject({ state: 'done', created: 1 })
  })

  test('the daily limit of batches is exact, and leaves the single agents alone', async () => {
    await using small = await startService({ BATCH_AGENTS_PER_DAY: '3', AGENTS_PER_DAY: '1' })
    const owner = await verifiedAccount(small)
    const rows = Array.from({ length: 5 }, (_, at) => ({ company_name: `Shop ${at}` }))
    const { body } = await small.api('POST', '/agents/batch', { agents: rows }, owner.bearer)
    const look = async () =>
      (await small.api('GET', `/batches/${body.batch.batch_id}`, undefined, owner.bearer)).body.batch
    await expect.poll(async () => (await look()).state).toBe('done')
    const { created, failed, results } = await look()
    expect([created, failed]).toEqual([3, 2])
    expect(results.find(({ success }: { success: boolean }) => !success)).toMatchObject({
      status: 429,
      error_code: 'day_limit',
      error: 'Rate limit exceeded: maximum 3 agents per day in batches',
    })
    expect((await small.createAgent({ company_name: 'Single' }, owner.bearer)).success).toBe(true)
  })

  test('unknown fields are listed with the field probably meant', async () => {
    const { body } = await send([{ company_name: 'Ahorn', codebase_contxt: LINDENHOF }])
    expect(body.warnings).toEqual([
      'agents[0].codebase_contxt is not a known field, so it was ignored. Did you mean codebase_context?',
    ])
    await finish(body.batch.batch_id)
  })

  test.each<[string, unknown, string]>([
    ['no rows', { agents: [] }, 'agents must'],
    ['too many', { agents: Array.from({ length: 101 }, () => ({ company_name: 'A' })) }, 'agents must'],
    ['no list', { agents: { company_name: 'A' } }, 'agents must'],
    ['nothing', {}, 'agents'],
    [
      'a template that is no UUID',
      { agents: [{ company_name: 'A' }], template_agent_id: '7' },
      'template_agent_id must',
    ],
  ])('refuses %s', async (_name, body, error) => {
    const reply = await service.api('POST', '/agents/batch', body, bearer)
    expect(reply.status).toBe(400)
    expect(reply.body.error).toContain(error)
  })

  test('needs a key of an account with a verified email, and shows a batch to its account only', async () => {
    const rows = [{ company_name: 'Ahorn' }]
    expect((await send(rows, {}, {})).status).toBe(401)
    const provisional = await service.createAccount()
    const refused = await send(rows, {}, provisional.bearer)
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'Verify your email before you create agents in batches: sign in by email.',
    ])
    const { batch_id: id } = (await send(rows)).body.batch
    const other = await verifiedAccount(service)
    expect((await service.api('GET', `/batches/${id}`, undefined, other.bearer)).status).toBe(404)
    expect((await service.api('POST', `/batches/${id}/cancel`, undefined, other.bearer)).status).toBe(404)
    expect((await service.api('GET', '/batches/7', undefined, bearer)).status).toBe(404)
    const foreign = await ownedAgent(service, { codebase_context: undefined }, other)
    const stolen = await send(rows, { template_agent_id: foreign.agentId })
    expect([stolen.status, stolen.body.error]).toEqual([404, 'Agent not found'])
    await finish(id)
  })
})

const change = ({ agentId, bearer: key }: Owned, settings: unknown): Promise<Reply> =>
  service.api('PATCH', `/agents/${agentId}`, settings, key)
