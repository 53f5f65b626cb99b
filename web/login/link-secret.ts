import { removeFromTab, saveInTab, readFromTab } from '../lib/tab-storage.ts'

/** The kinds of links, by the parameter that holds their secret. */
const KINDS = ['invite', 'signin', 'invitation'] as const
export type LinkKind = (typeof KINDS)[number]

export interface LinkSecret {
  kind: LinkKind
  value: string
}

const KEY = 'foyer.link'

/**
 * Returns the secret in this page's URL. It removes the secret from the URL, because history and referrers must not
 * hold it, and keeps it in the tab for reloads. A new visit without a secret leads to signing in.
 */
export function takeLinkSecret(): LinkSecret | undefined {
  const address = new URL(location.href)
  for (const kind of KINDS) {
    const value = address.searchParams.get(kind)
    if (value) {
      saveInTab(KEY, `${kind} ${value}`)
      address.searchParams.delete(kind)
      history.replaceState(null, '', address)
      return { kind, value }
    }
  }
  if (isNewVisit()) removeLinkSecret()
  const [kept, value] = readFromTab(KEY)?.split(' ', 2) ?? []
  const kind = KINDS.find((name) => name === kept)
  return kind && value ? { kind, value } : undefined
}

export const removeLinkSecret = (): void => removeFromTab(KEY)

/** Reports whether the page was opened by a link, rather than reloaded or returned to. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}
