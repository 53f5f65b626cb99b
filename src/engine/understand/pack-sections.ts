import { headingLevel } from './drafts.ts'
import { renderBlocks, type ContentLine } from './render-blocks.ts'
import type { Section } from './sections.ts'

/** Long enough to keep what belongs together, short enough to be read as one passage. */
const MAX_PART = 1_800

export interface Part {
  /** The heading that all of the part stands under, or ''. */
  heading: string
  lines: ContentLine[]
}

/** Packs a page's sections into parts of about 1,800 characters: never through a table row, and preferably between headings. */
export function packSections(sections: Section[]): Part[] {
  const parts: Part[] = []
  let open: Part | undefined
  let openLength = 0
  for (const piece of sections.flatMap(sectionPieces)) {
    const length = lengthOf(piece.lines)
    if (open && openLength + length <= MAX_PART) {
      open.lines.push(...piece.lines)
      openLength += length
      continue
    }
    open = { heading: piece.heading, lines: [...piece.lines] }
    openLength = length
    parts.push(open)
  }
  return parts
}

/** A section, or several when it alone is too long; each later one repeats the header of the table that it goes on with. */
function sectionPieces(section: Section): Part[] {
  const heading = section.heading?.text ?? section.path.at(-1) ?? ''
  const lines = renderBlocks([...(section.heading ? [section.heading] : []), ...section.blocks])
  if (lengthOf(lines) <= MAX_PART) return lines.length > 0 ? [{ heading, lines }] : []
  const pieces: Part[] = []
  let current: ContentLine[] = []
  let header: ContentLine[] = []
  for (const line of lines.flatMap(splitLongLine)) {
    header = tableHeader(header, line)
    if (current.length > 0 && lengthOf(current) + line.text.length > MAX_PART) {
      pieces.push({ heading, lines: current })
      current = line.text.startsWith('|') && !line.frame ? [...header] : []
    }
    current.push(line)
  }
  return [...pieces, { heading, lines: current }]
}

function tableHeader(header: ContentLine[], line: ContentLine): ContentLine[] {
  if (!line.text.startsWith('|')) return []
  return line.frame ? [...header, line] : header
}

/** A paragraph beyond the limit is split between sentences. */
function splitLongLine(line: ContentLine): ContentLine[] {
  if (line.text.length <= MAX_PART || headingLevel(line.text) > 0 || line.text.startsWith('|')) return [line]
  const sentences = line.text.match(/.{1,1200}(?:[.!?。！？]\s|$)|.{1,1200}/gsu) ?? [line.text]
  return sentences.map((text) => ({ text: text.trim(), frame: false }))
}

function lengthOf(lines: ContentLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, 0)
}
