import { parseHex, readableOn, readableShade } from './color-contrast.ts'
import type { Rgb } from './color-contrast.ts'

/** Default color. */
const defaultColor = '#1f5f5b'

/** `--soft` of the panel in light and dark. What is readable on it is also readable on `--surface`. */
const softOnLight: Rgb = [243, 244, 246]
const softOnDark: Rgb = [48, 51, 58]

/**
 * Returns the panel's CSS rule for an agent's color: the color, a readable color on it, and readable shades for light
 * and dark.
 */
export function themeRule(color = defaultColor): string {
  const rgb = parseHex(toHex(color)) ?? parseHex(defaultColor) ?? softOnDark
  const accents = `--accent-on-light:${readableShade(rgb, softOnLight)};--accent-on-dark:${readableShade(rgb, softOnDark)}`
  return `:host{--brand:rgb(${rgb.join()});--on-brand:${readableOn(rgb)};${accents}}`
}

/** Returns an opaque CSS color as `#rrggbb`; the default if it is invalid. */
function toHex(color: string): string {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return color
  pen.fillStyle = defaultColor
  pen.fillStyle = color
  return pen.fillStyle
}
