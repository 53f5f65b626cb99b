/** A color as sRGB, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const MAX_LENGTH = 60
const NUMBER = String.raw`(-?[\d.]{1,12})(%|deg)?`
const FUNCTION = new RegExp(
  String.raw`^(rgba?|hsla?|oklch)\(\s*${NUMBER}[\s,]+${NUMBER}[\s,]+${NUMBER}(?:\s*[,/]\s*([\d.]{1,12})(%)?)?\s*\)$`,
  'iu',
)
/** Hue, saturation and lightness without a function, as Tailwind themes write a property. */
const BARE_HSL = new RegExp(String.raw`^${NUMBER}\s+([\d.]{1,12})%\s+([\d.]{1,12})%$`, 'u')

/**
 * Parses a hex color, `rgb()`, `hsl()` or `oklch()`. Returns undefined for anything else and for a transparent color.
 */
export function parseCssColor(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase()
  if (value.length > MAX_LENGTH) return undefined
  if (value.startsWith('#')) return parseHex(value.slice(1))
  const bare = BARE_HSL.exec(value)
  if (bare) return fromHsl(Number(bare[1]), Number(bare[3]) / 100, Number(bare[4]) / 100)
  const found = FUNCTION.exec(value)
  if (!found) return undefined
  const [, name = '', a, aUnit, b, bUnit, c, cUnit, alpha, alphaUnit] = found
  if (alpha !== undefined && Number(alpha) < (alphaUnit ? 100 : 1)) return undefined
  if (name === 'oklch') return fromOklch(share(a, aUnit), bUnit ? share(b, bUnit) * 0.4 : Number(b), Number(c))
  if (name.startsWith('hsl')) return fromHsl(Number(a), share(b, '%'), share(c, '%'))
  const channel = (value: string | undefined, unit: string | undefined) =>
    clamp(unit ? share(value, unit) * 255 : Number(value))
  return [channel(a, aUnit), channel(b, bUnit), channel(c, cUnit)]
}

/** Returns `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2.2: white text has a contrast of 4.5 on colors up to this luminance, black text on those above it. */
const MAX_LUMINANCE_UNDER_WHITE = 1.05 / 4.5 - 0.05

/** Returns the text color, black or white, that has a contrast of 4.5 on this color. */
export function readableOn(color: Rgb): '#000' | '#fff' {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > MAX_LUMINANCE_UNDER_WHITE ? '#000' : '#fff'
}

function parseHex(digits: string): Rgb | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/u.test(digits)) return undefined
  const width = digits.length < 6 ? 1 : 2
  const channel = (at: number) => Number.parseInt(digits.slice(at * width, (at + 1) * width).repeat(3 - width), 16)
  if (digits.length / width === 4 && channel(3) < 255) return undefined
  return [channel(0), channel(1), channel(2)]
}

const share = (value: string | undefined, unit: string | undefined): number =>
  unit === '%' ? Number(value) / 100 : Number(value)

const clamp = (channel: number): number => Math.round(Math.min(255, Math.max(0, channel)))

/** CSS Color 4, 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amount = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12
    return clamp(255 * (lightness - amount * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/** CSS Color 4, 9.2, by the matrices of https://bottosson.github.io/posts/oklab/. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** From linear light. */
function encode(light: number): number {
  return clamp(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}
