import { type RawBuilder, sql } from 'kysely'
import type { ConversationMode } from '#src/contract/chat/chat-contract.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'
import type { MessagePassage, MessageReview, VisitorIdentity } from '#src/store/tables/conversation-tables.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'
import { searchTerms } from './search-words.ts'
import { containing } from '#src/store/quoting.ts'

/** A conversation in its owner's list. */
export interface InboxConversation extends Conversation {
  pageUrl: string | null
  createdAt: Date
  changedAt: Date
  /** Cursor of the list; null if there is no message. */
  lastMessageId: string | null
  last: Pick<StoredMessage, 'id' | 'role' | 'text' | 'answered' | 'createdAt'> | null
  lead: {
    id: string
    name: string | null
    email: string | null
    phone: string | null
    stage: Tables['leads']['stage']
    status: 'new' | 'contacted' | 'won' | 'lost'
  } | null
  /** Replies in which the agent did not know. */
  unanswered: number
  thumbsDown: number
  /** Replies with flagged sentences. */
  flagged: number
  /** A person answers or has answered. */
  takenOver: boolean
  /** The visitor asked for a person, or wrote to one last. */
  waiting: boolean
  /** The message that matches the search. */
  match: { id: string; text: string } | null
}

export interface InboxFilter {
  ids?: string[]
  agentId?: string
  mode?: ConversationMode
  channel?: Conversation['channel']
  unanswered?: boolean
  lead?: boolean
  takenOver?: boolean
  waiting?: boolean
  rating?: 'up' | 'down'
  flagged?: boolean
  /** Days, inclusive, which begin at midnight in `timeZone`, with a message. */
  from?: string
  to?: string
  timeZone?: string
  /** Text in messages or visitors' details. */
  search?: string
  cursor?: string
  limit: number
}

interface Row extends Omit<InboxConversation, 'last' | 'lead' | 'match'> {
  identity: VisitorIdentity | null
  last: (Omit<StoredMessage, 'createdAt'> & { createdAt: string }) | null
  lead: InboxConversation['lead']
  match: InboxConversation['match']
}

const WAITING = sql<boolean>`c.mode = 'waiting' or (c.mode = 'person' and (select role from messages where id = c.last_message_id) is not distinct from 'visitor')`

/** A message with flagged sentences, of which the owner has said nothing yet. */
const FLAGGED = sql<boolean>`review->'flags' <> '[]' and not exists (select from curated_answers where message_id = messages.id)`

/**
 * Lists the account's conversations with messages, most recent first, without previews by the owner. Conversations
 * requested by `ids` are included even without messages. Queries each agent separately, because the index is ordered
 * within an agent; otherwise each page would sort the whole account.
 */
export async function listInbox(db: Db, accountId: string, filter: InboxFilter): Promise<InboxConversation[]> {
  const terms = searchTerms(filter.search ?? '')
  const { rows } = await sql<Row>`
    with page as (
      select c.* from agents a cross join lateral (
        select c.* from conversations c
        where c.agent_id = a.id and not c.preview and ${sql.join(conditions(accountId, filter, terms), sql` and `)}
        order by c.last_message_id desc limit ${filter.limit}) c
      where a.account_id = ${accountId} and ${filter.agentId ? sql`a.id = ${filter.agentId}` : sql`true`}
      order by c.last_message_id desc limit ${filter.limit})
    select c.id, c.agent_id as "agentId", c.channel, c.preview, c.locale, c.mode, c.consent, c.identity, c.page_url as "pageUrl",
      c.created_at as "createdAt", c.changed_at as "changedAt", c.last_message_id as "lastMessageId",
      (select json_build_object('id', m.id, 'role', m.role, 'text', m.text, 'answered', m.answered, 'createdAt', m.created_at)
        from messages m where m.conversation_id = c.id order by m.id desc limit 1) as last,
      (select json_build_object('id', l.id, 'name', l.details->'name'->>'value', 'email', l.details->'email'->>'value',
          'phone', l.details->'phone'->>'value', 'stage', l.stage, 'status', l.status)
        from leads l where l.conversation_id = c.id) as lead,
      ${matchOf(terms)} as match,
      said.unanswered, said."thumbsDown", said.flagged, c.mode = 'person' or said.person as "takenOver", ${WAITING} as waiting
    from page c
    cross join lateral (
      select count(*) filter (where role = 'agent' and not answered)::int as unanswered,
        count(*) filter (where rating = 'down')::int as "thumbsDown",
        count(*) filter (where ${FLAGGED})::int as flagged, count(*) filter (where role = 'person') > 0 as person
      from messages where conversation_id = c.id) said
    order by c.last_message_id desc nulls last`.execute(db)
  return rows.map(({ last, ...row }) => ({ ...row, last: last && { ...last, createdAt: new Date(last.createdAt) } }))
}

