import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#src/base/errors.ts'
import { bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import type { Tx } from '#src/store/database.ts'
import type { ItemChange } from '#src/store/tables/site-tables.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { announceHeld } from './announce-held.ts'
import { holdInStored, holdJudgedLines, isHeldBy } from './hold-judged-lines.ts'
import { describeChanges } from './item-changes.ts'
import { listVerdicts } from './judged-lines-store.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'
import { insertKnowledge, replaceChunks } from './new-items-store.ts'
import { isEmptyPlan, planReplacement } from './plan-replacement.ts'
import { prepareKnowledge } from './prepare-items.ts'
import { queueFollowUps } from './queue-follow-ups.ts'
import {
  deleteUnedited,
  lockExistingItems,
  listExistingItems,
  flagEditedItem,
  updateReadItem,
  rewriteItem,
} from './site-items-store.ts'

export interface Replacement {
  agentId: string
  origin: NewKnowledgeItem['origin']
  /** For items from an upload. */
  uploadId?: string
  /** Default: the stored ones, for verdicts of a model that came later. */
  items?: NewKnowledgeItem[]
}

// Each retry follows a concurrent change.
const MAX_TRIES = 5

/**
 * Replaces an agent's items from a source: unchanged items stay, others are removed, added or updated, in one
 * transaction with `settle`, which gets the changes. Lines that a model held become quarantined items. The same items
 * change nothing. Edited items stay, with the source's text stored beside them. If items change while vectors are
 * computed, plans again.
 */
export async function replaceItems(
  deps: KnowledgeDeps,
  replacement: Replacement,
  settle: (db: Tx, changes: ItemChange[]) => Promise<void>,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) if (await tryToReplace(deps, replacement, settle)) return
  throw new AppError('unavailable', 'Another request is updating this source. Try again.')
}

/** Returns false and stores nothing if items changed since planning. */
async function tryToReplace(
  deps: KnowledgeDeps,
  { agentId, origin, uploadId, items }: Replacement,
  settle: (db: Tx, changes: ItemChange[]) => Promise<void>,
): Promise<boolean> {
  const standing = await listExistingItems(deps.db, agentId, { origin, uploadId })
  const isHeld = isHeldBy(await listVerdicts(deps.db, agentId))
  const judged = items ? holdJudgedLines(items, isHeld) : holdInStored(standing, origin, isHeld)
  const drafts = judged.map((item) => ({ ...item, uploadId }))
  const expected = planReplacement(standing, drafts)
  const prepared = await prepareKnowledge(deps, [...expected.added, ...expected.changed.map(({ draft }) => draft)])
  const chunksOf = Map.groupBy(prepared.chunks, ({ itemIndex }) => itemIndex)
  const preparedFor = new Map(prepared.items.map((item, index) => [item, chunksOf.get(index) ?? []]))
  return deps.db.transaction().execute(async (db) => {
    await acquireLocks(db, [`source:${agentId}:${uploadId ?? origin}`])
    if (!isDeepStrictEqual(await lockExistingItems(db, agentId, { origin, uploadId }), standing)) return false
    if (isEmptyPlan(expected)) {
      await settle(db, [])
      return true
    }
    for (const { id, draft } of expected.changed) {
      if (await rewriteItem(db, agentId, id, draft))
        await replaceChunks(db, agentId, id, { ...prepared, chunks: preparedFor.get(draft) ?? [] })
    }
    for (const { id, draft } of expected.reread) await updateReadItem(db, agentId, id, draft)
    for (const { id, siteSays } of expected.flagged) await flagEditedItem(db, agentId, id, siteSays)
    await deleteUnedited(db, agentId, expected.gone)
    const { added } = expected
    const chunks = prepared.chunks.filter(({ itemIndex }) => itemIndex < added.length)
    const addedIds = await insertKnowledge(db, agentId, { ...prepared, items: added, chunks })
    await queueFollowUps(deps.queue, db, agentId, prepared)
    await announceHeld(deps, db, agentId, [
      ...added.map((item, at) => ({ id: addedIds[at] ?? '', item })),
      ...expected.changed.map(({ id, draft }) => ({ id, item: draft })),
    ])
    await bumpKnowledgeVersion(db, agentId)
    await settle(db, describeChanges(standing, expected, addedIds))
    return true
  })
}
