import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import type { CreationProgress } from '../lib/agent-creation.ts'

export type PageEvent = Extract<CreationEvent, { type: 'page' }>
type ItemEvent = Extract<CreationEvent, { type: 'item' }>
export type ItemType = ItemEvent['item_type']
export type ItemCounts = PageEvent['items_found']

export type NumberedPage = PageEvent & { order: number }

export interface FoundItems {
  count: number
  /** The latest few, newest first. */
  latest: ItemEvent[]
}

export interface ResearchProgress {
  /** Newest first. `order` counts from 0. */
  pages: NumberedPage[]
  pagesRead: number
  /** Known pages that are not read yet. */
  pagesToRead: number
  /** What the pages so far come to, about. */
  expected: Partial<ItemCounts>
  found: Partial<Record<ItemType, FoundItems>>
}

const LATEST_KEPT = 3

export const noProgress: ResearchProgress = { pages: [], pagesRead: 0, pagesToRead: 0, expected: {}, found: {} }

/** Returns the progress after an event. */
export function advance(progress: ResearchProgress, event: CreationProgress): ResearchProgress {
  switch (event.type) {
    case 'page':
      return {
        ...progress,
        pages: [{ ...event, order: progress.pages.length }, ...progress.pages],
        pagesRead: event.pages_read,
        pagesToRead: event.pages_to_read,
        expected: event.items_found,
      }
    case 'item':
      return {
        ...progress,
        found: { ...progress.found, [event.item_type]: addFound(progress.found[event.item_type], event) },
      }
    default:
      return progress
  }
}

function addFound(found: FoundItems | undefined, item: ItemEvent): FoundItems {
  return { count: (found?.count ?? 0) + 1, latest: [item, ...(found?.latest ?? [])].slice(0, LATEST_KEPT) }
}

/** Returns why no page could be read, in a sentence; undefined if pages were read, or none was tried yet. */
export function missedReason({ pages, pagesRead }: ResearchProgress): string | undefined {
  return pagesRead === 0 ? pages.find(({ outcome }) => outcome !== 'read')?.reason : undefined
}

const TYPES = ['product', 'faq', 'policy', 'document'] as const

/** Returns the items of each type: those that were found, or as many as the pages so far come to. */
export function countItems({ expected, found }: ResearchProgress): ItemCounts {
  const entries = TYPES.map((type) => [type, Math.max(expected[type] ?? 0, found[type]?.count ?? 0)])
  return Object.fromEntries(entries) as ItemCounts
}
