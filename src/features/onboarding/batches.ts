import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import type { Log } from '#src/base/log.ts'
import {
  type Actor,
  type AuditNote,
  type IdempotentCall,
  insertAuditEntry,
  isProvisional,
  makeChange,
  runOnce,
} from '#src/features/accounts/accounts.ts'
import { type Agent, findAgent, getOwnAgent, listAgentsByIds } from '#src/features/agents/agents.ts'
import { countLiveItems } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import type { Batch, BatchFailure, BatchFields, BatchOutcome, BatchProgress } from './batch-types.ts'
import {
  type NewRow,
  type RowKey,
  type StoredBatch,
  cancelRows,
  completeRow,
  countTry,
  failRow,
  findBatch,
  findBatchOfJob,
  findWaitingRow,
  insertBatch,
  listBatchesBefore,
  listRows,
  listWaiting,
} from './batches-store.ts'
import { toCreateAgentResponse } from './creation-answer.ts'
import type { AgentCreation, OnboardingDeps } from './creation-types.ts'

export interface BatchRequest {
  accountId: string
  templateAgentId: string | undefined
  rows: NewRow[]
  actor: Actor
  /** Present if the call has an `Idempotency-Key`. */
  call: IdempotentCall | undefined
  note: AuditNote
}

const NEEDS_EMAIL = 'Verify your email before you create agents in batches: sign in by email.'

/**
 * Stores a batch and queues the job that creates its agents. A repeated call returns the batch as it is now. Throws
 * `forbidden` if the account has no verified email.
 */
export async function createBatch(deps: OnboardingDeps, request: BatchRequest): Promise<Batch> {
  const { db, queue } = deps
  const { accountId, templateAgentId, rows, actor, call, note } = request
  if (await isProvisional(db, accountId)) throw new AppError('forbidden', NEEDS_EMAIL)
  if (templateAgentId !== undefined) await getOwnAgent(db, accountId, templateAgentId)
  return runOnce(db, call, {
    run: async (settle) => {
      const id = createId()
      await makeChange(
        db,
        note,
        async (tx) => {
          await insertBatch(tx, { id, accountId, templateAgentId, actor }, rows)
          await queue.send(tx, 'create-batch', { batch_id: id }, { key: id, group: accountId })
          await settle?.(tx, id)
          return id
        },
        (made) => made,
      )
      return getBatch(deps, accountId, id)
    },
    replay: (id) => getBatch(deps, accountId, id),
  })
}

/** Returns the account's batch with what its rows gave so far. Throws `not_found`. */
export async function getBatch(deps: OnboardingDeps, accountId: string, id: string): Promise<Batch> {
  const batch = await findBatch(deps.db, accountId, id)
  if (!batch) throw new AppError('not_found', 'Batch not found')
  const rows = await listRows(deps.db, id)
  const agents = await findAgents(
    deps.db,
    rows.flatMap(({ agentId }) => agentId ?? []),
  )
  const outcomes = rows.flatMap(({ position: row, agentId, failure }): BatchOutcome[] => {
    if (failure) return [{ row, failure }]
    const found = agentId === null ? undefined : agents.get(agentId)
    return found ? [{ row, created: toCreateAgentResponse(deps, { ...found, claimToken: undefined }) }] : []
  })
  const failed = outcomes.filter((outcome) => 'failure' in outcome).length
  return { ...batch, total: rows.length, created: outcomes.length - failed, failed, outcomes }
}

