import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** Whose figures, and of which days (inclusive) where days begin at midnight of `timeZone`. */
export interface Period {
  accountId: string
  agentId: string | undefined
  from: string
  to: string
  timeZone: string
}

export interface Counts {
  conversations: number
  replies: number
  answered: number
  leads: number
  credits: number
}

export interface CountsBy extends Counts {
  key: string | null
}

/** What figures are counted by; the conversation is `c`, its agent `a`, and `at` when it happened. */
const KEYS = {
  day: (at: RawBuilder<unknown>, { timeZone }: Period) => sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`,
  channel: () => sql`c.channel`,
  source: () => sql`a.source`,
}

/** Counts of the period by day, channel or source. Days, and others, on which nothing happened are left out. Owners' own tries do not count. */
export async function countBy(db: Db, period: Period, by: keyof typeof KEYS): Promise<CountsBy[]> {
  const key = (at: RawBuilder<unknown>): RawBuilder<unknown> => KEYS[by](at, period)
  const { rows } = await sql<CountsBy>`
    select key, sum(conversations)::int as conversations, sum(replies)::int as replies, sum(answered)::int as answered,
      sum(leads)::int as leads, sum(credits)::int as credits
    from (
      select ${key(sql`m.created_at`)} as key, 0 as conversations, count(*) as replies, count(*) filter (where m.answered) as answered,
        0 as leads, 0 as credits
      from messages m join conversations c on c.id = m.conversation_id join agents a on a.id = c.agent_id
      where m.role = 'agent' and ${within(sql`m.created_at`, period)} group by 1
      union all
      select ${key(sql`c.created_at`)}, count(*), 0, 0, 0, 0 from conversations c join agents a on a.id = c.agent_id
      where c.last_message_id is not null and ${within(sql`c.created_at`, period)} group by 1
      union all
      select ${key(sql`l.created_at`)}, 0, 0, 0, count(*), 0
      from leads l join conversations c on c.id = l.conversation_id join agents a on a.id = c.agent_id
      where ${within(sql`l.created_at`, period)} group by 1
      union all
      select ${key(sql`t.started_at`)}, 0, 0, 0, 0, count(*)
      from turns t join conversations c on c.id = t.conversation_id join agents a on a.id = c.agent_id
      where t.paid and t.state = 'done' and ${within(sql`t.started_at`, period)} group by 1) counted
    group by key order by key`.execute(db)
  return rows
}

function within(at: RawBuilder<unknown>, { accountId, agentId, from, to, timeZone }: Period): RawBuilder<unknown> {
  return sql`a.account_id = ${accountId} and (${agentId ?? null}::uuid is null or a.id = ${agentId ?? null}::uuid) and not c.preview
    and ${at} >= (${from}::date)::timestamp at time zone ${timeZone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${timeZone}`
}

export interface Extras {
  takenOver: number
  thumbsUp: number
  thumbsDown: number
}

export async function countExtras(db: Db, period: Period): Promise<Extras> {
  const { rows } = await sql<Extras>`
    select count(distinct m.conversation_id) filter (where m.role = 'person')::int as "takenOver",
      count(*) filter (where m.rating = 'up')::int as "thumbsUp", count(*) filter (where m.rating = 'down')::int as "thumbsDown"
    from messages m join conversations c on c.id = m.conversation_id join agents a on a.id = c.agent_id
    where (m.role = 'person' or m.rating is not null) and ${within(sql`m.created_at`, period)}`.execute(db)
  return rows[0] ?? { takenOver: 0, thumbsUp: 0, thumbsDown: 0 }
}

export interface AskedQuestion {
  text: string
  answered: boolean
}

/** What visitors said that was answered from the knowledge, or could not be; the newest first. */
export async function listAsked(db: Db, period: Period, limit: number): Promise<AskedQuestion[]> {
  const { rows } = await sql<AskedQuestion>`
    select m.text, r.answered from messages m join conversations c on c.id = m.conversation_id join agents a on a.id = c.agent_id
    join messages r on r.id = m.turn_id
    where m.role = 'visitor' and (not r.answered or r.passages <> '[]') and ${within(sql`m.created_at`, period)}
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

export interface PeriodGap {
  id: string
  agentId: string
  question: string
  count: number
}

/** Open gaps that were asked for in the period, the most asked first. */
export async function listPeriodGaps(db: Db, period: Period, limit: number): Promise<PeriodGap[]> {
  const { rows } = await sql<PeriodGap>`
    select g.id, g.agent_id as "agentId", g.question, count(*)::int as count
    from messages m join gaps g on g.id = m.gap_id join conversations c on c.id = m.conversation_id join agents a on a.id = c.agent_id
    where g.state = 'open' and ${within(sql`m.created_at`, period)}
    group by g.id order by count desc, g.id desc limit ${limit}`.execute(db)
  return rows
}
