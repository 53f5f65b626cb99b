import { hashToken } from '#src/base/tokens.ts'
import { type Agent, selectAgentBy } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { compileOnce } from '#src/store/fixed-statement.ts'
import { type Conversation, conversationColumns } from './conversations-store.ts'

export async function findConversationByToken(db: Db, token: string): Promise<Conversation | undefined> {
  return (await CONVERSATION_BY_TOKEN(db, { tokenHash: hashToken(token) })).rows[0]
}

/** Returns the agent of the conversation that this token opens. */
export async function findAgentByToken(db: Db, token: string): Promise<Agent | undefined> {
  return (await AGENT_BY_TOKEN(db, { tokenHash: hashToken(token) })).rows[0]
}

/** Reports whether the message with this client ID has a reply, in the conversation that a token opens. */
export async function hasReply(db: Db, token: string, clientId: string): Promise<boolean> {
  return (await REPLY_TO(db, { tokenHash: hashToken(token), clientId })).rows.length > 0
}

const ofToken = (db: Db, tokenHash: string) => db.selectFrom('conversations').where('token_hash', '=', tokenHash)

const CONVERSATION_BY_TOKEN = compileOnce((db, { tokenHash }: { tokenHash: string }) =>
  ofToken(db, tokenHash).select(conversationColumns),
)
const AGENT_BY_TOKEN = compileOnce((db, { tokenHash }: { tokenHash: string }) =>
  selectAgentBy(db, ofToken(db, tokenHash).select('agent_id')),
)
const REPLY_TO = compileOnce((db, { tokenHash, clientId }: { tokenHash: string; clientId: string }) =>
  db
    .selectFrom('messages as asked')
    .innerJoin('messages as reply', 'reply.id', 'asked.turn_id')
    .select('reply.id')
    .where('asked.conversation_id', '=', ofToken(db, tokenHash).select('id'))
    .where('asked.client_id', '=', clientId),
)
