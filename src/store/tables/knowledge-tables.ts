import type { Generated } from 'kysely'
import type { CodebaseContext } from '#src/contract/api/agents-contract.ts'
import type { CreatedAt, Json, JsonOrNull } from './column-types.ts'

/**
 * Held and quarantined items are stored, but not used until the owner allows them. A held one came from a stranger, or
 * has a payment detail or a link that the website does not vouch for; a quarantined one addresses an assistant. A
 * removed item stays, so that a refresh does not bring it back.
 */
export type KnowledgeItemState = 'live' | 'held' | 'quarantined' | 'removed'

/**
 * Who wrote an item's text: the account or what it sent, the website or the company's profile, the visitors of the
 * website (comments, reviews, forum posts), or a stranger who knew the ID of an unclaimed agent.
 */
export type KnowledgeAuthor = 'owner' | 'site' | 'visitors' | 'stranger'

export interface KnowledgeTables {
  knowledge_items: {
    id: string
    agent_id: string
    item_type: 'faq' | 'product' | 'policy' | 'document'
    title: string
    content: string
    category: string | null
    source_url: string | null
    /** The product's picture on the website. */
    image_url: Generated<string | null>
    language: string
    origin: 'website' | 'linkedin' | 'codebase' | 'added' | 'upload'
    author: KnowledgeAuthor
    /** The owner approved the text unchanged, or rewrote it. */
    approved: Generated<boolean>
    state: Generated<KnowledgeItemState>
    /** Typed facts; null if not yet read. */
    facts: JsonOrNull
    /** The website's text when the owner edited the item. */
    site_said: JsonOrNull
    /** The website's current text if it differs; empty content: the website no longer has it. */
    site_says: JsonOrNull
    upload_id: Generated<string | null>
    /** State before removal. */
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
    /** Stems and concepts; null until the agent is so large that search filters before ranking. */
    words: Generated<string | null>
  }

  /** The `codebase_context` that an agent was last sent. */
  agent_codebases: {
    agent_id: string
    context: Json<CodebaseContext>
  }

  /** Verdicts of a model on the lines of a website. */
  judged_lines: {
    agent_id: string
    /** A hash of its words. */
    key: string
    /** `fine`, `approved` by the owner, or why it is held. */
    verdict: string
  }

  /** The last judgment of an agent's lines. */
  line_checks: {
    agent_id: string
    /** Which lines were not judged, and why, or ''. */
    warning: string
    checked_at: CreatedAt
  }

  embeddings: {
    chunk_id: string
    agent_id: string
    model: string
    embedding: string
  }
}
