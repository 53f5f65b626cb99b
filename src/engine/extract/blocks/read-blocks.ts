import { flatText, linedText } from './block-text.ts'
import {
  createBlockWriter,
  flushLine,
  isFull,
  isQuestion,
  pushBlock,
  roomOf,
  type BlockWriter,
} from './block-writer.ts'
import { boxShape, isButtonAfterPrice, lowerEyebrow, mergeBox, rowOfChips, type BoxShape } from './box-shapes.ts'
import { gridRows } from './grid-table.ts'
import { contactAddress, saysAddress, showsWebAddress, unmaskEmail } from './contact-link.ts'
import { foldText } from '../html/fold-text.ts'
import { elementsOf, isHeading, type HtmlElement } from '../html/html-tree.ts'
import { addText, breakLine, isAllLinks } from './line.ts'
import { readNeighbours } from './neighbours.ts'
import type { Block } from './page-types.ts'
import { placeInside, START, type Place } from './place.ts'
import { pictureSource, type PlacedPicture } from './picture.ts'
import { readButton, readLabel, readSelect, readTextBox } from './read-form.ts'
import { isLayoutTable, readRows } from './read-table.ts'
import { bareLabel, tableBlocks } from './table-blocks.ts'
import { BOLD_TAGS, INLINE_TAGS, SKIPPED_TAGS } from '../html/tags.ts'
import { isIcon, isWindow } from '../html/visibility.ts'

const MAX_BLOCKS = 6_000
const MAX_PICTURES = 500
const MAX_LABEL = 120
/** Longer headings are text, whatever their tag. */
const MAX_HEADING = 500
/** Alternative texts with fewer words only name a picture. */
const MIN_ALT_WORDS = 3

const BOLD_STYLE = /font-weight:\s*(?:bold|[6-9]00)/iu

interface Walk {
  writer: BlockWriter
  controlled: ReadonlySet<string>
  nextCard: { number: number }
  pictures: PlacedPicture[]
}

/**
 * Returns the blocks and pictures below `root` in reading order, at most 6,000 and 500. `controlled` has the IDs of
 * boxes that buttons open.
 */
export function readBlocks(
  root: HtmlElement,
  controlled: ReadonlySet<string>,
): { blocks: Block[]; pictures: PlacedPicture[]; cut: boolean } {
  const walk: Walk = { writer: createBlockWriter(MAX_BLOCKS), controlled, nextCard: { number: 1 }, pictures: [] }
  readChildren(root, START, walk)
  flushLine(walk.writer, START)
  return { blocks: readNeighbours(walk.writer.blocks), pictures: walk.pictures, cut: isFull(walk.writer) }
}

function readChildren(parent: HtmlElement, place: Place, walk: Walk): void {
  const { blocks } = walk.writer
  const start = blocks.length
  const alike = alikeSignatures(parent)
  for (const child of inReadingOrder(parent.children)) {
    if (isFull(walk.writer)) return
    if (typeof child === 'string') addText(walk.writer.line, child, place)
    else if (!SKIPPED_TAGS.has(child.tag) && !isIcon(child))
      readElement(child, place, alike.size > 0 && alike.has(signature(child)), walk)
  }
  lowerEyebrow(blocks, start)
  if (alike.size === 1) blocks.push(...rowOfChips(blocks.splice(start)))
}

/** Moves dialogs, which open above the page, after the content that they would cut in two. */
function inReadingOrder(children: HtmlElement['children']): HtmlElement['children'] {
  const isApart = (child: HtmlElement | string): boolean => typeof child !== 'string' && isWindow(child)
  return children.some(isApart) ? children.toSorted((a, b) => Number(isApart(a)) - Number(isApart(b))) : children
}

const NONE_ALIKE: ReadonlySet<string> = new Set()

/** Returns the signatures that several children of the parent share. */
function alikeSignatures(parent: HtmlElement): ReadonlySet<string> {
  const elements = elementsOf(parent)
  if (elements.length < 2) return NONE_ALIKE
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const child of elements) {
    const key = signature(child)
    if (seen.has(key)) repeated.add(key)
    seen.add(key)
  }
  return repeated
}

/**
 * Tag and first class, at most 100 characters. Includes whether there is a heading below, because cards are only
 * similar to other cards.
 */
function signature(element: HtmlElement): string {
  return `${element.tag}.${/\S{1,100}/u.exec(element.attributes['class'] ?? '')?.[0] ?? ''}.${element.hasHeading}`
}

