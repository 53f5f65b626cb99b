// Written by `npm run sdk` from the OpenAPI documents of the API and of the visitor API. Do not edit.
import type { CallOptions, HttpClient } from '../http-client.ts'
import { path } from '../http-request.ts'
import type {
  AccountResponse,
  AddKnowledgeBatchRequest,
  AddKnowledgeBatchResponse,
  AddKnowledgeRequest,
  AddKnowledgeResponse,
  Agent,
  AgentRecordPage,
  AgentRecordResponse,
  AgentStatusResponse,
  AnswerGapRequest,
  AnswerGapResponse,
  ApiKey,
  ApproveKnowledgeRequest,
  BatchPage,
  BatchResponse,
  BatchSummary,
  Change,
  ChangePage,
  ChangeRoleRequest,
  CodebaseResponse,
  ConnectNumberRequest,
  ConsentText,
  ConsentTextList,
  Conversation,
  ConversationPage,
  ConversationRecordResponse,
  ConversationResponse,
  Correction,
  CorrectionList,
  CorrectionRecordResponse,
  CorrectionRequest,
  CorrectionResponse,
  CreateAgentBatchRequest,
  CreateAgentRequest,
  CreateAgentResult,
  CreateKeyRequest,
  CreateKeyResponse,
  CreateWebhookRequest,
  CreationEvent,
  Document,
  DocumentList,
  DocumentResponse,
  DoneResponse,
  EraseResponse,
  Fact,
  FactList,
  Gap,
  GapList,
  GapResponse,
  IdentitySecretResponse,
  InboxEvent,
  InsightsResponse,
  InvitationResponse,
  InviteMemberRequest,
  KeyList,
  KeyResponse,
  KnowledgeItem,
  KnowledgePage,
  KnowledgeResponse,
  Lead,
  LeadPage,
  LeadRecordResponse,
  MemberResponse,
  NumberResponse,
  OpenApiDocument,
  ReadAgainRequest,
  ReplaceCodebaseRequest,
  ReplaceCodebaseResponse,
  ReplyRequest,
  ReplyResponse,
  ResearchReportResponse,
  RewordRequest,
  SettleKnowledgeRequest,
  TeamResponse,
  TestAgentRequest,
  TestAgentResponse,
  ThreadEvent,
  UpdateAccountRequest,
  UpdateAgentRequest,
  UpdateKnowledgeRequest,
  UpdateLeadRequest,
  UpdateWebhookRequest,
  UploadDocumentRequest,
  VerdictRequest,
  VerifyWebsiteRequest,
  VerifyWebsiteResponse,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryResponse,
  WebhookList,
  WebhookResponse,
  WebhookSecretResponse,
} from './api-schemas.ts'

export interface ListAgentsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. */
  limit?: number
}

export interface ListConsentTextsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. Default: all of them. */
  limit?: number
}

export interface ListFactsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. Default: all of them. */
  limit?: number
  /** Filters by kind. */
  kind?: 'price' | 'hours' | 'phone' | 'email' | 'address' | 'policy'
}

export interface ListDocumentsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. Default: all of them. */
  limit?: number
}

