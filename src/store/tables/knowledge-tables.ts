import type { Generated } from 'kysely'
import type { CreatedAt, JsonOrNull } from './column-types.ts'

/**
 * Held and quarantined items are stored, but kept out of answers until the owner allows them: they came from a
 * stranger, or address an assistant. A removed one is remembered, so that a later reading does not bring it back.
 */
export type KnowledgeItemState = 'live' | 'held' | 'quarantined' | 'removed'

export interface KnowledgeTables {
  knowledge_items: {
    id: string
    agent_id: string
    item_type: 'faq' | 'product' | 'policy' | 'document'
    title: string
    content: string
    category: string | null
    source_url: string | null
    /** A picture of the offer, as its site has it. */
    image_url: Generated<string | null>
    language: string
    origin: 'website' | 'linkedin' | 'codebase' | 'added' | 'upload'
    state: Generated<KnowledgeItemState>
    /** What it says in comparable form; null when that was not read yet. */
    facts: JsonOrNull
    /** What the site said where the owner edited it. */
    site_said: JsonOrNull
    /** What the site says there now, when that differs; empty content: nothing any more. */
    site_says: JsonOrNull
    upload_id: Generated<string | null>
    /** Of a removed one. */
    state_before: Generated<KnowledgeItemState | null>
    updated_at: CreatedAt
    created_at: CreatedAt
  }

  chunks: {
    id: string
    agent_id: string
    item_id: string
    position: number
    content: string
    /** Stems and ideas; null until an agent has grown so large that it is searched before it is ranked. */
    words: Generated<string | null>
  }

  embeddings: {
    chunk_id: string
    agent_id: string
    model: string
    embedding: string
  }
}
