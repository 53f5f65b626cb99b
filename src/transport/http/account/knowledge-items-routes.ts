import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import {
  type KnowledgePage,
  type KnowledgeRecord,
  type KnowledgeResponse,
  approveKnowledgeRequest,
  knowledgeQuery,
  knowledgeRecord,
  settleKnowledgeRequest,
  updateKnowledgeRequest,
} from '#src/contract/api/knowledge-items-contract.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { toPage } from '#src/contract/api/pagination.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import {
  type OwnedItem,
  approveItem,
  editItem,
  getOwnedItem,
  listOwnedItems,
  removeItem,
  resolveConflict,
  restoreItem,
} from '#src/features/knowledge/knowledge.ts'
import { toPlainFact } from '#src/features/research/research.ts'
import { noteOf } from '../callers/authorization.ts'
import { parseBody, parseChanges, parseInput } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { getAccount } from '../callers/caller.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for knowledge items. */
export function knowledgeItemsRoutes(scope: FastifyInstance, app: App): void {
  const itemOf = ({ params }: FastifyRequest<ById>): string => checkUuid(params.id, 'Knowledge item not found')
  const own = (request: FastifyRequest<ById>): Promise<OwnedItem> =>
    getOwnedItem(app.db, getAccount(request), itemOf(request))
  const answer = (item: OwnedItem): KnowledgeResponse => ({ success: true, item: toRecord(item) })

  serve(scope, 'listKnowledge', async (request): Promise<KnowledgePage> => {
    const accountId = getAccount(request)
    const {
      agent_id: agentId,
      item_type: type,
      state,
      q: text,
      cursor,
      limit,
    } = parseInput(knowledgeQuery, request.query)
    await getOwnAgent(app.db, accountId, agentId)
    const found = await listOwnedItems(app.db, accountId, { agentId, type, state, text, cursor, limit: limit + 1 })
    return toPage(found, limit, toRecord)
  })

  serve<ById>(scope, 'getKnowledge', async (request): Promise<KnowledgeResponse> => answer(await own(request)))

  serve<ById>(scope, 'updateKnowledge', async (request): Promise<KnowledgeResponse> => {
    const { item_type: type, ...edit } = parseChanges(updateKnowledgeRequest, knowledgeRecord, request)
    const named = { accountId: getAccount(request), id: itemOf(request) }
    return answer(await editItem(app, named, { ...edit, type }, noteOf(request)))
  })

  serve<ById>(scope, 'deleteKnowledge', async (request): Promise<DoneResponse> => {
    const item = await own(request)
    await makeChange(app.db, noteOf(request), (tx) => removeItem(tx, item))
    return { success: true }
  })

  serve<ById>(scope, 'restoreKnowledge', async (request): Promise<KnowledgeResponse> => {
    const item = await own(request)
    await makeChange(app.db, noteOf(request), (tx) => restoreItem(tx, item))
    return answer(await own(request))
  })

  serve<ById>(scope, 'approveKnowledge', async (request): Promise<KnowledgeResponse> => {
    const { updated_at: seenAt } = parseBody(approveKnowledgeRequest, request)
    const item = await own(request)
    await makeChange(app.db, noteOf(request), (tx) =>
      approveItem(tx, item, seenAt === undefined ? undefined : new Date(seenAt)),
    )
    return answer(await own(request))
  })

  serve<ById>(scope, 'settleKnowledge', async (request): Promise<KnowledgeResponse> => {
    const { keep } = parseBody(settleKnowledgeRequest, request)
    await resolveConflict(app, await own(request), keep, noteOf(request))
    return answer(await own(request))
  })
}

function toRecord(item: OwnedItem): KnowledgeRecord {
  const { category, sourceUrl, uploadId, siteSays } = item
  return {
    knowledge_item_id: item.id,
    agent_id: item.agentId,
    item_type: item.type,
    title: item.title,
    content: item.content,
    category: category || undefined,
    state: item.state,
    origin: item.origin,
    author: item.author,
    source_url: sourceUrl ?? undefined,
    upload_id: uploadId ?? undefined,
    edited: item.siteSaid !== null,
    site_says: siteSays ? { title: siteSays.title, content: siteSays.content } : undefined,
    facts: (item.facts ?? []).map(toPlainFact),
    created_at: item.createdAt.toISOString(),
    updated_at: item.updatedAt.toISOString(),
  }
}