/** Agents with their websites, documents and settings. */
export class AgentsApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Create an agent.
   *
   * Creates an agent from a website, from the content of a codebase, from both, or from a name alone. The agent
   * answers on its channels immediately.
   *
   * Without an API key, the agent is a demo that the owner of `email` can claim. With an API key, it belongs to the
   * key’s account.
   *
   * Foyer reads a website for at most 20 seconds, so use a timeout of 30 seconds, and send an `Idempotency-Key` so
   * that you can retry safely. If the website cannot be read, the call still returns 200, and `warnings` says what
   * went wrong.
   *
   * With `dry_run: true`, Foyer reads and checks everything, returns what would be stored, and stores and sends
   * nothing. A dry run does not count towards the daily limit of the email or account, but counts towards the other
   * limits. An `Idempotency-Key` has no effect on it.
   *
   * With `Accept: text/event-stream`, Foyer streams the research. The last event has the JSON response.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  create(body: CreateAgentRequest, options?: CallOptions): Promise<CreateAgentResult> {
    return this.client.json({ method: 'POST', path: '/agents', body, takesKey: true }, options)
  }

  /**
   * Create an agent. Yields the events of the stream.
   *
   * Creates an agent from a website, from the content of a codebase, from both, or from a name alone. The agent
   * answers on its channels immediately.
   *
   * Without an API key, the agent is a demo that the owner of `email` can claim. With an API key, it belongs to the
   * key’s account.
   *
   * Foyer reads a website for at most 20 seconds, so use a timeout of 30 seconds, and send an `Idempotency-Key` so
   * that you can retry safely. If the website cannot be read, the call still returns 200, and `warnings` says what
   * went wrong.
   *
   * With `dry_run: true`, Foyer reads and checks everything, returns what would be stored, and stores and sends
   * nothing. A dry run does not count towards the daily limit of the email or account, but counts towards the other
   * limits. An `Idempotency-Key` has no effect on it.
   *
   * With `Accept: text/event-stream`, Foyer streams the research. The last event has the JSON response.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  createStream(body: CreateAgentRequest, options?: CallOptions): AsyncGenerator<CreationEvent, void> {
    return this.client.events({ method: 'POST', path: '/agents', body, takesKey: true }, options)
  }

  /**
   * List the account's agents.
   *
   * Returns the agents, newest first, including archived ones. Requires an API key.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  list(query?: ListAgentsQuery, options?: CallOptions): Promise<AgentRecordPage> {
    return this.client.json({ method: 'GET', path: '/agents', query }, options)
  }

  /**
   * List the account's agents. Yields the entries of all pages.
   *
   * Returns the agents, newest first, including archived ones. Requires an API key.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listAll(query?: ListAgentsQuery, options?: CallOptions): AsyncGenerator<Agent, void> {
    return this.client.entries({ method: 'GET', path: '/agents', query }, options)
  }

  /**
   * Read the state of an agent.
   *
   * Returns whether the agent is active, its number of knowledge items, its channels and the progress of its research.
   * Access is the same as for adding knowledge.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  getStatus(agentId: string, options?: CallOptions): Promise<AgentStatusResponse> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/status` }, options)
  }

  /**
   * Create many agents.
   *
   * Creates up to 100 agents in a background job. The response is immediate; `GET /batches/{batch_id}` has the
   * progress and the result of each row. It counts as one request for the limit of requests per minute.
   *
   * Each row works like `POST /agents` with the same key. A row that fails does not affect the others. Requires an API
   * key of an account with a verified email. The agents count towards `BATCH_AGENTS_PER_DAY` of the account (500), not
   * towards the daily limit of 10 agents.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  createBatch(body: CreateAgentBatchRequest, options?: CallOptions): Promise<BatchResponse> {
    return this.client.json({ method: 'POST', path: '/agents/batch', body, takesKey: true }, options)
  }

  /**
   * Verify a website.
   *
   * Checks for the DNS TXT record or the meta tag that verifies your website, and returns what to add if it is
   * missing.
   *
   * A verified website belongs to the agent. Another account’s unverified agent for it is archived.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  verifyWebsite(agentId: string, body?: VerifyWebsiteRequest, options?: CallOptions): Promise<VerifyWebsiteResponse> {
    return this.client.json({ method: 'POST', path: path`/agents/${agentId}/verification`, body }, options)
  }

  /**
   * Read an agent.
   *
   * Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  get(agentId: string, options?: CallOptions): Promise<AgentRecordResponse> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}` }, options)
  }

  /**
   * Change an agent.
   *
   * Changes the fields you send, with immediate effect. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  update(agentId: string, body?: UpdateAgentRequest, options?: CallOptions): Promise<AgentRecordResponse> {
    return this.client.json({ method: 'PATCH', path: path`/agents/${agentId}`, body }, options)
  }

  /**
   * Archive an agent.
   *
   * The agent stops answering on all channels, and its website is free for another agent. `POST
   * /agents/{agent_id}/restore` restores it. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  archive(agentId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/agents/${agentId}` }, options)
  }

  /**
   * Export an agent’s data.
   *
   * Returns a ZIP archive of JSON and CSV files: settings, knowledge, conversations with all messages, leads, gaps and
   * corrections. The archive is streamed, so there is no Content-Length. Requires an API key of the account that owns
   * the agent.
   *
   * Scopes of a key: `read`, `everything`.
   */
  export(agentId: string, options?: CallOptions): Promise<Blob> {
    return this.client.blob({ method: 'GET', path: path`/agents/${agentId}/export` }, options)
  }

  /**
   * List consent texts.
   *
   * Returns each version with its start date, newest first. A lead’s consent has the version number. Before version 1,
   * and for versions without a text, the service used its default text. Requires an API key of the account that owns
   * the agent.
   *
   * Scopes of a key: `read`, `everything`.
   */
  listConsentTexts(agentId: string, query?: ListConsentTextsQuery, options?: CallOptions): Promise<ConsentTextList> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/consent-texts`, query }, options)
  }

  /**
   * List consent texts. Yields the entries of all pages.
   *
   * Returns each version with its start date, newest first. A lead’s consent has the version number. Before version 1,
   * and for versions without a text, the service used its default text. Requires an API key of the account that owns
   * the agent.
   *
   * Scopes of a key: `read`, `everything`.
   */
  listAllConsentTexts(agentId: string, query?: ListConsentTextsQuery, options?: CallOptions): AsyncGenerator<ConsentText, void> {
    return this.client.entries({ method: 'GET', path: path`/agents/${agentId}/consent-texts`, query }, options)
  }

  /**
   * Restore an archived agent.
   *
   * The agent answers on its channels again, with everything it knew. It gets its website back, unless another agent
   * has it by now: then it has no `website_url`, and `POST /agents/{agent_id}/verification` takes the website over.
   * Does nothing to an agent that is not archived. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  restore(agentId: string, options?: CallOptions): Promise<AgentRecordResponse> {
    return this.client.json({ method: 'POST', path: path`/agents/${agentId}/restore` }, options)
  }

  /**
   * Read the research report.
   *
   * Returns each URL with its outcome, what later readings changed, facts by kind, conflicts, missing content, a
   * readiness score with reasons and fixes, and ten questions with the agent’s current answers. Requires an API key of
   * the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  getResearchReport(agentId: string, options?: CallOptions): Promise<ResearchReportResponse> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/research` }, options)
  }

  /**
   * Read the website again.
   *
   * Queues a job that reads the whole website again, or one page with `url`. New text replaces the old; items you
   * added stay, and items you edited are flagged, not overwritten. The report lists the changes, and `GET
   * /agents/{agent_id}/status` shows the progress. Foyer also refreshes pages automatically, as often as their content
   * changes. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  readWebsiteAgain(agentId: string, body?: ReadAgainRequest, options?: CallOptions): Promise<AgentRecordResponse> {
    return this.client.json({ method: 'POST', path: path`/agents/${agentId}/research`, body, takesKey: true }, options)
  }

  /**
   * List facts.
   *
   * Returns typed facts from the agent’s live items, each with its page and the text it comes from. Requires an API
   * key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listFacts(agentId: string, query?: ListFactsQuery, options?: CallOptions): Promise<FactList> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/facts`, query }, options)
  }

  /**
   * List facts. Yields the entries of all pages.
   *
   * Returns typed facts from the agent’s live items, each with its page and the text it comes from. Requires an API
   * key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listAllFacts(agentId: string, query?: ListFactsQuery, options?: CallOptions): AsyncGenerator<Fact, void> {
    return this.client.entries({ method: 'GET', path: path`/agents/${agentId}/facts`, query }, options)
  }

  /**
   * Ask an agent test questions.
   *
   * Returns the replies that a visitor would get to each question as a first message, from the built-in answerer and
   * your corrections. Stores and sends nothing, costs no credit and does not call a model, so the replies that a model
   * writes to visitors are worded differently. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  test(agentId: string, body: TestAgentRequest, options?: CallOptions): Promise<TestAgentResponse> {
    return this.client.json({ method: 'POST', path: path`/agents/${agentId}/test`, body, takesKey: true }, options)
  }

  /**
   * Upload a document.
   *
   * Turns the file into knowledge items. The agent uses them from the next message. A file with the same name replaces
   * the earlier one; items the owner has edited since are flagged, not overwritten. Requires an API key of the account
   * that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  uploadDocument(agentId: string, body: UploadDocumentRequest, options?: CallOptions): Promise<DocumentResponse> {
    return this.client.json({ method: 'POST', path: path`/agents/${agentId}/documents`, form: body, takesKey: true }, options)
  }

  /**
   * List uploaded documents.
   *
   * Returns the documents, newest first. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listDocuments(agentId: string, query?: ListDocumentsQuery, options?: CallOptions): Promise<DocumentList> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/documents`, query }, options)
  }

  /**
   * List uploaded documents. Yields the entries of all pages.
   *
   * Returns the documents, newest first. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listAllDocuments(agentId: string, query?: ListDocumentsQuery, options?: CallOptions): AsyncGenerator<Document, void> {
    return this.client.entries({ method: 'GET', path: path`/agents/${agentId}/documents`, query }, options)
  }

  /**
   * Read an uploaded document.
   *
   * Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  getDocument(agentId: string, documentId: string, options?: CallOptions): Promise<DocumentResponse> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/documents/${documentId}` }, options)
  }

  /**
   * Delete an uploaded document.
   *
   * Also deletes all items from the document, including edited ones. Requires an API key of the account that owns the
   * agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  deleteDocument(agentId: string, documentId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/agents/${agentId}/documents/${documentId}` }, options)
  }

  /**
   * Read the codebase of an agent.
   *
   * Returns the number of items from `codebase_context` and when one last changed. `GET /knowledge` lists the items;
   * their `origin` is `codebase`. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  getCodebase(agentId: string, options?: CallOptions): Promise<CodebaseResponse> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/codebase` }, options)
  }

  /**
   * Replace the codebase of an agent.
   *
   * Replaces the items from `codebase_context` with those of the content you send, and returns the difference. The
   * agent uses them from the next message. Items from other sources stay. An item that the owner edited stays, and
   * `site_says` has the codebase's text, which `POST /knowledge/{knowledge_item_id}/settle` accepts or dismisses.
   *
   * Sending the same content again changes nothing, so you can safely repeat the request, for example at each
   * deployment. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  replaceCodebase(agentId: string, body: ReplaceCodebaseRequest, options?: CallOptions): Promise<ReplaceCodebaseResponse> {
    return this.client.json({ method: 'PUT', path: path`/agents/${agentId}/codebase`, body }, options)
  }

  /**
   * Read the identity secret of an agent.
   *
   * Your server signs a visitor’s identity with it (`POST /identify` of the visitor’s API). Requires an API key of the
   * account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  getIdentitySecret(agentId: string, options?: CallOptions): Promise<IdentitySecretResponse> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/identity-secret` }, options)
  }

  /**
   * Renew the identity secret of an agent.
   *
   * Creates and returns a new secret. Tokens signed with the earlier one stop working. The secret also changes when
   * the agent gets a new owner. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  renewIdentitySecret(agentId: string, options?: CallOptions): Promise<IdentitySecretResponse> {
    return this.client.json({ method: 'POST', path: path`/agents/${agentId}/identity-secret`, takesKey: true }, options)
  }

  /**
   * Read an agent's own WhatsApp number.
   *
   * `number` is null while the agent uses the service’s number. `problem` has WhatsApp’s last error. Requires an API
   * key.
   *
   * Scopes of a key: `everything`.
   */
  getWhatsappNumber(agentId: string, options?: CallOptions): Promise<NumberResponse> {
    return this.client.json({ method: 'GET', path: path`/agents/${agentId}/whatsapp` }, options)
  }

  /**
   * Connect your own WhatsApp number.
   *
   * Checks the number with the Graph API, stores its token and secret encrypted, and points the agent’s chat link to
   * it. Sending again changes the connection. Requires an API key of an account with a verified email.
   *
   * Scopes of a key: `everything`.
   */
  connectWhatsappNumber(agentId: string, body: ConnectNumberRequest, options?: CallOptions): Promise<NumberResponse> {
    return this.client.json({ method: 'POST', path: path`/agents/${agentId}/whatsapp`, body, takesKey: true }, options)
  }

  /**
   * Disconnect a WhatsApp number.
   *
   * The agent uses the service’s number again. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  disconnectWhatsappNumber(agentId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/agents/${agentId}/whatsapp` }, options)
  }
}

export interface ListKnowledgeQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. */
  limit?: number
  /** The agent. */
  agent_id: string
  /** Filters by type. */
  item_type?: 'faq' | 'product' | 'policy' | 'document'
  /** Filters by state: `held` and `quarantined` items wait for approval. Default: all except removed items. */
  state?: 'live' | 'held' | 'quarantined' | 'removed'
  /** Text that the title or the content contains. */
  q?: string
}

