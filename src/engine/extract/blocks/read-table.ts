import { descendants, elementsOf, textLength, type HtmlElement } from '../html/html-tree.ts'

/** `colspan` and `rowspan` beyond this are mistakes or attacks. */
const MAX_SPAN = 50
const MAX_COLUMNS = 50
const LONG_CELL = 600
const CARD_CELL = 60

export interface TableCell {
  text: string
  heading: boolean
}

export interface TableRow {
  cells: TableCell[]
  /** One cell spans the whole width: a title between rows. */
  spansAll: boolean
  inHead: boolean
}

interface SpanningCell {
  cell: TableCell
  rowsLeft: number
}

/** Reports whether the table only lays out the page, so that its cells are read as blocks. */
export function isLayoutTable(table: HtmlElement): boolean {
  if (/^(?:presentation|none)$/u.test(table.attributes['role'] ?? '')) return true
  let cells = 0
  for (const element of descendants(table)) {
    if (/^(?:table|form|section|article)$/u.test(element.tag)) return true
    if (element.tag === 'td' && (element.hasHeading || textLength(element, LONG_CELL) > LONG_CELL)) return true
    if (isCell(element)) cells++
  }
  return cells <= 1 || isRowOfCards(table)
}

/** Reports whether the table is a single row of cells with much text: columns of the page. */
function isRowOfCards(table: HtmlElement): boolean {
  const [row, second] = [...rowElements(table)].map((each) => elementsOf(each.row).filter(isCell))
  return (
    row !== undefined &&
    second === undefined &&
    row.length > 1 &&
    row.every((cell) => cell.tag === 'td' && textLength(cell, CARD_CELL) >= CARD_CELL)
  )
}

/** Returns the first rows of a data table. Spans are filled in, so that every cell is under its column's header. */
export function readRows(table: HtmlElement, maxRows: number, textOf: (cell: HtmlElement) => string): TableRow[] {
  const spanning: SpanningCell[] = []
  const rows: TableRow[] = []
  for (const { row, inHead } of rowElements(table)) {
    if (rows.length >= maxRows) break
    const elements = elementsOf(row).filter(isCell)
    const cells: TableCell[] = []
    for (const element of elements) {
      takeSpanning(spanning, cells)
      placeCell(element, textOf(element), cells, spanning)
    }
    takeSpanning(spanning, cells)
    if (cells.some(({ text }) => text))
      rows.push({ cells, spansAll: elements.length === 1 && cells.length > 1, inHead })
  }
  return rows
}

/** Places a header above all columns that it spans, and a value only in the first of them. */
function placeCell(element: HtmlElement, text: string, cells: TableCell[], spanning: SpanningCell[]): void {
  const heading = element.tag === 'th'
  const rowsLeft = spanOf(element, 'rowspan') - 1
  const width = Math.min(spanOf(element, 'colspan'), MAX_COLUMNS - cells.length)
  for (let column = 0; column < width; column++) {
    const cell = { text: heading || column === 0 ? text : '', heading }
    if (rowsLeft > 0) spanning[cells.length] = { cell, rowsLeft }
    cells.push(cell)
  }
}

function takeSpanning(spanning: SpanningCell[], cells: TableCell[]): void {
  for (let above = spanning[cells.length]; above && above.rowsLeft > 0; above = spanning[cells.length]) {
    above.rowsLeft--
    cells.push(above.cell)
  }
}

function* rowElements(table: HtmlElement): Generator<{ row: HtmlElement; inHead: boolean }> {
  for (const child of elementsOf(table)) {
    if (child.tag === 'tr') yield { row: child, inHead: false }
    if (!/^(?:thead|tbody|tfoot)$/u.test(child.tag)) continue
    for (const row of elementsOf(child)) if (row.tag === 'tr') yield { row, inHead: child.tag === 'thead' }
  }
}

function isCell(element: HtmlElement): boolean {
  return element.tag === 'td' || element.tag === 'th'
}

function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.attributes[name] ?? '1', 10)
  return span >= 1 ? Math.min(span, MAX_SPAN) : 1
}
