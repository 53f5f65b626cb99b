import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { getSignedIn, refuseForeignOrigin } from './browser-session.ts'
import { limitRequests } from './caller.ts'
import { hashedAddress, readClientAddress } from './client-address.ts'
import { checkAuthorization, authorizePerson } from './authorization.ts'

/**
 * Knows the caller of every request in this scope by the session of a signed-in person, who may do in the browser what
 * their role in the workspace allows. Changes need the application's own `Origin`. Throws `unauthorized` without a
 * session.
 */
export function identifyOwners(scope: FastifyInstance, app: App): void {
  scope.decorateRequest('caller')
  scope.addHook('onRequest', async (request, reply) => {
    refuseForeignOrigin(app, request)
    await limitOwners(app, request, reply)
    const session = await getSignedIn(app, request)
    request.caller = {
      accountId: session.workspace.id,
      badKey: false,
      entitlement: authorizePerson(session),
      address: readClientAddress(app, request),
    }
  })
  checkAuthorization(scope)
}

/** A page of the dashboard asks for a lot at once, and an office of owners shares an address. */
const TIMES_THE_API = 20

/** Counts a request of the web application to the client's address. Throws `rate_limited`. */
export function limitOwners(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  return limitRequests(
    app,
    `owners:${hashedAddress(app, request)}`,
    reply,
    app.config.requestsPerMinute * TIMES_THE_API,
  )
}
