import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, JsonOrNull, Time } from './column-types.ts'

/** What a refresh did to a page. */
export interface PageChange {
  change: 'new' | 'changed' | 'gone'
  url: string
}

/** What a refresh did to an item. */
export interface ItemChange {
  /** `flagged`: the source now differs from the owner's edit. */
  change: 'new' | 'changed' | 'gone' | 'flagged'
  id: string
  title: string
  sourceUrl: string | null
  /** Removed and added text; long texts are cut. */
  said: string
  says: string
}

/** Written as text. */
type Changes<T> = ColumnType<T[], string | undefined, string>

export interface SiteTables {
  /** How far Foyer has read an agent's website. */
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
    /** Code of the outcome, such as `not_found`; '' if the page was read. */
    reason: string
    /** What to tell the owner. */
    sentence: string
    /** The page as last read; null if there is none. */
    page: JsonOrNull
    /** Hash of the visible content. */
    content_hash: string | null
    etag: Generated<string>
    last_modified: Generated<string>
    tried_at: CreatedAt
    changed_at: Time | null
    interval_hours: number | null
    /** When to read it again; null: only with the whole website. */
    due_at: Time | null
  }

  /** Changes found by a refresh. */
  site_changes: {
    id: string
    agent_id: string
    began_at: CreatedAt
    pages: Changes<PageChange>
    items: Changes<ItemChange>
  }

  /** The report's questions and answers. */
  asked_questions: {
    agent_id: string
    knowledge_version: number
    answers: Json<unknown>
  }

  /** Uploaded files. Their text is in knowledge items. */
  uploads: {
    id: string
    agent_id: string
    /** File name. */
    name: string
    bytes: number
    created_at: CreatedAt
  }
}
