import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, JsonOrNull, Time } from './column-types.ts'

export interface SiteTables {
  /** The reading of an agent's website. */
  site_readings: {
    agent_id: string
    /** Where to continue; null: at the home page. */
    resume: JsonOrNull
    is_finished: boolean
    /** Its pages have changed, but not yet its items. */
    is_stale: Generated<boolean>
    /** Final URL of the home page. */
    start_url: string | null
    /** Languages whose translations are skipped. */
    translations: Generated<string[]>
    started_at: CreatedAt
  }

  /** A URL of a website and its outcome. */
  site_pages: {
    agent_id: string
    url: string
    /** Order in which pages were found. */
    position: number
    outcome: 'read' | 'rendered' | 'skipped' | 'failed'
    reason: string
    sentence: string
    page: JsonOrNull
    /** Hash of the visible content. */
    content_hash: string | null
    etag: Generated<string>
    last_modified: Generated<string>
    tried_at: CreatedAt
    changed_at: Time | null
    interval_hours: number | null
    due_at: Time | null
  }

  /** Changes found by a refresh. */
  site_changes: {
    id: string
    agent_id: string
    began_at: CreatedAt
    pages: ColumnType<unknown, string | undefined, string>
    items: ColumnType<unknown, string | undefined, string>
  }

  /** The report's questions and answers. */
  asked_questions: {
    agent_id: string
    knowledge_version: number
    answers: Json<unknown>
  }

  uploads: {
    id: string
    agent_id: string
    /** File name. */
    name: string
    bytes: number
    created_at: CreatedAt
  }
}
