import type { ReactNode } from 'react'

interface TextButtonProps {
  /** Work is under way: the button keeps its place and focus, and does nothing. */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that stands among words. */
export function TextButton({ busy = false, onClick, children }: TextButtonProps) {
  return (
    <button type="button" className="text-button" aria-disabled={busy || undefined} onClick={() => !busy && onClick()}>
      {children}
    </button>
  )
}
