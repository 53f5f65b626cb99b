import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'

/** The description of the public API, open to the pages of all origins. */
export function openApiRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/openapi.json', (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    return createOpenApiDocument(`${app.addresses.public()}/api/v1/public`)
  })
}
