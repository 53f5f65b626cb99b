import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Adds to every 401 of this scope that it takes a bearer token, and whether the sent one is invalid (RFC 6750). */
export function challengeCallers(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', bearerChallenge(request, 'realm="Foyer"'))
    done(null, payload)
  })
}

/** Returns a `WWW-Authenticate` with these parameters. A request without a bearer token gets no error code. */
export function bearerChallenge({ headers }: FastifyRequest, parameters: string): string {
  return `Bearer ${parameters}${/^bearer\b/i.test(headers.authorization ?? '') ? ', error="invalid_token"' : ''}`
}
