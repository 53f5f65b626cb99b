import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import type { OfferView } from '#src/contract/app/app-contract.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import { type Offer, decideOffer, getAgent, listOffers } from '#src/features/agents/agents.ts'
import { listTextsToReview } from '#src/features/onboarding/onboarding.ts'
import { verifyByEmail } from '#src/features/research/research.ts'
import { announceClaim } from '#src/features/webhooks/webhooks.ts'
import { recordByPerson } from './changes-by-persons.ts'
import { getSignedIn } from '../callers/browser-session.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'

/** Routes for agents and workspaces offered to an account. */
export function offersRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/offers', async (request): Promise<{ offers: OfferView[] }> => {
    const { account } = await getSignedIn(app, request)
    const offers = await listOffers(app.db, account.id)
    return { offers: await Promise.all(offers.map((offer) => toOfferView(app, offer))) }
  })

  for (const decision of ['accept', 'refuse'] as const) {
    scope.post<ById>(`/offers/:id/${decision}`, async (request) => {
      const session = await getSignedIn(app, request)
      const { account } = session
      const id = checkUuid(request.params.id, 'Offer not found')
      const action = decision === 'accept' ? 'acceptOffer' : 'refuseOffer'
      const note = recordByPerson(session, { action, workspaceId: account.id, targetId: id })
      await makeChange(app.db, note, async (tx) => {
        for (const agentId of await decideOffer(tx, account.id, id, decision)) await announceClaim(app, tx, agentId)
      })
      if (decision === 'accept') await verifyByEmail(app, account.id)
      return { success: true }
    })
  }
}

async function toOfferView({ db }: App, { id, heldBy, agents }: Offer): Promise<OfferView> {
  const views = agents.map(async (agent) => ({
    id: agent.id,
    name: agent.name,
    company_name: agent.companyName,
    texts: await listTextsToReview(db, await getAgent(db, agent.id)),
  }))
  return { id, held_by: heldBy, agents: await Promise.all(views) }
}
