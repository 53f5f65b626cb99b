import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import type { TableRow } from './read-table.ts'

const FROM = new RegExp(`^(?:${alternativesOf(siteWords('opensAt'))})$`, 'iu')
const TO = new RegExp(`^(?:${alternativesOf(siteWords('closesAt'))})$`, 'iu')
const TIME = /^\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)?$/iu
/** What stands where no time does: nothing, a dash, a word. */
const NO_TIME = /^\P{N}*$/u

/**
 * Rows with a column that says from when and the next that says until when as one column (`9:00` `17:00` as
 * `9:00–17:00`): by their heads, or where three columns without heads hold nothing else behind what they are the times
 * of. Other rows as they are.
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
