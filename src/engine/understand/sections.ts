import type { Block } from '../extract/page-types.ts'

export type Heading = Extract<Block, { kind: 'heading' }>

/** A heading with the text that it speaks for, down to the next heading. `path` holds the headings above it, outermost first. */
export interface Section {
  heading: Heading | undefined
  path: string[]
  blocks: Block[]
}

/**
 * Splits blocks at every heading. Text after the end of a heading's box goes to the heading that speaks for the box around it, so that
 * what follows a price card is not taken for a part of its offer.
 */
export function splitSections(blocks: Block[]): Section[] {
  const opening: Section = { heading: undefined, path: [], blocks: [] }
  const sections = [opening]
  const open: { heading: Heading; section: Section }[] = []
  for (const block of blocks) {
    while (open.length > 0 && !isInside(block, open.at(-1)?.heading)) open.pop()
    if (block.kind !== 'heading') {
      ;(open.at(-1)?.section ?? opening).blocks.push(block)
      continue
    }
    while ((open.at(-1)?.heading.level ?? 0) >= block.level) open.pop()
    const section: Section = { heading: block, path: open.map(({ heading }) => heading.text), blocks: [] }
    sections.push(section)
    open.push({ heading: block, section })
  }
  return sections.filter((section) => section.heading || section.blocks.length > 0)
}

function isInside(block: Block, heading: Heading | undefined): boolean {
  return heading === undefined || heading.cards.every((card, depth) => block.cards[depth] === card)
}
