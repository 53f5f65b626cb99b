import type { ColumnType, Generated } from 'kysely'
import type { NoticeEvent, NoticeFrequency } from '#src/contract/app/notices-contract.ts'
import type { FirstStep } from '#src/contract/app/app-contract.ts'
import type { Tone } from '#src/contract/api/own-agents-contract.ts'
import type { Appearance } from '#src/contract/chat/appearance-contract.ts'
import type { CreatedAt, Json, Time } from './column-types.ts'

/** The brand's look, the most probable first. */
export interface SiteLook {
  /** `#rrggbb`. */
  colors: string[]
  /** URLs of icons and logos. */
  images: string[]
}

export interface AgentTables {
  /**
   * A creation, running or done. It holds its website until `lease_until`, and daily limits count it. A dry run holds
   * nothing, counts for its client address, and has its own ID in place of an agent's.
   */
  creations: {
    id: string
    owner: string
    address_hash: string | null
    website: string | null
    agent_id: string | null
    created_at: CreatedAt
    lease_until: Time
  }

  /** Uploaded pictures of agents. */
  agent_avatars: {
    id: string
    agent_id: string
    /** Base64. */
    webp: string
    created_at: CreatedAt
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
    /** Digits of the owner's own WhatsApp number; null if the agent uses the service's number. */
    whatsapp_phone: ColumnType<string | null, undefined, string | null>
    /** The creator's address; null if unknown or deleted. */
    address_hash: string | null
    credits_limit: number
    credits_used: Generated<number>
    /** The last webhook event about credits, with their limit, such as `low of 100`. */
    credits_announced: ColumnType<string | null, undefined, string>
    trial_ends_at: Time | null
    /** Increases with every change of the agent's knowledge. */
    knowledge_version: Generated<number>
    /** The model that has a vector for every chunk. Questions are compared with its vectors. */
    embedding_model: string
    research_state: 'none' | 'reading' | 'done'
    pages_read: Generated<number>
    pages_to_read: Generated<number>
    warnings: Json<string[]>
    /** How long visitors' messages are kept. */
    retention_days: Generated<number>
    /** When the owner verified the website. */
    verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    missing_content: ('pricing' | 'contact' | 'hours' | 'policies')[]
    /** What the website or codebase says about its look. The owner's settings override it. */
    site_look: ColumnType<SiteLook, string | undefined, string>
    /** The widget settings. */
    appearance: ColumnType<Appearance, string | undefined, string>
    /** Created without an API key for an unregistered email. */
    is_new_user: boolean
    /** Whether visitors must consent before their details are stored. */
    ask_consent: Generated<boolean>
    /** Whether comments, reviews and forum posts of the website are knowledge. */
    visitor_texts: Generated<boolean>
    /** Whether visitors' assistants may ask through MCP. */
    visitor_mcp: Generated<boolean>
    /** The owner's IANA time zone; null: the website's. */
    time_zone: ColumnType<string | null, string | null | undefined, string | null>
    /** Time zone found on the website; '' if unclear. */
    site_time_zone: Generated<string>
    /** Privacy policy, linked in the chat. */
    privacy_url: ColumnType<string | null, undefined, string | null>
    /** Tone for a chat model. */
    tone: Generated<Tone>
    /** Language codes a chat model answers in, the first being the fallback; empty: any. */
    languages: Generated<string[]>
    /** Conversation goal in the owner's words; '' for none. */
    goals: Generated<string>
    /** Consent text; null for the default text. */
    consent_text: ColumnType<string | null, undefined, string | null>
    /** Increases with every change of the consent text. */
    consent_version: Generated<number>
    /** The identity secret derives from it and the installation's key. Changes with the owner. */
    identity_salt: Generated<string>
    /** Identity secrets that derive from an earlier key, by salt, encrypted with the present one. */
    kept_identity: ColumnType<string | null, undefined, string | null>
    created_at: CreatedAt
  }

  /** A website whose pages loaded the widget. */
  widget_sightings: {
    agent_id: string
    host: string
    first_seen_at: CreatedAt
    last_seen_at: CreatedAt
  }

  /** When an owner took each of the first steps; see `firstStep`. */
  first_steps: {
    agent_id: string
    step: FirstStep['step']
    done_at: Time
  }

  /** Consent texts of an agent, by version. */
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
    /** The inbox that got this link, whose owner it verifies; null for a link from an API response. */
    mailed_to: string | null
  }

  /** An unrequested email, and whether it was sent. */
  mails: {
    id: string
    kind:
      | 'claim'
      | 'website_taken'
      | 'trial_ended'
      | 'new_lead'
      | 'person_wanted'
      | 'question_unanswered'
      | 'digest'
      | 'sign_in'
      | 'invitation'
      | 'webhook_off'
      | 'whatsapp_problem'
      | 'new_browser'
      | 'new_passkey'
    /** One of these three is what the email is about. */
    agent_id: string | null
    sign_in_id: string | null
    invitation_id: string | null
    email: string
    inbox_hash: string
    /** Number of events the email reports. */
    notices: Generated<number>
    /** Number of events of a digest by kind. */
    digest: ColumnType<Partial<Record<NoticeEvent, number>>, string | undefined, string>
    /** The browser that the email is about, in words. */
    device: Generated<string>
    created_at: CreatedAt
    sent_at: Time | null
  }

  /** When a person gets emails about visitors of a workspace. */
  notice_settings: {
    account_id: string
    workspace_id: string
    paces: ColumnType<Partial<Record<NoticeEvent, NoticeFrequency>>, string, string>
    /** Hours in `time_zone`. */
    quiet_from: number | null
    quiet_to: number | null
    time_zone: string
  }

  stopped_inboxes: {
    inbox_hash: string
    created_at: CreatedAt
  }
}
