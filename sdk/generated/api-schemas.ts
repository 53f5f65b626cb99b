// Written by `npm run sdk` from the OpenAPI documents of the API and of the visitor API. Do not edit.

/** A word of `Error-Code`. */
export type ErrorCode =
  | 'invalid_input'
  | 'missing_field'
  | 'invalid_email'
  | 'invalid_website'
  | 'unauthorized'
  | 'forbidden'
  | 'recent_sign_in_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'website_taken'
  | 'conflict'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'misdirected'
  | 'idempotency_mismatch'
  | 'day_limit'
  | 'rate_limited'
  | 'unavailable'
  | 'internal'

export interface SessionRequest {
  /** The `wc_…` key of the embed code. */
  widget_key: string
  /** The page the visitor is on. Stored if it is an http or https URL. */
  page_url?: string
  /** The visitor's locale, BCP 47. */
  locale?: string
  /**
   * A token that identifies the visitor, as for `POST /identify`. If the conversation belongs to a different visitor,
   * a new one starts.
   */
  identity?: string
}

export interface MessageRequest {
  /** The visitor's message. */
  text: string
  /** Identifies the message. If you send it again, the agent answers it only once. */
  client_id?: string
}

export interface LeadRequest {
  /** The visitor's name. */
  name?: string
  /** Refused if it is not an email address. */
  email?: string
  /** In any common notation. A national number gets the country code of the business, or else of the visitor's locale. */
  phone?: string
  /** The visitor's company. */
  company?: string
  /** What the visitor is looking for. */
  need?: string
  /** The visitor's budget, in their own words. */
  budget?: string
  /** Whether the checkbox is ticked; required if `consent_text` is shown. */
  consent?: boolean
}

export interface HandoffRequest {
  /** The visitor's name. */
  name?: string
  /** Refused if it is not an email address. */
  email?: string
  /** In any common notation. A national number gets the country code of the business, or else of the visitor's locale. */
  phone?: string
  /** The visitor's message to the person. */
  text?: string
  /** Whether the checkbox is ticked. */
  consent?: boolean
}

export interface FeedbackRequest {
  /** A message from the agent or a person in this conversation. */
  message_id: string
  /** `none` removes an earlier rating. */
  rating: 'up' | 'down' | 'none'
  /** The visitor's reason. */
  comment?: string
}

export interface IdentifyRequest {
  /**
   * A JSON Web Token (HS256) that the owner's server signed with the agent's identity secret. Claims: `sub`
   * (required), `exp` (required, at most a day ahead), `name`, `email`, `phone`.
   */
  token: string
}

export interface ChatMessage {
  /** Ordered by time within a conversation. */
  id: string
  /** `person` is the owner who took over. */
  role: 'visitor' | 'agent' | 'person'
  /** Plain text with Markdown lists, links and tables. */
  text: string
  /** What the reply rests on. */
  sources: {
    /** The source's title. */
    title: string
    /** The source's page; absent for knowledge without one. */
    url?: string
  }[]
  /** Offers to show below the message. */
  cards: {
    /** Name of the offer. */
    title: string
    /** As the website writes it. */
    price?: string
    /** Its page. */
    url?: string
    /** URL of its picture, from this service. */
    image_url?: string
  }[]
  /** Next steps to offer below the message, if any. */
  actions?: {
    type: 'link'
    /** Text of the button. */
    label: string
    /** Where the button leads. */
    url: string
  } | {
    type: 'contact_form'
    /** Text of the button. */
    label: string
  } | {
    type: 'handoff'
    /** Text of the button. */
    label: string
  }[]
  /** Answers to offer as buttons below the message, if any. */
  suggestions?: {
    /** Text of the button. */
    title: string
    /** Send it as a message to get that answer. */
    text: string
  }[]
  /** `false` if the agent said that it does not know. */
  answered: boolean
  /** The visitor's rating. */
  rating?: 'up' | 'down'
  /** UTC, ISO 8601. */
  created_at: string
}

export interface SessionResponse {
  /** Bearer token of all other calls. Opens this conversation and nothing else. */
  session_token: string
  /** ID of the conversation, as the owner sees it. */
  conversation_id: string
  agent: {
    /** The agent's name. */
    name: string
    /** The business's name. */
    company_name: string
    /** The first text of the chat. */
    greeting: string
    /** Questions to offer before the first message. */
    suggested_questions: string[]
    theme: {
      /** The brand color, `#rgb` or `#rrggbb`. */
      color: string
      /** The side of the screen. */
      position: 'right' | 'left'
      /** `auto` follows the device. */
      scheme: 'auto' | 'light' | 'dark'
      /** One or two characters, or the URL of an image from this service. */
      avatar?: string
    }
    /** Whether the website is verified. */
    verified: boolean
    /** Whether the request's `Origin` is the website that the agent was created for. */
    on_own_website?: true
    /** Whether the conversation can continue on WhatsApp: `POST /whatsapp`. */
    whatsapp?: boolean
    /** URL of the privacy notice, linked below the chat. */
    privacy_url?: string
    /** Text beside the checkbox of every contact form, if the owner asks for consent. */
    consent_text?: string
  }
  /** `agent` when absent. */
  mode?: 'agent' | 'waiting' | 'person'
  /** The last 100 messages of a resumed conversation, oldest first. */
  messages: ChatMessage[]
}

export interface MessageResponse {
  /** The reply. */
  message?: ChatMessage
  /** A later message arrived before the reply was shown. Its call returns the reply to both. */
  superseded?: true
  /** A person answers. `GET /messages` returns their reply. */
  with_person?: true
}

export type ChatStreamPart = {
  type: 'start'
  /** ID of the reply. */
  messageId: string
} | {
  type: 'text-start'
  /** ID of the text. */
  id: string
} | {
  type: 'text-delta'
  /** ID of the text. */
  id: string
  /** The next part of the text. */
  delta: string
} | {
  type: 'text-end'
  /** ID of the text. */
  id: string
} | {
  type: 'source-url'
  /** ID of the source within the reply. */
  sourceId: string
  /** The source's page. */
  url: string
  /** The source's title. */
  title: string
} | {
  type: 'data-message'
  /** The whole reply. */
  data: ChatMessage
} | {
  type: 'data-superseded'
  /** The reply to a later message answers both. */
  data: {
    /** Always `true`. */
    superseded: true
  }
} | {
  type: 'data-with-person'
  /** A person answers. */
  data: {
    /** Always `true`. */
    with_person: true
  }
} | {
  type: 'error'
  /** What went wrong. */
  errorText: string
} | {
  type: 'finish'
}

export interface MessageList {
  /** At most 100 messages, oldest first. */
  messages: ChatMessage[]
}

export type LiveEvent = {
  type: 'message'
  /** The new message. */
  message: ChatMessage
} | {
  type: 'mode'
  /** Who answers from now on. */
  mode: 'agent' | 'waiting' | 'person'
} | {
  type: 'ended'
}

export interface LeadResponse {
  /** Always `true`. */
  success: true
  /** The contact details that are stored. */
  lead: {
    /** The visitor's name. */
    name?: string
    /** Email address. */
    email?: string
    /** In E.164 if its country is known, such as `+447911123456`. */
    phone?: string
    /** The visitor's company. */
    company?: string
    /** What the visitor is looking for. */
    need?: string
    /** As the visitor wrote it. */
    budget?: string
  }
}

export interface HandoffResponse {
  /** The agent's message about what happens next. */
  message: ChatMessage
  /** Who answers from now on. */
  mode: 'agent' | 'waiting' | 'person'
}

export interface IdentifyResponse {
  /** Always `true`. */
  success: true
  /** The name in the token. */
  name?: string
}

export interface WhatsappResponse {
  /** Opens WhatsApp with a code. Works once, for an hour. */
  link: string
}

export interface VisitorDone {
  /** Always `true`. */
  success: true
}

export interface CreateAgentRequest {
  /** Email of the person who can claim the agent. Surrounding white space is removed. Optional with an API key. */
  email: string
  /** Name of the business. */
  company_name: string
  /** Website to research (website mode), at most 2,048 characters. */
  website_url?: string
  /** Company page on LinkedIn, which Foyer also reads; at most 2,048 characters. */
  linkedin_url?: string
  /** Extracted content (codebase mode). */
  codebase_context?: CodebaseContext
  /** Default: the company name followed by "Assistant". */
  agent_name?: string
  /** Custom greeting of the agent. */
  greeting_message?: string
  /** Industry or vertical, free text. */
  industry?: string
  /** At least one of `webchat` and `whatsapp`. Default: both. */
  deploy_channels?: ('webchat' | 'whatsapp')[]
  /**
   * Where the call comes from, for analytics: `mcp`, `api`, `other`, or another label of lower-case letters and digits
   * with at most one underscore.
   */
  source?: string
  /** `true` returns what would be stored, and stores and sends nothing. Default: `false`. */
  dry_run?: boolean
}

export interface CreateAgentBatchRequest {
  /**
   * An agent of the account. The new agents copy its appearance, allowed origins, tone, languages, goals, consent
   * settings, privacy notice, `visitor_texts`, `visitor_mcp` and `retention_days`.
   */
  template_agent_id?: string
  /** The agents to create, 1 to 100. */
  agents: BatchAgent[]
}

