import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { getSignedIn, refuseForeignOrigin } from './browser-session.ts'
import { limitRequests } from './caller.ts'
import { hashedAddress, readClientAddress } from './client-address.ts'
import { checkAuthorization, authorizePerson } from './authorization.ts'

/**
 * Identifies the caller of every request in this scope by a person's session. The person's role in the workspace sets
 * their rights. Changes need the application's own `Origin`. Throws `unauthorized` without a session.
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

/** A dashboard page sends many requests at once, and the owners in an office share an address. */
const TIMES_THE_API = 20

/** Counts a request of the web application for the client's address. Throws `rate_limited`. */
export function limitOwners(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  return limitRequests(
    app,
    `owners:${hashedAddress(app, request)}`,
    reply,
    app.config.requestsPerMinute * TIMES_THE_API,
  )
}
