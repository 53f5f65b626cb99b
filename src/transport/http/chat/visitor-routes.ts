import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import type { ChatMessage } from '#src/contract/chat/chat-contract.ts'
import {
  type HandoffResponse,
  type IdentifyResponse,
  type LeadResponse,
  type LiveEvent,
  type WhatsappResponse,
  feedbackRequest,
  handoffRequest,
  identifyRequest,
  leadRequest,
} from '#src/contract/chat/visitor-contract.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import {
  type Conversation,
  type FollowEvent,
  requestHandoff,
  followConversation,
  forget,
  identitySecret,
  listMessages,
  listMessagesAfter,
  rate,
  readIdentity,
  setIdentity,
  submitContactForm,
} from '#src/features/conversations/conversations.ts'
import { continueOnWhatsApp } from '#src/features/channels/channels.ts'
import type { LeadDetails } from '#src/features/leads/leads.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { parseBody, parseInput } from '../wire/parse-input.ts'
import { type EventStream, openEventStream, wantsEventStream } from '../wire/sse-reply.ts'
import { STREAMS_PER_ADDRESS } from '../wire/stream-slots.ts'
import { toChatMessage } from './turn-reply.ts'
import { SHOWN_MESSAGES, limitCalls, limitMessages, findVisitorConversation } from './visitor.ts'

/** A visitor's tabs share a conversation. */
const STREAMS_PER_VISITOR = 8
const afterQuery = z.object({ after: z.uuid('must be a message ID').optional() })

/** Routes for a visitor's other actions. */
export function visitorRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/messages', async (request, reply): Promise<{ messages: ChatMessage[] } | undefined> => {
    const { conversation, agent } = await findVisitorConversation(app, request)
    const { after } = parseInput(afterQuery, request.query)
    if (wantsEventStream(request.headers.accept)) {
      const limits = [
        { key: conversation.id, max: STREAMS_PER_VISITOR },
        { key: hashedAddress(app, request), max: STREAMS_PER_ADDRESS },
      ]
      scope.streamSlots.check(limits)
      const stream = openEventStream(reply)
      scope.streamSlots.hold(limits, stream)
      followConversation(app, { conversationId: conversation.id, after, signal: stream.signal }, (event) => {
        stream.send(toLiveEvent(app, event))
        if (event.type === 'ended') stream.end()
      })
      endWithSession(app, { agent, conversation }, stream)
      app.stopping.addEventListener('abort', () => stream.end(), { once: true, signal: stream.signal })
      return undefined
    }
    const found = after
      ? await listMessagesAfter(app.db, conversation.id, after, SHOWN_MESSAGES)
      : await listMessages(app.db, conversation.id, SHOWN_MESSAGES)
    return { messages: found.map((message) => toChatMessage(app, message)) }
  })

  scope.post('/feedback', async (request) => {
    const { conversation, agent } = await findVisitorConversation(app, request)
    await limitCalls(app, agent.id, request)
    const { message_id: messageId, rating, comment } = parseBody(feedbackRequest, request)
    await rate(app, conversation, { messageId, rating, comment })
    return { success: true }
  })

  scope.post('/identify', async (request): Promise<IdentifyResponse> => {
    const { conversation, agent } = await findVisitorConversation(app, request)
    await limitCalls(app, agent.id, request)
    const { token } = parseBody(identifyRequest, request)
    const identity = readIdentity(identitySecret(app.secretKeys, agent), token, new Date())
    if (!(await setIdentity(app.db, conversation.id, identity))) {
      throw new AppError('conflict', 'This conversation belongs to another visitor. Start a new session.')
    }
    return { success: true, name: identity.name }
  })

  scope.post('/whatsapp', async (request): Promise<WhatsappResponse> => {
    const { conversation, agent } = await findVisitorConversation(app, request)
    if (!agent.channels.includes('whatsapp') || conversation.preview)
      throw new AppError('not_found', 'This agent is not on WhatsApp.')
    await limitCalls(app, agent.id, request)
    return { link: await continueOnWhatsApp(app, agent, conversation) }
  })

  scope.delete('/conversation', async (request) => {
    const { conversation } = await findVisitorConversation(app, request)
    await forget(app, conversation.id)
    return { success: true }
  })

  contactRoutes(scope, app)
}

/** Routes for contact details and handoff. */
function contactRoutes(scope: FastifyInstance, app: App): void {
  scope.post('/handoff', async (request): Promise<HandoffResponse> => {
    const visit = await findVisitorConversation(app, request)
    const { text, ...form } = parseBody(handoffRequest, request)
    await limitMessages(app, visit, request)
    if (form.email ?? form.phone) await submitContactForm(app, visit, form)
    const message = await requestHandoff(app, { ...visit, text })
    const mode =
      visit.agent.accountId === null || visit.conversation.mode === 'person' ? visit.conversation.mode : 'waiting'
    return { message: toChatMessage(app, message), mode }
  })

  scope.post('/leads', async (request): Promise<LeadResponse> => {
    const visit = await findVisitorConversation(app, request)
    const form = parseBody(leadRequest, request)
    await limitMessages(app, visit, request)
    const { details } = await submitContactForm(app, visit, form)
    return { success: true, lead: toValues(details) }
  })
}

/** Ends the stream of a preview when its session ends. */
function endWithSession(
  { sessionWatch }: App,
  { agent, conversation }: { agent: Agent; conversation: Conversation },
  { signal, end }: EventStream,
): void {
  const { sessionId } = conversation
  if (sessionId === null || agent.accountId === null || signal.aborted) return
  const stopWatching = sessionWatch.watch({ kind: 'session', id: sessionId, workspaceId: agent.accountId }, end)
  signal.addEventListener('abort', stopWatching, { once: true })
}

function toLiveEvent(app: App, event: FollowEvent): LiveEvent {
  if (event.type === 'message') return { type: 'message', message: toChatMessage(app, event.message) }
  return event
}

function toValues(details: LeadDetails): LeadResponse['lead'] {
  return Object.fromEntries(Object.entries(details).map(([field, { value }]) => [field, value]))
}
