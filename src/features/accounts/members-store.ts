import type { Role } from '#src/contract/api/rights.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Account } from './accounts-store.ts'
import type { Workspace } from './sessions-store.ts'

export interface Member {
  accountId: string
  email: string
  role: Role
  since: Date
}

/** Lists the members of a workspace other than its owner, oldest first. */
export function listMembers(db: Db, workspaceId: string): Promise<Member[]> {
  return db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(({ fn, val }) => [
      'members.account_id as accountId',
      fn.coalesce('accounts.email', val('')).as('email'),
      'members.role',
      'members.created_at as since',
    ])
    .where('members.workspace_id', '=', workspaceId)
    .orderBy('members.created_at')
    .execute()
}

/** Adds a member, or changes the role of an existing one. */
export async function saveMember(db: Db, workspaceId: string, accountId: string, role: Role): Promise<void> {
  await db
    .insertInto('members')
    .values({ workspace_id: workspaceId, account_id: accountId, role })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'account_id']).doUpdateSet({ role }))
    .execute()
}

/** Returns false if the person is not a member. */
export function setMemberRole(db: Db, workspaceId: string, accountId: string, role: Role): Promise<boolean> {
  return affectsRows(
    db.updateTable('members').set({ role }).where('workspace_id', '=', workspaceId).where('account_id', '=', accountId),
  )
}

/** Removes a member at once on every node, because each request looks up the membership; false if there is none. */
export function deleteMember(db: Db, workspaceId: string, accountId: string): Promise<boolean> {
  return affectsRows(
    db.deleteFrom('members').where('workspace_id', '=', workspaceId).where('account_id', '=', accountId),
  )
}

/** Lists the other workspaces a person works in. */
export async function listWorkspacesOf(db: Db, { id }: Account): Promise<Workspace[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.workspace_id')
    .select(['accounts.id', 'accounts.email', 'accounts.provisional', 'accounts.name', 'members.role'])
    .where('members.account_id', '=', id)
    .orderBy('members.created_at')
    .execute()
  return rows.map((row) => ({ ...row, email: row.email ?? '', name: row.name ?? '', own: false }))
}
