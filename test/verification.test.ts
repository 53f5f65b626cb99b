import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { assignAgent } from '../src/features/agents/agents.ts'
import { runHousekeeping } from '../src/features/onboarding/housekeeping.ts'
import { openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService())

/** A website whose owner can add a tag to its home page. */
async function openSite() {
  let tag = ''
  const site = await startSite({
    '/': (_request, response) =>
      void response.end(
        `<!doctype html><html lang="en"><head><title>Shop</title>${tag}</head><p>We sell honey from our own bees.</p>`,
      ),
  })
  return Object.assign(site, { put: (meta: string) => (tag = meta) })
}

const verify = (agentId: string, body: object = {}, headers: Record<string, string> = {}) =>
  service.api('POST', `/agents/${agentId}/verification`, body, headers)

test('a new agent is not verified, and the response says how to verify it', async () => {
  await using site = await openSite()
  const agent = await service.createAgent({ website_url: site.origin })
  expect(agent.verification).toEqual({
    state: 'unverified',
    meta_tag: expect.stringMatching(/^<meta name="foyer-verification" content="[\w-]{32}">$/),
  })
  expect((await verify(agent.agent_id)).body.verification.state).toBe('unverified')
  expect((await verify(agent.agent_id, { website_url: 5 })).body.error).toBe('website_url must be a string')
  expect((await openChat(service, agent.webchat_widget_key)).session.agent.verified).toBe(false)
})

test('the tag in the home page verifies it, and the chat says so', async () => {
  await using site = await openSite()
  const agent = await service.createAgent({ website_url: site.origin })
  site.put(agent.verification?.meta_tag ?? '')
  expect((await verify(agent.agent_id)).body.verification.state).toBe('verified')
  expect((await openChat(service, agent.webchat_widget_key)).session.agent.verified).toBe(true)
})

test('the audit log has the verification, but no failed check', async () => {
  await using site = await openSite()
  const { bearer } = await service.createAccount()
  const agent = await service.createAgent({ website_url: site.origin }, bearer)
  const actions = async () =>
    (await service.api('GET', '/changes', undefined, bearer)).body.data.map(({ action }: { action: string }) => action)
  await verify(agent.agent_id, {}, bearer)
  expect(await actions()).toEqual(['createAgent'])
  site.put(agent.verification?.meta_tag ?? '')
  await verify(agent.agent_id, {}, bearer)
  expect(await actions()).toEqual(['verifyWebsite', 'createAgent'])
})

test('a stranger with the ID cannot give an unclaimed agent another website; its creator can', async () => {
  await using site = await openSite()
  await using elsewhere = await openSite()
  await using behind = await startService({ TRUST_PROXY: '127.0.0.1/32', CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback' })
  const [creator, stranger] = ['203.0.113.1', '198.51.100.9'].map((address) => ({ 'x-forwarded-for': address }))
  const { agent_id } = await behind.createAgent({ website_url: site.origin }, creator)
  const { bearer } = await behind.createAccount()
  const prove = (headers = {}, website_url = elsewhere.origin) =>
    behind.api('POST', `/agents/${agent_id}/verification`, { website_url }, headers)
  for (const headers of [stranger, { ...stranger, ...bearer }])
    expect(await prove(headers)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('Claim the agent first') },
    })
  expect((await prove(stranger, `${site.origin}/?from=mail`)).status).toBe(200)
  const asked = await prove(creator)
  elsewhere.put(asked.body.verification.meta_tag)
  expect((await prove(stranger)).status).toBe(403)
  expect((await prove(creator)).body.verification.state).toBe('verified')
})

test('a job checks again for a missing record or tag', async () => {
  await using site = await openSite()
  const agent = await service.createAgent({ website_url: site.origin })
  expect((await verify(agent.agent_id)).body.verification.state).toBe('unverified')
  site.put(agent.verification?.meta_tag ?? '')
  await sql`update pgboss.job set start_after = now() where name = 'verify-website' and data->>'agent_id' = ${agent.agent_id}`.execute(
    service.app.db,
  )
  const isVerified = async () =>
    (
      await service.app.db
        .selectFrom('agents')
        .select('verified_at')
        .where('id', '=', agent.agent_id)
        .executeTakeFirst()
    )?.verified_at
  await expect.poll(isVerified).toBeInstanceOf(Date)
})

