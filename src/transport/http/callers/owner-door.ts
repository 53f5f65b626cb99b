import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { getSignedIn, refuseForeignOrigin } from './browser-session.ts'
import { readClientAddress } from './client-address.ts'

/**
 * Knows the caller of every request in this scope by the session of a signed-in person, who may do in the browser what a key of the
 * account may do anywhere. Changes need the application's own `Origin`. Throws `unauthorized` without a session.
 */
export function identifyOwners(scope: FastifyInstance, app: App): void {
  scope.decorateRequest('caller')
  scope.addHook('onRequest', async (request) => {
    refuseForeignOrigin(app, request)
    const { workspace } = await getSignedIn(app, request)
    request.caller = { accountId: workspace.id, badKey: false, address: readClientAddress(app, request) }
  })
}
