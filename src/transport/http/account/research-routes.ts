import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { type FactList, type ResearchReportResponse, factQuery, readAgainRequest } from '#src/contract/api/research-contract.ts'
import { type Agent, getOwnAgent } from '#src/features/agents/agents.ts'
import { listFacts, queuePageAgain, queueReadAgain, researchReport, toFactRecord } from '#src/features/research/research.ts'
import { noteOf } from '../callers/entitlement.ts'
import { parseInput, toObject } from '../wire/parse-input.ts'
import { checkUuid } from '../wire/path-id.ts'
import { getAccount } from './inbox-routes.ts'

type ById = { Params: { id: string } }

/** What an account has its agents learn from their websites, and what came of it. */
export function researchRoutes(scope: FastifyInstance, app: App): void {
  const own = (request: FastifyRequest<ById>): Promise<Agent> =>
    getOwnAgent(app.db, getAccount(request), checkUuid(request.params.id, 'Agent not found'))

  scope.get<ById>('/agents/:id/research', async (request): Promise<ResearchReportResponse> => {
    return { success: true, report: await researchReport(app, await own(request)) }
  })

  scope.get<ById>('/agents/:id/facts', async (request): Promise<FactList> => {
    const agent = await own(request)
    const { kind } = parseInput(factQuery, request.query)
    return { data: (await listFacts(app.db, agent.id, kind)).map(toFactRecord) }
  })

  scope.post<ById>('/agents/:id/research', async (request): Promise<DoneResponse> => {
    const agent = await own(request)
    const { url } = parseInput(readAgainRequest, toObject(request.body))
    if (agent.state === 'archived') throw new AppError('conflict', 'This agent is archived')
    if (!agent.websiteUrl) throw new AppError('invalid_input', 'This agent has no website to read')
    if (url === undefined) await queueReadAgain(app, agent, noteOf(request))
    else await queuePageAgain(app, agent, new URL(url), noteOf(request))
    return { success: true }
  })
}
