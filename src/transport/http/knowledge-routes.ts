import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { type AddKnowledgeResponse, addKnowledgeFields } from '#src/contract/api/knowledge-contract.ts'
import { checkAgentAccess, getAgent } from '#src/features/agents/agents.ts'
import { addKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import { toObject } from './create-agent-input.ts'
import { isBlank, parseInput } from './parse-input.ts'

const NOT_EMBEDDED = 'The embedding could not be generated now. The item is found by its words meanwhile.'

export function knowledgeRoutes(scope: FastifyInstance, app: App): void {
  scope.post('/knowledge', async (request): Promise<AddKnowledgeResponse> => {
    const sent = toObject(request.body)
    if (['agent_id', 'title', 'content'].some((field) => isBlank(sent[field]))) {
      throw new AppError('invalid_input', 'agent_id, title and content are required')
    }
    const fields = parseInput(addKnowledgeFields, sent)
    const agent = await getAgent(app.db, fields.agent_id)
    checkAgentAccess(agent, request.caller.accountId)
    const added = await addKnowledgeItem(app, agent.id, {
      type: fields.item_type,
      title: fields.title,
      content: fields.content,
      category: fields.category ?? null,
      sourceUrl: null,
      language: '',
      origin: 'added',
    })
    return {
      success: true,
      knowledge_item_id: added.id,
      agent_id: agent.id,
      agent_name: agent.name,
      embedding_generated: added.embedded,
      ...(added.embedded ? {} : { warnings: [NOT_EMBEDDED] }),
    }
  })
}
