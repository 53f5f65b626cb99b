import { useDeferredValue } from 'react'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import type { Editing } from './knowledge-editor.tsx'
import { KnowledgeEntry } from './knowledge-entry.tsx'
import type { KnowledgeFilterValue } from './knowledge-filter.tsx'
import { KnowledgeFilter, isFiltering } from './knowledge-filter.tsx'
import { useItems } from './knowledge-queries.ts'
import { knowledgeText as text } from './knowledge-text.ts'

interface KnowledgeCardProps {
  agentId: string
  reading: boolean
  filter: KnowledgeFilterValue
  counts: ResearchReport['items_by_kind'] | undefined
  onFilter: (filter: KnowledgeFilterValue) => void
  onEdit: (editing: Editing) => void
}

/** Everything the agent knows, to search, to read in full and to change. */
export function KnowledgeCard({ agentId, reading, filter, counts, onFilter, onEdit }: KnowledgeCardProps) {
  return (
    <Card
      title={text.title}
      aside={
        <Button onClick={() => onEdit({ way: 'add' })}>
          <Icon name="plus" />
          {text.add}
        </Button>
      }
    >
      <KnowledgeFilter value={filter} counts={counts} onChange={onFilter} />
      <KnowledgeList agentId={agentId} reading={reading} filter={filter} onEdit={onEdit} />
    </Card>
  )
}

function KnowledgeList({ agentId, reading, filter, onEdit }: Omit<KnowledgeCardProps, 'onFilter' | 'counts'>) {
  const { q, item_type: type, state } = useDeferredValue(filter)
  const wanted = { agent_id: agentId, ...(q.trim() && { q: q.trim() }), ...(type && { item_type: type }), ...(state && { state }) }
  const list = useItems(wanted, reading)
  if (!list.data) {
    return list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <output>{dashboardText.loading}</output>
  }
  const items = list.data.pages.flatMap(({ data }) => data)
  if (items.length === 0) return <p className="empty">{isFiltering(filter) ? text.noMatch : reading ? text.reading : text.none}</p>
  return (
    <>
      <ul className="knowledge-list">
        {items.map((item) => (
          <KnowledgeEntry key={item.knowledge_item_id} item={item} onEdit={() => onEdit({ way: 'edit', id: item.knowledge_item_id })} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  )
}
