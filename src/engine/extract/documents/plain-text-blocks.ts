import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { hasPrice, isUntoldPrice } from '../../values/prices.ts'
import { hasContact, hasHours, hasTimes } from '../../values/text-signs.ts'
import type { Block } from '../blocks/page-types.ts'
import { DOCUMENT_PLACE } from './document-page.ts'

const MAX_TITLE = 60
const MAX_PRICE = 30
/** A text of at least this length after a title is a sentence. */
const MIN_SENTENCE = 40
/** Shorter lines were broken on purpose. */
const MIN_WRAPPED = 45
/** The unit of the price above it: `/month`, `per month`, `pro Person`. */
const UNIT = /^(?:\/\s?|(?:[Pp](?:er|ro|ar|or)|alla|al|an|a|je|im)\s)\p{L}{1,15}(?:\s?[/,]?\s?\p{Ll}{1,15}){0,2}$/u
/** The start of a price without a name. */
const BARE = new RegExp(`^(?:(?:${alternativesOf(siteWords('priceLimits'))}|[A-Z]{3})\\s)?\\P{L}{0,3}\\d`, 'u')

/**
 * Reads text without marks line by line, such as the text of a page: a question with the line below it, names of
 * plans above their prices, and titles above their text. Every other line is a block.
 */
export function plainTextBlocks(text: string): Block[] {
  const lines = unwrap(text.split('\n').map((line) => line.trim())).filter((line) => /[\p{L}\p{N}]/u.test(line))
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const next = lines[at + 1] ?? ''
    const listed = /^[-*•✓✔·–]\s+(.*)$/u.exec(line)?.[1]
    if (isQuestion(line) && next !== '' && !isQuestion(next)) {
      blocks.push({ kind: 'question', question: line, answer: next, ...DOCUMENT_PLACE })
      at++
    } else if (listed !== undefined) blocks.push({ kind: 'list-item', text: listed, depth: 0, ...DOCUMENT_PLACE })
    else if (isTitle(line) && isPrice(next)) blocks.push({ kind: 'heading', level: 3, text: line, ...DOCUMENT_PLACE })
    else if (isTitle(line) && (next.length >= MIN_SENTENCE || isQuestion(next) || hasValue(next)))
      blocks.push({ kind: 'heading', level: 2, text: line, ...DOCUMENT_PLACE })
    else blocks.push({ kind: 'paragraph', text: line, ...DOCUMENT_PLACE })
  }
  return blocks
}

/** Joins lines that break within a sentence, and a price with its unit. */
function unwrap(lines: string[]): string[] {
  const whole: string[][] = []
  let before = ''
  for (const line of lines) {
    const goesOn = before.length >= MIN_WRAPPED && /[\p{L}\p{N},]$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(line)
    const isUnit = UNIT.test(line) && isPrice(before)
    if (goesOn || isUnit) whole.at(-1)?.push(isUnit && line.startsWith('/') ? line : ` ${line}`)
    else whole.push([line])
    before = line
  }
  return whole.map((parts) => parts.join(''))
}

const isQuestion = (line: string): boolean => /[?？؟]$/u.test(line) && line.includes(' ')

const isTitle = (line: string): boolean =>
  line.length <= MAX_TITLE && !/[.,;:!?…]$/u.test(line) && /^\P{Ll}/u.test(line) && !hasValue(line)

/** Reports whether a line has a value, which a title is above and does not contain. */
const hasValue = (line: string): boolean => hasPrice(line) || hasHours(line) || hasTimes(line) || hasContact(line)

const isPrice = (line: string): boolean =>
  (line.length <= MAX_PRICE && hasPrice(line) && BARE.test(line)) || isUntoldPrice(line)
