import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { reportRequest } from '#src/contract/chat/appearance-contract.ts'
import { findAgentByWidgetKey } from '#src/features/agents/agents.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { parseBody } from '../wire/parse-input.ts'
import { enforceLimit } from '#src/features/accounts/accounts.ts'

const REPORTS_PER_HOUR = 5

/** Logs a visitor's report of a hosted page for the operator. */
export function reportRoute(scope: FastifyInstance, app: App): void {
  scope.post('/report', async (request) => {
    const { widget_key: key, reason = '' } = parseBody(reportRequest, request)
    const agent = await findAgentByWidgetKey(app.db, key)
    if (!agent) throw new AppError('not_found', 'Unknown widget key')
    await enforceLimit(app.db, `report:${hashedAddress(app, request)}`, {
      max: REPORTS_PER_HOUR,
      words: 'You have sent several reports. Try again later.',
    })
    app.log.warn({ agentId: agent.id, reason }, 'a hosted page was reported')
    return { success: true }
  })
}
