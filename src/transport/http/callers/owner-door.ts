import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { getSignedIn, refuseForeignOrigin } from './browser-session.ts'
import { readClientAddress } from './client-address.ts'
import { checkEntitlements, entitlePerson } from './entitlement.ts'

/**
 * Knows the caller of every request in this scope by the session of a signed-in person, who may do in the browser what their role in
 * the workspace allows. Changes need the application's own `Origin`. Throws `unauthorized` without a session.
 */
export function identifyOwners(scope: FastifyInstance, app: App): void {
  scope.decorateRequest('caller')
  scope.addHook('onRequest', async (request) => {
    refuseForeignOrigin(app, request)
    const session = await getSignedIn(app, request)
    request.caller = {
      accountId: session.workspace.id,
      badKey: false,
      entitlement: entitlePerson(session),
      address: readClientAddress(app, request),
    }
  })
  checkEntitlements(scope)
}
