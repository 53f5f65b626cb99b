import { headingLevel } from '../drafts/drafts.ts'
import { hasPrice } from '../words/text-signs.ts'

/** A line of an item's content with what it stands under. */
export interface ItemLine {
  /** Of the item. */
  title: string
  /** As it stands, without list and heading marks. */
  text: string
  /** The nearest heading above that is about it, or the item's title. */
  heading: string
  /** Of a `Label: value` line or of a row's first cell, else ''. */
  label: string
  /** Of a row: its cells, and what heads their columns. */
  cells: string[]
  headers: string[]
  /** The line before, when it is a question or short and stands under the same heading, else ''. */
  before: string
  /** The first of the short lines that lead to this one without a price between them, else ''. */
  opening: string
}

const MAX_LABEL = 80
const MAX_BEFORE = 70
const RULE = /^\|(?:\s*-{3,}\s*\|)+$/u

/** The lines of an item, tables by row, headings taken as what the lines below them stand under. */
export function readItemLines({ title, content }: { title: string; content: string }): ItemLine[] {
  const lines: ItemLine[] = []
  const all = content.split('\n')
  let heading = title
  let headers: string[] = []
  let before = ''
  let opening = ''
  for (const [index, raw] of all.entries()) {
    const text = raw.replace(/^\s*-\s+/u, '').trim()
    if (!text || RULE.test(text)) continue
    const isRow = text.startsWith('|')
    if (!isRow) headers = []
    if (headingLevel(raw) > 0) {
      heading = text.replace(/^#+\s+/u, '')
      before = ''
      opening = ''
      // A heading may say a price or hours itself.
      lines.push({ title, text: heading, heading: title, label: '', cells: [], headers: [], before, opening })
      continue
    }
    if (isRow && RULE.test(all[index + 1]?.trim() ?? '')) {
      headers = cellsOf(text)
      continue
    }
    const cells = isRow ? cellsOf(text) : []
    lines.push({
      title,
      text: isRow ? cells.filter(Boolean).join(' | ') : text,
      heading,
      label: labelOf(text, cells),
      cells,
      headers,
      before,
      opening,
    })
    before = !isRow && text.length <= MAX_BEFORE && !/[.!:;,]$/u.test(text) ? text : ''
    opening = before === '' || hasPrice(text) ? '' : opening || text
  }
  return lines
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim())
}

function labelOf(text: string, cells: string[]): string {
  if (cells.length > 0) return cells[0] ?? ''
  const label = /^([^:：]{1,80})[:：]\s/u.exec(text)?.[1]?.trim() ?? ''
  return label.length <= MAX_LABEL && /\p{L}{2}/u.test(label) && !/\d[.:]?$/u.test(label) ? label : ''
}

/** `Whole: part`, unless one of the two says it all. */
export function nameIn(whole: string, part: string): string {
  const [outer, inner] = [whole.toLowerCase(), part.toLowerCase()]
  if (!whole || inner.includes(outer)) return part
  return outer.includes(inner) ? whole : `${whole}: ${part}`
}
