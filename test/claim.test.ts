import { describe, expect, test } from 'vitest'
import { openBrowser } from './support/app-browser.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

const inviteOf = (claimUrl: string | undefined) => new URL(claimUrl ?? '').searchParams.get('invite') ?? ''

async function claimedAgent() {
  const agent = await service.createAgent()
  const browse = openBrowser(service)
  const claim = await browse('POST', '/claim', { invite: inviteOf(agent.claim_url) })
  expect(claim.status).toBe(200)
  return { agent, browse, claim }
}

describe('a claim link', () => {
  test('shows the agent each time it is opened, and changes nothing', async () => {
    const agent = await service.createAgent()
    const browse = openBrowser(service)
    for (let opened = 0; opened < 2; opened += 1) {
      const { status, body } = await browse('POST', '/invite', { invite: inviteOf(agent.claim_url) })
      expect([status, body]).toEqual([200, { agent_name: 'Lindenhof Assistant', company_name: 'Lindenhof', texts: [] }])
    }
    expect((await browse('GET', '/me')).status).toBe(401)
  })

  test('gives the agent to a new workspace and signs in', async () => {
    const { agent, browse, claim } = await claimedAgent()
    expect(claim.set).toMatch(/^foyer_session=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
    const { body } = await browse('GET', '/me')
    expect(body).toMatchObject({
      account: { provisional: true, email: '' },
      agents: [{ id: agent.agent_id, company_name: 'Lindenhof' }],
    })
  })

  test('works once, also for simultaneous requests', async () => {
    const agent = await service.createAgent()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => openBrowser(service)('POST', '/claim', { invite: inviteOf(agent.claim_url) })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4)
    const again = await openBrowser(service)('POST', '/invite', { invite: inviteOf(agent.claim_url) })
    expect(again).toMatchObject({
      status: 409,
      body: { success: false, error: expect.stringContaining('already used') },
    })
  })

  test('is refused when it is unknown or has expired', async () => {
    const browse = openBrowser(service)
    expect(await browse('POST', '/claim', { invite: 'made-up' })).toMatchObject({ status: 404 })
    const agent = await service.createAgent()
    await service.app.db
      .updateTable('claim_links')
      .set({ expires_at: new Date(0) })
      .where('agent_id', '=', agent.agent_id)
      .execute()
    expect(await browse('POST', '/claim', { invite: inviteOf(agent.claim_url) })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('expired') },
    })
  })

  test('adds the agent to the signed-in account, which it names first', async () => {
    const { browse } = await claimedAgent()
    const second = await service.createAgent()
    const { body } = await browse('POST', '/invite', { invite: inviteOf(second.claim_url) })
    expect(body.receiving_account).toBeTruthy()
    await browse('POST', '/claim', { invite: inviteOf(second.claim_url) })
    expect((await browse('GET', '/me')).body.agents).toHaveLength(2)
  })

  test('is stored as a hash', async () => {
    const agent = await service.createAgent()
    const links = await service.app.db
      .selectFrom('claim_links')
      .selectAll()
      .where('agent_id', '=', agent.agent_id)
      .execute()
    expect(JSON.stringify(links)).not.toContain(inviteOf(agent.claim_url))
  })
})

