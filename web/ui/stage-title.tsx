import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** The heading of a view that replaced another: it takes the focus, so that readers and keyboards follow. */
export function StageTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  )
}
