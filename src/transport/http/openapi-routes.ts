import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { lazily } from '#src/base/recalling.ts'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'

/** Where the service of the examples is reached. */
const EXAMPLE = 'https://foyer.example'

/** The description of the public API, open to the pages of all origins, with examples of this very service. */
export function openApiRoutes(scope: FastifyInstance, app: App): void {
  const document = lazily(() => {
    const address = app.addresses.public()
    return Buffer.from(JSON.stringify(createOpenApiDocument(`${address}/api/v1/public`)).replaceAll(EXAMPLE, address))
  })
  scope.get('/openapi.json', (_request, reply) => {
    return reply.header('access-control-allow-origin', '*').type('application/json').send(document())
  })
}
