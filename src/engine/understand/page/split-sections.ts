import { blockPlace, type Block } from '../../extract/blocks/page-types.ts'

export type Heading = Extract<Block, { kind: 'heading' }>

/** A heading with its text. `path` has the headings above it, outermost first. */
export interface Section {
  heading: Heading | undefined
  path: string[]
  blocks: Block[]
}

/**
 * Splits blocks at every heading. Text above a card's first heading belongs to that heading. Text after a card belongs
 * to the heading of the enclosing box. An aside belongs to the page.
 */
export function splitSections(blocks: Block[]): Section[] {
  const untitled: Section = { heading: undefined, path: [], blocks: [] }
  const sections = [untitled]
  const open: { heading: Heading; section: Section }[] = []
  const headingAt = findFirstHeadings(blocks)
  const waiting = new Map<number, Block[]>()
  for (const [index, block] of blocks.entries()) {
    while (open.length > 0 && !isInside(block, open.at(-1)?.heading)) open.pop()
    const card = block.cards.at(-1) ?? 0
    if (block.kind !== 'heading') {
      if ((headingAt.get(card) ?? -1) > index) waiting.set(card, [...(waiting.get(card) ?? []), block])
      else (open.findLast(({ heading }) => isHeadingFor(heading, block))?.section ?? untitled).blocks.push(block)
      continue
    }
    while ((open.at(-1)?.heading.level ?? 0) >= block.level) open.pop()
    const section: Section = {
      heading: block,
      path: open.filter(({ heading }) => isHeadingFor(heading, block)).map(({ heading }) => heading.text),
      blocks: waiting.get(card) ?? [],
    }
    waiting.delete(card)
    sections.push(section)
    open.push({ heading: block, section })
  }
  return sections.filter((section) => section.heading || section.blocks.length > 0)
}

/**
 * Turns sections without text into list items of the section above them: rows of such headings list services, brands
 * or steps.
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

/** Returns the index of the first heading of each card. */
function findFirstHeadings(blocks: Block[]): Map<number, number> {
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
 * Reports whether text belongs to a heading. A heading of the main text does not apply to an aside, and the other way
 * round, unless it is the page's or a box's.
 */
function isHeadingFor(heading: Heading, block: Block): boolean {
  return heading.level === 1 || heading.cards.length > 0 || (heading.region === 'aside') === (block.region === 'aside')
}
