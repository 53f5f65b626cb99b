import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#src/app.ts'
import { separatorFor } from '#src/base/csv.ts'
import { exportAgent } from '#src/features/exports/exports.ts'
import { noteOf } from '../callers/authorization.ts'
import type { ById } from '../wire/path-id.ts'
import { ownAgent } from './own-agent.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for exporting an agent's data. */
export function exportRoutes(scope: FastifyInstance, app: App): void {
  serve<ById>(scope, 'exportAgent', async (request, reply): Promise<FastifyReply> => {
    const agent = await ownAgent(app, request)
    await app.db.transaction().execute((tx) => noteOf(request)(tx))
    const name = `${toFileName(agent.companyName)}-${new Date().toISOString().slice(0, 10)}.zip`
    const archive = exportAgent(app.db, agent, separatorFor(request.headers['accept-language']))
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/zip')
      .send(Readable.from(archive))
  })
}

/** Returns a file name that is safe in a header and on every file system. */
function toFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return safe.slice(0, 40) || 'agent'
}