export interface AddKnowledgeBatchQuery {
  /** Agent of the rows that have no `agent_id`. */
  agent_id?: string
}

/** Knowledge items of agents. */
export class KnowledgeApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Add a knowledge item.
   *
   * Stores and embeds an item. The agent uses it from the next message. A demo agent accepts items without an API key;
   * other agents require an API key of their account.
   *
   * Sending the same item again returns the existing one. A demo agent immediately uses items from the address that
   * created it, within 24 hours. Other items wait for the owner’s approval, and `warnings` says so.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  add(body: AddKnowledgeRequest, options?: CallOptions): Promise<AddKnowledgeResponse> {
    return this.client.json({ method: 'POST', path: '/knowledge', body, takesKey: true }, options)
  }

  /**
   * List knowledge items.
   *
   * Returns an agent’s items, newest first, and items of one source in its order. Without a filter, returns all but
   * removed items. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  list(query: ListKnowledgeQuery, options?: CallOptions): Promise<KnowledgePage> {
    return this.client.json({ method: 'GET', path: '/knowledge', query }, options)
  }

  /**
   * List knowledge items. Yields the entries of all pages.
   *
   * Returns an agent’s items, newest first, and items of one source in its order. Without a filter, returns all but
   * removed items. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listAll(query: ListKnowledgeQuery, options?: CallOptions): AsyncGenerator<KnowledgeItem, void> {
    return this.client.entries({ method: 'GET', path: '/knowledge', query }, options)
  }

  /**
   * Add many knowledge items.
   *
   * Stores and embeds up to 500 items from a JSON array, JSONL (one item a line) or CSV (columns named like the
   * fields, separated by commas or semicolons). It counts as one request for the limit of requests per minute. Each
   * row works like `POST /knowledge` and has its own result; a row that fails does not affect the others.
   *
   * Sending a batch again adds nothing twice: a row whose item exists returns that. Requires an API key of the account
   * that owns the agents.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  addBatch(body: AddKnowledgeBatchRequest, query?: AddKnowledgeBatchQuery, options?: CallOptions): Promise<AddKnowledgeBatchResponse> {
    return this.client.json({ method: 'POST', path: '/knowledge/batch', query, body, takesKey: true }, options)
  }

  /**
   * Add many knowledge items. Sends application/jsonl.
   *
   * Stores and embeds up to 500 items from a JSON array, JSONL (one item a line) or CSV (columns named like the
   * fields, separated by commas or semicolons). It counts as one request for the limit of requests per minute. Each
   * row works like `POST /knowledge` and has its own result; a row that fails does not affect the others.
   *
   * Sending a batch again adds nothing twice: a row whose item exists returns that. Requires an API key of the account
   * that owns the agents.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  addBatchJsonl(body: string, query?: AddKnowledgeBatchQuery, options?: CallOptions): Promise<AddKnowledgeBatchResponse> {
    return this.client.json({ method: 'POST', path: '/knowledge/batch', query, body, takesKey: true, contentType: 'application/jsonl' }, options)
  }

  /**
   * Add many knowledge items. Sends text/csv.
   *
   * Stores and embeds up to 500 items from a JSON array, JSONL (one item a line) or CSV (columns named like the
   * fields, separated by commas or semicolons). It counts as one request for the limit of requests per minute. Each
   * row works like `POST /knowledge` and has its own result; a row that fails does not affect the others.
   *
   * Sending a batch again adds nothing twice: a row whose item exists returns that. Requires an API key of the account
   * that owns the agents.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  addBatchCsv(body: string, query?: AddKnowledgeBatchQuery, options?: CallOptions): Promise<AddKnowledgeBatchResponse> {
    return this.client.json({ method: 'POST', path: '/knowledge/batch', query, body, takesKey: true, contentType: 'text/csv' }, options)
  }

  /**
   * Read a knowledge item.
   *
   * Returns the item with its facts and, if its owner edited it, the source’s current text. Requires an API key of the
   * account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  get(knowledgeItemId: string, options?: CallOptions): Promise<KnowledgeResponse> {
    return this.client.json({ method: 'GET', path: path`/knowledge/${knowledgeItemId}` }, options)
  }

  /**
   * Edit a knowledge item.
   *
   * Changes the fields you send. The agent uses them from the next message. Reading the website again does not
   * overwrite them: `site_says` has the website’s text if it differs. Requires an API key of the account that owns the
   * agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  update(knowledgeItemId: string, body?: UpdateKnowledgeRequest, options?: CallOptions): Promise<KnowledgeResponse> {
    return this.client.json({ method: 'PATCH', path: path`/knowledge/${knowledgeItemId}`, body }, options)
  }

  /**
   * Delete or reject a knowledge item.
   *
   * The agent stops using the item, and reading the website again does not bring it back. You can restore it: for one
   * day if you added it, otherwise while its source exists. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  delete(knowledgeItemId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/knowledge/${knowledgeItemId}` }, options)
  }

  /**
   * Restore a deleted item.
   *
   * Restores the item’s earlier state. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  restore(knowledgeItemId: string, options?: CallOptions): Promise<KnowledgeResponse> {
    return this.client.json({ method: 'POST', path: path`/knowledge/${knowledgeItemId}/restore` }, options)
  }

  /**
   * Approve a held item.
   *
   * The agent uses a held or quarantined item from the next message. `DELETE` rejects it. Requires an API key of the
   * account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  approve(knowledgeItemId: string, body?: ApproveKnowledgeRequest, options?: CallOptions): Promise<KnowledgeResponse> {
    return this.client.json({ method: 'POST', path: path`/knowledge/${knowledgeItemId}/approve`, body }, options)
  }

  /**
   * Resolve a conflict with the website.
   *
   * For an edited item that differs from the website: `mine` keeps the edit until the website changes again, `site`
   * uses the website’s text, or deletes the item if the website no longer has it. Requires an API key of the account
   * that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  settle(knowledgeItemId: string, body: SettleKnowledgeRequest, options?: CallOptions): Promise<KnowledgeResponse> {
    return this.client.json({ method: 'POST', path: path`/knowledge/${knowledgeItemId}/settle`, body }, options)
  }
}

export interface ListBatchesQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. */
  limit?: number
}

