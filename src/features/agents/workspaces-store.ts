import { sql } from 'kysely'
import type { Db, Tx } from '#src/store/database.ts'

/** A provisional workspace that holds agents made under an account's email. */
export interface OfferedWorkspace {
  id: string
  agents: { id: string; name: string; companyName: string }[]
}

/** Workspaces that were claimed without proof, with agents made under the account's proven email; refused ones are left out. */
export async function listOfferedWorkspaces(db: Db, accountId: string): Promise<OfferedWorkspace[]> {
  const rows = await db
    .selectFrom('accounts as own')
    .innerJoin('agents', 'agents.email', 'own.email')
    .innerJoin('accounts as workspace', 'workspace.id', 'agents.account_id')
    .select(['workspace.id as workspaceId', 'agents.id', 'agents.name', 'agents.company_name as companyName'])
    .where('own.id', '=', accountId)
    .where('own.provisional', '=', false)
    .where('workspace.provisional', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refused_workspaces as refused')
            .select(sql`1`.as('one'))
            .where('refused.account_id', '=', accountId)
            .whereRef('refused.workspace_id', '=', 'workspace.id'),
        ),
      ),
    )
    .orderBy('agents.id')
    .execute()
  const workspaces = Map.groupBy(rows, ({ workspaceId }) => workspaceId)
  return Array.from(workspaces, ([id, agents]) => ({ id, agents: agents.map(({ id, name, companyName }) => ({ id, name, companyName })) }))
}

/** Makes all who decide about a workspace wait for each other. */
export async function lockWorkspace(db: Tx, workspaceId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', workspaceId).forUpdate().execute()
}

/** Its agents become the account's, with identity secrets that nobody has seen; its sessions and keys end with it. */
export async function mergeWorkspace(db: Tx, workspaceId: string, accountId: string): Promise<void> {
  await db
    .updateTable('agents')
    .set({ account_id: accountId, identity_salt: sql<string>`gen_random_uuid()` })
    .where('account_id', '=', workspaceId)
    .execute()
  await db.deleteFrom('accounts').where('id', '=', workspaceId).execute()
}

export async function refuseWorkspace(db: Tx, workspaceId: string, accountId: string): Promise<void> {
  await db
    .insertInto('refused_workspaces')
    .values({ account_id: accountId, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
