import { useDeferredValue } from 'react'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PagedList } from '../paged-list.tsx'
import type { Editing } from './knowledge-editor.tsx'
import { KnowledgeEntry } from './knowledge-entry.tsx'
import type { KnowledgeFilterValue } from './knowledge-filter.tsx'
import { KnowledgeFilter, isFiltering } from './knowledge-filter.tsx'
import { useItems } from './knowledge-queries.ts'
import { groupSimilar } from './similar-items.ts'
import { knowledgeText as text } from './knowledge-text.ts'

interface KnowledgeCardProps {
  agentId: string
  reading: boolean
  filter: KnowledgeFilterValue
  counts: ResearchReport['items_by_kind'] | undefined
  onFilter: (filter: KnowledgeFilterValue) => void
  onEdit: (editing: Editing) => void
}

/** Lists the agent's knowledge items to search, read and edit. */
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
  const wanted = useDeferredValue(filter)
  const list = useItems({ ...wanted, agent_id: agentId, q: wanted.q.trim() }, reading)
  const edit = (id: string) => onEdit({ way: 'edit', id })
  const empty = <p className="empty">{isFiltering(filter) ? text.noMatch : reading ? text.reading : text.none}</p>
  return (
    <PagedList list={list} more={text.more} empty={empty}>
      {(items) => (
        <ul className="knowledge-list">
          {groupSimilar(items).map(({ first, similar }) => (
            <KnowledgeEntry key={first.knowledge_item_id} item={first} similar={similar} onEdit={edit} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
