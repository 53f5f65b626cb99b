/** Keeps values of this browser across visits. If it refuses storage, they last until the page closes. */

const unstored = new Map<string, string>()
const CHANGED = 'foyer-device-storage'

export function saveOnDevice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    unstored.set(name, value)
  }
  dispatchEvent(new Event(CHANGED))
}

export function readFromDevice(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return unstored.get(name)
  }
}

/** Calls back when a value changes, in this tab or another one. Returns a function that stops it. */
export function watchDevice(onChange: () => void): () => void {
  for (const name of [CHANGED, 'storage']) addEventListener(name, onChange)
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, onChange)
  }
}
