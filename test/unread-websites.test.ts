import { expect, describe, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

/** A website that was never read does not block its own creator. */

const service = await disposeAfterAll(
  startService({ TRUST_PROXY: '127.0.0.1/32', CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback', AGENTS_PER_DAY: '2' }),
)
const PAGE = '<!doctype html><html lang="en"><title>Farm</title><main><h1>Farm</h1><p>Ten eggs cost 4 EUR.</p></main>'

/** A website that returns errors until it is open. */
async function startClosedSite() {
  let isOpen = false
  const site = await startSite({
    '/robots.txt': { status: 404 },
    '*': (_request, response) => {
      if (isOpen) response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
      else response.writeHead(503).end('closed')
    },
  })
  const open = (): void => {
    isOpen = true
  }
  return { ...site, origin: site.origin, open, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

const create = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  service.api('POST', '/agents', { company_name: 'Farm', ...fields }, { 'x-forwarded-for': '203.0.113.1', ...headers })
const TAKEN = 'An agent already exists for this website'

describe('an agent whose website could not be read', () => {
  test('is updated by a repeated call of its creator, which reads the website', async () => {
    await using site = await startClosedSite()
    const call = { email: uniqueEmail(), website_url: site.origin }
    const first = await create(call)
    expect(first.body).toMatchObject({ knowledge_base_count: 0, warnings: [expect.stringContaining('not read')] })
    site.open()
    const again = await create({ ...call, company_name: 'The Farm', greeting_message: 'Good day!' })
    expect(again).toMatchObject({
      status: 200,
      body: {
        agent_id: first.body.agent_id,
        agent_name: 'The Farm Assistant',
        company_name: 'The Farm',
        webchat_widget_key: first.body.webchat_widget_key,
        is_new_user: true,
      },
    })
    expect(again.body.knowledge_base_count).toBeGreaterThan(0)
    expect(again.body.warnings ?? []).not.toContainEqual(expect.stringContaining('was not read'))
    const chat = await openChat(service, first.body.webchat_widget_key)
    expect((await chat.say('How much are ten eggs?')).message.text).toContain('4')
    const invite = new URL(again.body.claim_url).searchParams.get('invite')
    const claimed = await service.call('POST', '/api/v1/app/claim', { invite }, { origin: service.origin })
    expect(claimed.status).toBe(200)
  })

  test('answers 409 once its website was read', async () => {
    await using site = await startClosedSite()
    const call = { email: uniqueEmail(), website_url: site.origin }
    const { body } = await create(call)
    site.open()
    expect((await create(call)).status).toBe(200)
    const refused = await create(call)
    expect(refused.headers.get('link')).toBe(`<${service.origin}/docs/errors#website_taken>; rel="help"`)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: TAKEN, existing_agent: { agent_id: body.agent_id } },
    })
  })

  test('keeps its website from other callers', async () => {
    await using site = await startClosedSite()
    const call = { email: uniqueEmail(), website_url: site.origin }
    await create(call)
    const { bearer } = await service.createAccount()
    const strangers = [
      create({ ...call, email: uniqueEmail() }),
      create(call, { 'x-forwarded-for': '203.0.113.2' }),
      create(call, bearer),
    ]
    expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual([409, 409, 409])
  })

  test('is updated by its account, keeps added items, and takes no further place in the day limit', async () => {
    await using site = await startClosedSite()
    const { bearer } = await service.createAccount()
    const call = { website_url: site.origin, codebase_context: { company_description: 'The Farm sells eggs.' } }
    const { body } = await create(call, bearer)
    const item = { agent_id: body.agent_id, title: 'Parking', content: 'You park behind the barn.' }
    expect((await service.api('POST', '/knowledge', item, bearer)).status).toBe(200)
    for (let round = 0; round < 3; round += 1)
      expect(await create(call, bearer)).toMatchObject({ status: 200, body: { agent_id: body.agent_id } })
    site.open()
    expect((await create(call, bearer)).body.agent_id).toBe(body.agent_id)
    const { body: items } = await service.api('GET', `/knowledge?agent_id=${body.agent_id}`, undefined, bearer)
    const titles = items.data.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Parking')
    expect(titles).toHaveLength(new Set(titles).size)
    expect((await create({}, bearer)).status).toBe(200)
    expect((await create({}, bearer)).status).toBe(429)
  })

  test('is one agent under simultaneous calls', async () => {
    await using site = await startClosedSite()
    const call = { email: uniqueEmail(), website_url: site.origin }
    const [first] = await Promise.all([create(call), create(call), create(call)])
    site.open()
    const replies = await Promise.all([create(call), create(call), create(call)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const ids = replies.map(({ body }) => body.agent_id ?? body.existing_agent.agent_id)
    expect(new Set([...ids, first?.body.agent_id]).size).toBe(1)
  })

  test('takes at most 10 repeated calls per hour', async () => {
    await using site = await startClosedSite()
    const call = { email: uniqueEmail(), website_url: site.origin }
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) statuses.push((await create(call)).status)
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 429])
  })

  test('is replayed for the same Idempotency-Key, and read for a new one', async () => {
    await using site = await startClosedSite()
    const call = { email: uniqueEmail(), website_url: site.origin }
    const { body } = await create(call, { 'idempotency-key': 'unread' })
    site.open()
    const replayed = await create(call, { 'idempotency-key': 'unread' })
    expect(replayed.body).toMatchObject({ agent_id: body.agent_id, knowledge_base_count: 0 })
    const renewed = await create(call, { 'idempotency-key': 'unread again' })
    expect(renewed.body.agent_id).toBe(body.agent_id)
    expect(renewed.body.knowledge_base_count).toBeGreaterThan(0)
  })
})
