import { useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SearchBox } from '../../ui/search-box.tsx'
import type { Shown } from './conversation-filters.ts'
import { daysOf, shownOf, withParams } from './conversation-filters.ts'
import { daysText } from './days-text.ts'
import { conversationsText as text } from './conversations-text.ts'

const TYPING_MS = 250

/** Searches and filters the list. The URL holds all of it. */
export function FilterBar() {
  const name = useId()
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string>) =>
    setParams((before) => withParams(before, changes), { replace: true })
  const shown = shownOf(params)
  const days = daysOf(params)
  return (
    <search className="inbox-filters">
      <PatientSearch value={params.get('q') ?? ''} onChange={(q) => change({ q })} />
      <fieldset className="chips">
        <legend className="visually-hidden">{text.show}</legend>
        {(Object.keys(text.shown) as Shown[]).map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              name={name}
              checked={shown === each}
              onChange={() => change({ show: each === 'all' ? '' : each })}
            />
            {text.shown[each]}
          </label>
        ))}
      </fieldset>
      <select
        aria-label={text.channel}
        value={params.get('channel') ?? ''}
        onChange={({ target }) => change({ channel: target.value })}
      >
        {Object.entries(text.channels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {days?.from && days.to && (
        <button type="button" className="chip" onClick={() => change({ from: '', to: '', zone: '' })}>
          {daysText.days(days.from, days.to)}
          <span aria-hidden="true"> ×</span>
          <span className="visually-hidden">{daysText.remove}</span>
        </button>
      )}
    </search>
  )
}

/** Searches when the typing pauses. If the URL changes otherwise, the box shows its value. */
function PatientSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed === value) return undefined
    const pause = setTimeout(() => {
      setSent(typed)
      onChange(typed)
    }, TYPING_MS)
    return () => clearTimeout(pause)
  }, [typed, value, onChange])
  return <SearchBox label={text.search} value={typed} onChange={setTyped} />
}
