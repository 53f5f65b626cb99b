import { useDeferredValue, useMemo, useState } from 'react'
import type { KnowledgeView } from '#src/contract/app/app-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useKnowledge } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { agentText } from './agent-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { KnowledgeEntry } from './knowledge-entry.tsx'
import { KnowledgeFilter } from './knowledge-filter.tsx'
import { searchKnowledge } from './knowledge-search.ts'
import type { KnowledgeType } from './knowledge-search.ts'

const text = agentText.knowledge
const SHOWN_AT_FIRST = 10
const SHOWN_MORE = 50

/** Everything the agent knows, to search and to read in full. */
export function KnowledgeCard({ agentId, reading }: { agentId: string; reading: boolean }) {
  const { data: items, error, refetch } = useKnowledge(agentId, reading)
  return (
    <Card title={text.title} aside={items && <p className="card-aside">{text.total(items.length)}</p>}>
      {error && !items && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !items && <output>{dashboardText.loading}</output>}
      {items && (items.length > 0 ? <KnowledgeBrowser items={items} /> : <p className="empty">{reading ? text.reading : text.none}</p>)}
    </Card>
  )
}

function KnowledgeBrowser({ items }: { items: KnowledgeView[] }) {
  const [query, setQuery] = useState('')
  const [type, setType] = useState<KnowledgeType>()
  const [limit, setLimit] = useState(SHOWN_AT_FIRST)
  const deferredQuery = useDeferredValue(query)
  const matches = useMemo(() => searchKnowledge(items, deferredQuery, type), [items, deferredQuery, type])
  const shown = matches.slice(0, limit)

  return (
    <>
      <KnowledgeFilter items={items} query={query} type={type} onQuery={setQuery} onType={setType} />
      <output className="visually-hidden">{text.shown(shown.length, matches.length)}</output>
      {matches.length === 0 && <p className="empty">{text.noMatch}</p>}
      <ul className="knowledge-list">
        {shown.map((item) => (
          <KnowledgeEntry key={item.id} item={item} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <div className="knowledge-more">
          <Button onClick={() => setLimit(limit + SHOWN_MORE)}>{text.more}</Button>
          <span>{text.shown(shown.length, matches.length)}</span>
        </div>
      )}
    </>
  )
}
