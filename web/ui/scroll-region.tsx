import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  kind: 'group' | 'log'
  className: string
  children: ReactNode
}

/** A part of the page that scrolls by itself. It takes the focus, because a keyboard can scroll only what has it. */
export function ScrollRegion({ label, kind, className, children }: ScrollRegionProps) {
  return (
    <div className={className} role={kind} aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
