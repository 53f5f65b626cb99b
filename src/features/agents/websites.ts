import { AppError } from '#src/base/errors.ts'
import { type Note, makeChange } from '#src/features/accounts/accounts.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { queueUpFor } from '#src/store/queue-up.ts'
import { type Agent, archiveAgent, findAgentByWebsite, setVerifiedWebsite } from './agents-store.ts'

export interface ProvenWebsite {
  websiteUrl: string
  /** Canonical. */
  website: string
  /** Told, in the same transaction, of the agent that loses the website. */
  onArchived: (db: Tx, agent: Agent) => Promise<void>
  note: Note
}

/**
 * Gives a proven website to an agent. One who held it without proof is archived; one who has proven it keeps it, and this throws
 * `conflict`, as it does for an agent that is archived. Exact under simultaneous proofs and creations.
 */
export async function takeWebsite(db: Db, agent: Agent, { websiteUrl, website, onArchived, note }: ProvenWebsite): Promise<void> {
  await makeChange(db, note, async (tx) => {
    await queueUpFor(tx, [`website:${website}`])
    const holder = await findAgentByWebsite(tx, website)
    if (holder && holder.id !== agent.id) {
      if (holder.verifiedAt) throw new AppError('conflict', 'Another agent has proven this website')
      await archiveAgent(tx, holder.id)
      await onArchived(tx, holder)
    }
    if (!(await setVerifiedWebsite(tx, agent.id, { websiteUrl, website }))) throw new AppError('conflict', 'This agent is archived')
  })
}
