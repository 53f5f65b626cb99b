import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

/** The row “Idempotency-Key”, for both operations. */

const service = await disposeAfterAll(
  startService({ TRUST_PROXY: '127.0.0.1/32', CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback' }),
)

const from = (address: string, key: string) => ({ 'x-forwarded-for': address, 'idempotency-key': key })
const create = (body: unknown, headers: Record<string, string>) => service.api('POST', '/agents', body, headers)
const add = (body: unknown, headers: Record<string, string>) => service.api('POST', '/knowledge', body, headers)
const valid = () => ({ email: uniqueEmail(), company_name: 'Lindenhof' })
const MISMATCH = { success: false, error: 'Idempotency-Key was already used with a different request body' }
const countAgents = async (email: string) =>
  (await service.app.db.selectFrom('agents').select('id').where('email', '=', email).execute()).length

describe('Idempotency-Key on POST /agents', () => {
  test('the same body: the same agent, in a new response with a new claim link', async () => {
    const body = { ...valid(), codebase_context: { company_description: 'A farm shop in Bremen.' } }
    const headers = from('203.0.113.1', randomUUID())
    const [first, second] = [await create(body, headers), await create(body, headers)]
    const { claim_url: firstLink, ...firstRest } = first.body
    const { claim_url: secondLink, ...secondRest } = second.body
    expect([first.status, second.status]).toEqual([200, 200])
    expect(secondRest).toEqual(firstRest)
    expect(secondLink).toMatch(/\/login\?invite=/)
    expect(secondLink).not.toBe(firstLink)
    expect(await countAgents(body.email)).toBe(1)
  })

  test('other field order, blank and unknown fields count as the same body', async () => {
    const { email, company_name } = valid()
    const headers = from('203.0.113.1', randomUUID())
    const first = await create({ email, company_name, industry: 'Farming' }, headers)
    const second = await create(
      { industry: 'Farming', company_name, website_url: ' ', other: 1, email: email.toUpperCase() },
      headers,
    )
    expect(second.body.agent_id).toBe(first.body.agent_id)
  })

  test('a claimed agent: no claim link', async () => {
    const body = valid()
    const headers = from('203.0.113.1', randomUUID())
    const first = await create(body, headers)
    const invite = new URL(first.body.claim_url).searchParams.get('invite')
    expect((await service.call('POST', '/api/v1/app/claim', { invite }, { origin: service.origin })).status).toBe(200)
    const again = await create(body, headers)
    expect(again).toMatchObject({ status: 200, body: { agent_id: first.body.agent_id, is_new_user: false } })
    expect(again.body).not.toHaveProperty('claim_url')
  })

  test('a known email: never a claim link', async () => {
    const body = valid()
    await create(body, from('203.0.113.1', randomUUID()))
    const headers = from('203.0.113.1', randomUUID())
    const replies = [await create(body, headers), await create(body, headers)]
    expect(replies[1]?.body).toEqual(replies[0]?.body)
    expect(replies[1]?.body).toMatchObject({ is_new_user: false })
  })

  test('another body: 422, and nothing is created', async () => {
    const body = valid()
    const headers = from('203.0.113.1', randomUUID())
    await create(body, headers)
    expect(await create({ ...body, company_name: 'Other' }, headers)).toMatchObject({ status: 422, body: MISMATCH })
    expect(await countAgents(body.email)).toBe(1)
  })

  test('the scope: operation and account, else operation and client address', async () => {
    const key = randomUUID()
    const { bearer } = await service.createAccount()
    const { bearer: anothers } = await service.createAccount()
    const body = valid()
    const replies = [
      await create(body, from('203.0.113.1', key)),
      await create(body, from('203.0.113.2', key)),
      await create(body, { ...from('203.0.113.1', key), ...anothers }),
      await create(body, { ...from('203.0.113.1', key), ...bearer }),
      await create(body, { ...from('203.0.113.3', key), ...bearer }),
    ]
    const [one, other, theirs, own, ownElsewhere] = replies.map((reply) => reply.body.agent_id)
    expect(new Set([one, other, theirs, own]).size).toBe(4)
    expect(ownElsewhere).toBe(own)
    const item = { agent_id: one, title: 'Parking', content: 'Behind the barn.' }
    expect((await add(item, from('203.0.113.1', key))).status).toBe(200)
  })

  test('a simultaneous second call waits for the first', async () => {
    await using site = await startSite({
      '/': { delayMs: 400, body: '<title>Farm</title><main><p>Eggs cost 4 EUR.</p></main>' },
    })
    const body = { ...valid(), website_url: site.origin }
    const headers = from('203.0.113.1', randomUUID())
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(body, headers)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.body.agent_id)).size).toBe(1)
    expect(site.hits.filter((hit) => hit === '/')).toHaveLength(1)
    expect((await create({ ...body, company_name: 'Other' }, headers)).status).toBe(422)
  })

  test('stored only for a 200: a failed call leaves the key unused', async () => {
    const headers = from('203.0.113.1', randomUUID())
    const body = valid()
    expect((await create({ ...body, source: 'not a label' }, headers)).status).toBe(400)
    await using site = await startSite({ '/': '<title>Farm</title><main><p>Eggs cost 4 EUR.</p></main>' })
    await service.createAgent({ website_url: site.origin })
    expect((await create({ ...body, website_url: site.origin }, headers)).status).toBe(409)
    expect((await create(body, headers)).status).toBe(200)
  })

  test('24 hours; after a crash, until the lease ends', async () => {
    const headers = from('203.0.113.1', randomUUID())
    const body = valid()
    const first = await create(body, headers)
    await service.app.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 24 * 3_600_000 - 1000) })
      .where('resource_id', '=', first.body.agent_id)
      .execute()
    const second = await create(body, headers)
    expect(second.body.agent_id).not.toBe(first.body.agent_id)
    const crashed = { resource_id: null, lease_until: new Date(Date.now() + 300) }
    await service.app.db
      .updateTable('idempotency_keys')
      .set(crashed)
      .where('resource_id', '=', second.body.agent_id)
      .execute()
    const third = await create(body, headers)
    expect(third.status).toBe(200)
    expect(third.body.agent_id).not.toBe(second.body.agent_id)
  })

  test('at most 255 characters; blank counts as not sent', async () => {
    const long = await create(valid(), from('203.0.113.1', 'x'.repeat(256)))
    expect(long).toMatchObject({ status: 400, body: { error: 'Idempotency-Key must be at most 255 characters' } })
    expect((await create(valid(), from('203.0.113.1', 'x'.repeat(255)))).status).toBe(200)
    const body = valid()
    const ids = [await create(body, from('203.0.113.1', ' ')), await create(body, from('203.0.113.1', ' '))].map(
      (reply) => reply.body.agent_id,
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('also as an event stream', async () => {
    const body = valid()
    const headers = from('203.0.113.1', randomUUID())
    const first = await create(body, headers)
    const { body: stream } = await create(body, { ...headers, accept: 'text/event-stream' })
    const events = [...(stream as unknown as { text: string }).text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
      JSON.parse(data),
    )
    expect(events).toMatchObject([{ type: 'done', answer: { agent_id: first.body.agent_id } }])
  })
})

test('Idempotency-Key when the client address is unknown: no claim link', async () => {
  await using unset = await startService()
  const body = valid()
  const headers = from('203.0.113.1', randomUUID())
  const send = () => unset.api('POST', '/agents', body, headers)
  const [first, second] = [await send(), await send()]
  expect(second.body.agent_id).toBe(first.body.agent_id)
  expect(first.body).toHaveProperty('claim_url')
  expect(second.body).not.toHaveProperty('claim_url')
  expect(second.body.warnings).toEqual([expect.stringContaining('TRUST_PROXY')])
})

describe('Idempotency-Key on POST /knowledge', () => {
  const item = (agent_id: string) => ({ agent_id, title: 'Parking', content: 'Guests park for free behind the house.' })

  test('the same body: the same item; another body: 422', async () => {
    const { agent_id } = await service.createAgent()
    const headers = from('203.0.113.1', randomUUID())
    const replies = await Promise.all(Array.from({ length: 4 }, () => add(item(agent_id), headers)))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await add({ ...item(agent_id), title: 'Other' }, headers)).toMatchObject({ status: 422, body: MISMATCH })
    const { agent_id: second } = await service.createAgent()
    expect((await add(item(second), headers)).status).toBe(422)
  })

  test('an item deleted since is a 404', async () => {
    const { bearer } = await service.createAccount()
    const { agent_id } = await service.createAgent({}, bearer)
    const headers = { ...bearer, 'idempotency-key': randomUUID() }
    const { body } = await add(item(agent_id), headers)
    expect((await service.api('DELETE', `/knowledge/${body.knowledge_item_id}`, undefined, bearer)).status).toBe(200)
    expect(await add(item(agent_id), headers)).toMatchObject({
      status: 404,
      body: { success: false, error: 'The item this request added has been deleted.' },
    })
  })

  test('a failed call leaves the key unused', async () => {
    const { agent_id } = await service.createAgent()
    const headers = from('203.0.113.1', randomUUID())
    expect((await add({ ...item(agent_id), agent_id: randomUUID() }, headers)).status).toBe(404)
    expect((await add(item(agent_id), headers)).status).toBe(200)
  })
})
