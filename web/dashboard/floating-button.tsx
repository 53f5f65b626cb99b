import type { ReactNode } from 'react'

/** A button that stays above the page on narrow screens, for what wide screens show beside it. */
export function FloatingButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="button button-primary floating-button" onClick={onClick}>
      {children}
    </button>
  )
}
