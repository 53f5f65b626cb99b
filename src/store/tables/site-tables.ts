import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, JsonOrNull, Time } from './column-types.ts'

export interface SiteTables {
  /** The reading of an agent's website. */
  site_readings: {
    agent_id: string
    /** Where to read on; null: at the start page. */
    resume: JsonOrNull
    is_finished: boolean
    /** Its pages have changed, and its knowledge not yet. */
    is_stale: Generated<boolean>
    /** Where the start page was found in the end. */
    start_url: string | null
    /** Languages whose translations of the site are left alone. */
    translations: Generated<string[]>
    started_at: CreatedAt
  }

  /** An address of a website that was tried, and what came of it. */
  site_pages: {
    agent_id: string
    url: string
    /** The order in which the pages were first met. */
    position: number
    outcome: 'read' | 'rendered' | 'skipped' | 'failed'
    reason: string
    sentence: string
    page: JsonOrNull
    /** Of what visitors can see of it. */
    content_hash: string | null
    etag: Generated<string>
    last_modified: Generated<string>
    tried_at: CreatedAt
    changed_at: Time | null
    interval_hours: number | null
    due_at: Time | null
  }

  /** What a later reading of a website changed. */
  site_changes: {
    id: string
    agent_id: string
    began_at: CreatedAt
    pages: ColumnType<unknown, string | undefined, string>
    items: ColumnType<unknown, string | undefined, string>
  }

  /** The questions of a report and their answers. */
  asked_questions: {
    agent_id: string
    knowledge_version: number
    answers: Json<unknown>
  }

  uploads: {
    id: string
    agent_id: string
    /** Of the file. */
    name: string
    bytes: number
    created_at: CreatedAt
  }
}
