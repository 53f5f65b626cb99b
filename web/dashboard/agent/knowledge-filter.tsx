import { useId } from 'react'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { knowledgeText as text } from './knowledge-text.ts'

export interface KnowledgeFilterValue {
  q: string
  item_type: string
  state: string
}

export const NO_FILTER: KnowledgeFilterValue = { q: '', item_type: '', state: '' }

export const isFiltering = ({ q, item_type: type, state }: KnowledgeFilterValue) =>
  q.trim() !== '' || type !== '' || state !== ''

type Counts = ResearchReport['items_by_kind']

const TYPES = ['product', 'faq', 'policy', 'document'] as const

const KINDS: { label: string; narrows: Partial<KnowledgeFilterValue>; counted?: keyof Counts }[] = [
  { label: text.all, narrows: {} },
  ...TYPES.map((type) => ({ label: sharedText.itemTypes[type], narrows: { item_type: type }, counted: type })),
  { label: text.held, narrows: { state: 'held' }, counted: 'held' },
  { label: text.waiting, narrows: { state: 'quarantined' }, counted: 'quarantined' },
]

interface KnowledgeFilterProps {
  value: KnowledgeFilterValue
  /** Number of items of each kind. Absent until loaded. */
  counts: Counts | undefined
  onChange: (value: KnowledgeFilterValue) => void
}

/** Searches the items and filters them by kind or state. */
export function KnowledgeFilter({ value, counts, onChange }: KnowledgeFilterProps) {
  const name = useId()
  return (
    <search className="knowledge-filter">
      <SearchBox label={text.search} value={value.q} onChange={(q) => onChange({ ...value, q })} />
      <fieldset className="chips">
        <legend className="visually-hidden">{text.types}</legend>
        {KINDS.map(({ label, narrows, counted }) => {
          const { item_type: type = '', state = '' } = narrows
          const isChosen = value.item_type === type && value.state === state
          // Most agents never have any.
          if (state !== '' && !isChosen && !(counts && counted && counts[counted] > 0)) return null
          return (
            <label key={label} className="chip">
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChange({ q: value.q, item_type: type, state })}
              />
              {label}
              {counts && (
                <span className="chip-count"> {formatNumber(counted ? counts[counted] : countAll(counts))}</span>
              )}
            </label>
          )
        })}
      </fieldset>
    </search>
  )
}

const countAll = (counts: Counts) => TYPES.reduce((sum, type) => sum + counts[type], 0)
