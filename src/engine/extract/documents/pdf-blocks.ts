import { foldText } from '../html/fold-text.ts'
import { tableBlocks } from '../blocks/table-blocks.ts'
import type { Block } from '../blocks/page-types.ts'
import { DOCUMENT_PLACE } from './document-page.ts'
import {
  BULLET,
  type PrintedCell,
  type PrintedLine,
  type TextPiece,
  inColumn,
  lineText,
  printedLines,
} from './pdf-lines.ts'
import { joinWrappedCells } from './pdf-wrapped-cells.ts'

/** A heading is larger than most text by this factor. */
const HEADING_SIZE = 1.18
const MAX_HEADING = 120
/** Lines further apart than this many heights are separate paragraphs. */
const LINE_GAP = 1.9
/** A line shorter than this share of its column's longest line ends a paragraph. */
const FULL_LINE = 0.75
/**
 * A column of text has at least this many lines, most of them full, and at least this share of the widest line's
 * width.
 */
const MIN_LINES = 4
const MIN_COLUMN = 0.4
const MOST = 0.6
/** A title above the column may be wider. */
const USUAL = 0.75
const NUMBERED = /^\d{1,2}[.)]\s+\p{L}/u
/**
 * Converts the printed lines of a PDF to blocks: larger lines to headings, lines in columns to tables, consecutive
 * lines to paragraphs.
 */
export function lineBlocks(pieces: TextPiece[]): Block[] {
  const lines = joinWrappedCells(printedLines(pieces))
  const usual = medianHeight(lines)
  const widths = columnWidths(lines)
  const blocks: Block[] = []
  let open: PrintedLine[] = []
  let table: PrintedLine[] = []
  const close = (): void => {
    const text = foldText(
      open
        .map(lineText)
        .join(' ')
        .replace(/(\p{Ll})- (?=\p{Ll})/gu, '$1'),
    )
    if (text) blocks.push(textBlock(text))
    blocks.push(...printedTable(table))
    open = []
    table = []
  }
  for (const line of lines) {
    const [before, last] = [table.at(-1), open.at(-1)]
    if (line.cells.length > 1) {
      if (last || (before && !isSameTable(before, line))) close()
      table.push(line)
    } else if (isHeading(line, usual)) {
      close()
      blocks.push({
        kind: 'heading',
        level: line.height >= usual * 1.6 ? 1 : 2,
        text: lineText(line),
        ...DOCUMENT_PLACE,
      })
    } else {
      if (before || (last && !runsOn(last, line, widths))) close()
      open.push(line)
    }
  }
  close()
  return blocks.filter((block) => block.kind !== 'paragraph' || /[\p{L}\p{N}]/u.test(block.text))
}

function textBlock(text: string): Block {
  if (!BULLET.test(text)) return { kind: 'paragraph', text, ...DOCUMENT_PLACE }
  return { kind: 'list-item', text: text.replace(BULLET, ''), depth: 0, ...DOCUMENT_PLACE }
}

function isHeading(line: PrintedLine, usual: number): boolean {
  const text = lineText(line)
  return line.height >= usual * HEADING_SIZE && text.length <= MAX_HEADING && /\p{L}{2}/u.test(text)
}

function runsOn(last: PrintedLine, next: PrintedLine, widths: Map<number, number>): boolean {
  const [text, before] = [lineText(next), lineText(last)]
  const isFull = widthOf(last) >= (widths.get(columnOf(last)) ?? 0) * FULL_LINE
  const isNear = last.page === next.page && last.y - next.y > 0 && last.y - next.y <= last.height * LINE_GAP
  // The sentence continues in the next column or on the next page.
  const isSentence = !/[.!?:]$/u.test(before) && /^\p{Ll}/u.test(text)
  return isFull && !BULLET.test(text) && !NUMBERED.test(text) && (isNear || isSentence)
}

/**
 * Returns the width of lines by the position at which they begin: that of their column of text, else the widest of
 * all.
 */
function columnWidths(lines: PrintedLine[]): Map<number, number> {
  const widest = Math.max(0, ...lines.map(widthOf))
  const columns = Map.groupBy(
    lines.filter(({ cells }) => cells.length === 1),
    columnOf,
  )
  return new Map(
    [...columns].map(([column, own]) => {
      const width = own.map(widthOf).toSorted((a, b) => a - b)[Math.floor(own.length * USUAL)] ?? 0
      const full = own.filter((line) => widthOf(line) >= width * FULL_LINE)
      const isText = own.length >= MIN_LINES && full.length >= own.length * MOST && width >= widest * MIN_COLUMN
      return [column, isText ? width : widest]
    }),
  )
}

const widthOf = ({ cells }: PrintedLine): number => (cells.at(-1)?.end ?? 0) - (cells[0]?.x ?? 0)

const columnOf = ({ cells: [first] }: PrintedLine): number => Math.round((first?.x ?? 0) / 10)

/** Reports whether rows have the same number of cells, or cells in the same columns, as rows of one table do. */
const isSameTable = (before: PrintedLine, { cells }: PrintedLine): boolean =>
  cells.length === before.cells.length || cells.some((cell) => before.cells.some((other) => inColumn(cell, other)))

function printedTable(lines: PrintedLine[]): Block[] {
  const columns = lines.reduce<PrintedCell[]>(
    (widest, { cells }) => (cells.length > widest.length ? cells : widest),
    [],
  )
  const rows = lines.map(({ cells }) => ({
    cells: inColumns(cells, columns).map((text) => ({ text, heading: false })),
    spansAll: false,
    inHead: false,
  }))
  return tableBlocks(rows, '').map((block) => ({ ...block, ...DOCUMENT_PLACE }))
}

/** Returns the text of each column, '' for a column without a cell. */
function inColumns(cells: PrintedCell[], columns: PrintedCell[]): string[] {
  if (cells.length === columns.length) return cells.map(({ text }) => text)
  const texts = columns.map(() => '')
  for (const cell of cells) {
    const distances = columns.map((column) => Math.min(Math.abs(column.x - cell.x), Math.abs(column.end - cell.end)))
    const nearest = distances.indexOf(Math.min(...distances))
    texts[nearest] = foldText(`${texts[nearest] ?? ''} ${cell.text}`)
  }
  return texts
}

/** Returns the size of most letters. */
function medianHeight(lines: PrintedLine[]): number {
  const sizes = lines.flatMap((line) =>
    Array.from({ length: Math.ceil(lineText(line).length / 20) }, () => line.height),
  )
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
}
