import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** Account, agent and days (inclusive), which begin at midnight in `timeZone`. */
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

export interface CountsOf extends Counts {
  /** Such as 2026-11-20. */
  day: string
  channel: 'webchat' | 'whatsapp' | 'mcp'
  /** The `source` the agent was created with. */
  source: string | null
}

/** Returns counts for each day, channel and source with activity. Leaves out previews by the owner. */
export async function countAll(db: Db, period: Period): Promise<CountsOf[]> {
  const day = (at: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`to_char(${at} at time zone ${period.timeZone}, 'YYYY-MM-DD')`
  const { rows } = await sql<CountsOf>`
    select day, channel, source, sum(conversations)::int as conversations, sum(replies)::int as replies, sum(answered)::int as answered,
      sum(leads)::int as leads, sum(credits)::int as credits
    from (
      select ${day(sql`m.created_at`)} as day, c.channel, a.source, 0 as conversations, count(*) as replies,
        count(*) filter (where m.answered) as answered, 0 as leads, 0 as credits
      from messages m join conversations c on c.id = m.conversation_id join agents a on a.id = m.agent_id
      where m.role = 'agent' and ${within(sql`m.created_at`, period)} group by 1, 2, 3
      union all
      select ${day(sql`c.created_at`)}, c.channel, a.source, count(*), 0, 0, 0, 0 from conversations c join agents a on a.id = c.agent_id
      where c.last_message_id is not null and ${within(sql`c.created_at`, period)} group by 1, 2, 3
      union all
      select ${day(sql`l.created_at`)}, c.channel, a.source, 0, 0, 0, count(*), 0
      from leads l join conversations c on c.id = l.conversation_id join agents a on a.id = l.agent_id
      where ${within(sql`l.created_at`, period)} group by 1, 2, 3
      union all
      select ${day(sql`t.started_at`)}, c.channel, a.source, 0, 0, 0, 0, count(*)
      from turns t join conversations c on c.id = t.conversation_id join agents a on a.id = t.agent_id
      where t.paid and t.state = 'done' and ${within(sql`t.started_at`, period)} group by 1, 2, 3) counted
    group by day, channel, source order by day, channel, source`.execute(db)
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
  /** Replies to questions, and those of them that are answered. */
  questions: number
  answeredQuestions: number
}

/** Whether a reply `r` of a turn `t` is to a question, and not to a greeting, thanks or contact details. */
const TO_QUESTION = sql<boolean>`(not r.answered or r.passages <> '[]' or t.answerer = 'correction')`

/** Returns conversations a person answered in, ratings, and replies to questions, by time. */
export async function countExtras(db: Db, period: Period): Promise<Extras> {
  const { rows } = await sql<Pick<Extras, 'takenOver' | 'thumbsUp' | 'thumbsDown'>>`
    select count(distinct m.conversation_id) filter (where m.role = 'person')::int as "takenOver",
      count(*) filter (where m.rating = 'up')::int as "thumbsUp", count(*) filter (where m.rating = 'down')::int as "thumbsDown"
    from messages m join conversations c on c.id = m.conversation_id join agents a on a.id = m.agent_id
    where (m.role = 'person' or m.rating is not null) and ${within(sql`m.created_at`, period)}`.execute(db)
  const { rows: asked } = await sql<Pick<Extras, 'questions' | 'answeredQuestions'>>`
    select count(*)::int as questions, count(*) filter (where r.answered)::int as "answeredQuestions"
    from messages r join turns t on t.id = r.id join conversations c on c.id = r.conversation_id join agents a on a.id = r.agent_id
    where r.role = 'agent' and ${TO_QUESTION} and ${within(sql`r.created_at`, period)}`.execute(db)
  const none = { takenOver: 0, thumbsUp: 0, thumbsDown: 0, questions: 0, answeredQuestions: 0 }
  return { ...none, ...rows[0], ...asked[0] }
}

export interface AskedQuestion {
  text: string
  answered: boolean
}

/** Lists questions that were answered from knowledge or unanswered, newest first. */
export async function listAsked(db: Db, period: Period, limit: number): Promise<AskedQuestion[]> {
  const { rows } = await sql<AskedQuestion>`
    select m.text, r.answered from messages m join conversations c on c.id = m.conversation_id join agents a on a.id = m.agent_id
    join messages r on r.id = m.turn_id join turns t on t.id = r.id
    where m.role = 'visitor' and ${TO_QUESTION} and ${within(sql`m.created_at`, period)}
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

export interface PeriodGap {
  id: string
  agentId: string
  question: string
  count: number
}

/** Lists open gaps with questions in the period, most frequent first. */
export async function listPeriodGaps(db: Db, period: Period, limit: number): Promise<PeriodGap[]> {
  const { rows } = await sql<PeriodGap>`
    select g.id, g.agent_id as "agentId", g.question, count(*)::int as count
    from messages m join gaps g on g.id = m.gap_id join conversations c on c.id = m.conversation_id join agents a on a.id = c.agent_id
    where g.state = 'open' and ${within(sql`m.created_at`, period)}
    group by g.id order by count desc, g.id desc limit ${limit}`.execute(db)
  return rows
}
