import { drawElement } from '../drawing/dom-element.ts'
import { parseMarkdown } from './markdown-tree.ts'
import type { MarkdownNode } from './markdown-types.ts'

/** Draws Markdown as DOM nodes, so that nothing in the source can become HTML or a script. */
export function drawMarkdown(source: string): Node[] {
  return parseMarkdown(source).map(drawNode)
}

function drawNode(node: MarkdownNode): Node {
  if (typeof node === 'string') return new Text(node)
  const children = node.children.map(drawNode)
  if (node.tag === 'a') return drawLink(node.href ?? '', children)
  return drawElement(
    node.tag,
    node.start === undefined || node.start === 1 ? {} : { start: String(node.start) },
    ...children,
  )
}

/** Draws a link to a URL from `toSafeLink`. Web pages open in a new tab; mail and phone links do not. */
export function drawLink(href: string, children: (Node | string)[], className = ''): HTMLAnchorElement {
  const link = drawElement('a', { href, rel: 'noopener noreferrer nofollow' }, ...children)
  if (href.startsWith('http')) link.target = '_blank'
  if (className) link.className = className
  return link
}
