import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import {
  type AgentStatusResponse,
  type CreateAgentResponse,
  type CreationEvent,
  type DryRunResponse,
  type VerifyWebsiteResponse,
  createAgentRequest,
  verifyWebsiteRequest,
} from '#src/contract/api/agents-contract.ts'
import { REPLAYED } from '#src/contract/api/operation-parts.ts'
import { type Agent, checkAgentAccess, getAgent } from '#src/features/agents/agents.ts'
import { countKnowledgeItems } from '#src/features/knowledge/knowledge.ts'
import { createAgent, dryRunAgent } from '#src/features/onboarding/onboarding.ts'
import { verifyWebsite } from '#src/features/research/research.ts'
import { noteOf } from '../callers/authorization.ts'
import { isDryRun, parseCreateAgent } from './create-agent-input.ts'
import { toErrorReply } from '../wire/error-replies.ts'
import { parseBody } from '../wire/parse-input.ts'
import { addWarnings, warnOfUnknownFields } from '../wire/unknown-fields.ts'
import { readIdempotentCall } from '../callers/idempotency-key.ts'
import { type EventStream, openEventStream, wantsEventStream } from '../wire/sse-reply.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { serve } from '../wire/serve-operation.ts'

type Created = CreateAgentResponse | DryRunResponse

export function agentsRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'createAgent', (request, reply) => {
    const create = (report?: (event: CreationEvent) => void): Promise<Created> => createFor(app, request, report)
    if (!wantsEventStream(request.headers.accept)) return create()
    return streamCreation(request, reply, create)
  })

  serve<ById>(scope, 'verifyWebsite', async (request): Promise<VerifyWebsiteResponse> => {
    const { website_url: websiteUrl } = parseBody(verifyWebsiteRequest, request)
    const agent = await getAccessible(app, request)
    const asked = { websiteUrl, address: request.caller.address, note: noteOf(request) }
    return { success: true, agent_id: agent.id, verification: await verifyWebsite(app, agent, asked) }
  })

  serve<ById>(scope, 'getAgentStatus', async (request): Promise<AgentStatusResponse> => {
    const agent = await getAccessible(app, request)
    return {
      success: true,
      agent_id: agent.id,
      agent_name: agent.name,
      company_name: agent.companyName,
      is_active: agent.state !== 'archived',
      knowledge_base_count: await countKnowledgeItems(app.db, agent.id),
      webchat_enabled: agent.channels.includes('webchat'),
      whatsapp_enabled: agent.channels.includes('whatsapp'),
      created_at: agent.createdAt.toISOString(),
      research: { state: agent.researchState, pages_read: agent.pagesRead, pages_to_read: agent.pagesToRead },
    }
  })
}

/** Returns the agent in the path if the caller can add to it. */
async function getAccessible(app: App, { params, caller }: FastifyRequest<ById>): Promise<Agent> {
  const agent = await getAgent(app.db, checkUuid(params.id, 'Agent not found'))
  checkAgentAccess(agent, caller.accountId)
  return agent
}

/** Throws if the operator has closed creation to this caller. */
export function checkCreationIsOpen({ config }: App, accountId: string | undefined): void {
  const { open } = config.creation
  if (open === 'off') throw new AppError('forbidden', 'Agent creation is turned off. Ask the operator to set CREATION.')
  if (open === 'key' && !accountId) throw new AppError('unauthorized', 'Invalid API key')
}

async function createFor(
  app: App,
  request: FastifyRequest,
  report: (event: CreationEvent) => void = () => {},
): Promise<Created> {
  const { accountId, address } = request.caller
  checkCreationIsOpen(app, accountId)
  const input = parseCreateAgent(request.body, accountId !== undefined)
  const call = readIdempotentCall(request, 'create-agent', input)
  const creation = { ...input, accountId, address, call, note: noteOf(request), report }
  return isDryRun(request.body) ? dryRunAgent(app, creation) : createAgent(app, creation)
}

/** Starts the stream with the first event: an earlier refusal gets a normal error response. */
async function streamCreation(
  request: FastifyRequest,
  reply: FastifyReply,
  create: (report: (event: CreationEvent) => void) => Promise<Created>,
): Promise<void> {
  let stream: EventStream | undefined
  const send = (event: CreationEvent): void => {
    stream ??= openEventStream(reply, request.isReplay ? { [REPLAYED]: 'true' } : {})
    stream.send(event, event.type)
  }
  try {
    const warnings = warnOfUnknownFields(createAgentRequest, request.body)
    send({ type: 'done', answer: addWarnings(await create(send), warnings) })
  } catch (error) {
    if (!stream) throw error
    const { status, body } = toErrorReply(error)
    if (status >= 500) reply.log.error({ err: error }, 'creation failed')
    send({ type: 'failed', status, body })
  }
  stream?.end()
}
