import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { whenLoaded } from '../when-loaded.ts'

interface MenuOnDemandProps {
  /** Loads the menu before it is used. */
  prepare: () => Promise<unknown>
  /** Opens on mount. Its trigger looks like the button it replaces. */
  menu: ReactNode
  className: string
  children: ReactNode
}

/**
 * A button that loads its menu on hover or focus and opens it when pressed. This keeps the menu out of the first page
 * load.
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
