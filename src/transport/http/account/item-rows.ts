import { AppError } from '#src/base/errors.ts'
import { parseCsv } from '#src/base/parse-csv.ts'

/** A row of a list that cannot be read. The others are stored. */
export class UnreadableRow {
  /** Tells the row from other ones when requests are compared. */
  readonly sent: unknown
  readonly problem: string

  constructor(sent: unknown, problem: string) {
    this.sent = sent
    this.problem = problem
  }
}

/** Returns a row for each line of JSONL. */
export function readLines(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line) as unknown]
    } catch {
      return [new UnreadableRow(line, 'The row is not a JSON object')]
    }
  })
}

/**
 * Returns a row for each line of CSV, by the names in the first one. Throws `invalid_input` if the text or the header
 * is not usable.
 */
export function readTable(text: string): unknown[] {
  const table = parseCsv(text)
  if (!table) throw new AppError('invalid_input', 'Invalid CSV: a quoted cell does not end')
  const [header = [], ...rows] = table
  const names = header.map((name) => name.trim().toLowerCase())
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at)
  if (twice !== undefined) throw new AppError('invalid_input', `Invalid CSV: the column ${twice} appears twice`)
  return rows.map((cells) => {
    // A comma in a text without quotes would move the rest of it to other columns.
    const count = cells.findLastIndex((cell) => cell !== '') + 1
    if (count > names.length) return new UnreadableRow(cells, tooLong(count, names.length))
    return Object.fromEntries(names.map((name, at) => [name, cells[at]]))
  })
}

const tooLong = (cells: number, columns: number): string =>
  `The row has ${cells} cells, but the header has ${columns}. Put a text with commas in quotes.`
