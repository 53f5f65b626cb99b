import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import {
  type ConversationPage,
  type ConversationRecord,
  type ConversationResponse,
  type CorrectionResponse,
  type IdentitySecretResponse,
  type InboxMessage,
  type ReplyResponse,
  conversationQuery,
  correctionRequest,
  replyRequest,
} from '#src/contract/api/inbox-contract.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { toPage } from '#src/contract/api/pagination.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import { correctAnswer } from '#src/features/answers/answers.ts'
import {
  type InboxConversation,
  type StoredMessage,
  findAnsweredQuestion,
  forget,
  getOwnConversation,
  handBack,
  identitySecret,
  listInbox,
  listMessages,
  replyAsPerson,
  takeOver,
} from '#src/features/conversations/conversations.ts'
import { parseInput, toObject } from '../wire/parse-input.ts'

type ById = { Params: { id: string } }
const SHOWN_MESSAGES = 1_000
const MAX_QUESTION = 1_000

/** What an account does with the conversations of its agents by key. */
export function inboxRoutes(scope: FastifyInstance, app: App): void {
  const own = (request: FastifyRequest<ById>): Promise<InboxConversation> =>
    getOwnConversation(app.db, getAccount(request), checkUuid(request.params.id, 'Conversation not found'))

  scope.get('/conversations', async (request): Promise<ConversationPage> => {
    const accountId = getAccount(request)
    const { agent_id: agentId, mode, cursor, limit } = parseInput(conversationQuery, request.query)
    const found = await listInbox(app.db, accountId, { agentId, mode, cursor, limit: limit + 1 })
    return toPage(found, limit, toRecord)
  })

  scope.get<ById>('/conversations/:id', async (request): Promise<ConversationResponse> => {
    const conversation = await own(request)
    const messages = await listMessages(app.db, conversation.id, SHOWN_MESSAGES)
    return { success: true, conversation: { ...toRecord(conversation), messages: messages.map(toMessage) } }
  })

  scope.delete<ById>('/conversations/:id', async (request): Promise<DoneResponse> => {
    await forget(app, await own(request))
    return { success: true }
  })

  scope.post<ById>('/conversations/:id/takeover', async (request): Promise<DoneResponse> => {
    await takeOver(app, await own(request))
    return { success: true }
  })

  scope.post<ById>('/conversations/:id/handback', async (request): Promise<DoneResponse> => {
    await handBack(app, await own(request))
    return { success: true }
  })

  scope.post<ById>('/conversations/:id/reply', async (request): Promise<ReplyResponse> => {
    const conversation = await own(request)
    const { text } = parseInput(replyRequest, toObject(request.body))
    return { success: true, message: toMessage(await replyAsPerson(app, conversation, text)) }
  })

  correctionRoutes(scope, app)
}

function correctionRoutes(scope: FastifyInstance, app: App): void {
  scope.post<ById>('/messages/:id/correction', async (request): Promise<CorrectionResponse> => {
    const accountId = getAccount(request)
    const { answer, question } = parseInput(correctionRequest, toObject(request.body))
    const answered = await findAnsweredQuestion(app.db, accountId, checkUuid(request.params.id, 'Message not found'))
    if (!answered) throw new AppError('not_found', 'Message not found')
    const corrected = (question ?? answered.question).slice(0, MAX_QUESTION)
    if (corrected === '') throw new AppError('invalid_input', 'question is required: this message answers none')
    const id = await correctAnswer(app, answered.agentId, { question: corrected, answer })
    return { success: true, correction_id: id, question: corrected }
  })

  scope.get<ById>('/agents/:id/identity-secret', async (request): Promise<IdentitySecretResponse> => {
    const agent = await getOwnAgent(app.db, getAccount(request), checkUuid(request.params.id, 'Agent not found'))
    return { success: true, identity_secret: identitySecret(app.secretKey, agent.id) }
  })
}

/** The account of the request's key. Throws `unauthorized` without one. */
export function getAccount({ caller }: FastifyRequest): string {
  if (caller.accountId === undefined) throw new AppError('unauthorized', 'Invalid API key')
  return caller.accountId
}

/** What is no id belongs to nothing. */
export function checkUuid(id: string, message: string): string {
  if (!z.guid().safeParse(id).success) throw new AppError('not_found', message)
  return id
}

function toRecord({ id, agentId, channel, mode, identity, pageUrl, last, createdAt }: InboxConversation): ConversationRecord {
  return {
    conversation_id: id,
    agent_id: agentId,
    channel,
    mode,
    ...(identity ? { visitor: identity } : {}),
    ...(pageUrl ? { page_url: pageUrl } : {}),
    ...(last ? { last_message: toMessage({ ...last, rating: null }) } : {}),
    created_at: createdAt.toISOString(),
  }
}

function toMessage({
  id,
  role,
  text,
  answered,
  rating,
  createdAt,
}: Pick<StoredMessage, 'id' | 'role' | 'text' | 'answered' | 'rating' | 'createdAt'>): InboxMessage {
  return { message_id: id, role, text, answered, ...(rating ? { rating } : {}), created_at: createdAt.toISOString() }
}
