import type { ReactNode } from 'react'

/** A few words about what they stand beside. */
export function Mark({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'warning' | 'danger'
  children: ReactNode
}) {
  return <span className={`mark mark-${tone}`}>{children}</span>
}
