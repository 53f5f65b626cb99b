import { blockPlace, type Block } from '../../extract/blocks/page-types.ts'

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
