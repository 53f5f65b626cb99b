import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isRecord } from '#src/base/is-record.ts'
import {
  type BatchPage,
  type BatchRecord,
  type BatchResponse,
  type BatchSummary,
  batchEnvelope,
} from '#src/contract/api/batches-contract.ts'
import { pageQuery, toPage } from '#src/contract/api/pagination.ts'
import {
  type Batch,
  type BatchProgress,
  type NewRow,
  cancelBatch,
  createBatch,
  getBatch,
  listBatches,
} from '#src/features/onboarding/onboarding.ts'
import { changeOf, noteOf } from '../callers/authorization.ts'
import { getAccount } from '../callers/caller.ts'
import { readIdempotentCall } from '../callers/idempotency-key.ts'
import { toErrorReply } from '../wire/error-replies.ts'
import { parseBody, parseInput } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { serve } from '../wire/serve-operation.ts'
import { checkCreationIsOpen } from './agents-routes.ts'
import { isDryRun, parseCreateAgent } from './create-agent-input.ts'

/** Routes for creating many agents. */
export function batchesRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'createAgentBatch', async (request): Promise<BatchResponse> => {
    const accountId = getAccount(request)
    checkCreationIsOpen(app, accountId)
    const { template_agent_id: templateAgentId, agents } = parseBody(batchEnvelope, request)
    const actor = changeOf(request)?.actor
    if (!actor) throw new AppError('unauthorized', 'Invalid API key')
    const batch = await createBatch(app, {
      accountId,
      templateAgentId,
      rows: agents.map(readRow),
      actor,
      call: readIdempotentCall(request, 'create-agent-batch', { templateAgentId, agents }),
      note: noteOf(request),
    })
    return toBatchResponse(batch)
  })

  serve(scope, 'listBatches', async (request): Promise<BatchPage> => {
    const { cursor, limit } = parseInput(pageQuery, request.query)
    const batches = await listBatches(app, getAccount(request), { before: cursor, limit: limit + 1 })
    return toPage(batches, limit, toSummary)
  })

  serve<ById>(scope, 'getBatch', async (request): Promise<BatchResponse> => {
    const { accountId, id } = ownBatch(request)
    return toBatchResponse(await getBatch(app, accountId, id))
  })

  serve<ById>(scope, 'cancelBatch', async (request): Promise<BatchResponse> => {
    return toBatchResponse(await cancelBatch(app, ownBatch(request), noteOf(request)))
  })
}

function ownBatch(request: FastifyRequest<ById>): { accountId: string; id: string } {
  return { accountId: getAccount(request), id: checkUuid(request.params.id, 'Batch not found') }
}

/** Parses a row like the body of `POST /agents` with a key. A row that is refused has its result at once. */
function readRow(row: unknown): NewRow {
  try {
    if (!isRecord(row)) throw new AppError('invalid_input', 'The row is not a JSON object')
    if (isDryRun(row)) throw new AppError('invalid_input', 'dry_run cannot be used in a batch')
    return { fields: parseCreateAgent(row, true) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, body } = error
    return { failure: { code, message, body } }
  }
}

function toBatchResponse(batch: Batch): BatchResponse {
  return { success: true, batch: { ...toSummary(batch), results: batch.outcomes.map(toResult) } }
}

function toSummary(batch: BatchProgress): BatchSummary {
  const { id, templateAgentId, createdAt, cancelledAt, total, created, failed } = batch
  return {
    batch_id: id,
    state: cancelledAt !== null ? 'cancelled' : created + failed < total ? 'running' : 'done',
    total,
    created,
    failed,
    template_agent_id: templateAgentId ?? undefined,
    created_at: createdAt.toISOString(),
  }
}

function toResult(outcome: Batch['outcomes'][number]): BatchRecord['results'][number] {
  const { row } = outcome
  if ('created' in outcome) return { row, ...outcome.created }
  const { code, message, body: more } = outcome.failure
  const { status, body } = toErrorReply(new AppError(code, message, { body: more }))
  return { row, status, error_code: code, ...body }
}
