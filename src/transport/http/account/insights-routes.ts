import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#src/app.ts'
import { separatorFor } from '#src/base/csv.ts'
import { type InsightsResponse, insightsQuery } from '#src/contract/api/insights-contract.ts'
import { getInsights, writeFigureCsv } from '#src/features/insights/insights.ts'
import { parseInput } from '../wire/parse-input.ts'
import { getAccount } from '../callers/caller.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for insights. */
export function insightsRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'getInsights', async (request, reply): Promise<InsightsResponse | FastifyReply> => {
    const accountId = getAccount(request)
    const { agent_id: agentId, time_zone: timeZone, from, to, days, figure } = parseInput(insightsQuery, request.query)
    const insights = await getInsights(app.db, accountId, { agentId, timeZone, from, to, days })
    if (!request.headers.accept?.includes('text/csv')) return insights
    const name = `${figure}-${insights.from}-${insights.to}.csv`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(writeFigureCsv(insights, figure, separatorFor(request.headers['accept-language'])))
  })
}
