import { type Agent, type Balance, markCreditsAnnounced } from '#src/features/agents/agents.ts'
import type { Reply } from '#src/features/answers/answers.ts'
import { type MailQueueDeps, notifyOwner } from '#src/features/mail/mail.ts'
import { announce } from '#src/features/webhooks/webhooks.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import type { Conversation } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'

/** Sends the webhooks of a new conversation and of unanswered questions, and notifies the owner of these. */
export async function announceTurn(
  deps: MailQueueDeps,
  tx: Tx,
  {
    conversation,
    turn,
    reply,
    isFirst,
  }: { conversation: Conversation; turn: OpenTurn; reply: Reply; isFirst: boolean },
): Promise<void> {
  const { id, agentId, channel } = conversation
  const events = [
    ...(isFirst ? [{ event: 'conversation.started' as const, words: turn.said.map(({ text }) => text) }] : []),
    ...(reply.unknown.length > 0 ? [{ event: 'question.unanswered' as const, words: reply.unknown }] : []),
  ]
  for (const { event, words } of events)
    await announce(deps, tx, { event, agentId, conversationId: id, data: { channel, question: words.join('\n') } })
  if (reply.unknown.length > 0 && !conversation.preview) await notifyOwner(deps, tx, agentId, 'question_unanswered')
}

/** At this share of the limit, credits are low. */
const LOW_SHARE = 0.2

/** Sends the webhooks of credits that are low or used up, each once for a limit. */
export async function announceCredits(
  deps: { queue: Queue },
  tx: Tx,
  { agent, balance, isOut }: { agent: Agent; balance: Balance | undefined; isOut: boolean },
): Promise<void> {
  if (!balance || agent.accountId === null) return
  const { left, limit } = balance
  const level = isOut || left === 0 ? 'out' : left <= limit * LOW_SHARE ? 'low' : undefined
  if (!level || !(await markCreditsAnnounced(tx, agent.id, { level, limit }))) return
  await announce(deps, tx, { event: `credits.${level}`, agentId: agent.id, data: { credits: balance } })
}
