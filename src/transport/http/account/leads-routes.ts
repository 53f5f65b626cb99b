import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { separatorFor } from '#src/base/csv.ts'
import {
  type AnswerGapResponse,
  type GapList,
  type GapResponse,
  type LeadPage,
  type LeadRecordResponse,
  answerGapRequest,
  gapQuery,
  leadQuery,
  leadRecord,
  updateLeadRequest,
} from '#src/contract/api/inbox-contract.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { toPage } from '#src/contract/api/pagination.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import { type CountedGap, answerGap, dismissGap, getCountedGap, listGaps } from '#src/features/insights/insights.ts'
import {
  changeLead,
  getLead,
  listAllLeads,
  listLeads,
  removeLead,
  toLeadRecord,
  writeLeadsCsv,
} from '#src/features/leads/leads.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { cutList } from '../wire/cut-list.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { parseBody, parseChanges, parseInput } from '../wire/parse-input.ts'
import { getAccount } from '../callers/caller.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for leads and gaps. */
export function leadsRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'listLeads', async (request, reply): Promise<LeadPage | FastifyReply> => {
    const accountId = getAccount(request)
    const { agent_id: agentId, status, stage, cursor, limit } = parseInput(leadQuery, request.query)
    if (agentId !== undefined) await getOwnAgent(app.db, accountId, agentId)
    if (request.headers.accept?.includes('text/csv')) {
      const leads = await listAllLeads(app.db, accountId, { agentId, status, stage })
      const csv = writeLeadsCsv(leads, separatorFor(request.headers['accept-language']))
      return reply
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .type('text/csv; charset=utf-8')
        .send(csv)
    }
    return toPage(
      await listLeads(app.db, accountId, { agentId, status, stage, cursor, limit: limit + 1 }),
      limit,
      toLeadRecord,
    )
  })

  serve<ById>(scope, 'getLead', async (request): Promise<LeadRecordResponse> => {
    const id = checkUuid(request.params.id, 'Lead not found')
    return { success: true, lead: toLeadRecord(await getLead(app.db, getAccount(request), id)) }
  })

  serve<ById>(scope, 'updateLead', async (request): Promise<LeadRecordResponse> => {
    const accountId = getAccount(request)
    const changes = parseChanges(updateLeadRequest, leadRecord, request)
    const id = checkUuid(request.params.id, 'Lead not found')
    const lead = await makeChange(app.db, noteOf(request), (tx) => changeLead(tx, accountId, id, changes))
    return { success: true, lead: toLeadRecord(lead) }
  })

  serve<ById>(scope, 'deleteLead', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'Lead not found')
    await makeChange(app.db, noteOf(request), (tx) => removeLead(tx, getAccount(request), id))
    return { success: true }
  })

  gapRoutes(scope, app)
}

function gapRoutes(scope: FastifyInstance, app: App): void {
  const read = async (request: FastifyRequest<ById>): Promise<GapResponse> => {
    const id = checkUuid(request.params.id, 'Gap not found')
    return { success: true, gap: toGapRecord(await getCountedGap(app.db, getAccount(request), id)) }
  }

  serve(scope, 'listGaps', async (request): Promise<GapList> => {
    const accountId = getAccount(request)
    const { agent_id: agentId, state, ...part } = parseInput(gapQuery, request.query)
    const gaps = await listGaps(app.db, await getOwnAgent(app.db, accountId, agentId), state)
    return cutList(gaps.map(toGapRecord), part, ({ gap_id: id }) => id)
  })

  serve<ById>(scope, 'getGap', read)

  serve<ById>(scope, 'answerGap', async (request): Promise<AnswerGapResponse> => {
    const caller = { accountId: getAccount(request), address: request.caller.address }
    const { question, answer } = parseBody(answerGapRequest, request)
    const gapId = checkUuid(request.params.id, 'Gap not found')
    const itemId = await once(app, request, {
      run: () => answerGap(app, caller, { gapId, question, answer }, noteOf(request)),
      replay: (id) => Promise.resolve(id),
    })
    return { ...(await read(request)), knowledge_item_id: itemId }
  })

  serve<ById>(scope, 'dismissGap', async (request): Promise<GapResponse> => {
    const id = checkUuid(request.params.id, 'Gap not found')
    await makeChange(app.db, noteOf(request), (tx) => dismissGap(tx, getAccount(request), id))
    return read(request)
  })
}

function toGapRecord({
  id,
  agentId,
  question,
  count,
  state,
  channels,
  lastAskedAt,
}: CountedGap): GapList['data'][number] {
  return { gap_id: id, agent_id: agentId, question, count, state, channels, last_asked_at: lastAskedAt.toISOString() }
}
