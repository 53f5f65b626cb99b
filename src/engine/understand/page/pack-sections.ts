import { renderBlocks, type ContentLine } from '../drafts/render-blocks.ts'
import type { Section } from './sections.ts'
import { lengthOf, splitLines } from '../drafts/split-lines.ts'

/** Long enough to keep what belongs together, short enough to be read as one passage. */
const MAX_PART = 1_800
/** A part of this length is whole: what follows under a heading of its own starts the next. */
const GOOD_PART = 1_000
const SMALL_GROUP = 250

/**
 * Packs a page's sections into parts of at most about `maxLength` characters: between headings where it can, never
 * through a table row.
 */
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

/** Sections with those that stand below them, by the level of heading that divides the page. */
function groupSections(sections: Section[]): Section[][] {
  const dividing = dividingLevel(sections)
  const groups: Section[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (last && (!section.heading || section.heading.level > dividing)) last.push(section)
    else groups.push([section])
  }
  return groups
}

/** The highest level that several headings have; a title alone divides nothing. */
function dividingLevel(sections: Section[]): number {
  const counts = new Map<number, number>()
  for (const { heading } of sections) if (heading) counts.set(heading.level, (counts.get(heading.level) ?? 0) + 1)
  const levels = [...counts].filter(([, count]) => count > 1).map(([level]) => level)
  return Math.min(...(levels.length > 0 ? levels : counts.keys()))
}

/**
 * A group that is too long becomes several parts, between its sections where it can; each opens with the heading of the
 * group.
 */
function splitGroup(group: Section[], maxLength: number): ContentLine[][] {
  const parts: ContentLine[][] = []
  let open: ContentLine[] = []
  for (const section of group) {
    const lines = sectionLines(section)
    const [length, openLength] = [lengthOf(lines), lengthOf(open)]
    if (openLength > 0 && openLength + length > maxLength && (openLength >= GOOD_PART || length <= maxLength)) {
      parts.push(open)
      open = parentHeading(group, section)
    }
    const split = splitLines([...open, ...lines], maxLength)
    open = split.pop() ?? []
    parts.push(...split)
  }
  return open.length > 0 ? [...parts, open] : parts
}

function sectionLines({ heading, blocks }: Section): ContentLine[] {
  return renderBlocks([...(heading ? [heading] : []), ...blocks])
}

/** The heading of the whole group above a section that is not its first. */
function parentHeading(group: Section[], section: Section): ContentLine[] {
  const parent = group[0]?.heading
  return parent && section !== group[0] && (section.heading?.level ?? 0) > parent.level ? renderBlocks([parent]) : []
}
