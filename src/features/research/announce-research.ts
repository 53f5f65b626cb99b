import { getAgent } from '#src/features/agents/agents.ts'
import { countKnowledgeItems } from '#src/features/knowledge/knowledge.ts'
import { announce } from '#src/features/webhooks/webhooks.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'

/** Sends the webhook of research that has finished, in the transaction that stores its result. */
export async function announceResearch(deps: { queue: Queue }, db: Tx, agentId: string): Promise<void> {
  const { websiteUrl, pagesRead, warnings } = await getAgent(db, agentId)
  const data = {
    website_url: websiteUrl,
    pages_read: pagesRead,
    knowledge_base_count: await countKnowledgeItems(db, agentId),
    warnings,
  }
  await announce(deps, db, { event: 'research.finished', agentId, data })
}
