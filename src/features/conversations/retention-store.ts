import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** A gap stores this much of a question. */
const GAP_WORDS = 500

/** Replaces the wording of these gaps, or all, with a question that still exists; deletes gaps without one. */
export async function forgetGapWords(db: Db, gapIds?: readonly string[]): Promise<void> {
  if (gapIds?.length === 0) return
  await sql`
    with untold as (
      select g.id, (select left(m.unanswered, ${GAP_WORDS}) from messages m where m.gap_id = g.id order by m.id limit 1) as words from gaps g
      where (${gapIds ?? null}::uuid[] is null or g.id = any(${gapIds ?? null}::uuid[]))
        and not exists (select from messages m where m.gap_id = g.id and left(m.unanswered, ${GAP_WORDS}) = g.question)
    ), gone as (
      delete from gaps using untold where gaps.id = untold.id and untold.words is null
    )
    update gaps set question = untold.words from untold where gaps.id = untold.id and untold.words is not null`.execute(
    db,
  )
}

/** Deletes visitors' messages past their agent's retention, webhook deliveries about them, and empty conversations. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await sql`
    delete from webhook_deliveries d using agents
    where agents.id = d.agent_id and d.conversation_id is not null
      and d.created_at < now() - make_interval(days => agents.retention_days)`.execute(db)
  for (const deleteSome of [deleteOldMessages, deleteSilentConversations])
    for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE;) deleted = await deleteSome(db)
  await forgetGapWords(db)
}

/**
 * Few enough to hold no visitor up. Each agent's oldest rows come from an index: without the limit, PostgreSQL would
 * read the whole table every hour.
 */
const ROWS_AT_ONCE = 2_000

/** Deletes some messages and returns how many. */
async function deleteOldMessages(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as materialized (
      select m.id from agents a cross join lateral (
        select id from messages where agent_id = a.id and created_at < now() - make_interval(days => a.retention_days)
        order by created_at limit ${ROWS_AT_ONCE}) m
      limit ${ROWS_AT_ONCE}
    )
    delete from messages using old where messages.id = old.id`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes some conversations without messages. One with a new message has another last message by then. */
async function deleteSilentConversations(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    with silent as materialized (
      select c.id, c.last_message_id from agents a cross join lateral (
        select id, last_message_id from conversations
        where agent_id = a.id and created_at < now() - make_interval(days => a.retention_days)
          and not exists (select from messages where conversation_id = conversations.id)
        order by created_at limit ${ROWS_AT_ONCE}) c
      limit ${ROWS_AT_ONCE}
    )
    delete from conversations c using silent
    where c.id = silent.id and c.last_message_id is not distinct from silent.last_message_id`.execute(db)
  return Number(numAffectedRows)
}

// Long enough to detect abuse; hashed from the start.
const ADDRESS_DAYS = 30

/** Deletes the addresses that conversations and agents were created from. */
export async function forgetAddresses(db: Db): Promise<void> {
  for (const table of ['conversations', 'creations', 'agents'] as const) {
    await sql`
      update ${sql.table(table)} set address_hash = null
      where address_hash is not null and created_at < now() - make_interval(days => ${ADDRESS_DAYS})`.execute(db)
  }
}
