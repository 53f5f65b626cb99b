import type { CreatedAt, Time } from './column-types.ts'

export interface LimitTables {
  /** Model tokens used per day, by account (or agent without one), and in total under `installation`. */
  token_counts: {
    day: Date
    owner: string
    tokens: number
  }

  /** A call with an `Idempotency-Key`, running until `resource_id` is set. */
  idempotency_keys: {
    key_hash: string
    /** The process that runs the call, until `lease_until`. */
    holder: string
    request_hash: string
    resource_id: string | null
    created_at: CreatedAt
    lease_until: Time
  }

  /** A website that is being read. */
  research_runs: {
    id: string
    host: string
    lease_until: Time
  }

  request_counts: {
    key: string
    window_started_at: Time
    count: number
  }
}
