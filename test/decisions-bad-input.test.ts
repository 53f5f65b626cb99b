import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type HostileJson, createHostileJson } from './support/hostile-json.ts'
import { sendBytes } from './support/raw-http.ts'
import { startService, uniqueEmail } from './support/service.ts'

/** Bad input over HTTP: no 500, no hang, nothing stored partly. */

const SEED = 20_260_302
const BODIES = 800
const AT_ONCE = 12

const service = await disposeAfterAll(
  startService({
    CRAWL_ALLOW_PRIVATE_HOSTS: 'none',
    REQUESTS_PER_MINUTE: '1000000',
    AGENTS_PER_ADDRESS_PER_DAY: '1000000',
    KEYLESS_ITEMS_PER_HOUR: '1000000',
    KEYLESS_ITEMS_MAX: '1000000',
  }),
)

/** Sends the bodies from `make`, a few in parallel, and counts the responses by status. */
async function sendMany(path: string, make: (json: HostileJson) => string): Promise<Map<number, number>> {
  const json = createHostileJson(SEED)
  const bodies = Array.from({ length: BODIES }, () => make(json))
  const counts = new Map<number, number>()
  const worker = async (): Promise<void> => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const { status, body: answer } = await service.api('POST', path, body, { 'content-type': 'application/json' })
      if (status >= 500) throw new Error(`${status} for ${body.slice(0, 500)}`)
      expect(answer.success).toBe(status === 200)
      if (status !== 200) expect(answer.error).toEqual(expect.stringMatching(/\S/))
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return counts
}

