import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import {
  type AddKnowledgeFields,
  type AddKnowledgeResponse,
  addKnowledgeFields,
} from '#src/contract/api/knowledge-contract.ts'
import type { ChangeBy, IdempotentCall } from '#src/features/accounts/accounts.ts'
import { checkAgentAccess, getAgent } from '#src/features/agents/agents.ts'
import { addKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import type { Caller } from '../callers/caller.ts'
import { changeOf } from '../callers/authorization.ts'
import { readIdempotentCall } from '../callers/idempotency-key.ts'
import { isBlank, parseInput, toObject } from '../wire/parse-input.ts'
import { serve } from '../wire/serve-operation.ts'

const NOT_EMBEDDED = 'The embedding could not be generated yet. Until it is, search finds the item by its words.'

const HELD =
  'The item is stored, but the agent does not use it until its owner approves it. Only items from the address that created the agent, within 24 hours, are used immediately.'

export function knowledgeRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'addKnowledge', (request): Promise<AddKnowledgeResponse> => {
    return addKnowledge(app, request.caller, toObject(request.body), {
      change: changeOf(request),
      callOf: (fields) => readIdempotentCall(request, 'add-knowledge', fields),
    })
  })
}

/** Adds one item from what a caller sent, with the checks in the order and the messages that the API promises. */
export async function addKnowledge(
  app: App,
  caller: Caller,
  sent: Record<string, unknown>,
  {
    change,
    callOf,
  }: { change: ChangeBy | undefined; callOf?: (fields: AddKnowledgeFields) => IdempotentCall | undefined },
): Promise<AddKnowledgeResponse> {
  if (['agent_id', 'title', 'content'].some((field) => isBlank(sent[field]))) {
    throw new AppError('missing_field', 'agent_id, title and content are required')
  }
  const fields = parseInput(addKnowledgeFields, sent)
  const { agent_id: agentId, item_type: type, title, content, category = null } = fields
  const source = { sourceUrl: null, language: '', origin: 'added' as const, author: 'owner' as const }
  await checkMayAdd(app, caller, agentId)
  const { accountId, address } = caller
  const { agent, added } = await addKnowledgeItem(
    app,
    { accountId, address, call: callOf?.(fields), change },
    { agentId, item: { type, title, content, category, ...source } },
  )
  const warnings = [...(added.embedded ? [] : [NOT_EMBEDDED]), ...(added.state === 'held' ? [HELD] : [])]
  return {
    success: true,
    knowledge_item_id: added.id,
    agent_id: agent.id,
    agent_name: agent.name,
    embedding_generated: added.embedded,
    warnings: warnings.length > 0 ? warnings : undefined,
  }
}

/** Checks access: a demo agent accepts any valid key, another agent needs a key with the right. Throws `forbidden`. */
async function checkMayAdd(app: App, { accountId, entitlement }: Caller, agentId: string): Promise<void> {
  if (!entitlement || entitlement.has('knowledge')) return
  const agent = await getAgent(app.db, agentId)
  checkAgentAccess(agent, accountId)
  if (agent.state !== 'demo') entitlement.check('knowledge')
}
