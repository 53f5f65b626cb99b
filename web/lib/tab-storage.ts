/**
 * What a tab keeps through a reload. A browser that is told to keep nothing refuses every access: then it lasts as long
 * as the page.
 */

export function keepInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {}
}

export function recallInTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetInTab(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {}
}
