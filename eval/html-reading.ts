import { Parser } from 'htmlparser2'

/** A page as a visitor sees it. */
export interface HtmlReading {
  /** Its visible text with collapsed white space, including opened `details`, without hidden elements and the head. */
  text: string
  links: string[]
  /** URLs of images, scripts, styles and frames. */
  resources: string[]
}

const UNSEEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg'])

/** Inline elements. The border of any other element separates words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

const isUnseen = (name: string, attributes: Record<string, string>): boolean =>
  UNSEEN.has(name) || attributes['hidden'] !== undefined || /display:\s*none/.test(attributes['style'] ?? '')

function resourceOf(name: string, attributes: Record<string, string>): string | undefined {
  if (name === 'link' && /stylesheet|icon|preload/.test(attributes['rel'] ?? '')) return attributes['href']
  return attributes['src']
}

/**
 * Reads a page's visible text and URLs with only the parser, so that the evaluation does not check the service's reader
 * with itself.
 */
export function readHtml(html: string): HtmlReading {
  const reading: HtmlReading = { text: '', links: [], resources: [] }
  let unseenDepth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseenDepth > 0 || isUnseen(name, attributes)) unseenDepth += 1
      if (!INLINE.has(name)) reading.text += ' '
      if (name === 'a' && attributes['href'] !== undefined) reading.links.push(attributes['href'])
      const resource = resourceOf(name, attributes)
      if (resource !== undefined) reading.resources.push(resource)
    },
    ontext(text) {
      if (unseenDepth === 0) reading.text += text
    },
    onclosetag(name) {
      if (unseenDepth > 0) unseenDepth -= 1
      if (!INLINE.has(name)) reading.text += ' '
    },
  })
  parser.end(html)
  return { ...reading, text: reading.text.replace(/\s+/g, ' ').trim() }
}
