import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dashboardText } from './dashboard-text.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { refuseToLeave } from './leaving.ts'

const BASE = '/dashboard'

/** While `when` holds, asks before a link of the page, another agent, a reload or a closing window loses what was not saved. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const [wanted, setWanted] = useState<string>()
  const navigate = useNavigate()
  useEffect(() => {
    if (!when) return undefined
    const guard = new AbortController()
    const { signal } = guard
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    refuseToLeave(setWanted, signal)
    document.addEventListener(
      'click',
      (event) => {
        const place = placeOfClick(event)
        if (!place) return
        event.preventDefault()
        event.stopPropagation()
        setWanted(place)
      },
      { signal, capture: true },
    )
    return () => guard.abort()
  }, [when])
  const leave = () => {
    setWanted(undefined)
    if (wanted) void navigate(wanted)
  }
  return <LeaveDialog open={wanted !== undefined} lead={dashboardText.unsaved.lead} onLeave={leave} onStay={() => setWanted(undefined)} />
}

/** The place in the dashboard that a plain click on a link leads to. Other pages are asked about by the browser itself. */
function placeOfClick({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined
  const link = target.closest('a')
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const place = new URL(link.href)
  const isPage = place.origin === location.origin && place.pathname.startsWith(`${BASE}/`) && place.pathname !== location.pathname
  return isPage ? place.pathname.slice(BASE.length) + place.search : undefined
}
