import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'

/** URL of the service in the examples. */
const EXAMPLE = 'https://foyer.example'

/** Serves the OpenAPI document with CORS for all origins, and with this service's URL in the examples. */
export function openApiRoutes(scope: FastifyInstance, app: App): void {
  const document = computeOnce(() => {
    const address = app.addresses.public()
    return Buffer.from(JSON.stringify(createOpenApiDocument(`${address}/api/v1/public`)).replaceAll(EXAMPLE, address))
  })
  scope.get('/openapi.json', (_request, reply) => {
    return reply.header('access-control-allow-origin', '*').type('application/json').send(document())
  })
}
