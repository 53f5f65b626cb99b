import { createId } from '#src/base/ids.ts'
import type { InboundContent } from '#src/engine/whatsapp/webhook-types.ts'
import { type Conversation, findConversation, insertMessage, rate } from '#src/features/conversations/conversations.ts'
import { type Chat } from './chats-store.ts'
import { type PendingMessage, markHandled } from './inbound-store.ts'
import { findMessageIdOf } from './outbox-store.ts'
import { queueTexts } from './queue-reply.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'
import { whatsappWords } from './whatsapp-words.ts'

const DISLIKES = /[👎😡😠🤬😢😭😞☹🙁💩🤮😤]/u

/**
 * Returns the reply to a message the agent cannot answer, in the visitor's language; undefined for a removed reaction.
 */
export function noticeFor(content: InboundContent, language: string): string | undefined {
  const words = whatsappWords.in(language)
  switch (content.kind) {
    case 'media':
      return words[content.media === 'audio' ? 'audio' : 'media']
    case 'location':
      return words.location
    case 'contacts':
      return words.contacts
    case 'reaction':
      return content.emoji === '' ? undefined : words[DISLIKES.test(content.emoji) ? 'disliked' : 'liked']
    case 'text':
    case 'unsupported':
      return words.unsupported
  }
}

/** Replies with a notice and stores both in the conversation, if there is one. Sends none while a person answers. */
export async function sendNotice(
  deps: WhatsappDeps,
  {
    chat,
    message,
    bound,
    notice,
  }: {
    chat: Chat
    message: PendingMessage
    bound: { conversation: Conversation } | undefined
    notice: string | undefined
  },
): Promise<void> {
  const conversation = bound?.conversation
  if (conversation && message.content.kind === 'reaction')
    await rateByReaction(deps, chat, conversation, message.content)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await markHandled(tx, chat.id, [message.id])) || notice === undefined) return
    if (!conversation) return queueTexts(deps, tx, chat.id, { key: `notice:${message.id}`, texts: [notice] })
    await insertMessage(tx, conversation, {
      id: createId(),
      role: 'visitor',
      text: showContent(message.content),
      answered: true,
    })
    // Read after that, so that a concurrent takeover has either finished or waits for this.
    if ((await findConversation(tx, conversation.id))?.mode === 'person') return
    const said = await insertMessage(tx, conversation, { id: createId(), role: 'agent', text: notice, answered: true })
    await queueTexts(deps, tx, chat.id, { key: `notice:${message.id}`, texts: [notice], messageId: said.id })
  })
  if (conversation) deps.live.wake(conversation.id)
}

/** A reaction to a reply is a rating. */
async function rateByReaction(
  deps: WhatsappDeps,
  chat: Chat,
  conversation: Conversation,
  { emoji, to }: Extract<InboundContent, { kind: 'reaction' }>,
): Promise<void> {
  const messageId = await findMessageIdOf(deps.db, chat.id, to)
  if (!messageId) return
  const rating = emoji === '' ? 'none' : DISLIKES.test(emoji) ? 'down' : 'up'
  // A message that is deleted or in another conversation cannot be rated.
  await rate(deps, conversation, { messageId, rating, comment: undefined }).catch(() => {})
}

const SIGNS: Readonly<Record<string, string>> = {
  image: '🖼️',
  video: '🎬',
  audio: '🎤',
  document: '📄',
  sticker: '🏷️',
  location: '📍',
  contacts: '👤',
}

/** Returns what the conversation shows for a message without text. */
function showContent(content: InboundContent): string {
  if (content.kind === 'reaction') return content.emoji
  return SIGNS[content.kind === 'media' ? content.media : content.kind] ?? '…'
}