/** Agents created in one request, and their progress. */
export class BatchesApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List batches.
   *
   * Returns the batches of the last 30 days with their progress, newest first. `GET /batches/{batch_id}` has the
   * results. Requires an API key.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  list(query?: ListBatchesQuery, options?: CallOptions): Promise<BatchPage> {
    return this.client.json({ method: 'GET', path: '/batches', query }, options)
  }

  /**
   * List batches. Yields the entries of all pages.
   *
   * Returns the batches of the last 30 days with their progress, newest first. `GET /batches/{batch_id}` has the
   * results. Requires an API key.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listAll(query?: ListBatchesQuery, options?: CallOptions): AsyncGenerator<BatchSummary, void> {
    return this.client.entries({ method: 'GET', path: '/batches', query }, options)
  }

  /**
   * Read the progress of a batch.
   *
   * Returns the batch with the results so far. A batch is kept for 30 days. Requires an API key of its account.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  get(batchId: string, options?: CallOptions): Promise<BatchResponse> {
    return this.client.json({ method: 'GET', path: path`/batches/${batchId}` }, options)
  }

  /**
   * Cancel a batch.
   *
   * Rows that are not created yet fail with `The batch was cancelled before this row.` Agents that exist stay. A batch
   * that is done stays as it is. Requires an API key of its account.
   *
   * Scopes of a key: `agents`, `everything`.
   */
  cancel(batchId: string, options?: CallOptions): Promise<BatchResponse> {
    return this.client.json({ method: 'POST', path: path`/batches/${batchId}/cancel` }, options)
  }
}

export interface ListConversationsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. */
  limit?: number
  /** Filters by agent. */
  agent_id?: string
  /** Filters by who answers. */
  mode?: 'agent' | 'waiting' | 'person'
  /** Filters by channel. */
  channel?: 'webchat' | 'whatsapp' | 'mcp'
  /** `true`: conversations with an unanswered question. `false`: the others. */
  unanswered?: boolean
  /** `true`: conversations with contact details. `false`: the others. */
  lead?: boolean
  /** `true`: conversations in which a person answers or has answered. `false`: the others. */
  taken_over?: boolean
  /** `true`: conversations in which the visitor waits for a person. `false`: the others. */
  waiting?: boolean
  /** Filters by rating. */
  rating?: 'up' | 'down'
  /** `true`: conversations with a flagged reply. `false`: the others. */
  flagged?: boolean
  /** Conversations with a message on this day or later. */
  from?: string
  /** Conversations with a message on this day or earlier. */
  to?: string
  /** Time zone of `from` and `to`. Default: UTC. */
  time_zone?: string
  /** Conversations that contain all these words, or whose visitor matches. The last word may be incomplete. */
  q?: string
}

export interface GetConversationQuery {
  /** The stream starts after this message. */
  after?: string
}

