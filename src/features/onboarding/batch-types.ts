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

/** A batch and the number of its rows. Those that are neither created nor failed wait. */
export interface BatchProgress {
  id: string
  templateAgentId: string | null
  createdAt: Date
  cancelledAt: Date | null
  total: number
  created: number
  failed: number
}

/** A batch with its results. */
export interface Batch extends BatchProgress {
  /** In the order of the rows, without those that wait. */
  outcomes: BatchOutcome[]
}
