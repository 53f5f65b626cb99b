import './styles/rich-text.css'
import { createElement, type ReactNode } from 'react'
import { parseMarkdown } from '../../widget/markdown/markdown-tree.ts'

type Block = ReturnType<typeof parseMarkdown>[number]

const HOLDS_BLOCKS: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'tr', 'blockquote'])

/** Draws Markdown as a visitor sees it in a reply. */
export function RichText({ text }: { text: string }) {
  return <div className="rich-text">{parseMarkdown(text).map(drawNode)}</div>
}

/** Draws Markdown as one line of plain text. */
export function textInLine(text: string): string {
  return parseMarkdown(text).map(wordsOf).filter(Boolean).join(' ')
}

function wordsOf(node: Block | string): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return ' '
  return node.children.map(wordsOf).join(HOLDS_BLOCKS.has(node.tag) ? ' ' : '')
}

function drawNode(node: Block | string, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, start, children } = node
  const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' }
  const drawn = children.map(drawNode)
  return createElement(
    // An empty cell is not a column heading.
    tag === 'th' && children.length === 0 ? 'td' : tag,
    { key, dir: tag === 'p' ? 'auto' : undefined, start, ...link },
    ...(tag === 'table' ? [<tbody key="rows">{drawn}</tbody>] : drawn),
  )
}
