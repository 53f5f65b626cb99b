import { hasPrice } from '../../values/prices.ts'
import type { Block } from '../../extract/blocks/page-types.ts'
import { hasContact, hasHours } from '../../values/text-signs.ts'

/** A line of Markdown with its role. */
export interface ContentLine {
  text: string
  /**
   * `frame` only structures the lines below it: a heading, the header of a table. `bound` is a row or a label with
   * its value, which means something only in its place. `free` makes sense alone.
   */
  role: 'frame' | 'bound' | 'free'
}

/** Reports whether a line has content. */
export const isContent = ({ role }: ContentLine): boolean => role !== 'frame'

const MAX_HEADING_MARKS = 6
const SHORT = 80
/** Menus with shorter options choose a time or a number. */
const MIN_OPTION = 4

/** Renders blocks as lines of the Markdown in knowledge items. Writes table headers once, above their rows. */
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

/** Returns the options of a menu: offers with prices as a list, other options as one line. */
function optionLines({ label, options }: Extract<Block, { kind: 'field' }>): ContentLine[] {
  if (options.length < 2 || !options.some((option) => option.length >= MIN_OPTION)) return []
  const priced = options.filter(hasPrice)
  if (priced.length > 1) return priced.map((option) => freeLine(`- ${option}`))
  return [freeLine([label, options.join(', ')].filter(Boolean).join(': '))]
}

/** Returns a line of running text. A short one with a price, hours or an address is bound to its neighbors. */
export function freeLine(text: string): ContentLine {
  return {
    text,
    role: text.length <= SHORT && (hasPrice(text) || hasHours(text) || hasContact(text)) ? 'bound' : 'free',
  }
}

function tableRow(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '/').replaceAll('\n', ' ')).join(' | ')} |`
}

/** Returns the whole text of a block as one string. */
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
