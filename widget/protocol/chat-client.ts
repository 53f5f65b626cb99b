import type { ChatMessage, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { ChatFailure } from './chat-failure.ts'
import { postMessage, postSession } from './chat-transport.ts'
import type { Line } from './chat-transport.ts'
import type { TokenKeep } from './token-keep.ts'

/** Who the chat speaks as: any visitor of an agent's website, or an owner whose preview session is already open. */
export type ChatAccess = { widgetKey: string; sessionToken?: undefined } | { sessionToken: string; widgetKey?: undefined }

export type ChatClientOptions = ChatAccess & {
  /** Where the service lives, without `/api/v1/chat`. */
  apiBase: string
  /** The visitor's token between pages, written from the first message on. */
  tokens: TokenKeep
  page: { url: string; locale: string | undefined }
  /** How long to wait before asking again for an answer in the making, in milliseconds. */
  recoveryPauseMs?: number
}

export type OnText = (text: string) => void

export interface ChatClient {
  /** Opens the session, or resumes the one whose token is kept, with everything said in it so far. Throws a `ChatFailure`. */
  open(): Promise<SessionResponse>
  /**
   * Says `text` and resolves to the answers to show: none when a later message has taken the turn over. `onText` hears the answer so
   * far. Throws a `ChatFailure`.
   */
  send(text: string, onText: OnText): Promise<ChatMessage[]>
  /** `send` once more after it failed: fetches the answer where the service has it, so that nothing is said twice. */
  resend(text: string, onText: OnText): Promise<ChatMessage[]>
  /** Ends the calls that are under way; later ones fail. */
  stop(): void
}

/** How often to ask for the answer to a message that the service has got, before saying it again. */
const recoveryAttempts = 4
const recoveryPauseMs = 1500

/** One visitor's conversation over the chat API, apart from how it is drawn. */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const visit: Visit = { options, stopped: new AbortController(), token: options.sessionToken ?? options.tokens.read() }
  return {
    open: () => openSession(visit),
    send: (text, onText) => send(visit, text, onText),
    resend: (text, onText) => resend(visit, text, onText),
    stop: () => visit.stopped.abort(),
  }
}

interface Visit {
  readonly options: ChatClientOptions
  readonly stopped: AbortController
  token: string | undefined
  opening?: Promise<SessionResponse> | undefined
  /** The last message that the client knows of. */
  lastSeenId?: string | undefined
}

async function openSession(visit: Visit): Promise<SessionResponse> {
  visit.opening ??= fetchSession(visit)
  try {
    const session = await visit.opening
    visit.lastSeenId ??= session.messages.at(-1)?.id
    return session
  } catch (failure) {
    visit.opening = undefined
    throw failure
  }
}

async function fetchSession(visit: Visit): Promise<SessionResponse> {
  const { widgetKey, page, tokens } = visit.options
  const body = { widget_key: widgetKey, page_url: page.url, locale: page.locale }
  const session = await postSession(lineOf(visit), body).catch((failure: unknown) => {
    if (!isLost(visit, failure)) throw failure
    visit.token = undefined
    tokens.forget()
    return postSession(lineOf(visit), body)
  })
  visit.token = session.session_token
  return session
}

async function send(visit: Visit, text: string, onText: OnText): Promise<ChatMessage[]> {
  await openSession(visit)
  try {
    return await say(visit, text, onText)
  } catch (failure) {
    if (!isLost(visit, failure)) throw failure
    await fetchSession(visit)
    return say(visit, text, onText)
  }
}

async function say(visit: Visit, text: string, onText: OnText): Promise<ChatMessage[]> {
  const { widgetKey, tokens } = visit.options
  if (widgetKey !== undefined && visit.token !== undefined) tokens.write(visit.token)
  const message = await postMessage(lineOf(visit), text, onText)
  if (!message) return []
  visit.lastSeenId = message.id
  return [message]
}

async function resend(visit: Visit, text: string, onText: OnText): Promise<ChatMessage[]> {
  for (let attempt = 0; attempt < recoveryAttempts; attempt += 1) {
    const answers = await findAnswers(visit, text)
    if (!answers) break
    visit.lastSeenId = answers.at(-1)?.id ?? visit.lastSeenId
    if (answers.length > 0) return answers
    await new Promise((resolve) => setTimeout(resolve, visit.options.recoveryPauseMs ?? recoveryPauseMs))
  }
  return send(visit, text, onText)
}

/** What the service has answered to `text` since the last message seen; `undefined` when it never got it. */
async function findAnswers(visit: Visit, text: string): Promise<ChatMessage[] | undefined> {
  const { messages } = await fetchSession(visit)
  const since = messages.slice(messages.findIndex((message) => message.id === visit.lastSeenId) + 1)
  const heard = since.findLastIndex((message) => message.role === 'visitor' && message.text === text)
  return heard === -1 ? undefined : since.slice(heard + 1).filter((message) => message.role !== 'visitor')
}

/** Whether a failure means that the session is gone and a visitor may start another; an owner's preview may not. */
function isLost(visit: Visit, failure: unknown): boolean {
  const refused = failure instanceof ChatFailure && [401, 403, 404].includes(failure.status)
  return refused && visit.token !== undefined && visit.options.widgetKey !== undefined
}

function lineOf(visit: Visit): Line {
  return { apiBase: visit.options.apiBase, token: visit.token, signal: visit.stopped.signal }
}
