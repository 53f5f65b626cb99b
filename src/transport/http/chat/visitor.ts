import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { countRequest } from '#src/features/accounts/accounts.ts'
import { type Agent, getAgent } from '#src/features/agents/agents.ts'
import { checkOrigin } from '#src/features/channels/channels.ts'
import { type Conversation, getConversationByToken } from '#src/features/conversations/conversations.ts'
import { hashedAddress } from '../callers/client-address.ts'

const HOUR_SECONDS = 3600
const CALLS_FOR_A_MESSAGE = 10
export const MANY_MESSAGES = 'That was a lot of messages.'

/** The conversation that the session token of a request opens, with its agent. */
export async function openVisit(app: App, request: FastifyRequest): Promise<{ conversation: Conversation; agent: Agent }> {
  const conversation = await getConversationByToken(app.db, bearerToken(request) ?? '')
  return { conversation, agent: await getLiveAgent(app, conversation.agentId, request) }
}

/** The agent of a conversation, for the website that the request comes from. */
export async function getLiveAgent(app: App, agentId: string, request: FastifyRequest): Promise<Agent> {
  const agent = await getAgent(app.db, agentId)
  if (agent.state === 'archived') throw new AppError('not_found', 'This assistant is no longer available.')
  checkOrigin(app.addresses, agent, request.headers.origin)
  return agent
}

export async function limitMessages(app: App, conversation: Conversation, addressHash: string): Promise<void> {
  const { perVisitorPerHour, perAddressPerHour } = app.config.chat
  await limitHourly(app, `chat:${conversation.id}`, perVisitorPerHour, MANY_MESSAGES)
  await limitHourly(app, `chat:${conversation.agentId}:${addressHash}`, perAddressPerHour, MANY_MESSAGES)
}

/** What visitors ask of an agent beside messages: more of it than an office behind one address needs is refused. */
export function limitCalls(app: App, agentId: string, request: FastifyRequest): Promise<void> {
  const limit = app.config.chat.perAddressPerHour * CALLS_FOR_A_MESSAGE
  return limitHourly(app, `chat-calls:${agentId}:${hashedAddress(app, request)}`, limit, 'That was a lot at once.')
}

/** Counts under `key`. Throws `rate_limited` beyond so many in an hour, in the words and when it goes on. */
export async function limitHourly({ db }: Pick<App, 'db'>, key: string, limit: number, words: string): Promise<void> {
  const { count, secondsLeft } = await countRequest(db, key, HOUR_SECONDS)
  if (count <= limit) return
  throw new AppError('rate_limited', `${words} Please go on in ${Math.ceil(secondsLeft / 60)} minutes.`, { retryAfterSeconds: secondsLeft })
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
}
