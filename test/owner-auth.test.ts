import { describe, expect, test } from 'vitest'
import { openBrowser } from './support/app-browser.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

describe('the public operations for a signed-in owner', () => {
  test('work for their own account', async () => {
    const { agent, ask } = await claimNewAgent(service)
    const { body } = await ask('GET', '/agents')
    expect(body.data).toMatchObject([{ agent_id: agent.agent_id }])
    const changed = await ask('PATCH', `/agents/${agent.agent_id}`, { agent_name: 'Linde' })
    expect(changed.body.agent.agent_name).toBe('Linde')
  })

  test('refuse callers without a session and requests from another website', async () => {
    const path = `/api/v1/owner/agents/${(await service.createAgent()).agent_id}`
    expect(await service.call('GET', path)).toMatchObject({ status: 401, body: { error: 'Sign in to continue.' } })
    expect((await service.call('PATCH', path, {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await service.call('PATCH', path, {})).status).toBe(403)
  })

  test('forbid caching', async () => {
    const { ask } = await claimNewAgent(service)
    const { bearer } = await service.createAccount()
    const answers = [
      await ask('GET', '/conversations'),
      await service.api('GET', '/leads', undefined, { ...bearer, accept: 'text/csv' }),
    ]
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
  })

  test("return the same 404 for another account's agents and for unknown ones", async () => {
    const { agent } = await claimNewAgent(service)
    const stranger = await claimNewAgent(service)
    expect((await stranger.ask('GET', `/agents/${agent.agent_id}`)).status).toBe(404)
    expect((await stranger.ask('DELETE', `/agents/${agent.agent_id}`)).status).toBe(404)
    expect((await openBrowser(service)('GET', '/api/v1/owner/agents')).status).toBe(401)
  })
})

test('an address has twenty times the limit of a key', async () => {
  await using few = await startService({ REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.1/32' })
  const ask = (path: string, address: string) => few.call('GET', path, undefined, { 'x-forwarded-for': address })
  const office = '203.0.113.1'
  const replies = await Promise.all(Array.from({ length: 19 }, () => ask('/api/v1/owner/agents', office)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
  expect((await ask('/api/v1/app/me', office)).status).toBe(401)
  for (const path of ['/api/v1/owner/agents', '/api/v1/app/me']) {
    const refused = await ask(path, office)
    expect(refused).toMatchObject({ status: 429, body: { success: false, error: 'Rate limit exceeded' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await ask('/api/v1/owner/agents', '203.0.113.2')).status).toBe(401)
})