/** The fields of `POST /agents`, except `dry_run`. */
export interface BatchAgent {
  /** Email of the person who can claim the agent. Surrounding white space is removed. Optional with an API key. */
  email?: string
  /** Name of the business. */
  company_name: string
  /** Website to research (website mode), at most 2,048 characters. */
  website_url?: string
  /** Company page on LinkedIn, which Foyer also reads; at most 2,048 characters. */
  linkedin_url?: string
  /** Extracted content (codebase mode). */
  codebase_context?: CodebaseContext
  /** Default: the company name followed by "Assistant". */
  agent_name?: string
  /** Custom greeting of the agent. */
  greeting_message?: string
  /** Industry or vertical, free text. */
  industry?: string
  /** At least one of `webchat` and `whatsapp`. Default: both. */
  deploy_channels?: ('webchat' | 'whatsapp')[]
  /**
   * Where the call comes from, for analytics: `mcp`, `api`, `other`, or another label of lower-case letters and digits
   * with at most one underscore.
   */
  source?: string
}

export interface CodebaseContext {
  /** Text of the landing or home page. */
  landing_page_content?: string
  /** Content of a README file. */
  readme_content?: string
  /** Products and services. */
  products?: {
    /** Name of the product or service. */
    name?: string
    /** What it is and whom it is for. */
    description?: string
    /** The price as buyers read it, such as `€49 a month`. */
    price?: string
    /** What it includes, one entry each. */
    features?: string[]
  }[]
  /** Plans or packages with their prices. */
  pricing_tiers?: {
    /** Name of the plan. */
    name?: string
    /** The price as buyers read it, such as `€49 a month`. */
    price?: string
    /** What it includes, one entry each. */
    features?: string[]
  }[]
  /** What the business is and does. */
  company_description?: string
  /** Why customers choose it. */
  value_proposition?: string
  /** Whom it serves. */
  target_customers?: string
  /** What sets it apart from competitors, one entry each. */
  key_differentiators?: string[]
  /** How buyers reach the business. */
  contact_info?: {
    /** Plain text, not validated. */
    email?: string
    /** Plain text, not validated. */
    phone?: string
  }
}

export interface AddKnowledgeRequest {
  /** Agent that receives the item. */
  agent_id: string
  /** Title of the item. */
  title: string
  /** Body text, stored and embedded. */
  content: string
  /** Default: `document`. */
  item_type?: 'faq' | 'product' | 'policy' | 'document'
  /** Free-text label. */
  category?: string
}

export type AddKnowledgeBatchRequest = {
  /** Agent that receives the item. */
  agent_id?: string
  /** Title of the item. */
  title: string
  /** Body text, stored and embedded. */
  content: string
  /** Default: `document`. */
  item_type?: 'faq' | 'product' | 'policy' | 'document'
  /** Free-text label. */
  category?: string
}[]

export interface UpdateKnowledgeRequest {
  /** Title of the item. */
  title?: string
  /** Body text. Its embedding is generated again. */
  content?: string
  /** `faq`: a question with its answer. `product`: something to buy. `policy`: terms. `document`: any other text. */
  item_type?: 'faq' | 'product' | 'policy' | 'document'
  /** Free-text label. */
  category?: string
}

export interface ApproveKnowledgeRequest {
  /** The `updated_at` of the item you saw. If the item has changed since then, it is not approved. */
  updated_at?: string
}

export interface SettleKnowledgeRequest {
  /** The text to keep: the owner's or the website's. */
  keep: 'mine' | 'site'
}

export interface ReadAgainRequest {
  /** One page of the website. Default: the whole website. */
  url?: string
}

export interface TestAgentRequest {
  /** Questions to ask, each as the first message from a visitor. */
  questions: string[]
}

export interface UploadDocumentRequest {
  /**
   * The file with its name, at most 10 MiB: PDF (60 pages are read), DOCX, HTML, Markdown, plain text, CSV with a
   * header, or JSON.
   */
  file: Blob
}

export interface ReplaceCodebaseRequest {
  /** The whole content of the codebase, as in `POST /agents`. Foyer retires items that it no longer contains. */
  codebase_context: CodebaseContext
  /**
   * Members that have not changed since the last request, so that `codebase_context` can leave them out. Each value is
   * the SHA-256, in hex, of the JSON of the member with sorted keys and no spaces.
   */
  unchanged?: Record<string, string>
}

export interface VerifyWebsiteRequest {
  /** The website to verify. Default: the agent's own. */
  website_url?: string
}

export interface UpdateAgentRequest {
  /** The agent's name, as visitors see it. */
  agent_name?: string
  /** The first message, before the visitor writes. */
  greeting_message?: string
  /** Channels on which it answers. Embed code and links stay the same. */
  deploy_channels?: ('webchat' | 'whatsapp')[]
  /** Whether visitors must agree before their contact details are stored. */
  ask_consent?: boolean
  /**
   * Whether the agent uses comments, reviews and forum posts that visitors wrote on the website. Default: false. A
   * change applies after a job has processed the stored pages again.
   */
  visitor_texts?: boolean
  /** Whether visitors' assistants can ask through MCP, on websites only. Default: true. */
  visitor_mcp?: boolean
  /** The chat's look. Replaces all its fields. */
  appearance?: {
    /** The brand color, `#rgb` or `#rrggbb`. */
    color?: string
    /** The side of the screen. */
    position?: 'right' | 'left'
    /** `auto` follows the device. */
    scheme?: 'auto' | 'light' | 'dark'
    /** Text beside the launcher's icon. */
    launcher?: string
    /** Text of a small bubble beside the launcher. It costs no credit. */
    bubble?: string
    /** Seconds until the bubble appears. */
    delay?: number
    /** Start of the path of the pages that show the bubble. */
    page?: string
    /** One or two characters, or the URL of an image. */
    avatar?: string
    /** Suggested questions, instead of those that Foyer finds. */
    questions?: string[]
    /** The websites that may show the chat. Empty: all. */
    origins?: string[]
  }
  /** How many days visitors' messages are kept. Default: 365. */
  retention_days?: number
  /** Time zone for "now", "today" and "tomorrow", such as `Europe/Berlin`; `auto` for that of the website. */
  time_zone?: string
  /**
   * The consent text, as a question or a sentence; `none` restores Foyer's default text. Every change is a new
   * version.
   */
  consent_text?: string | 'none'
  /** Tone of the answers that a model writes. */
  tone?: 'neutral' | 'warm' | 'formal' | 'brief'
  /**
   * Codes of the languages that a model answers in, such as `de` (ISO 639). Visitors with another language get the
   * first one. Empty: the visitor's language.
   */
  languages?: string[]
  /** Conversation goal, for the model that writes the answers; `none` removes it. */
  goals?: string
  /** URL of the privacy notice, linked below the chat; `none` removes it. */
  privacy_url?: string | 'none'
}

export interface ReplyRequest {
  /** The person's message to the visitor. */
  text: string
}

export interface CorrectionRequest {
  /** The answer that the agent gives from the next message. */
  answer: string
  /** The question. Default: the visitor's message. Stored without the visitor's name and contact details. */
  question?: string
}

export interface VerdictRequest {
  /** The question. Default: the visitor's message. Stored without the visitor's name and contact details. */
  question?: string
  /** Whether the reply was right. */
  verdict: 'right' | 'wrong'
}

export interface RewordRequest {
  /** The answer that the agent gives from the next message. */
  answer: string
}

export interface UpdateLeadRequest {
  /** The state of your work on the lead. */
  status?: 'new' | 'contacted' | 'won' | 'lost'
  /** Sets the stage. Later messages from the visitor do not change it. */
  stage?: 'curious' | 'interested' | 'ready'
}

export interface AnswerGapRequest {
  /** Stored as a knowledge item with the question as its title. */
  answer: string
  /** Default: the visitor's words. Stored without the visitor's name and contact details. */
  question?: string
}

export interface ConnectNumberRequest {
  /** The number's ID in WhatsApp Manager. */
  phone_number_id: string
  /** Access token of a system user with `whatsapp_business_messaging`. Optional if one is stored. */
  access_token?: string
  /**
   * Secret of your Meta app, which signs its webhooks. Default: webhooks come through the app of this service, if it
   * has one.
   */
  app_secret?: string
  /**
   * An approved template with one variable. Foyer sends a person's message in it if the visitor's last message is more
   * than 24 hours old.
   */
  template?: string
}

export interface CreateWebhookRequest {
  /** A public https URL. */
  url: string
  /** The events to send. */
  events: ('lead.created' | 'lead.updated' | 'conversation.started' | 'conversation.person_wanted' | 'question.unanswered' | 'research.finished' | 'knowledge.held' | 'agent.claimed' | 'credits.low' | 'credits.out')[]
  /** The agent whose events are sent. Default: all agents of the account. */
  agent_id?: string
}

export interface UpdateWebhookRequest {
  /** A public https URL. */
  url?: string
  /** The events to send. */
  events?: ('lead.created' | 'lead.updated' | 'conversation.started' | 'conversation.person_wanted' | 'question.unanswered' | 'research.finished' | 'knowledge.held' | 'agent.claimed' | 'credits.low' | 'credits.out')[]
  /** `on` enables a disabled webhook again. */
  state?: 'on' | 'off'
}

export interface CreateKeyRequest {
  /** Where it is used, such as `production`. */
  name: string
  /**
   * What the key may do. `read`: read everything except keys, team, integrations, secrets and the audit log.
   * `knowledge`: read agents and change their knowledge. `agents`: read, create and change agents. `everything`: all
   * operations. Default: `everything`.
   */
  scopes?: ('read' | 'knowledge' | 'agents' | 'everything')[]
  /** Default: the key does not expire. */
  expires_in_days?: number
}

