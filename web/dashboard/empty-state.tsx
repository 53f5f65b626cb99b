import type { ReactNode } from 'react'

/** What a page says before there is anything to show, with what to do next. */
export function EmptyState({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
    </div>
  )
}
