import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { checkOrigin } from '#src/features/channels/channels.ts'
import { type Conversation, getVisit } from '#src/features/conversations/conversations.ts'
import { bearerToken } from '../callers/caller.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { enforceLimits, enforceLimit } from '#src/features/accounts/accounts.ts'

export const SHOWN_MESSAGES = 100
const CALLS_FOR_A_MESSAGE = 10
const PREVIEW_MESSAGES_PER_HOUR = 60
const MANY_PREVIEWS = 'Your workspace sent many messages in previews. Try again in {minutes} minutes.'
export const MANY_MESSAGES = 'You sent many messages. Try again in {minutes} minutes.'

/** Returns the conversation and the agent that a request's session token opens. */
export async function findVisitorConversation(
  app: App,
  request: FastifyRequest,
): Promise<{ conversation: Conversation; agent: Agent }> {
  const { conversation, agent } = await getVisit(app.db, bearerToken(request) ?? '')
  checkLive(app, agent, request)
  return { conversation, agent }
}

/** Throws if the agent is archived or the request's origin is not allowed. */
export function checkLive(app: App, agent: Agent, request: FastifyRequest): void {
  if (agent.state === 'archived') throw new AppError('not_found', 'This agent is no longer available.')
  checkOrigin(app.addresses, agent, request.headers.origin)
}

/** Limits a visitor's messages, per conversation and client address, and an owner's in previews, per account. */
export function limitMessages(
  app: App,
  { agent, conversation }: { agent: Agent; conversation: Conversation },
  request: FastifyRequest,
): Promise<void> {
  if (conversation.preview)
    return enforceLimit(app.db, `previews:${agent.accountId}`, { max: PREVIEW_MESSAGES_PER_HOUR, words: MANY_PREVIEWS })
  const own = { key: `chat:${conversation.id}`, max: app.config.chat.perVisitorPerHour }
  return enforceLimits(app.db, own, addressLimit(app, agent.id, request), MANY_MESSAGES)
}

/** Limits requests that are like messages but in no conversation, per client address. */
export function limitAddress(app: App, agentId: string, request: FastifyRequest): Promise<void> {
  const { key, max } = addressLimit(app, agentId, request)
  return enforceLimit(app.db, key, { max, words: MANY_MESSAGES })
}

const addressLimit = (app: App, agentId: string, request: FastifyRequest) => ({
  key: `chat:${agentId}:${hashedAddress(app, request)}`,
  max: app.config.chat.perAddressPerHour,
})

/** Limits a visitor's calls other than messages, per client address and agent. */
export function limitCalls(app: App, agentId: string, request: FastifyRequest): Promise<void> {
  const max = app.config.chat.perAddressPerHour * CALLS_FOR_A_MESSAGE
  const words = 'Too many requests. Try again in {minutes} minutes.'
  return enforceLimit(app.db, `chat-calls:${agentId}:${hashedAddress(app, request)}`, { max, words })
}
