import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import {
  type AddKnowledgeResponse,
  type KnowledgePage,
  type KnowledgeRecord,
  addKnowledgeFields,
  knowledgeQuery,
} from '#src/contract/api/knowledge-contract.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { toPage } from '#src/contract/api/pagination.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import {
  type OwnItem,
  addKnowledgeItem,
  approveKnowledgeItem,
  deleteKnowledgeItem,
  listItemsBefore,
} from '#src/features/knowledge/knowledge.ts'
import { readIdempotentCall } from '../callers/idempotency-key.ts'
import { checkUuid, getAccount } from './inbox-routes.ts'
import { isBlank, parseInput, toObject } from '../wire/parse-input.ts'

const NOT_EMBEDDED = 'The embedding could not be generated now. The item is found by its words meanwhile.'

const HELD =
  'The item is stored, but not used in answers until the owner of the agent approves it: without a claim, only what comes from the address that created the agent, within 24 hours, is used at once.'

type ById = { Params: { id: string } }

export function knowledgeRoutes(scope: FastifyInstance, app: App): void {
  ownKnowledgeRoutes(scope, app)
  scope.post('/knowledge', async (request): Promise<AddKnowledgeResponse> => {
    const sent = toObject(request.body)
    if (['agent_id', 'title', 'content'].some((field) => isBlank(sent[field]))) {
      throw new AppError('invalid_input', 'agent_id, title and content are required')
    }
    const fields = parseInput(addKnowledgeFields, sent)
    const { agent_id: agentId, item_type: type, title, content, category = null } = fields
    const item = { type, title, content, category, sourceUrl: null, language: '', origin: 'added' as const }
    const { accountId, address } = request.caller
    const caller = { accountId, address, call: readIdempotentCall(request, 'add-knowledge', fields) }
    const { agent, added } = await addKnowledgeItem(app, caller, { agentId, item })
    const warnings = [...(added.embedded ? [] : [NOT_EMBEDDED]), ...(added.state === 'held' ? [HELD] : [])]
    return {
      success: true,
      knowledge_item_id: added.id,
      agent_id: agent.id,
      agent_name: agent.name,
      embedding_generated: added.embedded,
      ...(warnings.length > 0 ? { warnings } : {}),
    }
  })
}

function ownKnowledgeRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/knowledge', async (request): Promise<KnowledgePage> => {
    const accountId = getAccount(request)
    const { agent_id: agentId, item_type: type, state, q: text, cursor, limit } = parseInput(knowledgeQuery, request.query)
    const agent = await getOwnAgent(app.db, accountId, agentId)
    const items = await listItemsBefore(app.db, agent.id, { type, state, text, cursor, limit: limit + 1 })
    return toPage(items, limit, (item) => toKnowledgeRecord(agent.id, item))
  })

  scope.post<ById>('/knowledge/:id/approve', async (request): Promise<DoneResponse> => {
    await approveKnowledgeItem(app.db, getAccount(request), checkUuid(request.params.id, 'Knowledge item not found'))
    return { success: true }
  })

  scope.delete<ById>('/knowledge/:id', async (request): Promise<DoneResponse> => {
    await deleteKnowledgeItem(app.db, getAccount(request), checkUuid(request.params.id, 'Knowledge item not found'))
    return { success: true }
  })
}

function toKnowledgeRecord(agentId: string, item: OwnItem): KnowledgeRecord {
  const { id, type, title, content, category, sourceUrl, origin, state, createdAt } = item
  return {
    knowledge_item_id: id,
    agent_id: agentId,
    item_type: type,
    title,
    content,
    ...(category ? { category } : {}),
    ...(sourceUrl ? { source_url: sourceUrl } : {}),
    origin,
    state,
    created_at: createdAt.toISOString(),
  }
}
