import type { ColumnType, Generated } from 'kysely'
import type { WebhookEvent } from '#src/contract/api/webhooks-contract.ts'
import type { CreatedAt } from './column-types.ts'

export interface WebhookTables {
  /**
   * Where an account wants to be told what happens. Its secret follows from its id, its version and the installation's
   * own.
   */
  webhooks: {
    id: string
    account_id: string
    /** Null: all agents of the account. */
    agent_id: string | null
    url: string
    events: WebhookEvent[]
    state: Generated<'on' | 'off'>
    /** Why the service switched it off. */
    off_reason: ColumnType<string | null, undefined, string | null>
    secret_version: Generated<number>
    rotated_at: ColumnType<Date | null, undefined, Date>
    last_success_at: ColumnType<Date | null, undefined, Date>
    created_at: CreatedAt
  }

  webhook_deliveries: {
    id: string
    webhook_id: string
    agent_id: string | null
    /** With whose deletion it goes. */
    conversation_id: string | null
    event: string
    body: string
    state: Generated<'waiting' | 'delivered' | 'failed'>
    attempts: Generated<number>
    /** Of the last answer; what it said is not kept. */
    status: ColumnType<number | null, undefined, number | null>
    error: ColumnType<string | null, undefined, string | null>
    next_attempt_at: ColumnType<Date | null, undefined, Date | null>
    created_at: CreatedAt
  }
}
