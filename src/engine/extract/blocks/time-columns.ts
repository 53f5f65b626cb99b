import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import type { TableRow } from './read-table.ts'

const FROM = new RegExp(`^(?:${alternativesOf(siteWords('opensAt'))})$`, 'iu')
const TO = new RegExp(`^(?:${alternativesOf(siteWords('closesAt'))})$`, 'iu')
const TIME = /^\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)?$/iu
/** The content of a cell without a time: nothing, a dash or a word. */
const NO_TIME = /^\P{N}*$/u

/**
 * Joins a column with start times and the next one with end times (`9:00` `17:00` becomes `9:00–17:00`). Recognizes
 * them by their headers, or in three columns without headers that have only times after the first. Returns other rows
 * unchanged.
 */
export function joinTimeColumns(rows: TableRow[], headers: string[]): { rows: TableRow[]; headers: string[] } {
  const at =
    headers.length > 0 ? headers.findIndex((head, column) => FROM.test(head) && TO.test(headers[column + 1] ?? '')) : 1
  const isJoined =
    at > 0 &&
    rows.every(
      ({ cells }) => (headers.length > 0 || cells.length === 3) && holdTimes(cells[at]?.text, cells[at + 1]?.text),
    )
  if (!isJoined || !rows.some(({ cells }) => TIME.test(cells[at]?.text ?? ''))) return { rows, headers }
  return {
    rows: rows.map((row) => ({
      ...row,
      cells: joinAt(row.cells, at, (a, b) => ({ ...a, text: spanOf(a.text, b.text) })),
    })),
    headers: joinAt(headers, at, (from, to) => `${from} – ${to}`),
  }
}

function joinAt<T>(cells: T[], at: number, join: (first: T, second: T) => T): T[] {
  const [first, second] = cells.slice(at, at + 2)
  return first === undefined || second === undefined
    ? cells
    : [...cells.slice(0, at), join(first, second), ...cells.slice(at + 2)]
}

function holdTimes(from = '', to = ''): boolean {
  return TIME.test(from) ? TIME.test(to) : NO_TIME.test(from) && NO_TIME.test(to)
}

const spanOf = (from: string, to: string): string => (TIME.test(from) ? `${from}–${to}` : from || to)
