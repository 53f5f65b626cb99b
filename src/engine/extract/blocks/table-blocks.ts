import { anyWord, siteWords } from '../../language/word-lists.ts'
import type { TableRow } from './read-table.ts'
import { joinTimeColumns } from './time-columns.ts'

export type TableBlock =
  | { kind: 'row'; cells: string[]; headers: string[]; caption: string }
  | { kind: 'pair'; label: string; value: string }
  | { kind: 'heading'; level: number; text: string }

const MAX_LABEL = 80
const PRICE = /[£$€¥₱₹]\s?\d|\d\s?(?:[£$€¥₱₹]|EUR|CHF|USD|GBP)/u

/**
 * Returns the rows of a data table as blocks: pairs if it has two columns without headers, else rows with their
 * headers.
 */
export function tableBlocks(rows: TableRow[], caption: string): TableBlock[] {
  const headCount = countHeadRows(rows)
  const { rows: joined, headers } = joinTimeColumns(rows.slice(headCount), joinHeadRows(rows.slice(0, headCount)))
  // The headers above a day and its times add nothing.
  const heads = headers.length === 2 && joined[0]?.cells.length !== rows[headCount]?.cells.length ? [] : headers
  return joined.map((row) => rowBlock(row, heads, caption))
}

function rowBlock(row: TableRow, headers: string[], caption: string): TableBlock {
  const cells = row.cells.map(({ text }) => text)
  const [label = '', value = ''] = cells
  if (row.spansAll && label.length <= MAX_LABEL) return { kind: 'heading', level: 6, text: label }
  if (cells.length === 2 && headers.length === 0 && label && value && label.length <= MAX_LABEL)
    return { kind: 'pair', label: bareLabel(label), value }
  return { kind: 'row', cells, headers, caption }
}

/** Returns a label without its final colon. */
export function bareLabel(label: string): string {
  return label.replace(/\s*[:：]\s*$/u, '')
}

function countHeadRows(rows: TableRow[]): number {
  let count = 0
  while (count < rows.length - 1 && rows[count] && isHeadRow(rows[count])) count++
  if (count > 0) return count
  return looksLikeHead(rows[0], rows[1]) ? 1 : 0
}

function isHeadRow(row: TableRow | undefined): boolean {
  return row !== undefined && !row.spansAll && (row.inHead || row.cells.every(({ heading, text }) => heading || !text))
}

/** Reports whether the first row has no figures or prices while the rows below have them in a column. */
export function looksLikeHead(first: TableRow | undefined, second: TableRow | undefined): boolean {
  if (!first || !second || first.spansAll || first.cells.length < 2 || first.cells.length !== second.cells.length)
    return false
  const short = first.cells.every(({ text }) => text.length <= 40)
  const isPriced = (row: TableRow): boolean => row.cells.slice(1).some(({ text }) => PRICE.test(text))
  const isPlain = !first.cells.some(({ text }) => /\d/u.test(text)) || (!isPriced(first) && isPriced(second))
  return (
    short &&
    isPlain &&
    first.cells.slice(1).every(({ text }) => text) &&
    second.cells.slice(1).some(({ text }) => /\d/u.test(text)) &&
    !isTime(first)
  )
}

const CLOSED = anyWord(siteWords('closed'))

/** Reports whether a row is a time, so that `Monday | closed` above `Tuesday | 9–17` is not a header. */
function isTime(row: TableRow): boolean {
  return CLOSED.test(row.cells.map(({ text }) => text).join(' '))
}

function joinHeadRows(rows: TableRow[]): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) =>
    [...new Set(rows.map(({ cells }) => cells[column]?.text ?? ''))].join(' ').trim(),
  )
}
