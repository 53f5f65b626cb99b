import type { FastifyReply, FastifyRequest } from 'fastify'

const SHOWN_HEADERS = 'error-code, mcp-protocol-version, retry-after, www-authenticate, x-request-id'
const PREFLIGHT_SECONDS = 7_200

/** Lets pages of an origin read the response. The routes that allow this read no cookie. */
export function shareWith(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', SHOWN_HEADERS)
  if (origin !== '*') reply.header('vary', 'origin')
}

/** Reports whether a browser asks whether a page may send a request, and whether that would have a token. */
export function readPreflight({ method, headers }: FastifyRequest): { isPreflight: boolean; withToken: boolean } {
  const asked = headers['access-control-request-headers'] ?? ''
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  return { isPreflight, withToken: isPreflight && /(?:^|,) *authorization *(?:,|$)/i.test(asked) }
}

/** Allows what a browser asks for on behalf of a page. */
export function allowPreflight(request: FastifyRequest, reply: FastifyReply, methods: string): FastifyReply {
  return reply
    .status(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
    .header('access-control-max-age', String(PREFLIGHT_SECONDS))
    .send()
}
