import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  lead?: string
  /** Buttons that act on the whole page. */
  children?: ReactNode
}

/** A page's title and purpose. */
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
