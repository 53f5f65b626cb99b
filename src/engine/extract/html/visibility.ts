import { memoize } from '#src/base/memoize.ts'
import { boxNames } from './box-names.ts'
import { rawText, type HtmlElement } from './html-tree.ts'

/** Names of boxes that a click opens. Their content counts although it is hidden at first. */
const OPENABLE =
  /(?:^|[\s_-])(?:tab|tabs|panel|pane|accordion|collaps\w*|faq|answer|toggle|slide|carousel|expand\w*|content|body)(?:$|[\s_-])/iu
const NEVER_CONTENT =
  /(?:^|[\s_-])(?:modal|dialog|popup|lightbox|overlay|drawer|mini-?cart|cart|honeypot|hp|template|tooltip|toast|offcanvas)(?:$|[\s_-])/iu
/** Names of boxes that open above the page, and of their parts. */
export const WINDOW = /(?:^|[\s_-])(?:modal|dialog|popup|lightbox)(?:$|[\s_-])/iu
/** Positions outside the window, letters without size, and clips that leave nothing. */
const OFFSCREEN = new RegExp(
  [
    String.raw`(?<![\w-])(?:left|top|right|bottom|text-indent|margin-left|margin-top|inset)\s*:\s*(?:-\d{4,}|-999|-\d{3,}(?:em|rem|vw|vh|%))`,
    String.raw`translate[xy3d]{0,2}\(\s*(?:[^,)]{1,12},\s*)?(?:-\d{4,}|-999|-\d{3,}(?:em|rem|vw|vh))`,
    String.raw`scale[xy]?\(\s*0(?![.\d])`,
    String.raw`font-size\s*:\s*(?:0(?![.\d])|0?\.(?:\d+p[xt]|[01]\d*r?em)|[01](?:\.\d+)?p[xt])`,
    String.raw`clip\s*:\s*rect\(\s*[01](?:px)?[\s,]`,
    String.raw`clip-path\s*:\s*(?:inset\(\s*(?:50|100)%|circle\(\s*0(?![.\d])|polygon\(\s*0(?:px|%)?(?:\s+0(?:px|%)?)?(?:\s*,\s*0(?:px|%)?\s+0(?:px|%)?)*\s*\))`,
    String.raw`content-visibility\s*:\s*hidden`,
    String.raw`filter\s*:\s*opacity\(\s*0(?:%|(?![.\d]))`,
  ].join('|'),
  'iu',
)
/** A box of one pixel, for screen readers. */
const PIXEL = /(?<![\w-])(?:width|height)\s*:\s*[01]px/giu
/**
 * A box without height or width, unless its padding holds a picture. Boxes that a click unfolds also have this style.
 */
const NO_SIZE = /(?<![\w-])(?:max-)?(?:width|height|inline-size|block-size)\s*:\s*0(?:px|em|rem|%)?\s*(?:[;!]|$)/iu
const CUT_OFF = /overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/iu
const PADDED = /padding(?:-top|-bottom)?\s*:[^;]{0,20}%/iu
const TRANSPARENT = /(?<![\w-])opacity\s*:\s*(?:0|0?\.0\d*|0\.0)\s*(?:[;!]|$)/iu
/** Declarations that an element that fades in does not have. */
const OUT_OF_FLOW =
  /position\s*:\s*(?:absolute|fixed)|pointer-events\s*:\s*none|z-index\s*:\s*-|user-select\s*:\s*none/iu
const COLOUR = /(?<![\w-])color\s*:\s*([^;!]{1,60})/iu
const BACKGROUND = /(?<![\w-])background(?:-color)?\s*:\s*([^;!]{1,60})/iu
/** Boxes in which streamed React pages carry content that a script moves into place. */
const STREAMED = /^S:[0-9a-f]+$/u
const NOT_SHOWN = /display\s*:\s*none/iu
const INVISIBLE = /visibility\s*:\s*hidden/iu
/** An element that fades in or unfolds shows text. A hidden line shows none. */
const FOLDED = /height\s*:\s*0/iu

/** How a style affects an element. */
interface StyleTraits {
  isUnreadable: boolean
  isOffscreen: boolean
  isStruck: boolean
  isInvisible: boolean
  isNotShown: boolean
  isFolded: boolean
}

const MAX_CACHED = 1_000
const readStyle = memoize(MAX_CACHED, (style: string): StyleTraits => ({
  isUnreadable: isUnreadable(style),
  isOffscreen: OFFSCREEN.test(style),
  isStruck: LINE_THROUGH.test(style),
  isInvisible: INVISIBLE.test(style) && !FOLDED.test(style),
  isNotShown: NOT_SHOWN.test(style),
  isFolded:
    (NO_SIZE.test(style) && CUT_OFF.test(style) && !PADDED.test(style)) ||
    (TRANSPARENT.test(style) && OUT_OF_FLOW.test(style)),
}))

/** Reports whether a style leaves text in one pixel, without color, or in the color of its background. */
function isUnreadable(style: string): boolean {
  if (!style.includes(':')) return false
  if ((style.match(PIXEL)?.length ?? 0) > 1 && /overflow\s*:\s*hidden/iu.test(style)) return true
  if (TRANSPARENT.test(style) && NO_SIZE.test(style)) return true
  const written = COLOUR.exec(style)?.[1]
  if (written === undefined) return false
  const background = BACKGROUND.exec(style)?.[1]
  const colour = readColour(written)
  if (colour === 'transparent') return !/background-clip|text-fill/iu.test(style)
  return isNear(colour, readColour(background ?? ''))
}

