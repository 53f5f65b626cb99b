import { areChips, boxShape, mergeBox, type BoxShape } from './box-shapes.ts'
import { contactAddress, saysAddress, unmaskEmail } from './contact-link.ts'
import { foldText } from './fold-text.ts'
import { descendants, isHeading, rawText, type HtmlElement } from './html-tree.ts'
import { addText, breakLine, isAllLinks } from './line.ts'
import { createBlockWriter, flushLine, isFull, isQuestion, pushBlock, type BlockWriter } from './block-writer.ts'
import type { Block } from './page-types.ts'
import { placeInside, START, type Place } from './place.ts'
import { isLayoutTable, readRows } from './read-table.ts'
import { bareLabel, tableBlocks } from './table-blocks.ts'
import { BOLD_TAGS, INLINE_TAGS, SKIPPED_TAGS } from './tags.ts'

const MAX_BLOCKS = 20_000
const MAX_OPTIONS = 60
const MAX_LABEL = 120
/** Alternative texts of fewer words name a picture rather than say something. */
const MIN_ALT_WORDS = 3
const MAX_EYEBROW = 60

interface Walk {
  writer: BlockWriter
  controlled: ReadonlySet<string>
  nextCard: { number: number }
}

/** The blocks below `root` in reading order, at most 20,000. */
export function readBlocks(root: HtmlElement, controlled: ReadonlySet<string>): { blocks: Block[]; cut: boolean } {
  const walk: Walk = { writer: createBlockWriter(MAX_BLOCKS), controlled, nextCard: { number: 1 } }
  readChildren(root, START, walk)
  flushLine(walk.writer, START)
  return { blocks: walk.writer.blocks, cut: isFull(walk.writer) }
}

function readChildren(parent: HtmlElement, place: Place, walk: Walk): void {
  const { blocks } = walk.writer
  const start = blocks.length
  const alike = alikeSignatures(parent)
  for (const child of parent.children) {
    if (isFull(walk.writer)) return
    if (typeof child === 'string') addText(walk.writer.line, child, place)
    else if (!SKIPPED_TAGS.has(child.tag)) readElement(child, place, alike.has(signature(child)), walk)
  }
  lowerEyebrow(blocks, start)
  if (alike.size === 1 && areChips(blocks.slice(start))) blocks.push(...blocks.splice(start).map(asListItem))
}

function asListItem(block: Block): Block {
  return block.kind === 'paragraph' ? { ...block, kind: 'list-item', depth: 0 } : block
}

/** What children look like of which the parent holds several alike. */
function alikeSignatures(parent: HtmlElement): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const child of parent.children) {
    if (typeof child === 'string') continue
    const key = signature(child)
    if (seen.has(key)) repeated.add(key)
    seen.add(key)
  }
  return repeated
}

/** Tag and first class; with a heading below, since a card is only like other cards. */
function signature(element: HtmlElement): string {
  return `${element.tag}.${element.attributes['class']?.trim().split(/\s+/u)[0] ?? ''}.${element.hasHeading}`
}

function readElement(element: HtmlElement, outer: Place, amongAlike: boolean, walk: Walk): void {
  const inside = placeInside(element, outer, walk.controlled)
  if (element.tag === 'br') return breakLine(walk.writer.line)
  if (element.tag === 'hr') return flushLine(walk.writer, outer)
  if (INLINE_TAGS.has(element.tag) && !element.hasHeading && inside.region === outer.region) return readInline(element, inside, walk)
  const place = amongAlike && element.hasHeading ? { ...inside, cards: [...inside.cards, walk.nextCard.number++] } : inside
  flushLine(walk.writer, outer)
  const shape = boxShape(element, amongAlike)
  if (shape) readShapedBox(element, shape, place, walk)
  else readBox(element, place, walk)
  flushLine(walk.writer, place)
}

/** Reads the two pieces of a box apart and joins what they say. */
function readShapedBox(box: HtmlElement, shape: BoxShape, place: Place, walk: Walk): void {
  const { blocks } = walk.writer
  const start = blocks.length
  for (const child of box.children) {
    if (typeof child === 'string') continue
    readChildren({ ...box, children: [child] }, place, walk)
    flushLine(walk.writer, place)
  }
  blocks.push(...mergeBox(blocks.splice(start), shape))
}

