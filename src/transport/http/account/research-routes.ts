import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import type { AgentRecordResponse } from '#src/contract/api/own-agents-contract.ts'
import {
  type FactList,
  type ResearchReportResponse,
  factQuery,
  type TestAgentResponse,
  readAgainRequest,
  testAgentRequest,
} from '#src/contract/api/research-contract.ts'
import { rehearseTurns } from '#src/features/conversations/conversations.ts'
import {
  listFacts,
  queuePageRefresh,
  queueRefresh,
  researchReport,
  toFactRecord,
} from '#src/features/research/research.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { cutList } from '../wire/cut-list.ts'
import { parseBody, parseInput } from '../wire/parse-input.ts'
import type { ById } from '../wire/path-id.ts'
import { toAgentRecord } from './agent-record.ts'
import { ownAgent } from './own-agent.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for research. */
export function researchRoutes(scope: FastifyInstance, app: App): void {
  serve<ById>(scope, 'getResearchReport', async (request): Promise<ResearchReportResponse> => {
    return { success: true, report: await researchReport(app, await ownAgent(app, request)) }
  })

  serve<ById>(scope, 'listFacts', async (request): Promise<FactList> => {
    const agent = await ownAgent(app, request)
    const { kind, ...part } = parseInput(factQuery, request.query)
    const facts = (await listFacts(app.db, agent.id, kind)).map(toFactRecord)
    return cutList(facts, part, (_fact, index) => String(index))
  })

  serve<ById>(scope, 'testAgent', async (request): Promise<TestAgentResponse> => {
    const agent = await ownAgent(app, request)
    const { questions } = parseBody(testAgentRequest, request)
    const ask = () => rehearseTurns(app, agent, questions)
    return { success: true, agent_id: agent.id, answers: await once(app, request, { run: ask, replay: ask }) }
  })

  serve<ById>(scope, 'readWebsiteAgain', async (request): Promise<AgentRecordResponse> => {
    const agent = await ownAgent(app, request)
    const { url } = parseBody(readAgainRequest, request)
    if (agent.state === 'archived') throw new AppError('conflict', 'This agent is archived')
    if (!agent.websiteUrl) throw new AppError('invalid_input', 'This agent has no website. Verify one first.')
    await once(app, request, {
      run: () =>
        url === undefined
          ? queueRefresh(app, agent, noteOf(request))
          : queuePageRefresh(app, agent, new URL(url), noteOf(request)),
      replay: () => Promise.resolve(),
    })
    return { success: true, agent: toAgentRecord(app, await ownAgent(app, request)) }
  })
}
