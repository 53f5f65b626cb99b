import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatMessage, MessageResponse, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { callApi } from '../bench/support/foyer-process.ts'

/** Settings with which no measurement meets a limit. */
export const WITHOUT_LIMITS = {
  CHAT_PER_VISITOR_PER_HOUR: '100000',
  CHAT_PER_ADDRESS_PER_HOUR: '100000',
  TRIAL_MESSAGES: '100000',
  MODEL_TOKENS_PER_DAY: '1000000000',
  MODEL_TOKENS_PER_ACCOUNT_PER_DAY: '1000000000',
}

/** The reply to the first message of a conversation. */
export interface MeasuredReply {
  message: ChatMessage
  /** `builtin`, or the name of the model. */
  answeredBy: string
  /** The sentences of the model that were not shown. */
  dropped: { text: string; reason: string }[]
  /** The shown sentences that a model flagged. */
  flags: string[]
  /** Until the first words. */
  firstMs: number
  wholeMs: number
}

/** An agent with its owner's session. */
export interface MeasuredAgent {
  /** Asks a question in a new conversation. */
  ask(question: string, locale: string): Promise<MeasuredReply>
  /** Begins a conversation. The function sends its next message and returns the reply. */
  begin(locale: string): Promise<(text: string) => Promise<ChatMessage>>
}

interface InboxMessage {
  role: string
  answered_by?: string
  review?: { judged: string; dropped: MeasuredReply['dropped']; flags: { text: string }[] }
}

/** Creates an agent of a website, waits until it is read, and claims it. */
export async function createMeasuredAgent(service: string, websiteUrl: string): Promise<MeasuredAgent> {
  // The application accepts its own origin only.
  const origin = service.replace('127.0.0.1', 'localhost')
  const agent = await callApi<{ agent_id: string; webchat_widget_key: string; claim_url: string }>(
    origin,
    '/public/agents',
    {
      email: `owner-${new URL(websiteUrl).port}@measured.example`,
      company_name: 'Measured',
      website_url: websiteUrl,
    },
  )
  for (;;) {
    const status = await fetch(`${origin}/api/v1/public/agents/${agent.agent_id}/status`)
    const { research } = (await status.json()) as { research?: { state: string } }
    if (research?.state !== 'reading') break
    await sleep(500)
  }
  const cookie = await claim(origin, agent.claim_url)
  const open = (locale: string): Promise<SessionResponse> =>
    callApi(origin, '/chat/sessions', { widget_key: agent.webchat_widget_key, locale })
  return {
    begin: async (locale) => {
      const { session_token: token } = await open(locale)
      return async (text) => {
        const bearer = { authorization: `Bearer ${token}` }
        const { message } = await callApi<MessageResponse>(origin, '/chat/messages', { text }, bearer)
        if (!message) throw new Error(`no reply to ${text}`)
        return message
      }
    },
    ask: async (question, locale) => {
      const session = await open(locale)
      const reply = await streamReply(origin, session.session_token, question)
      const { answered_by: answeredBy = '', review } = await readJudged(origin, cookie, session.conversation_id)
      const { dropped = [], flags = [] } = review ?? {}
      return { ...reply, answeredBy, dropped, flags: flags.map(({ text }) => text) }
    },
  }
}

/** Reads the last reply of a conversation as its owner sees it, once no judge has to judge it any more. */
async function readJudged(origin: string, cookie: string, conversationId: string): Promise<Partial<InboxMessage>> {
  const path = `/api/v1/owner/conversations/${conversationId}`
  for (;;) {
    const conversation = await fetch(`${origin}${path}`, { headers: { cookie } })
    if (!conversation.ok) throw new Error(`${path} answered ${conversation.status}: ${await conversation.text()}`)
    const {
      conversation: { messages },
    } = (await conversation.json()) as { conversation: { messages: InboxMessage[] } }
    const reply: Partial<InboxMessage> = messages.findLast(({ role }) => role === 'agent') ?? {}
    if (reply.review?.judged !== 'waiting') return reply
    await sleep(50)
  }
}

/** Returns the session cookie of the owner that the claim makes. */
async function claim(origin: string, claimUrl: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/app/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ invite: new URL(claimUrl).searchParams.get('invite') }),
  })
  if (!response.ok) throw new Error(`the claim answered ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
}

async function streamReply(
  origin: string,
  token: string,
  text: string,
): Promise<Pick<MeasuredReply, 'message' | 'firstMs' | 'wholeMs'>> {
  const startedAt = performance.now()
  const response = await fetch(`${origin}/api/v1/chat/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!response.ok || !response.body) throw new Error(`a message answered ${response.status}`)
  let firstMs: number | undefined
  let read = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    read += chunk
    if (firstMs === undefined && read.includes('"text-delta"')) firstMs = performance.now() - startedAt
  }
  const wholeMs = performance.now() - startedAt
  const line = read.split('\n').find((one) => one.startsWith('data: ') && one.includes('"data-message"'))
  if (line === undefined) throw new Error(`no reply to ${text}: ${read.slice(0, 300)}`)
  const { data } = JSON.parse(line.slice('data: '.length)) as { data: ChatMessage }
  return { message: data, firstMs: firstMs ?? wholeMs, wholeMs }
}
