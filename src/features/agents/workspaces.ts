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

/** What was made under an account's proven email and is not its own: for its owner to accept or to refuse. */
export async function listOffers(db: Db, accountId: string): Promise<Offer[]> {
  return [...(await listOfferedWorkspaces(db, accountId)), ...(await listOfferedAgents(db, accountId))]
}

/**
 * Decides about an offer. Accepting a workspace moves its agents and ends every session and key of it, accepting an
 * agent that nobody has claimed makes it the account's; refusing leaves all as it is and offers it no more. Throws
 * `not_found` for what is not offered.
 */
export async function decideOffer(db: Tx, accountId: string, id: string, decision: 'accept' | 'refuse'): Promise<void> {
  await lockOffer(db, id)
  const offer = (await listOffers(db, accountId)).find((one) => one.id === id)
  if (!offer) throw new AppError('not_found', 'Offer not found')
  if (offer.heldBy === 'workspace') await (decision === 'accept' ? mergeWorkspace : refuseWorkspace)(db, id, accountId)
  else await (decision === 'accept' ? assignAgent : refuseAgent)(db, id, accountId)
}
