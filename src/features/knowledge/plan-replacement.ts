import { isDeepStrictEqual } from 'node:util'
import type { ItemState, NewKnowledgeItem } from './knowledge-store.ts'

/** What the site says in the place of an item; empty content: nothing. */
export type SiteText = Pick<NewKnowledgeItem, 'type' | 'title' | 'content' | 'category' | 'sourceUrl'>

/** An item of a source that is read again. */
export interface ExistingItem extends SiteText {
  id: string
  state: ItemState
  imageUrl: string | null
  facts: unknown
  /** Where the owner edited it: what the site said. */
  siteSaid: SiteText | null
  siteSays: SiteText | null
}

export interface ReplacementPlan {
  /** Drafts that come new. */
  added: NewKnowledgeItem[]
  /** Items whose text changes, which keep their id. */
  changed: { id: string; draft: NewKnowledgeItem }[]
  gone: string[]
  /** Items whose text stands as it was, at another address, with another picture or other facts. */
  reread: { id: string; draft: Pick<NewKnowledgeItem, 'sourceUrl' | 'imageUrl' | 'facts'> }[]
  /** Edited items, and what the site says in their place now; null where it says again what the owner edited. */
  flagged: { id: string; siteSays: SiteText | null }[]
}

/**
 * How items become what their source says now. An item that the owner edited stays as it is; what the source says in
 * its place is noted beside it. What the owner removed or refused stays away, in other words or at another address too,
 * and when the source says it again after it did not.
 */
export function planReplacement(standing: ExistingItem[], drafts: NewKnowledgeItem[]): ReplacementPlan {
  const plan: ReplacementPlan = { added: [], changed: [], gone: [], reread: [], flagged: [] }
  const same = pairUp(standing, drafts, identityOf)
  const moved = pairUp(same.items, same.drafts, wordsOf)
  for (const [item, said] of [...same.pairs, ...moved.pairs]) {
    if (item.siteSays !== null) plan.flagged.push({ id: item.id, siteSays: null })
    if (!isReadAlike(item, said)) plan.reread.push({ id: item.id, draft: said })
  }
  // What somebody decided about comes first to its place.
  const inPlace = pairUp(
    moved.items.toSorted((a, b) => Number(isDecided(b)) - Number(isDecided(a))),
    moved.drafts,
    placeOf,
  )
  for (const [item, draft] of [...inPlace.pairs, ...inPlace.items.map((item) => [item, undefined] as const)]) {
    if (item.siteSaid !== null)
      plan.flagged.push({ id: item.id, siteSays: textOf(draft ?? { ...item.siteSaid, content: '' }) })
    else if (draft)
      plan.changed.push({ id: item.id, draft: { ...draft, state: changedState(item.state, draft.state) } })
    else if (item.state !== 'removed') plan.gone.push(item.id)
  }
  plan.added.push(...inPlace.drafts)
  return plan
}

interface Pairing {
  pairs: [ExistingItem, NewKnowledgeItem][]
  /** Those without a draft, and drafts without an item. */
  items: ExistingItem[]
  drafts: NewKnowledgeItem[]
}

/** Items, as their source said them, and drafts that have the same key, one to one. */
function pairUp(standing: ExistingItem[], drafts: NewKnowledgeItem[], keyOf: (text: SiteText) => string): Pairing {
  const left = Map.groupBy(drafts, keyOf)
  const pairs: Pairing['pairs'] = []
  const items = standing.filter((item) => {
    const draft = left.get(keyOf(item.siteSaid ?? item))?.shift()
    if (draft) pairs.push([item, draft])
    return !draft
  })
  return { pairs, items, drafts: [...left.values()].flat() }
}

/** New words of a removed item are as unwanted as the old ones; those of a suspect one must be looked at again. */
function changedState(before: ItemState, drafted: ItemState = 'live'): ItemState {
  return before === 'removed' || before === 'held' ? before : drafted
}

/** What an owner edited has the facts of their words. */
const isReadAlike = ({ sourceUrl, imageUrl, facts, siteSaid }: ExistingItem, said: NewKnowledgeItem): boolean =>
  sourceUrl === said.sourceUrl &&
  imageUrl === (said.imageUrl ?? null) &&
  (siteSaid !== null || isDeepStrictEqual(facts, said.facts ?? null))

const isDecided = ({ state, siteSaid }: ExistingItem): boolean => siteSaid !== null || state === 'removed'

export const textOf = ({ type, title, content, category, sourceUrl }: SiteText): SiteText => ({
  type,
  title,
  content,
  category,
  sourceUrl,
})

const identityOf = (text: SiteText): string => JSON.stringify(Object.values(textOf(text)))

/** The same text may have moved to another address. */
const wordsOf = (text: SiteText): string => identityOf({ ...text, sourceUrl: null })

/** A whole website may have moved to another host. */
const placeOf = ({ type, title, sourceUrl }: SiteText): string =>
  JSON.stringify([type, title, sourceUrl?.replace(/^https?:\/\/[^/]+/, '')])
