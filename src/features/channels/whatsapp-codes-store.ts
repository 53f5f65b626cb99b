import type { Conversation } from '#src/features/conversations/conversations.ts'
import type { Db } from '#src/store/database.ts'

/** Gives a conversation the code that binds a WhatsApp number to it, in place of an earlier one. */
export async function setChatCode(db: Db, conversationId: string, code: string): Promise<void> {
  await db.updateTable('conversations').set({ chat_code: code }).where('id', '=', conversationId).execute()
}

/** The conversation of a code, which is used up by it. */
export function takeByChatCode(db: Db, code: string): Promise<Pick<Conversation, 'id' | 'agentId'> | undefined> {
  return db
    .updateTable('conversations')
    .set({ chat_code: null })
    .where('chat_code', '=', code)
    .returning(['id', 'agent_id as agentId'])
    .executeTakeFirst()
}
