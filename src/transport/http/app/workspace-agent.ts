import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { type Agent, getOwnAgent } from '#src/features/agents/agents.ts'
import { getAuthorized } from '../callers/browser-session.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'

/** Returns the agent of the path if the signed-in person may read it, or change it by other methods than `GET`. */
export async function ownAgent(app: App, request: FastifyRequest<ById>): Promise<Agent> {
  const { workspace } = await getAuthorized(app, request, request.method === 'GET' ? 'look' : 'agents')
  return getOwnAgent(app.db, workspace.id, checkUuid(request.params.id, 'Agent not found'))
}
