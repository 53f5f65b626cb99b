import { foldText } from '../html/fold-text.ts'
import type { Block } from '../page-types.ts'
import { DOCUMENT_PLACE } from './document-page.ts'

/** A run of text where the page prints it, in points; `y` grows upwards. */
export interface TextPiece {
  text: string
  x: number
  y: number
  width: number
  height: number
  page: number
}

interface PrintedLine {
  cells: string[]
  x: number
  end: number
  y: number
  height: number
  page: number
}

/** A gap of so many heights of the letters parts cells; a heading is so much larger than most text. */
const CELL_GAP = 2
const HEADING_SIZE = 1.18
const MAX_HEADING = 120
const MAX_LABEL = 80
/** Lines further apart than this many heights are paragraphs of their own. */
const LINE_GAP = 1.9
/** A line that ends before this share of the longest one ends its paragraph. */
const FULL_LINE = 0.75
const BULLET = /^[•·▪▸►◦‣✓–-]\s+/u
const LEADERS = /\s*(?:\.\s?){4,}\s*|\s*…{2,}\s*/u

/** Blocks of what a PDF prints: larger lines as headings, lines in columns as rows or labels with values, lines that run on as paragraphs. */
export function lineBlocks(pieces: TextPiece[]): Block[] {
  const lines = printedLines(pieces)
  const usual = medianHeight(lines)
  const longest = Math.max(0, ...lines.map(({ x, end }) => end - x))
  const blocks: Block[] = []
  let open: PrintedLine[] = []
  const close = () => {
    const text = foldText(
      open
        .map(({ cells }) => cells[0] ?? '')
        .join(' ')
        .replace(/(\p{Ll})- (?=\p{Ll})/gu, '$1'),
    )
    if (text) blocks.push(textBlock(text))
    open = []
  }
  for (const line of lines) {
    const last = open.at(-1)
    const special = specialBlock(line, usual)
    if (special || (last && !runsOn(last, line, longest))) close()
    if (special) blocks.push(special)
    else open.push(line)
  }
  close()
  return blocks.filter((block) => block.kind !== 'paragraph' || /[\p{L}\p{N}]/u.test(block.text))
}

function textBlock(text: string): Block {
  if (!BULLET.test(text)) return { kind: 'paragraph', text, ...DOCUMENT_PLACE }
  return { kind: 'list-item', text: text.replace(BULLET, ''), depth: 0, ...DOCUMENT_PLACE }
}

/** A heading, or a line in columns. */
function specialBlock({ cells, height }: PrintedLine, usual: number): Block | undefined {
  const [first = '', second = ''] = cells
  if (cells.length === 1 && height >= usual * HEADING_SIZE && first.length <= MAX_HEADING && /\p{L}{2}/u.test(first))
    return { kind: 'heading', level: height >= usual * 1.6 ? 1 : 2, text: first, ...DOCUMENT_PLACE }
  if (cells.length === 2 && first.length <= MAX_LABEL)
    return { kind: 'pair', label: first.replace(/\s*:$/u, ''), value: second, ...DOCUMENT_PLACE }
  return cells.length > 1 ? { kind: 'row', cells, headers: [], caption: '', ...DOCUMENT_PLACE } : undefined
}

function runsOn(last: PrintedLine, next: PrintedLine, longest: number): boolean {
  const text = next.cells[0] ?? ''
  const near = last.page === next.page && last.y - next.y > 0 && last.y - next.y <= last.height * LINE_GAP
  return near && last.end - last.x >= longest * FULL_LINE && !BULLET.test(text)
}

/** The pieces in the order of the file, joined to lines where they stand side by side. */
function printedLines(pieces: TextPiece[]): PrintedLine[] {
  const lines: PrintedLine[] = []
  for (const piece of pieces) {
    if (!piece.text.trim()) continue
    const line = lines.at(-1)
    const gap = line ? piece.x - line.end : 0
    if (line && line.page === piece.page && Math.abs(line.y - piece.y) < piece.height / 2 && gap > -piece.height) join(line, piece, gap)
    else lines.push({ cells: [piece.text], x: piece.x, end: piece.x + piece.width, y: piece.y, height: piece.height, page: piece.page })
  }
  return lines
    .map((line) => ({
      ...line,
      cells: line.cells
        .flatMap((cell) => cell.split(LEADERS))
        .map(foldText)
        .filter(Boolean),
    }))
    .filter(({ cells }) => cells.length > 0)
}

function join(line: PrintedLine, { text, x, width, height }: TextPiece, gap: number): void {
  const last = line.cells.length - 1
  if (gap > height * CELL_GAP) line.cells.push(text)
  else line.cells[last] = `${line.cells[last] ?? ''}${gap > height * 0.15 ? ' ' : ''}${text}`
  line.end = x + width
  line.height = Math.max(line.height, height)
}

/** The size that most of the letters have. */
function medianHeight(lines: PrintedLine[]): number {
  const sizes = lines.flatMap(({ cells, height }) => Array.from({ length: Math.ceil(cells.join('').length / 20) }, () => height))
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
}
