import type { ReactNode } from 'react'

interface TextButtonProps {
  /** A request is running: the button keeps its place and focus, and does nothing. */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button within a text. */
export function TextButton({ busy = false, onClick, children }: TextButtonProps) {
  return (
    <button type="button" className="text-button" aria-disabled={busy || undefined} onClick={() => !busy && onClick()}>
      {children}
    </button>
  )
}
