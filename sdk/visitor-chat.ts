import { createUuid } from './create-uuid.ts'
import type {
  ChatStreamPart,
  HandoffRequest,
  HandoffResponse,
  MessageRequest,
  MessageResponse,
  SessionResponse,
} from './generated/api-schemas.ts'
import { ChatApi } from './generated/visitor-operations.ts'
import type { CallOptions, HttpClient } from './http-client.ts'

/** A conversation of a visitor. Its calls need no API key, so pages may make them. */
export class Chat extends ChatApi {
  /** Opens this conversation and nothing else. */
  readonly sessionToken: string

  constructor(client: HttpClient, sessionToken: string) {
    super(client.with({ bearer: sessionToken }))
    this.sessionToken = sessionToken
  }

  /** Sends a message and returns the reply. It is answered once, however often it is sent. */
  override sendMessage(body: MessageRequest, options?: CallOptions): Promise<MessageResponse> {
    return super.sendMessage(identified(body), options)
  }

  /** Sends a message and yields the reply as it is written. It is answered once, however often it is sent. */
  override sendMessageStream(body: MessageRequest, options?: CallOptions): AsyncGenerator<ChatStreamPart, void> {
    return super.sendMessageStream(identified(body), options)
  }

  /** Asks for a person. Not repeated by default, because each call adds its text to the conversation. */
  override askForPerson(body?: HandoffRequest, options?: CallOptions): Promise<HandoffResponse> {
    return super.askForPerson(body, { maxRetries: 0, ...options })
  }
}

/** A conversation that was just started or resumed. */
export class StartedChat extends Chat {
  /** The greeting, the suggested questions, and the messages of a resumed conversation. */
  readonly session: SessionResponse

  constructor(client: HttpClient, session: SessionResponse) {
    super(client, session.session_token)
    this.session = session
  }
}

const identified = (body: MessageRequest): MessageRequest => ({ client_id: createUuid(), ...body })
