import type { Addresses } from '#src/base/addresses.ts'
import { composeReply } from '#src/engine/whatsapp/compose-reply.ts'
import type { OutboundContent } from '#src/engine/whatsapp/outbound-message.ts'
import type { StoredMessage } from '#src/features/conversations/conversations.ts'
import type { Db } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { imageLink } from '../images.ts'
import { listChatsOf } from './chats-store.ts'
import { insertOutbox } from './outbox-store.ts'
import { queueSendNow } from './send-outbox.ts'
import { whatsappWords } from './whatsapp-words.ts'

interface ReplyDeps {
  queue: Queue
  addresses: Addresses
  secretKey: string
}

/** Queues a reply in the caller's transaction, once per message. */
export async function queueReply(
  deps: ReplyDeps,
  db: Db,
  chatId: string,
  { message, language }: { message: StoredMessage; language: string },
): Promise<void> {
  // WhatsApp fetches pictures itself and supports few formats.
  const cards = message.cards.map((card) =>
    card.image_url
      ? { ...card, image_url: imageLink(deps, { url: card.image_url, page: card.url, as: 'jpeg' }) }
      : card,
  )
  const contents = composeReply({ ...message, cards }, whatsappWords.in(language).listLabel)
  await queueContents(deps, db, chatId, { key: message.id, messageId: message.id, contents })
}

/** Queues texts outside any conversation, once per key. */
export async function queueTexts(
  deps: { queue: Queue },
  db: Db,
  chatId: string,
  { key, texts, messageId = null }: { key: string; texts: string[]; messageId?: string | null },
): Promise<void> {
  await queueContents(deps, db, chatId, { key, messageId, contents: texts.map((text) => ({ kind: 'text', text })) })
}

/** Queues a person's message for each WhatsApp chat of the conversation. */
export async function deliverToWhatsApp(
  deps: ReplyDeps,
  db: Db,
  conversation: { id: string; locale: string },
  message: StoredMessage,
): Promise<void> {
  for (const chat of await listChatsOf(db, conversation.id))
    await queueReply(deps, db, chat.id, { message, language: conversation.locale })
}

async function queueContents(
  { queue }: { queue: Queue },
  db: Db,
  chatId: string,
  { key, messageId, contents }: { key: string; messageId: string | null; contents: OutboundContent[] },
): Promise<void> {
  await insertOutbox(
    db,
    chatId,
    contents.map((content, part) => ({ key: `${key}:${part}`, messageId, content })),
  )
  await queueSendNow({ queue }, db, chatId)
}
