export type Rgb = readonly [red: number, green: number, blue: number]

/** WCAG 2.2, 1.4.3: minimum contrast of text. */
const minContrast = 4.5
/** White has that contrast up to this luminance, black above it. */
const maxLuminanceUnderWhite = 1.05 / minContrast - 0.05
const mixingSteps = 20

/** Parses `#rgb` or `#rrggbb` into three numbers from 0 to 255; undefined otherwise. */
export function parseHex(color: string): Rgb | undefined {
  const digits = /^#(?:[\da-f]{3}){1,2}$/i.test(color) ? color.slice(1) : undefined
  if (!digits) return undefined
  const width = digits.length / 3
  const channel = (index: number) =>
    Number.parseInt(digits.slice(index * width, (index + 1) * width).repeat(3 - width), 16)
  return [channel(0), channel(1), channel(2)]
}

/** Returns WCAG 2.2's contrast ratio of two hex colors, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns black or white, whichever has a contrast of 4.5 on this color; one always has. */
export function readableOn(background: Rgb): '#000' | '#fff' {
  return luminance(background) > maxLuminanceUnderWhite ? '#000' : '#fff'
}

/** Returns the color if it is readable on `background`, or else the nearest readable mix with black or white. */
export function readableShade(color: Rgb, background: Rgb): string {
  const end: Rgb = luminance(background) > maxLuminanceUnderWhite ? [0, 0, 0] : [255, 255, 255]
  for (let step = 0; step < mixingSteps; step += 1) {
    const shade = mix(color, end, step / mixingSteps)
    if (contrast(shade, background) >= minContrast) return toHex(shade)
  }
  return toHex(end)
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function mix(color: Rgb, end: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(color[index] + (end[index] - color[index]) * share)
  return [channel(0), channel(1), channel(2)]
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
