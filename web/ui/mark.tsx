import type { ReactNode } from 'react'

/** A short mark beside what it describes. */
export function Mark({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'warning' | 'danger'
  children: ReactNode
}) {
  return <span className={`mark mark-${tone}`}>{children}</span>
}
