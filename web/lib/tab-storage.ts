/** Keeps values of a tab across reloads. If the browser refuses storage, they last until the page closes. */

export function saveInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {}
}

export function readFromTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

export function removeFromTab(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {}
}
