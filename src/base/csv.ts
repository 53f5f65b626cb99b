/** Byte order mark. Without it, spreadsheets do not read the file as UTF-8 ("MÃ¼ller"). */
export const CSV_MARK = '\ufeff'

/** A comma (RFC 4180), or a semicolon for locales with a decimal comma. */
export type CsvSeparator = ',' | ';'

/** Returns the separator that spreadsheets expect for the first language of an `Accept-Language`. */
export function separatorFor(languages = ''): CsvSeparator {
  const [tag] = /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?(?=[,;]|$)/i.exec(languages) ?? []
  return tag !== undefined && new Intl.NumberFormat(tag).format(0.5).includes(',') ? ';' : ','
}

type Values = readonly (string | number | null)[]

/** Returns CSV with a header, in UTF-8. A cell that a spreadsheet would read as a formula starts with an apostrophe. */
export function writeCsv(columns: readonly string[], rows: readonly Values[], separator: CsvSeparator): string {
  return CSV_MARK + [columns, ...rows].map((row) => writeCsvLine(row, separator)).join('')
}

/** Returns one line, with its line break. */
export function writeCsvLine(values: Values, separator: CsvSeparator): string {
  return `${values.map((value) => toCell(String(value ?? ''))).join(separator)}\r\n`
}

function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d ().,-]+$/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
