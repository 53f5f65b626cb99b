import { BARE_PRICE } from './box-shapes.ts'
import { type Block, blockPlace } from './page-types.ts'
import { bareLabel } from './table-blocks.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { hasTime } from '../../values/clock-times.ts'
import { hasDay, isDays } from '../../values/text-signs.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' }>

const MAX_ROW_TITLE = 45
const MAX_LABEL = 40
const MAX_VALUE = 80
const IS_CLOSED = new RegExp(`^(?:${alternativesOf(siteWords('closed'))})$`, 'iu')

/** A line that is a label, above a line without a label. */
const LABEL_LINE = /^([^\n:：]{1,40}[:：])\n(?=[^\n:：]{1,80}(?:[:：]\d[^\n:：]{0,30}){0,4}(?<!,)(?:\n|$))/gmu

/**
 * Reads what blocks mean together: labels above their values, titles above rows, and names above their description
 * and price.
 */
export function readNeighbours(blocks: Block[]): Block[] {
  return raisePricedNames(raiseRowTitles(joinLabels(blocks)))
}

/** Joins a short line that ends in a colon or names days with the short line below it, as a label with its value. */
function joinLabels(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const each of blocks) {
    const block = each.kind === 'paragraph' ? { ...each, text: each.text.replace(LABEL_LINE, '$1 ') } : each
    const label = joined.at(-1)
    if (
      label &&
      isValue(block) &&
      block.region === label.region &&
      (isLabel(label) || areHours(label, block, joined.at(-2)))
    ) {
      joined[joined.length - 1] = {
        kind: 'pair',
        label: bareLabel(label.text),
        value: block.text,
        ...blockPlace(block),
        linked: false,
      }
    } else joined.push(block)
  }
  return joined
}

function isLabel(block: Block): block is Extract<Block, { kind: 'heading' | 'paragraph' }> {
  return (
    (block.kind === 'paragraph' || (block.kind === 'heading' && block.level === 6)) &&
    block.text.length <= MAX_LABEL &&
    /[:：]$/u.test(block.text)
  )
}

function isValue(block: Block): block is Paragraph {
  return block.kind === 'paragraph' && block.text.length <= MAX_VALUE && !/[：\n]|:(?!\d)/u.test(block.text)
}

/** Reports whether a line of days has its times below. Days on consecutive lines have their times beside them. */
function areHours(days: Block, times: Paragraph, above: Block | undefined): days is Paragraph {
  if (!isDayLine(days) || (above && isDayLine(above))) return false
  return IS_CLOSED.test(times.text) || (hasTime(times.text) && !hasDay(times.text) && !/[.!?]$/u.test(times.text))
}

function isDayLine(block: Block): block is Paragraph {
  return block.kind === 'paragraph' && !block.linked && block.text.length <= MAX_LABEL && isDays(block.text)
}

/**
 * Makes a short line directly above labeled values or rows the heading that it looks like (`Fillings` in a price
 * list).
 */
function raiseRowTitles(blocks: Block[]): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1]
    const above = next?.kind === 'pair' || next?.kind === 'row'
    if (block.kind !== 'paragraph' || !above || block.linked || !isRowTitle(block.text)) return block
    return { kind: 'heading', level: 6, text: block.text, ...blockPlace(block) }
  })
}

function isRowTitle(text: string): boolean {
  return text.length <= MAX_ROW_TITLE && /\p{L}{3}/u.test(text) && !/[\d.!?,;:\n@]/u.test(text)
}

/**
 * Makes a label above a sentence and a price the name of what the sentence describes (`BLT`, `With mayonnaise.`,
 * `£6.55`). The same applies to the labels after it that have only a price.
 */
function raisePricedNames(blocks: Block[]): Block[] {
  let last: Block | undefined
  return blocks.flatMap((block, index): Block[] => {
    const next = blocks[index + 1]
    if (block.kind !== 'pair') return [block]
    const isDescribed = /^\P{N}+\.$/u.test(block.value) && isBarePrice(next)
    const goesOn = last !== undefined && last === blocks[index - 1] && BARE_PRICE.test(block.value)
    if (!isDescribed && !goesOn) return [block]
    last = isDescribed ? next : block
    const place = blockPlace(block)
    return [
      { kind: 'heading', level: 6, text: block.label, ...place },
      { kind: 'paragraph', text: block.value, ...place },
    ]
  })
}

const isBarePrice = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && block.text.length <= MAX_LABEL && BARE_PRICE.test(block.text)
