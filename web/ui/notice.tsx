import type { ReactNode } from 'react'

interface NoticeProps {
  tone: 'info' | 'warning' | 'danger'
  title?: string
  children?: ReactNode
  /** Screen readers announce it when it appears. */
  urgent?: boolean
  /** A script can focus it. */
  focusable?: boolean
}

export function Notice({ tone, title, children, urgent = false, focusable = false }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={urgent ? 'alert' : undefined} tabIndex={focusable ? -1 : undefined}>
      {title && <p className="notice-title">{title}</p>}
      {children}
    </div>
  )
}
