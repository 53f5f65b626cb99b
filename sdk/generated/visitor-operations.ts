// Written by `npm run sdk` from the OpenAPI documents of the API and of the visitor API. Do not edit.
import type { CallOptions, HttpClient } from '../http-client.ts'
import type {
  ChatStreamPart,
  FeedbackRequest,
  HandoffRequest,
  HandoffResponse,
  IdentifyRequest,
  IdentifyResponse,
  LeadRequest,
  LeadResponse,
  LiveEvent,
  MessageList,
  MessageRequest,
  MessageResponse,
  SessionRequest,
  SessionResponse,
  VisitorDone,
  WhatsappResponse,
} from './api-schemas.ts'

/** What a visitor may call without a session. */
export class VisitorsApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Start or resume a conversation.
   *
   * Starts a conversation and returns its session token, the greeting and suggested questions. With an earlier token
   * as bearer, resumes that conversation and returns its messages. If the conversation belongs to a different
   * identified visitor, Foyer starts a new one.
   */
  startSession(body: SessionRequest, options?: CallOptions): Promise<SessionResponse> {
    return this.client.json({ method: 'POST', path: '/sessions', body }, options)
  }
}

export interface ListMessagesQuery {
  /** ID of a message: returns those after it. */
  after?: string
}

/** What a visitor may call in a conversation. */
export class ChatApi {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

  /**
   * Send a message.
   *
   * Returns the reply with its sources. It costs one credit. `answered` is `false` if the agent said that it does not
   * know.
   *
   * Two messages share a reply only if the second arrives before any of the first reply is shown: the first call then
   * returns `superseded`, and the second the reply to both. While a person has taken over, the call returns
   * `with_person`, and [`GET /messages`](https://foyer.example/docs/api/list-messages.md) has their reply.
   *
   * With `client_id`, a UUID, you can send a message again: it is answered once.
   *
   * With `Accept: text/event-stream`, Foyer streams the turn as a UI message stream of the AI SDK.
   */
  sendMessage(body: MessageRequest, options?: CallOptions): Promise<MessageResponse> {
    return this.client.json({ method: 'POST', path: '/messages', body }, options)
  }

  /**
   * Send a message. Yields the events of the stream.
   *
   * Returns the reply with its sources. It costs one credit. `answered` is `false` if the agent said that it does not
   * know.
   *
   * Two messages share a reply only if the second arrives before any of the first reply is shown: the first call then
   * returns `superseded`, and the second the reply to both. While a person has taken over, the call returns
   * `with_person`, and [`GET /messages`](https://foyer.example/docs/api/list-messages.md) has their reply.
   *
   * With `client_id`, a UUID, you can send a message again: it is answered once.
   *
   * With `Accept: text/event-stream`, Foyer streams the turn as a UI message stream of the AI SDK.
   */
  sendMessageStream(body: MessageRequest, options?: CallOptions): AsyncGenerator<ChatStreamPart, void> {
    return this.client.events({ method: 'POST', path: '/messages', body }, options)
  }

  /**
   * List messages.
   *
   * Returns the last 100 messages, or the next 100 after one. Messages are ordered by their IDs: a reply comes before
   * the messages that arrived while it was written, although it is stored after them.
   *
   * With `Accept: text/event-stream`, the stream stays open and sends each new message, who answers, and the deletion
   * of the conversation. After a disconnect, ask again with the ID of the last message. A visitor can have eight
   * streams open.
   */
  listMessages(query?: ListMessagesQuery, options?: CallOptions): Promise<MessageList> {
    return this.client.json({ method: 'GET', path: '/messages', query }, options)
  }

  /**
   * List messages. Yields the events of the stream.
   *
   * Returns the last 100 messages, or the next 100 after one. Messages are ordered by their IDs: a reply comes before
   * the messages that arrived while it was written, although it is stored after them.
   *
   * With `Accept: text/event-stream`, the stream stays open and sends each new message, who answers, and the deletion
   * of the conversation. After a disconnect, ask again with the ID of the last message. A visitor can have eight
   * streams open.
   */
  listMessagesStream(query?: ListMessagesQuery, options?: CallOptions): AsyncGenerator<LiveEvent, void> {
    return this.client.events({ method: 'GET', path: '/messages', query }, options)
  }

  /**
   * Submit contact details.
   *
   * Stores a lead. Requires `email` or `phone`, and `consent: true` if the session has a `consent_text`. A later call
   * adds to the same lead.
   */
  submitContact(body?: LeadRequest, options?: CallOptions): Promise<LeadResponse> {
    return this.client.json({ method: 'POST', path: '/leads', body }, options)
  }

  /**
   * Ask for a person.
   *
   * Notifies the owner that the visitor wants a person. Accepts contact details. The message in the response says what
   * happens next.
   */
  askForPerson(body?: HandoffRequest, options?: CallOptions): Promise<HandoffResponse> {
    return this.client.json({ method: 'POST', path: '/handoff', body }, options)
  }

  /**
   * Rate a reply.
   *
   * Stores the rating of a reply. `none` removes it.
   */
  rateReply(body: FeedbackRequest, options?: CallOptions): Promise<VisitorDone> {
    return this.client.json({ method: 'POST', path: '/feedback', body }, options)
  }

  /**
   * Identify a visitor.
   *
   * Identifies the visitor with a JSON Web Token (HS256) that your server signs with the agent's identity secret.
   * [Signed-in visitors](https://foyer.example/docs/widget.md#signed-in-visitors) has the code.
   */
  identifyVisitor(body: IdentifyRequest, options?: CallOptions): Promise<IdentifyResponse> {
    return this.client.json({ method: 'POST', path: '/identify', body }, options)
  }

  /**
   * Continue on WhatsApp.
   *
   * Returns a link that continues this conversation on WhatsApp. It works once, for an hour, for the first person who
   * sends its text.
   */
  continueOnWhatsApp(options?: CallOptions): Promise<WhatsappResponse> {
    return this.client.json({ method: 'POST', path: '/whatsapp' }, options)
  }

  /**
   * Delete the conversation.
   *
   * Deletes the conversation with its messages and the visitor's contact details.
   */
  deleteOwnConversation(options?: CallOptions): Promise<VisitorDone> {
    return this.client.json({ method: 'DELETE', path: '/conversation' }, options)
  }
}