/** One message is within all of the days, and not an earlier and a later one outside of them. */
function withinDays({ from, to, timeZone = 'UTC' }: InboxFilter): RawBuilder<unknown>[] {
  if (from === undefined && to === undefined) return []
  const since = from ? sql`created_at >= (${from}::date)::timestamp at time zone ${timeZone}` : sql`true`
  const until = to ? sql`created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : sql`true`
  return [sql`exists (select from messages where conversation_id = c.id and ${since} and ${until})`]
}

function conditions(accountId: string, filter: InboxFilter, terms: string[]): RawBuilder<unknown>[] {
  const { ids, mode, channel, cursor, unanswered, lead, takenOver, waiting, rating, flagged, search } = filter
  const said = (what: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from messages where conversation_id = c.id and ${what})`
  const only = (wanted: boolean | undefined, what: RawBuilder<unknown>): RawBuilder<unknown>[] =>
    wanted === undefined ? [] : [wanted ? sql`(${what})` : sql`not (${what})`]
  return [
    ids ? sql`c.id = any(${ids}::uuid[])` : sql`c.last_message_id is not null`,
    ...(mode ? [sql`c.mode = ${mode}`] : []),
    ...(channel ? [sql`c.channel = ${channel}`] : []),
    ...(cursor ? [sql`c.last_message_id < ${cursor}`] : []),
    ...(rating ? [said(sql`rating = ${rating}`)] : []),
    ...withinDays(filter),
    ...only(unanswered, said(sql`role = 'agent' and not answered`)),
    ...only(flagged, said(FLAGGED)),
    ...only(lead, sql`exists (select from leads where conversation_id = c.id)`),
    ...only(waiting, WAITING),
    ...only(takenOver, sql`c.mode = 'person' or ${said(sql`role = 'person'`)}`),
    ...(search ? [sql`c.id in (${found(accountId, search, terms)})`] : []),
  ]
}

/**
 * Finds conversations that contain every term, in any message, and those whose visitor's name or address contains the
 * text.
 */
function found(accountId: string, search: string, terms: string[]): RawBuilder<unknown> {
  const pattern = containing(search)
  const withTerm = terms.map(
    (term) => sql`
      select s.conversation_id from messages s join agents sa on sa.id = s.agent_id
      where sa.account_id = ${accountId} and s.words @@ ${term}::tsquery`,
  )
  const visitors = sql`
    select l.conversation_id from leads l join agents la on la.id = l.agent_id
    where la.account_id = ${accountId} and exists (select from jsonb_each(l.details) d where d.value->>'value' ilike ${pattern})
    union select i.id from conversations i join agents ia on ia.id = i.agent_id
    where ia.account_id = ${accountId} and exists (select from jsonb_each_text(i.identity) d where d.value ilike ${pattern})`
  return terms.length > 0 ? sql`(${sql.join(withTerm, sql` intersect `)}) union ${visitors}` : visitors
}

/** Returns the newest message with the most search terms. */
function matchOf(terms: string[]): RawBuilder<unknown> {
  if (terms.length === 0) return sql`null::json`
  const held = terms.map((term) => sql`(s.words @@ ${term}::tsquery)::int`)
  return sql`(
    select json_build_object('id', s.id, 'text', s.text) from messages s
    where s.conversation_id = c.id and ${sql.join(held, sql` + `)} > 0
    order by ${sql.join(held, sql` + `)} desc, s.id desc limit 1)`
}

