import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { type MessageResponse, type SessionResponse, messageRequest, sessionRequest } from '#src/contract/chat/chat-contract.ts'
import { countRequest } from '#src/features/accounts/accounts.ts'
import { type Agent, findAgentByWidgetKey, getAgent } from '#src/features/agents/agents.ts'
import { chatTheme, checkOrigin } from '#src/features/channels/channels.ts'
import { suggestFor } from '#src/features/answers/answers.ts'
import {
  type Conversation,
  type StoredMessage,
  getConversationByToken,
  listMessages,
  listMessagesAfter,
  runTurn,
  startConversation,
} from '#src/features/conversations/conversations.ts'
import { settingsRoute } from './settings-route.ts'
import { hashedAddress } from './client-address.ts'
import { imageRoute } from './image-route.ts'
import { parseInput } from './parse-input.ts'
import { replyWithTurn, toChatMessage } from './turn-reply.ts'

const SUGGESTED_QUESTIONS = 3
const SHOWN_MESSAGES = 100
const HOUR_SECONDS = 3600

/** What the widget speaks. Open to the pages of all origins; a session token opens one conversation and nothing else. */
export async function chatRoutes(scope: FastifyInstance, app: App): Promise<void> {
  await scope.register(cors, { origin: '*', methods: ['GET', 'POST'], allowedHeaders: ['authorization', 'content-type'], maxAge: 86_400 })
  settingsRoute(scope, app)
  imageRoute(scope, app)

  scope.post('/sessions', async (request): Promise<SessionResponse> => {
    const token = bearerToken(request)
    return token ? resumeSession(app, token, request) : beginSession(app, request)
  })

  scope.post('/messages', async (request, reply): Promise<MessageResponse | undefined> => {
    const conversation = await getConversationByToken(app.db, bearerToken(request) ?? '')
    const { text, client_id: clientId } = parseInput(messageRequest, request.body ?? {})
    const agent = await getLiveAgent(app, conversation.agentId, request)
    if (!conversation.preview) await limitMessages(app, conversation, hashedAddress(app, request))
    return replyWithTurn(app, { request, reply }, (signal) =>
      runTurn(app, { agent, conversation, text, clientId, locale: conversation.locale, signal }),
    )
  })

  scope.get<{ Querystring: { after?: string } }>('/messages', async (request) => {
    const conversation = await getConversationByToken(app.db, bearerToken(request) ?? '')
    await getLiveAgent(app, conversation.agentId, request)
    const { after } = parseInput(z.object({ after: z.uuid('must be the id of a message').optional() }), request.query)
    const found = after
      ? await listMessagesAfter(app.db, conversation.id, after, SHOWN_MESSAGES)
      : await listMessages(app.db, conversation.id, SHOWN_MESSAGES)
    return { messages: found.map((message) => toChatMessage(app, message)) }
  })
}

async function beginSession(app: App, request: FastifyRequest): Promise<SessionResponse> {
  const input = parseInput(sessionRequest, request.body ?? {})
  const agent = await findAgentByWidgetKey(app.db, input.widget_key)
  if (!agent || agent.state === 'archived' || !agent.channels.includes('webchat')) throw new AppError('not_found', 'Unknown widget key')
  checkOrigin(app.addresses, agent, request.headers.origin)
  const { token, conversation } = await startConversation(app.db, {
    agentId: agent.id,
    channel: 'webchat',
    preview: false,
    addressHash: hashedAddress(app, request),
    locale: input.locale ?? '',
    ...(input.page_url ? { pageUrl: input.page_url } : {}),
  })
  return toSession(app, { agent, token, conversation, messages: [] })
}

async function resumeSession(app: App, token: string, request: FastifyRequest): Promise<SessionResponse> {
  const conversation = await getConversationByToken(app.db, token)
  const agent = await getLiveAgent(app, conversation.agentId, request)
  return toSession(app, { agent, token, conversation, messages: await listMessages(app.db, conversation.id, SHOWN_MESSAGES) })
}

/** What a chat needs to begin; the dashboard's preview answers it too. */
export async function toSession(
  app: App,
  { agent, token, conversation, messages }: { agent: Agent; token: string; conversation: Conversation; messages: StoredMessage[] },
): Promise<SessionResponse> {
  return {
    session_token: token,
    conversation_id: conversation.id,
    agent: {
      name: agent.name,
      company_name: agent.companyName,
      greeting: agent.greeting,
      suggested_questions: agent.appearance.questions ?? (await suggestFor(app, agent, SUGGESTED_QUESTIONS)),
      theme: chatTheme(app, agent),
      verified: agent.verifiedAt !== null,
    },
    messages: messages.map((message) => toChatMessage(app, message)),
  }
}

/** The agent of a conversation, for the website that the request comes from. */
async function getLiveAgent(app: App, agentId: string, request: FastifyRequest): Promise<Agent> {
  const agent = await getAgent(app.db, agentId)
  if (agent.state === 'archived') throw new AppError('not_found', 'This assistant is no longer available.')
  checkOrigin(app.addresses, agent, request.headers.origin)
  return agent
}

async function limitMessages(app: App, conversation: Conversation, addressHash: string): Promise<void> {
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

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
}
