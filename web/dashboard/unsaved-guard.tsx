import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dashboardText } from './dashboard-text.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { guardPage } from './leaving.ts'

const BASE = '/dashboard'

interface UnsavedGuardProps {
  when: boolean
  /** What the owner would lose. */
  lead?: string
}

/**
 * While `when` is true, asks before a link, another agent, Back, a reload or closing the window discards unsaved
 * changes.
 */
export function UnsavedGuard({ when, lead = dashboardText.unsaved.lead }: UnsavedGuardProps) {
  const [wanted, setWanted] = useState<{ leave: () => void }>()
  const navigate = useNavigate()
  useEffect(() => {
    if (!when) return undefined
    const guard = new AbortController()
    const { signal } = guard
    const ask = (leave: () => void) => {
      const leaveUnasked = () => {
        guard.abort()
        leave()
      }
      setWanted({ leave: leaveUnasked })
    }
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    guardPage(ask, signal)
    document.addEventListener(
      'click',
      (event) => {
        const place = placeOfClick(event)
        if (!place) return
        event.preventDefault()
        event.stopPropagation()
        ask(() => void navigate(place))
      },
      { signal, capture: true },
    )
    return () => guard.abort()
  }, [when, navigate])
  const stay = () => setWanted(undefined)
  const leave = () => {
    stay()
    wanted?.leave()
  }
  return <LeaveDialog open={wanted !== undefined} lead={lead} onLeave={leave} onStay={stay} />
}

/** Returns the dashboard URL that a plain click on a link opens. For other pages the browser itself asks. */
function placeOfClick({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined
  const link = target.closest('a')
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const place = new URL(link.href)
  const isPage =
    place.origin === location.origin && place.pathname.startsWith(`${BASE}/`) && place.pathname !== location.pathname
  return isPage ? place.pathname.slice(BASE.length) + place.search : undefined
}
