import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { ChatAction, ChatCard, ChatSuggestion } from '#src/contract/chat/chat-contract.ts'
import type { CreatedAt, Json, Time } from './column-types.ts'

export interface VisitorIdentity {
  id: string
  name?: string
  email?: string
  phone?: string
}

/** What a lead says of itself; each value with the message it came from, null for a form. */
export interface LeadDetail {
  value: string
  /** The visitor's own words. */
  words: string
  message_id: string | null
}

/** What an agent had before it when it answered. */
export interface MessagePassage {
  itemId: string
  title: string
  url: string
  text: string
}

export interface ConversationTables {
  conversations: {
    id: string
    agent_id: string
    channel: 'webchat' | 'whatsapp'
    token_hash: string | null
    /** The owner trying the agent: costs no credit. */
    preview: boolean
    visitor: string | null
    address_hash: string | null
    /** Binds the WhatsApp number that sends it, once. */
    chat_code_hash: ColumnType<string | null, undefined, string | null>
    chat_code_expires_at: ColumnType<Date | null, undefined, Date | null>
    locale: string
    page_url: string | null
    /** Who answers: the agent; the agent, while a person was asked for; a person, while the agent is silent. */
    mode: Generated<'agent' | 'waiting' | 'person'>
    /** Whether the visitor agreed that their details are kept, where the owner asks for it. */
    consent: Generated<'none' | 'asked' | 'given'>
    /** Who the visitor is, as the owner's server signed it. */
    identity: ColumnType<VisitorIdentity | null, undefined, string>
    /** Orders conversations by when somebody spoke last; the message itself may be gone. */
    last_message_id: ColumnType<string | null, undefined, string>
    created_at: CreatedAt
    /** When something was said, or who answers changed. */
    changed_at: CreatedAt
  }

  /** Questions that had no answer, grouped by meaning. */
  gaps: {
    id: string
    agent_id: string
    /** As the first visitor asked it. */
    question: string
    language: string
    state: Generated<'open' | 'answered' | 'dismissed'>
    created_at: CreatedAt
  }

  /** What an owner had the agent say instead of an answer of its own. */
  curated_answers: {
    id: string
    agent_id: string
    question: string
    answer: string
    /** What the knowledge alone answered when the owner corrected it; null where nobody looked. */
    site_said: string | null
    /** What the knowledge alone answered when it was last asked. */
    site_says: string | null
    /** Whether the agent said the owner's words when it was last asked. */
    holds: boolean | null
    checked_at: Time | null
    created_at: CreatedAt
  }

  leads: {
    id: string
    agent_id: string
    conversation_id: string
    details: Json<Partial<Record<'name' | 'email' | 'phone' | 'company' | 'need' | 'budget', LeadDetail>>>
    stage: 'curious' | 'interested' | 'ready'
    /** By its owner: it stands, whatever the visitor says. */
    stage_set: Generated<boolean>
    status: Generated<'new' | 'contacted' | 'won' | 'lost'>
    /**
     * `own_words`: they gave their details in the chat of an agent that asks for no consent. `version`: of the agent's
     * wording, where one was asked.
     */
    consent: Json<{ by: 'own_words' | 'chat' | 'form'; text: string; version?: number; at: string }>
    created_at: CreatedAt
    updated_at: CreatedAt
  }

  /** One answer to what a visitor said: to several messages, when they came in a burst. Its id is that of its reply. */
  turns: {
    id: string
    conversation_id: string
    agent_id: string
    state: 'running' | 'done' | 'superseded' | 'failed'
    /** Holds a credit. */
    paid: boolean
    /** The visitor has seen the beginning of the reply, which stays: no later turn supersedes this one. */
    shown: Generated<boolean>
    /** `builtin` or the name of the model that wrote the reply. */
    answerer: string | null
    input_tokens: Generated<number>
    output_tokens: Generated<number>
    started_at: CreatedAt
    finished_at: Time | null
    lease_until: Time
  }

  messages: {
    id: string
    conversation_id: string
    agent_id: string
    role: 'visitor' | 'agent' | 'person'
    text: string
    sources: Json<{ title: string; url?: string }[]>
    cards: ColumnType<ChatCard[], string | undefined, string>
    actions: ColumnType<ChatAction[], string | undefined, string>
    suggestions: ColumnType<ChatSuggestion[], string | undefined, string>
    passages: ColumnType<MessagePassage[], string | undefined, string>
    /** What the message is found by. */
    words: ColumnType<string, RawBuilder<string> | undefined, never>
    answered: boolean
    /** Of a visitor's message: the turn that answers it. */
    turn_id: string | null
    /** How the visitor's program names the message. */
    client_id: string | null
    rating: ColumnType<'up' | 'down' | null, undefined, 'up' | 'down' | null>
    rating_comment: ColumnType<string | null, undefined, string | null>
    /** Of a visitor's message: the words of it that had no answer. */
    unanswered: ColumnType<string | null, undefined, string>
    /** … and what they are counted in. */
    gap_id: ColumnType<string | null, undefined, string>
    created_at: CreatedAt
  }
}
