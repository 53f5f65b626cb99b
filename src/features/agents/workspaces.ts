import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { assignAgent } from './agents-store.ts'
import {
  type Offer,
  listOfferedAgents,
  listOfferedWorkspaces,
  lockOffer,
  mergeWorkspace,
  refuseAgent,
  refuseWorkspace,
} from './workspaces-store.ts'

/** Lists what was created under the account's verified email but belongs to others, to accept or refuse. */
export async function listOffers(db: Db, accountId: string): Promise<Offer[]> {
  return [...(await listOfferedWorkspaces(db, accountId)), ...(await listOfferedAgents(db, accountId))]
}

/**
 * Decides an offer. Accepting a workspace moves its agents and ends its sessions and keys; accepting an unclaimed agent
 * moves it to the account. Refusing changes nothing else. Returns the IDs of the agents that moved. Throws `not_found`
 * if it is not offered.
 */
export async function decideOffer(
  db: Tx,
  accountId: string,
  id: string,
  decision: 'accept' | 'refuse',
): Promise<string[]> {
  await lockOffer(db, id)
  const offer = (await listOffers(db, accountId)).find((one) => one.id === id)
  if (!offer) throw new AppError('not_found', 'Offer not found')
  const isWorkspace = offer.heldBy === 'workspace'
  if (decision === 'refuse') {
    await (isWorkspace ? refuseWorkspace : refuseAgent)(db, id, accountId)
    return []
  }
  if (isWorkspace) return mergeWorkspace(db, id, accountId)
  await assignAgent(db, id, accountId)
  return [id]
}
