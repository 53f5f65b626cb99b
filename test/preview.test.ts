import { describe, expect, test } from 'vitest'
import type { AppBrowser } from './support/app-browser.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { LINDENHOF } from './support/lindenhof.ts'
import { startModelServer } from './support/model-server.ts'
import { claimNewAgent } from './support/owner.ts'
import { type Service, startService, uniqueEmail } from './support/service.ts'
import { awaitSignInMail, signInAs } from './support/sign-in.ts'

/** Previews, in the row “trial”. */

const model = await disposeAfterAll(startModelServer())
const SETTINGS = { CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: model.url }
const service = await disposeAfterAll(startService(SETTINGS))

const QUESTION = 'How much is the weekly vegetable box?'

/** Opens a preview as the owner sees it in the dashboard. */
async function openPreview(owner: AppBrowser, agentId: string, at: Service = service) {
  const { status, body } = await owner('POST', `/agents/${agentId}/preview`, {})
  expect(status).toBe(200)
  const bearer = { authorization: `Bearer ${body.session_token}`, accept: 'application/json' }
  const call = (method: string, path: string, sent?: unknown) => at.call(method, `/api/v1/chat${path}`, sent, bearer)
  return { bearer, call, say: (text: string) => call('POST', '/messages', { text }) }
}

/** An owner with a verified inbox, and an agent. */
async function openOwner() {
  const owner = await signInAs(service)
  const { secret } = (await owner('POST', '/api/v1/owner/keys', { name: 'test' })).body
  const bearer = { authorization: `Bearer ${secret}` }
  const newAgent = async () => (await service.createAgent({ codebase_context: LINDENHOF }, bearer)).agent_id
  return { owner, newAgent }
}

describe('a preview ends', () => {
  test.each([
    ['with sign-out', (owner: AppBrowser) => owner('POST', '/signout', {})],
    [
      'when another browser ends its session',
      async (owner: AppBrowser) => {
        const { email } = (await owner('GET', '/me')).body.account
        await (
          await signInAs(service, email)
        )('DELETE', '/sessions')
      },
    ],
    [
      'with the time of its session',
      async (owner: AppBrowser) => {
        const { id } = (await owner('GET', '/me')).body.account
        await service.app.db
          .updateTable('sessions')
          .set({ expires_at: new Date(0) })
          .where('account_id', '=', id)
          .execute()
      },
    ],
  ])('%s', async (_how, endSession) => {
    const { owner, newAgent } = await openOwner()
    const { say, call } = await openPreview(owner, await newAgent())
    expect((await say(QUESTION)).status).toBe(200)
    await endSession(owner)
    expect(await say(QUESTION)).toMatchObject({ status: 401, body: { error: expect.stringContaining('session') } })
    for (const [method, path] of [
      ['POST', '/sessions'],
      ['GET', '/messages'],
      ['POST', '/handoff'],
      ['DELETE', '/conversation'],
    ] as const)
      expect((await call(method, path)).status).toBe(401)
  })

  test('also as an open stream, with sign-out', async () => {
    const { owner, newAgent } = await openOwner()
    const { bearer } = await openPreview(owner, await newAgent())
    const headers = { ...bearer, accept: 'text/event-stream' }
    const stream = await fetch(`${service.origin}/api/v1/chat/messages`, { headers })
    await owner('POST', '/signout', {})
    expect(await stream.text()).toContain('mode')
  })

  test("when the agent's email takes the agent over", async () => {
    const email = uniqueEmail()
    const { agent, call: early } = await claimNewAgent(service, { email })
    const { say } = await openPreview(early, agent.agent_id)
    const rightful = await signInAs(service, email)
    const [offer] = (await rightful('GET', '/offers')).body.offers
    expect((await say(QUESTION)).status).toBe(200)
    await rightful('POST', `/offers/${offer.id}/accept`, {})
    expect((await say(QUESTION)).status).toBe(401)
  })

  test('when a workspace that its earlier owner still uses takes the agent over', async () => {
    const email = uniqueEmail()
    const { agent, call: early } = await claimNewAgent(service, { email })
    const other = await service.createAgent()
    await early('POST', '/claim', { invite: new URL(other.claim_url ?? '').searchParams.get('invite') })
    const { say } = await openPreview(early, agent.agent_id)
    const rightful = await signInAs(service, email)
    const [offer] = (await rightful('GET', '/offers')).body.offers
    await rightful('POST', `/offers/${offer.id}/accept`, {})
    expect((await early('GET', '/me')).body.agents).toHaveLength(1)
    expect((await say(QUESTION)).status).toBe(401)
  })

  test('but not with another session of its owner', async () => {
    const { owner, newAgent } = await openOwner()
    const { email } = (await owner('GET', '/me')).body.account
    const { say } = await openPreview(owner, await newAgent())
    await (
      await signInAs(service, email)
    )('POST', '/signout', {})
    expect((await say(QUESTION)).status).toBe(200)
  })
})