function readInline(element: HtmlElement, place: Place, walk: Walk): void {
  const { line } = walk.writer
  if (element.tag === 'img') return readImage(element, place, walk)
  line.edge = true
  const opensLine = line.text === ''
  if (element.tag === 'a' && isAllLinks(line)) flushLine(walk.writer, place)
  readChildren(element, { ...place, inline: true }, walk)
  line.edge = true
  if (opensLine && BOLD_TAGS.has(element.tag)) line.lead = line.text
  if (element.tag === 'a' || element.attributes['data-cfemail']) addContact(element, place, walk)
}

/** The address that a link leads to is said when its words do not. */
function addContact(element: HtmlElement, place: Place, walk: Walk): void {
  const masked = element.attributes['data-cfemail']
  const address = masked ? unmaskEmail(masked) : contactAddress(element.attributes['href'] ?? '')
  if (/\d{5}|.@./u.test(address) && !saysAddress(walk.writer.line.text, address)) addText(walk.writer.line, walk.writer.line.text ? ` (${address})` : address, { ...place, linked: true })
}

function readImage(element: HtmlElement, place: Place, walk: Walk): void {
  const alt = foldText(element.attributes['alt'] ?? '')
  if (alt.split(' ').length >= MIN_ALT_WORDS && !/\.(?:jpe?g|png|webp|svg|gif)$/iu.test(alt)) pushBlock(walk.writer, { kind: 'image', text: alt }, place)
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
    case 'select':
      return readSelect(element, place, walk)
    case 'button':
      return readButton(element, place, walk)
    case 'label':
      return readLabel(element, place, walk)
    case 'input':
    case 'textarea':
      return
    case 'ul':
    case 'ol':
    case 'menu':
      return readChildren(element, { ...place, listDepth: place.listDepth + 1 }, walk)
    case 'li':
      walk.writer.pendingItem = true
      readChildren(element, place, walk)
      flushLine(walk.writer, place)
      walk.writer.pendingItem = false
      return
    default:
      return readChildren(element, place, walk)
  }
}

function readHeading(element: HtmlElement, place: Place, walk: Walk): void {
  const text = flatText(element, place, walk)
  const level = Number(/^h([1-6])$/u.exec(element.tag)?.[1] ?? element.attributes['aria-level'] ?? 3)
  if (/[\p{L}\p{N}]/u.test(text)) pushBlock(walk.writer, { kind: 'heading', level: level >= 1 && level <= 6 ? level : 3, text }, place)
}

/** Puts the small line that some designs print above a heading (`Our story`) below it, where it belongs. */
function lowerEyebrow(blocks: Block[], start: number): void {
  const at = Math.max(start, blocks.findIndex((block, index) => index >= start && block.kind === 'heading') - 1)
  const [before, eyebrow, heading] = [blocks[at - 1], blocks[at], blocks[at + 1]]
  if (at > start && before?.region === eyebrow?.region && !before?.linked) return
  if (eyebrow?.kind !== 'paragraph' || heading?.kind !== 'heading' || heading.level > 4 || eyebrow.text.length > MAX_EYEBROW) return
  blocks.splice(at, 2, heading, eyebrow)
}

function readTable(table: HtmlElement, place: Place, walk: Walk): void {
  if (isLayoutTable(table)) return readChildren(table, place, walk)
  const caption = table.children.find((child) => typeof child !== 'string' && child.tag === 'caption')
  const captionText = caption && typeof caption !== 'string' ? flatText(caption, place, walk) : ''
  const rows = readRows(table, (cell) => flatText(cell, place, walk))
  for (const block of tableBlocks(rows, captionText)) pushBlock(walk.writer, block, place)
}