export interface InviteMemberRequest {
  /** The person to invite. They get an email with a link that works once and expires after 14 days. */
  email: string
  /**
   * `owner`: everything except deleting the account. `editor`: agents, knowledge, conversations and leads, but no
   * keys, team and integrations. Default: `editor`.
   */
  role?: 'owner' | 'editor'
}

export interface ChangeRoleRequest {
  /** The new role. */
  role: 'owner' | 'editor'
}

export interface UpdateAccountRequest {
  /** The workspace's name; `null` removes it. */
  name?: string | null
}

/** A row whose item is stored. */
export interface AddedRow {
  /** Position of the row, from 1. The header of CSV does not count. */
  row: number
  /** Always `true`. */
  success: true
  /** Identifier of the item. */
  knowledge_item_id: string
  /** Agent that the item belongs to. */
  agent_id: string
  /** Name of that agent. */
  agent_name: string
  /** Whether the embedding for the content was generated. */
  embedding_generated: boolean
  /** Notes about the item, in plain sentences. */
  warnings?: string[]
}

/** A row that failed. */
export interface FailedRow {
  /** Position of the row, from 1. The header of CSV does not count. */
  row: number
  /** Always `false`. */
  success: false
  /** The status that `POST /knowledge` would return. */
  status: number
  /** The `Error-Code` that `POST /knowledge` would return. */
  error_code: string
  /** One sentence that says what is wrong and how to fix it. */
  error: string
}

/** An agent of the account. */
export interface Agent {
  /** Identifier of the agent. */
  agent_id: string
  /** Display name of the agent. */
  agent_name: string
  /** Name of the business. */
  company_name: string
  /** `archived`: it answers nobody and can be restored. */
  state: 'active' | 'archived'
  /** Address of the business's website. */
  website_url?: string
  /** Whether the website is verified. */
  verified: boolean
  /** The first message, before the visitor writes. */
  greeting_message: string
  /** Channels on which it answers. */
  deploy_channels: ('webchat' | 'whatsapp')[]
  /** Script tag that embeds the widget; only with the channel `webchat`. */
  webchat_embed_code?: string
  /** Widget key, `wc_…`; only with the channel `webchat`. */
  webchat_widget_key?: string
  /** Chat link with a prefilled text; only with the channel `whatsapp`. */
  whatsapp_link?: string
  /** Free replies of the trial. */
  credits: {
    /** Credits of the trial used so far. */
    used: number
    /** Credits of the trial. */
    limit: number
  }
  /** What could not be read, and what to do, in plain sentences. */
  warnings: string[]
  /** How many days visitors' messages are kept. */
  retention_days: number
  /** Whether visitors must agree before their contact details are stored. */
  ask_consent: boolean
  /** Whether the agent uses comments, reviews and forum posts that visitors wrote on the website. */
  visitor_texts: boolean
  /** Whether visitors' assistants can ask through MCP. */
  visitor_mcp: boolean
  /** The chat's look. Absent fields have their default. */
  appearance: {
    /** The brand color, `#rgb` or `#rrggbb`. */
    color?: string
    /** The side of the screen. */
    position?: 'right' | 'left'
    /** `auto` follows the device. */
    scheme?: 'auto' | 'light' | 'dark'
    /** Text beside the launcher's icon. */
    launcher?: string
    /** Text of a small bubble beside the launcher. It costs no credit. */
    bubble?: string
    /** Seconds until the bubble appears. */
    delay?: number
    /** Start of the path of the pages that show the bubble. */
    page?: string
    /** One or two characters, or the URL of an image. */
    avatar?: string
    /** Suggested questions, instead of those that Foyer finds. */
    questions?: string[]
    /** The websites that may show the chat. Empty: all. */
    origins?: string[]
  }
  /** The consent text; absent for Foyer's own. */
  consent_text?: string
  /** URL of the privacy notice, linked below the chat. */
  privacy_url?: string
  /**
   * Time zone for "now", "today" and "tomorrow", such as `Europe/Berlin`. Default: that of the website; absent if
   * unknown.
   */
  time_zone?: string
  /** Tone of the answers that a model writes. */
  tone: 'neutral' | 'warm' | 'formal' | 'brief'
  /**
   * Codes of the languages that a model answers in, such as `de` (ISO 639). Visitors with another language get the
   * first one. Empty: the visitor's language.
   */
  languages: string[]
  /** Conversation goal, for the model that writes the answers. */
  goals?: string
  /** When it was created. */
  created_at: string
}

/** An API key, without its secret. */
export interface ApiKey {
  /** Identifier of the key. */
  key_id: string
  /** The name its owner gave it. */
  name: string
  /** The last four characters, to recognize it. */
  ending: string
  /** What the key may do. */
  scopes: ('read' | 'knowledge' | 'agents' | 'everything')[]
  /**
   * Host of the assistant that a person connected with OAuth. Absent for keys created in the dashboard or with the
   * API.
   */
  client_host?: string
  /** When it was created. */
  created_at: string
  /** Exact to a minute. Absent if never used. */
  last_used_at?: string
  /** Absent if it does not expire. */
  expires_at?: string
}

/** A batch of agents and its progress. */
export interface Batch {
  /** Identifier of the batch. */
  batch_id: string
  /** `running`: some rows wait. `cancelled`: rows that waited at that time were not created. */
  state: 'running' | 'done' | 'cancelled'
  /** Number of rows. */
  total: number
  /** Rows whose agent exists. */
  created: number
  /** Rows that failed. They do not affect the others. */
  failed: number
  /**
   * An agent of the account. The new agents copy its appearance, allowed origins, tone, languages, goals, consent
   * settings, privacy notice, `visitor_texts`, `visitor_mcp` and `retention_days`.
   */
  template_agent_id?: string
  /** When it was created. */
  created_at: string
  /** One for each row that is done, in the order of the rows. */
  results: (CreatedAgentRow | FailedAgentRow)[]
}

/** A batch of agents and its progress, without the results. */
export interface BatchSummary {
  /** Identifier of the batch. */
  batch_id: string
  /** `running`: some rows wait. `cancelled`: rows that waited at that time were not created. */
  state: 'running' | 'done' | 'cancelled'
  /** Number of rows. */
  total: number
  /** Rows whose agent exists. */
  created: number
  /** Rows that failed. They do not affect the others. */
  failed: number
  /**
   * An agent of the account. The new agents copy its appearance, allowed origins, tone, languages, goals, consent
   * settings, privacy notice, `visitor_texts`, `visitor_mcp` and `retention_days`.
   */
  template_agent_id?: string
  /** When it was created. */
  created_at: string
}

/** A row whose agent exists. */
export interface CreatedAgentRow {
  /** Always `true`. */
  success: true
  /** Identifier of the agent. */
  agent_id: string
  /** Display name of the agent. */
  agent_name: string
  /** Name of the business. */
  company_name: string
  /** Script tag that embeds the widget; only with the channel `webchat`. */
  webchat_embed_code?: string
  /** Widget key, `wc_…`; only with the channel `webchat`. */
  webchat_widget_key?: string
  /** Chat link with a prefilled text; only with the channel `whatsapp`. */
  whatsapp_link?: string
  /** Whether the email is new to this service. */
  is_new_user: boolean
  /** The dashboard of the agent. */
  dashboard_url: string
  /** The trial of the agent. */
  trial_info: {
    /** Days until the trial expires; `null` means no expiry. */
    expires_in_days: number | null
    /** Number of free AI messages (credits). */
    message_limit: number
  }
  /** Knowledge items created. */
  knowledge_base_count: number
  /** What went wrong or is missing, and what to do, in plain sentences. */
  warnings?: string[]
  /** Topics that buyers ask about and that the knowledge lacks. */
  missing_content_hints?: ('pricing' | 'contact' | 'hours' | 'policies')[]
  /** How to verify the website. */
  verification?: Verification
  /** Position of the row in `agents`, from 1. */
  row: number
}

/** A row without an agent. */
export interface FailedAgentRow {
  /** Position of the row in `agents`, from 1. */
  row: number
  /** Always `false`. */
  success: false
  /** The status that `POST /agents` would return. */
  status: number
  /** The `Error-Code` that `POST /agents` would return. */
  error_code: string
  /** One sentence that says what is wrong and how to fix it. */
  error: string
  /** The agent that already has this website. */
  existing_agent?: {
    /** Identifier of the agent. */
    agent_id: string
    /** Display name of the agent. */
    agent_name: string
    /** Name of the business. */
    company_name: string
    /** Address of the business's website. */
    website_url: string
    /** When it was created. */
    created_at: string
  }
}

/** A change that somebody made to the account. */
export interface Change {
  /** Identifier of the change. */
  change_id: string
  /** When somebody made the change. */
  at: string
  /** Who made it. */
  by: {
    /** A person in the dashboard, an API key, or the operator of the service. */
    kind: 'person' | 'key' | 'operator'
    /**
     * An email, or the name and the last characters of a key, at the time of the change; empty for a person without a
     * verified email.
     */
    name: string
  }
  /** The `operationId`, or the name of a change that only the dashboard makes. */
  action: string
  /** The action in words. */
  summary: string
  /** The ID of the changed object. */
  target_id?: string
  /** Names of the fields sent, without their values. */
  fields: string[]
}