/** Returns the account's batches without their results, newest first, older than `before`. */
export function listBatches(
  { db }: Pick<OnboardingDeps, 'db'>,
  accountId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<BatchProgress[]> {
  return listBatchesBefore(db, accountId, before, limit)
}

async function findAgents(db: Db, ids: string[]): Promise<Map<string, { agent: Agent; knowledgeCount: number }>> {
  if (ids.length === 0) return new Map()
  const [agents, counts] = await Promise.all([listAgentsByIds(db, ids), countLiveItems(db, ids)])
  return new Map(agents.map((agent) => [agent.id, { agent, knowledgeCount: counts.get(agent.id) ?? 0 }]))
}

const CANCELLED: BatchFailure = { code: 'conflict', message: 'The batch was cancelled before this row.', body: {} }

/** Cancels the rows that wait, and returns the batch. A row that is being created then creates nothing. */
export async function cancelBatch(
  deps: OnboardingDeps,
  { accountId, id }: { accountId: string; id: string },
  note: AuditNote,
): Promise<Batch> {
  if (!(await findBatch(deps.db, accountId, id))) throw new AppError('not_found', 'Batch not found')
  await makeChange(deps.db, note, (tx) => cancelRows(tx, id, CANCELLED))
  return getBatch(deps, accountId, id)
}

export interface BatchDeps extends OnboardingDeps {
  log: Log
}

export type CreateAgent = (deps: OnboardingDeps, creation: AgentCreation) => Promise<unknown>

/** Agents of one batch that are created at once: research mostly waits for websites. */
const ROWS_AT_ONCE = 4

/**
 * Creates the agents of a batch that still wait. Each row's result is stored in the transaction that creates its agent,
 * so a job that is killed and runs again creates none twice. Throws at the end if a row should be tried again.
 */
export async function runRows(
  deps: BatchDeps,
  batchId: string,
  { create, signal }: { create: CreateAgent; signal: AbortSignal },
): Promise<void> {
  const { db } = deps
  const batch = await findBatchOfJob(db, batchId)
  if (!batch) return
  const template = batch.templateAgentId === null ? undefined : await findAgent(db, batch.templateAgentId)
  const waiting = await listWaiting(db, batchId)
  const problems: unknown[] = []
  const workOff = async (): Promise<void> => {
    for (let position = waiting.shift(); position !== undefined; position = waiting.shift()) {
      signal.throwIfAborted()
      const key = { batchId, position }
      const row = await findWaitingRow(db, key)
      if (!row) continue
      try {
        await create(deps, toCreation(batch, template, { key, fields: row.fields }))
      } catch (error) {
        signal.throwIfAborted()
        if (await settleFailure(deps, key, { tries: row.tries, error })) continue
        problems.push(error)
      }
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: ROWS_AT_ONCE }, workOff))
  problems.push(...workers.flatMap((worker) => (worker.status === 'rejected' ? [worker.reason as unknown] : [])))
  if (problems.length > 0) throw problems[0]
}

function toCreation(
  { accountId, actor }: StoredBatch,
  template: Agent | undefined,
  { key, fields }: { key: RowKey; fields: BatchFields },
): AgentCreation {
  return {
    ...fields,
    accountId,
    address: { hash: '', counted: '', known: false },
    call: undefined,
    batch: { template: template?.accountId === accountId ? template : undefined },
    note: async (db, agentId = '') => {
      if (!(await completeRow(db, key, agentId))) throw new AppError('conflict', 'This row is done or cancelled.')
      await insertAuditEntry(db, {
        accountId,
        actor,
        action: 'createAgent',
        targetId: agentId,
        fields: Object.keys(fields),
      })
    },
    report: () => {},
  }
}

const TRIES = 3

/** Stores the error of a row. Returns false for an error that may pass, until the third try. */
async function settleFailure(
  { db, log }: BatchDeps,
  key: RowKey,
  { tries, error }: { tries: number; error: unknown },
): Promise<boolean> {
  const isFinal = error instanceof AppError && error.code !== 'unavailable'
  if (!isFinal) log.warn({ ...key, err: error }, 'a row of a batch failed')
  if (!isFinal && tries + 1 < TRIES) {
    await countTry(db, key)
    return false
  }
  const { code, message, body } = isFinal ? error : new AppError('unavailable', LATER)
  await failRow(db, key, { code, message, body })
  return true
}

const LATER = 'The agent could not be created. Nothing was stored. Send this row again.'