describe('the dashboard', () => {
  test('shows the agent with its channels and its knowledge', async () => {
    const { agent, browse } = await claimedAgent()
    await service.api('POST', '/knowledge', { agent_id: agent.agent_id, title: 'Parking', content: 'Behind the barn.' })
    const { body } = await browse('GET', `/agents/${agent.agent_id}`)
    expect(body.agent).toMatchObject({
      id: agent.agent_id,
      state: 'active',
      credits: { used: 0, limit: 100 },
      channels: { webchat: { embed_code: agent.webchat_embed_code }, whatsapp: { link: agent.whatsapp_link } },
    })
    expect((await browse('GET', `/api/v1/owner/knowledge?agent_id=${agent.agent_id}`)).body.data).toEqual([])
  })

  test('lets the owner try the agent without using credits or creating leads', async () => {
    const { agent, browse } = await claimedAgent()
    const { body } = await browse('POST', `/agents/${agent.agent_id}/preview`, {})
    const bearer = { authorization: `Bearer ${body.session_token}` }
    await service.call('POST', '/api/v1/chat/messages', { text: 'hello' }, bearer)
    expect((await browse('GET', `/agents/${agent.agent_id}`)).body.agent.credits.used).toBe(0)
    const left = await service.call('POST', '/api/v1/chat/leads', { email: 'anna@example.com' }, bearer)
    expect(left.body).toEqual({ success: true, lead: { email: 'anna@example.com' } })
    expect((await browse('GET', `/api/v1/owner/leads?agent_id=${agent.agent_id}`)).body.data).toEqual([])
  })

  test('creates, lists and revokes API keys', async () => {
    const { agent, browse } = await claimedAgent()
    const { body: made } = await browse('POST', '/api/v1/owner/keys', { name: 'My server' })
    expect(made.secret).toMatch(/^ak_[\w-]{22,}$/)
    const bearer = { authorization: `Bearer ${made.secret}` }
    const statusOf = async () =>
      (await service.api('GET', `/agents/${agent.agent_id}/status`, undefined, bearer)).status
    expect(await statusOf()).toBe(200)
    const { body: listed } = await browse('GET', '/api/v1/owner/keys')
    expect(listed.data).toMatchObject([
      { name: 'My server', ending: made.secret.slice(-4), last_used_at: expect.any(String) },
    ])
    expect(JSON.stringify(listed)).not.toContain(made.secret)
    expect((await browse('DELETE', `/api/v1/owner/keys/${made.key.key_id}`)).status).toBe(200)
    expect(await statusOf()).toBe(401)
    expect((await browse('GET', '/api/v1/owner/keys')).body.data).toEqual([])
  })

  test('creates keys that expire', async () => {
    const { agent, browse } = await claimedAgent()
    const { body: made } = await browse('POST', '/api/v1/owner/keys', { name: 'For a month', expires_in_days: 30 })
    const days = (Date.parse(made.key.expires_at) - Date.parse(made.key.created_at)) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const bearer = { authorization: `Bearer ${made.secret}` }
    const statusOf = async () =>
      (await service.api('GET', `/agents/${agent.agent_id}/status`, undefined, bearer)).status
    expect(await statusOf()).toBe(200)
    await service.app.db
      .updateTable('api_keys')
      .set({ expires_at: new Date(0) })
      .where('id', '=', made.key.key_id)
      .execute()
    expect(await statusOf()).toBe(401)
  })

  test('signs out', async () => {
    const { browse } = await claimedAgent()
    await browse('POST', '/signout', {})
    expect((await browse('GET', '/me')).status).toBe(401)
  })

  test('shows nothing of another account', async () => {
    const [mine, theirs] = [await claimedAgent(), await claimedAgent()]
    const { body: made } = await theirs.browse('POST', '/api/v1/owner/keys', { name: 'Theirs' })
    const id = theirs.agent.agent_id
    expect((await mine.browse('GET', `/agents/${id}`)).status).toBe(404)
    expect((await mine.browse('GET', `/api/v1/owner/knowledge?agent_id=${id}`)).status).toBe(404)
    expect((await mine.browse('POST', `/agents/${id}/preview`, {})).status).toBe(404)
    expect((await mine.browse('DELETE', `/api/v1/owner/keys/${made.key.key_id}`)).status).toBe(404)
    expect((await mine.browse('GET', '/api/v1/owner/keys')).body.data).toEqual([])
  })

  test('refuses requests from another website', async () => {
    const reply = await service.call('POST', '/api/v1/app/signout', {}, { origin: 'https://evil.example' })
    expect(reply).toMatchObject({ status: 403, body: { success: false } })
    expect((await service.call('POST', '/api/v1/app/signout', {})).status).toBe(403)
  })

  test('refuses a host name that is not its own', async () => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve) => {
      request(`${service.origin}/api/v1/app/home`, { headers: { host: 'rebound.example' } }, (response) =>
        resolve(response.statusCode),
      ).end()
    })
    expect(status).toBe(421)
  })
})
