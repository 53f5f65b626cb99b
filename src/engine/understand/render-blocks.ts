import type { Block } from '../extract/page-types.ts'

/** A line of Markdown together with the block that it comes from. */
export interface ContentLine {
  text: string
  /** Only shapes the lines below it: a heading, the header of a table. */
  frame: boolean
}

const MAX_HEADING_MARKS = 6

/** Blocks as lines of the Markdown that knowledge items hold. Table headers are written once above their rows. */
export function renderBlocks(blocks: Block[]): ContentLine[] {
  const lines: ContentLine[] = []
  let header = ''
  for (const block of blocks) {
    if (block.kind === 'row') {
      const next = block.headers.some(Boolean) ? tableRow(block.headers) : ''
      if (next !== header && block.caption) lines.push({ text: block.caption, frame: true })
      if (next && next !== header) lines.push({ text: next, frame: true }, { text: tableRow(block.headers.map(() => '---')), frame: true })
      header = next
    } else header = ''
    lines.push(...blockLines(block))
  }
  return lines
}

function blockLines(block: Block): ContentLine[] {
  switch (block.kind) {
    case 'heading':
      return [{ text: `${'#'.repeat(Math.min(Math.max(block.level, 2), MAX_HEADING_MARKS))} ${block.text}`, frame: true }]
    case 'paragraph':
      return block.text.split('\n').map((text) => ({ text, frame: false }))
    case 'list-item':
      return block.text.split('\n').map((text, index) => ({ text: `${'  '.repeat(block.depth)}${index === 0 ? '- ' : '  '}${text}`, frame: false }))
    case 'row':
      return [{ text: tableRow(block.cells), frame: false }]
    case 'pair':
      return [{ text: `${block.label}: ${block.value.replaceAll('\n', ' ')}`, frame: false }]
    case 'question':
      return [{ text: `### ${block.question}`, frame: true }, ...block.answer.split('\n').map((text) => ({ text, frame: false }))]
    case 'field':
      return block.options.length > 1 ? [{ text: [block.label, block.options.join(', ')].filter(Boolean).join(': '), frame: false }] : []
    case 'image':
      return []
  }
}

function tableRow(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '/').replaceAll('\n', ' ')).join(' | ')} |`
}

/** All that a block says, in one string. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'row':
      return block.cells.join(' ')
    case 'pair':
      return `${block.label} ${block.value}`
    case 'question':
      return `${block.question} ${block.answer}`
    case 'field':
      return [block.label, ...block.options].join(' ')
    default:
      return block.text
  }
}