test('checks for another website stop when the agent changes owners or verifies a third website', async () => {
  await using first = await openSite()
  await using second = await openSite()
  await using other = await openSite()
  const [claimed, moved] = [await service.createAgent(), await service.createAgent()]
  const tagOf = async (id: string, { origin }: { origin: string }) =>
    (await verify(id, { website_url: origin })).body.verification.meta_tag
  first.put(await tagOf(claimed.agent_id, first))
  second.put(await tagOf(moved.agent_id, second))
  other.put(await tagOf(moved.agent_id, other))
  expect((await verify(moved.agent_id, { website_url: other.origin })).body.verification.state).toBe('verified')
  const { db } = service.app
  await assignAgent(db, claimed.agent_id, (await service.createAccount()).accountId)

  const ids = [claimed.agent_id, moved.agent_id]
  const ofThese = sql`name = 'verify-website' and data->>'website_url' = any(${[`${first.origin}/`, `${second.origin}/`]})`
  await sql`update pgboss.job set start_after = now() where ${ofThese}`.execute(db)
  const due = sql`select from pgboss.job where ${ofThese} and state in ('created', 'active', 'retry') and start_after <= now()`
  await expect.poll(async () => (await due.execute(db)).rows.length).toBe(0)
  const rows = await db.selectFrom('agents').select('website_url').where('id', 'in', ids).orderBy('id').execute()
  expect(rows).toEqual([{ website_url: null }, { website_url: `${other.origin}/` }])
})

test('squatting: the account that verifies the website takes it, and the unverified agent is archived', async () => {
  await using site = await openSite()
  const squatter = await service.createAgent({ website_url: site.origin })
  const { bearer } = await service.createAccount()
  const owner = await service.createAgent({}, bearer)
  const asked = await verify(owner.agent_id, { website_url: site.origin }, bearer)
  expect(asked.body.verification.state).toBe('unverified')
  site.put(asked.body.verification.meta_tag)
  expect((await verify(squatter.agent_id)).body.verification.state).toBe('unverified')
  expect((await verify(owner.agent_id, { website_url: site.origin }, bearer)).body.verification.state).toBe('verified')

  const row = await service.app.db
    .selectFrom('agents')
    .select('state')
    .where('id', '=', squatter.agent_id)
    .executeTakeFirst()
  expect(row).toEqual({ state: 'archived' })
  const sent = await service.app.db
    .selectFrom('mails')
    .select('kind')
    .where('agent_id', '=', squatter.agent_id)
    .orderBy('id')
    .execute()
  expect(sent).toEqual([{ kind: 'claim' }, { kind: 'website_taken' }])
  expect(
    (await service.call('POST', '/api/v1/chat/sessions', { widget_key: squatter.webchat_widget_key })).status,
  ).toBe(404)
  const { body } = await service.api('POST', '/agents', {
    email: uniqueEmail(),
    company_name: 'Other',
    website_url: site.origin,
  })
  expect(body.existing_agent.agent_id).toBe(owner.agent_id)
  const research = async () =>
    (await service.api('GET', `/agents/${owner.agent_id}/status`, undefined, bearer)).body.research
  await expect.poll(research).toMatchObject({ state: 'done', pages_read: 1 })
})

test('an agent whose new website cannot be read keeps the old one, says so, and switches when it can', async () => {
  await using before = await openSite()
  let tag = ''
  let answers = 0
  await using site = await startSite({
    '/': (_request, response) =>
      void response
        .writeHead(answers-- > 0 ? 200 : 503)
        .end(`<html lang="en"><head>${tag}</head><p>We sell wax from our own bees.</p>`),
  })
  const { bearer } = await service.createAccount()
  const { agent_id: id } = await service.createAgent({ website_url: before.origin }, bearer)
  const asked = await verify(id, { website_url: site.origin }, bearer)
  tag = asked.body.verification.meta_tag
  answers = 1
  expect((await verify(id, { website_url: site.origin }, bearer)).body.verification.state).toBe('verified')
  const report = async () => (await service.api('GET', `/agents/${id}/research`, undefined, bearer)).body.report
  const contents = async () =>
    (await service.api('GET', `/knowledge?agent_id=${id}`, undefined, bearer)).body.data.map(
      ({ content }: { content: string }) => content,
    )
  await expect.poll(async () => (await report()).state).toBe('done')
  const { host } = new URL(before.origin)
  expect((await report()).warnings).toEqual([expect.stringContaining(`answers from what it read on ${host}`)])
  expect((await report()).readiness.reasons).toContainEqual(expect.objectContaining({ code: 'website_not_read' }))
  expect((await contents()).join()).toContain('honey')
  answers = Infinity
  await service.app.db
    .updateTable('site_pages')
    .set({ due_at: new Date(0) })
    .where('agent_id', '=', id)
    .execute()
  await runHousekeeping({ ...service.app, refreshes: true })
  await expect.poll(async () => (await contents()).join()).toContain('wax')
  expect((await contents()).join()).not.toContain('honey')
  await expect.poll(async () => (await report()).warnings.join()).not.toContain(host)
})

