/** The cells of a row of a Markdown table, trimmed. `\|` divides no cells and stands in them as `|`. */
export function tableCells(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
}

/** Whether a line is the rule below the heads of a Markdown table. */
export function isTableRule(line: string): boolean {
  return line.includes('--') && /^[\s:|-]*$/.test(line)
}
