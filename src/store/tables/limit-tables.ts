import type { CreatedAt, Time } from './column-types.ts'

export interface LimitTables {
  /** What models used in a day, by account (or agent without one) and under `installation`. */
  token_counts: {
    day: Date
    owner: string
    tokens: number
  }

  /** One call with an `Idempotency-Key`, under way until `resource_id` says what came of it. */
  idempotency_keys: {
    key_hash: string
    /** Who carries the call out, until `lease_until`. */
    holder: string
    request_hash: string
    resource_id: string | null
    created_at: CreatedAt
    lease_until: Time
  }

  /** A website that is being read now. */
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
