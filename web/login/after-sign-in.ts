const START = '/dashboard/home'
const PLACES = [/^\/dashboard(\/[\w/-]*)?(\?[\w=&-]*)?$/, /^\/oauth\/authorize\?[\w=&%.*+-]*$/]

/** Opens the requested page, or the first one of the dashboard. */
export function openDashboard(): void {
  location.assign(placeAfterSignIn(new URLSearchParams(location.search).get('next')))
}

/** Opens the first page of an agent that the person has just claimed. */
export const goToAgent = (agent: string): void => location.assign(`${START}?${new URLSearchParams({ agent })}`)

/** Returns a dashboard page or the page that connects an assistant, whatever URL is asked for. */
export function placeAfterSignIn(wanted: string | null): string {
  return wanted !== null && PLACES.some((place) => place.test(wanted)) ? wanted : START
}
