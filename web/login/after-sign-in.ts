const START = '/dashboard/ai-agent'

/** Where a person who is in now goes: the page of the dashboard that they came for, or its first one. */
export function goOn(): void {
  location.assign(placeAfterSignIn(new URLSearchParams(location.search).get('next')))
}

/** To the first page of an agent that is theirs from now on. */
export const goToAgent = (agent: string): void => location.assign(`${START}?${new URLSearchParams({ agent })}`)

/** Nothing but a page of this dashboard, whatever the address asks for. */
export function placeAfterSignIn(wanted: string | null): string {
  return wanted !== null && /^\/dashboard(\/[\w/-]*)?(\?[\w=&-]*)?$/.test(wanted) ? wanted : START
}
