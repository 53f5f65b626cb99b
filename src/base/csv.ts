/** Begins a file that spreadsheets else would not read as UTF-8: "MÃ¼ller". */
export const CSV_MARK = '\ufeff'

/** Comma-separated values (RFC 4180), with their header, in UTF-8. What a spreadsheet would take for a formula begins with an apostrophe. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return CSV_MARK + [columns, ...rows].map(writeCsvLine).join('')
}

/** One line of it, with its end. */
export function writeCsvLine(values: readonly (string | number | null)[]): string {
  return `${values.map((value) => toCell(String(value ?? ''))).join(',')}\r\n`
}

function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d ().,-]+$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
