import { Icon } from './icon.tsx'

interface SearchBoxProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A box to search a list. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <div className="search-box">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
