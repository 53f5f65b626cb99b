import { sharedText } from '../lib/shared-text.ts'

/** The logo and name, with a link to the start page. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" focusable="false">
        <path className="brand-door" d="M4 30V14a12 12 0 0 1 24 0v16z" />
        <path className="brand-light" d="M11 30V16a5 5 0 0 1 10 0v14z" />
      </svg>
      {sharedText.brand}
    </a>
  )
}
