import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { type Agent, getOwnAgent } from '#src/features/agents/agents.ts'
import { getAccount } from '../callers/caller.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'

/**
 * Returns the agent in the path if the caller owns it. Throws `unauthorized` without an account, and `not_found` for
 * another agent.
 */
export function ownAgent(app: App, request: FastifyRequest<ById>): Promise<Agent> {
  return getOwnAgent(app.db, getAccount(request), checkUuid(request.params.id, 'Agent not found'))
}
