import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import type { CreationProgress } from '../lib/agent-creation.ts'

export type PageEvent = Extract<CreationEvent, { type: 'page' }>
type ItemEvent = Extract<CreationEvent, { type: 'item' }>
export type ItemType = ItemEvent['item_type']

export interface FoundItems {
  count: number
  /** The last few, newest first. */
  latest: ItemEvent[]
}

export interface ResearchProgress {
  begun: boolean
  /** Newest first. */
  pages: PageEvent[]
  pagesRead: number
  pagesToRead: number
  found: Partial<Record<ItemType, FoundItems>>
}

const LATEST_KEPT = 3

export const noProgress: ResearchProgress = { begun: false, pages: [], pagesRead: 0, pagesToRead: 0, found: {} }

/** What is known of the research after one more event. */
export function advance(progress: ResearchProgress, event: CreationProgress): ResearchProgress {
  switch (event.type) {
    case 'started':
      return { ...progress, begun: true }
    case 'page':
      return { ...progress, pages: [event, ...progress.pages], pagesRead: event.pages_read, pagesToRead: event.pages_to_read }
    case 'item':
      return { ...progress, found: { ...progress.found, [event.item_type]: addFound(progress.found[event.item_type], event) } }
    default:
      return progress
  }
}

function addFound(found: FoundItems | undefined, item: ItemEvent): FoundItems {
  return { count: item.count, latest: [item, ...(found?.latest ?? [])].slice(0, LATEST_KEPT) }
}

export function countFound({ found }: ResearchProgress): number {
  return Object.values(found).reduce((sum, { count }) => sum + count, 0)
}
