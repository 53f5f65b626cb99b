import { FoyerError } from './api-errors.ts'
import type {
  CreateAgentRequest,
  CreateAgentResponse,
  CreateAgentResult,
  CreationEvent,
  DryRunResponse,
  SessionRequest,
  WebhookPayload,
} from './generated/api-schemas.ts'
import { AgentsApi, FoyerApi, WebhooksApi } from './generated/api-operations.ts'
import { VisitorsApi } from './generated/visitor-operations.ts'
import { type CallOptions, HttpClient } from './http-client.ts'
import { isInBrowser, refuseKeyInBrowser } from './refuse-browsers.ts'
import { Chat, StartedChat } from './visitor-chat.ts'
import { type UnwrapOptions, type WebhookHeaders, unwrapWebhook } from './unwrap-webhook.ts'

export interface FoyerOptions {
  /** The address of the instance, such as `https://foyer.example`. Default: the instance that served this package. */
  baseUrl?: string
  /** A key of your account, `ak_…`. Creating demo agents and chatting need none. */
  apiKey?: string
  /** Milliseconds that each attempt waits for a response. Default: 60,000. */
  timeoutMs?: number
  /** Attempts after the first one. Default: 3. */
  maxRetries?: number
}

/** The instance replaces this text with its own address when it serves the package. */
const SERVED_BY = '%FOYER_INSTANCE%'
/** Set by the build: the version in `package.json`. */
declare const SDK_VERSION: string
const TIMEOUT_MS = 60_000
const MAX_RETRIES = 3

/** A client of a Foyer instance. Each operation of its API is a method: `foyer.agents.create`, `foyer.leads.list`. */
export class Foyer extends FoyerApi {
  override readonly agents: Agents
  override readonly webhooks: Webhooks
  readonly #visitors: HttpClient

  constructor({ baseUrl, apiKey, timeoutMs = TIMEOUT_MS, maxRetries = MAX_RETRIES }: FoyerOptions = {}) {
    refuseKeyInBrowser(apiKey)
    const address = addressOf(baseUrl)
    const userAgent = isInBrowser() ? undefined : `foyer-sdk/${SDK_VERSION}`
    const client = new HttpClient({
      baseUrl: `${address}/api/v1/public`,
      bearer: apiKey,
      userAgent,
      timeoutMs,
      maxRetries,
    })
    super(client)
    this.agents = new Agents(client)
    this.webhooks = new Webhooks(client)
    this.#visitors = client.with({ baseUrl: `${address}/api/v1/chat`, bearer: undefined })
  }

  /** Starts a conversation as a visitor. With the `sessionToken` of an earlier one, resumes that. */
  async startChat(
    request: SessionRequest,
    { sessionToken, ...options }: CallOptions & { sessionToken?: string } = {},
  ): Promise<StartedChat> {
    const visitors = new VisitorsApi(this.#visitors.with({ bearer: sessionToken }))
    return new StartedChat(this.#visitors, await visitors.startSession(request, options))
  }

  /** Returns the conversation of a session token, without a request. */
  openChat(sessionToken: string): Chat {
    return new Chat(this.#visitors, sessionToken)
  }
}

/** What an agent is created from. With an API key, it needs no email. */
export type NewAgent = Omit<CreateAgentRequest, 'email'> & Partial<Pick<CreateAgentRequest, 'email'>>

class Agents extends AgentsApi {
  /** Returns what the agent would know, and stores nothing. */
  override create(body: NewAgent & { dry_run: true }, options?: CallOptions): Promise<DryRunResponse>
  /** Creates an agent. */
  override create(body: NewAgent & { dry_run?: false }, options?: CallOptions): Promise<CreateAgentResponse>
  override create(body: NewAgent, options?: CallOptions): Promise<CreateAgentResult>
  override create(body: NewAgent, options?: CallOptions): Promise<CreateAgentResult> {
    return super.create(body as CreateAgentRequest, options)
  }

  /** Creates an agent, and yields what is read and learnt meanwhile. */
  override createStream(body: NewAgent, options?: CallOptions): AsyncGenerator<CreationEvent, void> {
    return super.createStream(body as CreateAgentRequest, options)
  }
}

class Webhooks extends WebhooksApi {
  /** Verifies a request of a webhook and returns its event: see `unwrapWebhook`. */
  unwrap(
    body: string | Uint8Array | ArrayBuffer,
    headers: WebhookHeaders,
    secrets: string | readonly string[],
    options?: UnwrapOptions,
  ): Promise<WebhookPayload> {
    return unwrapWebhook(body, headers, secrets, options)
  }
}

/** Returns the address of an instance without a path of its API and without a slash at its end. */
function addressOf(baseUrl: string = SERVED_BY): string {
  try {
    return new URL(baseUrl).href.replace(/(?:\/api\/v1\/public)?\/*$/, '')
  } catch {
    throw new FoyerError('baseUrl must be the address of a Foyer instance, such as https://foyer.example')
  }
}