async function countRows(query: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(query)}`.execute(
    service.app.db,
  )
  return rows[0]?.count ?? 0
}

const AGENT_FIELDS = [
  'website_url',
  'linkedin_url',
  'codebase_context',
  'agent_name',
  'greeting_message',
  'industry',
  'deploy_channels',
  'source',
]
const CONTEXT_FIELDS = [
  'landing_page_content',
  'readme_content',
  'products',
  'pricing_tiers',
  'key_differentiators',
  'contact_info',
]

describe('generated bodies', () => {
  test('POST /agents', async ({ task }) => {
    const before = await countRows('agents')
    const counts = await sendMany('/agents', (json) => {
      const body: Record<string, unknown> = {
        email: json.pick([uniqueEmail(), uniqueEmail(), uniqueEmail(), json.value()]),
        company_name: json.pick(['Farm', 'Farm', json.value()]),
      }
      body[json.pick(AGENT_FIELDS)] = json.value()
      if (json.pick([true, false])) body['codebase_context'] = { [json.pick(CONTEXT_FIELDS)]: json.value() }
      return json.damaged(json.pick([body, body, body, json.value()]))
    })
    // A 500 would have failed the test.
    task.meta.attacks = { tried: BODIES, succeeded: 0 }
    expect(counts.get(200)).toBeGreaterThan(20)
    expect(counts.get(400)).toBeGreaterThan(200)
    expect((await countRows('agents')) - before).toBe(counts.get(200))
    expect(await countRows('creations where agent_id is null')).toBe(0)
    expect(await countRows('agents where not exists (select from creations where agent_id = agents.id)')).toBe(before)
    expect(await countRows('research_runs')).toBe(0)
  })

  test('POST /knowledge', async ({ task }) => {
    const { bearer } = await service.createAccount()
    const { agent_id } = await service.createAgent({}, bearer)
    const demo = await service.createAgent()
    const counts = await sendMany('/knowledge', (json) => {
      const body: Record<string, unknown> = {
        agent_id: json.pick([demo.agent_id, demo.agent_id, agent_id, json.value()]),
        title: json.pick(['T', 'U', json.value()]),
      }
      body['content'] = json.pick(['C', `D ${json.text()}`, json.text(), json.value()])
      body[json.pick(['item_type', 'category', 'title', 'unknown'])] = json.value()
      return json.damaged(json.pick([body, body, body, json.value()]))
    })
    // A 500 would have failed the test.
    task.meta.attacks = { tried: BODIES, succeeded: 0 }
    expect(counts.get(200)).toBeGreaterThan(20)
    expect(counts.get(400)).toBeGreaterThan(200)
    expect(await countRows('knowledge_items i where not exists (select from chunks where item_id = i.id)')).toBe(0)
    expect(await countRows('chunks c where not exists (select from embeddings where chunk_id = c.id)')).toBe(0)
    const { body } = await service.api('GET', `/agents/${demo.agent_id}/status`)
    expect(body.knowledge_base_count).toBe(await countRows(`knowledge_items where agent_id = '${demo.agent_id}'`))
  })
})

describe('bodies that break parsers', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test('extremely nested', async () => {
    const { agent_id } = await service.createAgent()
    for (const depth of [20, 5_000, 400_000]) {
      const deep = nested(depth)
      expect((await service.api('POST', '/agents', deep)).status).toBe(400)
      const unknown = `{"email":"${uniqueEmail()}","company_name":"Farm","other":${deep}}`
      expect((await service.api('POST', '/agents', unknown)).status).toBe(200)
      const known = `{"email":"${uniqueEmail()}","company_name":"Farm","codebase_context":{"products":${deep}}}`
      expect((await service.api('POST', '/agents', known)).status).toBe(400)
      expect(
        (await service.api('POST', '/knowledge', `{"agent_id":"${agent_id}","title":"T","content":${deep}}`)).status,
      ).toBe(400)
    }
  })

  test('a hundred thousand fields, and names such as __proto__', async () => {
    const many = `{${Array.from({ length: 80_000 }, (_, index) => `"k${index}":0`).join(',')}}`
    expect((await service.api('POST', '/agents', many)).status).toBe(400)
    const named = `{"__proto__":{"company_name":"X"},"constructor":1,"email":"${uniqueEmail()}"}`
    expect((await service.api('POST', '/agents', named)).body.error).toBe('email and company_name are required')
  })

  test('NUL and lone surrogates are removed, and a text of only these is missing', async () => {
    const agent = await service.createAgent({ company_name: 'Lin\0den\uD800hof' })
    expect(agent.company_name).toBe('Linden\uFFFDhof')
    expect((await service.api('POST', '/agents', { email: uniqueEmail(), company_name: '\0' })).status).toBe(400)
    const added = await service.api('POST', '/knowledge', {
      agent_id: agent.agent_id,
      title: 'A\0',
      content: 'B\0 \uDC00',
    })
    expect(added.status).toBe(200)
  })

  test('surrogate pairs at every place where a stored text is cut', async () => {
    for (const title of ['Box', 'Boxes']) {
      const description = `The weekly box costs 24.50 EUR ${'\u{1F955}'.repeat(700)}`
      const agent = await service.createAgent({ codebase_context: { products: [{ name: title, description }] } })
      const { body } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: agent.webchat_widget_key })
      const asked = { text: 'How much is the weekly box?' }
      const said = await service.call('POST', '/api/v1/chat/messages', asked, {
        authorization: `Bearer ${body.session_token}`,
      })
      expect([title, said.status]).toEqual([title, 200])
    }
  })

  test('bytes that are not UTF-8, and a wrong length', async () => {
    const head =
      'POST /api/v1/public/agents HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\n'
    const latin = await sendBytes(
      service.origin,
      Buffer.from(`${head}content-length: 10\r\n\r\n{"a":"\u00e4"} `, 'latin1'),
    )
    expect(latin).toMatch(/^HTTP\/1\.1 400 [\s\S]*"success":false/)
    const twice = await sendBytes(service.origin, `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`)
    expect(twice).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('query parameters', async () => {
    for (const query of [
      '',
      '?url',
      '?url=%ff',
      '?url=http%3A%2F%2Flocalhost%2F%25ff',
      '?url[]=1&url=2',
      '?size=1e9&url=x',
      `?url=${'x'.repeat(9000)}`,
    ])
      expect([query, (await service.api('GET', `/qr${query}`)).status]).toEqual([query, 400])
    const { agent_id } = await service.createAgent()
    expect((await service.api('GET', `/agents/${agent_id}%00/status`)).status).toBe(404)
    for (const path of ['/chat/%00', '/chat/%00/icon.svg'])
      expect([path, (await service.call('GET', path)).status]).toEqual([path, 404])
  })
})
