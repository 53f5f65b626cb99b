import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import type { OfferView } from '#src/contract/app/app-contract.ts'
import { type OfferedWorkspace, decideOffer, listOfferedWorkspaces } from '#src/features/agents/agents.ts'
import { verifyByInbox } from '#src/features/research/research.ts'
import { noteByPerson } from './changes-by-persons.ts'
import { getSignedIn } from '../callers/browser-session.ts'

/** Workspaces that were made under a person's email, and what the person says to them. */
export function offersRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/offers', async (request): Promise<{ offers: OfferView[] }> => {
    const { account } = await getSignedIn(app, request)
    return { offers: (await listOfferedWorkspaces(app.db, account.id)).map(toOfferView) }
  })

  for (const decision of ['accept', 'refuse'] as const) {
    scope.post<{ Params: { id: string } }>(`/offers/:id/${decision}`, async (request) => {
      const session = await getSignedIn(app, request)
      const { account } = session
      const { id } = request.params
      if (!z.guid().safeParse(id).success) throw new AppError('not_found', 'This workspace is not offered to you')
      await decideOffer(app.db, account.id, id, decision)
      if (decision === 'accept') await verifyByInbox(app, account.id)
      const own = { ...session, workspace: { ...session.workspace, id: account.id } }
      await noteByPerson(app, own, { action: decision === 'accept' ? 'acceptOffer' : 'refuseOffer', targetId: id })
      return { success: true }
    })
  }
}

function toOfferView({ id, agents }: OfferedWorkspace): OfferView {
  return { id, agents: agents.map((agent) => ({ id: agent.id, name: agent.name, company_name: agent.companyName })) }
}
