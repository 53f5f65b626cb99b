import { AppError } from '#src/base/errors.ts'
import { type Note, makeChange } from '#src/features/accounts/accounts.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type Agent, archiveAgent, findAgentByWebsite, setVerifiedWebsite } from './agents-store.ts'

const HELD =
  'Another agent is verified for this website. Remove its TXT record or meta tag and verify again. If it was verified by an email address of the domain, its owner has to archive it.'

export interface ProvenWebsite {
  websiteUrl: string
  /** Canonical. */
  website: string
  /** Told, in the same transaction, of the agent that loses the website. */
  onArchived: (db: Tx, agent: Agent) => Promise<void>
  /** The agent that has proven the website before and cannot prove it any more. */
  lapsedId: string | undefined
  note: Note
}

/** The agent that has proven a website, if one has. */
export async function findProvenHolder(db: Db, website: string): Promise<Agent | undefined> {
  const holder = await findAgentByWebsite(db, website)
  return holder?.verifiedAt ? holder : undefined
}

/**
 * Gives a proven website to an agent. One who held it without proof, or whose proof has lapsed, is archived; any other
 * who has proven it keeps it, and this throws `conflict`, as it does for an agent that is archived. Exact under
 * simultaneous proofs and creations.
 */
export async function takeWebsite(
  db: Db,
  agent: Agent,
  { websiteUrl, website, onArchived, lapsedId, note }: ProvenWebsite,
): Promise<void> {
  await makeChange(db, note, async (tx) => {
    await acquireLocks(tx, [`website:${website}`])
    const holder = await findAgentByWebsite(tx, website)
    if (holder && holder.id !== agent.id) {
      if (holder.verifiedAt && holder.id !== lapsedId) throw new AppError('conflict', HELD)
      await archiveAgent(tx, holder.id)
      await onArchived(tx, holder)
    }
    if (!(await setVerifiedWebsite(tx, agent.id, { websiteUrl, website })))
      throw new AppError('conflict', 'This agent is archived')
  })
}
