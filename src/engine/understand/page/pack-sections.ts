import { lengthOf, splitLines } from '../drafts/drafts.ts'
import { renderBlocks, type ContentLine } from '../drafts/render-blocks.ts'
import type { Section } from './split-sections.ts'

/** Long enough to keep related text together, short enough for one passage. */
const MAX_PART = 1_800
/** A part of this length is complete, so the next group starts a new one. */
const GOOD_PART = 1_000
/** A shorter group does not start a new part. */
const SMALL_GROUP = 250

/**
 * Packs a page's sections into parts of at most about `maxLength` characters. Splits between headings if possible,
 * never within a table row.
 */
export function packSections(sections: Section[], maxLength = MAX_PART): ContentLine[][] {
  const parts: ContentLine[][] = []
  let current: ContentLine[] = []
  const close = (): void => {
    if (current.length > 0) parts.push(current)
    current = []
  }
  for (const group of groupSections(sections)) {
    const lines = group.flatMap(sectionLines)
    const [length, currentLength] = [lengthOf(lines), lengthOf(current)]
    if (currentLength + length > maxLength || (currentLength >= GOOD_PART && length >= SMALL_GROUP)) close()
    if (length <= maxLength) current.push(...lines)
    else parts.push(...splitGroup(group, maxLength))
  }
  close()
  return joinSmallEnd(parts, maxLength)
}

/** Joins a last part of a few lines to the part before it. */
function joinSmallEnd(parts: ContentLine[][], maxLength: number): ContentLine[][] {
  const [before, last] = parts.slice(-2)
  if (!before || !last || lengthOf(last) > SMALL_GROUP || lengthOf(before) > maxLength) return parts
  return [...parts.slice(0, -2), [...before, ...last.filter((line) => !before.includes(line))]]
}

/** Groups sections with those below them, by the level of heading that divides the page. */
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

/** Returns the highest level that several headings have. A title alone divides nothing. */
function dividingLevel(sections: Section[]): number {
  const counts = new Map<number, number>()
  for (const { heading } of sections) if (heading) counts.set(heading.level, (counts.get(heading.level) ?? 0) + 1)
  const levels = [...counts].filter(([, count]) => count > 1).map(([level]) => level)
  return Math.min(...(levels.length > 0 ? levels : counts.keys()))
}

/**
 * Splits a group that is too long, between its sections if possible. Each part starts with the heading of the group.
 */
function splitGroup(group: Section[], maxLength: number): ContentLine[][] {
  const parts: ContentLine[][] = []
  let current: ContentLine[] = []
  for (const section of group) {
    const lines = sectionLines(section)
    const [length, currentLength] = [lengthOf(lines), lengthOf(current)]
    if (
      currentLength > 0 &&
      currentLength + length > maxLength &&
      (currentLength >= GOOD_PART || length <= maxLength)
    ) {
      parts.push(current)
      current = parentHeading(group, section)
    }
    const split = splitLines([...current, ...lines], maxLength)
    current = split.pop() ?? []
    parts.push(...split)
  }
  return current.length > 0 ? [...parts, current] : parts
}

function sectionLines({ heading, blocks }: Section): ContentLine[] {
  return renderBlocks([...(heading ? [heading] : []), ...blocks])
}

/** Returns the heading of the whole group above a section that is not its first. */
function parentHeading(group: Section[], section: Section): ContentLine[] {
  const parent = group[0]?.heading
  return parent && section !== group[0] && (section.heading?.level ?? 0) > parent.level ? renderBlocks([parent]) : []
}
