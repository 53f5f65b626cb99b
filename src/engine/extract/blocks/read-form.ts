import { isQuestion, pushBlock, type BlockWriter } from './block-writer.ts'
import { foldText } from '../html/fold-text.ts'
import { descendants, rawText, type HtmlElement } from '../html/html-tree.ts'
import type { Place } from './place.ts'
import { bareLabel } from './table-blocks.ts'

const MAX_OPTIONS = 60

/** Reads a label and the menu that it may contain. */
export function readLabel(label: HtmlElement, place: Place, writer: BlockWriter): void {
  const text = foldText(ownText(label))
  if (text) pushBlock(writer, { kind: 'field', label: text, options: [] }, place)
  for (const child of descendants(label)) if (child.tag === 'select') readSelect(child, place, writer)
}

/** Reads a menu with its options, under the label directly before it. */
export function readSelect(select: HtmlElement, place: Place, writer: BlockWriter): void {
  const options: string[] = []
  collectOptions(select, options)
  const last = writer.blocks.at(-1)
  const label = last?.kind === 'field' && last.options.length === 0 ? bareLabel(last.label) : ''
  if (label) writer.blocks.pop()
  if (options.length > 0) pushBlock(writer, { kind: 'field', label, options }, place)
}

/** Reads a text box. Its placeholder says what it asks for if no label does. */
export function readTextBox({ attributes }: HtmlElement, place: Place, writer: BlockWriter): void {
  if (attributes['type'] === 'hidden') return
  const isButton = /^(?:submit|button|reset)$/u.test(attributes['type'] ?? '')
  const label = foldText((isButton ? attributes['value'] : attributes['placeholder']) ?? '')
  if (label) pushBlock(writer, { kind: 'field', label, options: [] }, place)
}

/**
 * Reads a button: one that asks something opens an answer, one in an accordion opens the content that it names, and
 * any other names an action.
 */
export function readButton(text: string, place: Place, writer: BlockWriter): void {
  if (!text) return
  const opens = isQuestion(text) || (place.accordion && place.region !== 'header')
  pushBlock(writer, opens ? { kind: 'heading', level: 6, text } : { kind: 'field', label: text, options: [] }, place)
}

/** Returns the text of a label without the text of the controls in it. */
function ownText(element: HtmlElement): string {
  return element.children
    .map((child) =>
      typeof child === 'string' ? child : /^(?:select|textarea|button)$/u.test(child.tag) ? '' : ownText(child),
    )
    .join('')
}

function collectOptions(select: HtmlElement, options: string[]): void {
  for (const child of select.children) {
    if (typeof child === 'string' || options.length >= MAX_OPTIONS) continue
    const text = child.tag === 'option' ? foldText(rawText(child)) : ''
    if (text && child.attributes['value'] !== '') options.push(text)
    if (child.tag === 'optgroup') collectOptions(child, options)
  }
}
