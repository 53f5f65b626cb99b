import { Parser } from 'htmlparser2'
import { CHAT_TAGS, SKIPPED_TAGS } from './tags.ts'

export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
  /** Holds a heading somewhere below. */
  hasHeading: boolean
  /** Holds more than white space somewhere below, outside of elements whose content is never text of the page. */
  hasText: boolean
  /** Visitors of the website wrote what it holds. */
  byVisitors?: true
}

export type HtmlNode = HtmlElement | string

export interface HtmlTree {
  root: HtmlElement
  /** All elements below the root, in document order. */
  elements: HtmlElement[]
  /** A limit was reached; what followed is missing. */
  cut: boolean
}

const CHUNK = 65_536
const MAX_NODES = 200_000
/** Elements below this depth become siblings there, so that walking the tree never exhausts the stack. */
const MAX_DEPTH = 200
/** Closing tags search the parser's stack of open ones; without a bound a hostile page makes that quadratic. */
const MAX_OPEN = 500

/** HTML knows no CDATA: browsers pass over its mark, while the parser would take all up to `]]>` for a comment. */
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

/** All elements below, in document order. */
export function* descendants(element: HtmlElement): Generator<HtmlElement> {
  const waiting = elementsOf(element).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    for (const child of elementsOf(next).reverse()) waiting.push(child)
  }
}

/** The elements right below. */
export function elementsOf(element: HtmlElement): HtmlElement[] {
  return element.children.filter((child) => typeof child !== 'string')
}

/** The raw text below, tags left out: what a script or a title holds. */
export function rawText(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
}

/** The length of the text below, white space around its pieces aside, counted until it is more than `max`. */
export function textLength(element: HtmlElement, max: number): number {
  let length = 0
  for (const child of element.children) {
    length += typeof child === 'string' ? child.trim().length : textLength(child, max)
    if (length > max) break
  }
  return length
}
