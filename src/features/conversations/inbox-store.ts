import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'
import type { ConversationMode } from '#src/contract/chat/chat-contract.ts'
import type { VisitorIdentity } from '#src/store/tables.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'

/** A conversation as its owner sees it in a list. */
export interface InboxConversation extends Conversation {
  pageUrl: string | null
  createdAt: Date
  last: { id: string; role: StoredMessage['role']; text: string; answered: boolean; createdAt: Date } | null
}

interface Row extends Omit<InboxConversation, 'last'> {
  identity: VisitorIdentity | null
  lastId: string | null
  lastRole: StoredMessage['role'] | null
  lastText: string | null
  lastAnswered: boolean | null
  lastAt: Date | null
}

export interface InboxFilter {
  id?: string | undefined
  agentId?: string | undefined
  mode?: ConversationMode | undefined
  cursor?: string | undefined
  limit: number
}

/** The account's conversations, newest first, with the last message of each; owners' own tries are left out. */
export async function listInbox(
  db: Db,
  accountId: string,
  { id, agentId, mode, cursor, limit }: InboxFilter,
): Promise<InboxConversation[]> {
  const { rows } = await sql<Row>`
    select c.id, c.agent_id as "agentId", c.channel, c.preview, c.locale, c.mode, c.consent, c.identity, c.page_url as "pageUrl",
      c.created_at as "createdAt", m.id as "lastId", m.role as "lastRole", m.text as "lastText", m.answered as "lastAnswered",
      m.created_at as "lastAt"
    from conversations c
    join agents a on a.id = c.agent_id
    left join lateral (select * from messages where conversation_id = c.id order by id desc limit 1) m on true
    where a.account_id = ${accountId} and not c.preview
      and (${id ?? null}::uuid is null or c.id = ${id ?? null}::uuid)
      and (${agentId ?? null}::uuid is null or c.agent_id = ${agentId ?? null}::uuid)
      and (${mode ?? null}::text is null or c.mode = ${mode ?? null}::text)
      and (${cursor ?? null}::uuid is null or c.id < ${cursor ?? null}::uuid)
    order by c.id desc limit ${limit}`.execute(db)
  return rows.map(({ lastId, lastRole, lastText, lastAnswered, lastAt, ...row }) => ({
    ...row,
    last:
      lastId && lastRole && lastAt
        ? { id: lastId, role: lastRole, text: lastText ?? '', answered: lastAnswered ?? true, createdAt: lastAt }
        : null,
  }))
}

export interface AnsweredQuestion {
  agentId: string
  /** What the visitor said. */
  question: string
}

/** What a reply of one of the account's agents answered; nothing for any other message. */
export async function findAnsweredQuestion(db: Db, accountId: string, replyId: string): Promise<AnsweredQuestion | undefined> {
  const { rows } = await sql<AnsweredQuestion>`
    select r.agent_id as "agentId", coalesce(string_agg(q.text, ' ' order by q.id), '') as question
    from messages r join agents a on a.id = r.agent_id left join messages q on q.turn_id = r.id
    where r.id = ${replyId} and r.role = 'agent' and a.account_id = ${accountId}
    group by r.agent_id`.execute(db)
  return rows[0]
}
