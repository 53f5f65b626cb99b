import { parseHex, readableOn, readableShade } from './color-contrast.ts'
import type { Rgb } from './color-contrast.ts'

/** What an agent looks like until its owner chooses. */
const defaultColor = '#1f5f5b'

/** `--soft` of the panel, light and dark: what can be read there can be read on `--surface` too. */
const softOnLight: Rgb = [243, 244, 246]
const softOnDark: Rgb = [48, 51, 58]

/**
 * The panel's rule for an agent's colour: itself, what can be read on it, and the shades of it that can be read on
 * light and dark.
 */
export function themeRule(color = defaultColor): string {
  const rgb = parseHex(toHex(color)) ?? parseHex(defaultColor) ?? softOnDark
  const accents = `--accent-on-light:${readableShade(rgb, softOnLight)};--accent-on-dark:${readableShade(rgb, softOnDark)}`
  return `:host{--brand:rgb(${rgb.join()});--on-brand:${readableOn(rgb)};${accents}}`
}

/** Any opaque CSS colour as `#rrggbb`; what is none as the default. */
function toHex(color: string): string {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return color
  pen.fillStyle = defaultColor
  pen.fillStyle = color
  return pen.fillStyle
}
