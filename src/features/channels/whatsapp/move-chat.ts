import type { VisitorMove } from '#src/engine/whatsapp/webhook-types.ts'
import { findConversation, updateConversation } from '#src/features/conversations/conversations.ts'
import type { Tx } from '#src/store/database.ts'
import { deleteChat, findChat, joinChats, lockMove, renameChat } from './chats-store.ts'
import { recordMove } from './inbound-store.ts'

/**
 * Moves a chat to the visitor's new number, with its conversation, an opt-out, and pending messages and replies.
 * Returns its ID; undefined if nobody wrote from the earlier number or the move is already known.
 *
 * If the new number has a chat already, one from before the move belonged to an earlier user of the number and is
 * deleted. One from after it is the same visitor's, who wrote before WhatsApp reported the move, and stays.
 */
export async function moveChat(tx: Tx, move: VisitorMove): Promise<string | undefined> {
  const { left, found } = await lockMove(tx, move)
  if (!left || move.from === move.to) return undefined
  if (!(await recordMove(tx, left.id, move))) return undefined
  const isSamePerson = found !== undefined && found.createdAt >= move.sentAt
  if (found && isSamePerson) await joinChats(tx, { into: found, from: left })
  else {
    if (found) await deleteChat(tx, found.id)
    await renameChat(tx, left.id, move.to)
  }
  const chatId = (isSamePerson ? found : left).id
  await updateShownNumber(tx, chatId, move)
  return chatId
}

/** Updates the number shown to the owner, if WhatsApp had confirmed the earlier one. */
async function updateShownNumber(tx: Tx, chatId: string, { from, to }: { from: string; to: string }): Promise<void> {
  const chat = await findChat(tx, chatId)
  const conversation = chat?.conversationId ? await findConversation(tx, chat.conversationId) : undefined
  if (!conversation || conversation.identity?.id !== from) return
  const { phone: _, ...identity } = conversation.identity
  const phone = /^\d+$/.test(to) ? { phone: `+${to}` } : {}
  await updateConversation(tx, conversation.id, { identity: { ...identity, id: to, ...phone }, visitor: to })
}
