import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { countRequest } from '#src/features/accounts/accounts.ts'
import { type Agent, getAgent } from '#src/features/agents/agents.ts'
import { checkOrigin } from '#src/features/channels/channels.ts'
import { type Conversation, getConversationByToken } from '#src/features/conversations/conversations.ts'

const HOUR_SECONDS = 3600

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
  const limits: [string, number][] = [
    [`chat:${conversation.id}`, perVisitorPerHour],
    [`chat:${conversation.agentId}:${addressHash}`, perAddressPerHour],
  ]
  for (const [key, limit] of limits) {
    const { count, secondsLeft } = await countRequest(app.db, key, HOUR_SECONDS)
    if (count > limit) {
      const minutes = Math.ceil(secondsLeft / 60)
      throw new AppError('rate_limited', `That was a lot of messages. Please go on in ${minutes} minutes.`, {
        retryAfterSeconds: secondsLeft,
      })
    }
  }
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
}
