import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#src/app.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import { exportAgent } from '#src/features/exports/exports.ts'
import { checkUuid } from '../wire/path-id.ts'
import { getAccount } from './inbox-routes.ts'

/** Everything of an agent, for its owner to take away. */
export function exportRoutes(scope: FastifyInstance, app: App): void {
  scope.get<{ Params: { id: string } }>('/agents/:id/export', async (request, reply): Promise<FastifyReply> => {
    const agent = await getOwnAgent(app.db, getAccount(request), checkUuid(request.params.id, 'Agent not found'))
    const name = `${toFileName(agent.companyName)}-${new Date().toISOString().slice(0, 10)}.zip`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/zip')
      .send(Readable.from(exportAgent(app.db, agent)))
  })
}

/** Of a name that anybody chose, what is safe in a header and in every file system. */
function toFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return safe.slice(0, 40) || 'agent'
}
