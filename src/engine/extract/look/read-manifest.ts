import { isRecord } from '#src/base/is-record.ts'
import { resolveUrl } from '../html/resolve-url.ts'

const MAX_ICONS = 1
/** In pixels. */
const GOOD_WIDTH = 192

/**
 * Returns the theme color of a web app manifest and its icon nearest to 192 pixels; undefined if the text is not a
 * manifest.
 */
export function readManifest(text: string, url: string): { color: string; icons: string[] } | undefined {
  const manifest = parse(text)
  if (!isRecord(manifest)) return undefined
  const { theme_color: color, icons } = manifest
  const usable = (Array.isArray(icons) ? icons.slice(0, 50) : [])
    .filter(isRecord)
    // A maskable icon has a wide margin, a monochrome one no color.
    .filter(({ purpose = 'any' }) => typeof purpose === 'string' && /\bany\b/u.test(purpose))
    .map(({ src, sizes }) => ({
      url: typeof src === 'string' ? resolveUrl(src, url) : '',
      distance: Math.abs(widthOf(sizes) - GOOD_WIDTH),
    }))
    .filter((icon) => icon.url !== '')
    .toSorted((one, other) => one.distance - other.distance)
  return {
    color: typeof color === 'string' ? color : '',
    icons: usable.slice(0, MAX_ICONS).map((icon) => icon.url),
  }
}

const widthOf = (sizes: unknown): number => (typeof sizes === 'string' ? Number.parseInt(sizes, 10) || 0 : 0)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