type Colour = readonly number[] | 'transparent' | undefined

const NAMED: Readonly<Record<string, readonly number[]>> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  whitesmoke: [245, 245, 245],
  black: [0, 0, 0],
}
/** Colors with a smaller difference in each channel look the same. */
const MIN_CONTRAST = 16
const SHORT_HEX = 4

/** Parses the first color of a value into red, green and blue. */
function readColour(written: string): Colour {
  const colour = written.trim().toLowerCase()
  if (colour === 'transparent') return colour
  const hex = /#(?:[\da-f]{6,8}|[\da-f]{3,4})(?![\da-f])/.exec(colour)?.[0]
  if (hex !== undefined) {
    const long = hex.length <= SHORT_HEX + 1 ? hex.replace(/[\da-f]/g, '$&$&') : hex
    return /^#.{6}00$/.test(long) ? 'transparent' : [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
  }
  const parts = /^rgba?\(([^)]{5,40})\)/
    .exec(colour)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
  if (parts !== undefined)
    return parts.length > 3 && Number.parseFloat(parts[3] ?? '') === 0 ? 'transparent' : parts.slice(0, 3).map(Number)
  return NAMED[/^[a-z]+/.exec(colour)?.[0] ?? '']
}

const isNear = (one: Colour, other: Colour): boolean =>
  Array.isArray(one) && Array.isArray(other) && one.every((part, at) => Math.abs(part - other[at]) < MIN_CONTRAST)

/** A label of at most this length belongs to the element beside it. */
const MAX_LABEL = 40

const STRUCK_TAGS: ReadonlySet<string> = new Set(['s', 'del', 'strike'])
const LINE_THROUGH = /text-decoration(?:-line)?\s*:[^;]*line-through/iu
const MAX_STRUCK = 30
/** A single amount of money: a number with a currency sign or code. */
const AMOUNT = /^(?=[^]*\d)(?=[^]*[\p{Sc}\p{L}])(?:[\d.,'’\s\p{Sc}–-]|(?<!\p{L})\p{L}{2,5}(?!\p{L}))+$/u

/** Reports whether the element is a price that its page has struck out, because another one applies. */
function isStruckPrice(element: HtmlElement, { isStruck }: StyleTraits): boolean {
  if (!STRUCK_TAGS.has(element.tag) && !isStruck) return false
  const text = rawText(element)
  return text.length <= MAX_STRUCK && AMOUNT.test(text)
}

const ICON_FONT = /(?:^|\s)(?:material-(?:icons|symbols)|google-symbols)/u

/** Reports whether the element's text is the name of an icon that a font draws instead: `more_vert`. */
export const isIcon = ({ tag, attributes }: HtmlElement): boolean =>
  (tag === 'i' || tag === 'span') && ICON_FONT.test(attributes['class'] ?? '')

/** Reports whether the element is a dialog with its own heading. */
export const isWindow = ({ attributes, hasHeading }: HtmlElement): boolean =>
  hasHeading && (attributes['role'] === 'dialog' || WINDOW.test(attributes['class'] ?? ''))

/**
 * Reports whether a link or a button of the page opens a dialog with text to read: terms, or a description of an
 * offer.
 */
export const isOpened = ({ attributes, hasHeading }: HtmlElement, controlled: ReadonlySet<string>): boolean =>
  hasHeading && controlled.has(attributes['id'] ?? '') && WINDOW.test(attributes['class'] ?? '')

/**
 * Reports whether visitors never see the element's content, or see it struck out. Panels of tabs and accordions count
 * as seen, because a click opens them. So do elements at opacity 0 that keep their place, because pages fade in their
 * content this way.
 */
export function isHidden(element: HtmlElement, controlled: ReadonlySet<string>): boolean {
  const { attributes } = element
  const style = readStyle(attributes['style'] ?? '')
  if (boxNames(element).unseen && !element.hasHeading && rawText(element).length > MAX_LABEL) return true
  if (element.tag !== 'img' && style.isUnreadable) return true
  if (style.isOffscreen || isStruckPrice(element, style)) return true
  // A page that is hidden as a whole is shown by a script.
  if (/^(?:html|body|main)$/u.test(element.tag) || STREAMED.test(attributes['id'] ?? '')) return false
  // Content hidden only from screen readers is visible: mostly icons, and sometimes whole cards.
  const unspoken = attributes['aria-hidden'] === 'true' && !element.hasHeading && element.tag !== 'a'
  const concealed =
    'hidden' in attributes ||
    unspoken ||
    (style.isInvisible && !element.hasHeading && attributes['height'] !== '0') ||
    style.isNotShown ||
    (style.isFolded && !element.hasHeading && element.tag !== 'img')
  if (!concealed) return false
  const names = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`
  if ((attributes['role'] === 'dialog' || NEVER_CONTENT.test(names)) && !isOpened(element, controlled)) return true
  return !(attributes['role'] === 'tabpanel' || controlled.has(attributes['id'] ?? '') || OPENABLE.test(names))
}

/** Returns the IDs of the boxes that buttons and tabs of the page open. */
export function controlledIds(elements: Iterable<HtmlElement>): Set<string> {
  const ids = new Set<string>()
  for (const { tag, attributes } of elements) {
    const target =
      attributes['data-bs-target'] ?? attributes['data-target'] ?? (tag === 'a' ? attributes['href'] : undefined)
    if (target?.startsWith('#') && target.length > 1) ids.add(target.slice(1))
    for (const id of attributes['aria-controls']?.split(/\s/u) ?? []) if (id) ids.add(id)
  }
  return ids
}
