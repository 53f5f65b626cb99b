import type { MessageRequest, MessageResponse, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import type { LiveEvent } from '#src/contract/chat/visitor-contract.ts'
import { ChatFailure } from './chat-failure.ts'
import type { Turn } from './chat-turn.ts'
import { callForJson, postMessage, postSession, streamMessages } from './chat-transport.ts'
import type { Call, Line } from './chat-transport.ts'
import type { TokenKeep } from './token-keep.ts'

/** Who the chat speaks as: any visitor of an agent's website, or an owner whose preview session is already open. */
export type ChatAccess =
  | { widgetKey: string; sessionToken?: undefined }
  | { sessionToken: string; widgetKey?: undefined }

export type ChatClientOptions = ChatAccess & {
  /** Where the service lives, without `/api/v1/chat`. */
  apiBase: string
  /** The visitor's token between pages, written from the first message on. */
  tokens: TokenKeep
  page: { url: string; locale: string | undefined }
  /** Who the visitor is, by a token that the page has given. */
  identity?: () => string | undefined
}

export type OnTurn = (turn: Turn) => void

export interface ChatClient {
  /**
   * Opens the session, or resumes the one whose token is kept, with everything said in it so far. Throws a
   * `ChatFailure`.
   */
  open(): Promise<SessionResponse>
  /**
   * Says something; its `client_id` lets it be said again after a failure without being answered twice. `onTurn` hears
   * the answer so far. Throws a `ChatFailure`.
   */
  send(message: MessageRequest, onTurn: OnTurn): Promise<MessageResponse>
  /** Any other call of the session. Throws a `ChatFailure`. */
  call<Answer>(call: Call): Promise<Answer>
  /**
   * Hears what is said from elsewhere after a message, until `signal` or a break; asks which one once the session is
   * open. A visitor's conversation that is there no more has `ended`. Throws a `ChatFailure`.
   */
  follow(after: () => string | undefined, hear: (event: LiveEvent) => void, signal: AbortSignal): Promise<void>
  /** Leaves the session; the next call opens that of the kept token, or a new one. */
  restart(): void
  /** Ends the calls that are under way; later ones fail. */
  stop(): void
}

/** One visitor's conversation over the chat API, apart from how it is drawn. */
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
  // Not before: where nothing is offered for a while, what was said is found again later.
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

/** Whether a failure means that the session is gone and a visitor may start another; an owner's preview may not. */
function isLost(visit: Visit, failure: unknown): boolean {
  const refused = failure instanceof ChatFailure && [401, 404].includes(failure.status)
  return refused && visit.token !== undefined && visit.options.widgetKey !== undefined
}

/** Whether what was followed has been deleted while nobody heard of it, and is still what the visitor is shown. */
function isDeleted({ token, options }: Visit, line: Line, failure: unknown): boolean {
  return (
    failure instanceof ChatFailure && failure.status === 401 && token === line.token && options.widgetKey !== undefined
  )
}

function lineOf(visit: Visit): Line {
  return { apiBase: visit.options.apiBase, token: visit.token, signal: visit.stopped.signal }
}
