import { formatNumber } from '../lib/format.ts'
import { sharedText } from '../lib/shared-text.ts'
import type { ItemCounts, ItemType, ResearchProgress } from './research-progress.ts'

const TYPES: ItemType[] = ['product', 'faq', 'policy', 'document']

/** Shows how many items of each kind were found, with the latest titles. */
export function FoundItemsList({ counts, found }: Pick<ResearchProgress, 'found'> & { counts: ItemCounts }) {
  return (
    <dl className="found-items">
      {TYPES.map((type) => (
        <div key={type} className="found-items-type">
          <dt>{sharedText.itemTypes[type]}</dt>
          <dd className="found-items-count">{formatNumber(counts[type])}</dd>
          {found[type]?.latest.map(({ title, count }) => (
            <dd key={count} className="found-items-title" dir="auto">
              {title}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
