import { useId } from 'react'
import type { ReactNode } from 'react'

interface CardProps {
  title: string
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  tone?: 'plain' | 'accent'
  children: ReactNode
}

/** A titled section of a page. */
export function Card({ title, aside, tone = 'plain', children }: CardProps) {
  const id = useId()
  return (
    <section className={`card card-${tone}`} aria-labelledby={id}>
      <header className="card-header">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
