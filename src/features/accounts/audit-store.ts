import { createId } from '#src/base/ids.ts'
import { timeAgo } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'

const KEPT_DAYS = 365

/** Who made a change. */
export interface Actor {
  kind: 'person' | 'key' | 'operator'
  /** ID of the person's account or of the API key. */
  id: string | null
  /** Name at the time: an email, or the key's name and ending. */
  name: string
}

export interface Change {
  accountId: string
  actor: Actor
  /** Operation ID. */
  action: string
  targetId: string | null
  /** Names of the fields sent, never their values. */
  fields: string[]
}

/** A change whose target is not known yet. */
export type ChangeBy = Omit<Change, 'targetId'>

export interface AuditEntry extends Change {
  id: string
  createdAt: Date
}

/** Writes an audit entry in the transaction of the change. */
export async function insertAuditEntry(db: Tx, { accountId, actor, action, targetId, fields }: Change): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      id: createId(),
      account_id: accountId,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      target_id: targetId,
      fields,
    })
    .execute()
}

/** Newest first, before `cursor`. */
export async function listAuditEntries(
  db: Db,
  accountId: string,
  cursor: string | undefined,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    accountId,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    action: row.action,
    targetId: row.target_id,
    fields: row.fields,
    createdAt: row.created_at,
  }))
}

/** Deletes entries older than a year. */
export async function pruneAuditEntries(db: Db): Promise<void> {
  await db.deleteFrom('audit_entries').where('created_at', '<', timeAgo(KEPT_DAYS, 'days')).execute()
}
