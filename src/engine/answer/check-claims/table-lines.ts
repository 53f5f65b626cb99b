import { tableCells } from '#src/base/table-row.ts'

/** A line of a text with the heading that it stands under. */
export interface HeadedLine {
  line: string
  under: string
}

const HEADING_CHARACTERS = 60

/**
 * The lines of a text, each cell of a table as a line of its own that names its row and its column: "Solo: 40
 * Invoices".
 */
export function tableLines(text: string): HeadedLine[] {
  let columns: string[] = []
  let under = ''
  return text.split('\n').flatMap((line): HeadedLine[] => {
    const isRow = line.startsWith('|')
    if (!isRow) columns = []
    if (/^[\s|:-]*$/.test(line)) return []
    if (isRow) {
      const cells = tableCells(line)
      if (columns.length > 0)
        return cells
          .slice(1)
          .map((cell, at) => ({ line: `${cells[0] ?? ''}: ${cell} ${columns[at + 1] ?? ''}`, under }))
      columns = cells
      return []
    }
    if (line.length <= HEADING_CHARACTERS && !/\p{N}|[.!?:]$/u.test(line)) under = line
    return [{ line, under }]
  })
}
