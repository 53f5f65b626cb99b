import { getAgent } from '#src/features/agents/agents.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { announce } from './announce.ts'

/** Sends the webhook of an agent that an account has claimed or accepted, in that transaction. */
export async function announceClaim(deps: { queue: Queue }, db: Tx, agentId: string): Promise<void> {
  const { name, companyName } = await getAgent(db, agentId)
  await announce(deps, db, { event: 'agent.claimed', agentId, data: { agent_name: name, company_name: companyName } })
}
