import { type Selection, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { storableJson } from '#src/base/storable-text.ts'
import { THIS_MOMENT } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Tables } from '#src/store/tables.ts'

const SHOWN = 200
/** The Cloud API's typing indicator ends after this time. */
const TYPING_SECONDS = 25

export async function insertSimulated(
  db: Db,
  visitor: string,
  { sender, remoteId, body }: Pick<SimulatedMessage, 'sender' | 'remoteId' | 'body'>,
): Promise<void> {
  await db
    .insertInto('simulator_messages')
    .values({ id: createId(), visitor, sender, remote_id: remoteId, body: storableJson(body) })
    .execute()
}

export async function deleteSimulated(db: Db, remoteId: string): Promise<void> {
  await db.deleteFrom('simulator_messages').where('remote_id', '=', remoteId).execute()
}

const columns = ['remote_id as remoteId', 'sender', 'body', 'is_read as isRead', 'created_at as createdAt'] as const

/** A message on the simulated phone. */
export type SimulatedMessage = Selection<Tables, 'simulator_messages', (typeof columns)[number]>

/** Returns a phone's last messages, oldest first. */
export async function listSimulated(db: Db, visitor: string): Promise<SimulatedMessage[]> {
  const newest = await db
    .selectFrom('simulator_messages')
    .select(columns)
    .where('visitor', '=', visitor)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return newest.toReversed()
}

/** Reports whether the agent is typing: it said so and has not replied yet. */
export async function isTyping(db: Db, visitor: string): Promise<boolean> {
  const { rows } = await sql`
    select from simulator_messages m
    where m.visitor = ${visitor} and m.typing_at > now() - make_interval(secs => ${TYPING_SECONDS})
      and not exists (select from simulator_messages a where a.visitor = m.visitor and a.sender = 'agent' and a.created_at > m.typing_at)
    limit 1`.execute(db)
  return rows.length > 0
}

/** Marks the visitor's message as read; false if there is none with this ID. */
export function markRead(db: Db, remoteId: string, typing: boolean): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('simulator_messages')
      .set({ is_read: true, typing_at: typing ? THIS_MOMENT : undefined })
      .where('remote_id', '=', remoteId)
      .where('sender', '=', 'visitor'),
  )
}

/** Marks the agent's new messages as shown and returns them. */
export async function takeUnread(db: Db, visitor: string): Promise<Pick<SimulatedMessage, 'remoteId' | 'body'>[]> {
  return db
    .updateTable('simulator_messages')
    .set({ is_read: true })
    .where('visitor', '=', visitor)
    .where('sender', '=', 'agent')
    .where('is_read', '=', false)
    .returning(['remote_id as remoteId', 'body'])
    .execute()
}
