/** The links that lead here, by the name that their secret has in the address. */
const KINDS = ['invite', 'signin', 'invitation'] as const
export type LinkKind = (typeof KINDS)[number]

export interface LinkSecret {
  kind: LinkKind
  value: string
}

const KEY = 'foyer.link'

/**
 * The secret of this page's address, taken out of the address bar and kept for as long as the tab is open: neither history nor
 * referrers may hold it.
 */
export function takeLinkSecret(): LinkSecret | undefined {
  const address = new URL(location.href)
  for (const kind of KINDS) {
    const value = address.searchParams.get(kind)
    if (value) {
      sessionStorage.setItem(KEY, `${kind} ${value}`)
      address.searchParams.delete(kind)
      history.replaceState(null, '', address)
    }
  }
  const [kept, value] = sessionStorage.getItem(KEY)?.split(' ', 2) ?? []
  const kind = KINDS.find((name) => name === kept)
  return kind && value ? { kind, value } : undefined
}

export function forgetLinkSecret(): void {
  sessionStorage.removeItem(KEY)
}
