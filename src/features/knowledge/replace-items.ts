import { bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import type { Tx } from '#src/store/database.ts'
import { queueMissingVectors } from './embed-missing.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import { type NewKnowledgeItem, deleteItems, listKnowledgeItems } from './knowledge-store.ts'
import { insertKnowledge } from './new-items-store.ts'
import { prepareKnowledge } from './prepare-items.ts'

export interface Replacement {
  agentId: string
  origin: NewKnowledgeItem['origin']
  items: NewKnowledgeItem[]
}

/**
 * Makes `items` all that the agent knows from this origin: what stands already stays as it is, the rest goes or comes, in one
 * transaction with whatever `settle` does.
 */
export async function replaceItems(
  deps: KnowledgeDeps,
  { agentId, origin, items }: Replacement,
  settle: (db: Tx) => Promise<void>,
): Promise<void> {
  const standing = (await listKnowledgeItems(deps.db, agentId)).filter((item) => item.origin === origin)
  const wanted = new Set(items.map(identityOf))
  const known = new Set(standing.map(identityOf))
  const gone = standing.filter((item) => !wanted.has(identityOf(item))).map(({ id }) => id)
  const prepared = await prepareKnowledge(
    deps,
    items.filter((item) => !known.has(identityOf(item))),
  )
  await deps.db.transaction().execute(async (db) => {
    await deleteItems(db, agentId, gone)
    await insertKnowledge(db, agentId, prepared)
    await queueMissingVectors(deps.queue, db, agentId, prepared)
    await bumpKnowledgeVersion(db, agentId)
    await settle(db)
  })
}

function identityOf({ type, title, content, category, sourceUrl }: NewKnowledgeItem): string {
  return JSON.stringify([type, title, content, category, sourceUrl])
}