function readElement(element: HtmlElement, outer: Place, amongAlike: boolean, walk: Walk): void {
  const inside = placeInside(element, outer, walk.controlled)
  if (element.tag === 'br') return breakLine(walk.writer.line)
  if (element.tag === 'hr') return flushLine(walk.writer, outer)
  const isInline = INLINE_TAGS.has(element.tag) && !element.hasHeading
  if (isInline && inside.region === outer.region) return readInline(element, inside, walk)
  if (isInline && inside.region === 'hidden') return readHiddenInline(element, inside, walk)
  const place =
    amongAlike && element.hasHeading ? { ...inside, cards: [...inside.cards, walk.nextCard.number++] } : inside
  flushLine(walk.writer, outer)
  const shape = element.tag === 'table' ? undefined : boxShape(element, amongAlike)
  if (shape) readShapedBox(element, shape, place, walk)
  else readBox(element, place, walk)
  flushLine(walk.writer, place)
}

/** Reads the two children of a shaped box separately and joins their texts. */
function readShapedBox(box: HtmlElement, shape: BoxShape, place: Place, walk: Walk): void {
  const { blocks } = walk.writer
  const start = blocks.length
  for (const child of elementsOf(box)) {
    readChildren({ ...box, children: [child] }, place, walk)
    flushLine(walk.writer, place)
  }
  blocks.push(...mergeBox(blocks.splice(start), shape))
}

function readInline(element: HtmlElement, place: Place, walk: Walk): void {
  if (element.tag === 'img') return readImage(element, place, walk)
  const { line: before } = walk.writer
  before.edge = true
  const opensLine = before.text === ''
  if ((element.tag === 'a' && isAllLinks(before)) || isButtonAfterPrice(element, before.text))
    flushLine(walk.writer, place)
  readChildren(element, { ...place, inline: true }, walk)
  const { line } = walk.writer
  line.edge = true
  // Words that show their own URL are content. A menu entry or a button is not.
  if (element.tag === 'a' && showsWebAddress(line.tail, element.attributes['href'] ?? '')) line.hasPlainText = true
  if (opensLine && isBold(element)) line.lead = line.text
  if (element.tag === 'a' || element.attributes['data-cfemail']) addContact(element, place, walk)
}

/** Hidden text in a line does not end the line: `Mug <del>£24</del> £18`. */
function readHiddenInline(element: HtmlElement, place: Place, walk: Walk): void {
  for (const block of blocksInside(element, place, walk)) pushBlock(walk.writer, block, place)
  walk.writer.line.space = true
}

const isBold = ({ tag, attributes }: HtmlElement): boolean =>
  BOLD_TAGS.has(tag) || BOLD_STYLE.test(attributes['style'] ?? '')

/** Adds the address that a link leads to, unless its words contain it. */
function addContact(element: HtmlElement, place: Place, walk: Walk): void {
  const { line } = walk.writer
  const masked = element.attributes['data-cfemail']
  const address = masked ? unmaskEmail(masked) : contactAddress(element.attributes['href'] ?? '')
  if (!/\d{5}|.@./u.test(address) || saysAddress(line.tail, address)) return
  addText(line, line.text ? ` (${address})` : address, { ...place, linked: true })
}

function readImage(element: HtmlElement, place: Place, walk: Walk): void {
  const source = place.region === 'main' ? pictureSource(element) : ''
  if (source && walk.pictures.length < MAX_PICTURES) walk.pictures.push({ source, cards: place.cards })
  const alt = foldText(element.attributes['alt'] ?? '')
  const names = alt.split(' ').length < MIN_ALT_WORDS || /\.(?:jpe?g|png|webp|svg|gif)$/iu.test(alt)
  if (!names) pushBlock(walk.writer, { kind: 'image', text: alt }, place)
}

function readBox(element: HtmlElement, place: Place, walk: Walk): void {
  if (isHeading(element)) return readHeading(element, place, walk)
  switch (element.tag) {
    case 'table':
      return readTable(element, place, walk)
    case 'dl':
      return readDefinitions(element, place, walk)
    case 'details':
      return readDetails(element, place, walk)
    case 'label':
      return readLabel(element, place, walk.writer)
    case 'select':
      return readSelect(element, place, walk.writer)
    case 'button':
      return readButton(flatText(blocksInside(element, place, walk)), place, walk.writer)
    case 'input':
    case 'textarea':
      return readTextBox(element, place, walk.writer)
    case 'ul':
    case 'ol':
    case 'menu':
      return readChildren(element, { ...place, listDepth: place.listDepth + 1 }, walk)
    case 'li':
      return readListItem(element, place, walk)
    default:
      if (!readGrid(element, place, walk)) readChildren(element, place, walk)
  }
}