test('a verified website stays with its first agent while the record or tag is there', async () => {
  await using site = await openSite()
  const first = await service.createAgent({ website_url: site.origin })
  const tag = first.verification?.meta_tag ?? ''
  site.put(tag)
  await verify(first.agent_id)
  const { bearer } = await service.createAccount()
  const second = await service.createAgent({}, bearer)
  const prove = () => verify(second.agent_id, { website_url: site.origin }, bearer)
  const asked = await prove()
  site.put(tag + asked.body.verification.meta_tag)
  expect(await prove()).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Another agent is verified for this website') },
  })
  site.put(asked.body.verification.meta_tag)
  expect((await prove()).body.verification.state).toBe('verified')
  const sent = await service.app.db
    .selectFrom('mails')
    .select('kind')
    .where('agent_id', '=', first.agent_id)
    .orderBy('id')
    .execute()
  expect(sent.at(-1)).toEqual({ kind: 'website_taken' })
})

test('an archived agent cannot get a website by verification', async () => {
  await using site = await openSite()
  const { bearer } = await service.createAccount()
  const agent = await service.createAgent({ website_url: site.origin }, bearer)
  expect((await service.api('DELETE', `/agents/${agent.agent_id}`, undefined, bearer)).status).toBe(200)
  site.put(agent.verification?.meta_tag ?? '')
  expect(await verify(agent.agent_id, {}, bearer)).toMatchObject({
    status: 409,
    body: { error: 'This agent is archived' },
  })
  const again = await service.createAgent({ website_url: site.origin })
  expect((await verify(agent.agent_id, {}, bearer)).status).toBe(409)
  expect((await service.api('GET', `/agents/${again.agent_id}/status`)).body.is_active).toBe(true)
})

test('verification needs an agent of the account and a website', async () => {
  const [own, other] = [await service.createAccount(), await service.createAccount()]
  const agent = await service.createAgent({}, own.bearer)
  expect((await verify(agent.agent_id, {}, other.bearer)).status).toBe(403)
  expect((await verify(agent.agent_id)).status).toBe(401)
  expect(await verify(agent.agent_id, {}, own.bearer)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('website_url is required') },
  })
})

test('a verified email of the website’s domain verifies it, an unverified one does not', async () => {
  const domain = `honey-${randomUUID()}.example`
  const fields = { email: `bees@${domain}`, website_url: `https://www.${domain}/` }
  const agent = await service.createAgent(fields)
  const isVerified = async () => (await openChat(service, agent.webchat_widget_key)).session.agent.verified
  const unproven = openBrowser(service)
  const invite = new URL(agent.claim_url ?? '').searchParams.get('invite')
  expect((await unproven('POST', '/claim', { invite })).status).toBe(200)
  expect(await isVerified()).toBe(false)

  const mailedInvite = async () => {
    const mails = (await service.app.mailFolder?.list()) ?? []
    return /invite=([\w-]{43})/.exec(mails.find(({ to }) => to === fields.email)?.text ?? '')?.[1]
  }
  await expect.poll(mailedInvite).toBeDefined()
  const owner = openBrowser(service)
  expect((await owner('POST', '/claim', { invite: await mailedInvite() })).status).toBe(200)
  expect(await isVerified()).toBe(true)

  const elsewhere = `another-${randomUUID()}.example`
  const asked = await owner('POST', `/api/v1/owner/agents/${agent.agent_id}/verification`, {
    website_url: `https://www.${elsewhere}/`,
  })
  const record = {
    type: 'TXT',
    name: `_foyer.${elsewhere}`,
    value: expect.stringMatching(/^foyer-verification=[\w-]{32}$/),
  }
  expect(asked).toMatchObject({ status: 200, body: { verification: { state: 'unverified', dns_record: record } } })
  const own = await owner('POST', `/api/v1/owner/agents/${agent.agent_id}/verification`)
  expect(own).toMatchObject({ status: 200, body: { verification: { state: 'verified' } } })
})
