import { type Rgb, parseCssColor, toHex } from './css-color.ts'
import type { ColorUse } from './style-colors.ts'

const MAX_COLORS = 5
/** Colors with a smaller difference in each channel count as one. */
const ALIKE = 24
/** Grays and near-whites are not brand colors. */
const MIN_CHROMA = 40
const MAX_LIGHTNESS = 225

/** Returns the candidates for the brand color as `#rrggbb`, strongest first, at most 5. Merges similar colors. */
export function rankColors(uses: readonly ColorUse[]): string[] {
  const groups: { rgb: Rgb; weight: number; strongest: number }[] = []
  for (const { color, weight } of uses) {
    const rgb = parseCssColor(color)
    if (!rgb || !isColorful(rgb)) continue
    const group = groups.find((one) => isAlike(one.rgb, rgb))
    if (!group) {
      groups.push({ rgb, weight, strongest: weight })
      continue
    }
    if (weight > group.strongest) Object.assign(group, { rgb, strongest: weight })
    group.weight += weight
  }
  return groups
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_COLORS)
    .map(({ rgb }) => toHex(rgb))
}

function isColorful(rgb: Rgb): boolean {
  const [low, high] = [Math.min(...rgb), Math.max(...rgb)]
  return high - low >= MIN_CHROMA && (low + high) / 2 <= MAX_LIGHTNESS
}

const isAlike = (one: Rgb, other: Rgb): boolean =>
  one.every((channel, at) => Math.abs(channel - (other[at] ?? 0)) < ALIKE)
