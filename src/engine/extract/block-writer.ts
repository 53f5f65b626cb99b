import { foldText } from './fold-text.ts'
import { createLine, isAllLinks, takeLine, type Line } from './line.ts'
import type { Block } from './page-types.ts'
import type { Place } from './place.ts'
import { bareLabel } from './table-blocks.ts'

/** Marks that people type in front of items; crosses stay, since they mean no. */
const BULLET = /^[•·▪▸►◦‣✓✔☑➤]\ufe0f?\s+/u
const MAX_LABEL = 80
const MAX_PSEUDO_HEADING = 80
const MAX_QUESTION = 200

type Without<T> = T extends unknown ? Omit<T, 'region' | 'card' | 'linked'> : never
export type BlockContent = Without<Block>

export interface BlockWriter {
  blocks: Block[]
  line: Line
  /** The item whose first line has not come yet. */
  pendingItem: boolean
  maxBlocks: number
}

export function createBlockWriter(maxBlocks: number): BlockWriter {
  return { blocks: [], line: createLine(), pendingItem: false, maxBlocks }
}

export function isFull(writer: BlockWriter): boolean {
  return writer.blocks.length >= writer.maxBlocks
}

export function pushBlock(writer: BlockWriter, content: BlockContent, place: Place, linked = false): void {
  if (!isFull(writer)) writer.blocks.push({ ...content, region: place.region, card: place.card, linked })
}

/** Ends the line: what it holds becomes a block. */
export function flushLine(writer: BlockWriter, place: Place): void {
  const line = takeLine(writer.line)
  if (!/[\p{L}\p{N}]/u.test(line.text)) return
  const linked = isAllLinks(line)
  const item = writer.pendingItem
  writer.pendingItem = false
  pushBlock(writer, lineContent(line, place, item), place, linked)
}

function lineContent(line: Line, place: Place, item: boolean): BlockContent {
  const text = line.text.replace(BULLET, '')
  const pair = pairOf(line)
  if (pair) return { kind: 'pair', ...pair }
  if (place.accordion && text.length <= MAX_QUESTION && isQuestion(text)) return { kind: 'heading', level: 6, text: foldText(text) }
  if (item || text !== line.text) return { kind: 'list-item', text, depth: Math.max(0, place.listDepth - 1) }
  if (isPseudoHeading(line)) return { kind: 'heading', level: 6, text: foldText(text) }
  return { kind: 'paragraph', text }
}

/** A line that opens in bold and goes on after a colon, or in a box of its own. */
function pairOf({ text, lead, leadStandsAlone }: Line): { label: string; value: string } | undefined {
  const label = foldText(lead)
  if (!label || label.length > MAX_LABEL || text.length <= lead.length) return undefined
  const value = text.slice(lead.length).trim()
  if (/[:：]$/u.test(label)) return { label: bareLabel(label), value }
  if (/^[:：]/u.test(value)) return { label, value: value.slice(1).trim() }
  if (!leadStandsAlone || value.includes('\n') || /[.!?,;]$/u.test(label) || !/\p{L}{2}/u.test(label)) return undefined
  return { label, value }
}

export function isQuestion(text: string): boolean {
  return /[?？؟]\s*[+–—▼▾›˅⌄]?$/u.test(text)
}

/** A short line that is bold throughout, as people write headings in an editor. */
function isPseudoHeading({ text, lead }: Line): boolean {
  return lead !== '' && lead === text && text.length <= MAX_PSEUDO_HEADING && /\p{L}{3}/u.test(text) && !/[.!,;]$/u.test(text) && !/[£$€¥]\s?\d|\d\s?[£$€¥]/u.test(text)
}
