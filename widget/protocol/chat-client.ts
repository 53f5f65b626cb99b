import type { MessageRequest, MessageResponse, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import type { LiveEvent } from '#src/contract/chat/visitor-contract.ts'
import { ChatFailure } from './chat-failure.ts'
import type { Turn } from './chat-turn.ts'
import { callForJson, postMessage, postSession, streamMessages } from './chat-transport.ts'
import type { Call, Line } from './chat-transport.ts'
import type { TokenStorage } from './token-storage.ts'

/** Who uses the chat: a visitor, or an owner with an open preview session. */
export type ChatAccess =
  | { widgetKey: string; sessionToken?: undefined }
  | { sessionToken: string; widgetKey?: undefined }

export type ChatClientOptions = ChatAccess & {
  /** URL of the service without `/api/v1/chat`. */
  apiBase: string
  /** Stores the visitor's token between pages, from the first message on. */
  tokens: TokenStorage
  page: { url: string; locale: string | undefined }
  /** The visitor's identity token from the page. */
  identity?: () => string | undefined
}

export type OnTurn = (turn: Turn) => void

export interface ChatClient {
  /** Opens the session, or resumes the stored one with its messages. Throws a `ChatFailure`. */
  open(): Promise<SessionResponse>
  /**
   * Says something; its `client_id` lets it be said again after a failure without being answered twice. `onTurn` hears
   * the answer so far. Throws a `ChatFailure`.
   */
  send(message: MessageRequest, onTurn: OnTurn): Promise<MessageResponse>
  /** Any other call of the session. Throws a `ChatFailure`. */
  call<Answer>(call: Call): Promise<Answer>
  /**
   * Reports messages from elsewhere after a message, until `signal` or a disconnect; calls `after` once the session is
   * open. A deleted conversation has `ended`. Throws a `ChatFailure`.
   */
  follow(after: () => string | undefined, hear: (event: LiveEvent) => void, signal: AbortSignal): Promise<void>
  /** Leaves the session. The next call opens that of the stored token, or a new one. */
  restart(): void
  /** Aborts running calls; later ones fail. */
  stop(): void
}

/** Creates the client of one visitor's conversation, independent of the view. */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const visit: Visit = { options, stopped: new AbortController(), token: options.sessionToken ?? options.tokens.read() }
  return {
    open: () => openSession(visit),
    send: (message, onTurn) => send(visit, message, onTurn),
    call: async (call) => {
      await openSession(visit)
      return callForJson(lineOf(visit), call)
    },
    follow: async (after, hear, signal) => {
      await openSession(visit)
      const line = { ...lineOf(visit), signal }
      try {
        for await (const event of streamMessages(line, after())) hear(event)
      } catch (failure) {
        if (!isDeleted(visit, line, failure)) throw failure
        hear({ type: 'ended' })
      }
    },
    restart: () => {
      visit.opening = undefined
      visit.token = options.sessionToken ?? options.tokens.read()
    },
    stop: () => visit.stopped.abort(),
  }
}

interface Visit {
  readonly options: ChatClientOptions
  readonly stopped: AbortController
  token: string | undefined
  opening?: Promise<SessionResponse>
}

async function openSession(visit: Visit): Promise<SessionResponse> {
  const opening = (visit.opening ??= fetchSession(visit))
  try {
    return await opening
  } catch (failure) {
    if (visit.opening === opening) visit.opening = undefined
    throw failure
  }
}

async function fetchSession(visit: Visit): Promise<SessionResponse> {
  const { widgetKey, page, tokens, identity } = visit.options
  const body = { widget_key: widgetKey, page_url: page.url, locale: page.locale, identity: identity?.() }
  const session = await postSession(lineOf(visit), body).catch((failure: unknown) => {
    if (!isLost(visit, failure)) throw failure
    return postSession({ ...lineOf(visit), token: undefined }, body)
  })
  // Not earlier: if the chat is unavailable for a while, its messages can be found again later.
  if (visit.token && visit.token !== session.session_token) tokens.forget()
  visit.token = session.session_token
  return session
}

async function send(visit: Visit, message: MessageRequest, onTurn: OnTurn): Promise<MessageResponse> {
  await openSession(visit)
  try {
    return await say(visit, message, onTurn)
  } catch (failure) {
    if (!isLost(visit, failure)) throw failure
    await fetchSession(visit)
    return say(visit, message, onTurn)
  }
}

function say(visit: Visit, message: MessageRequest, onTurn: OnTurn): Promise<MessageResponse> {
  const { widgetKey, tokens } = visit.options
  if (widgetKey !== undefined && visit.token !== undefined) tokens.write(visit.token)
  return postMessage(lineOf(visit), message, onTurn)
}

/** Reports whether the session is gone and a visitor may start another; an owner's preview may not. */
function isLost(visit: Visit, failure: unknown): boolean {
  const refused = failure instanceof ChatFailure && [401, 404].includes(failure.status)
  return refused && visit.token !== undefined && visit.options.widgetKey !== undefined
}

/** Reports whether the followed conversation was deleted and is still shown. */
function isDeleted({ token, options }: Visit, line: Line, failure: unknown): boolean {
  return (
    failure instanceof ChatFailure && failure.status === 401 && token === line.token && options.widgetKey !== undefined
  )
}

function lineOf(visit: Visit): Line {
  return { apiBase: visit.options.apiBase, token: visit.token, signal: visit.stopped.signal }
}
