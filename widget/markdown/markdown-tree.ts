import { parseInline } from './markdown-inline.ts'
import type { MarkdownElement, MarkdownNode } from './markdown-types.ts'

interface Read {
  block: MarkdownElement
  /** The line after the block. */
  next: number
}

type Reader = (lines: readonly string[], at: number, depth: number) => Read | undefined

/** Deeper lists and quotes become plain paragraphs. */
const maxDepth = 4

const listItem = /^(?<indent> *)(?<marker>[-*+•]|\d{1,9}[.)]) +(?<content>.*)$/
const tableRule = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/
const blank = /^\s*$/

const readers: Reader[] = [readFence, readHeading, readRule, readTable, readQuote, readList]

/**
 * Parses the Markdown that agents write (paragraphs, emphasis, links, lists, tables, code, quotes) into a tree. HTML is
 * plain text, and so is an incomplete construct in a stream. Headings become bold paragraphs, because a message has no
 * outline.
 */
export function parseMarkdown(source: string): MarkdownElement[] {
  return parseBlocks(source.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0)
}

function parseBlocks(lines: readonly string[], depth: number): MarkdownElement[] {
  const blocks: MarkdownElement[] = []
  let at = 0
  while (at < lines.length) {
    if (blank.test(lines[at] ?? '')) {
      at += 1
      continue
    }
    const { block, next } = readBlock(lines, at, depth) ?? readParagraph(lines, at, depth)
    blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number, depth: number): Read | undefined {
  if (depth > maxDepth) return undefined
  for (const reader of readers) {
    const read = reader(lines, at, depth)
    if (read) return read
  }
  return undefined
}

function readParagraph(lines: readonly string[], at: number, depth: number): Read {
  let next = at + 1
  while (next < lines.length && !blank.test(lines[next] ?? '') && !readBlock(lines, next, depth)) next += 1
  const text = lines.slice(at, next).map((line) => line.trim())
  return { block: { tag: 'p', children: parseInline(text.join('\n')) }, next }
}

function readFence(lines: readonly string[], at: number): Read | undefined {
  if (!lines[at]?.startsWith('```')) return undefined
  const close = lines.findIndex((line, index) => index > at && line.startsWith('```'))
  const end = close === -1 ? lines.length : close
  const code: MarkdownElement = { tag: 'code', children: [lines.slice(at + 1, end).join('\n')] }
  return { block: { tag: 'pre', children: [code] }, next: end + 1 }
}

function readHeading(lines: readonly string[], at: number): Read | undefined {
  const title = /^ {0,3}#{1,6} +(?<title>.*)$/.exec(lines[at] ?? '')?.groups?.['title']
  if (!title) return undefined
  const strong: MarkdownElement = { tag: 'strong', children: parseInline(title.trim().replace(/ #{1,6}$/, '')) }
  return { block: { tag: 'p', children: [strong] }, next: at + 1 }
}

function readRule(lines: readonly string[], at: number): Read | undefined {
  return /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/.test(lines[at] ?? '')
    ? { block: { tag: 'hr', children: [] }, next: at + 1 }
    : undefined
}

function readTable(lines: readonly string[], at: number): Read | undefined {
  const rule = lines[at + 1]?.replaceAll(' ', '') ?? ''
  if (!lines[at]?.includes('|') || !rule.includes('|') || !tableRule.test(rule)) return undefined
  let next = at + 2
  while (lines[next]?.includes('|')) next += 1
  const rows = [tableRow('th', lines[at] ?? ''), ...lines.slice(at + 2, next).map((line) => tableRow('td', line))]
  return { block: { tag: 'table', children: rows }, next }
}

function tableRow(tag: 'th' | 'td', line: string): MarkdownElement {
  const cells = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
  return { tag: 'tr', children: cells.map((cell) => ({ tag, children: parseInline(cell.trim()) })) }
}

function readQuote(lines: readonly string[], at: number, depth: number): Read | undefined {
  let next = at
  while (/^ {0,3}>/.test(lines[next] ?? '')) next += 1
  if (next === at) return undefined
  const inner = lines.slice(at, next).map((line) => line.replace(/^ *> ?/, ''))
  return { block: { tag: 'blockquote', children: parseBlocks(inner, depth + 1) }, next }
}

function readList(lines: readonly string[], at: number, depth: number): Read | undefined {
  const first = readMarker(lines[at])
  if (!first) return undefined
  const items: MarkdownElement[] = []
  let next = at
  for (let item = first; ;) {
    const end = endOfItem(lines, next + 1, item.indent)
    const inner = lines.slice(next + 1, end).map((line) => line.slice(Math.min(item.width, line.search(/\S|$/))))
    items.push({ tag: 'li', children: itemContent(parseBlocks([item.content, ...inner], depth + 1)) })
    next = end
    const following = readMarker(lines[skipBlank(lines, next)])
    if (!following || following.ordered !== first.ordered || following.indent !== first.indent) break
    item = following
    next = skipBlank(lines, next)
  }
  const block: MarkdownElement = first.ordered
    ? { tag: 'ol', start: first.number, children: items }
    : { tag: 'ul', children: items }
  return { block, next }
}

function readMarker(line: string | undefined) {
  const { indent, marker, content } = listItem.exec(line ?? '')?.groups ?? {}
  if (indent === undefined || marker === undefined || content === undefined) return undefined
  const number = Number.parseInt(marker, 10)
  const ordered = !Number.isNaN(number)
  return {
    indent: indent.length,
    width: indent.length + marker.length + 1,
    ordered,
    number: ordered ? number : 1,
    content,
  }
}

/** An item continues while lines are indented beyond its marker, including blank lines in between. */
function endOfItem(lines: readonly string[], from: number, indent: number): number {
  let end = from
  for (;;) {
    const next = skipBlank(lines, end)
    const line = lines[next]
    if (line === undefined || line.search(/\S/) <= indent + 1) return end
    end = next + 1
  }
}

function skipBlank(lines: readonly string[], from: number): number {
  let next = from
  while (next < lines.length && blank.test(lines[next] ?? '')) next += 1
  return next
}

/** An item's first paragraph is unwrapped, so that short lists stay compact. */
function itemContent(blocks: MarkdownElement[]): MarkdownNode[] {
  const [first, ...rest] = blocks
  return first?.tag === 'p' ? [...first.children, ...rest] : blocks
}
