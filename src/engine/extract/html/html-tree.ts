import { Parser } from 'htmlparser2'
import { CHAT_TAGS, SKIPPED_TAGS } from './tags.ts'

export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
  /** Has a heading below. */
  hasHeading: boolean
  /** Has more than white space below, outside elements whose content is never page text. */
  hasText: boolean
  /** Visitors of the website wrote its content. */
  byVisitors?: true
}

export type HtmlNode = HtmlElement | string

export interface HtmlTree {
  root: HtmlElement
  /** All elements below the root, in document order. */
  elements: HtmlElement[]
  /** A limit was reached, and what followed is missing. */
  cut: boolean
}

const CHUNK = 65_536
const MAX_NODES = 200_000
/** Elements below this depth become siblings, so that walking the tree never exhausts the stack. */
const MAX_DEPTH = 200
/** Closing tags search the parser's stack of open elements. Without a limit, a hostile page makes that quadratic. */
const MAX_OPEN = 500

/** HTML has no CDATA: browsers skip its mark, but the parser would read everything up to `]]>` as a comment. */
const CDATA = '<![CDATA['

/** Parses HTML, however broken, into a tree of at most 200 levels and 200,000 nodes. */
export function parseHtml(text: string): HtmlTree {
  const html = text.replaceAll(CDATA, '<!---->')
  const tree = createTreeBuilder()
  const parser = new Parser(tree.handler, { decodeEntities: true })
  for (let at = 0; at < html.length && !tree.isFull(); at += CHUNK) parser.write(html.slice(at, at + CHUNK))
  const cut = tree.isFull()
  if (!cut) parser.end()
  return { root: tree.root, elements: tree.elements, cut }
}

function createTreeBuilder() {
  const root: HtmlElement = { tag: '#root', attributes: {}, children: [], hasHeading: false, hasText: false }
  const elements: HtmlElement[] = []
  const open = [root]
  let depth = 0
  let nodes = 0
  const current = () => open.at(-1) ?? root
  const addText = (text: string): void => {
    nodes++
    const { children } = current()
    const last = children.at(-1)
    if (typeof last === 'string') children[children.length - 1] = last + text
    else children.push(text)
    if (/\S/u.test(text)) markText(open)
  }
  return {
    root,
    elements,
    isFull: () => nodes > MAX_NODES || depth > MAX_OPEN,
    handler: {
      onopentag(tag: string, attributes: Record<string, string>) {
        nodes++
        depth++
        if (CHAT_TAGS.includes(tag)) addText(`<${tag}>`)
        const element: HtmlElement = { tag, attributes, children: [], hasHeading: false, hasText: false }
        current().children.push(element)
        elements.push(element)
        if (isHeading(element)) markAncestors(open)
        if (depth < MAX_DEPTH) open.push(element)
      },
      onclosetag() {
        if (depth < MAX_DEPTH && open.length > 1) open.pop()
        depth--
      },
      ontext: addText,
    },
  }
}

function markAncestors(open: HtmlElement[]): void {
  for (let at = open.length - 1; at >= 0; at--) {
    const element = open[at]
    if (!element || element.hasHeading) return
    element.hasHeading = true
  }
}

function markText(open: HtmlElement[]): void {
  for (let at = open.length - 1; at >= 0; at--) {
    const element = open[at]
    if (!element || element.hasText || SKIPPED_TAGS.has(element.tag)) return
    element.hasText = true
  }
}

const HEADING_TAGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

export function isHeading({ tag, attributes }: HtmlElement): boolean {
  return HEADING_TAGS.has(tag) || attributes['role'] === 'heading'
}

/** Yields all elements below, in document order. */
export function* descendants(element: HtmlElement): Generator<HtmlElement> {
  const waiting = elementsOf(element).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    for (const child of elementsOf(next).reverse()) waiting.push(child)
  }
}

/** Returns the child elements. */
export function elementsOf(element: HtmlElement): HtmlElement[] {
  return element.children.filter((child) => typeof child !== 'string')
}

/** Returns the raw text below, without tags: the content of a script or a title. */
export function rawText(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
}

/** Returns the length of the text below, without white space around its pieces. Stops counting above `max`. */
export function textLength(element: HtmlElement, max: number): number {
  let length = 0
  for (const child of element.children) {
    length += typeof child === 'string' ? child.trim().length : textLength(child, max)
    if (length > max) break
  }
  return length
}