/** Conversations with visitors, and replies from a person. */
export class ConversationsApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List conversations.
   *
   * Returns the conversations of all agents, or of one, with the most recent message first. Leaves out empty
   * conversations and previews by the owner. Requires an API key.
   *
   * With `Accept: text/event-stream` the stream sends each new or changed conversation that matches, and each one that
   * no longer matches. The stream ends after one minute, so that revoking a session or API key takes effect. Read the
   * list again and reconnect.
   *
   * Scopes of a key: `read`, `everything`.
   */
  list(query?: ListConversationsQuery, options?: CallOptions): Promise<ConversationPage> {
    return this.client.json({ method: 'GET', path: '/conversations', query }, options)
  }

  /**
   * List conversations. Yields the entries of all pages.
   *
   * Returns the conversations of all agents, or of one, with the most recent message first. Leaves out empty
   * conversations and previews by the owner. Requires an API key.
   *
   * With `Accept: text/event-stream` the stream sends each new or changed conversation that matches, and each one that
   * no longer matches. The stream ends after one minute, so that revoking a session or API key takes effect. Read the
   * list again and reconnect.
   *
   * Scopes of a key: `read`, `everything`.
   */
  listAll(query?: ListConversationsQuery, options?: CallOptions): AsyncGenerator<Conversation, void> {
    return this.client.entries({ method: 'GET', path: '/conversations', query }, options)
  }

  /**
   * List conversations. Yields the events of the stream.
   *
   * Returns the conversations of all agents, or of one, with the most recent message first. Leaves out empty
   * conversations and previews by the owner. Requires an API key.
   *
   * With `Accept: text/event-stream` the stream sends each new or changed conversation that matches, and each one that
   * no longer matches. The stream ends after one minute, so that revoking a session or API key takes effect. Read the
   * list again and reconnect.
   *
   * Scopes of a key: `read`, `everything`.
   */
  listStream(query?: ListConversationsQuery, options?: CallOptions): AsyncGenerator<InboxEvent, void> {
    return this.client.events({ method: 'GET', path: '/conversations', query }, options)
  }

  /**
   * Read a conversation.
   *
   * Returns the messages, each reply with its sources, its passages, and the sentences that checks dropped or flagged.
   * Requires an API key of the account that owns the agent.
   *
   * With `Accept: text/event-stream` the stream sends new messages. The stream ends after one minute, so that revoking
   * a session or API key takes effect. Read the list again and reconnect.
   *
   * Scopes of a key: `read`, `everything`.
   */
  get(conversationId: string, query?: GetConversationQuery, options?: CallOptions): Promise<ConversationResponse> {
    return this.client.json({ method: 'GET', path: path`/conversations/${conversationId}`, query }, options)
  }

  /**
   * Read a conversation. Yields the events of the stream.
   *
   * Returns the messages, each reply with its sources, its passages, and the sentences that checks dropped or flagged.
   * Requires an API key of the account that owns the agent.
   *
   * With `Accept: text/event-stream` the stream sends new messages. The stream ends after one minute, so that revoking
   * a session or API key takes effect. Read the list again and reconnect.
   *
   * Scopes of a key: `read`, `everything`.
   */
  getStream(conversationId: string, query?: GetConversationQuery, options?: CallOptions): AsyncGenerator<ThreadEvent, void> {
    return this.client.events({ method: 'GET', path: path`/conversations/${conversationId}`, query }, options)
  }

  /**
   * Delete a conversation.
   *
   * Also deletes its messages and its lead. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  delete(conversationId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/conversations/${conversationId}` }, options)
  }

  /**
   * Erase a visitor.
   *
   * Deletes this conversation and all other conversations of the account with the same visitor: the same signed
   * identity, WhatsApp number, or email address or phone number of a lead. Also deletes their messages, leads and
   * pending webhook deliveries. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  eraseVisitor(conversationId: string, options?: CallOptions): Promise<EraseResponse> {
    return this.client.json({ method: 'POST', path: path`/conversations/${conversationId}/erase` }, options)
  }

  /**
   * Take over a conversation.
   *
   * A person answers from now on. The agent stops, and drops the reply it is writing. Requires an API key of the
   * account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  takeOver(conversationId: string, options?: CallOptions): Promise<ConversationRecordResponse> {
    return this.client.json({ method: 'POST', path: path`/conversations/${conversationId}/takeover` }, options)
  }

  /**
   * Hand back a conversation.
   *
   * The agent answers again. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  handBack(conversationId: string, options?: CallOptions): Promise<ConversationRecordResponse> {
    return this.client.json({ method: 'POST', path: path`/conversations/${conversationId}/handback` }, options)
  }

  /**
   * Reply to a visitor.
   *
   * Sends the message to the visitor in the same chat and takes over the conversation. Requires an API key of the
   * account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  replyToVisitor(conversationId: string, body: ReplyRequest, options?: CallOptions): Promise<ReplyResponse> {
    return this.client.json({ method: 'POST', path: path`/conversations/${conversationId}/reply`, body, takesKey: true }, options)
  }
}

/** Replies of agents. */
export class MessagesApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Correct an answer.
   *
   * The agent gives this answer to this question from the next message, before any other knowledge. Foyer checks it
   * again after each research. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  correctAnswer(messageId: string, body: CorrectionRequest, options?: CallOptions): Promise<CorrectionResponse> {
    return this.client.json({ method: 'POST', path: path`/messages/${messageId}/correction`, body, takesKey: true }, options)
  }

  /**
   * Mark a reply as right or wrong.
   *
   * Stores the verdict. Each time Foyer reads the website, it asks the question again and checks that a right reply is
   * unchanged and a wrong one is gone. To change the answer, send a correction. Requires an API key of the account
   * that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  giveVerdict(messageId: string, body: VerdictRequest, options?: CallOptions): Promise<CorrectionResponse> {
    return this.client.json({ method: 'POST', path: path`/messages/${messageId}/verdict`, body, takesKey: true }, options)
  }
}

export interface ListCorrectionsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. Default: all of them. */
  limit?: number
  /** The agent. */
  agent_id: string
}

/** Corrections by owners, and their verdicts on replies. */
export class CorrectionsApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List corrections.
   *
   * Returns up to 500 corrections and replies that were marked as right or wrong, newest first, each with the result
   * of the last check and the answer that the agent would give from its knowledge. Requires an API key of the account
   * that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  list(query: ListCorrectionsQuery, options?: CallOptions): Promise<CorrectionList> {
    return this.client.json({ method: 'GET', path: '/corrections', query }, options)
  }

  /**
   * List corrections. Yields the entries of all pages.
   *
   * Returns up to 500 corrections and replies that were marked as right or wrong, newest first, each with the result
   * of the last check and the answer that the agent would give from its knowledge. Requires an API key of the account
   * that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  listAll(query: ListCorrectionsQuery, options?: CallOptions): AsyncGenerator<Correction, void> {
    return this.client.entries({ method: 'GET', path: '/corrections', query }, options)
  }

  /**
   * Read a correction.
   *
   * Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  get(correctionId: string, options?: CallOptions): Promise<CorrectionRecordResponse> {
    return this.client.json({ method: 'GET', path: path`/corrections/${correctionId}` }, options)
  }

  /**
   * Edit a correction.
   *
   * The agent uses the new text from the next message. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  reword(correctionId: string, body: RewordRequest, options?: CallOptions): Promise<CorrectionRecordResponse> {
    return this.client.json({ method: 'PATCH', path: path`/corrections/${correctionId}`, body }, options)
  }

  /**
   * Delete a correction.
   *
   * The agent answers from its knowledge again. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  delete(correctionId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/corrections/${correctionId}` }, options)
  }

  /**
   * Keep a correction after the site changed.
   *
   * Marks the website’s current text as seen: `site_changed` is false until the website changes again. Requires an API
   * key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  accept(correctionId: string, options?: CallOptions): Promise<CorrectionRecordResponse> {
    return this.client.json({ method: 'POST', path: path`/corrections/${correctionId}/keep` }, options)
  }
}

/** The account of the key. */
export class AccountApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Read credits and limits.
   *
   * Returns the credits used and left, and what happens at zero. Requires an API key.
   *
   * Scopes of a key: `read`, `knowledge`, `agents`, `everything`.
   */
  get(options?: CallOptions): Promise<AccountResponse> {
    return this.client.json({ method: 'GET', path: '/account' }, options)
  }

  /**
   * Rename the workspace.
   *
   * The team and people you invite see the name. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  update(body?: UpdateAccountRequest, options?: CallOptions): Promise<AccountResponse> {
    return this.client.json({ method: 'PATCH', path: '/account', body }, options)
  }
}

export interface ListKeysQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. Default: all of them. */
  limit?: number
}

