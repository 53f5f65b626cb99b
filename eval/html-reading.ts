import { Parser } from 'htmlparser2'

/** A page as a visitor meets it. */
export interface HtmlReading {
  /** What can be read on it, white space folded; opened `details` included, hidden elements and the head not. */
  text: string
  links: string[]
  /** Addresses of images, scripts, styles and frames. */
  resources: string[]
}

const UNSEEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg'])

/** Elements that stand within a line; the border of any other parts two words. */
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
 * Reads visible text and addresses with no other craft than the parser, so that the evaluation does not check the
 * reader by itself.
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
