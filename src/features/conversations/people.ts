import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import { type AuditNote, NO_AUDIT, makeChange } from '#src/features/accounts/accounts.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, findContact, findHours } from '#src/features/answers/answers.ts'
import { type MailQueueDeps, notifyOwner } from '#src/features/mail/mail.ts'
import { announce } from '#src/features/webhooks/webhooks.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import {
  type Conversation,
  type StoredMessage,
  deleteConversation,
  findMessage,
  findMode,
  insertMessage,
  rateMessage,
  touch,
  updateConversation,
} from './conversations-store.ts'
import { deleteChats, listOfSameVisitor } from './inbox-store.ts'
import type { LiveFeed } from './live-feed.ts'
import { checkPreviewLength } from './previews.ts'
import type { RunningTurns } from './running-turns.ts'
import { endRunningTurns } from './open-turn.ts'
import { sayHours, spokenLanguage, turnWords } from './turn-words.ts'

export interface PeopleDeps extends AnswersDeps, MailQueueDeps {
  turns: RunningTurns
  live: LiveFeed
  /** Delivers a person's message to the visitor's other channels, in the transaction that stores it. */
  deliver: (db: Db, conversation: Conversation, message: StoredMessage) => Promise<void>
}

/** Handles a visitor's request for a person: the agent says what happens next and the owner is notified, once. */
export async function requestHandoff(
  deps: PeopleDeps,
  { agent, conversation, text }: { agent: Agent; conversation: Conversation; text: string | undefined },
): Promise<StoredMessage> {
  const language = spokenLanguage(conversation.locale, agent)
  const [hours, contact] = [await findHours(deps, agent, language), await findContact(deps, agent, language)]
  const words = turnWords([language, agent.language], { company: agent.companyName })
  const openness = sayHours(words, hours)
  const hasOwner = agent.accountId !== null
  const said = [
    ...(hasOwner ? [words.waiting] : []),
    ...(contact ? [contact] : []),
    ...(openness ? [openness] : []),
    words.leaveContact,
  ]
  const message = await deps.db.transaction().execute(async (tx) => {
    await acquireLocks(tx, [`conversation:${conversation.id}`])
    await checkPreviewLength(tx, conversation)
    if (text) await insertMessage(tx, conversation, { id: createId(), role: 'visitor', text, answered: true })
    if (hasOwner && (await findMode(tx, conversation.id)) === 'agent') {
      await updateConversation(tx, conversation.id, { mode: 'waiting' })
      if (!conversation.preview) await requestPerson(deps, tx, conversation)
    }
    const actions = [{ type: 'contact_form' as const, label: words.contactForm }]
    return insertMessage(tx, conversation, {
      id: createId(),
      role: 'agent',
      text: said.join(' '),
      actions,
      answered: true,
    })
  })
  deps.live.wake(conversation.id)
  return message
}

/** Notifies the owner and sends webhooks that a visitor wants a person. */
export async function requestPerson(
  deps: MailQueueDeps,
  tx: Tx,
  { id, agentId, channel }: Conversation,
): Promise<void> {
  await notifyOwner(deps, tx, agentId, 'person_wanted')
  await announce(deps, tx, { event: 'conversation.person_wanted', agentId, conversationId: id, data: { channel } })
}

/** A person answers from now on. Ends a running reply and returns its credit. */
export async function takeOver(deps: PeopleDeps, conversation: Conversation, note = NO_AUDIT): Promise<void> {
  await withTakeOver(deps, conversation, note)
}

/** The agent answers again. */
export async function handBack(
  deps: Pick<PeopleDeps, 'db' | 'live'>,
  conversation: Conversation,
  note = NO_AUDIT,
): Promise<void> {
  await makeChange(deps.db, note, (tx) => updateConversation(tx, conversation.id, { mode: 'agent' }))
  deps.live.wake(conversation.id)
}

/** Sends a message as a person and takes over the conversation, both or neither. */
export function replyAsPerson(
  deps: PeopleDeps,
  conversation: Conversation,
  text: string,
  note = NO_AUDIT,
): Promise<StoredMessage> {
  return withTakeOver(deps, conversation, async (tx) => {
    const message = await insertMessage(tx, conversation, { id: createId(), role: 'person', text, answered: true })
    await deps.deliver(tx, conversation, message)
    await note(tx, message.id)
    return message
  })
}

/** Returns a message of a conversation. Throws `not_found` if it is deleted. */
export async function getMessage(db: Db, conversationId: string, id: string): Promise<StoredMessage> {
  const message = await findMessage(db, conversationId, id)
  if (!message) throw new AppError('not_found', 'Message not found')
  return message
}

async function withTakeOver<Result>(
  deps: PeopleDeps,
  conversation: Conversation,
  then: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { ended, result } = await deps.db.transaction().execute(async (tx) => {
    await acquireLocks(tx, [`conversation:${conversation.id}`])
    // Locks the turn before its conversation, like a turn that ends, to avoid a deadlock.
    const running = await endRunningTurns(tx, conversation.id)
    await updateConversation(tx, conversation.id, { mode: 'person' })
    return { ended: running, result: await then(tx) }
  })
  for (const id of ended) deps.turns.abort(id)
  deps.live.wake(conversation.id)
  return result
}

/** Stores a visitor's rating; throws `not_found` if the message is not the agent's in this conversation. */
export async function rate(
  { db, live }: Pick<PeopleDeps, 'db' | 'live'>,
  conversation: Conversation,
  { messageId, rating, comment }: { messageId: string; rating: 'up' | 'down' | 'none'; comment: string | undefined },
): Promise<void> {
  const isRated = await rateMessage(db, conversation.id, {
    messageId,
    rating: rating === 'none' ? null : rating,
    comment: comment ?? null,
  })
  if (!isRated) throw new AppError('not_found', 'Message not found: rate a message of the agent in this conversation')
  await touch(db, conversation.id)
  live.wake(conversation.id)
}

type ForgetDeps = Pick<PeopleDeps, 'db' | 'live' | 'turns'>

/** Deletes all conversations of the account with this visitor, or none. Returns how many. */
export async function eraseVisitor(
  deps: ForgetDeps,
  accountId: string,
  conversationId: string,
  note: AuditNote,
): Promise<number> {
  const forgotten = await forgetAll(deps, note, {
    find: (tx) => listOfSameVisitor(tx, accountId, conversationId),
    withChats: true,
  })
  return forgotten.length
}

/** Deletes a conversation with its messages and the visitor's data. */
export async function forget(deps: ForgetDeps, conversationId: string, note = NO_AUDIT): Promise<void> {
  await forgetAll(deps, note, { find: () => Promise.resolve([conversationId]), withChats: false })
}

async function forgetAll(
  deps: ForgetDeps,
  note: AuditNote,
  { find, withChats }: { find: (tx: Tx) => Promise<string[]>; withChats: boolean },
): Promise<string[]> {
  const { ids, ended } = await makeChange(deps.db, note, async (tx) => {
    const found = await find(tx)
    await acquireLocks(
      tx,
      found.map((id) => `conversation:${id}`),
    )
    // Locks turns before chats and conversations, like a turn that ends, to avoid a deadlock.
    const running: string[] = []
    for (const id of found) running.push(...(await endRunningTurns(tx, id)))
    if (withChats) await deleteChats(tx, found)
    for (const id of found) await deleteConversation(tx, id)
    return { ids: found, ended: running }
  })
  for (const id of ended) deps.turns.abort(id)
  for (const id of ids) deps.live.wake(id)
  return ids
}