/** Reads a box that is a table made of boxes. Reports whether it is one. */
function readGrid(box: HtmlElement, place: Place, walk: Walk): boolean {
  const rows = gridRows(box, (cell) => flatText(blocksInside(cell, place, walk)))
  if (rows) for (const block of tableBlocks(rows, '')) pushBlock(walk.writer, block, place)
  return rows !== undefined
}

function readListItem(item: HtmlElement, place: Place, walk: Walk): void {
  walk.writer.pendingItem = true
  readChildren(item, place, walk)
  flushLine(walk.writer, place)
  walk.writer.pendingItem = false
}

function readHeading(element: HtmlElement, place: Place, walk: Walk): void {
  if (place.title) return readChildren(element, place, walk)
  const text = titleText(element, place, walk)
  if (text.length > MAX_HEADING) return readChildren(element, place, walk)
  const level = Number(/^h([1-6])$/u.exec(element.tag)?.[1] ?? element.attributes['aria-level'] ?? 3)
  if (/[\p{L}\p{N}]/u.test(text))
    pushBlock(walk.writer, { kind: 'heading', level: level >= 1 && level <= 6 ? level : 3, text }, place)
}

function readTable(table: HtmlElement, place: Place, walk: Walk): void {
  if (isLayoutTable(table)) return readChildren(table, place, walk)
  const caption = elementsOf(table).find(({ tag }) => tag === 'caption')
  const title = caption ? flatText(blocksInside(caption, place, walk)) : ''
  // At most about every other row is a header or a title, which is not a block.
  const maxRows = 2 * roomOf(walk.writer)
  const rows = readRows(table, maxRows, (cell) => flatText(blocksInside(cell, place, walk)))
  for (const block of tableBlocks(rows, title)) pushBlock(walk.writer, block, place)
}

function readDefinitions(list: HtmlElement, place: Place, walk: Walk): void {
  let label = ''
  for (const element of definitionParts(list)) {
    if (element.tag === 'dd' && (!label || label.length > MAX_LABEL)) {
      readChildren(element, place, walk)
      continue
    }
    const inside = blocksInside(element, place, walk)
    if (element.tag === 'dt') label = flatText(inside)
    else if (isQuestion(label))
      pushBlock(walk.writer, { kind: 'question', question: label, answer: linedText(inside) }, place)
    else if (inside.length > 0)
      pushBlock(walk.writer, { kind: 'pair', label: bareLabel(label), value: linedText(inside) }, place)
  }
}

function* definitionParts(list: HtmlElement): Generator<HtmlElement> {
  for (const child of elementsOf(list)) {
    if (child.tag === 'dt' || child.tag === 'dd') yield child
    else if (!SKIPPED_TAGS.has(child.tag)) yield* definitionParts(child)
  }
}

/**
 * Reads a summary that is a question as a question with its answer. Any other summary becomes the heading of its
 * content, unless it is running text.
 */
function readDetails(details: HtmlElement, place: Place, walk: Walk): void {
  const summary = elementsOf(details).find(({ tag }) => tag === 'summary')
  if (!summary || place.title) return readChildren(details, place, walk)
  const text = titleText(summary, place, walk)
  if (text.length > MAX_HEADING) return readChildren(details, place, walk)
  const rest = { ...details, children: details.children.filter((child) => child !== summary) }
  if (isQuestion(text)) {
    const answer = linedText(blocksInside(rest, place, walk))
    if (answer) pushBlock(walk.writer, { kind: 'question', question: text, answer }, place)
    return
  }
  if (text) pushBlock(walk.writer, { kind: 'heading', level: 6, text }, place)
  readChildren(rest, place, walk)
}

/**
 * Returns the text of a title, unless it turns out to be too long for one. Boxes in it are not read twice each, which
 * would take exponential time.
 */
const titleText = (element: HtmlElement, place: Place, walk: Walk): string =>
  flatText(blocksInside(element, { ...place, title: true }, walk))

/** Returns the blocks of a single element, such as a cell or an answer, without hidden ones. */
function blocksInside(element: HtmlElement, place: Place, walk: Walk): Block[] {
  const writer = createBlockWriter(roomOf(walk.writer))
  readChildren(element, { ...place, cards: [] }, { ...walk, writer })
  flushLine(writer, place)
  return writer.blocks.filter(({ region }) => region === place.region)
}
