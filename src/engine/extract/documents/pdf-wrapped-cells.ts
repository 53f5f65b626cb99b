import { type PrintedCell, type PrintedLine, inColumn, isSameEdge, lineText } from './pdf-lines.ts'

/** Lines of one cell are at most this many heights apart. */
const TIGHT = 1.5
const MAX_WRAPPED = 4

/** Joins the lines of wrapped cells to their row. */
export function joinWrappedCells(lines: PrintedLine[]): PrintedLine[] {
  const joined: PrintedLine[] = []
  /** The last row, and the position of its lowest line. */
  let row: PrintedLine | undefined
  let lowest = 0
  for (const line of lines) {
    if (row?.page !== line.page) row = undefined
    const cell = row && row === joined.at(-1) ? cellAbove(row, line, lowest) : undefined
    if (cell) {
      cell.text += ` ${lineText(line)}`
      lowest = line.y
      continue
    }
    const label = (row && besideRow(joined, line, row)) ?? aboveRow(joined, line)
    joined.splice(joined.length - label.length)
    const next = label.length > 0 ? { ...line, cells: withLabel(line, label) } : line
    joined.push(next)
    if (next.cells.length > 1) [row, lowest] = [next, next.y]
  }
  return joined
}

/** Returns the cell that a line continues: any but the first of the row directly above it. */
function cellAbove(row: PrintedLine, line: PrintedLine, lowest: number): PrintedCell | undefined {
  const isNear = line.y < lowest && lowest - line.y <= line.height * TIGHT
  return isNear && line.cells.length === 1 ? laterColumn(row, line) : undefined
}

/** Returns the cell of a row, other than its first, in whose column a line begins. */
function laterColumn(
  { cells: [first, ...later] }: PrintedLine,
  { cells: [cell], height }: PrintedLine,
): PrintedCell | undefined {
  return cell && first && cell.x > first.x + height ? later.find((one) => inColumn(one, cell)) : undefined
}

/** Returns the lines that are the missing first cell of a row: they begin beside it or surround it. */
function besideRow(joined: PrintedLine[], line: PrintedLine, row: PrintedLine): PrintedLine[] | undefined {
  if (!laterColumn(row, line)) return undefined
  for (let count = 1; count <= MAX_WRAPPED; count++) {
    const lines = joined.slice(-count)
    const [top, bottom] = [lines[0], lines.at(-1)]
    if (!top || !bottom || top.page !== row.page || top.cells.length > 1 || !startsAt(top, row.cells[0]?.x))
      return undefined
    if ([top.y, (top.y + bottom.y) / 2].some((place) => Math.abs(place - line.y) < line.height / 2)) return lines
  }
  return undefined
}

/** Returns the lines above a row whose sentence continues in its first cell. */
function aboveRow(joined: PrintedLine[], line: PrintedLine): PrintedLine[] {
  let below = line
  let count = 0
  while (line.cells.length > 1 && /^\p{Ll}/u.test(lineText(below)) && count < MAX_WRAPPED) {
    const above = joined.at(-1 - count)
    const distance = above?.page === below.page ? above.y - below.y : 0
    if (
      !above ||
      above.cells.length > 1 ||
      distance <= 0 ||
      distance > below.height * TIGHT ||
      !startsAt(above, below.cells[0]?.x)
    )
      break
    below = above
    count++
  }
  return joined.slice(joined.length - count)
}

const startsAt = ({ cells: [first] }: PrintedLine, x = NaN): boolean => first !== undefined && isSameEdge(first.x, x)

/** Returns a row's cells with the lines of its first cell, of which the last may be in the row itself. */
function withLabel({ cells }: PrintedLine, label: PrintedLine[]): PrintedCell[] {
  const [first, ...later] = cells
  const text = label.map(lineText).join(' ')
  const [top] = label.flatMap((line) => line.cells)
  if (!first || !top) return cells
  return isSameEdge(first.x, top.x)
    ? [{ ...first, text: `${text} ${first.text}` }, ...later]
    : [{ ...top, text }, ...cells]
}
