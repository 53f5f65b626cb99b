import { displayPath } from '../lib/website-address.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import type { NumberedPage, PageEvent } from './research-progress.ts'
import { startText } from './start-text.ts'

const ICONS: Record<PageEvent['outcome'], IconName> = { read: 'check', skipped: 'skip', failed: 'cross' }

/** Lists the pages of a research and their results. */
export function PageLog({ pages }: { pages: NumberedPage[] }) {
  return (
    <ol className="page-log">
      {pages.map((page) => (
        <li key={page.order} className={`page-log-entry page-log-${page.outcome}`}>
          <Icon name={ICONS[page.outcome]} />
          <span className="visually-hidden">{startText.research.outcomes[page.outcome]}: </span>
          <span className="page-log-title" dir="auto">
            {page.title || displayPath(page.url)}
          </span>
          <span className="page-log-detail">{page.reason ?? displayPath(page.url)}</span>
        </li>
      ))}
    </ol>
  )
}
