import { hasPrice } from '../../values/prices.ts'
import type { Block } from '../../extract/blocks/page-types.ts'
import { hasContact, hasHours } from '../../values/text-signs.ts'

/** A line of Markdown, with what it is for. */
export interface ContentLine {
  text: string
  /**
   * `frame` only shapes the lines below it: a heading, the header of a table. `bound` is a row or a label with its
   * value: it means something only where it stands. `free` can be read by itself.
   */
  role: 'frame' | 'bound' | 'free'
}

/** Whether a line says something itself. */
export const isContent = ({ role }: ContentLine): boolean => role !== 'frame'

const MAX_HEADING_MARKS = 6
const SHORT = 80
/** Menus of shorter options choose a time or a number. */
const MIN_OPTION = 4

/** Blocks as lines of the Markdown that knowledge items hold. Table headers are written once above their rows. */
export function renderBlocks(blocks: Block[]): ContentLine[] {
  const lines: ContentLine[] = []
  let header = ''
  for (const block of blocks) {
    if (block.kind === 'row') {
      const next = block.headers.some(Boolean) ? tableRow(block.headers) : ''
      if (next !== header && block.caption) lines.push({ text: block.caption, role: 'frame' })
      if (next && next !== header)
        lines.push({ text: next, role: 'frame' }, { text: tableRow(block.headers.map(() => '---')), role: 'frame' })
      header = next
    } else header = ''
    lines.push(...blockLines(block))
  }
  return lines
}

function blockLines(block: Block): ContentLine[] {
  switch (block.kind) {
    case 'heading':
      return [
        { text: `${'#'.repeat(Math.min(Math.max(block.level, 2), MAX_HEADING_MARKS))} ${block.text}`, role: 'frame' },
      ]
    case 'paragraph':
      return block.text.split('\n').map(freeLine)
    case 'list-item':
      return block.text
        .split('\n')
        .map((text, index) => freeLine(`${'  '.repeat(block.depth)}${index === 0 ? '- ' : '  '}${text}`))
    case 'row':
      return [{ text: tableRow(block.cells), role: 'bound' }]
    case 'pair':
      return [{ text: `${block.label}: ${block.value.replaceAll('\n', ' ')}`, role: 'bound' }]
    case 'question':
      return [{ text: `### ${block.question}`, role: 'frame' }, ...block.answer.split('\n').map(freeLine)]
    case 'field':
      return optionLines(block)
    case 'image':
      return []
  }
}

/** What a menu lets visitors choose: offers with their prices are a list, other options one line. */
function optionLines({ label, options }: Extract<Block, { kind: 'field' }>): ContentLine[] {
  if (options.length < 2 || !options.some((option) => option.length >= MIN_OPTION)) return []
  const priced = options.filter(hasPrice)
  if (priced.length > 1) return priced.map((option) => freeLine(`- ${option}`))
  return [freeLine([label, options.join(', ')].filter(Boolean).join(': '))]
}

/** A line of running text; a short one with a price, hours or an address is bound to what stands around it. */
export function freeLine(text: string): ContentLine {
  return {
    text,
    role: text.length <= SHORT && (hasPrice(text) || hasHours(text) || hasContact(text)) ? 'bound' : 'free',
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
