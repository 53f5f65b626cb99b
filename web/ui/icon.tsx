const PATHS = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  check: 'M4 10.5l4 4 8-9',
  chevron: 'M7 5l5 5-5 5',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  cross: 'M5 5l10 10M15 5L5 15',
  skip: 'M5 10h10',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  send: 'M10 16V4M5 9l5-5 5 5',
}

export type IconName = keyof typeof PATHS

/** A line drawing in the colour of the text around it, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
