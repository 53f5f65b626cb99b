import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { whenLoaded } from '../when-loaded.ts'

interface MenuOnDemandProps {
  /** Fetches the menu ahead of its use. */
  prepare: () => Promise<unknown>
  /** Opens by itself when it is drawn; its own trigger looks like the button that stands here until then. */
  menu: ReactNode
  className: string
  children: ReactNode
}

/**
 * A button whose menu is fetched when somebody turns to it, and opens when it is pressed: the first page does without
 * its weight.
 */
export function MenuOnDemand({ prepare, menu, className, children }: MenuOnDemandProps) {
  const [isWanted, setWanted] = useState(false)
  const fetchAhead = () => void prepare().catch(() => undefined)
  const button = (
    <button
      type="button"
      className={className}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => whenLoaded(prepare, () => setWanted(true))}
    >
      {children}
    </button>
  )
  return isWanted ? <Suspense fallback={button}>{menu}</Suspense> : button
}
