import { AppError } from '#src/base/errors.ts'
import { itemFactsApart } from '#src/engine/understand/understand-text.ts'
import { type AuditNote, makeChange } from '#src/features/accounts/accounts.ts'
import { bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import { isDuplicateItem, replaceChunks } from './new-items-store.ts'
import {
  READ_AGAIN,
  type ItemChange,
  type OwnedItem,
  findOwnedItem,
  lockItem,
  updateItem,
} from './owner-edits-store.ts'
import { type SiteText, textOf } from './plan-replacement.ts'
import { prepareKnowledge } from './prepare-items.ts'
import { queueFollowUps } from './queue-follow-ups.ts'

/** Returns an item of the account's agents. Throws `not_found` for another account's. */
export async function getOwnedItem(db: Db, accountId: string, id: string): Promise<OwnedItem> {
  const item = await findOwnedItem(db, accountId, id)
  if (!item) throw new AppError('not_found', 'Knowledge item not found')
  return item
}

export interface ItemEdit {
  type?: OwnedItem['type']
  title?: string
  content?: string
  category?: string
}

// Each retry follows a concurrent change.
const MAX_TRIES = 5

/**
 * Replaces an item's text with the owner's. The agent uses it from its next turn, and no refresh overwrites it. If the
 * item changes while vectors are computed, the edit applies to the new version.
 */
export async function editItem(
  deps: KnowledgeDeps,
  { accountId, id }: { accountId: string; id: string },
  edit: ItemEdit,
  note: AuditNote,
): Promise<OwnedItem> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const edited = await tryToEdit(deps, await getOwnedItem(deps.db, accountId, id), edit, note)
    if (edited) return edited
  }
  throw new AppError('unavailable', 'Another request is changing this item. Try again.')
}

function tryToEdit(
  deps: KnowledgeDeps,
  item: OwnedItem,
  edit: ItemEdit,
  note: AuditNote,
): Promise<OwnedItem | undefined> {
  if (item.state === 'removed') throw new AppError('conflict', 'This item is deleted. Restore it first.')
  const before = textOf(item)
  const text: SiteText = {
    ...before,
    type: edit.type ?? before.type,
    title: edit.title ?? before.title,
    content: edit.content ?? before.content,
    category: edit.category ?? before.category,
  }
  const siteSaid = isReadAgain(item) ? (item.siteSaid ?? before) : null
  return rewrite(deps, item, { text, siteSaid, approved: true }, note)
}

/** Reports whether reading the source again would overwrite the item. */
const isReadAgain = ({ origin }: OwnedItem): boolean => READ_AGAIN.includes(origin)

/** Stores the item's new text; returns undefined and stores nothing if the item has changed. */
async function rewrite(
  deps: KnowledgeDeps,
  item: OwnedItem,
  { text, ...change }: ItemChange & { text: SiteText },
  note: AuditNote,
): Promise<OwnedItem | undefined> {
  const { type, title, content, sourceUrl } = text
  const zone = item.facts?.find(({ kind }) => kind === 'hours')?.unit ?? ''
  const facts = await itemFactsApart({ type, title, content, sourceUrl: sourceUrl ?? undefined }, zone)
  const { language, origin, author } = item
  const prepared = await prepareKnowledge(deps, [{ ...text, language, origin, author }])
  return deps.db.transaction().execute(async (db) => {
    if ((await lockItem(db, item))?.getTime() !== item.updatedAt.getTime()) return undefined
    await updateItem(db, item, { ...change, text, facts }).catch(rejectDuplicate)
    await replaceChunks(db, item.agentId, item.id, prepared)
    await queueFollowUps(deps.queue, db, item.agentId, prepared)
    await bumpKnowledgeVersion(db, item.agentId)
    await note(db)
    return { ...item, ...text, ...change, facts, updatedAt: new Date() }
  })
}

function rejectDuplicate(error: unknown): never {
  if (isDuplicateItem(error)) throw new AppError('conflict', 'Another item already says the same.')
  throw error
}

/** Changes an item. The agent uses the change from its next turn. Throws `conflict` if another item says the same. */
export async function applyChange(db: Tx, item: OwnedItem, change: ItemChange): Promise<void> {
  await updateItem(db, item, change).catch(rejectDuplicate)
  await bumpKnowledgeVersion(db, item.agentId)
}

/** Resolves a conflict between an edited item and its website: keeps the edit, or takes the website's text. */
export async function resolveConflict(
  deps: KnowledgeDeps,
  item: OwnedItem,
  keep: 'mine' | 'site',
  note: AuditNote,
): Promise<void> {
  const { siteSays } = item
  if (siteSays === null) throw new AppError('conflict', 'The website has not changed since this item was edited.')
  const isGone = siteSays.content === ''
  if (keep === 'site' && !isGone) {
    const change = { text: siteSays, siteSaid: null, siteSays: null, approved: false }
    const rewritten = await rewrite(deps, item, change, note)
    if (!rewritten) throw new AppError('conflict', 'Another request changed this item. Reload it and try again.')
    return
  }
  // If the source no longer has the text, the item becomes the owner's own, or is removed. It is new if the source has
  // it again.
  const change: ItemChange = isGone
    ? {
        origin: 'added',
        author: 'owner',
        uploadId: null,
        siteSaid: null,
        siteSays: null,
        state: keep === 'site' ? 'removed' : undefined,
        stateBefore: keep === 'site' ? 'live' : undefined,
      }
    : { siteSaid: siteSays, siteSays: null }
  await makeChange(deps.db, note, (tx) => applyChange(tx, item, change))
}