/** API keys of the account. */
export class KeysApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List API keys.
   *
   * Returns the API keys that are not revoked, newest first. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  list(query?: ListKeysQuery, options?: CallOptions): Promise<KeyList> {
    return this.client.json({ method: 'GET', path: '/keys', query }, options)
  }

  /**
   * List API keys. Yields the entries of all pages.
   *
   * Returns the API keys that are not revoked, newest first. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  listAll(query?: ListKeysQuery, options?: CallOptions): AsyncGenerator<ApiKey, void> {
    return this.client.entries({ method: 'GET', path: '/keys', query }, options)
  }

  /**
   * Create an API key.
   *
   * Returns the key once. It cannot be read again. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  create(body: CreateKeyRequest, options?: CallOptions): Promise<CreateKeyResponse> {
    return this.client.json({ method: 'POST', path: '/keys', body, takesKey: true }, options)
  }

  /**
   * Read an API key.
   *
   * Returns everything but the key itself. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  get(keyId: string, options?: CallOptions): Promise<KeyResponse> {
    return this.client.json({ method: 'GET', path: path`/keys/${keyId}` }, options)
  }

  /**
   * Revoke an API key.
   *
   * Takes effect with the next request, on every node. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  revoke(keyId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/keys/${keyId}` }, options)
  }
}

/** Members of the account, and invitations. */
export class TeamApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List the team.
   *
   * Returns the owner, the members and the open invitations. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  get(options?: CallOptions): Promise<TeamResponse> {
    return this.client.json({ method: 'GET', path: '/team' }, options)
  }

  /**
   * Invite a person.
   *
   * Sends an email with a link. A second invitation replaces the first. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  inviteMember(body: InviteMemberRequest, options?: CallOptions): Promise<InvitationResponse> {
    return this.client.json({ method: 'POST', path: '/team/invitations', body, takesKey: true }, options)
  }

  /**
   * Read an invitation.
   *
   * Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  getInvitation(invitationId: string, options?: CallOptions): Promise<InvitationResponse> {
    return this.client.json({ method: 'GET', path: path`/team/invitations/${invitationId}` }, options)
  }

  /**
   * Withdraw an invitation.
   *
   * The link stops working. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  withdrawInvitation(invitationId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/team/invitations/${invitationId}` }, options)
  }

  /**
   * Read a member.
   *
   * Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  getMember(memberId: string, options?: CallOptions): Promise<MemberResponse> {
    return this.client.json({ method: 'GET', path: path`/team/members/${memberId}` }, options)
  }

  /**
   * Change a member's role.
   *
   * Takes effect with the next request. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  changeRole(memberId: string, body: ChangeRoleRequest, options?: CallOptions): Promise<MemberResponse> {
    return this.client.json({ method: 'PATCH', path: path`/team/members/${memberId}`, body }, options)
  }

  /**
   * Remove a member.
   *
   * Takes effect with the next request, on every node. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  removeMember(memberId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/team/members/${memberId}` }, options)
  }
}

export interface ListChangesQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. */
  limit?: number
}

/** The audit log: who changed what. */
export class ChangesApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List changes.
   *
   * Returns who changed what, newest first, for one year: a person, an API key or the operator. Lists field names,
   * never values. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  list(query?: ListChangesQuery, options?: CallOptions): Promise<ChangePage> {
    return this.client.json({ method: 'GET', path: '/changes', query }, options)
  }

  /**
   * List changes. Yields the entries of all pages.
   *
   * Returns who changed what, newest first, for one year: a person, an API key or the operator. Lists field names,
   * never values. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  listAll(query?: ListChangesQuery, options?: CallOptions): AsyncGenerator<Change, void> {
    return this.client.entries({ method: 'GET', path: '/changes', query }, options)
  }
}

export interface ListLeadsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. */
  limit?: number
  /** Filters by agent. */
  agent_id?: string
  /** Filters by status. */
  status?: 'new' | 'contacted' | 'won' | 'lost'
  /** Filters by stage. */
  stage?: 'curious' | 'interested' | 'ready'
}

