import { FoyerError } from './api-errors.ts'

/** Reports whether this code runs on a page, or in a worker of a page. */
export function isInBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis
}

/** Throws if a page would show the key to everyone who opens it. */
export function refuseKeyInBrowser(apiKey: string | undefined): void {
  if (apiKey === undefined || !isInBrowser()) return
  throw new FoyerError(
    'An API key must not be used in a browser: everyone who opens the page can read it. Call Foyer from your server. For a chat on a page, leave apiKey out and call startChat.',
  )
}
