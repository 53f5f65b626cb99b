import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'
import { openApiQuery } from '#src/contract/api/service-operations.ts'
import { showLimit } from './callers/caller.ts'
import { encodeBody, sendEncoded } from './wire/encoded-body.ts'
import { parseInput } from './wire/parse-input.ts'
import { serve } from './wire/serve-operation.ts'

/** URL of the service in the examples. */
const EXAMPLE = 'https://foyer.example'

/**
 * Serves the OpenAPI document with CORS for all origins, and with this service's URL in the examples. It is compressed
 * once, clients revalidate it by its entity tag, and requests for it do not count against the limit.
 */
export function openApiRoutes(scope: FastifyInstance, app: App): void {
  const encodedWith = (withStreams: boolean) =>
    computeOnce(() => {
      const address = app.addresses.public()
      const document = createOpenApiDocument(`${address}/api/v1/public`, { withStreams })
      return encodeBody(JSON.stringify(document).replaceAll(EXAMPLE, address))
    })
  const encoded = { all: encodedWith(true), none: encodedWith(false) }
  scope.addHook('onRequest', (request, reply) => showLimit(app, request, reply))
  serve(scope, 'getOpenApiDocument', (request, reply) => {
    const { streams } = parseInput(openApiQuery, request.query)
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    return sendEncoded(request, reply.type('application/json'), encoded[streams]())
  })
}
