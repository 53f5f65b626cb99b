import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'

/** A page with one message: the brand, a column of text, and what to do next. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className="plain-page">
      <header className="plain-page-header">
        <Brand />
      </header>
      <main className="plain-page-main">{children}</main>
    </div>
  )
}
