import { formatNumber } from '../lib/format.ts'
import { sharedText } from '../lib/shared-text.ts'
import type { ItemType, ResearchProgress } from './research-progress.ts'

const TYPES: ItemType[] = ['product', 'faq', 'policy', 'document']

/** Shows how many items of each kind were found, with the latest titles. */
export function FoundItemsList({ found }: Pick<ResearchProgress, 'found'>) {
  return (
    <dl className="found-items">
      {TYPES.map((type) => (
        <div key={type} className="found-items-type">
          <dt>{sharedText.itemTypes[type]}</dt>
          <dd className="found-items-count">{formatNumber(found[type]?.count ?? 0)}</dd>
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
