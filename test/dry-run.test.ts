import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type Service, startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService())

const CODEBASE = {
  company_description: 'Lindenhof is a farm shop in Bremen. Open Monday to Friday, 9:00 to 17:00.',
  pricing_tiers: [{ name: 'Small box', price: '€19 a week', features: ['For two people'] }],
  contact_info: { email: 'hello@lindenhof.example' },
}
const valid = (fields: object = {}) => ({ email: uniqueEmail(), company_name: 'Lindenhof', ...fields })
const plan = (fields: object, headers?: Record<string, string>, at = service) =>
  at.api('POST', '/agents', { ...valid(), ...fields, dry_run: true }, headers)

/** Returns the number of rows of each table that is not a count of requests or a record of a job. */
async function countRows({ app }: Service): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(app.db)
  const counts: Record<string, number> = {}
  for (const { name } of tables.filter(({ name: table }) => !['request_counts', 'creations'].includes(table))) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(app.db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

describe('dry_run: true on POST /agents', () => {
  test('returns the items, facts, hints and readiness that the agent then has', async () => {
    const { bearer } = await service.createAccount()
    const fields = { codebase_context: CODEBASE, agent_name: 'Linda' }
    const planned = await plan(fields, bearer)
    expect(planned.status).toBe(200)
    const { body: made } = await service.api('POST', '/agents', valid(fields), bearer)
    const { body: report } = await service.api('GET', `/agents/${made.agent_id}/research`, undefined, bearer)
    const { body: items } = await service.api('GET', `/knowledge?agent_id=${made.agent_id}`, undefined, bearer)
    const { body: facts } = await service.api('GET', `/agents/${made.agent_id}/facts`, undefined, bearer)
    const { success, dry_run, agent_name, company_name, knowledge_base_count, missing_content_hints } = planned.body
    expect({ success, dry_run, agent_name, company_name, knowledge_base_count, missing_content_hints }).toEqual({
      success: true,
      dry_run: true,
      agent_name: 'Linda',
      company_name: 'Lindenhof',
      knowledge_base_count: made.knowledge_base_count,
      missing_content_hints: made.missing_content_hints,
    })
    expect(planned.body.readiness).toEqual(report.report.readiness)
    const titleOf = ({ title, content }: { title: string; content: string }) => `${title}: ${content}`
    expect(planned.body.items.map(titleOf).toSorted()).toEqual(items.data.map(titleOf).toSorted())
    const valueOf = ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`
    expect(planned.body.facts.map(valueOf).toSorted()).toEqual(facts.data.map(valueOf).toSorted())
    for (const { item, value } of planned.body.facts) expect(planned.body.items[item].content).toContain(value)
    expect(planned.body).not.toHaveProperty('agent_id')
    expect(planned.body).not.toHaveProperty('claim_url')
  })

  test('reads the website, and warns and scores as for an agent', async () => {
    await using site = await startSite({
      '/': { body: '<h1>Rowan Bikes</h1><p>We repair bicycles.</p><ul><li>Full service: £60</li></ul>' },
    })
    const { body } = await plan({ website_url: site.origin })
    expect(body.items).toEqual([expect.objectContaining({ origin: 'website', state: 'live', author: 'site' })])
    expect(body.facts).toEqual([expect.objectContaining({ kind: 'price', value: '£60', item: 0 })])
    expect(body.warnings).toEqual([expect.stringContaining('No phone number, email or address was found')])
    expect(body.readiness.score).toBeLessThan(100)
    await using away = await startSite({ '/': { status: 404 } })
    const { body: unread } = await plan({ website_url: away.origin })
    expect(unread).toMatchObject({ knowledge_base_count: 0, items: [], facts: [] })
    expect(unread.readiness.reasons[0].code).toBe('website_not_read')
  })

  test('stores and sends nothing', async () => {
    await using site = await startSite({ '/': { body: '<h1>Rowan Bikes</h1><p>We repair bicycles for £60.</p>' } })
    const email = uniqueEmail()
    const before = await countRows(service)
    const headers = { 'idempotency-key': 'planned-first' }
    expect((await plan({ email, website_url: site.origin, codebase_context: CODEBASE }, headers)).status).toBe(200)
    expect(await countRows(service)).toEqual(before)
    const made = await service.api('POST', '/agents', valid({ email, website_url: site.origin }), headers)
    expect(made).toMatchObject({ status: 200, body: { is_new_user: true, agent_name: 'Lindenhof Assistant' } })
  })

  test('as a stream, ends with the same response', async () => {
    const { body: json } = await plan({ codebase_context: CODEBASE })
    const { headers, body } = await plan({ codebase_context: CODEBASE }, { accept: 'text/event-stream' })
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = [...body.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
    expect(events.map(({ type }) => type)).toEqual(['started', 'done'])
    expect(events.at(-1).answer).toEqual(json)
  })

  test('takes no place in the daily limit of the email or account, also when that is used up', async () => {
    await using strict = await startService({ AGENTS_PER_DAY: '1' })
    const email = uniqueEmail()
    expect([(await plan({ email }, {}, strict)).status, (await plan({ email }, {}, strict)).status]).toEqual([200, 200])
    const create = async () => (await strict.api('POST', '/agents', { email, company_name: 'Lindenhof' })).status
    expect([await create(), await create()]).toEqual([200, 429])
    expect((await plan({ email }, {}, strict)).status).toBe(200)
  })

  test('counts against the limits of the minute and the client address', async () => {
    await using few = await startService({ AGENTS_PER_ADDRESS_PER_DAY: '2' })
    const first = await plan({}, {}, few)
    const second = await plan({}, {}, few)
    const remaining = [first, second].map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]))
    expect(remaining).toEqual([9999, 9998])
    for (const refused of [await plan({}, {}, few), await few.api('POST', '/agents', valid())])
      expect([refused.status, refused.body.error]).toEqual([
        429,
        'Rate limit exceeded: maximum 2 agents per day per address',
      ])
    const { bearer } = await few.createAccount()
    expect((await plan({}, bearer, few)).status).toBe(200)
  })

  test('refuses what a creation refuses', async () => {
    await using site = await startSite({ '/': { body: '<h1>Rowan Bikes</h1><p>We repair bicycles for £60.</p>' } })
    const { agent_id } = await service.createAgent({ website_url: site.origin })
    const taken = await plan({ website_url: site.origin })
    expect([taken.status, taken.body.existing_agent.agent_id]).toEqual([409, agent_id])
    const refused: [object, number, string][] = [
      [{ company_name: ' ' }, 400, 'email and company_name are required'],
      [{ email: 'x' }, 400, 'Invalid email format'],
      [{ dry_run: 'yes' }, 400, 'dry_run must be true or false'],
      [{ source: 'Not a label' }, 400, 'Invalid source'],
    ]
    for (const [fields, status, error] of refused) {
      const reply = await service.api('POST', '/agents', { ...valid(), dry_run: true, ...fields })
      expect([reply.status, reply.body.error]).toEqual([status, error])
    }
    expect((await plan({}, { authorization: 'Bearer ak_wrong' })).status).toBe(401)
    await using closed = await startService({ CREATION: 'off' })
    expect((await plan({}, {}, closed)).status).toBe(403)
  })

  test('false and null create an agent', async () => {
    for (const dry_run of [false, null])
      expect((await service.api('POST', '/agents', { ...valid(), dry_run })).body).toHaveProperty('agent_id')
  })
})
