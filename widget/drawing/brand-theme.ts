import { parseHex, readableOn, readableShade } from './color-contrast.ts'
import type { Rgb } from './color-contrast.ts'

/** What an agent looks like until its owner chooses. */
const defaultColor: Rgb = [31, 95, 91]

/** `--soft` of the panel, light and dark: what can be read there can be read on `--surface` too. */
const softOnLight: Rgb = [243, 244, 246]
const softOnDark: Rgb = [48, 51, 58]

/** The declarations for an agent's colour and for text on it. A colour that is not `#rgb` or `#rrggbb` counts as none. */
export function brandDeclarations(color = ''): string {
  const rgb = parseHex(color) ?? defaultColor
  return `--brand:rgb(${rgb.join()});--on-brand:${readableOn(rgb)};`
}

/** The panel's rule for an agent's colour: besides itself, the shades of it that can be read on the panel's light and dark surfaces. */
export function themeRule(color: string): string {
  const rgb = parseHex(color) ?? defaultColor
  const accents = `--accent-on-light:${readableShade(rgb, softOnLight)};--accent-on-dark:${readableShade(rgb, softOnDark)}`
  return `:host{${brandDeclarations(color)}${accents}}`
}
