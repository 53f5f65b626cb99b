import type { ErrorCode } from '#src/base/errors.ts'
import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import type { AgentCreation } from './creation-types.ts'

/** What a caller sends for one agent of a batch. */
export type BatchFields = Omit<AgentCreation, 'accountId' | 'address' | 'call' | 'batch' | 'note' | 'report'>

/** Why a row of a batch failed, as in `AppError`. */
export interface BatchFailure {
  code: ErrorCode
  message: string
  body: Record<string, unknown>
}

/** A row that is done. */
export type BatchOutcome = { row: number } & ({ created: CreateAgentResponse } | { failure: BatchFailure })

/** A batch with its progress. */
export interface Batch {
  id: string
  templateAgentId: string | null
  createdAt: Date
  isCancelled: boolean
  total: number
  /** In the order of the rows, without those that wait. */
  outcomes: BatchOutcome[]
}
