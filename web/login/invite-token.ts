const KEY = 'foyer.invite'

/**
 * The invite of this page's address, taken out of the address bar and kept for as long as the tab is open: it is a secret, and
 * neither history nor referrers may hold it.
 */
export function takeInvite(): string | undefined {
  const address = new URL(location.href)
  const invite = address.searchParams.get('invite')
  if (invite) {
    sessionStorage.setItem(KEY, invite)
    address.searchParams.delete('invite')
    history.replaceState(null, '', address)
  }
  return sessionStorage.getItem(KEY) ?? undefined
}

export function forgetInvite(): void {
  sessionStorage.removeItem(KEY)
}
