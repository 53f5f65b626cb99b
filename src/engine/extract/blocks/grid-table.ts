import { elementsOf, textLength, type HtmlElement } from '../html/html-tree.ts'
import type { TableRow } from './read-table.ts'
import { looksLikeHead } from './table-blocks.ts'

const MIN_ROWS = 3
const MIN_COLUMNS = 3
const MAX_COLUMNS = 12
const MAX_CELL = 60

/**
 * Returns the rows of a table made of boxes: at least three similar rows with the same number of short boxes, of
 * which the first row names the columns of figures. Returns `[]` for any other box.
 */
export function gridRows(box: HtmlElement, textOf: (cell: HtmlElement) => string): TableRow[] | undefined {
  const rows = shownBoxes(box)
  const width = rows?.[0] && shownBoxes(rows[0])?.length
  if (!rows || !width || rows.length < MIN_ROWS || width < MIN_COLUMNS || width > MAX_COLUMNS || box.hasHeading)
    return undefined
  const cells = rows.map((row) => (row.tag === rows[0]?.tag ? shownBoxes(row) : undefined))
  if (!cells.every((each) => each?.length === width && each.every(isShort))) return undefined
  const [head, first, ...others] = cells.map((each = []) => ({
    cells: each.map((cell) => ({ text: textOf(cell), heading: false })),
    spansAll: false,
    inHead: false,
  }))
  return head && first && looksLikeHead(head, first) ? [head, first, ...others] : undefined
}

/** Returns the child boxes that show something; `undefined` if there is text between them. */
function shownBoxes(box: HtmlElement): HtmlElement[] | undefined {
  if (box.children.some((child) => typeof child === 'string' && child.trim() !== '')) return undefined
  return elementsOf(box).filter(({ hasText }) => hasText)
}

function isShort(cell: HtmlElement): boolean {
  return textLength(cell, MAX_CELL) <= MAX_CELL
}
