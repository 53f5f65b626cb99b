import { AppError } from '#src/base/errors.ts'
import { bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { deleteOwnItem, releaseHeldItem } from './knowledge-store.ts'

/** The account's agent answers with the item from its next turn on. */
export function approveKnowledgeItem(db: Db, accountId: string, itemId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const released = await releaseHeldItem(tx, accountId, itemId)
    if (!released) throw new AppError('not_found', 'Knowledge item not found')
    await bumpKnowledgeVersion(tx, released.agentId)
  })
}

/** The account's agent does not know the item any more from its next turn on. */
export function deleteKnowledgeItem(db: Db, accountId: string, itemId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const deleted = await deleteOwnItem(tx, accountId, itemId)
    if (!deleted) throw new AppError('not_found', 'Knowledge item not found')
    await bumpKnowledgeVersion(tx, deleted.agentId)
  })
}
