import { foldText } from '../html/fold-text.ts'

/** A run of text at its position on the page, in points; `y` grows upwards. */
export interface TextPiece {
  text: string
  x: number
  y: number
  width: number
  height: number
  page: number
}

export interface PrintedCell {
  text: string
  x: number
  end: number
}

export interface PrintedLine {
  /** At least one. */
  cells: PrintedCell[]
  y: number
  height: number
  page: number
}

/**
 * A gap of this many letter heights separates cells. A narrower one does if the line before or after has a cell
 * there.
 */
const CELL_GAP = 1.2
const ALIGNED_GAP = 0.5
const SPACE = 0.15
/** Gaps of equal width, up to this many letter heights, only justify a line. */
const JUSTIFIED_GAP = 3
/** Edges in one column differ by at most this, in points. */
const SAME_EDGE = 3.5
/** Word prints its bullets as letters of a symbol font. */
export const BULLET = /^(?:[•·▪▸►◦‣✓–-](?=\s|$)|[\uE000-\uF8FF])\s*/u
const LONE_BULLET = new RegExp(`${BULLET.source}$`, 'u')
const NO_TEXT = /[\\^`¯<>[\]{}|¶¦¬\u0000-\u001f\ufffd]/gu
const LEGIBLE = 0.8
const MIN_SPACED = 4
const LEADERS = /\s*(?:\.\s?){4,}\s*|\s*…{2,}\s*/u

/**
 * Returns the lines of a document in the order of the file, with their cells. Page headers and footers appear once,
 * page numbers never.
 */
export function printedLines(pieces: TextPiece[]): PrintedLine[] {
  const lines = sideBySide(pieces.filter(isLegible).map(closeUp))
  const wide = lines.map((line) => toCells(line, () => false))
  const all = lines.map((line, index) => {
    const near = [...(wide[index - 1] ?? []).slice(1), ...(wide[index + 1] ?? []).slice(1)]
    const cells = toCells(line, (cell) => near.some((one) => inColumn(one, cell))).flatMap(splitLeaders)
    const [{ y, page }] = line
    return { cells, y, page, height: Math.max(...line.map(({ height }) => height)) }
  })
  return withoutFrames(all.filter(({ cells }) => cells.length > 0))
}

/** Reports whether a text is readable. A font without a mapping to letters leaves characters that no text has. */
const isLegible = ({ text }: TextPiece): boolean => text.replace(NO_TEXT, '').length > text.length * LEGIBLE

/** Joins words whose letters are spaced out. */
function closeUp(piece: TextPiece): TextPiece {
  const parts = piece.text.trim().split(/\s+/u)
  const isSpaced = parts.length >= MIN_SPACED && parts.slice(0, -1).every((part) => /^\P{N}$/u.test(part))
  return isSpaced ? { ...piece, text: parts.join('') } : piece
}

export const lineText = ({ cells }: PrintedLine): string => cells.map(({ text }) => text).join(' ')

export const isSameEdge = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EDGE

/** Reports whether two cells are in one column, by their left or right edges or their middle. */
export function inColumn(a: PrintedCell, b: PrintedCell): boolean {
  return isSameEdge(a.x, b.x) || isSameEdge(a.end, b.end) || isSameEdge((a.x + a.end) / 2, (b.x + b.end) / 2)
}

/** Returns the pieces of each line, left to right. */
function sideBySide(pieces: TextPiece[]): [TextPiece, ...TextPiece[]][] {
  const lines: [TextPiece, ...TextPiece[]][] = []
  for (const piece of pieces) {
    if (!piece.text.trim()) continue
    const line = lines.at(-1)
    const last = line?.at(-1)
    const isBeside =
      last?.page === piece.page && Math.abs(last.y - piece.y) < piece.height / 2 && gapTo(last, piece) > -piece.height
    if (line && isBeside) line.push(piece)
    else lines.push([piece])
  }
  return lines
}

const gapTo = (last: TextPiece, next: TextPiece): number => next.x - last.x - last.width

function toCells(line: TextPiece[], startsCell: (cell: PrintedCell) => boolean): PrintedCell[] {
  const cells: PrintedCell[] = []
  const isFilled = isJustified(line)
  line.forEach((piece, index) => {
    const last = line[index - 1]
    const gap = last ? gapTo(last, piece) / piece.height : Infinity
    const cell = { text: piece.text, x: piece.x, end: piece.x + piece.width }
    const open = cells.at(-1)
    const isApart = !isFilled && (gap > CELL_GAP || (gap > ALIGNED_GAP && startsCell(cell)))
    if (!open || (isApart && !(cells.length === 1 && LONE_BULLET.test(open.text)))) cells.push(cell)
    else Object.assign(open, { text: `${open.text}${gap > SPACE ? ' ' : ''}${piece.text}`, end: cell.end })
  })
  return cells
}

/** Reports whether all words of a line have the same gap. */
function isJustified(line: TextPiece[]): boolean {
  const gaps = line.flatMap((piece, index) =>
    line[index - 1] ? [gapTo(line[index - 1] ?? piece, piece) / piece.height] : [],
  )
  const [widest, narrowest] = [Math.max(...gaps), Math.min(...gaps)]
  return (
    gaps.length > 1 &&
    widest < JUSTIFIED_GAP &&
    widest - narrowest < widest / 10 &&
    line.every(({ text }) => !/\d/u.test(text))
  )
}

function splitLeaders({ text, x, end }: PrintedCell): PrintedCell[] {
  const texts = text.split(LEADERS).map(foldText).filter(Boolean)
  return texts.map((part, index) => ({
    text: part,
    x: index === 0 ? x : end,
    end: index === texts.length - 1 ? end : x,
  }))
}

/** Moves text that is at the same position on every page, at its top or bottom, to the start, and keeps it once. */
function withoutFrames(lines: PrintedLine[]): PrintedLine[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()]
  if (pages.length < 2) return lines
  const counts = new Map<string, number>()
  for (const place of lines.map(placeOf)) counts.set(place, (counts.get(place) ?? 0) + 1)
  const isRepeated = (line: PrintedLine): boolean => (counts.get(placeOf(line)) ?? 0) >= pages.length
  const frames = new Set<PrintedLine>()
  for (const page of pages) {
    const downwards = page.toSorted((a, b) => b.y - a.y)
    for (const edge of [downwards, downwards.toReversed()]) {
      for (const line of edge.slice(
        0,
        edge.findIndex((one) => !isRepeated(one)),
      ))
        frames.add(line)
    }
  }
  const letterhead = pages[0]?.filter((line) => frames.has(line) && !hasPageNumber(line)) ?? []
  return [...letterhead, ...lines.filter((line) => !frames.has(line))]
}

const placeOf = (line: PrintedLine): string => `${Math.round(line.y)} ${withoutPageNumber(line)}`

const withoutPageNumber = (line: PrintedLine): string =>
  lineText(line).replace(new RegExp(`(?<!\\d)${line.page}(?!\\d)`, 'u'), '#')

const hasPageNumber = (line: PrintedLine): boolean => withoutPageNumber(line) !== lineText(line)
