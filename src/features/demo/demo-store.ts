import { sql } from 'kysely'
import type { Db, Tx } from '#src/store/database.ts'

/** Marks an account's demo agent. */
export const DEMO_SOURCE = 'foyer_demo'
/** Between two messages of a conversation. */
const PAUSE_SECONDS = 45

/** Returns the demo agent in the account of this inbox. */
export async function findDemoAgent(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agents')
    .innerJoin('accounts', 'accounts.id', 'agents.account_id')
    .select('agents.id')
    .where('accounts.email', '=', email)
    .where('agents.source', '=', DEMO_SOURCE)
    .where('agents.state', '=', 'active')
    .executeTakeFirst()
  return row?.id
}

/** Returns the widget key of the agent that the start page shows, if it exists for this website. */
export async function findSampleAgent(db: Db, source: string, websiteUrl: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agents')
    .select('widget_key')
    .where('source', '=', source)
    .where('website_url', '=', websiteUrl)
    .where('state', '=', 'active')
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.widget_key
}

/** Sets how many days the agent's messages are kept. */
export async function keepMessagesFor(db: Db, id: string, days: number): Promise<void> {
  await db.updateTable('agents').set({ retention_days: days }).where('id', '=', id).execute()
}

/** Backdates a new conversation to a time, with pauses between its messages. */
export async function moveConversation(db: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update messages m set created_at = ${at}::timestamptz + n * ${PAUSE_SECONDS} * interval '1 second'
    from (select id, row_number() over (order by id) as n from messages where conversation_id = ${id}) numbered
    where m.id = numbered.id`.execute(db)
  await sql`
    update turns t set started_at = m.created_at, finished_at = m.created_at from messages m
    where m.id = t.id and t.conversation_id = ${id}`.execute(db)
  await sql`
    update leads l set created_at = last.at, updated_at = last.at,
      consent = jsonb_set(consent, '{at}', to_jsonb(to_char(last.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
    from (select max(created_at) as at from messages where conversation_id = ${id}) last
    where conversation_id = ${id}`.execute(db)
  await sql`
    update conversations set created_at = ${at}::timestamptz,
      changed_at = coalesce((select max(created_at) from messages where conversation_id = ${id}), ${at}::timestamptz)
    where id = ${id}`.execute(db)
}

/** Backdates the agent's creation. */
export async function moveAgent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('agents').set({ created_at: at }).where('id', '=', id).execute()
}

/** Backdates the corrections that were made after a time. */
export async function moveCorrections(db: Tx, agentId: string, at: Date): Promise<void> {
  await db
    .updateTable('curated_answers')
    .set({ created_at: at })
    .where('agent_id', '=', agentId)
    .where('created_at', '>', at)
    .execute()
}

/** Deletes the temporary account used while filling the demo. */
export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute()
}
