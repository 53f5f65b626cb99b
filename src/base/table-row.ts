const MAX_CELLS = 200

/** Returns the first 200 cells of a Markdown table row, trimmed. `\|` is an escaped `|` inside a cell. */
export function tableCells(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/, MAX_CELLS)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
}

/** Reports whether a line is the delimiter row of a Markdown table. */
export function isTableRule(line: string): boolean {
  return line.includes('--') && /^[\s:|-]*$/.test(line)
}
