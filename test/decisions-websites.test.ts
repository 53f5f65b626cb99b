import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type Service, startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

/** The rows of “Agent creation” about websites, each test under the name of its row. */

const service = await disposeAfterAll(startService())
const site = await disposeAfterAll(
  startSite({ '*': '<!doctype html><title>Farm</title><main><h1>Farm</h1><p>Ten eggs cost 4 EUR.</p></main>' }),
)

const create = (website_url: unknown, fields = {}) =>
  service.api('POST', '/agents', { email: uniqueEmail(), company_name: 'Farm', website_url, ...fields })
const DAY_MS = 86_400_000

describe('website_url', () => {
  test.each([
    ['example.com', /must begin with https:\/\/: write https:\/\/example\.com/],
    ['ftp://example.com', /not ftp:/],
    ['javascript:alert(1)', /not javascript:/],
    ['file:///etc/passwd', /not file:/],
    ['https://me:pw@example.com', /leave out the user name/],
    ['https://', /must be a URL such as/],
    ['../../about', /must be a URL such as/],
    ['https://exam\nple.com', /line breaks/],
    [`https://example.com/${'a'.repeat(2030)}`, /2,048 characters/],
    ['http://10.0.0.8/', /public address/],
    ['http://169.254.169.254/latest/meta-data/', /public address/],
    ['http://[fd00::1]/', /public address/],
    ['http://0x0a000001/', /public address/],
    ['https://203.0.113.9:22/', /public/],
  ])('%j: 400 with why and the fix', async (url, why) => {
    const { status, body } = await create(url)
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^Invalid website_url: /)])
    expect(body.error).toMatch(why)
  })

  test('too long after encoding: 400', async () => {
    const ideographs = String.fromCodePoint(...Array.from({ length: 1900 }, (_, at) => 0x4e00 + ((at * 7919) % 20_000)))
    const { status, body } = await create(`https://example.com/${ideographs}`)
    expect([status, body.error]).toEqual([
      400,
      expect.stringMatching(/^Invalid website_url: .*2,048 characters when encoded$/),
    ])
  })

  test('wrong type', async () => {
    expect(await create(['https://example.com'])).toMatchObject({
      status: 400,
      body: { error: 'website_url must be a string' },
    })
  })

  test('CRAWL_ALLOW_PRIVATE_HOSTS: by default loopback for a service on loopback and none for any other, host:port when listed, none', async () => {
    await using open = await startService({ HOST: '0.0.0.0' })
    await using listed = await startService({ CRAWL_ALLOW_PRIVATE_HOSTS: `127.0.0.1:${site.port}` })
    await using none = await startService({ CRAWL_ALLOW_PRIVATE_HOSTS: 'none' })
    const statusAt = async (at: Service, website_url: string) =>
      (await at.api('POST', '/agents', { email: uniqueEmail(), company_name: 'Farm', website_url })).status
    expect(await statusAt(listed, `${site.origin}/listed`)).toBe(200)
    expect(await statusAt(listed, `http://127.0.0.1:${site.port + 1}/`)).toBe(400)
    expect(await statusAt(service, `${site.origin}/local`)).toBe(200)
    expect(await statusAt(open, site.origin)).toBe(400)
    expect(await statusAt(none, site.origin)).toBe(400)
    expect(await statusAt(none, `http://localhost:${site.port}`)).toBe(400)
  })
})

interface SsrfCase {
  url: string
  expect: string
}
const SSRF = '../shared/testdata/ssrf.json'

test.skipIf(!existsSync(SSRF))('website_url: real attempts at private addresses', async ({ task }) => {
  await using strict = await startService({ CRAWL_ALLOW_PRIVATE_HOSTS: 'none' })
  const cases = (JSON.parse(readFileSync(SSRF, 'utf8')) as SsrfCase[]).filter((item) =>
    item.expect.startsWith('block:'),
  )
  expect(cases.length).toBeGreaterThan(100)
  const passed: string[] = []
  for (const { url, expect: verdict } of cases) {
    const { status, body } = await strict.api('POST', '/agents', {
      email: uniqueEmail(),
      company_name: 'X',
      website_url: url,
    })
    if (status !== 400 || !/^(Invalid )?website_url/.test(body.error)) passed.push(`${verdict} ${url}: ${status}`)
  }
  task.meta.attacks = { tried: cases.length, succeeded: passed.length }
  expect(passed).toEqual([])
  expect(await strict.app.db.selectFrom('agents').select('id').execute()).toEqual([])
})

