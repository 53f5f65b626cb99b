import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Tables } from '#src/store/tables.ts'

export interface Gap {
  id: string
  agentId: string
  question: string
  state: 'open' | 'answered' | 'dismissed'
}

export interface CountedGap extends Gap {
  count: number
  channels: Tables['conversations']['channel'][]
  lastAskedAt: Date
}

export interface OpenQuestion {
  messageId: string
  text: string
}

/** Lists unanswered questions that have no gap yet, oldest first, without previews by the owner. */
export async function listUngrouped(db: Tx, agentId: string, limit: number): Promise<OpenQuestion[]> {
  const { rows } = await sql<OpenQuestion>`
    select q.id as "messageId", q.unanswered as text from messages q join conversations c on c.id = q.conversation_id and not c.preview
    where q.agent_id = ${agentId} and q.unanswered is not null and q.gap_id is null
    order by q.id limit ${limit}`.execute(db)
  return rows
}

/** Lists the newest gaps that are not answered, oldest first. */
export async function listOpenGaps(db: Db, agentId: string, limit: number): Promise<Gap[]> {
  const newest = await db
    .selectFrom('gaps')
    .select(['id', 'agent_id as agentId', 'question', 'state'])
    .where('agent_id', '=', agentId)
    .where('state', '<>', 'answered')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return newest.toReversed()
}

export async function insertGap(
  db: Tx,
  agentId: string,
  { question, language }: Pick<Tables['gaps'], 'question' | 'language'>,
): Promise<Gap> {
  const id = createId()
  await db.insertInto('gaps').values({ id, agent_id: agentId, question, language }).execute()
  return { id, agentId, question, state: 'open' }
}

/** Adds the message's question to a gap. */
export async function assignToGap(db: Tx, gapId: string, messageId: string): Promise<void> {
  await db.updateTable('messages').set({ gap_id: gapId }).where('id', '=', messageId).execute()
}

/** Lists gaps, most frequent first, except those whose questions were all deleted. */
export async function listCountedGaps(
  db: Db,
  agentId: string,
  state: Gap['state'],
  limit: number,
): Promise<CountedGap[]> {
  const { rows } = await sql<CountedGap>`
    select g.id, g.agent_id as "agentId", g.question, g.state, count(*)::int as count, array_agg(distinct c.channel) as channels,
      max(m.created_at) as "lastAskedAt"
    from gaps g join messages m on m.gap_id = g.id join conversations c on c.id = m.conversation_id
    where g.agent_id = ${agentId} and g.state = ${state}
    group by g.id order by count desc, g.id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns the account's gap with its count, unless its questions were all deleted. */
export async function findCountedGap(db: Db, accountId: string, id: string): Promise<CountedGap | undefined> {
  const { rows } = await sql<CountedGap>`
    select g.id, g.agent_id as "agentId", g.question, g.state, count(*)::int as count, array_agg(distinct c.channel) as channels,
      max(m.created_at) as "lastAskedAt"
    from gaps g join agents a on a.id = g.agent_id join messages m on m.gap_id = g.id
    join conversations c on c.id = m.conversation_id
    where g.id = ${id} and a.account_id = ${accountId}
    group by g.id`.execute(db)
  return rows[0]
}

/** Returns the account's gap. */
export function findGap(db: Db, accountId: string, id: string): Promise<Gap | undefined> {
  return db
    .selectFrom('gaps')
    .innerJoin('agents', 'agents.id', 'gaps.agent_id')
    .select(['gaps.id', 'gaps.agent_id as agentId', 'gaps.question', 'gaps.state'])
    .where('agents.account_id', '=', accountId)
    .where('gaps.id', '=', id)
    .executeTakeFirst()
}

/** Returns false if the gap is already answered. */
export function closeGap(db: Db, id: string, state: Exclude<Gap['state'], 'open'>): Promise<boolean> {
  return affectsRows(db.updateTable('gaps').set({ state }).where('id', '=', id).where('state', '<>', 'answered'))
}
