import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  kind: 'group' | 'log'
  className: string
  children: ReactNode
}

/** A part of the page that scrolls. It can take the focus, because a keyboard scrolls only the focused element. */
export function ScrollRegion({ label, kind, className, children }: ScrollRegionProps) {
  return (
    <div className={className} role={kind} aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
