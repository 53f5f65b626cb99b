import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { type Agent, getAgent } from '#src/features/agents/agents.ts'
import { checkOrigin } from '#src/features/channels/channels.ts'
import { type Conversation, getConversationByToken } from '#src/features/conversations/conversations.ts'
import { bearerToken } from '../callers/caller.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { enforceLimits, enforceLimit } from '#src/features/accounts/accounts.ts'

export const SHOWN_MESSAGES = 100
const CALLS_FOR_A_MESSAGE = 10
export const MANY_MESSAGES = 'You sent many messages. Try again in {minutes} minutes.'

/** Returns the conversation and the agent that a request's session token opens. */
export async function findVisitorConversation(
  app: App,
  request: FastifyRequest,
): Promise<{ conversation: Conversation; agent: Agent }> {
  const conversation = await getConversationByToken(app.db, bearerToken(request) ?? '')
  return { conversation, agent: await getLiveAgent(app, conversation.agentId, request) }
}

/** Returns the agent of a conversation, if the request's origin is allowed. */
export async function getLiveAgent(app: App, agentId: string, request: FastifyRequest): Promise<Agent> {
  const agent = await getAgent(app.db, agentId)
  if (agent.state === 'archived') throw new AppError('not_found', 'This agent is no longer available.')
  checkOrigin(app.addresses, agent, request.headers.origin)
  return agent
}

export function limitMessages({ db, config }: App, conversation: Conversation, addressHash: string): Promise<void> {
  const { perVisitorPerHour, perAddressPerHour } = config.chat
  const own = { key: `chat:${conversation.id}`, max: perVisitorPerHour }
  const ofAddress = { key: `chat:${conversation.agentId}:${addressHash}`, max: perAddressPerHour }
  return enforceLimits(db, own, ofAddress, MANY_MESSAGES)
}

/** Limits a visitor's calls other than messages, per client address and agent. */
export function limitCalls(app: App, agentId: string, request: FastifyRequest): Promise<void> {
  const max = app.config.chat.perAddressPerHour * CALLS_FOR_A_MESSAGE
  const words = 'Too many requests. Try again in {minutes} minutes.'
  return enforceLimit(app.db, `chat-calls:${agentId}:${hashedAddress(app, request)}`, { max, words })
}
