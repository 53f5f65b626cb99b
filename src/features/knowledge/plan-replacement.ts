import { isDeepStrictEqual } from 'node:util'
import type { ItemState, NewKnowledgeItem } from './knowledge-store.ts'

/** The website's text in place of an item; empty content: none. */
export type SiteText = Pick<NewKnowledgeItem, 'type' | 'title' | 'content' | 'category' | 'sourceUrl'>

/** An item of a source that is read again. */
export interface ExistingItem extends SiteText {
  id: string
  state: ItemState
  language: string
  author: NewKnowledgeItem['author']
  /** The owner approved the text unchanged, or rewrote it. */
  approved: boolean
  imageUrl: string | null
  facts: unknown
  /** If the owner edited it: the website's text at the time. */
  siteSaid: SiteText | null
  siteSays: SiteText | null
}

export interface ReplacementPlan {
  /** New drafts. */
  added: NewKnowledgeItem[]
  /** Items whose text changes; they keep their IDs. */
  changed: { id: string; draft: NewKnowledgeItem }[]
  gone: string[]
  /** Items whose text stays, with another URL, picture or facts. */
  reread: { id: string; draft: Pick<NewKnowledgeItem, 'sourceUrl' | 'imageUrl' | 'facts'> }[]
  /** Edited items with the website's current text; null if it again matches what the owner edited. */
  flagged: { id: string; siteSays: SiteText | null }[]
}

/**
 * Plans how to update items to what their source now says. An item the owner edited stays, with the source's text
 * stored beside it. Items the owner removed or rejected stay away, also with other text or at another URL, and when the
 * source has them again.
 */
export function planReplacement(standing: ExistingItem[], drafts: NewKnowledgeItem[]): ReplacementPlan {
  const plan: ReplacementPlan = { added: [], changed: [], gone: [], reread: [], flagged: [] }
  const same = pairUp(standing, drafts, identityOf)
  const moved = pairUp(same.items, same.drafts, wordsOf)
  for (const [item, said] of [...same.pairs, ...moved.pairs]) {
    if (item.siteSays !== null) plan.flagged.push({ id: item.id, siteSays: null })
    if (isNewlyHeld(item, said)) plan.changed.push({ id: item.id, draft: said })
    else if (!isReadAlike(item, said)) plan.reread.push({ id: item.id, draft: said })
  }
  // Items with the owner's decision are matched first.
  const inPlace = pairUp(
    moved.items.toSorted((a, b) => Number(isDecided(b)) - Number(isDecided(a))),
    moved.drafts,
    placeOf,
  )
  for (const [item, draft] of [...inPlace.pairs, ...inPlace.items.map((item) => [item, undefined] as const)]) {
    if (item.siteSaid !== null) {
      const siteSays = textOf(draft ?? { ...item.siteSaid, content: '' })
      if (!isDeepStrictEqual(item.siteSays, siteSays)) plan.flagged.push({ id: item.id, siteSays })
    } else if (draft)
      plan.changed.push({ id: item.id, draft: { ...draft, state: changedState(item.state, draft.state) } })
    else if (item.state !== 'removed') plan.gone.push(item.id)
  }
  plan.added.push(...inPlace.drafts)
  return plan
}

/** Reports whether a plan changes nothing. */
export const isEmptyPlan = (plan: ReplacementPlan): boolean => Object.values(plan).every(({ length }) => length === 0)

interface Pairing {
  pairs: [ExistingItem, NewKnowledgeItem][]
  /** Unmatched items and drafts. */
  items: ExistingItem[]
  drafts: NewKnowledgeItem[]
}

/** Matches items, by their source's text, to drafts with the same key, one to one. */
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

/** A removed item stays removed with new text; a suspect one must be reviewed again. */
function changedState(before: ItemState, drafted: ItemState = 'live'): ItemState {
  return before === 'removed' ? before : drafted
}

/** A model held all of the text after it was stored. */
const isNewlyHeld = ({ state, approved }: ExistingItem, said: NewKnowledgeItem): boolean =>
  said.state === 'quarantined' && state === 'live' && !approved

/** An edited item has the facts of its own text. */
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

/** Compares text without its URL, which may have changed. */
const wordsOf = (text: SiteText): string => identityOf({ ...text, sourceUrl: null })

/** Compares paths only, because a whole website may move to another host. */
const placeOf = ({ type, title, sourceUrl }: SiteText): string =>
  JSON.stringify([type, title, sourceUrl?.replace(/^https?:\/\/[^/]+/, '')])
