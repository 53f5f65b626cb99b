import { AppError } from '#src/base/errors.ts'
import type { Db } from '#src/store/database.ts'
import { queueUpFor } from '#src/store/queue-up.ts'
import { type Agent, archiveAgent, findAgentByWebsite, setVerifiedWebsite } from './agents-store.ts'

/**
 * Gives a proven website to an agent. One who held it without proof is archived; one who has proven it keeps it, and this throws
 * `conflict`. Exact under simultaneous proofs and creations.
 */
export async function takeWebsite(db: Db, agent: Agent, { websiteUrl, website }: { websiteUrl: string; website: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await queueUpFor(tx, [`website:${website}`])
    const holder = await findAgentByWebsite(tx, website)
    if (holder && holder.id !== agent.id) {
      if (holder.verifiedAt) throw new AppError('conflict', 'Another agent has proven this website')
      await archiveAgent(tx, holder.id)
    }
    await setVerifiedWebsite(tx, agent.id, { websiteUrl, website })
  })
}
