import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, JsonOrNull } from './column-types.ts'

export interface BatchTables {
  /** Agents to create, at the request of one call. */
  agent_batches: {
    id: string
    account_id: string
    /** The agent whose settings the new agents get. */
    template_agent_id: string | null
    /** Who sent the batch, for the audit log. */
    actor: Json<unknown>
    created_at: CreatedAt
    cancelled_at: ColumnType<Date | null, undefined, Date>
  }

  /** A row of a batch, from 1. */
  agent_batch_rows: {
    batch_id: string
    position: number
    state: 'waiting' | 'created' | 'failed'
    /** The fields sent, while the row waits. */
    request: JsonOrNull
    /** Tries that failed for a reason that may pass. */
    tries: Generated<number>
    /** Present if created. */
    agent_id: ColumnType<string | null, undefined, string>
    /** The error, if it failed. */
    failure: JsonOrNull
  }
}
