import { blockPlace, type Block, type Page } from '../../extract/blocks/page-types.ts'
import { blockText, renderBlocks, type ContentLine } from '../drafts/render-blocks.ts'
import { isArticlePath } from '../knowledge/text-kinds.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { hasContact } from '../../values/text-signs.ts'
import { lengthOf, splitLines } from '../drafts/drafts.ts'

export type Heading = Extract<Block, { kind: 'heading' }>

/**
 * A heading with the text that it speaks for, down to the next heading. `path` holds the headings above it, outermost
 * first.
 */
export interface Section {
  heading: Heading | undefined
  path: string[]
  blocks: Block[]
}

/**
 * Splits blocks at every heading. Text belongs to the heading of its own box: what stands above the heading of a card
 * goes below it, and what follows a card goes to the heading that speaks for the box around, so that it is not taken
 * for a part of the card's offer. An aside speaks of the page, and not of what it happens to stand behind.
 */
export function splitSections(blocks: Block[]): Section[] {
  const opening: Section = { heading: undefined, path: [], blocks: [] }
  const sections = [opening]
  const open: { heading: Heading; section: Section }[] = []
  const headingAt = firstHeadings(blocks)
  const waiting = new Map<number, Block[]>()
  for (const [index, block] of blocks.entries()) {
    while (open.length > 0 && !isInside(block, open.at(-1)?.heading)) open.pop()
    const card = block.cards.at(-1) ?? 0
    if (block.kind !== 'heading') {
      if ((headingAt.get(card) ?? -1) > index) waiting.set(card, [...(waiting.get(card) ?? []), block])
      else (open.findLast(({ heading }) => speaksFor(heading, block))?.section ?? opening).blocks.push(block)
      continue
    }
    while ((open.at(-1)?.heading.level ?? 0) >= block.level) open.pop()
    const section: Section = {
      heading: block,
      path: open.filter(({ heading }) => speaksFor(heading, block)).map(({ heading }) => heading.text),
      blocks: waiting.get(card) ?? [],
    }
    waiting.delete(card)
    sections.push(section)
    open.push({ heading: block, section })
  }
  return sections.filter((section) => section.heading || section.blocks.length > 0)
}

/**
 * Sections without those that are a heading alone: a row of such headings is the list that it shows (services, brands,
 * steps), under the heading above them.
 */
export function listBareHeadings(sections: Section[]): Section[] {
  const kept: Section[] = []
  for (const [index, section] of sections.entries()) {
    const { heading } = section
    if (!heading || section.blocks.length > 0 || isParent(heading, sections[index + 1])) {
      kept.push(section)
      continue
    }
    const parent = kept.findLast((other) => other.heading === undefined || other.heading.text === section.path.at(-1))
    const item: Block = { kind: 'list-item', text: heading.text, depth: 0, ...blockPlace(heading), linked: false }
    if (parent) parent.blocks.push(item)
    else kept.push({ heading: undefined, path: [], blocks: [item] })
  }
  return kept
}

function isParent(heading: Heading, next: Section | undefined): boolean {
  return next?.path.at(-1) === heading.text
}

/** By card: where its first heading stands. */
function firstHeadings(blocks: Block[]): Map<number, number> {
  const places = new Map<number, number>()
  for (const [index, block] of blocks.entries()) {
    const card = block.cards.at(-1)
    if (block.kind === 'heading' && card !== undefined && !places.has(card)) places.set(card, index)
  }
  return places
}

function isInside(block: Block, heading: Heading | undefined): boolean {
  return heading === undefined || heading.cards.every((card, depth) => block.cards[depth] === card)
}

/**
 * Headings of the text and of an aside beside it speak for their own; that of the page, or of a box around both, speaks
 * for both.
 */
function speaksFor(heading: Heading, block: Block): boolean {
  return heading.level === 1 || heading.cards.length > 0 || (heading.region === 'aside') === (block.region === 'aside')
}

/** A longer line of a notice is running text. */
const MAX_LABEL = 80
/** So long a text that names a contact is seldom about it. */
const MAX_CONTACT = 200
/** So much of a text tells what it is about. */
const MIN_OPENING = 160

/**
 * Of what the law asks a site to say the first sentences of each section, what is short, and how to reach somebody: no
 * buyer asks for the rest.
 */
export function openingOf(section: Section): Section {
  const lines = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.text.split('\n').map((text): Block => ({ ...block, text })) : [block],
  )
  const first = lines.findIndex((line) => blockText(line).length > MAX_LABEL)
  const kept = lines.filter((line, at) => at === 0 || at === first || isKeptOfNotice(line))
  return { ...section, blocks: kept.map((line) => ('text' in line ? { ...line, text: opening(line.text) } : line)) }
}

function isKeptOfNotice(block: Block): boolean {
  const text = blockText(block)
  return (block.kind !== 'list-item' && text.length <= MAX_LABEL) || (text.length <= MAX_CONTACT && hasContact(text))
}

/** The first sentences of a text, and those that say how to reach somebody. */
function opening(text: string): string {
  let length = 0
  const kept = sentencesOf(text).filter((sentence) => {
    const isFirst = length < MIN_OPENING
    length += sentence.length
    return isFirst || hasContact(sentence)
  })
  return kept.join(' ')
}

export const isArticle = ({ url }: Page): boolean => isArticlePath(URL.parse(url)?.pathname ?? '')

/** Of an article the paragraph that opens each section, its lists and tables, and what has a figure. */
export function briefOf(section: Section): Section {
  const first = section.blocks.findIndex(({ kind }) => kind === 'paragraph')
  return {
    ...section,
    blocks: section.blocks.filter(
      (block, at) => block.kind !== 'paragraph' || at === first || /[\d@]/u.test(block.text),
    ),
  }
}

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
