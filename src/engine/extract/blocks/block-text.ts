import { foldText } from '../html/fold-text.ts'
import type { Block } from './page-types.ts'

/** Returns the text of blocks as one line. */
export function flatText(blocks: Block[]): string {
  return foldText(blocks.map(blockLine).join(' '))
}

/** Returns the text of blocks as lines: items with `- `, rows with `|`. */
export function linedText(blocks: Block[]): string {
  return blocks.map(blockLine).filter(Boolean).join('\n')
}

/** Returns the text of one block, as a line or several. */
export function blockLine(block: Block): string {
  switch (block.kind) {
    case 'pair':
      return `${block.label}: ${block.value}`
    case 'row':
      return `| ${block.cells.join(' | ')} |`
    case 'question':
      return `${block.question}\n${block.answer}`
    case 'field':
      return [block.label, block.options.join(', ')].filter(Boolean).join(': ')
    case 'list-item':
      return `- ${block.text}`
    case 'image':
      return ''
    default:
      return block.text
  }
}
