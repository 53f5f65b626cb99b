import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, Time } from './column-types.ts'

/** A visitor's message, as `engine/whatsapp` parses it. */
type InboundRecord = { kind: string } & Record<string, unknown>

/** A message to send, as `engine/whatsapp` formats it. */
type OutboundRecord = { kind: string } & Record<string, unknown>

export interface WhatsappTables {
  /** An owner's own WhatsApp number. Visitors without a code reach `agent_id`. */
  whatsapp_numbers: {
    id: string
    agent_id: string
    phone_number_id: string
    /** Digits. */
    phone: string
    name: string
    token_sealed: string
    /** Secret of the owner's Meta app; null if webhooks come through the service's app. */
    app_secret_sealed: string | null
    verify_token: string
    /** `name/language` of an approved template with one variable. */
    template: string | null
    /** What the owner has to fix, as a sentence. */
    problem: ColumnType<string | null, undefined, string | null>
    created_at: CreatedAt
  }

  /** A visitor at a WhatsApp number, and their conversation. */
  whatsapp_chats: {
    id: string
    phone_number_id: string
    visitor: string
    /** The visitor's name on WhatsApp, or ''. */
    name: Generated<string>
    conversation_id: ColumnType<string | null, undefined, string | null>
    /** Opens the 24-hour window for free-form messages. */
    last_inbound_at: CreatedAt
    /** WhatsApp reported the window closed early. */
    window_closed: Generated<boolean>
    opted_out_at: ColumnType<Date | null, undefined, Date | null>
    created_at: CreatedAt
  }

  whatsapp_inbound: {
    phone_number_id: string
    message_id: string
    chat_id: string
    /** Null after it was handled. */
    content: ColumnType<InboundRecord | null, string | null, string | null>
    sent_at: Time
    received_at: CreatedAt
  }

  whatsapp_outbox: {
    id: string
    chat_id: string
    message_id: string | null
    /** Deduplicates queued messages. */
    key: string
    content: ColumnType<OutboundRecord, string, string>
    /** `sending`: handed over, outcome unknown so far; `unknown`: WhatsApp never reported an outcome. */
    state: Generated<'waiting' | 'sending' | 'unknown' | 'sent' | 'delivered' | 'read' | 'failed'>
    attempts: Generated<number>
    remote_id: ColumnType<string | null, undefined, string>
    /** WhatsApp has reported the outcome by webhook. */
    reported: Generated<boolean>
    /** Why it failed or is retried. */
    error: ColumnType<string | null, undefined, string | null>
    created_at: CreatedAt
    attempted_at: ColumnType<Date | null, undefined, Date | null>
  }

  simulator_messages: {
    id: string
    visitor: string
    sender: 'visitor' | 'agent'
    remote_id: string
    /** In the Cloud API's format. */
    body: Json<Record<string, unknown>>
    is_read: Generated<boolean>
    /** When the agent started to type an answer to it. */
    typing_at: ColumnType<Date | null, undefined, Date | null>
    created_at: CreatedAt
  }
}
