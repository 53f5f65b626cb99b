import { AppError } from '#src/base/errors.ts'
import type { Db } from '#src/store/database.ts'
import { listOfferedWorkspaces, lockWorkspace, mergeWorkspace, refuseWorkspace } from './workspaces-store.ts'

/**
 * Decides about a workspace that is offered to an account because its agents were made under the account's proven email. Accepting moves
 * the agents and ends every session and key of the workspace; refusing leaves it as it is and offers it no more. Throws `not_found`
 * for what is not offered.
 */
export async function decideOffer(db: Db, accountId: string, workspaceId: string, decision: 'accept' | 'refuse'): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const offered = await listOfferedWorkspaces(tx, accountId)
    if (!offered.some(({ id }) => id === workspaceId)) throw new AppError('not_found', 'This workspace is not offered to you')
    await (decision === 'accept' ? mergeWorkspace : refuseWorkspace)(tx, workspaceId, accountId)
  })
}
