import { isDeepStrictEqual } from 'node:util'
import type { ItemState, NewKnowledgeItem } from './knowledge-store.ts'

/** What the site says in the place of an item; empty content: nothing. */
export type SiteText = Pick<NewKnowledgeItem, 'type' | 'title' | 'content' | 'category' | 'sourceUrl'>

/** An item of a source that is read again. */
export interface StandingItem extends SiteText {
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
  /** Items whose text stands as it was, with another picture or other facts. */
  reread: { id: string; draft: Pick<NewKnowledgeItem, 'imageUrl' | 'facts'> }[]
  /** Edited items, and what the site says in their place now; null where it says again what the owner edited. */
  flagged: { id: string; siteSays: SiteText | null }[]
}

/**
 * How items become what their source says now. An item that the owner edited stays as it is; what the source says in its place is noted
 * beside it. What the owner removed or refused stays away, in other words too, and when the
 * source says it again after it did not.
 */
export function planReplacement(standing: StandingItem[], drafts: NewKnowledgeItem[]): ReplacementPlan {
  const plan: ReplacementPlan = { added: [], changed: [], gone: [], reread: [], flagged: [] }
  const left = Map.groupBy(drafts, identityOf)
  const unmatched = standing.filter((item) => {
    const said = take(left, identityOf(item.siteSaid ?? item))
    if (said && item.siteSays !== null) plan.flagged.push({ id: item.id, siteSays: null })
    if (said && !isReadAlike(item, said)) plan.reread.push({ id: item.id, draft: said })
    return !said
  })
  const inPlace = Map.groupBy([...left.values()].flat(), placeOf)
  // What somebody decided about comes first to its place.
  for (const item of unmatched.toSorted((a, b) => Number(isDecided(b)) - Number(isDecided(a)))) {
    const draft = take(inPlace, placeOf(item.siteSaid ?? item))
    if (item.siteSaid !== null) plan.flagged.push({ id: item.id, siteSays: textOf(draft ?? { ...item.siteSaid, content: '' }) })
    else if (draft) plan.changed.push({ id: item.id, draft: { ...draft, state: changedState(item.state, draft.state) } })
    else if (item.state !== 'removed') plan.gone.push(item.id)
  }
  plan.added.push(...[...inPlace.values()].flat())
  return plan
}

/** New words of a removed item are as unwanted as the old ones; those of a suspect one must be looked at again. */
function changedState(before: ItemState, drafted: ItemState = 'live'): ItemState {
  return before === 'removed' || before === 'held' ? before : drafted
}

/** What an owner edited has the facts of their words. */
const isReadAlike = ({ imageUrl, facts, siteSaid }: StandingItem, said: NewKnowledgeItem): boolean =>
  imageUrl === (said.imageUrl ?? null) && (siteSaid !== null || isDeepStrictEqual(facts, said.facts ?? null))

const isDecided = ({ state, siteSaid }: StandingItem): boolean => siteSaid !== null || state === 'removed'

export const textOf = ({ type, title, content, category, sourceUrl }: SiteText): SiteText => ({ type, title, content, category, sourceUrl })

const identityOf = (text: SiteText): string => JSON.stringify(Object.values(textOf(text)))

const placeOf = ({ type, title, sourceUrl }: SiteText): string => JSON.stringify([type, title, sourceUrl])

function take<T>(groups: Map<string, T[]>, key: string): T | undefined {
  return groups.get(key)?.shift()
}
