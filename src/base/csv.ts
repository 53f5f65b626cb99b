/** Begins a file that spreadsheets else would not read as UTF-8: "MÃ¼ller". */
export const CSV_MARK = '\ufeff'

/**
 * Between the values: a comma, as RFC 4180 has it, or the semicolon that spreadsheets expect where a comma begins the
 * decimals.
 */
export type CsvSeparator = ',' | ';'

/** What spreadsheets expect in the first language of an `Accept-Language`. */
export function separatorFor(languages = ''): CsvSeparator {
  const [tag] = /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?(?=[,;]|$)/i.exec(languages) ?? []
  return tag !== undefined && new Intl.NumberFormat(tag).format(0.5).includes(',') ? ';' : ','
}

type Values = readonly (string | number | null)[]

/**
 * Separated values with their header, in UTF-8. What a spreadsheet would take for a formula begins with an apostrophe.
 */
export function writeCsv(columns: readonly string[], rows: readonly Values[], separator: CsvSeparator): string {
  return CSV_MARK + [columns, ...rows].map((row) => writeCsvLine(row, separator)).join('')
}

/** One line of it, with its end. */
export function writeCsvLine(values: Values, separator: CsvSeparator): string {
  return `${values.map((value) => toCell(String(value ?? ''))).join(separator)}\r\n`
}

function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d ().,-]+$/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