describe('previews are free', () => {
  test('for 60 messages an hour per account, exactly, over all agents and previews', async () => {
    const { owner, newAgent } = await openOwner()
    const agents = [await newAgent(), await newAgent()]
    const previews = await Promise.all(Array.from({ length: 16 }, (_, at) => openPreview(owner, agents[at % 2] ?? '')))
    const statuses: number[] = []
    for (const { say, call } of previews) {
      const asked = [say('hello'), say('hello'), call('POST', '/handoff', { text: 'hello' }), say('hello')]
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    const [first] = previews
    const refused = await first?.call('POST', '/leads', { email: 'anna@example.com' })
    expect(refused).toMatchObject({ status: 429, body: { error: expect.stringMatching(/preview.*\d+ minutes\.$/) } })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const agent of agents) expect(await service.creditsUsed(agent)).toBe(0)
  })

  test('for the length of one conversation', async () => {
    const { owner, newAgent } = await openOwner()
    const agentId = await newAgent()
    const { say, call } = await openPreview(owner, agentId)
    const replies = []
    for (let sent = 0; sent < 29; sent += 1) replies.push((await say('hello')).status)
    replies.push(...(await Promise.all([say('Four'), say('Five'), say('Six')])).map(({ status }) => status))
    expect(replies.filter((status) => status === 200)).toHaveLength(30)
    expect(replies.filter((status) => status === 409)).toHaveLength(2)
    const refused = { status: 409, body: { error: expect.stringContaining('Start a new preview') } }
    expect(await say('Seven')).toMatchObject(refused)
    expect(await call('POST', '/handoff', { text: 'Eight' })).toMatchObject(refused)
    expect((await (await openPreview(owner, agentId)).say('One')).status).toBe(200)
  })

  test('on the website only: a preview does not continue on WhatsApp', async () => {
    const { owner, newAgent } = await openOwner()
    const { call } = await openPreview(owner, await newAgent())
    expect((await call('POST', '/whatsapp')).status).toBe(404)
  })
})

test('a preview spends no tokens of a model before the inbox is verified', async () => {
  const email = uniqueEmail()
  const { agent, call: owner } = await claimNewAgent(service, { email, codebase_context: LINDENHOF })
  const before = model.requests.length
  const { say } = await openPreview(owner, agent.agent_id)
  expect((await say(QUESTION)).body.message.text).toContain('24.50')
  expect(model.requests).toHaveLength(before)

  await owner('POST', '/signin', { email })
  await owner('POST', '/signin/code', { code: (await awaitSignInMail(service, email)).code })
  const [offer] = (await owner('GET', '/offers')).body.offers
  await owner('POST', `/offers/${offer.id}/accept`, {})
  model.play({ text: ['The weekly vegetable box costs 24.50 EUR a week.'] })
  const verified = await openPreview(owner, agent.agent_id)
  expect((await verified.say(QUESTION)).status).toBe(200)
  expect(model.requests.length).toBeGreaterThan(before)
})

test('a test through the API replies like a first message, and leaves nothing behind', async () => {
  const { owner, newAgent } = await openOwner()
  const agentId = await newAgent()
  const asked = model.requests.length
  const questions = ['Can I talk to a person?', 'I am Anna, anna@example.com. Do you rent bicycles?', QUESTION]
  const { status, body } = await owner('POST', `/api/v1/owner/agents/${agentId}/test`, { questions })
  expect(status).toBe(200)
  const [person, contact, price] = body.answers
  expect(person.answer).toContain('marked this conversation for a person')
  expect(contact.answer).toContain('anna@example.com')
  expect([price.answered, price.answer]).toEqual([true, expect.stringContaining('EUR')])
  for (const list of ['conversations', 'leads', 'gaps'])
    expect((await owner('GET', `/api/v1/owner/${list}?agent_id=${agentId}`)).body.data).toEqual([])
  expect(await service.creditsUsed(agentId)).toBe(0)
  expect(model.requests.length).toBe(asked)
})
