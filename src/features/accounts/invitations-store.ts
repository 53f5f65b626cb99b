import { type Selection, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { createToken, hashToken } from '#src/base/tokens.ts'
import { NOW, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Tables } from '#src/store/tables.ts'

const INVITATION_DAYS = 14

const columns = [
  'id',
  'workspace_id as workspaceId',
  'email',
  'role',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const

export type Invitation = Selection<Tables, 'invitations', (typeof columns)[number]>

/** Invites an inbox, or invites it again: the earlier link ends. */
export function insertInvitation(
  db: Tx,
  { workspaceId, email, role }: Pick<Invitation, 'workspaceId' | 'email' | 'role'>,
): Promise<Invitation> {
  const expires_at = timeFromNow(INVITATION_DAYS, 'days')
  const fresh = { role, token_hash: null, created_at: NOW, expires_at }
  return db
    .insertInto('invitations')
    .values({ ...fresh, id: createId(), workspace_id: workspaceId, email })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doUpdateSet(fresh))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Makes the link's token at the moment it is mailed: it stands nowhere else. */
export async function makeInvitationToken(db: Db, id: string): Promise<string> {
  const token = createToken('', 256)
  await db
    .updateTable('invitations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Nothing for one that is unknown, used, withdrawn or has ended. */
export function findInvitation(db: Db, token: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .where(isOpen)
    .executeTakeFirst()
}

/** Uses an invitation up; nothing for one that is unknown, used, withdrawn or has ended. */
export function takeInvitation(db: Tx, token: string): Promise<Invitation | undefined> {
  return db
    .deleteFrom('invitations')
    .where('token_hash', '=', hashToken(token))
    .where(isOpen)
    .returning(columns)
    .executeTakeFirst()
}

export function listInvitations(db: Db, workspaceId: string): Promise<Invitation[]> {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where(isOpen)
    .orderBy('id')
    .execute()
}

/** False when there is none. */
export function withdrawInvitation(db: Db, workspaceId: string, id: string): Promise<boolean> {
  return affectsRows(db.deleteFrom('invitations').where('id', '=', id).where('workspace_id', '=', workspaceId))
}

const isOpen = sql<boolean>`expires_at > now()`

/** Forgets those that have ended. */
export async function pruneInvitations(db: Db): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', NOW).execute()
}
