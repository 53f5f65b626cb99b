/** Splits CSV (RFC 4180) into rows of cells. Returns undefined if a quoted cell does not end. */
export function parseCsv(text: string): string[][] | undefined {
  const plain = text.replace(/^\ufeff/, '')
  const separator = separatorOf(plain)
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < plain.length;) {
    const cell = plain[at] === '"' ? readQuoted(plain, at) : readPlain(plain, at, separator)
    if (!cell) return undefined
    row.push(cell.text)
    at = cell.end
    if (plain[at] === separator) {
      at += 1
      if (at < plain.length) continue
      row.push('')
    }
    // The next line, after either kind of line break.
    if (plain[at] === '\r') at += 1
    if (plain[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

/** Spreadsheets in languages with a decimal comma write semicolons. */
function separatorOf(text: string): ',' | ';' {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

interface Cell {
  text: string
  /** Position after the cell. */
  end: number
}

function readPlain(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(from, end), end }
}

/** Two quotes inside a quoted cell are one. What follows the closing quote up to the separator is part of the cell. */
function readQuoted(text: string, from: number): Cell | undefined {
  const parts: string[] = []
  for (let start = from + 1; ;) {
    const end = text.indexOf('"', start)
    if (end === -1) return undefined
    parts.push(text.slice(start, end))
    if (text[end + 1] !== '"') return { text: parts.join('"'), end: end + 1 }
    start = end + 2
  }
}
