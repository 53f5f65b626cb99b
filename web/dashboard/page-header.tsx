import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  lead?: string
  /** What can be done with the page as a whole. */
  children?: ReactNode
}

/** The name of a page and what it is for. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