/** A version of the text that asks visitors for consent. */
export interface ConsentText {
  /** Counts from 1. */
  version: number
  /** Absent for Foyer's default text, in the visitor's language. */
  text?: string
  /** When it was created. */
  created_at: string
}

/** A conversation with a visitor. */
export interface Conversation {
  /** Identifier of the conversation. */
  conversation_id: string
  /** Identifier of the agent. */
  agent_id: string
  /** Where the visitor writes; `mcp` for a visitor whose assistant asks. */
  channel: 'webchat' | 'whatsapp' | 'mcp'
  /** Who answers: the agent; the agent, while the visitor waits for a person; a person. */
  mode: 'agent' | 'waiting' | 'person'
  /** The visitor's identity, signed by the owner's server or reported by WhatsApp. */
  visitor?: {
    /** Your server's ID of the visitor, or the WhatsApp number. */
    id: string
    /** The visitor's name. */
    name?: string
    /** The visitor's email address. */
    email?: string
    /** The visitor's phone number. */
    phone?: string
  }
  /** The page on which the visitor started to chat. */
  page_url?: string
  /** The most recent message. */
  last_message?: Message
  /** Number of replies in which the agent did not know the answer. */
  unanswered: number
  /** Whether a person answers or has answered. */
  taken_over: boolean
  /** Whether the visitor waits for a person: they asked for one, or wrote the last message while a person answers. */
  waiting: boolean
  /** Number of replies that the visitor rated down. */
  thumbs_down: number
  /** Number of replies with sentences that the knowledge may not support and that the owner has not judged. */
  flagged: number
  /** The details that the visitor gave. */
  lead?: {
    /** Identifier of the lead. */
    lead_id: string
    /** The visitor's name. */
    name?: string
    /** The visitor's email address. */
    email?: string
    /** The visitor's phone number. */
    phone?: string
    /** How close the visitor is to buying. `ready`: they want to buy, book or be called. */
    stage: 'curious' | 'interested' | 'ready'
    /** The state of your work on the lead. */
    status: 'new' | 'contacted' | 'won' | 'lost'
  }
  /** The message that matches the search. */
  match?: {
    /** Identifier of the message. */
    message_id: string
    /** Text of the message. */
    text: string
  }
  /** When it was created. */
  created_at: string
}

/** An owner's correction of a reply, or their verdict on it. */
export interface Correction {
  /** Identifier of the correction. */
  correction_id: string
  /** Identifier of the agent. */
  agent_id: string
  /** The question, without the contact details of the visitor who asked it. */
  question: string
  /** The agent's answer from now on, or the reply that was right or wrong. */
  answer: string
  /** `corrected`: the agent says `answer`. `right`, `wrong`: only checked after each research. */
  verdict: 'corrected' | 'right' | 'wrong'
  /**
   * Whether the last check passed: the agent still says a right `answer`, and no longer says a wrong one. Absent
   * before the first check.
   */
  holds?: boolean
  /** The agent's answer without the correction; empty if it would not know. Absent before the first check. */
  site_says?: string
  /**
   * Whether the website has changed since: the agent's answer from its knowledge differs now. Absent before the first
   * check.
   */
  site_changed?: boolean
  /** When it was last checked. Absent before the first check. */
  checked_at?: string
  /** When it was created. */
  created_at: string
}

/** A document that the owner uploaded. */
export interface Document {
  /** Identifier of the document. */
  document_id: string
  /** The file's name. */
  name: string
  /** Size of the file in bytes. */
  bytes: number
  /** Items from this file in the agent's knowledge. */
  knowledge_items: number
  /** When it was uploaded. */
  uploaded_at: string
}

/** The codebase of an agent. */
export interface Codebase {
  /** Identifier of the agent. */
  agent_id: string
  /** Number of items from the codebase, including those that wait for approval. */
  knowledge_items: number
  /** When one of them last changed. Absent without items. */
  updated_at?: string
}

/** An item that the replacement adds, changes, retires or keeps. */
export interface CodebaseChange {
  /** `kept`: the codebase now differs from the owner's edit, which stays. */
  change: 'created' | 'changed' | 'retired' | 'kept'
  /** Identifier of the item. Absent if it is retired. */
  knowledge_item_id?: string
  /** Title of the item. */
  title: string
  /** The codebase's earlier text; cut after 600 characters. */
  said?: string
  /** The codebase's current text; cut after 600 characters. */
  says?: string
}

/** A typed value that a knowledge item contains. */
export interface Fact {
  /** What the value is. */
  kind: 'price' | 'hours' | 'phone' | 'email' | 'address' | 'policy'
  /** As written. */
  value: string
  /** What the price, hours or number belongs to. */
  subject: string
  /** A limit of the value: `from`, `was`, a size, an exception. */
  qualifier?: string
  /** Currency of a price, ISO 4217. */
  currency?: string
  /** Unit of a price, or the time zone of hours. */
  unit?: string
  /** The page it comes from. */
  source_url?: string
  /** The surrounding text. */
  words: string
  /** The item that contains it. */
  knowledge_item_id: string
}

/** A question that the agent could not answer. */
export interface Gap {
  /** Identifier of the gap. */
  gap_id: string
  /** Identifier of the agent. */
  agent_id: string
  /** In the words of the first visitor who asked it. */
  question: string
  /** How often it was asked, in any words. */
  count: number
  /** Whether it still needs an answer. */
  state: 'open' | 'answered' | 'dismissed'
  /** Channels on which it was asked. */
  channels: ('webchat' | 'whatsapp' | 'mcp')[]
  /** When it was last asked. */
  last_asked_at: string
}

/** An invitation to the team. */
export interface Invitation {
  /** Identifier of the invitation. */
  invitation_id: string
  /** The address it was sent to. */
  email: string
  /** What they may do: `owner` or `editor`. */
  role: 'owner' | 'editor'
  /** When it was created. */
  created_at: string
  /** When its link stops working. */
  expires_at: string
}

