import { headingLevel } from './drafts.ts'
import { freeLine, renderBlocks, type ContentLine } from './render-blocks.ts'
import type { Section } from './sections.ts'

/** Long enough to keep what belongs together, short enough to be read as one passage. */
const MAX_PART = 1_800
/** A part of this length is whole: what follows under a heading of its own starts the next. */
const GOOD_PART = 1_000
const SMALL_GROUP = 250

/** Packs a page's sections into parts of at most about `maxLength` characters: between headings where it can, never through a table row. */
export function packSections(sections: Section[], maxLength = MAX_PART): ContentLine[][] {
  const parts: ContentLine[][] = []
  let open: ContentLine[] = []
  const close = (): void => {
    if (open.length > 0) parts.push(open)
    open = []
  }
  for (const group of groupSections(sections)) {
    const lines = group.flatMap(sectionLines)
    const [length, openLength] = [lengthOf(lines), lengthOf(open)]
    if (openLength + length > maxLength || (openLength >= GOOD_PART && length >= SMALL_GROUP)) close()
    if (length <= maxLength) open.push(...lines)
    else parts.push(...splitGroup(group, maxLength))
  }
  close()
  return withoutSmallEnd(parts, maxLength)
}

/** A few lines left at the end stay with what they belong to. */
function withoutSmallEnd(parts: ContentLine[][], maxLength: number): ContentLine[][] {
  const [before, last] = parts.slice(-2)
  if (!before || !last || lengthOf(last) > SMALL_GROUP || lengthOf(before) > maxLength) return parts
  return [...parts.slice(0, -2), [...before, ...last.filter((line) => !before.includes(line))]]
}

/** Sections with those that stand below them, by the highest level of heading that divides the page. */
function groupSections(sections: Section[]): Section[][] {
  const levels = sections.flatMap(({ heading }, index) => (heading && (index > 0 || heading.level > 1) ? [heading.level] : []))
  const dividing = Math.min(...levels)
  const groups: Section[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (last && (!section.heading || section.heading.level > dividing)) last.push(section)
    else groups.push([section])
  }
  return groups
}

/** A group that is too long becomes several parts; each one opens with the heading of the group or of the section that it goes on with. */
function splitGroup(group: Section[], maxLength: number): ContentLine[][] {
  const parts: ContentLine[][] = []
  let open: ContentLine[] = []
  let header: ContentLine[] = []
  let headings: ContentLine[] = []
  for (const section of group) {
    const lines = sectionLines(section)
    const openLength = lengthOf(open)
    if (openLength > 0 && openLength + lengthOf(lines) > maxLength && (openLength >= GOOD_PART || lengthOf(lines) <= maxLength)) {
      parts.push(open)
      open = parentHeading(group, section)
    }
    for (const line of lines.flatMap((line) => splitLongLine(line, maxLength))) {
      header = tableHeader(header, line)
      headings = currentHeadings(headings, line)
      if (open.some(({ role }) => role !== 'frame') && lengthOf(open) + line.text.length > maxLength) {
        parts.push(open)
        open = [...headings, ...(line.text.startsWith('|') && line.role !== 'frame' ? header : [])]
      }
      if (!open.includes(line)) open.push(line)
    }
  }
  return [...parts, open].filter((part) => part.some(({ role }) => role !== 'frame'))
}

function sectionLines({ heading, blocks }: Section): ContentLine[] {
  return renderBlocks([...(heading ? [heading] : []), ...blocks])
}

/** The heading of the whole group above a section that is not its first. */
function parentHeading(group: Section[], section: Section): ContentLine[] {
  const parent = group[0]?.heading
  return parent && section !== group[0] && (section.heading?.level ?? 0) > parent.level ? renderBlocks([parent]) : []
}

function currentHeadings(headings: ContentLine[], line: ContentLine): ContentLine[] {
  return line.role === 'frame' && headingLevel(line.text) > 0 ? [line] : headings
}

function tableHeader(header: ContentLine[], line: ContentLine): ContentLine[] {
  if (!line.text.startsWith('|')) return []
  return line.role === 'frame' ? [...header, line] : header
}

/** A paragraph beyond the limit is split between sentences. */
function splitLongLine(line: ContentLine, maxLength: number): ContentLine[] {
  if (line.text.length <= maxLength || line.role === 'frame' || line.text.startsWith('|')) return [line]
  const sentences = line.text.match(/.{1,1200}(?:[.!?。！？](?:\s|$)|$)|.{1,1200}/gsu) ?? [line.text]
  return sentences.map((text) => freeLine(text.trim()))
}

function lengthOf(lines: ContentLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, 0)
}
