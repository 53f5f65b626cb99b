import type { ColumnType, Generated } from 'kysely'
import type { WebhookEvent } from '#src/contract/api/webhooks-contract.ts'
import type { CreatedAt } from './column-types.ts'

export interface WebhookTables {
  /** An account's webhook. Its secret derives from its ID, its version and the installation's key. */
  webhooks: {
    id: string
    account_id: string
    /** Null: all agents of the account. */
    agent_id: string | null
    url: string
    events: WebhookEvent[]
    state: Generated<'on' | 'off'>
    /** Why the service disabled it. */
    off_reason: ColumnType<string | null, undefined, string | null>
    secret_version: Generated<number>
    /** Secrets that derive from an earlier key, by version, encrypted with the present one. */
    kept_secrets: ColumnType<string | null, undefined, string | null>
    rotated_at: ColumnType<Date | null, undefined, Date>
    last_success_at: ColumnType<Date | null, undefined, Date>
    created_at: CreatedAt
  }

  webhook_deliveries: {
    id: string
    webhook_id: string
    agent_id: string | null
    /** The delivery is deleted with this conversation. */
    conversation_id: string | null
    event: string
    body: string
    state: Generated<'waiting' | 'delivered' | 'failed'>
    attempts: Generated<number>
    /** HTTP status of the last response. Response bodies are not stored. */
    status: ColumnType<number | null, undefined, number | null>
    error: ColumnType<string | null, undefined, string | null>
    next_attempt_at: ColumnType<Date | null, undefined, Date | null>
    created_at: CreatedAt
  }
}
