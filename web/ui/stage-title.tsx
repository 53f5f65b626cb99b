import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { findFirstField } from './first-field.ts'

/**
 * The heading of a view that replaced another. A form's first field takes the focus, or else the heading, so that
 * keyboards and screen readers follow. On touch screens the heading takes it, because a field would open the keyboard.
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
