import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { findFirstField } from './first-field.ts'

/**
 * The heading of a view that replaced another: the focus goes into the view's form, so that writing begins at once, or
 * else to the heading, so that readers and keyboards follow. A finger opens no keyboard by that.
 */
export function StageTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isTouched = matchMedia('(pointer: coarse)').matches
    const field = isTouched ? undefined : findFirstField(title.current?.parentElement ?? null)
    ;(field ?? title.current)?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  )
}
