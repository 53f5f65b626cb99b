import { foldText } from '../html/fold-text.ts'
import { elementsOf, type HtmlElement } from '../html/html-tree.ts'

type Entity = Record<string, unknown>

const MAX_ITEMS = 300
const SKIPPED = /^(?:script|style|template)$/u

/**
 * Returns the microdata items of a page in the form of JSON-LD: `itemtype` as `@type` without its vocabulary, a
 * repeated property as an array. Leaves out what visitors of the website wrote.
 */
export function readMicrodata(root: HtmlElement): Entity[] {
  const items: Entity[] = []
  visit(root, undefined, items)
  return items.slice(0, MAX_ITEMS)
}

function visit(element: HtmlElement, owner: Entity | undefined, items: Entity[]): void {
  for (const child of elementsOf(element)) {
    if (child.byVisitors) continue
    const names = child.attributes['itemprop']?.split(/\s/u).filter(Boolean) ?? []
    const item = 'itemscope' in child.attributes && items.length < MAX_ITEMS ? { '@type': typeOf(child) } : undefined
    if (item && (names.length === 0 || !owner)) items.push(item)
    if (owner) for (const name of names) addProperty(owner, name, item ?? valueOf(child))
    visit(child, item ?? owner, items)
  }
}

function typeOf({ attributes }: HtmlElement): string {
  return (
    attributes['itemtype']
      ?.trim()
      .split(/[/#\s]/u)
      .at(-1) ?? ''
  )
}

function addProperty(owner: Entity, name: string, value: unknown): void {
  if (value === '') return
  const said = Object.hasOwn(owner, name) ? owner[name] : undefined
  const next = said === undefined ? value : Array.isArray(said) ? [...(said as unknown[]), value] : [said, value]
  Object.defineProperty(owner, name, { value: next, enumerable: true, configurable: true, writable: true })
}

function valueOf(element: HtmlElement): string {
  const { tag, attributes } = element
  const declared = attributes['content'] ?? (tag === 'time' ? attributes['datetime'] : undefined)
  if (declared !== undefined) return foldText(declared)
  if (tag === 'a' || tag === 'link' || tag === 'area') return textOf(element) || (attributes['href'] ?? '')
  if (/^(?:img|audio|video|source|iframe|embed)$/u.test(tag)) return attributes['src'] ?? ''
  return textOf(element)
}

function textOf(element: HtmlElement): string {
  const pieces = (node: HtmlElement): string =>
    node.children
      .map((child) => (typeof child === 'string' ? child : SKIPPED.test(child.tag) ? '' : ` ${pieces(child)} `))
      .join('')
  return foldText(pieces(element))
}
