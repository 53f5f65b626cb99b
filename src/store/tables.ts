import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Tone } from '#src/contract/api/own-agents-contract.ts'
import type { Appearance } from '#src/contract/chat/appearance-contract.ts'
import type { ChatAction, ChatCard } from '#src/contract/chat/chat-contract.ts'
import type {
  AccountsTable,
  ApiKeysTable,
  AuditEntriesTable,
  InvitationsTable,
  KnownEmailsTable,
  MembersTable,
  RefusedAgentsTable,
  RefusedWorkspacesTable,
  SessionsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  SignInsTable,
} from './account-tables.ts'
import type { CreatedAt, Json, JsonOrNull, Time } from './column-types.ts'
import type { AskedQuestionsTable, SiteChangesTable, SitePagesTable, SiteReadingsTable, UploadsTable } from './site-tables.ts'
import type { WhatsappTables } from './whatsapp-tables.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from './webhook-tables.ts'

/** One creation under way or done: holds its website until `lease_until`, and is what the daily limits count. */
export interface CreationsTable {
  id: string
  owner: string
  address_hash: string | null
  website: string | null
  agent_id: string | null
  created_at: CreatedAt
  lease_until: Time
}

export interface AgentsTable {
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
  /** Digits of the WhatsApp number that its owner connected. */
  whatsapp_phone: ColumnType<string | null, undefined, string | null>
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
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  missing_content: ('pricing' | 'contact' | 'hours' | 'policies')[]
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
  languages: Generated<string[]>
  goals: Generated<string>
  /** What visitors are asked to agree to; null for the service's own words. */
  consent_text: ColumnType<string | null, undefined, string | null>
  consent_version: Generated<number>
  /** Makes its identity secret, together with the installation's; another one with every owner. */
  identity_salt: Generated<string>
  created_at: CreatedAt
}

/** What visitors of an agent were asked to agree to, version by version. */
export interface ConsentTextsTable {
  agent_id: string
  version: number
  text: string | null
  created_at: CreatedAt
}

export interface ClaimLinksTable {
  token_hash: string
  agent_id: string
  created_at: CreatedAt
  expires_at: Time
  used_at: Time | null
  /** The inbox that this link was mailed to, and whose owner it proves; null for a link that an answer carried. */
  mailed_to: string | null
}

/** A mail that nobody asked for in so many words, and whether it has gone out. */
export interface MailsTable {
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

export interface StoppedInboxesTable {
  inbox_hash: string
  created_at: CreatedAt
}

/**
 * Held and quarantined items are stored, but kept out of answers until the owner allows them: they came from a stranger, or address an
 * assistant. A removed one is remembered, so that a later reading does not bring it back.
 */
export type KnowledgeItemState = 'live' | 'held' | 'quarantined' | 'removed'

export interface KnowledgeItemsTable {
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

export interface ChunksTable {
  id: string
  agent_id: string
  item_id: string
  position: number
  content: string
  /** Stems and ideas; null until an agent has grown so large that it is searched before it is ranked. */
  words: Generated<string | null>
}

export interface EmbeddingsTable {
  chunk_id: string
  agent_id: string
  model: string
  embedding: string
}

export interface ConversationsTable {
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

export interface VisitorIdentity {
  id: string
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

/** Questions that had no answer, grouped by meaning. */
export interface GapsTable {
  id: string
  agent_id: string
  /** As the first visitor asked it. */
  question: string
  language: string
  state: Generated<'open' | 'answered' | 'dismissed'>
  created_at: CreatedAt
}

/** What an owner had the agent say instead of an answer of its own. */
export interface CuratedAnswersTable {
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

/** What a lead says of itself; each value with the message it came from, null for a form. */
export interface LeadDetail {
  value: string
  /** The visitor's own words. */
  words: string
  message_id: string | null
}

export interface LeadsTable {
  id: string
  agent_id: string
  conversation_id: string
  details: Json<Partial<Record<'name' | 'email' | 'phone' | 'company' | 'need' | 'budget', LeadDetail>>>
  stage: 'curious' | 'interested' | 'ready'
  /** By its owner: it stands, whatever the visitor says. */
  stage_set: Generated<boolean>
  status: Generated<'new' | 'contacted' | 'won' | 'lost'>
  /** `own_words`: they gave their details in the chat of an agent that asks for no consent. */
  consent: Json<{ by: 'own_words' | 'chat' | 'form'; text: string; version?: number; at: string }>
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** One answer to what a visitor said: to several messages, when they came in a burst. Its id is that of its reply. */
export interface TurnsTable {
  id: string
  conversation_id: string
  agent_id: string
  state: 'running' | 'done' | 'superseded' | 'failed'
  /** Holds a credit. */
  paid: boolean
  /** `builtin` or the name of the model that wrote the reply. */
  answerer: string | null
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  started_at: CreatedAt
  finished_at: Time | null
  lease_until: Time
}

/** What an agent had before it when it answered. */
export interface MessagePassage {
  itemId: string
  title: string
  url: string
  text: string
}

export interface MessagesTable {
  id: string
  conversation_id: string
  agent_id: string
  role: 'visitor' | 'agent' | 'person'
  text: string
  sources: Json<{ title: string; url?: string }[]>
  cards: ColumnType<ChatCard[], string | undefined, string>
  actions: ColumnType<ChatAction[], string | undefined, string>
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
  /** Of a visitor's message that had no answer. */
  gap_id: ColumnType<string | null, undefined, string>
  created_at: CreatedAt
}

/** What models used in a day, by account (or agent without one) and under `installation`. */
export interface TokenCountsTable {
  day: Date
  owner: string
  tokens: number
}

/** One call with an `Idempotency-Key`, under way until `resource_id` says what came of it. */
export interface IdempotencyKeysTable {
  key_hash: string
  /** Who carries the call out, until `lease_until`. */
  holder: string
  request_hash: string
  resource_id: string | null
  created_at: CreatedAt
  lease_until: Time
}

/** A website that is being read now. */
export interface ResearchRunsTable {
  id: string
  host: string
  lease_until: Time
}

export interface RequestCountsTable {
  key: string
  window_started_at: Time
  count: number
}

export interface Tables extends WhatsappTables {
  accounts: AccountsTable
  sessions: SessionsTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  sign_ins: SignInsTable
  members: MembersTable
  invitations: InvitationsTable
  audit_entries: AuditEntriesTable
  api_keys: ApiKeysTable
  refused_workspaces: RefusedWorkspacesTable
  known_emails: KnownEmailsTable
  creations: CreationsTable
  agents: AgentsTable
  refused_agents: RefusedAgentsTable
  site_readings: SiteReadingsTable
  site_pages: SitePagesTable
  site_changes: SiteChangesTable
  asked_questions: AskedQuestionsTable
  uploads: UploadsTable
  consent_texts: ConsentTextsTable
  claim_links: ClaimLinksTable
  mails: MailsTable
  stopped_inboxes: StoppedInboxesTable
  knowledge_items: KnowledgeItemsTable
  chunks: ChunksTable
  embeddings: EmbeddingsTable
  conversations: ConversationsTable
  gaps: GapsTable
  curated_answers: CuratedAnswersTable
  leads: LeadsTable
  turns: TurnsTable
  messages: MessagesTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  token_counts: TokenCountsTable
  idempotency_keys: IdempotencyKeysTable
  research_runs: ResearchRunsTable
  request_counts: RequestCountsTable
}
