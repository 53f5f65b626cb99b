import { useId } from 'react'
import { sharedText } from '../../lib/shared-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { knowledgeText as text } from './knowledge-text.ts'

export interface KnowledgeFilterValue {
  q: string
  item_type: string
  state: string
}

export const NO_FILTER: KnowledgeFilterValue = { q: '', item_type: '', state: '' }

export const isFiltering = ({ q, item_type: type, state }: KnowledgeFilterValue) => q.trim() !== '' || type !== '' || state !== ''

const KINDS: { label: string; narrows: Partial<KnowledgeFilterValue> }[] = [
  { label: text.all, narrows: {} },
  ...Object.entries(sharedText.itemTypes).map(([type, label]) => ({ label, narrows: { item_type: type } })),
  { label: text.held, narrows: { state: 'held' } },
  { label: text.waiting, narrows: { state: 'quarantined' } },
]

interface KnowledgeFilterProps {
  value: KnowledgeFilterValue
  onChange: (value: KnowledgeFilterValue) => void
}

/** Words to search for, and one kind or state to narrow to. */
export function KnowledgeFilter({ value, onChange }: KnowledgeFilterProps) {
  const name = useId()
  return (
    <search className="knowledge-filter">
      <div className="search-box">
        <Icon name="search" />
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          maxLength={200}
          value={value.q}
          onChange={({ target }) => onChange({ ...value, q: target.value })}
        />
      </div>
      <fieldset className="chips chips-row">
        <legend className="visually-hidden">{text.types}</legend>
        {KINDS.map(({ label, narrows }) => {
          const { item_type: type = '', state = '' } = narrows
          return (
            <label key={label} className="chip">
              <input
                type="radio"
                name={name}
                checked={value.item_type === type && value.state === state}
                onChange={() => onChange({ q: value.q, item_type: type, state })}
              />
              {label}
            </label>
          )
        })}
      </fieldset>
    </search>
  )
}
