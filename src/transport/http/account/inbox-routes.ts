import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import {
  type ConversationPage,
  type ConversationRecordResponse,
  type ConversationResponse,
  type EraseResponse,
  type InboxEvent as InboxEventRecord,
  type ReplyResponse,
  conversationQuery,
  replyRequest,
  threadQuery,
} from '#src/contract/api/inbox-contract.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { toPage } from '#src/contract/api/pagination.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import {
  type InboxConversation,
  type InboxEvent,
  eraseVisitor,
  followInbox,
  forget,
  getMessage,
  getOwnConversation,
  handBack,
  listInbox,
  listThread,
  replyAsPerson,
  takeOver,
} from '#src/features/conversations/conversations.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { wantsEventStream } from '../wire/sse-reply.ts'
import { toConversationRecord, toInboxMessage, toThreadRecord } from './inbox-records.ts'
import { followThread } from './follow-thread.ts'
import { openOwnerStream } from './owner-stream.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { listDeliveries } from '#src/features/channels/channels.ts'
import { parseBody, parseInput } from '../wire/parse-input.ts'
import { getAccount } from '../callers/caller.ts'
import { serve } from '../wire/serve-operation.ts'

const SHOWN_MESSAGES = 1_000

/** Routes for conversations. */
export function inboxRoutes(scope: FastifyInstance, app: App): void {
  const own = (request: FastifyRequest<ById>): Promise<InboxConversation> =>
    getOwnConversation(app.db, getAccount(request), checkUuid(request.params.id, 'Conversation not found'))
  const read = async (request: FastifyRequest<ById>): Promise<ConversationRecordResponse> => ({
    success: true,
    conversation: toConversationRecord(await own(request)),
  })

  serve(scope, 'listConversations', async (request, reply): Promise<ConversationPage | undefined> => {
    const accountId = getAccount(request)
    const query = parseInput(conversationQuery, request.query)
    const { agent_id: agentId, taken_over: takenOver, time_zone: timeZone, q: search, cursor, limit, ...rest } = query
    if (agentId !== undefined) await getOwnAgent(app.db, accountId, agentId)
    const filter = { ...rest, agentId, takenOver, timeZone, search }
    if (wantsEventStream(request.headers.accept)) {
      const stream = openOwnerStream(app, request, reply)
      followInbox(app, { accountId, filter, signal: stream.signal }, (event) => stream.send(toInboxEvent(event)))
      return undefined
    }
    const found = await listInbox(app.db, accountId, { ...filter, cursor, limit: limit + 1 })
    return toPage(found, limit, toConversationRecord, ({ id, lastMessageId }) => lastMessageId ?? id)
  })

  serve<ById>(scope, 'getConversation', async (request, reply): Promise<ConversationResponse | undefined> => {
    const conversation = await own(request)
    const { after } = parseInput(threadQuery, request.query)
    if (wantsEventStream(request.headers.accept))
      return followThread(app, openOwnerStream(app, request, reply), {
        conversationId: conversation.id,
        after,
        check: () => own(request),
      })
    const messages = await listThread(app.db, conversation.id, { limit: SHOWN_MESSAGES })
    const deliveries = await listDeliveries(app.db, conversation.id)
    const records = messages.map((message) => toThreadRecord(message, deliveries.get(message.id)))
    return { success: true, conversation: { ...toConversationRecord(conversation), messages: records } }
  })

  serve<ById>(scope, 'deleteConversation', async (request): Promise<DoneResponse> => {
    await forget(app, (await own(request)).id, noteOf(request))
    return { success: true }
  })

  serve<ById>(scope, 'eraseVisitor', async (request): Promise<EraseResponse> => {
    const { id } = await own(request)
    return { success: true, conversations: await eraseVisitor(app, getAccount(request), id, noteOf(request)) }
  })

  serve<ById>(scope, 'takeOver', async (request): Promise<ConversationRecordResponse> => {
    await takeOver(app, await own(request), noteOf(request))
    return read(request)
  })

  serve<ById>(scope, 'handBack', async (request): Promise<ConversationRecordResponse> => {
    await handBack(app, await own(request), noteOf(request))
    return read(request)
  })

  serve<ById>(scope, 'replyToVisitor', async (request): Promise<ReplyResponse> => {
    const conversation = await own(request)
    const { text } = parseBody(replyRequest, request)
    const message = await once(app, request, {
      run: () => replyAsPerson(app, conversation, text, noteOf(request)),
      replay: (id) => getMessage(app.db, conversation.id, id),
    })
    return { success: true, message: toInboxMessage(message) }
  })
}

function toInboxEvent(event: InboxEvent): InboxEventRecord {
  if (event.type === 'removed') return { type: 'removed', conversation_id: event.conversationId }
  return { type: 'conversation', conversation: toConversationRecord(event.conversation) }
}
