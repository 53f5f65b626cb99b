import type { ColumnType, Generated } from 'kysely'
import type { Tone } from '#src/contract/api/own-agents-contract.ts'
import type { Appearance } from '#src/contract/chat/appearance-contract.ts'
import type { CreatedAt, Json, Time } from './column-types.ts'

export interface AgentTables {
  /** One creation under way or done: holds its website until `lease_until`, and is what the daily limits count. */
  creations: {
    id: string
    owner: string
    address_hash: string | null
    website: string | null
    agent_id: string | null
    created_at: CreatedAt
    lease_until: Time
  }

  agents: {
    id: string
    account_id: string | null
    state: 'demo' | 'active' | 'archived'
    name: string
    company_name: string
    email: string | null
    industry: string | null
    greeting: string
    language: string
    website_url: string | null
    /** Canonical form; null when the website is free for others. */
    website: string | null
    linkedin_url: string | null
    source: string | null
    channels: string[]
    widget_key: string
    /** Ends the prefilled text of the chat link and routes the first message. */
    chat_code: string
    /** Digits of the WhatsApp number that its owner connected; null on that of the service. */
    whatsapp_phone: ColumnType<string | null, undefined, string | null>
    /** Of its creator; null when it was not known, or is forgotten. */
    address_hash: string | null
    credits_limit: number
    credits_used: Generated<number>
    trial_ends_at: Time | null
    /** Grows with every change of its knowledge. */
    knowledge_version: Generated<number>
    /** The model whose vectors are complete, and so the one that questions are compared with. */
    embedding_model: string
    research_state: 'none' | 'reading' | 'done'
    pages_read: Generated<number>
    pages_to_read: Generated<number>
    warnings: Json<string[]>
    /** How long visitors' messages are kept. */
    retention_days: Generated<number>
    /** When the owner proved the website. */
    verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    missing_content: ('pricing' | 'contact' | 'hours' | 'policies')[]
    /** What its owner chose for websites. */
    appearance: ColumnType<Appearance, string | undefined, string>
    /** Made without a key for an email that was not registered before. */
    is_new_user: boolean
    /** Whether a visitor must agree before their details are kept. */
    ask_consent: Generated<boolean>
    /** The IANA time zone that its owner chose; null for that of its site. */
    time_zone: ColumnType<string | null, string | null | undefined, string | null>
    /** As the knowledge tells it; '' when that is unsure. */
    site_time_zone: Generated<string>
    /** What the business does with visitors' data; linked in the chat. */
    privacy_url: ColumnType<string | null, undefined, string | null>
    /** How a model writes for it. */
    tone: Generated<Tone>
    /** Codes of those that a model answers in, the first where the visitor's is none of them; empty: any. */
    languages: Generated<string[]>
    /** What a good conversation leads to, in the owner's words; '' for nothing particular. */
    goals: Generated<string>
    /** What visitors are asked to agree to; null for the service's own words. */
    consent_text: ColumnType<string | null, undefined, string | null>
    /** Grows with every change of that. */
    consent_version: Generated<number>
    /** Makes its identity secret, together with the installation's; another one with every owner. */
    identity_salt: Generated<string>
    created_at: CreatedAt
  }

  /** What visitors of an agent were asked to agree to, version by version. */
  consent_texts: {
    agent_id: string
    version: number
    text: string | null
    created_at: CreatedAt
  }

  claim_links: {
    token_hash: string
    agent_id: string
    created_at: CreatedAt
    expires_at: Time
    used_at: Time | null
    /** The inbox that this link was mailed to, and whose owner it proves; null for a link that an answer carried. */
    mailed_to: string | null
  }

  /** A mail that nobody asked for in so many words, and whether it has gone out. */
  mails: {
    id: string
    kind:
      | 'claim'
      | 'website_taken'
      | 'trial_ended'
      | 'new_lead'
      | 'person_wanted'
      | 'sign_in'
      | 'invitation'
      | 'webhook_off'
      | 'whatsapp_problem'
    /** What it is about is one of these three. */
    agent_id: string | null
    sign_in_id: string | null
    invitation_id: string | null
    email: string
    inbox_hash: string
    /** How many events the mail tells of. */
    notices: Generated<number>
    created_at: CreatedAt
    sent_at: Time | null
  }

  stopped_inboxes: {
    inbox_hash: string
    created_at: CreatedAt
  }
}
