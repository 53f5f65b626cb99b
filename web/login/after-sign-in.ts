const START = '/dashboard/home'

/** Opens the requested dashboard page, or the first one. */
export function openDashboard(): void {
  location.assign(placeAfterSignIn(new URLSearchParams(location.search).get('next')))
}

/** Opens the first page of an agent that the person has just claimed. */
export const goToAgent = (agent: string): void => location.assign(`${START}?${new URLSearchParams({ agent })}`)

/** Returns a dashboard page only, whatever URL is asked for. */
export function placeAfterSignIn(wanted: string | null): string {
  return wanted !== null && /^\/dashboard(\/[\w/-]*)?(\?[\w=&-]*)?$/.test(wanted) ? wanted : START
}
