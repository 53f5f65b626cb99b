import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailedClaimToken } from '../src/features/agents/agents.ts'
import { openBrowser } from './support/app-browser.ts'
import { type Service, startService, uniqueEmail } from './support/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service[Symbol.asyncDispose]())

const inviteOf = (claimUrl: string | undefined) => new URL(claimUrl ?? '').searchParams.get('invite') ?? ''

/** Somebody claimed an agent with the link of the answer; later the owner of the inbox proves it by the mail of another agent. */
async function meet() {
  const email = uniqueEmail()
  const early = await service.createAgent({ email, company_name: 'Early' })
  const stranger = openBrowser(service)
  await stranger('POST', '/claim', { invite: inviteOf(early.claim_url) })
  const later = await service.createAgent({ email, company_name: 'Later' })
  const owner = openBrowser(service)
  await owner('POST', '/claim', { invite: await createMailedClaimToken(service.app.db, later.agent_id, email) })
  return { early, later, stranger, owner }
}

test('a workspace made under an email is offered to whoever proves the inbox, and never merged silently', async () => {
  const { early, later, stranger, owner } = await meet()
  expect((await owner('GET', '/me')).body.agents).toEqual([expect.objectContaining({ id: later.agent_id })])
  const { body } = await owner('GET', '/offers')
  expect(body.offers).toEqual([
    { id: expect.any(String), agents: [{ id: early.agent_id, name: 'Early Assistant', company_name: 'Early' }] },
  ])
  expect((await stranger('GET', '/offers')).body.offers).toEqual([])
  expect((await stranger('GET', `/agents/${early.agent_id}`)).status).toBe(200)
})

test('accepting takes the agents over and ends every session and key made before', async () => {
  const { early, stranger, owner } = await meet()
  const { body: made } = await stranger('POST', '/api/v1/owner/keys', { name: 'Theirs' })
  const identityOf = async (person: typeof stranger) => (await person('GET', `/api/v1/owner/agents/${early.agent_id}/identity-secret`)).body
  const { identity_secret: known } = await identityOf(stranger)
  const [offer] = (await owner('GET', '/offers')).body.offers
  expect((await owner('POST', `/offers/${offer.id}/accept`, {})).status).toBe(200)
  expect((await owner('GET', `/agents/${early.agent_id}`)).status).toBe(200)
  expect((await identityOf(owner)).identity_secret).not.toBe(known)
  expect((await stranger('GET', '/me')).status).toBe(401)
  expect((await service.api('GET', '/agents', undefined, { authorization: `Bearer ${made.secret}` })).status).toBe(401)
  expect((await owner('GET', '/offers')).body.offers).toEqual([])
})

test('refusing leaves the workspace to whoever has it, and offers it no more', async () => {
  const { early, stranger, owner } = await meet()
  const [offer] = (await owner('GET', '/offers')).body.offers
  expect((await owner('POST', `/offers/${offer.id}/refuse`, {})).status).toBe(200)
  expect((await owner('GET', '/offers')).body.offers).toEqual([])
  expect((await owner('POST', `/offers/${offer.id}/accept`, {})).status).toBe(404)
  expect((await stranger('GET', `/agents/${early.agent_id}`)).status).toBe(200)
})

test('nobody decides about what is not offered to them', async () => {
  const { stranger, owner } = await meet()
  const [offer] = (await owner('GET', '/offers')).body.offers
  const other = await meet()
  expect((await other.owner('POST', `/offers/${offer.id}/accept`, {})).status).toBe(404)
  expect((await stranger('POST', `/offers/${offer.id}/accept`, {})).status).toBe(404)
  expect((await other.owner('POST', '/offers/none/accept', {})).status).toBe(404)
  expect((await openBrowser(service)('POST', `/offers/${offer.id}/accept`, {})).status).toBe(401)
})
