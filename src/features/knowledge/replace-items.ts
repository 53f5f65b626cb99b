import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#src/base/errors.ts'
import { bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import type { Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type ItemChange, describeChanges } from './item-changes.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'
import { insertKnowledge, replaceChunks } from './new-items-store.ts'
import { planReplacement } from './plan-replacement.ts'
import { prepareKnowledge } from './prepare-items.ts'
import { queueFollowUps } from './queue-follow-ups.ts'
import {
  deleteUnedited,
  lockExistingItems,
  listExistingItems,
  noteSiteText,
  noteReading,
  rewriteItem,
} from './site-items-store.ts'

export interface Replacement {
  agentId: string
  origin: NewKnowledgeItem['origin']
  /** Of items that an upload brought. */
  uploadId?: string
  items: NewKnowledgeItem[]
}

// Each time somebody else changed what stands meanwhile.
const MAX_TRIES = 5

/**
 * Makes `items` all that the agent knows from this source: what stands already stays as it is, the rest goes, comes or
 * changes, in one transaction with whatever `settle` does, which hears what has changed. What the owner edited stays,
 * with what the source says now noted beside it. What is changed while vectors are made counts: then it is planned
 * anew.
 */
export async function replaceItems(
  deps: KnowledgeDeps,
  replacement: Replacement,
  settle: (db: Tx, changes: ItemChange[]) => Promise<void>,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) if (await tryToReplace(deps, replacement, settle)) return
  throw new AppError('unavailable', 'Another request is updating this source. Try again.')
}

/** Whether what stood when it was planned stood still when it was stored; if not, nothing is stored. */
async function tryToReplace(
  deps: KnowledgeDeps,
  { agentId, origin, uploadId, items }: Replacement,
  settle: (db: Tx, changes: ItemChange[]) => Promise<void>,
): Promise<boolean> {
  const drafts = items.map((item) => ({ ...item, uploadId }))
  const standing = await listExistingItems(deps.db, agentId, { origin, uploadId })
  const expected = planReplacement(standing, drafts)
  const prepared = await prepareKnowledge(deps, [...expected.added, ...expected.changed.map(({ draft }) => draft)])
  const chunksOf = Map.groupBy(prepared.chunks, ({ itemIndex }) => itemIndex)
  const preparedFor = new Map(prepared.items.map((item, index) => [item, chunksOf.get(index) ?? []]))
  return deps.db.transaction().execute(async (db) => {
    await acquireLocks(db, [`source:${agentId}:${uploadId ?? origin}`])
    if (!isDeepStrictEqual(await lockExistingItems(db, agentId, { origin, uploadId }), standing)) return false
    for (const { id, draft } of expected.changed) {
      if (await rewriteItem(db, agentId, id, draft))
        await replaceChunks(db, agentId, id, { ...prepared, chunks: preparedFor.get(draft) ?? [] })
    }
    for (const { id, draft } of expected.reread) await noteReading(db, agentId, id, draft)
    for (const { id, siteSays } of expected.flagged) await noteSiteText(db, agentId, id, siteSays)
    await deleteUnedited(db, agentId, expected.gone)
    const { added } = expected
    const chunks = prepared.chunks.filter(({ itemIndex }) => itemIndex < added.length)
    const addedIds = await insertKnowledge(db, agentId, { ...prepared, items: added, chunks })
    await queueFollowUps(deps.queue, db, agentId, prepared)
    await bumpKnowledgeVersion(db, agentId)
    await settle(db, describeChanges(standing, expected, addedIds))
    return true
  })
}
