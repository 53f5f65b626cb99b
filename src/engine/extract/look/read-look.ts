import { rawText, type HtmlElement } from '../html/html-tree.ts'
import { resolveUrl } from '../html/resolve-url.ts'
import { type ColorUse, readStyleColors } from './style-colors.ts'

/** What a page declares about its look. */
export interface PageLook {
  /** From its `style` elements and attributes, strongest first. */
  colors: ColorUse[]
  /** Absolute URLs of pictures that can represent the business in a small square, the most suitable first. */
  icons: string[]
  /** Absolute, or ''. */
  manifest: string
  /** Absolute, in the page's order. */
  stylesheets: string[]
}

const MAX_STYLESHEETS = 4
const MAX_ICONS = 4
const MAX_STYLE_ATTRIBUTES = 2_000
/** Formats that the chat can show, which excludes `.ico`. */
const SHOWN = /\.(?:png|svg|webp|jpe?g|avif)(?:$|\?)/iu
/** An icon of at least this width, in pixels, is sharp in the chat. */
const SHARP_WIDTH = 96

/** Reads the colors, icons and style sheets that a page declares. */
export function readLook(elements: HtmlElement[], baseUrl: string): PageLook {
  const links = elements.filter(({ tag, attributes }) => tag === 'link' && attributes['href'])
  const linked = (rel: RegExp) => links.filter(({ attributes }) => rel.test(attributes['rel'] ?? ''))
  const urlsOf = (found: HtmlElement[]) =>
    [...new Set(found.map(({ attributes }) => resolveUrl(attributes['href'] ?? '', baseUrl)))].filter(Boolean)
  const icons = linked(/\bicon\b|apple-touch-icon/iu)
    .filter(({ attributes }) => SHOWN.test(attributes['href'] ?? '') || /png|svg|webp/iu.test(attributes['type'] ?? ''))
    .map((link) => ({ link, score: scoreIcon(link.attributes) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ link }) => link)
  const logos = elements.filter(isLogo).map(({ attributes }) => resolveUrl(attributes['src'] ?? '', baseUrl))
  return {
    colors: readStyleColors(collectCss(elements)),
    icons: [...urlsOf(icons), ...logos.filter((url) => SHOWN.test(url))].slice(0, MAX_ICONS),
    manifest: urlsOf(linked(/\bmanifest\b/iu))[0] ?? '',
    stylesheets: urlsOf(linked(/\bstylesheet\b/iu)).slice(0, MAX_STYLESHEETS),
  }
}

/** An icon for a home screen first, then a drawing, then the largest. */
function scoreIcon({ rel = '', type = '', href = '', sizes = '' }: Record<string, string>): number {
  const width = Number(/(\d{1,4})x/iu.exec(sizes)?.[1] ?? 0)
  if (/apple-touch-icon/iu.test(rel)) return 10_000 + width
  if (/svg/iu.test(type) || /\.svg(?:$|\?)/iu.test(href)) return 5_000
  return width >= SHARP_WIDTH ? 2_000 + width : width
}

const isLogo = ({ tag, attributes: { src, ...named } }: HtmlElement): boolean =>
  tag === 'img' &&
  Boolean(src) &&
  /\blogo\b/iu.test(`${named['class'] ?? ''} ${named['id'] ?? ''} ${named['alt'] ?? ''}`)

/** The text of `style` elements, and the attributes of links and buttons as rules. */
function collectCss(elements: HtmlElement[]): string {
  const styles = elements.filter(({ tag }) => tag === 'style').map(rawText)
  const attributes = elements
    .filter(({ tag, attributes: { style } }) => style && /^(?:a|button|input)$/u.test(tag))
    .slice(0, MAX_STYLE_ATTRIBUTES)
    .map(({ tag, attributes }) => {
      const name = attributes['class'] ?? ''
      // A link with a background is a button.
      const isButton = tag !== 'a' || /background/iu.test(attributes['style'] ?? '')
      return `${isButton ? 'button' : 'a'} ${name.replace(/[{}]/gu, '')}{${attributes['style'] ?? ''}}`
    })
  return [...styles, ...attributes].join('\n')
}
