import type { Block } from '../extract/page-types.ts'

/** A stretch of a page under one heading, down to the next of whatever level. `path` holds the headings above, outermost first. */
export interface Section {
  heading: Extract<Block, { kind: 'heading' }> | undefined
  path: string[]
  blocks: Block[]
}

/** Splits blocks at every heading, in reading order. */
export function splitSections(blocks: Block[]): Section[] {
  const sections: Section[] = []
  const above: { level: number; text: string }[] = []
  let current: Section = { heading: undefined, path: [], blocks: [] }
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      current.blocks.push(block)
      continue
    }
    if (current.heading || current.blocks.length > 0) sections.push(current)
    while ((above.at(-1)?.level ?? 0) >= block.level) above.pop()
    current = { heading: block, path: above.map(({ text }) => text), blocks: [] }
    above.push({ level: block.level, text: block.text })
  }
  sections.push(current)
  return sections
}
