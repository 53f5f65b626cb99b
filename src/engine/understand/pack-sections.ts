import { headingLevel } from './drafts.ts'
import { renderBlocks, type ContentLine } from './render-blocks.ts'
import type { Section } from './sections.ts'

/** Long enough to keep what belongs together, short enough to be read as one passage. */
const MAX_PART = 1_800
/** A part of this length is whole: what follows under a heading of its own starts the next. */
const GOOD_PART = 700
const SMALL_GROUP = 250

/** Packs a page's sections into parts of at most about 1,800 characters: between headings where it can, never through a table row. */
export function packSections(sections: Section[]): ContentLine[][] {
  const parts: ContentLine[][] = []
  let open: ContentLine[] = []
  const close = (): void => {
    if (open.length > 0) parts.push(open)
    open = []
  }
  for (const group of groupSections(sections)) {
    const lines = group.flatMap(sectionLines)
    const [length, openLength] = [lengthOf(lines), lengthOf(open)]
    if (openLength + length > MAX_PART || (openLength >= GOOD_PART && length >= SMALL_GROUP)) close()
    if (length <= MAX_PART) open.push(...lines)
    else parts.push(...splitGroup(group))
  }
  close()
  return parts
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
function splitGroup(group: Section[]): ContentLine[][] {
  const parts: ContentLine[][] = []
  let open: ContentLine[] = []
  let header: ContentLine[] = []
  let headings: ContentLine[] = []
  for (const section of group) {
    const lines = sectionLines(section)
    const openLength = lengthOf(open)
    if (openLength > 0 && openLength + lengthOf(lines) > MAX_PART && (openLength >= GOOD_PART || lengthOf(lines) <= MAX_PART)) {
      parts.push(open)
      open = parentHeading(group, section)
    }
    for (const line of lines.flatMap(splitLongLine)) {
      header = tableHeader(header, line)
      headings = currentHeadings(headings, line)
      if (open.some(({ frame }) => !frame) && lengthOf(open) + line.text.length > MAX_PART) {
        parts.push(open)
        open = [...headings, ...(line.text.startsWith('|') && !line.frame ? header : [])]
      }
      if (!open.includes(line)) open.push(line)
    }
  }
  return [...parts, open].filter((part) => part.some(({ frame }) => !frame))
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
  return line.frame && headingLevel(line.text) > 0 ? [line] : headings
}

function tableHeader(header: ContentLine[], line: ContentLine): ContentLine[] {
  if (!line.text.startsWith('|')) return []
  return line.frame ? [...header, line] : header
}

/** A paragraph beyond the limit is split between sentences. */
function splitLongLine(line: ContentLine): ContentLine[] {
  if (line.text.length <= MAX_PART || line.frame || line.text.startsWith('|')) return [line]
  const sentences = line.text.match(/.{1,1200}(?:[.!?。！？](?:\s|$)|$)|.{1,1200}/gsu) ?? [line.text]
  return sentences.map((text) => ({ text: text.trim(), frame: false }))
}

function lengthOf(lines: ContentLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, 0)
}
