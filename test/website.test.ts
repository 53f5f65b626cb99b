import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService())

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/about">About</a></header>
  <main>${body}</main><footer>Call us: 01452 555 0199 · <a href="mailto:hello@seagull.example">hello@seagull.example</a></footer></body></html>`

const SEAGULL = {
  '/': page('The Seagull', '<h1>The Seagull</h1><p>A guest house with nine rooms above the harbour of Penmarrow.</p>'),
  '/prices': page(
    'Prices | The Seagull',
    '<h1>Prices</h1><table><tr><th>Room</th><th>Per night</th></tr><tr><td>Attic room</td><td>£72</td></tr><tr><td>Harbour suite</td><td>£140</td></tr></table>',
  ),
  '/about': page('About | The Seagull', '<h1>About us</h1><p>Breakfast is served from 7:30 to 10:00 every day.</p>'),
}

const ask = async (widgetKey: string | undefined, text: string) =>
  (await (await openChat(service, widgetKey)).say(text)).message

async function streamCreation(website_url: string) {
  const response = await fetch(`${service.origin}/api/v1/public/agents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ email: uniqueEmail(), company_name: 'The Seagull', website_url }),
  })
  const events = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
  return { type: response.headers.get('content-type'), events }
}

describe('website mode', () => {
  test('creates an agent that answers from the pages, with the page as its source', async () => {
    await using site = await startSite(SEAGULL)
    const agent = await service.createAgent({ company_name: 'The Seagull', website_url: site.origin })
    expect(agent.knowledge_base_count).toBeGreaterThanOrEqual(3)
    const price = await ask(agent.webchat_widget_key, 'How much is the harbour suite?')
    expect(price.text).toContain('£140')
    expect(price.sources[0]?.url).toBe(`${site.origin}/prices`)
    expect((await ask(agent.webchat_widget_key, 'When is breakfast?')).text).toContain('7:30 to 10:00')
    expect((await ask(agent.webchat_widget_key, 'What is your phone number?')).text).toContain('01452 555 0199')
    const { body } = await service.api('GET', `/agents/${agent.agent_id}/status`)
    expect(body.research).toMatchObject({ state: 'done', pages_read: 3 })
  })

  test.each([
    [
      'JSON-LD',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"LodgingBusiness","name":"The Seagull","telephone":"(01452) 555-0147"}</script>',
      '(01452) 555-0147',
    ],
    ['a tel: link', '<p><a href="tel:+441452555018">01452 555 018</a></p>', '01452 555 018'],
    ['a tel: link without the number in its text', '<p><a href="tel:01452-555-063">Call us</a></p>', '01452-555-063'],
  ])('gives the phone number of %s as the website has it', async (_where, html, phone) => {
    const home = `<!doctype html><html lang="en"><head><title>The Seagull</title></head><body><main><h1>The Seagull</h1>
      <p>A guest house with nine rooms above the harbour of Penmarrow.</p>${html}</main></body></html>`
    await using site = await startSite({ '/': home })
    const agent = await service.createAgent({ company_name: 'The Seagull', website_url: site.origin })
    expect((await ask(agent.webchat_widget_key, 'What is your phone number?')).text).toContain(phone)
  })

  test('uses both the website and the codebase content', async () => {
    await using site = await startSite(SEAGULL)
    const agent = await service.createAgent({
      website_url: site.origin,
      codebase_context: { products: [{ name: 'Picnic basket', price: '£18' }] },
    })
    expect((await ask(agent.webchat_widget_key, 'How much is the picnic basket?')).text).toContain('£18')
    expect((await ask(agent.webchat_widget_key, 'How much is the attic room?')).text).toContain('£72')
  })

  test('streams the progress', async () => {
    await using site = await startSite(SEAGULL)
    const { type, events } = await streamCreation(site.origin)
    expect(type).toContain('text/event-stream')
    expect(events[0]).toEqual({ type: 'started', website_url: `${site.origin}/` })
    expect(events.filter(({ type }) => type === 'page').map(({ outcome }) => outcome)).toEqual(['read', 'read', 'read'])
    expect(events.some(({ type }) => type === 'item')).toBe(true)
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      answer: { success: true, knowledge_base_count: expect.any(Number) },
    })
  })

  test('streams the error and stores nothing if another call took the website meanwhile', async () => {
    const { db } = service.app
    await using site = await startSite({
      '*': async (_request, response) => {
        await db.deleteFrom('creations').execute()
        response.writeHead(200, { 'content-type': 'text/html' }).end(SEAGULL['/'])
      },
    })
    const { events } = await streamCreation(site.origin)
    expect(events.at(-1)).toEqual({
      type: 'failed',
      status: 503,
      body: { success: false, error: 'Creating the agent took too long. Nothing was stored. Try again.' },
    })
    expect(await db.selectFrom('agents').select('id').where('website_url', '=', `${site.origin}/`).execute()).toEqual(
      [],
    )
  })

  test('creates the sample business as often as it is called', async () => {
    const { body: home } = await service.call('GET', '/api/v1/app/home')
    for (let round = 0; round < 2; round += 1) {
      const agent = await service.createAgent(home.sample)
      expect(agent.knowledge_base_count).toBeGreaterThan(20)
    }
  })
})