/** Visitors who left contact details. */
export class LeadsApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List leads.
   *
   * Returns leads, newest first. With `Accept: text/csv`, returns all of them as one file, with the separator that
   * spreadsheets expect for the first language of `Accept-Language`. Requires an API key.
   *
   * Scopes of a key: `read`, `everything`.
   */
  list(query?: ListLeadsQuery, options?: CallOptions): Promise<LeadPage> {
    return this.client.json({ method: 'GET', path: '/leads', query }, options)
  }

  /**
   * List leads. Yields the entries of all pages.
   *
   * Returns leads, newest first. With `Accept: text/csv`, returns all of them as one file, with the separator that
   * spreadsheets expect for the first language of `Accept-Language`. Requires an API key.
   *
   * Scopes of a key: `read`, `everything`.
   */
  listAll(query?: ListLeadsQuery, options?: CallOptions): AsyncGenerator<Lead, void> {
    return this.client.entries({ method: 'GET', path: '/leads', query }, options)
  }

  /**
   * List leads. Returns CSV.
   *
   * Returns leads, newest first. With `Accept: text/csv`, returns all of them as one file, with the separator that
   * spreadsheets expect for the first language of `Accept-Language`. Requires an API key.
   *
   * Scopes of a key: `read`, `everything`.
   */
  listCsv(query?: ListLeadsQuery, options?: CallOptions): Promise<string> {
    return this.client.text({ method: 'GET', path: '/leads', query, accept: 'text/csv' }, options)
  }

  /**
   * Read a lead.
   *
   * Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `everything`.
   */
  get(leadId: string, options?: CallOptions): Promise<LeadRecordResponse> {
    return this.client.json({ method: 'GET', path: path`/leads/${leadId}` }, options)
  }

  /**
   * Change the status or the stage of a lead.
   *
   * Changes the fields you send. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  update(leadId: string, body?: UpdateLeadRequest, options?: CallOptions): Promise<LeadRecordResponse> {
    return this.client.json({ method: 'PATCH', path: path`/leads/${leadId}`, body }, options)
  }

  /**
   * Delete a lead.
   *
   * Keeps the conversation and its messages. Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `everything`.
   */
  delete(leadId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/leads/${leadId}` }, options)
  }
}

export interface ListGapsQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. Default: all of them. */
  limit?: number
  /** The agent. */
  agent_id: string
  /** Default: `open`. */
  state?: 'open' | 'answered' | 'dismissed'
}

/** Questions that the agent could not answer. */
export class GapsApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List unanswered questions.
   *
   * Returns up to 200 unanswered questions, grouped by meaning, most frequent first. Requires an API key of the
   * account that owns the agent.
   *
   * Scopes of a key: `read`, `everything`.
   */
  list(query: ListGapsQuery, options?: CallOptions): Promise<GapList> {
    return this.client.json({ method: 'GET', path: '/gaps', query }, options)
  }

  /**
   * List unanswered questions. Yields the entries of all pages.
   *
   * Returns up to 200 unanswered questions, grouped by meaning, most frequent first. Requires an API key of the
   * account that owns the agent.
   *
   * Scopes of a key: `read`, `everything`.
   */
  listAll(query: ListGapsQuery, options?: CallOptions): AsyncGenerator<Gap, void> {
    return this.client.entries({ method: 'GET', path: '/gaps', query }, options)
  }

  /**
   * Read a gap.
   *
   * Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `read`, `everything`.
   */
  get(gapId: string, options?: CallOptions): Promise<GapResponse> {
    return this.client.json({ method: 'GET', path: path`/gaps/${gapId}` }, options)
  }

  /**
   * Answer a gap.
   *
   * Stores the answer as a knowledge item. The agent uses it from the next message. Also closes other gaps it answers.
   * Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  answer(gapId: string, body: AnswerGapRequest, options?: CallOptions): Promise<AnswerGapResponse> {
    return this.client.json({ method: 'POST', path: path`/gaps/${gapId}/answer`, body, takesKey: true }, options)
  }

  /**
   * Dismiss a gap.
   *
   * Requires an API key of the account that owns the agent.
   *
   * Scopes of a key: `knowledge`, `everything`.
   */
  dismiss(gapId: string, options?: CallOptions): Promise<GapResponse> {
    return this.client.json({ method: 'POST', path: path`/gaps/${gapId}/dismiss` }, options)
  }
}

export interface GetInsightsQuery {
  /** One agent. Default: all agents of the account. */
  agent_id?: string
  /** The first day. Default: `days` up to `to`. */
  from?: string
  /** The last day. Default: today. */
  to?: string
  /** Number of days up to `to`, if `from` is not given. Default: 30. */
  days?: number
  /** Time zone of the days, such as `Europe/Berlin`. Default: the agent's, else UTC. */
  time_zone?: string
  /** The table to return with `Accept: text/csv`. Default: `days`. */
  figure?: 'totals' | 'days' | 'channels' | 'sources' | 'questions' | 'gaps'
}

/** Figures for a period. */
export class InsightsApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Read insights for a period.
   *
   * Returns conversations, answers, leads and credits by day, channel and `source`, the top questions and the
   * unanswered questions, for all agents or one, over at most 366 days. Leaves out previews by the owner and deleted
   * conversations. Requires an API key.
   *
   * With `Accept: text/csv`, returns the table that `figure` names as a file, with the separator that spreadsheets
   * expect for the first language of `Accept-Language`.
   *
   * Scopes of a key: `read`, `everything`.
   */
  get(query?: GetInsightsQuery, options?: CallOptions): Promise<InsightsResponse> {
    return this.client.json({ method: 'GET', path: '/insights', query }, options)
  }

  /**
   * Read insights for a period. Returns CSV.
   *
   * Returns conversations, answers, leads and credits by day, channel and `source`, the top questions and the
   * unanswered questions, for all agents or one, over at most 366 days. Leaves out previews by the owner and deleted
   * conversations. Requires an API key.
   *
   * With `Accept: text/csv`, returns the table that `figure` names as a file, with the separator that spreadsheets
   * expect for the first language of `Accept-Language`.
   *
   * Scopes of a key: `read`, `everything`.
   */
  getCsv(query?: GetInsightsQuery, options?: CallOptions): Promise<string> {
    return this.client.text({ method: 'GET', path: '/insights', query, accept: 'text/csv' }, options)
  }
}

export interface ListWebhooksQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. Default: all of them. */
  limit?: number
}

export interface ListWebhookDeliveriesQuery {
  /** The `next_cursor` of the previous page. */
  cursor?: string
  /** Number of entries, 1 to 100. */
  limit?: number
}

/** Endpoints that get events, and their deliveries. */
export class WebhooksApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * List webhooks.
   *
   * Returns the webhooks, newest first. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  list(query?: ListWebhooksQuery, options?: CallOptions): Promise<WebhookList> {
    return this.client.json({ method: 'GET', path: '/webhooks', query }, options)
  }

  /**
   * List webhooks. Yields the entries of all pages.
   *
   * Returns the webhooks, newest first. Requires an API key.
   *
   * Scopes of a key: `everything`.
   */
  listAll(query?: ListWebhooksQuery, options?: CallOptions): AsyncGenerator<Webhook, void> {
    return this.client.entries({ method: 'GET', path: '/webhooks', query }, options)
  }

  /**
   * Create a webhook.
   *
   * Foyer sends a `POST` to the URL for each event: `{"type", "timestamp", "data"}` with the headers `webhook-id`,
   * `webhook-timestamp` and `webhook-signature` of Standard Webhooks (https://www.standardwebhooks.com), whose
   * libraries verify the signature with the secret.
   *
   * Respond with 2xx within 10 seconds. Foyer does not follow redirects. It retries a failed delivery nine times over
   * three days, then disables the webhook and sends its owner an email; 410 disables it at once. The same delivery can
   * arrive twice, with the same `webhook-id`. Requires an API key of an account with a verified email.
   *
   * Scopes of a key: `everything`.
   */
  create(body: CreateWebhookRequest, options?: CallOptions): Promise<WebhookSecretResponse> {
    return this.client.json({ method: 'POST', path: '/webhooks', body, takesKey: true }, options)
  }

  /**
   * Read a webhook.
   *
   * Requires an API key of its account.
   *
   * Scopes of a key: `everything`.
   */
  get(webhookId: string, options?: CallOptions): Promise<WebhookResponse> {
    return this.client.json({ method: 'GET', path: path`/webhooks/${webhookId}` }, options)
  }

  /**
   * Change, disable or enable a webhook.
   *
   * Changes the fields you send. Requires an API key of its account.
   *
   * Scopes of a key: `everything`.
   */
  update(webhookId: string, body?: UpdateWebhookRequest, options?: CallOptions): Promise<WebhookResponse> {
    return this.client.json({ method: 'PATCH', path: path`/webhooks/${webhookId}`, body }, options)
  }

  /**
   * Delete a webhook.
   *
   * Also deletes its log. Requires an API key of its account.
   *
   * Scopes of a key: `everything`.
   */
  delete(webhookId: string, options?: CallOptions): Promise<DoneResponse> {
    return this.client.json({ method: 'DELETE', path: path`/webhooks/${webhookId}` }, options)
  }

  /**
   * Rotate the secret of a webhook.
   *
   * For 24 hours, Foyer signs with both secrets, the new one first. Requires an API key of its account.
   *
   * Scopes of a key: `everything`.
   */
  changeSecret(webhookId: string, options?: CallOptions): Promise<WebhookSecretResponse> {
    return this.client.json({ method: 'POST', path: path`/webhooks/${webhookId}/secret`, takesKey: true }, options)
  }

  /**
   * Test a webhook.
   *
   * Sends `webhook.test` once, even to a disabled webhook, and returns the result. Requires an API key of its account.
   *
   * Scopes of a key: `everything`.
   */
  test(webhookId: string, options?: CallOptions): Promise<WebhookDeliveryResponse> {
    return this.client.json({ method: 'POST', path: path`/webhooks/${webhookId}/test`, takesKey: true }, options)
  }

  /**
   * List deliveries of a webhook.
   *
   * Returns deliveries of the last 30 days, newest first. Foyer does not store response bodies. Requires an API key of
   * its account.
   *
   * Scopes of a key: `everything`.
   */
  listDeliveries(webhookId: string, query?: ListWebhookDeliveriesQuery, options?: CallOptions): Promise<WebhookDeliveryPage> {
    return this.client.json({ method: 'GET', path: path`/webhooks/${webhookId}/deliveries`, query }, options)
  }

  /**
   * List deliveries of a webhook. Yields the entries of all pages.
   *
   * Returns deliveries of the last 30 days, newest first. Foyer does not store response bodies. Requires an API key of
   * its account.
   *
   * Scopes of a key: `everything`.
   */
  listAllDeliveries(webhookId: string, query?: ListWebhookDeliveriesQuery, options?: CallOptions): AsyncGenerator<WebhookDelivery, void> {
    return this.client.entries({ method: 'GET', path: path`/webhooks/${webhookId}/deliveries`, query }, options)
  }

  /**
   * Read a delivery.
   *
   * Requires an API key of its account.
   *
   * Scopes of a key: `everything`.
   */
  getDelivery(webhookId: string, deliveryId: string, options?: CallOptions): Promise<WebhookDeliveryResponse> {
    return this.client.json({ method: 'GET', path: path`/webhooks/${webhookId}/deliveries/${deliveryId}` }, options)
  }

  /**
   * Retry a delivery.
   *
   * Sends a delivered or failed delivery again, with all retries. Requires an API key of its account.
   *
   * Scopes of a key: `everything`.
   */
  deliverAgain(webhookId: string, deliveryId: string, options?: CallOptions): Promise<WebhookDeliveryResponse> {
    return this.client.json({ method: 'POST', path: path`/webhooks/${webhookId}/deliveries/${deliveryId}/retry`, takesKey: true }, options)
  }
}

export interface DrawQrCodeQuery {
  /** The link to encode. */
  url: string
  /** Width and height in pixels. */
  size?: number
  /** PNG, or SVG for print. */
  format?: 'png' | 'svg'
}

/** QR codes of links. */
export class QrApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Create a QR code.
   *
   * Returns a PNG or SVG for a page or chat link of this service.
   */
  drawCode(query: DrawQrCodeQuery, options?: CallOptions): Promise<Blob> {
    return this.client.blob({ method: 'GET', path: '/qr', query }, options)
  }
}

export interface GetOpenApiDocumentQuery {
  /** `none` leaves out the event streams, for generators that expect one kind of response. */
  streams?: 'all' | 'none'
}

/** This document. */
export class OpenapiApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Read the OpenAPI document.
   *
   * Returns this API as an OpenAPI 3.1 document, generated from the schemas that validate requests. CORS is open to
   * all origins. Requests for it do not count against the limit, and it is compressed with Brotli or gzip if the
   * client accepts that.
   */
  getOpenApiDocument(query?: GetOpenApiDocumentQuery, options?: CallOptions): Promise<OpenApiDocument> {
    return this.client.json({ method: 'GET', path: '/openapi.json', query }, options)
  }
}

/** All operations of the API, by the first part of their paths. */
export class FoyerApi {
  /** Agents with their websites, documents and settings. */
  readonly agents: AgentsApi
  /** Knowledge items of agents. */
  readonly knowledge: KnowledgeApi
  /** Agents created in one request, and their progress. */
  readonly batches: BatchesApi
  /** Conversations with visitors, and replies from a person. */
  readonly conversations: ConversationsApi
  /** Replies of agents. */
  readonly messages: MessagesApi
  /** Corrections by owners, and their verdicts on replies. */
  readonly corrections: CorrectionsApi
  /** The account of the key. */
  readonly account: AccountApi
  /** API keys of the account. */
  readonly keys: KeysApi
  /** Members of the account, and invitations. */
  readonly team: TeamApi
  /** The audit log: who changed what. */
  readonly changes: ChangesApi
  /** Visitors who left contact details. */
  readonly leads: LeadsApi
  /** Questions that the agent could not answer. */
  readonly gaps: GapsApi
  /** Figures for a period. */
  readonly insights: InsightsApi
  /** Endpoints that get events, and their deliveries. */
  readonly webhooks: WebhooksApi
  /** QR codes of links. */
  readonly qr: QrApi
  /** This document. */
  readonly openapi: OpenapiApi

  constructor(client: HttpClient) {
    this.agents = new AgentsApi(client)
    this.knowledge = new KnowledgeApi(client)
    this.batches = new BatchesApi(client)
    this.conversations = new ConversationsApi(client)
    this.messages = new MessagesApi(client)
    this.corrections = new CorrectionsApi(client)
    this.account = new AccountApi(client)
    this.keys = new KeysApi(client)
    this.team = new TeamApi(client)
    this.changes = new ChangesApi(client)
    this.leads = new LeadsApi(client)
    this.gaps = new GapsApi(client)
    this.insights = new InsightsApi(client)
    this.webhooks = new WebhooksApi(client)
    this.qr = new QrApi(client)
    this.openapi = new OpenapiApi(client)
  }
}
