import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'
import type { OpenApiDocument } from '#src/contract/api/openapi-types.ts'
import { openApiQuery } from '#src/contract/api/service-operations.ts'
import { createVisitorDocument } from '#src/contract/chat/visitor-openapi.ts'
import { showLimit } from './callers/caller.ts'
import { type EncodedBody, encodeBody, sendEncoded } from './wire/encoded-body.ts'
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
    computeOnce(() =>
      encodeDocument(app, (address) => createOpenApiDocument(`${address}/api/v1/public`, { withStreams })),
    )
  const encoded = { all: encodedWith(true), none: encodedWith(false) }
  scope.addHook('onRequest', (request, reply) => showLimit(app, request, reply))
  serve(scope, 'getOpenApiDocument', (request, reply) => {
    const { streams } = parseInput(openApiQuery, request.query)
    reply.header('access-control-allow-origin', '*')
    return sendDocument(request, reply, encoded[streams]())
  })
}

/** Serves the OpenAPI document of the visitor API in the same way, to a scope that has CORS. */
export function visitorDocumentRoute(scope: FastifyInstance, app: App): void {
  const encoded = computeOnce(() => encodeDocument(app, (address) => createVisitorDocument(`${address}/api/v1/chat`)))
  scope.get('/openapi.json', (request, reply) => sendDocument(request, reply, encoded()))
}

function encodeDocument({ addresses }: App, create: (address: string) => OpenApiDocument): EncodedBody {
  const address = addresses.public()
  return encodeBody(JSON.stringify(create(address)).replaceAll(EXAMPLE, address))
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, encoded: EncodedBody): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  return sendEncoded(request, reply.type('application/json'), encoded)
}
