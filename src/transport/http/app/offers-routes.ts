import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import type { OfferView } from '#src/contract/app/app-contract.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import { type Offer, decideOffer, listOffers } from '#src/features/agents/agents.ts'
import { verifyByEmail } from '#src/features/research/research.ts'
import { recordByPerson } from './changes-by-persons.ts'
import { getSignedIn } from '../callers/browser-session.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'

/** Routes for agents and workspaces offered to an account. */
export function offersRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/offers', async (request): Promise<{ offers: OfferView[] }> => {
    const { account } = await getSignedIn(app, request)
    return { offers: (await listOffers(app.db, account.id)).map(toOfferView) }
  })

  for (const decision of ['accept', 'refuse'] as const) {
    scope.post<ById>(`/offers/:id/${decision}`, async (request) => {
      const session = await getSignedIn(app, request)
      const { account } = session
      const id = checkUuid(request.params.id, 'Offer not found')
      const action = decision === 'accept' ? 'acceptOffer' : 'refuseOffer'
      const note = recordByPerson(session, { action, workspaceId: account.id, targetId: id })
      await makeChange(app.db, note, (tx) => decideOffer(tx, account.id, id, decision))
      if (decision === 'accept') await verifyByEmail(app, account.id)
      return { success: true }
    })
  }
}

function toOfferView({ id, heldBy, agents }: Offer): OfferView {
  return {
    id,
    held_by: heldBy,
    agents: agents.map((agent) => ({ id: agent.id, name: agent.name, company_name: agent.companyName })),
  }
}
