import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { ChatAction, ChatCard, ChatSuggestion } from '#src/contract/chat/chat-contract.ts'
import type { CreatedAt, Json, Time } from './column-types.ts'

export interface VisitorIdentity {
  id: string
  name?: string
  email?: string
  phone?: string
}

/** A lead's values, each with the message it came from; null for a form. */
export interface LeadDetail {
  value: string
  /** The visitor's own words. */
  words: string
  message_id: string | null
}

/** A passage the agent had when it answered. */
export interface MessagePassage {
  itemId: string
  title: string
  url: string
  text: string
}

/** How a model's reply was checked. Only the owner sees it. */
export interface MessageReview {
  /** The sentences that were not shown. `note`: the words of the model that judged; `instead`: what was shown. */
  dropped: { text: string; reason: string; note?: string | undefined; instead?: string | undefined }[]
  /** Whether a model judged the reply: `none` if it should not, or failed. */
  judged: 'none' | 'waiting' | 'done'
  /** What the model wrote of the reply, while that waits for the judge. */
  written?: string | undefined
  /** Shown sentences that the knowledge does not support, and why. */
  flags: { text: string; reason: string }[]
}

export interface ConversationTables {
  conversations: {
    id: string
    agent_id: string
    channel: 'webchat' | 'whatsapp' | 'mcp'
    token_hash: string | null
    /** A preview by the owner: costs no credit. */
    preview: boolean
    /** The session that opened a preview; null for visitors, and once that session has ended. */
    session_id: string | null
    visitor: string | null
    address_hash: string | null
    /** Connects the WhatsApp number that sends the code, once. */
    chat_code_hash: ColumnType<string | null, undefined, string | null>
    chat_code_expires_at: ColumnType<Date | null, undefined, Date | null>
    locale: string
    page_url: string | null
    /**
     * Who answers: the agent; the agent while the visitor waits for a person; or a person, while the agent is silent.
     */
    mode: Generated<'agent' | 'waiting' | 'person'>
    /** Whether the visitor consented to storing their details, if the owner asks for it. */
    consent: Generated<'none' | 'asked' | 'given'>
    /** The visitor's identity, as the owner's server signed it. */
    identity: ColumnType<VisitorIdentity | null, undefined, string>
    /** Orders conversations by their last message, which may be deleted. */
    last_message_id: ColumnType<string | null, undefined, string>
    created_at: CreatedAt
    /** When a message was added or the mode changed. */
    changed_at: CreatedAt
  }

  /** Unanswered questions, grouped by meaning. */
  gaps: {
    id: string
    agent_id: string
    /** As the first visitor asked it. */
    question: string
    language: string
    state: Generated<'open' | 'answered' | 'dismissed'>
    created_at: CreatedAt
  }

  /** Answers that the owner wrote, and replies that the owner called right or wrong. */
  curated_answers: {
    id: string
    agent_id: string
    question: string
    /** What the owner wrote, or the reply that was right or wrong. */
    answer: string
    /** Only a correction is used to answer. */
    verdict: ColumnType<'corrected' | 'right' | 'wrong', 'corrected' | 'right' | 'wrong' | undefined, 'corrected'>
    /** The reply it was made from; null once that is deleted. */
    message_id: ColumnType<string | null, string | null | undefined, never>
    /** The answer from knowledge when the owner corrected it; null if nobody checked. */
    site_said: string | null
    /** The answer from knowledge at the last check. */
    site_says: string | null
    /** Whether the agent passed the last check: it said the right answer, or no longer the wrong one. */
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
    /** Set by the owner: the visitor's messages no longer change it. */
    stage_set: Generated<boolean>
    status: Generated<'new' | 'contacted' | 'won' | 'lost'>
    /**
     * `own_words`: given in the chat of an agent that does not ask for consent. `version`: of the agent's consent text,
     * if one was shown.
     */
    consent: Json<{ by: 'own_words' | 'chat' | 'form'; text: string; version?: number; at: string }>
    created_at: CreatedAt
    updated_at: CreatedAt
  }

  /** A reply to one message, or to several in a burst. Its ID is the reply's ID. */
  turns: {
    id: string
    conversation_id: string
    agent_id: string
    state: 'running' | 'done' | 'superseded' | 'failed'
    /** Whether it holds a credit. */
    paid: boolean
    /** Whether the visitor has seen the start of the reply. No later turn supersedes it then. */
    shown: Generated<boolean>
    /** `builtin`, or the name of the model that wrote the reply. */
    answerer: string | null
    input_tokens: Generated<number>
    /** Of the input tokens, those that the provider had cached. */
    cached_tokens: Generated<number>
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
    /** Null if no model wrote. */
    review: ColumnType<MessageReview | null, string | null | undefined, string>
    /** Search terms of the message. */
    words: ColumnType<string, RawBuilder<string> | undefined, never>
    answered: boolean
    /** Visitor's message: the turn that answers it. */
    turn_id: string | null
    /** ID that the visitor's client gave the message. */
    client_id: string | null
    rating: ColumnType<'up' | 'down' | null, undefined, 'up' | 'down' | null>
    rating_comment: ColumnType<string | null, undefined, string | null>
    /** Visitor's message: the part that had no answer. */
    unanswered: ColumnType<string | null, undefined, string>
    /** The gap that counts it. */
    gap_id: ColumnType<string | null, undefined, string>
    created_at: CreatedAt
  }
}