export interface ThreadMessage extends Pick<
  StoredMessage,
  'id' | 'role' | 'text' | 'sources' | 'answered' | 'rating' | 'createdAt'
> {
  ratingComment: string | null
  passages: MessagePassage[]
  review: MessageReview | null
  verdict: 'corrected' | 'right' | 'wrong' | null
  /** Agent's reply. */
  answeredBy: string | null
}

/** Returns the last messages as the owner sees them, oldest first; or one of them. */
export async function listThread(
  db: Db,
  conversationId: string,
  { limit, id }: { limit: number; id?: string },
): Promise<ThreadMessage[]> {
  const newest = await db
    .selectFrom('messages as m')
    .leftJoin('turns as t', 't.id', 'm.id')
    .select([
      'm.id',
      'm.role',
      'm.text',
      'm.sources',
      'm.answered',
      'm.rating',
      'm.rating_comment as ratingComment',
      'm.passages',
      'm.review',
      't.answerer as answeredBy',
      'm.created_at as createdAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('curated_answers as said')
        .select('said.verdict')
        .whereRef('said.message_id', '=', 'm.id')
        .limit(1)
        .as('verdict'),
    )
    .where('m.conversation_id', '=', conversationId)
    .$if(id !== undefined, (query) => query.where('m.id', '=', id ?? ''))
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
  return newest.toReversed()
}

export interface AnsweredQuestion {
  agentId: string
  /** The visitor's locale, or ''. */
  locale: string
  /** The visitor's messages, oldest first. */
  said: Pick<StoredMessage, 'id' | 'text'>[]
  /** The text of the reply. */
  reply: string
}

/** Returns the question that an agent's reply answered; undefined for another message. */
export async function findAnsweredQuestion(
  db: Db,
  accountId: string,
  replyId: string,
): Promise<AnsweredQuestion | undefined> {
  const { rows } = await sql<AnsweredQuestion>`
    select r.agent_id as "agentId", c.locale, r.text as reply,
      (select coalesce(json_agg(json_build_object('id', q.id, 'text', q.text) order by q.id), '[]') from messages q where q.turn_id = r.id) as said
    from messages r join agents a on a.id = r.agent_id join conversations c on c.id = r.conversation_id
    where r.id = ${replyId} and r.role = 'agent' and a.account_id = ${accountId}`.execute(db)
  return rows[0]
}

/** Returns the account's conversations with the same visitor, ordered by agent. Lock them in this order. */
export async function listOfSameVisitor(db: Tx, accountId: string, conversationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with known as (
      select c.id, c.agent_id, c.identity->>'id' as identity, lower(l.details->'email'->>'value') as email,
        array_remove(array[c.visitor, ltrim(l.details->'phone'->>'value', '+')], null) as numbers
      from conversations c join agents a on a.id = c.agent_id left join leads l on l.conversation_id = c.id
      where a.account_id = ${accountId})
    select other.id from known one join known other
      on other.id = one.id or other.numbers && one.numbers or other.email = one.email
        or (other.identity = one.identity and other.agent_id = one.agent_id)
    where one.id = ${conversationId} order by other.agent_id, other.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes the WhatsApp chats of these conversations. Keeps the number of a visitor who opted out. */
export async function deleteChats(db: Tx, conversationIds: string[]): Promise<void> {
  const chats = sql`select id from whatsapp_chats where conversation_id = any(${conversationIds}::uuid[])`
  await sql`delete from whatsapp_outbox where chat_id in (${chats})`.execute(db)
  await sql`update whatsapp_inbound set content = null where chat_id in (${chats})`.execute(db)
  await sql`delete from whatsapp_chats where id in (${chats}) and opted_out_at is null`.execute(db)
  await sql`update whatsapp_chats set name = '' where id in (${chats})`.execute(db)
}
