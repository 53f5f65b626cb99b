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

/** Creates or renews an invitation. A renewed one gets a new link. */
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

/** Creates the link's token when the email is sent. It is stored nowhere else. */
export async function makeInvitationToken(db: Db, id: string): Promise<string> {
  const token = createToken('', 256)
  await db
    .updateTable('invitations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Returns undefined if the invitation is unknown, used, withdrawn or expired. */
export function findInvitation(db: Db, token: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .where(isOpen)
    .executeTakeFirst()
}

/** Uses an invitation; returns undefined if it is unknown, used, withdrawn or expired. */
export function useInvitation(db: Tx, token: string): Promise<Invitation | undefined> {
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

/** Returns false if there is none. */
export function withdrawInvitation(db: Db, workspaceId: string, id: string): Promise<boolean> {
  return affectsRows(db.deleteFrom('invitations').where('id', '=', id).where('workspace_id', '=', workspaceId))
}

const isOpen = sql<boolean>`expires_at > now()`

/** Deletes expired invitations. */
export async function pruneInvitations(db: Db): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', NOW).execute()
}