function readDefinitions(list: HtmlElement, place: Place, walk: Walk): void {
  let label = ''
  for (const element of definitionParts(list)) {
    if (element.tag === 'dt') {
      label = flatText(element, place, walk)
      continue
    }
    const value = answerText(element, place, walk)
    if (!value) continue
    if (!label || label.length > MAX_LABEL) readChildren(element, place, walk)
    else if (isQuestion(label)) pushBlock(walk.writer, { kind: 'question', question: label, answer: value }, place)
    else pushBlock(walk.writer, { kind: 'pair', label: bareLabel(label), value }, place)
  }
}

function* definitionParts(list: HtmlElement): Generator<HtmlElement> {
  for (const child of list.children) {
    if (typeof child === 'string') continue
    if (child.tag === 'dt' || child.tag === 'dd') yield child
    else if (!SKIPPED_TAGS.has(child.tag)) yield* definitionParts(child)
  }
}

/** A summary that asks is a question with its answer; any other is the heading of what it opens. */
function readDetails(details: HtmlElement, place: Place, walk: Walk): void {
  const summary = details.children.find((child) => typeof child !== 'string' && child.tag === 'summary')
  if (!summary || typeof summary === 'string') return readChildren(details, place, walk)
  const text = flatText(summary, place, walk)
  const rest = { ...details, children: details.children.filter((child) => child !== summary) }
  if (isQuestion(text)) {
    const answer = answerText(rest, place, walk)
    if (answer) pushBlock(walk.writer, { kind: 'question', question: text, answer }, place)
    return
  }
  if (text) pushBlock(walk.writer, { kind: 'heading', level: 6, text }, place)
  readChildren(rest, place, walk)
}

function readLabel(label: HtmlElement, place: Place, walk: Walk): void {
  const text = foldText(ownText(label))
  if (text) pushBlock(walk.writer, { kind: 'field', label: text, options: [] }, place)
  for (const child of descendants(label)) if (child.tag === 'select') readSelect(child, place, walk)
}

/** The text of a label without that of the controls in it. */
function ownText(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : /^(?:select|textarea|button)$/u.test(child.tag) ? '' : ownText(child))).join('')
}

function readSelect(select: HtmlElement, place: Place, walk: Walk): void {
  const options: string[] = []
  collectOptions(select, options)
  const last = walk.writer.blocks.at(-1)
  const label = last?.kind === 'field' && last.options.length === 0 ? last.label : ''
  if (label) walk.writer.blocks.pop()
  if (options.length > 0) pushBlock(walk.writer, { kind: 'field', label, options }, place)
}

function collectOptions(select: HtmlElement, options: string[]): void {
  for (const child of select.children) {
    if (typeof child === 'string' || options.length >= MAX_OPTIONS) continue
    const text = child.tag === 'option' ? foldText(rawText(child)) : ''
    if (text && child.attributes['value'] !== '') options.push(text)
    if (child.tag === 'optgroup') collectOptions(child, options)
  }
}

/** A button that asks opens an answer; any other says what can be done here. */
function readButton(button: HtmlElement, place: Place, walk: Walk): void {
  const text = flatText(button, place, walk)
  if (isQuestion(text)) pushBlock(walk.writer, { kind: 'heading', level: 6, text }, place)
  else if (place.accordion && place.region !== 'header' && text) pushBlock(walk.writer, { kind: 'heading', level: 6, text }, place)
  else if (text) pushBlock(walk.writer, { kind: 'field', label: text, options: [] }, place)
}

/** What the element says, in one line. */
function flatText(element: HtmlElement, place: Place, walk: Walk): string {
  return foldText(blocksInside(element, place, walk).map(blockText).join(' '))
}

/** What the element says, in lines: items with `- `, rows with `|`. */
function answerText(element: HtmlElement, place: Place, walk: Walk): string {
  return blocksInside(element, place, walk).map(blockText).join('\n')
}

function blocksInside(element: HtmlElement, place: Place, walk: Walk): Block[] {
  const writer = createBlockWriter(walk.writer.maxBlocks - walk.writer.blocks.length)
  readChildren(element, { ...place, cards: [] }, { ...walk, writer })
  flushLine(writer, place)
  return writer.blocks.filter(({ region }) => region === place.region)
}

function blockText(block: Block): string {
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
