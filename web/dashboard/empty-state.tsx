import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAgentSearch } from './use-selected-agent.ts'

/** Says that a page has nothing to show yet, and what to do next. */
export function EmptyState({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
    </div>
  )
}

/** An empty state with a link to a page of the selected agent. */
export function EmptyWithLink({ words, to }: { words: { title: string; lead: string; link: string }; to: string }) {
  const search = useAgentSearch()
  return (
    <EmptyState title={words.title} lead={words.lead}>
      <Link className="button button-quiet" to={{ pathname: to, search }}>
        {words.link}
      </Link>
    </EmptyState>
  )
}
