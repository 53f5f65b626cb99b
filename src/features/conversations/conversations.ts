import { AppError } from '#src/base/errors.ts'
import { createToken } from '#src/base/tokens.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { sendTogether } from '#src/store/round-trips.ts'
import { type InboxConversation, listInbox } from './inbox-store.ts'
import { type Conversation, type NewConversation, insertConversation } from './conversations-store.ts'
import { isPreviewOpen } from './previews.ts'
import { findAgentByToken, findConversationByToken, hasReply } from './visits-store.ts'

/** Conversations with visitors, and their turns. */
export {
  type Conversation,
  type StoredMessage,
  findConversation,
  findMessageByClientId,
  insertConversation,
  insertMessage,
  listMessages,
  listMessagesAfter,
  setIdentity,
  updateConversation,
} from './conversations-store.ts'
export { auditReply } from './audit-reply.ts'
export { listJudged } from './reply-reviews-store.ts'
export { submitContactForm } from './submitted-details.ts'
export { type FollowEvent, followConversation } from './follow.ts'
export { deriveIdentitySecret, findIdentity, identitySecret, keepIdentitySecret, readIdentity } from './identity.ts'
export { type InboxEvent, followInbox } from './follow-inbox.ts'
export {
  type InboxConversation,
  type ThreadMessage,
  findAnsweredQuestion,
  listInbox,
  listThread,
} from './inbox-store.ts'
export { type LiveFeed, createLiveFeed } from './live-feed.ts'
export {
  type PeopleDeps,
  requestHandoff,
  eraseVisitor,
  getMessage,
  forget,
  handBack,
  rate,
  replyAsPerson,
  takeOver,
} from './people.ts'
export { consentWords } from './consent-words.ts'
export { redactVisitor } from './visitor-details.ts'
export { turnWords } from './turn-words.ts'
export { endLostTurns } from './open-turn.ts'
export { type RunningTurns, createRunningTurns } from './running-turns.ts'
export { forgetAddresses, forgetOldMessages } from './retention-store.ts'
export { rehearseTurns } from './rehearse-turn.ts'
export { type TurnDeps, type TurnEvent, runTurn } from './turn.ts'

/** Starts a conversation that its token reopens. */
export async function startConversation(
  db: Db,
  conversation: Omit<NewConversation, 'token'>,
): Promise<{ token: string; conversation: Conversation }> {
  const token = createToken('cs_', 256)
  return { token, conversation: await insertConversation(db, { ...conversation, token }) }
}

/** What a session token opens. */
export interface Visit {
  conversation: Conversation
  agent: Agent
  /** The message with the given client ID has its reply. */
  isReplied: boolean
}

/**
 * Returns what a session token opens. Throws `unauthorized` if the token is unknown, or opened a preview that has
 * ended.
 */
export async function getVisit(db: Db, token: string, clientId?: string): Promise<Visit> {
  const [conversation, agent, isReplied] = await sendTogether(db, (one) => [
    findConversationByToken(one, token),
    findAgentByToken(one, token),
    clientId === undefined ? Promise.resolve(false) : hasReply(one, token, clientId),
  ])
  if (!conversation || !agent || (conversation.preview && !(await isPreviewOpen(db, conversation))))
    throw new AppError('unauthorized', 'Invalid session token. Start a new session.')
  return { conversation, agent, isReplied }
}

/** Returns the account's conversation. Throws `not_found` for another account's. */
export async function getOwnConversation(db: Db, accountId: string, id: string): Promise<InboxConversation> {
  const [conversation] = await listInbox(db, accountId, { ids: [id], limit: 1 })
  if (!conversation) throw new AppError('not_found', 'Conversation not found')
  return conversation
}
