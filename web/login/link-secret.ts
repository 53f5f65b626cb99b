import { forgetInTab, keepInTab, recallInTab } from '../lib/tab-storage.ts'

/** The links that lead here, by the name that their secret has in the address. */
const KINDS = ['invite', 'signin', 'invitation'] as const
export type LinkKind = (typeof KINDS)[number]

export interface LinkSecret {
  kind: LinkKind
  value: string
}

const KEY = 'foyer.link'

/**
 * The secret of this page's address, taken out of the address bar and kept in the tab for when the page is loaded
 * again: neither history nor referrers may hold it. Whoever comes anew without one wants to sign in.
 */
export function takeLinkSecret(): LinkSecret | undefined {
  const address = new URL(location.href)
  for (const kind of KINDS) {
    const value = address.searchParams.get(kind)
    if (value) {
      keepInTab(KEY, `${kind} ${value}`)
      address.searchParams.delete(kind)
      history.replaceState(null, '', address)
      return { kind, value }
    }
  }
  if (isNewVisit()) forgetLinkSecret()
  const [kept, value] = recallInTab(KEY)?.split(' ', 2) ?? []
  const kind = KINDS.find((name) => name === kept)
  return kind && value ? { kind, value } : undefined
}

export const forgetLinkSecret = (): void => forgetInTab(KEY)

/** Rather than loaded again, or come back to. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}
