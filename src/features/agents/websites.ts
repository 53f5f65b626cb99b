import { AppError } from '#src/base/errors.ts'
import { type AuditNote, makeChange } from '#src/features/accounts/accounts.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import {
  type Agent,
  archiveAgent,
  findAgentByWebsite,
  releaseUnclaimedAgents,
  setVerifiedWebsite,
  unarchiveAgent,
} from './agents-store.ts'
import { isBeingCreated } from './creations-store.ts'

const HELD =
  'Another agent is verified for this website. Remove its TXT record or meta tag and verify again. If it was verified by an email address of the domain, its owner has to archive it.'

export interface VerifiedWebsite {
  websiteUrl: string
  /** Canonical. */
  website: string
  /** Called in the same transaction with the agent that loses the website. */
  onArchived: (db: Tx, agent: Agent) => Promise<void>
  /** An agent whose verification of the website has lapsed. */
  lapsedId: string | undefined
  note: AuditNote
}

/** Returns the agent that is verified for a website. */
export async function findVerifiedAgent(db: Db, website: string): Promise<Agent | undefined> {
  const holder = await findAgentByWebsite(db, website)
  return holder?.verifiedAt ? holder : undefined
}

/**
 * Gives a verified website to an agent. An unverified holder, or one whose verification has lapsed, is archived. Throws
 * `conflict` if another agent is verified, or if this agent is archived. Exact under concurrent verifications and
 * creations.
 */
export async function takeWebsite(
  db: Db,
  agent: Agent,
  { websiteUrl, website, onArchived, lapsedId, note }: VerifiedWebsite,
): Promise<void> {
  await makeChange(db, note, async (tx) => {
    await acquireLocks(tx, [`website:${website}`])
    const holder = await findAgentByWebsite(tx, website)
    if (holder && holder.id !== agent.id) {
      if (holder.verifiedAt && holder.id !== lapsedId) throw new AppError('website_taken', HELD)
      await archiveAgent(tx, holder.id)
      await onArchived(tx, holder)
    }
    if (!(await setVerifiedWebsite(tx, agent.id, { websiteUrl, website })))
      throw new AppError('conflict', 'This agent is archived')
  })
}

/**
 * Restores an archived agent on all its channels; does nothing to another one. It gets its website back, unless another
 * agent has that by now: then it has no website. Exact under concurrent verifications and creations.
 */
export async function restoreAgent(
  db: Db,
  { id }: Pick<Agent, 'id'>,
  { website, note }: { website: string | null; note: AuditNote },
): Promise<void> {
  await makeChange(db, note, async (tx) => {
    if (website === null) return unarchiveAgent(tx, id, { website, keepsUrl: true })
    await acquireLocks(tx, [`website:${website}`])
    if (await isBeingCreated(tx, website))
      throw new AppError('unavailable', 'Another agent is being created for this website. Try again.')
    await releaseUnclaimedAgents(tx, website)
    const isFree = (await findAgentByWebsite(tx, website)) === undefined
    await unarchiveAgent(tx, id, { website: isFree ? website : null, keepsUrl: isFree })
  })
}