describe('one agent for a website', () => {
  test('in any spelling: 409 with the existing agent', async () => {
    await using site = await startSite(SEAGULL)
    const first = await service.createAgent({ company_name: 'The Seagull', website_url: site.origin })
    const again = await service.api('POST', '/agents', {
      email: uniqueEmail(),
      company_name: 'Other',
      website_url: `${site.origin.toUpperCase()}/?from=ad#top`,
    })
    expect(again.status).toBe(409)
    expect(again.body).toEqual({
      success: false,
      error: 'An agent already exists for this website',
      existing_agent: {
        agent_id: first.agent_id,
        agent_name: 'The Seagull Assistant',
        company_name: 'The Seagull',
        website_url: `${site.origin}/`,
        created_at: expect.stringMatching(/Z$/),
      },
    })
  })

  test('exactly one of several simultaneous calls gets it', async () => {
    await using site = await startSite(SEAGULL)
    const create = () =>
      service.api('POST', '/agents', { email: uniqueEmail(), company_name: 'The Seagull', website_url: site.origin })
    const replies = await Promise.all(Array.from({ length: 5 }, create))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4)
    expect(site.hits.filter((hit) => hit === '/prices')).toHaveLength(1)
  })

  test('a failed request frees it', async () => {
    await using site = await startSite(SEAGULL)
    const refused = await service.api('POST', '/agents', {
      email: 'nobody',
      company_name: 'The Seagull',
      website_url: site.origin,
    })
    expect(refused.status).toBe(400)
    expect((await service.createAgent({ website_url: site.origin })).agent_id).toBeTruthy()
  })
})

describe('any website: the agent is created, and a warning says what went wrong', () => {
  const cases: [string, Parameters<typeof startSite>[0]][] = [
    ['not found', { '/': { status: 404, body: 'nothing here' } }],
    ['a server error', { '/': { status: 500, body: 'broken' } }],
    ['robots.txt forbids it', { '/robots.txt': { body: 'User-agent: *\nDisallow: /' }, '/': page('Closed', 'secret') }],
    [
      'a redirect in a circle',
      { '/': { status: 302, headers: { location: '/a' } }, '/a': { status: 302, headers: { location: '/' } } },
    ],
    ['an empty page', { '/': '' }],
    [
      'an empty JavaScript shell',
      { '/': '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>' },
    ],
    ['no HTML', { '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' } }],
    ['no first byte', { '/': { delayMs: 60_000, body: 'late' } }],
  ]
  test.each(cases)('%s', async (_name, pages) => {
    await using site = await startSite(pages)
    const agent = await service.createAgent({ website_url: site.origin })
    expect(agent.knowledge_base_count).toBe(0)
    expect(agent.warnings?.[0]).toMatch(/^[A-Z].*\.$/)
  })

  test('one page that robots.txt disallows', async () => {
    const start = page('The Seagull', '<p>A room costs £72 a night.</p><a href="/secret">Secret</a>')
    await using site = await startSite({ '/robots.txt': 'User-agent: *\nDisallow: /secret', '/': start })
    const agent = await service.createAgent({ website_url: site.origin })
    expect(agent.warnings).toContain(
      '1 page was skipped, because the website’s robots.txt does not allow reading them.',
    )
  })

  test('a closed port', async () => {
    const site = await startSite({ '/': 'x' })
    await site.close()
    const agent = await service.createAgent({ website_url: site.origin })
    expect(agent.warnings?.[0]).toMatch(/^[A-Z].*\.$/)
  })

  test('a page in another charset is decoded correctly', async () => {
    const body = Buffer.from(page('Café', '<p>Unser Frühstück kostet 9 Euro.</p>'), 'latin1')
    await using site = await startSite({ '/': { headers: { 'content-type': 'text/html; charset=iso-8859-1' }, body } })
    const agent = await service.createAgent({ website_url: site.origin })
    const items = await service.app.db
      .selectFrom('knowledge_items')
      .select('content')
      .where('agent_id', '=', agent.agent_id)
      .execute()
    expect(items.map(({ content }) => content).join('\n')).toContain('Frühstück kostet 9 Euro')
  })

  test('a redirect to a private address is not followed', async () => {
    await using strict = await startService({ CRAWL_ALLOW_PRIVATE_HOSTS: 'none' })
    const reply = await strict.api('POST', '/agents', {
      email: uniqueEmail(),
      company_name: 'X',
      website_url: 'http://127.0.0.1:8080/',
    })
    expect(reply).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^Invalid website_url: /) } })
  })
})
