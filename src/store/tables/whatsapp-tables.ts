import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, Time } from './column-types.ts'

/** What a visitor sent, as `engine/whatsapp` reads it. */
type InboundRecord = { kind: string } & Record<string, unknown>

/** What is to be sent, as `engine/whatsapp` puts it. */
type OutboundRecord = { kind: string } & Record<string, unknown>

export interface WhatsappTables {
  /** A WhatsApp number that an owner connected; visitors without a code meet `agent_id` there. */
  whatsapp_numbers: {
    id: string
    agent_id: string
    phone_number_id: string
    /** Digits. */
    phone: string
    name: string
    token_sealed: string
    /** Of the owner's own Meta app; null while the number's webhooks come through the service's. */
    app_secret_sealed: string | null
    verify_token: string
    /** `name/language` of an approved template with one variable. */
    template: string | null
    /** What the owner has to put right, as a sentence. */
    problem: ColumnType<string | null, undefined, string | null>
    created_at: CreatedAt
  }

  /** One visitor at one WhatsApp number, and the conversation that they are in. */
  whatsapp_chats: {
    id: string
    phone_number_id: string
    visitor: string
    /** What they call themselves on WhatsApp, or ''. */
    name: Generated<string>
    conversation_id: ColumnType<string | null, undefined, string | null>
    /** Opens the 24 hours in which anything may be sent. */
    last_inbound_at: CreatedAt
    /** WhatsApp said so before the time was over. */
    window_closed: Generated<boolean>
    opted_out_at: ColumnType<Date | null, undefined, Date | null>
    created_at: CreatedAt
  }

  whatsapp_inbound: {
    phone_number_id: string
    message_id: string
    chat_id: string
    /** Null once it was handled. */
    content: ColumnType<InboundRecord | null, string | null, string | null>
    sent_at: Time
    received_at: CreatedAt
  }

  whatsapp_outbox: {
    id: string
    chat_id: string
    message_id: string | null
    /** The same thing is queued once. */
    key: string
    content: ColumnType<OutboundRecord, string, string>
    /**
     * `sending`: handed over, and not yet known what came of it; `unknown`: nor ever will be, unless WhatsApp still
     * says so.
     */
    state: Generated<'waiting' | 'sending' | 'unknown' | 'sent' | 'delivered' | 'read' | 'failed'>
    attempts: Generated<number>
    remote_id: ColumnType<string | null, undefined, string>
    /** WhatsApp has said by webhook what became of it. */
    reported: Generated<boolean>
    /** Why it failed, or is tried again. */
    error: ColumnType<string | null, undefined, string | null>
    created_at: CreatedAt
    attempted_at: ColumnType<Date | null, undefined, Date | null>
  }

  simulator_messages: {
    id: string
    visitor: string
    sender: 'visitor' | 'agent'
    remote_id: string
    /** As it crosses the Cloud API. */
    body: Json<Record<string, unknown>>
    is_read: Generated<boolean>
    /** When the agent began to type an answer to it. */
    typing_at: ColumnType<Date | null, undefined, Date | null>
    created_at: CreatedAt
  }
}
