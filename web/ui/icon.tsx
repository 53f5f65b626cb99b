const PATHS = {
  agent: 'M4 15.5V6.8A2.8 2.8 0 0 1 6.8 4h6.4A2.8 2.8 0 0 1 16 6.8v4.4a2.8 2.8 0 0 1-2.8 2.8H7.5zM8 8h4M8 10.8h2.4',
  archive: 'M3.5 4h13v3.5h-13zM5 7.5V16h10V7.5M8.5 10.5h3',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  back: 'M16 10H4M9 5l-5 5 5 5',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4M11.5 4.5l-3 11',
  check: 'M4 10.5l4 4 8-9',
  chevron: 'M7 5l5 5-5 5',
  chart: 'M4 16V9.5M8 16V4M12 16v-5M16 16V7',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  conversations:
    'M3 12.5V6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2H6zM13 7.5h2a2 2 0 0 1 2 2V16l-3-2h-3.5a2 2 0 0 1-2-2',
  cross: 'M5 5l10 10M15 5L5 15',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  home: 'M3.5 9.5L10 4l6.5 5.5M5 8.5V16h10V8.5M8.5 16v-4h3v4',
  download: 'M10 3.5v9M6 9l4 4 4-4M4 16.5h12',
  expand: 'M6 8l4-4 4 4M6 12l4 4 4-4',
  leads:
    'M7.5 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM2.5 16c.4-2.7 2.3-4.2 5-4.2s4.6 1.5 5 4.2M13 4.3a2.6 2.6 0 0 1 0 4.9M14.5 12c1.7.5 2.7 1.9 3 4',
  person: 'M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM4 17c.5-3.2 2.8-4.8 6-4.8s5.5 1.6 6 4.8',
  plus: 'M10 4v12M4 10h12',
  refresh: 'M16 5v3.5h-3.5M15.6 8.5A6 6 0 1 0 16 11.5',
  settings: 'M4 6h6M14 6h2M4 14h2M10 14h6M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  skip: 'M5 10h10',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  send: 'M10 16V4M5 9l5-5 5 5',
  trash: 'M4 5.5h12M8 5.5V4h4v1.5M5.5 5.5l.7 10.5h7.6l.7-10.5M8.5 8.5v5M11.5 8.5v5',
  warning: 'M10 3.5l7 12.5H3zM10 8.5v3.5M10 14v.2',
}

export type IconName = keyof typeof PATHS

/** A line icon in the color of the surrounding text, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
