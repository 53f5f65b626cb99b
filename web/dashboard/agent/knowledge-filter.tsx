import { useId, useMemo } from 'react'
import type { KnowledgeView } from '#src/contract/app/app-contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { agentText } from './agent-text.ts'
import { countByType, KNOWLEDGE_TYPES } from './knowledge-search.ts'
import type { KnowledgeType } from './knowledge-search.ts'

const text = agentText.knowledge

interface KnowledgeFilterProps {
  items: KnowledgeView[]
  query: string
  type: KnowledgeType | undefined
  onQuery: (query: string) => void
  onType: (type: KnowledgeType | undefined) => void
}

export function KnowledgeFilter({ items, query, type, onQuery, onType }: KnowledgeFilterProps) {
  const name = useId()
  const counts = useMemo(() => countByType(items), [items])
  const choices = [
    { value: undefined, label: text.all, count: items.length },
    ...KNOWLEDGE_TYPES.filter((value) => counts[value] > 0).map((value) => ({
      value,
      label: sharedText.itemTypes[value],
      count: counts[value],
    })),
  ]
  return (
    <search className="knowledge-filter">
      <div className="search-box">
        <Icon name="search" />
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <fieldset className="chips">
        <legend className="visually-hidden">{text.types}</legend>
        {choices.map(({ value, label, count }) => (
          <label key={label} className="chip">
            <input type="radio" name={name} checked={type === value} onChange={() => onType(value)} />
            {label} <span className="chip-count">{formatNumber(count)}</span>
          </label>
        ))}
      </fieldset>
    </search>
  )
}
