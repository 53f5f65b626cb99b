import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { foldSpace } from '../html/fold-text.ts'
import { blockPlace, type Block } from './page-types.ts'
import { elementsOf, isHeading, type HtmlElement } from '../html/html-tree.ts'
import { SKIPPED_TAGS } from '../html/tags.ts'

const LABEL_NAMES = /(?:^|[\s_-])(?:label|lbl|key|term|day|dt|heading|title|name|caption|question)s?(?:$|[\s_-])/iu
const FIGURE_NAMES = /(?:^|[\s_-])(?:num|number|figure|count|counter|stat|value|amount|percent|big)s?(?:$|[\s_-])/iu
/** A number with little more than its sign or unit, and what it may count. */
const BARE_FIGURE = /^[^\p{L}\d]{0,3}\d[\d.,\s–-]{0,12}\P{L}{0,3}\p{L}?\P{L}{0,2}$/u
const CAPTION = /^\p{L}{3}[^\d.!?:]*(?:(?:19|20)\d\d)?$/u
const MAX_LABEL = 60
/** Names on a price list may be long, because they can include ingredients. */
const MAX_PRICED = 160
/** A price with one or two words around it. */
export const BARE_PRICE =
  /^\D{0,10}[£$€¥₱]\s?\d[\d.,]*[^.]{0,20}$|^\D{0,10}\d[\d.,]*\s?(?:[£$€¥₱]|EUR|CHF|USD)[^.]{0,20}$/u
/** The unit of a price, on the line below it: `per hour`. */
const PRICE_UNIT = new RegExp(`^(?:${alternativesOf(siteWords('perWords'))}|each|al?|all['’])\\s?\\p{L}`, 'iu')
const BUTTON_NAMES = /(?:^|[\s_-])(?:btn|button|cta|link|more)s?(?:$|[\s_-])/iu
const MAX_BUTTON = 25
const MAX_CHIP = 40
const MIN_CHIPS = 3
const MAX_EYEBROW = 60

/**
 * What a box with two children shows: a label with its value (`Phone`, `01285…`), a figure with what it counts
 * (`40+`, `years`), or a price with unrelated text (`from £25`, `Discover`).
 */
export type BoxShape = 'labelled' | 'figure' | 'apart'

/**
 * Reports whether an element looks like a button after a price (`from £25` `Discover`), which says nothing about the
 * price.
 */
export function isButtonAfterPrice(element: HtmlElement, before: string): boolean {
  return before.length <= MAX_PRICED && BARE_PRICE.test(before) && BUTTON_NAMES.test(element.attributes['class'] ?? '')
}

/**
 * Returns the shape of a box from the names of its two children, or from their texts if the box is one of several
 * similar ones.
 */
export function boxShape(box: HtmlElement, amongAlike: boolean): BoxShape | undefined {
  if (box.hasHeading || box.children.some((child) => typeof child === 'string' && child.trim())) return undefined
  const [first, second, third] = elementsOf(box).filter(({ hasText }) => hasText)
  if (!first || !second || third || first.tag === 'a' || isHeading(first)) return undefined
  const value = shortText(second, MAX_LABEL) ?? ''
  if (
    BARE_PRICE.test(shortText(first, MAX_LABEL) ?? '') &&
    value.length <= MAX_BUTTON &&
    /^\p{Lu}?\p{L}{3}\P{N}*$/u.test(value) &&
    !/^\p{Ll}/u.test(value) &&
    !PRICE_UNIT.test(value)
  )
    return 'apart'
  const label = shortText(first, BARE_PRICE.test(value) ? MAX_PRICED : MAX_LABEL)
  const name = first.attributes['class'] ?? ''
  const isFigure = FIGURE_NAMES.test(name) || (amongAlike && BARE_FIGURE.test(label ?? '') && CAPTION.test(value))
  const figure = isFigure && /\d/u.test(label ?? '') ? 'figure' : undefined
  if (!label || !/\p{L}{3}/u.test(label.replace(/[^\p{L}\p{N}]/gu, '')) || /[.!?,;]$/u.test(label)) return figure
  if (/^\W*\d/u.test(label)) return figure
  if (LABEL_NAMES.test(name)) return 'labelled'
  if (/\d/u.test(label) && !BARE_PRICE.test(value)) return undefined
  return amongAlike && /\d/u.test(value) ? 'labelled' : undefined
}

/** Joins the blocks of a shaped box into one. Leaves them as they are if they turn out not to have that shape. */
export function mergeBox(blocks: Block[], shape: BoxShape): Block[] {
  if (shape === 'apart') return blocks
  const [first, ...rest] = blocks
  if (
    (first?.kind !== 'paragraph' && first?.kind !== 'heading') ||
    rest.length === 0 ||
    !rest.every((block) => block.kind === 'paragraph')
  )
    return blocks
  const value = rest.map(({ text }) => text).join('\n')
  const place = { ...blockPlace(first), linked: blocks.every(({ linked }) => linked) }
  if (shape === 'figure') return [{ kind: 'paragraph', text: `${first.text} ${value}`, ...place }]
  return [{ kind: 'pair', label: first.text.replaceAll('\n', ' ').replace(/\s*[:：]$/u, ''), value, ...place }]
}

/** Returns the blocks of sibling boxes as a list if they are a row of short words, else unchanged. */
export function rowOfChips(blocks: Block[]): Block[] {
  const isRow = blocks.length >= MIN_CHIPS && blocks.every(isChip)
  return isRow
    ? blocks.map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'list-item', depth: 0 } : block))
    : blocks
}

function isChip(block: Block): boolean {
  return block.kind === 'paragraph' && !block.linked && block.text.length <= MAX_CHIP && !/[.!?:\n]/u.test(block.text)
}

/** Moves the small line that some designs print above a heading (`Our story`) below it, where it belongs. */
export function lowerEyebrow(blocks: Block[], start: number): void {
  let heading = start
  while (heading < blocks.length && blocks[heading]?.kind !== 'heading') heading++
  const at = heading - 1
  const [before, eyebrow, below] = [blocks[at - 1], blocks[at], blocks[heading]]
  if (
    at < start ||
    eyebrow?.kind !== 'paragraph' ||
    below?.kind !== 'heading' ||
    below.level > 4 ||
    eyebrow.text.length > MAX_EYEBROW
  )
    return
  // Text outside the heading's card is about all cards.
  if (eyebrow.cards.at(-1) !== below.cards.at(-1)) return
  if (at > start && before?.region === eyebrow.region && !before.linked) return
  blocks.splice(at, 2, below, eyebrow)
}

/** Returns the element's text, '' if it has none, and `undefined` if it is longer than `max`. */
function shortText(element: HtmlElement, max: number): string | undefined {
  let text = ''
  for (const child of element.children) {
    if (typeof child !== 'string' && SKIPPED_TAGS.has(child.tag)) continue
    const piece = typeof child === 'string' ? foldSpace(child) : shortText(child, max)
    if (piece === undefined) return undefined
    text += piece
    if (text.trim().length > max) return undefined
  }
  return text.trim()
}
