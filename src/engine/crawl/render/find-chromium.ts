import { access, constants } from 'node:fs/promises'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the path of Chromium: `preferred` if it is given, or one of the usual paths. */
export async function findChromium(preferred?: string): Promise<string | undefined> {
  for (const place of preferred === undefined ? PLACES : [preferred]) {
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return place
  }
  return undefined
}
