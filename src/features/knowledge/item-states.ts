import { AppError } from '#src/base/errors.ts'
import { linesToJudge } from '#src/engine/injection/judge/judged-lines.ts'
import type { Tx } from '#src/store/database.ts'
import { approveLines } from './judged-lines-store.ts'
import { type OwnedItem, lockItem } from './owner-edits-store.ts'
import { applyChange } from './owner-edits.ts'

/**
 * Stops using an item. It can be restored, an added one for a day. No refresh brings it back. Throws `not_found` if it
 * is already removed.
 */
export async function removeItem(db: Tx, item: OwnedItem): Promise<void> {
  if (item.state === 'removed') throw new AppError('not_found', 'Knowledge item not found')
  await applyChange(db, item, { state: 'removed', stateBefore: item.state })
}

/** Restores a removed item to its earlier state. */
export async function restoreItem(db: Tx, item: OwnedItem): Promise<void> {
  if (item.state !== 'removed') return
  await applyChange(db, item, { state: item.stateBefore ?? 'live', stateBefore: null })
}

/**
 * Makes a held or quarantined item live; a model's verdicts on its lines no longer count. Throws `conflict` if it has
 * changed since `seenAt`.
 */
export async function approveItem(db: Tx, item: OwnedItem, seenAt = item.updatedAt): Promise<void> {
  if (item.state === 'removed') throw new AppError('conflict', 'This item is deleted. Restore it first.')
  if (item.state === 'live') return
  if ((await lockItem(db, item))?.getTime() !== seenAt.getTime())
    throw new AppError('conflict', 'This item has changed since you loaded it. Reload it and try again.')
  await approveLines(
    db,
    item.agentId,
    linesToJudge(`${item.title}\n${item.content}`).map(({ key }) => key),
  )
  await applyChange(db, item, { state: 'live', approved: true })
}
