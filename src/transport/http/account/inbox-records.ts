import type {
  ConversationRecord,
  InboxMessage,
  ThreadMessage as ThreadRecord,
} from '#src/contract/api/inbox-contract.ts'
import type { Delivery } from '#src/features/channels/channels.ts'
import type { InboxConversation, StoredMessage, ThreadMessage } from '#src/features/conversations/conversations.ts'

/** Formats conversations and messages for the public API. */

export function toConversationRecord(conversation: InboxConversation): ConversationRecord {
  const { id, agentId, channel, mode, identity, pageUrl, last, lead, match, createdAt } = conversation
  return {
    conversation_id: id,
    agent_id: agentId,
    channel,
    mode,
    visitor: identity ?? undefined,
    page_url: pageUrl ?? undefined,
    last_message: last ? toInboxMessage({ ...last, rating: null }) : undefined,
    unanswered: conversation.unanswered,
    taken_over: conversation.takenOver,
    waiting: conversation.waiting,
    thumbs_down: conversation.thumbsDown,
    flagged: conversation.flagged,
    lead: lead ? toLeadInLine(lead) : undefined,
    match: match ? { message_id: match.id, text: match.text } : undefined,
    created_at: createdAt.toISOString(),
  }
}

function toLeadInLine({
  id,
  name,
  email,
  phone,
  stage,
  status,
}: NonNullable<InboxConversation['lead']>): ConversationRecord['lead'] {
  return { lead_id: id, name: name ?? undefined, email: email ?? undefined, phone: phone ?? undefined, stage, status }
}

export function toInboxMessage({
  id,
  role,
  text,
  answered,
  rating,
  createdAt,
}: Pick<StoredMessage, 'id' | 'role' | 'text' | 'answered' | 'rating' | 'createdAt'>): InboxMessage {
  return { message_id: id, role, text, answered, rating: rating ?? undefined, created_at: createdAt.toISOString() }
}

/** `delivery` is the state on WhatsApp, if the message went there. */
export function toThreadRecord(message: ThreadMessage, delivery?: Delivery): ThreadRecord {
  const { sources, passages, review, verdict, ratingComment, answeredBy } = message
  return {
    ...toInboxMessage(message),
    rating_comment: ratingComment ?? undefined,
    sources,
    passages: passages.map(({ itemId, title, url, text }) => ({
      knowledge_item_id: itemId,
      title,
      url: url || undefined,
      text,
    })),
    answered_by: answeredBy ?? undefined,
    review: review ? { judged: review.judged, dropped: review.dropped, flags: review.flags } : undefined,
    verdict: verdict ?? undefined,
    delivery: delivery && { state: delivery.state, reason: delivery.reason ?? undefined },
  }
}
