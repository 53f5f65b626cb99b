import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { reportRequest } from '#src/contract/chat/appearance-contract.ts'
import { countRequest } from '#src/features/accounts/accounts.ts'
import { findAgentByWidgetKey } from '#src/features/agents/agents.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { parseInput, toObject } from '../wire/parse-input.ts'

const REPORTS_PER_HOUR = 5
const HOUR_SECONDS = 3600

/** Takes what a visitor says is wrong with a hosted page, for the log of whoever runs the service. */
export function reportRoute(scope: FastifyInstance, app: App): void {
  scope.post('/report', async (request) => {
    const { widget_key: key, reason = '' } = parseInput(reportRequest, toObject(request.body))
    const agent = await findAgentByWidgetKey(app.db, key)
    if (!agent) throw new AppError('not_found', 'Unknown widget key')
    const { count, secondsLeft } = await countRequest(app.db, `report:${hashedAddress(app, request)}`, HOUR_SECONDS)
    if (count > REPORTS_PER_HOUR) {
      throw new AppError('rate_limited', 'Thank you, that is enough for now.', { retryAfterSeconds: secondsLeft })
    }
    app.log.warn({ agentId: agent.id, reason }, 'a hosted page was reported')
    return { success: true }
  })
}