describe('same website', () => {
  /** An agent for a website that no test requests. */
  const standFor = async (website: string) => {
    const { agent_id } = await service.createAgent()
    await service.app.db
      .updateTable('agents')
      .set({ website, website_url: `https://${website}` })
      .where('id', '=', agent_id)
      .execute()
    return agent_id
  }

  test.each([
    ['letter case', 'HTTPS://FARM-A.Example', 'farm-a.example'],
    ['scheme', 'http://farm-b.example', 'farm-b.example'],
    ['www. and trailing dot', 'https://www.farm-c.example./', 'farm-c.example'],
    ['default port', 'https://farm-d.example:443', 'farm-d.example'],
    ['query and fragment', 'https://farm-e.example/?utm=1#top', 'farm-e.example'],
    ['punycode', 'https://bücher.example/', 'xn--bcher-kva.example'],
    ['trailing slash of a path', 'https://farm-f.example/shop/', 'farm-f.example/shop'],
    ['dot segments', 'https://farm-g.example/a/../shop/./', 'farm-g.example/shop'],
    ['index file', 'https://farm-i.example/shop/index.php?lang=de', 'farm-i.example/shop'],
    ['percent-encoding', 'https://farm-h.example/%7eanna/%c3%a4', 'farm-h.example/~anna/%C3%A4'],
  ])('%s does not count', async (_what, url, website) => {
    const agent_id = await standFor(website)
    expect(await create(url)).toMatchObject({ status: 409, body: { existing_agent: { agent_id } } })
  })

  test('the path and the port count', async () => {
    const urls = [site.origin, `${site.origin}/a`, `${site.origin}/A`, `http://localhost:${site.port}/`]
    expect(await Promise.all(urls.map(async (url) => (await create(url)).status))).toEqual([200, 200, 200, 200])
    expect((await create(`${site.origin}/a/?x=1`)).status).toBe(409)
  })

  test('one agent among all accounts', async () => {
    const [one, other] = [await service.createAccount(), await service.createAccount()]
    const body = { company_name: 'Farm', website_url: `${site.origin}/accounts` }
    expect((await service.api('POST', '/agents', body, one.bearer)).status).toBe(200)
    expect((await service.api('POST', '/agents', body, other.bearer)).status).toBe(409)
    expect((await service.api('POST', '/agents', body, one.bearer)).status).toBe(409)
  })

  test('exact under simultaneous requests, checked before any research', async () => {
    const before = site.hits.filter((hit) => hit === '/burst').length
    const replies = await Promise.all(Array.from({ length: 6 }, () => create(`${site.origin}/burst`)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(site.hits.filter((hit) => hit === '/burst').length - before).toBe(1)
  })

  test('a failed request frees the website', async () => {
    expect((await create(`${site.origin}/error`, { source: '!' })).status).toBe(400)
    expect((await create(`${site.origin}/error`)).status).toBe(200)
  })

  test('after a crash, the website is free when the lease ends', async () => {
    const website = `127.0.0.1:${site.port}/crash`
    const lease_until = new Date(Date.now() + DAY_MS)
    const crashed = { id: '00000000-0000-7000-8000-000000000001', owner: 'email:x', address_hash: null, agent_id: null }
    await service.app.db
      .insertInto('creations')
      .values({ ...crashed, website, lease_until })
      .execute()
    let isAnswered = false
    const creating = create(`${site.origin}/crash`).finally(() => (isAnswered = true))
    await sleep(300)
    expect(isAnswered).toBe(false)
    await service.app.db
      .updateTable('creations')
      .set({ lease_until: new Date() })
      .where('id', '=', crashed.id)
      .execute()
    expect((await creating).status).toBe(200)
  })
})

describe('squatting: an unclaimed agent', () => {
  const age = (agentId: string, days: number) =>
    service.app.db
      .updateTable('agents')
      .set({ created_at: new Date(Date.now() - days * DAY_MS) })
      .where('id', '=', agentId)
      .execute()
  const invite = (claimUrl: string) => new URL(claimUrl).searchParams.get('invite')
  const claim = (claimUrl: string) =>
    service.call('POST', '/api/v1/app/claim', { invite: invite(claimUrl) }, { origin: service.origin })

  test('holds its website for 30 days', async () => {
    const { body } = await create(`${site.origin}/held`)
    await age(body.agent_id, 29.9)
    expect((await create(`${site.origin}/held`)).status).toBe(409)
  })

  test('frees it after 30 days, when its claim link expires', async () => {
    const { body } = await create(`${site.origin}/freed`)
    await age(body.agent_id, 30.1)
    await service.app.db
      .updateTable('claim_links')
      .set({ expires_at: new Date(Date.now() - 0.1 * DAY_MS) })
      .where('agent_id', '=', body.agent_id)
      .execute()
    const again = await create(`${site.origin}/freed`)
    expect(again.status).toBe(200)
    expect((await claim(body.claim_url)).status).toBe(409)
    expect((await service.api('GET', `/agents/${body.agent_id}/status`)).body.is_active).toBe(true)
  })

  test('has no claim link that is valid longer than that', async () => {
    const creation = { email: uniqueEmail(), company_name: 'Farm', website_url: `${site.origin}/link` }
    const createOnce = () => service.api('POST', '/agents', creation, { 'idempotency-key': 'link' })
    const { body } = await createOnce()
    await age(body.agent_id, 10)
    await createOnce()
    const rows = await service.app.db
      .selectFrom('claim_links')
      .innerJoin('agents', 'agents.id', 'agent_id')
      .select(['expires_at', 'agents.created_at'])
      .where('agent_id', '=', body.agent_id)
      .execute()
    const newest = rows.map((row) => row.expires_at.getTime() - row.created_at.getTime()).toSorted((a, b) => a - b)
    expect(newest[0]).toBe(30 * DAY_MS)
  })

  test('but not after it is claimed', async () => {
    const { body } = await create(`${site.origin}/claimed`)
    expect((await claim(body.claim_url)).status).toBe(200)
    await age(body.agent_id, 365)
    expect((await create(`${site.origin}/claimed`)).status).toBe(409)
  })
})

test('existing_agent: exactly five fields', async () => {
  const { body } = await create(`${site.origin}/existing`)
  const { body: refused } = await create(`${site.origin}/existing`)
  expect(refused.existing_agent).toEqual({
    agent_id: body.agent_id,
    agent_name: 'Farm Assistant',
    company_name: 'Farm',
    website_url: `${site.origin}/existing`,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

describe('at most two research runs at once for one target host', () => {
  test('a third call waits', async () => {
    let [running, most] = [0, 0]
    await using busy = await startSite({
      '/robots.txt': { status: 404 },
      '*': async (_request, response) => {
        most = Math.max(most, ++running)
        await sleep(300)
        running -= 1
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<title>Farm</title><main><p>Ten eggs cost 4 EUR.</p></main>')
      },
    })
    const paths = ['/a', '/b', '/c', '/d']
    const replies = await Promise.all(paths.map((path) => create(`${busy.origin}${path}`)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(replies.map(({ body }) => body.knowledge_base_count > 0)).toEqual([true, true, true, true])
    expect(most).toBeLessThanOrEqual(2)
    expect(await service.app.db.selectFrom('research_runs').selectAll().execute()).toEqual([])
  })

  test('a call that would wait too long returns the agent with a warning, and a job reads the website', async () => {
    await using short = await startService({ CRAWL_SECONDS: '1' })
    const host = new URL(site.origin).host
    const lease_until = new Date(Date.now() + 60_000)
    const ids = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
    await short.app.db
      .insertInto('research_runs')
      .values(ids.map((id) => ({ id, host, lease_until })))
      .execute()
    const agent = await short.createAgent({ website_url: site.origin })
    expect(agent.knowledge_base_count).toBe(0)
    expect(agent.warnings).toEqual([expect.stringContaining(host)])
    await short.app.db
      .insertInto('research_runs')
      .values(
        [5, 6].map((at) => ({ id: `00000000-0000-7000-8000-00000000000${at}`, host: 'shop.localhost', lease_until })),
      )
      .execute()
    const { warnings } = await short.createAgent({ website_url: 'http://www.shop.localhost' })
    expect(warnings).toEqual([expect.stringContaining('Foyer is reading www.shop.localhost for other agents')])
    const research = async () => (await short.api('GET', `/agents/${agent.agent_id}/status`)).body.research
    expect(await research()).toMatchObject({ state: 'reading', pages_read: 0 })
    await short.app.db.deleteFrom('research_runs').execute()
    await expect.poll(research).toMatchObject({ state: 'done', pages_read: 1 })
  })

  test('a crashed run counts until its lease ends', async () => {
    const host = new URL(site.origin).host
    const lease_until = new Date(Date.now() - 1)
    const ids = ['00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000004']
    await service.app.db
      .insertInto('research_runs')
      .values(ids.map((id) => ({ id, host, lease_until })))
      .execute()
    expect((await create(`${site.origin}/after-crash`)).body.knowledge_base_count).toBeGreaterThan(0)
  })
})
