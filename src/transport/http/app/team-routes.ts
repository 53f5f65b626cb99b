import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { type InvitationPreview, invitationRequest } from '#src/contract/app/team-contract.ts'
import { acceptInvitation, previewInvitation, removeMember, switchWorkspace } from '#src/features/access/access.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import { getRecentlySignedIn, getSignedIn, readSignInBrowser, setSessionCookies } from '../callers/browser-session.ts'
import { parseBody } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { recordByPerson } from './changes-by-persons.ts'
import { limitSignIns } from './sign-in-routes.ts'

/** Routes for joining, switching and leaving workspaces. */
export function teamRoutes(scope: FastifyInstance, app: App): void {
  scope.post('/invitations/preview', async (request): Promise<InvitationPreview> => {
    const { token } = parseBody(invitationRequest, request)
    await limitSignIns(app, request)
    const { workspace, email, role } = await previewInvitation(app.db, token)
    return { workspace: workspace.name, holder: workspace.email, email, role }
  })

  scope.post('/invitations/accept', async (request, reply) => {
    const { token } = parseBody(invitationRequest, request)
    await limitSignIns(app, request)
    const visit = await readSignInBrowser(app, request)
    const { sessionToken } = await app.db.transaction().execute(async (tx) => {
      const joined = await acceptInvitation(app, tx, token, visit)
      await recordByPerson(joined.session, { action: 'joinTeam' })(tx)
      return joined
    })
    await setSessionCookies(app, reply, sessionToken)
    return { success: true }
  })

  scope.post<ById>('/workspaces/:id/show', async (request) => {
    await switchWorkspace(app.db, await getSignedIn(app, request), checkUuid(request.params.id, 'Workspace not found'))
    return { success: true }
  })

  scope.post<ById>('/workspaces/:id/leave', async (request) => {
    const session = await getRecentlySignedIn(app, request)
    const workspaceId = checkUuid(request.params.id, 'Member not found')
    const note = recordByPerson(session, { action: 'leaveTeam', workspaceId })
    await makeChange(app.db, note, (tx) => removeMember(tx, workspaceId, session.account.id))
    return { success: true }
  })
}
