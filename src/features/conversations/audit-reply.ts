import { findAgent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, type ReplyReview, judgeWritten } from '#src/features/answers/answers.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { sendAndCommit } from '#src/store/round-trips.ts'
import type { MessageReview } from '#src/store/tables/conversation-tables.ts'
import { findWaitingReply, storeReview } from './reply-reviews-store.ts'
import { type Conversation, touch } from './conversations-store.ts'
import type { LiveFeed } from './live-feed.ts'
import { addTurnTokens } from './turns-store.ts'

interface AuditDeps extends AnswersDeps {
  live: LiveFeed
}

/** Messages that the judge reads, with the visitor's question. */
const READ_MESSAGES = 6

/** Returns a reply's review as stored. Replies in previews are not audited, because no owner reads them again. */
export function toReview(
  { dropped, judged, written }: ReplyReview,
  { preview }: Pick<Conversation, 'preview'>,
): MessageReview {
  const waits = judged === 'waiting' && !preview
  return {
    dropped,
    judged: waits || judged === 'done' ? judged : 'none',
    written: waits ? written : undefined,
    flags: [],
  }
}

/** Queues the audit of a reply in the transaction that stores it. */
export function queueAudit({ queue }: { queue: Queue }, tx: Tx, messageId: string): Promise<void> {
  return queue.send(tx, 'audit-reply', { message_id: messageId }, { key: messageId })
}

/** Lets a model judge a reply that was sent, and flags its unsupported sentences to the owner. */
export async function auditReply(deps: AuditDeps, messageId: string, signal: AbortSignal): Promise<void> {
  const reply = await findWaitingReply(deps.db, messageId, READ_MESSAGES)
  const agent = reply && (await findAgent(deps.db, reply.agentId))
  if (!reply || !agent) return
  const { review, passages, before, conversationId, createdAt } = reply
  const used = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  const flags = await judgeWritten(deps, agent, {
    written: review.written ?? '',
    conversation: before.map(({ role, text }) => ({ role: role === 'visitor' ? 'visitor' : 'agent', text })),
    passages,
    now: createdAt,
    signal,
    onUsage: ({ inputTokens, cachedTokens, outputTokens }) => {
      used.inputTokens += inputTokens
      used.cachedTokens += cachedTokens
      used.outputTokens += outputTokens
    },
  })
  const judged: MessageReview = { dropped: review.dropped, judged: flags ? 'done' : 'none', flags: flags ?? [] }
  // One round trip: visitors wait for the embedded database's only session.
  await deps.db
    .transaction()
    .execute((tx) =>
      sendAndCommit(tx, (db) => [
        storeReview(db, messageId, judged),
        addTurnTokens(db, messageId, used),
        touch(db, conversationId),
      ]),
    )
  deps.live.wake(conversationId)
}