/** A piece of knowledge that the agent answers from. */
export interface KnowledgeItem {
  /** Identifier of the knowledge item. */
  knowledge_item_id: string
  /** Identifier of the agent. */
  agent_id: string
  /** `faq`: a question with its answer. `product`: something to buy. `policy`: terms. `document`: any other text. */
  item_type: 'faq' | 'product' | 'policy' | 'document'
  /** Title of the item. */
  title: string
  /** Body text. */
  content: string
  /** Free-text label. */
  category?: string
  /**
   * `live`: used in answers. `held`: came from somebody else before the claim, or has unusual payment details or
   * links. `quarantined`: has instructions to AI assistants. `removed`: can be restored.
   */
  state: 'live' | 'held' | 'quarantined' | 'removed'
  /** Where it comes from. `added`: from the dashboard or `POST /knowledge`. `upload`: from a document. */
  origin: 'website' | 'linkedin' | 'codebase' | 'added' | 'upload'
  /**
   * Who wrote it. `owner`: the account. `site`: the website or the LinkedIn page. `visitors`: visitors of the website,
   * in comments, reviews or posts. `stranger`: somebody else, before the agent was claimed.
   */
  author: 'owner' | 'site' | 'visitors' | 'stranger'
  /** The page it comes from. */
  source_url?: string
  /** The uploaded document it comes from. */
  upload_id?: string
  /** Whether the owner edited it. A refresh does not overwrite it. */
  edited: boolean
  /** The source's current text, if it differs from the owner's edit. Settle the conflict. */
  site_says?: {
    /** Title on the website. */
    title: string
    /** Empty if the website no longer has it. */
    content: string
  }
  /** Its typed values. */
  facts: {
    /** What the value is. */
    kind: 'price' | 'hours' | 'phone' | 'email' | 'address' | 'policy'
    /** As written. */
    value: string
    /** What the price, hours or number belongs to. */
    subject: string
    /** A limit of the value: `from`, `was`, a size, an exception. */
    qualifier?: string
    /** Currency of a price, ISO 4217. */
    currency?: string
    /** Unit of a price, or the time zone of hours. */
    unit?: string
    /** The page it comes from. */
    source_url?: string
    /** The surrounding text. */
    words: string
  }[]
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

/** A visitor who left contact details. */
export interface Lead {
  /** Identifier of the lead. */
  lead_id: string
  /** Identifier of the agent. */
  agent_id: string
  /** Identifier of the conversation. */
  conversation_id: string
  /** What the visitor said about themselves and what they need. */
  details: {
    name?: LeadDetail
    email?: LeadDetail
    phone?: LeadDetail
    company?: LeadDetail
    need?: LeadDetail
    budget?: LeadDetail
  }
  /** How close the visitor is to buying. `ready`: they want to buy, book or be called. */
  stage: 'curious' | 'interested' | 'ready'
  /** The state of your work on the lead. */
  status: 'new' | 'contacted' | 'won' | 'lost'
  /** The visitor's consent to be contacted. */
  consent: {
    /** `own_words`: they gave the details unasked. `chat`: they agreed in the chat. `form`: they sent the form. */
    by: 'own_words' | 'chat' | 'form'
    /** The text the visitor agreed to; empty if the owner does not ask for consent. */
    text: string
    /** Version of the agent's consent text; 0 is Foyer's own text. Absent if nothing was asked. */
    version?: number
    /** When they agreed. */
    at: string
  }
  /** When it was created. */
  created_at: string
  /** When it last changed. */
  updated_at: string
}

/** A detail that the visitor gave, with their words. */
export interface LeadDetail {
  /** The detail, such as a phone number. */
  value: string
  /** The visitor's words. */
  words: string
  /** The message with these words; `null` for the form. */
  message_id: string | null
}

/** A member of the team. */
export interface Member {
  /** Identifier of the member. */
  member_id: string
  /** Empty until an email is verified. */
  email: string
  /** What they may do: `owner` or `editor`. */
  role: 'owner' | 'editor'
  /** Whether they own the account: nobody can remove them, and only they can delete the account. */
  holder: boolean
  /** When they joined. */
  since: string
}

/** A message of a conversation. */
export interface Message {
  /** Identifier of the message. */
  message_id: string
  /** Who wrote it. `person`: a member of the owner's team. */
  role: 'visitor' | 'agent' | 'person'
  /** Text of the message. */
  text: string
  /** `false` if the agent said that it does not know. */
  answered: boolean
  /** The visitor's rating. */
  rating?: 'up' | 'down'
  /** When it was created. */
  created_at: string
}

export interface PlannedFact {
  /** What the value is. */
  kind: 'price' | 'hours' | 'phone' | 'email' | 'address' | 'policy'
  /** As written. */
  value: string
  /** What the price, hours or number belongs to. */
  subject: string
  /** A limit of the value: `from`, `was`, a size, an exception. */
  qualifier?: string
  /** Currency of a price, ISO 4217. */
  currency?: string
  /** Unit of a price, or the time zone of hours. */
  unit?: string
  /** The page it comes from. */
  source_url?: string
  /** The surrounding text. */
  words: string
  /** Position in `items` of the item that contains it, from 0. */
  item: number
}

export interface PlannedItem {
  /** `faq`: a question with its answer. `product`: something to buy. `policy`: terms. `document`: any other text. */
  item_type: 'faq' | 'product' | 'policy' | 'document'
  /** Title of the item. */
  title: string
  /** Body text. */
  content: string
  /** Free-text label. */
  category?: string
  /**
   * `live`: used in answers. `held`: came from somebody else before the claim, or has unusual payment details or
   * links. `quarantined`: has instructions to AI assistants. `removed`: can be restored.
   */
  state: 'live' | 'held' | 'quarantined' | 'removed'
  /** Where it comes from. `added`: from the dashboard or `POST /knowledge`. `upload`: from a document. */
  origin: 'website' | 'linkedin' | 'codebase' | 'added' | 'upload'
  /**
   * Who wrote it. `owner`: the account. `site`: the website or the LinkedIn page. `visitors`: visitors of the website,
   * in comments, reviews or posts. `stranger`: somebody else, before the agent was claimed.
   */
  author: 'owner' | 'site' | 'visitors' | 'stranger'
  /** The page it comes from. */
  source_url?: string
}

/** A message with its sources and how it was checked. */
export interface ThreadMessage {
  /** Identifier of the message. */
  message_id: string
  /** Who wrote it. `person`: a member of the owner's team. */
  role: 'visitor' | 'agent' | 'person'
  /** Text of the message. */
  text: string
  /** `false` if the agent said that it does not know. */
  answered: boolean
  /** The visitor's rating. */
  rating?: 'up' | 'down'
  /** When it was created. */
  created_at: string
  /** Delivery state on WhatsApp; absent on other channels. */
  delivery?: {
    /**
     * `unknown`: the connection broke before WhatsApp answered, and it has not reported the outcome. Foyer does not
     * send the message again.
     */
    state: 'waiting' | 'unknown' | 'sent' | 'delivered' | 'read' | 'failed'
    /** Why it failed, is retried or is not confirmed, and what to do. */
    reason?: string
  }
  /** The visitor's comment on the rating. */
  rating_comment?: string
  /** The sources, as the visitor sees them. */
  sources: {
    /** Title of the knowledge item. */
    title: string
    /** The page it comes from. */
    url?: string
  }[]
  /** The passages the reply rests on, best first. The items may have changed since then. */
  passages: {
    /** Identifier of the knowledge item. */
    knowledge_item_id: string
    /** Title of the knowledge item. */
    title: string
    /** The page it comes from. */
    url?: string
    /** Text of the passage. */
    text: string
  }[]
  /** `builtin`, `correction`, the name of a model, or `none` if the agent had no credit or only confirmed details. */
  answered_by?: string
  /** How the reply was checked; absent if no model wrote it. */
  review?: {
    /** Whether a model judged the reply (`CHAT_CHECK`): `waiting` means that it will. */
    judged: 'none' | 'waiting' | 'done'
    /** Sentences of the model that the visitor did not see. */
    dropped: {
      /** The sentence. */
      text: string
      /** Why it was dropped, such as `price` or `unsupported`. */
      reason: string
      /** The judging model's explanation. */
      note?: string
      /** What the visitor saw instead. */
      instead?: string
    }[]
    /** Sentences of the reply that the knowledge does not support, according to a model. */
    flags: {
      /** The sentence. */
      text: string
      /** The judging model's explanation. */
      reason: string
    }[]
  }
  /** The owner's verdict on the reply, if any. */
  verdict?: 'corrected' | 'right' | 'wrong'
}

/** Whether the website is verified, and how to verify it. */
export interface Verification {
  /** Whether the account has shown that the website is its own. */
  state: 'unverified' | 'verified'
  /** A TXT record that verifies the website. Absent for an IP address or `localhost`. */
  dns_record?: {
    /** Type of the record. */
    type: 'TXT'
    /** Name of the record. */
    name: string
    /** Text of the record. */
    value: string
  }
  /** A tag in the head of the home page that also verifies it. */
  meta_tag: string
  /** The result of a failed check in both places. */
  misses?: {
    /** Where Foyer looked. */
    way: 'dns_record' | 'meta_tag'
    /** `different`: there is another value. `unreachable`: it could not be checked. */
    reason: 'missing' | 'different' | 'unreachable'
    /** The reason in a sentence. */
    sentence: string
  }[]
}

/** A webhook, without its secret. */
export interface Webhook {
  /** Identifier of the webhook. */
  webhook_id: string
  /** Where events are sent. */
  url: string
  /** The events that are sent. */
  events: ('lead.created' | 'lead.updated' | 'conversation.started' | 'conversation.person_wanted' | 'question.unanswered' | 'research.finished' | 'knowledge.held' | 'agent.claimed' | 'credits.low' | 'credits.out')[]
  /** The agent whose events are sent; absent for all agents of the account. */
  agent_id?: string
  /** `off`: Foyer sends nothing. */
  state: 'on' | 'off'
  /** Why Foyer disabled it; absent if its owner did. */
  off_reason?: string
  /** When an event was last delivered. Absent before the first. */
  last_success_at?: string
  /** When it was created. */
  created_at: string
}

/** An event on its way to a webhook. */
export interface WebhookDelivery {
  /** Identifier of the delivery. */
  delivery_id: string
  /** One of the events, or `webhook.test`. */
  event: string
  /** `waiting`: being sent, or waiting for a retry. */
  state: 'waiting' | 'delivered' | 'failed'
  /** Number of attempts so far. */
  attempts: number
  /** Status of the last response. Its body is not stored. */
  status?: number
  /** Why the last attempt failed. */
  error?: string
  /** When Foyer retries it. Absent if there is no retry. */
  next_attempt_at?: string
  /** When it was created. */
  created_at: string
}

/** An owner's own WhatsApp number. */
export interface WhatsappNumber {
  /** The number's ID in WhatsApp Manager. */
  phone_number_id: string
  /** Digits, with the country code. */
  phone: string
  /** The name that WhatsApp verified. */
  name: string
  /** Enter it in the Meta app, with the field `messages`. */
  webhook_url: string
  /** Enter it with the URL. Absent if webhooks come through the app of this service. */
  verify_token?: string
  /** The approved template for late messages, as name/language. */
  template?: string
  /** What WhatsApp refuses and what to do. Absent if there is no problem. */
  problem?: string
}

export interface CreateAgentResponse {
  /** Always `true`. */
  success: true
  /** Identifier of the agent. */
  agent_id: string
  /** Display name of the agent. */
  agent_name: string
  /** Name of the business. */
  company_name: string
  /** Script tag that embeds the widget; only with the channel `webchat`. */
  webchat_embed_code?: string
  /** Widget key, `wc_…`; only with the channel `webchat`. */
  webchat_widget_key?: string
  /** Chat link with a prefilled text; only with the channel `whatsapp`. */
  whatsapp_link?: string
  /** Whether the email is new to this service. */
  is_new_user: boolean
  /** Claim link; only if `is_new_user` is true. */
  claim_url?: string
  /** The dashboard of the agent. */
  dashboard_url: string
  /** The trial of the agent. */
  trial_info: {
    /** Days until the trial expires; `null` means no expiry. */
    expires_in_days: number | null
    /** Number of free AI messages (credits). */
    message_limit: number
  }
  /** Knowledge items created. */
  knowledge_base_count: number
  /** What went wrong or is missing, and what to do, in plain sentences. */
  warnings?: string[]
  /** Topics that buyers ask about and that the knowledge lacks. */
  missing_content_hints?: ('pricing' | 'contact' | 'hours' | 'policies')[]
  /** How to verify the website. */
  verification?: Verification
}

export type CreateAgentResult = CreateAgentResponse | DryRunResponse

export interface DryRunResponse {
  /** Always `true`. */
  success: true
  /** Nothing was stored or sent. */
  dry_run: true
  /** Display name of the agent. */
  agent_name: string
  /** Name of the business. */
  company_name: string
  /** Number of items that the agent would use: those with the state `live`. */
  knowledge_base_count: number
  /** Items that would be stored. */
  items: PlannedItem[]
  /** Prices, hours, phone numbers, email and postal addresses and periods of policies in the `live` items. */
  facts: PlannedFact[]
  /** What went wrong or is missing, and what to do, in plain sentences. */
  warnings?: string[]
  /** Topics that buyers ask about and that the knowledge lacks. */
  missing_content_hints?: ('pricing' | 'contact' | 'hours' | 'policies')[]
  /** How ready the agent would be for buyers. */
  readiness: {
    /** From 0 to 100 points. */
    score: number
    /** Reasons for lost points, largest first. */
    reasons: {
      /** Name of the reason, for programs. */
      code: string
      /** Points that the score loses for it. */
      points_lost: number
      /** How long the fix takes, roughly, in minutes. */
      minutes: number
      /** The reason in a sentence. */
      sentence: string
      /** How to regain the points. */
      fix: {
        /** What to do. */
        action: 'read_website' | 'read_page' | 'add_knowledge' | 'settle_conflict' | 'review_items' | 'install_chromium' | 'answer_question'
        /** What to do, in a sentence. */
        sentence: string
        /** The page, the item or the question concerned. */
        target?: string
      }
    }[]
  }
}

export type CreationEvent = {
  /** The creation has started. */
  type: 'started'
  /** Address of the business's website. */
  website_url?: string
} | {
  /** A page was read, or could not be. */
  type: 'page'
  /** Address of the page. */
  url: string
  /** Title of the page; empty if it was not read. */
  title: string
  /** `skipped` and `failed` say why in `reason`. */
  outcome: 'read' | 'skipped' | 'failed'
  /** Why it was not read, in a sentence. */
  reason?: string
  /** Pages read so far. */
  pages_read: number
  /** Pages that will still be read, up to `CRAWL_MAX_PAGES` for the website; 0 when all are read. */
  pages_to_read: number
  /** Approximate number of knowledge items found on the pages so far. The `item` events follow the last page. */
  items_found: {
    /** Items of this type. */
    faq: number
    /** Items of this type. */
    product: number
    /** Items of this type. */
    policy: number
    /** Items of this type. */
    document: number
  }
} | {
  /** A knowledge item was found. */
  type: 'item'
  /** `faq`: a question with its answer. `product`: something to buy. `policy`: terms. `document`: any other text. */
  item_type: 'faq' | 'product' | 'policy' | 'document'
  /** Title of the item. */
  title: string
  /** Items found so far. */
  count: number
} | {
  /** The agent was created. This is the last event. */
  type: 'done'
  /** The JSON response. */
  answer: CreateAgentResult
} | {
  /** No agent was created. This is the last event. */
  type: 'failed'
  /** The HTTP status that a JSON response would have. */
  status: number
  /** The body of that response. */
  body: {
    /** Always `false`. */
    success: false
    /** One sentence that says what is wrong and how to fix it. */
    error: string
    [name: string]: unknown
  }
}

export interface BatchResponse {
  /** Always `true`. */
  success: true
  batch: Batch
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface BatchPage {
  /** The entries of this page. */
  data: BatchSummary[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface AgentStatusResponse {
  /** Always `true`. */
  success: true
  /** Identifier of the agent. */
  agent_id: string
  /** Display name of the agent. */
  agent_name: string
  /** Name of the business. */
  company_name: string
  /** Whether it answers visitors. */
  is_active: boolean
  /** Knowledge items of the agent. */
  knowledge_base_count: number
  /** Whether it answers in the chat widget. */
  webchat_enabled: boolean
  /** Whether it answers on WhatsApp. */
  whatsapp_enabled: boolean
  /** When it was created. */
  created_at: string
  /** How far the website has been read. */
  research: {
    /** `none`: the agent has no website. `reading`: a job is reading it. */
    state: 'none' | 'reading' | 'done'
    /** Pages read so far. */
    pages_read: number
    /** Pages that will still be read, up to `CRAWL_MAX_PAGES` for the website; 0 when all are read. */
    pages_to_read: number
  }
}

export interface AddKnowledgeResponse {
  /** Always `true`. */
  success: true
  /** Identifier of the item. */
  knowledge_item_id: string
  /** Agent that the item belongs to. */
  agent_id: string
  /** Name of that agent. */
  agent_name: string
  /** Whether the embedding for the content was generated. */
  embedding_generated: boolean
  /** Notes about the item, in plain sentences. */
  warnings?: string[]
}

export interface AddKnowledgeBatchResponse {
  /** Always `true`. */
  success: true
  /** Rows whose item is stored, including those that existed. */
  stored: number
  /** Rows that failed. They do not affect the others. */
  failed: number
  /** One for each row, in their order. */
  results: (AddedRow | FailedRow)[]
}

export interface KnowledgePage {
  /** The entries of this page. */
  data: KnowledgeItem[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface KnowledgeResponse {
  /** Always `true`. */
  success: true
  item: KnowledgeItem
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface ResearchReportResponse {
  /** Always `true`. */
  success: true
  /** The report. */
  report: {
    /** Identifier of the agent. */
    agent_id: string
    /** Address of the business's website. */
    website_url?: string
    /** `none`: the agent has no website. `reading`: a job is reading it. */
    state: 'none' | 'reading' | 'done'
    /** Pages read so far. */
    pages_read: number
    /** Pages that will still be read, up to `CRAWL_MAX_PAGES` for the website; 0 when all are read. */
    pages_to_read: number
    /** Number of URLs by outcome, or by reason if they were not read. */
    outcomes: Record<string, number>
    /** Number of pages used, by language; the agent's own language first. */
    languages: Record<string, number>
    /** The URLs that Foyer tried; at most the first thousand. */
    pages: {
      /** Address of the page. */
      url: string
      /** Title of the page; absent if it was not read. */
      title?: string
      /** `rendered`: a browser had to run its scripts. `skipped` and `failed` say why in `reason`. */
      outcome: 'read' | 'rendered' | 'skipped' | 'failed'
      /**
       * Such as `robots_disallowed`, `noindex`, `not_html`, `document`, `empty`, `needs_javascript`, `no_sandbox`,
       * `challenge`, `duplicate`, `same_text`, `leads_elsewhere`; `timeout`, `not_found`, `access_denied`,
       * `rate_limited`, `server_error`, `connection_failed`; `notice` and `website_away` if nothing of the website
       * could be read, so that all items stay.
       */
      reason?: string
      /** The reason in a sentence; for a page that was read, what is missing. */
      sentence?: string
      /** Whether the page's knowledge is used. Also true for a page that was read before and fails now. */
      used: boolean
      /** When it was last requested. */
      tried_at: string
      /** When its content last changed. */
      changed_at?: string
      /** When Foyer reads it again. */
      due_at?: string
    }[]
    /** Changes in the last refreshes, newest first. Automatic refreshes without changes are left out. */
    changes: {
      /** When the refresh started. */
      began_at: string
      /** Numbers of new, changed and removed pages. */
      page_counts: {
        /** How many were found for the first time. */
        new: number
        /** How many have new content. */
        changed: number
        /** How many no longer exist. */
        gone: number
      }
      /** Numbers of new, changed, removed and flagged items. */
      item_counts: {
        /** How many were found for the first time. */
        new: number
        /** How many have new content. */
        changed: number
        /** How many no longer exist. */
        gone: number
        /** Number of items whose website text now differs from the owner's edit. */
        flagged: number
      }
      /** The first hundred. */
      pages: {
        /** What happened to the page. */
        change: 'new' | 'changed' | 'gone'
        /** Address of the page. */
        url: string
      }[]
      /** The first hundred. */
      items: {
        /** `flagged`: the website now differs from the owner's edit, which stays. */
        change: 'new' | 'changed' | 'gone' | 'flagged'
        /** Absent if the item is gone. */
        knowledge_item_id?: string
        /** Title of the knowledge item. */
        title: string
        /** The page it comes from. */
        source_url?: string
        /** The website's earlier text; long texts are cut. */
        said?: string
        /** The website's current text. */
        says?: string
      }[]
    }[]
    /** Items that the agent uses. */
    knowledge_items: number
    /** Items of each type, except removed ones, and items that wait for approval. */
    items_by_kind: {
      /** Number of products and services. */
      product: number
      /** Number of questions with answers. */
      faq: number
      /** Number of texts about terms, returns, cancellation and the like. */
      policy: number
      /** Number of other texts. */
      document: number
      /** Number of held items, which wait for approval. */
      held: number
      /** Number of items with instructions to an assistant, which wait for approval. */
      quarantined: number
    }
    /** Number of facts of each kind. */
    facts: {
      /** Number of prices. */
      price: number
      /** Number of opening hours. */
      hours: number
      /** Number of phone numbers. */
      phone: number
      /** Number of email addresses. */
      email: number
      /** Number of postal addresses. */
      address: number
      /** Number of periods of policies, such as 14 days for returns. */
      policy: number
    }
    /** Facts that contradict each other. */
    conflicts: {
      /** `edited`: the website differs from the owner's edit. */
      kind: 'price' | 'hours' | 'phone' | 'email' | 'address' | 'policy' | 'edited'
      /** What the facts are about. */
      subject: string
      /** The conflicting facts, each with its page and its words. */
      facts: Fact[]
      /** The items concerned. */
      knowledge_item_ids: string[]
    }[]
    /** Held and quarantined items, which wait for approval. */
    waiting: number
    /** Topics that buyers ask about and that the knowledge lacks. */
    missing_content_hints: ('pricing' | 'contact' | 'hours' | 'policies')[]
    /** What could not be read, and what to do, in plain sentences. */
    warnings: string[]
    /** How ready the agent is for buyers. */
    readiness: {
      /** From 0 to 100 points. */
      score: number
      /** Reasons for lost points, largest first. */
      reasons: {
        /** Name of the reason, for programs. */
        code: string
        /** Points that the score loses for it. */
        points_lost: number
        /** How long the fix takes, roughly, in minutes. */
        minutes: number
        /** The reason in a sentence. */
        sentence: string
        /** How to regain the points. */
        fix: {
          /** What to do. */
          action: 'read_website' | 'read_page' | 'add_knowledge' | 'settle_conflict' | 'review_items' | 'install_chromium' | 'answer_question'
          /** What to do, in a sentence. */
          sentence: string
          /** The page, the item or the question concerned. */
          target?: string
        }
      }[]
    }
    /** Ten typical questions with the built-in answers. */
    questions: {
      /** The question. */
      question: string
      /** The agent’s answer. */
      answer: string
      /** Whether the agent knows the answer. */
      answered: boolean
      /** Where the answer comes from. */
      sources: {
        /** Title of the knowledge item. */
        title: string
        /** The page it comes from. */
        url?: string
      }[]
    }[]
  }
}

export interface TestAgentResponse {
  /** Always `true`. */
  success: true
  /** Identifier of the agent. */
  agent_id: string
  /** One for each question, in their order. */
  answers: {
    /** The question. */
    question: string
    /** The agent’s answer. */
    answer: string
    /** Whether the agent knows the answer. */
    answered: boolean
    /** Where the answer comes from. */
    sources: {
      /** Title of the knowledge item. */
      title: string
      /** The page it comes from. */
      url?: string
    }[]
  }[]
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface FactList {
  /** The entries of this page. */
  data: Fact[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface DocumentResponse {
  /** Always `true`. */
  success: true
  document: Document
  /** What could not be read, in plain sentences. */
  warnings?: string[]
}

export interface CodebaseResponse {
  /** Always `true`. */
  success: true
  codebase: Codebase
}

export interface ReplaceCodebaseResponse {
  /** Always `true`. */
  success: true
  codebase: Codebase
  /** Number of items by what happened to them. All 0 if the content is the same. */
  change_counts: {
    /** Number of new items. */
    created: number
    /** Number of items whose text changed. */
    changed: number
    /** Number of items that the codebase no longer has. */
    retired: number
    /** Number of items that stay because the owner edited them. */
    kept: number
  }
  /** The first hundred changes. */
  changes: CodebaseChange[]
  /** Content that Foyer skipped, and unknown fields, in plain sentences. */
  warnings?: string[]
  /** Topics that buyers ask about and that the codebase lacks. */
  missing_content_hints?: ('pricing' | 'contact' | 'hours' | 'policies')[]
}

export interface DocumentList {
  /** The entries of this page. */
  data: Document[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface VerifyWebsiteResponse {
  /** Always `true`. */
  success: true
  /** Identifier of the agent. */
  agent_id: string
  verification: Verification
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface AgentRecordPage {
  /** The entries of this page. */
  data: Agent[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface AgentRecordResponse {
  /** Always `true`. */
  success: true
  agent: Agent
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface ConsentTextList {
  /** The entries of this page. */
  data: ConsentText[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface DoneResponse {
  /** Always `true`. */
  success: true
}

export interface ConversationPage {
  /** The entries of this page. */
  data: Conversation[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface ConversationResponse {
  /** Always `true`. */
  success: true
  /** The conversation with its messages. */
  conversation: {
    /** Identifier of the conversation. */
    conversation_id: string
    /** Identifier of the agent. */
    agent_id: string
    /** Where the visitor writes; `mcp` for a visitor whose assistant asks. */
    channel: 'webchat' | 'whatsapp' | 'mcp'
    /** Who answers: the agent; the agent, while the visitor waits for a person; a person. */
    mode: 'agent' | 'waiting' | 'person'
    /** The visitor's identity, signed by the owner's server or reported by WhatsApp. */
    visitor?: {
      /** Your server's ID of the visitor, or the WhatsApp number. */
      id: string
      /** The visitor's name. */
      name?: string
      /** The visitor's email address. */
      email?: string
      /** The visitor's phone number. */
      phone?: string
    }
    /** The page on which the visitor started to chat. */
    page_url?: string
    /** The most recent message. */
    last_message?: Message
    /** Number of replies in which the agent did not know the answer. */
    unanswered: number
    /** Whether a person answers or has answered. */
    taken_over: boolean
    /** Whether the visitor waits for a person: they asked for one, or wrote the last message while a person answers. */
    waiting: boolean
    /** Number of replies that the visitor rated down. */
    thumbs_down: number
    /** Number of replies with sentences that the knowledge may not support and that the owner has not judged. */
    flagged: number
    /** The details that the visitor gave. */
    lead?: {
      /** Identifier of the lead. */
      lead_id: string
      /** The visitor's name. */
      name?: string
      /** The visitor's email address. */
      email?: string
      /** The visitor's phone number. */
      phone?: string
      /** How close the visitor is to buying. `ready`: they want to buy, book or be called. */
      stage: 'curious' | 'interested' | 'ready'
      /** The state of your work on the lead. */
      status: 'new' | 'contacted' | 'won' | 'lost'
    }
    /** The message that matches the search. */
    match?: {
      /** Identifier of the message. */
      message_id: string
      /** Text of the message. */
      text: string
    }
    /** When it was created. */
    created_at: string
    /** The last thousand, oldest first. */
    messages: ThreadMessage[]
  }
}

export interface ConversationRecordResponse {
  /** Always `true`. */
  success: true
  conversation: Conversation
}

export interface ReplyResponse {
  /** Always `true`. */
  success: true
  message: Message
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface CorrectionResponse {
  /** Always `true`. */
  success: true
  /** Identifier of the correction. */
  correction_id: string
  /** The question, without the contact details of the visitor who asked it. */
  question: string
  correction: Correction
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface CorrectionRecordResponse {
  /** Always `true`. */
  success: true
  correction: Correction
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface CorrectionList {
  /** The entries of this page. */
  data: Correction[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface EraseResponse {
  /** Always `true`. */
  success: true
  /** Number of deleted conversations. */
  conversations: number
}

export type InboxEvent = {
  /** The conversation is new or has changed. */
  type: 'conversation'
  conversation: Conversation
} | {
  /** The conversation is no longer in the list. */
  type: 'removed'
  /** Identifier of the conversation. */
  conversation_id: string
}

export type ThreadEvent = {
  /** The message is new or has changed. */
  type: 'message'
  message: ThreadMessage
} | {
  /** The mode changed: the agent or a person answers now. */
  type: 'mode'
  /** Who answers: the agent; the agent, while the visitor waits for a person; a person. */
  mode: 'agent' | 'waiting' | 'person'
} | {
  /** The stream ends with this event. */
  type: 'ended'
}

export interface LeadPage {
  /** The entries of this page. */
  data: Lead[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface LeadRecordResponse {
  /** Always `true`. */
  success: true
  lead: Lead
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface GapList {
  /** The entries of this page. */
  data: Gap[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface GapResponse {
  /** Always `true`. */
  success: true
  gap: Gap
}

export interface AnswerGapResponse {
  /** Always `true`. */
  success: true
  gap: Gap
  /** Identifier of the knowledge item that holds the answer. */
  knowledge_item_id: string
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface IdentitySecretResponse {
  /** Always `true`. */
  success: true
  /** Signs a visitor's identity. Keep it on your server. */
  identity_secret: string
}

export interface InsightsResponse {
  /** Always `true`. */
  success: true
  /** First day of the period. */
  from: string
  /** Last day of the period. */
  to: string
  /** Time zone of the days. */
  time_zone: string
  /** Sums over the period. */
  totals: {
    /** Conversations with a message from a visitor. */
    conversations: number
    /** Replies of agents to visitors. */
    replies: number
    /** Replies in which the agent knew the answer. */
    answered: number
    /** Visitors who left contact details. */
    leads: number
    /** Replies that cost a credit. */
    credits: number
    /**
     * Share of questions that the agent answered, from 0 to 1; `null` without questions. Greetings, thanks and contact
     * details do not count as questions.
     */
    answered_share: number | null
    /** Conversations in which a person answered. */
    taken_over: number
    /** Replies that visitors rated up. */
    thumbs_up: number
    /** Replies that visitors rated down. */
    thumbs_down: number
  }
  /** The period before, which has the same length, for comparison. */
  previous: {
    /** First day of the period before. */
    from: string
    /** Last day of the period before. */
    to: string
    /** Sums over the period before. */
    totals: {
      /** Conversations with a message from a visitor. */
      conversations: number
      /** Replies of agents to visitors. */
      replies: number
      /** Replies in which the agent knew the answer. */
      answered: number
      /** Visitors who left contact details. */
      leads: number
      /** Replies that cost a credit. */
      credits: number
      /**
       * Share of questions that the agent answered, from 0 to 1; `null` without questions. Greetings, thanks and
       * contact details do not count as questions.
       */
      answered_share: number | null
      /** Conversations in which a person answered. */
      taken_over: number
      /** Replies that visitors rated up. */
      thumbs_up: number
      /** Replies that visitors rated down. */
      thumbs_down: number
    }
  }
  /** Every day of the period, including days without conversations. */
  days: {
    /** The day, such as `2026-11-20`. */
    day: string
    /** Conversations with a message from a visitor. */
    conversations: number
    /** Replies of agents to visitors. */
    replies: number
    /** Replies in which the agent knew the answer. */
    answered: number
    /** Visitors who left contact details. */
    leads: number
    /** Replies that cost a credit. */
    credits: number
  }[]
  /** The same by channel. */
  channels: {
    /** Where the visitor writes; `mcp` for a visitor whose assistant asks. */
    channel: 'webchat' | 'whatsapp' | 'mcp'
    /** Conversations with a message from a visitor. */
    conversations: number
    /** Replies of agents to visitors. */
    replies: number
    /** Replies in which the agent knew the answer. */
    answered: number
    /** Visitors who left contact details. */
    leads: number
    /** Replies that cost a credit. */
    credits: number
  }[]
  /** Figures by the `source` given when the agent was created; `null` if none was given. */
  sources: {
    /** The `source` label. */
    source: string | null
    /** Conversations with a message from a visitor. */
    conversations: number
    /** Replies of agents to visitors. */
    replies: number
    /** Replies in which the agent knew the answer. */
    answered: number
    /** Visitors who left contact details. */
    leads: number
    /** Replies that cost a credit. */
    credits: number
  }[]
  /**
   * The most frequent questions that the agent answers, grouped by meaning, from the last thousand messages of the
   * period; at most 20. Excludes open gaps.
   */
  questions: {
    /** The question in the words of one visitor. */
    question: string
    /** How often it was asked, in any words. */
    count: number
    /** How often the agent knew the answer. */
    answered: number
  }[]
  /** Unanswered questions of the period, most frequent first; at most 20. */
  gaps: {
    /** Identifier of the gap. */
    gap_id: string
    /** Identifier of the agent. */
    agent_id: string
    /** The question in the words of the first visitor who asked it. */
    question: string
    /** How often it was asked, in any words. */
    count: number
  }[]
}

export interface NumberResponse {
  /** Always `true`. */
  success: true
  /** `null` while the agent uses the service's number. */
  number: WhatsappNumber | null
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface WebhookList {
  /** The entries of this page. */
  data: Webhook[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface WebhookResponse {
  /** Always `true`. */
  success: true
  webhook: Webhook
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface WebhookSecretResponse {
  /** Always `true`. */
  success: true
  webhook: Webhook
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
  /** Starts with `whsec_` and signs requests. Shown only once. */
  secret: string
}

export interface WebhookDeliveryPage {
  /** The entries of this page. */
  data: WebhookDelivery[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface WebhookDeliveryResponse {
  /** Always `true`. */
  success: true
  delivery: WebhookDelivery
}

export type WebhookPayload = {
  /** A lead is new or has changed. */
  type: 'lead.created' | 'lead.updated'
  /** Time of the event. */
  timestamp: string
  /** The lead. */
  data: {
    /** Identifier of the agent. */
    agent_id: string
    /** Identifier of the conversation. */
    conversation_id: string
    lead: Lead
  }
} | {
  /** A visitor wrote for the first time, or asked a question that the agent could not answer. */
  type: 'conversation.started' | 'question.unanswered'
  /** Time of the event. */
  timestamp: string
  /** The conversation and the question. */
  data: {
    /** Identifier of the agent. */
    agent_id: string
    /** Identifier of the conversation. */
    conversation_id: string
    /** Where the visitor writes; `mcp` for a visitor whose assistant asks. */
    channel: 'webchat' | 'whatsapp' | 'mcp'
    /** In the visitor's words. */
    question: string
  }
} | {
  /** A visitor wants to talk to a person. */
  type: 'conversation.person_wanted'
  /** Time of the event. */
  timestamp: string
  /** The conversation. */
  data: {
    /** Identifier of the agent. */
    agent_id: string
    /** Identifier of the conversation. */
    conversation_id: string
    /** Where the visitor writes; `mcp` for a visitor whose assistant asks. */
    channel: 'webchat' | 'whatsapp' | 'mcp'
  }
} | {
  /** A website was read completely, or a refresh found changes. */
  type: 'research.finished'
  /** Time of the event. */
  timestamp: string
  /** The result. */
  data: {
    /** Identifier of the agent. */
    agent_id: string
    /** Address of the business's website. */
    website_url: string
    /** Pages read. */
    pages_read: number
    /** Knowledge items that the agent uses. */
    knowledge_base_count: number
    /** What could not be read, and what to do, in plain sentences. */
    warnings: string[]
  }
} | {
  /** Knowledge waits for the owner's approval. */
  type: 'knowledge.held'
  /** Time of the event. */
  timestamp: string
  /** The items. `GET /knowledge` has their text. */
  data: {
    /** Identifier of the agent. */
    agent_id: string
    /** Number of new items that wait. */
    count: number
    /** The first 20 of them. */
    items: {
      /** Identifier of the knowledge item. */
      knowledge_item_id: string
      /** Title of the item. */
      title: string
      /**
       * `held`: it has unusual payment details, links or contact details. `quarantined`: it has instructions to AI
       * assistants.
       */
      state: 'held' | 'quarantined'
    }[]
  }
} | {
  /** The account claimed an agent or accepted an offer. */
  type: 'agent.claimed'
  /** Time of the event. */
  timestamp: string
  /** The agent. */
  data: {
    /** Identifier of the agent. */
    agent_id: string
    /** Display name of the agent. */
    agent_name: string
    /** Name of the business. */
    company_name: string
  }
} | {
  /** At most 20% of the credits are left, or none. Sent once per limit. */
  type: 'credits.low' | 'credits.out'
  /** Time of the event. */
  timestamp: string
  /** The agent and its credits. */
  data: {
    /** Identifier of the agent. */
    agent_id: string
    /** Free replies. */
    credits: {
      /** Credits left. Expired ones do not count. */
      left: number
      /** Credits of the agent's trial and of its account together. */
      limit: number
    }
  }
} | {
  /** The owner tests the webhook. */
  type: 'webhook.test'
  /** Time of the event. */
  timestamp: string
  /** A message. */
  data: {
    /** A sentence for people. */
    message: string
    /** The webhook's agent. Absent if it gets events of all agents. */
    agent_id?: string
  }
}

export interface KeyList {
  /** The entries of this page. */
  data: ApiKey[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface KeyResponse {
  /** Always `true`. */
  success: true
  key: ApiKey
}

export interface MemberResponse {
  /** Always `true`. */
  success: true
  member: Member
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface CreateKeyResponse {
  /** Always `true`. */
  success: true
  key: ApiKey
  /** The complete `ak_…` key, shown only once. */
  secret: string
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface TeamResponse {
  /** Always `true`. */
  success: true
  /** People who use the account. */
  members: Member[]
  /** Invitations that are not accepted yet. */
  invitations: Invitation[]
}

export interface InvitationResponse {
  /** Always `true`. */
  success: true
  invitation: Invitation
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
}

export interface AccountResponse {
  /** Always `true`. */
  success: true
  /** The account. */
  account: {
    /** Identifier of the account. */
    account_id: string
    /** Absent until an email is verified. */
    email?: string
    /** The workspace's name. */
    name?: string
    /** When it was created. */
    created_at: string
  }
  /** Granted by the operator to all agents of the account. Used when an agent's trial has no credits left. */
  credits: {
    /** Credits granted so far. */
    granted: number
    /** Credits used so far. */
    used: number
    /** Credits that remain. */
    left: number
  }
  /** The agents of the account and their trials. */
  agents: {
    /** Identifier of the agent. */
    agent_id: string
    /** Display name of the agent. */
    agent_name: string
    /** Credits of the trial used so far. */
    used: number
    /** Credits of the trial. */
    limit: number
    /** 0 when the trial has ended. */
    left: number
    /** Absent if the trial does not expire. */
    trial_ends_at?: string
  }[]
  /** Fields that Foyer does not know, by their path, at most ten. */
  warnings?: string[]
  /** How many agents the account may create in 24 hours. */
  agents_per_day: number
  /** What happens when no credits are left, in a sentence. */
  at_zero: string
}

export interface ChangePage {
  /** The entries of this page. */
  data: Change[]
  /** The `cursor` of the next page. Absent on the last one. */
  next_cursor?: string
}

export interface OpenApiDocument {
  /** Version of the OpenAPI format. */
  openapi: string
  /** Name and version of the API. */
  info: {
    /** Name of the API. */
    title: string
    /** Version of the API. */
    version: string
    [name: string]: unknown
  }
  /** Where the API is served. */
  servers: {
    /** Base URL of the operations. */
    url: string
    [name: string]: unknown
  }[]
  /** The operations by path and method. */
  paths: {
    [name: string]: unknown
  }
  /** Schemas, headers and responses that operations refer to. */
  components: {
    [name: string]: unknown
  }
  [name: string]: unknown
}
