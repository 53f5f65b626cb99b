import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { hasPrice, isUntoldPrice } from '../../values/prices.ts'
import { hasContact, hasHours, hasTimes } from '../../values/text-signs.ts'
import type { Block } from '../blocks/page-types.ts'
import { DOCUMENT_PLACE } from './document-page.ts'

const MAX_TITLE = 60
const MAX_PRICE = 30
/** What follows a title says something. */
const MIN_SENTENCE = 40
/** Shorter lines were not broken for their length. */
const MIN_WRAPPED = 45
/** What a price below which it stands is for: `/month`, `per month`, `pro Person`. */
const UNIT = /^(?:\/\s?|(?:[Pp](?:er|ro|ar|or)|alla|al|an|a|je|im)\s)\p{L}{1,15}(?:\s?[/,]?\s?\p{Ll}{1,15}){0,2}$/u
/** Before a price that names nothing. */
const BARE = new RegExp(`^(?:(?:${alternativesOf(siteWords('priceLimits'))}|[A-Z]{3})\\s)?\\P{L}{0,3}\\d`, 'u')

/**
 * Reads text without marks line by line, such as what a page shows: a question with the line below it, names of plans
 * above their prices, and titles above what they speak for. Every other line stands by itself.
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

/** Lines that break in the middle of a sentence are one, and a price with what it is for. */
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

/** What a title stands above rather than holds. */
const hasValue = (line: string): boolean => hasPrice(line) || hasHours(line) || hasTimes(line) || hasContact(line)

const isPrice = (line: string): boolean =>
  (line.length <= MAX_PRICE && hasPrice(line) && BARE.test(line)) || isUntoldPrice(line)
