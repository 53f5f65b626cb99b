import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { foldText, removeInvisible } from '../html/fold-text.ts'
import { createLine, isAllLinks, type Line } from './line.ts'
import type { Block, BlockPlace } from './page-types.ts'
import type { Place } from './place.ts'
import { bareLabel } from './table-blocks.ts'

/** Marks that people type before items. Crosses stay, because they mean "no". */
const BULLET = /^[•·▪▸►◦‣✓✔☑➤]\ufe0f?\s+/u
const ITEM_BULLET = /^(?:[•·▪▸►◦‣✓✔☑➤]\ufe0f?|[-–+*](?=\s\p{L}))\s+/u
const MAX_LABEL = 80
const MAX_PSEUDO_HEADING = 80
/** A bold address or number is content, not a heading. */
const MAX_HEADING_DIGITS = 3
/** A bold line above at least this many letters or lines is a title; above fewer, it is a label. */
const MIN_TEXT = 40
const MIN_LINES = 3
const CONTACT_LABEL = new RegExp(alternativesOf(siteWords('contactPieces'), siteWords('openingLabels')), 'iu')
const MAX_QUESTION = 200
/** A question and its answer in one paragraph, each after its letter: `Q: … A: …`, `F: … A: …`, `P: … R: …`. */
const ASKED_AND_ANSWERED = new RegExp(
  `^(?:${alternativesOf(siteWords('questionLabels'))})\\s?\\d{0,3}\\s?[:.]\\s+([^]{8,200}?)\\s(?:${alternativesOf(siteWords('answerLabels'))})\\s?[:.]\\s+(\\S[^]*)$`,
  'u',
)
const LABELLED_LINE = /^([^:：]{1,80})[:：]\s/u
const MAX_FORM_LABEL = 30

type Without<T> = T extends unknown ? Omit<T, keyof BlockPlace> : never
export type BlockContent = Without<Block>

export interface BlockWriter {
  blocks: Block[]
  line: Line
  /** An item that has no line yet. */
  pendingItem: boolean
  maxBlocks: number
}

export function createBlockWriter(maxBlocks: number): BlockWriter {
  return { blocks: [], line: createLine(), pendingItem: false, maxBlocks }
}

/** Returns how many more blocks fit. */
export const roomOf = ({ blocks, maxBlocks }: BlockWriter): number => maxBlocks - blocks.length

export const isFull = (writer: BlockWriter): boolean => roomOf(writer) <= 0

export function pushBlock(writer: BlockWriter, content: BlockContent, place: Place, linked = false): void {
  if (!isFull(writer))
    writer.blocks.push({
      ...content,
      region: place.region,
      cards: place.cards,
      linked,
      part: place.part,
      ...(place.byVisitors && { byVisitors: true }),
      likelihood: 1,
    })
}

/** Ends the line and writes its text as a block. */
export function flushLine(writer: BlockWriter, place: Place): void {
  const { line } = writer
  writer.line = createLine()
  line.text = removeInvisible(line.text)
  if (!/[\p{L}\p{N}]/u.test(line.text)) return
  const linked = isAllLinks(line)
  const item = writer.pendingItem
  writer.pendingItem = false
  const title = item ? '' : titleOf(line)
  if (title !== '') pushBlock(writer, { kind: 'heading', level: 6, text: title }, place, linked)
  const rest = title === '' ? line : { ...line, text: line.text.slice(line.lead.length).trim(), lead: '' }
  pushBlock(writer, lineContent(rest, place, item), place, linked)
}

/**
 * Returns the bold words on a line of their own above other lines, as people write headings in an editor; '' if there
 * are none.
 */
function titleOf(line: Line): string {
  const below = line.lead === '' ? '' : line.text.slice(line.lead.length)
  const isText =
    (below.trim().length >= MIN_TEXT && /[.!?]$/u.test(below)) || below.trim().split('\n').length >= MIN_LINES
  const isAbove = below.startsWith('\n') && isText && !CONTACT_LABEL.test(line.lead)
  return isAbove && isPseudoHeading({ ...line, text: line.lead }) ? foldText(line.lead) : ''
}

function lineContent(line: Line, place: Place, item: boolean): BlockContent {
  const text = line.text.replace(item ? ITEM_BULLET : BULLET, '')
  const asked = ASKED_AND_ANSWERED.exec(line.text)
  if (asked) return { kind: 'question', question: foldText(asked[1] ?? ''), answer: asked[2] ?? '' }
  const pair = pairOf(line)
  if (pair) return { kind: 'pair', ...pair }
  if (place.form && isFormLabel(text)) return { kind: 'field', label: text, options: [] }
  if (place.accordion && place.region !== 'header' && text.length <= MAX_QUESTION && isQuestion(text))
    return { kind: 'heading', level: 6, text: foldText(text) }
  if (item || text !== line.text) return { kind: 'list-item', text, depth: Math.max(0, place.listDepth - 1) }
  if (isPseudoHeading(line)) return { kind: 'heading', level: 6, text: foldText(text) }
  return { kind: 'paragraph', text }
}

/**
 * Returns the label and value of a line that opens in bold and continues after a colon or in its own box. The first
 * of several labeled lines has none.
 */
function pairOf({ text, lead, leadStandsAlone }: Line): { label: string; value: string } | undefined {
  const label = foldText(lead)
  if (!label || label.length > MAX_LABEL || text.length <= lead.length) return undefined
  const value = text.slice(lead.length).trim()
  if (value.split('\n').slice(1).some(isOfOther)) return undefined
  if (/[:：]$/u.test(label)) return { label: bareLabel(label), value }
  if (/^[:：]/u.test(value)) return { label, value: value.slice(1).trim() }
  if (!leadStandsAlone || value.includes('\n') || /[.!?,;]$/u.test(label) || !/\p{L}{2}/u.test(label)) return undefined
  return { label, value }
}

/**
 * Reports whether a line has a different label; the number of the person that the label above names belongs to that
 * person.
 */
function isOfOther(line: string): boolean {
  const label = LABELLED_LINE.exec(line)?.[1] ?? ''
  return label !== '' && !CONTACT_LABEL.test(label)
}

/** Reports whether a text is a few words in a form, and neither a sentence nor a price. */
function isFormLabel(text: string): boolean {
  return text.length <= MAX_FORM_LABEL && !/[.!?\n£$€@]|\d{4}/u.test(text)
}

export function isQuestion(text: string): boolean {
  return /[?？؟]\s*[+–—▼▾›˅⌄]?$/u.test(text)
}

/** Reports whether a line is short and entirely bold, as people write headings in an editor. */
export function isPseudoHeading({ text, lead }: Pick<Line, 'text' | 'lead'>): boolean {
  return (
    lead !== '' &&
    lead === text &&
    text.length <= MAX_PSEUDO_HEADING &&
    /\p{L}{3}/u.test(text) &&
    !/[.!,;]$/u.test(text) &&
    !/[£$€¥]\s?\d|\d\s?[£$€¥]|@/u.test(text) &&
    text.replace(/\D/gu, '').length < MAX_HEADING_DIGITS
  )
}
