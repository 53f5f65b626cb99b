import { DOCUMENT_PLACE } from '../../extract/documents/document-page.ts'
import type { Block } from '../../extract/page-types.ts'
import { hasPrice } from '../words/text-signs.ts'

const MAX_TITLE = 60
const MAX_PRICE = 30
/** What follows a title says something. */
const MIN_SENTENCE = 40
/** Shorter lines were not broken for their length. */
const MIN_WRAPPED = 55
const FREE_PRICE =
  /^(?:free|custom(?: pricing)?|contact us|kostenlos|gratis|gratuit|auf anfrage|sur devis|a medida|su richiesta|op aanvraag|sob consulta)$/iu

/**
 * Reads what a page shows, line by line, as somebody copied it: a question with the line below it, names of plans above their prices, and titles
 * above what they speak for. Every other line stands by itself.
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
    else if (isTitle(line) && (next.length >= MIN_SENTENCE || isQuestion(next)))
      blocks.push({ kind: 'heading', level: 2, text: line, ...DOCUMENT_PLACE })
    else blocks.push({ kind: 'paragraph', text: line, ...DOCUMENT_PLACE })
  }
  return blocks
}

/** Lines that break in the middle of a sentence are one. */
function unwrap(lines: string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1) ?? ''
    if (last.length >= MIN_WRAPPED && /[\p{L}\p{N},]$/u.test(last) && /^\p{Ll}/u.test(line)) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

const isQuestion = (line: string): boolean => /[?？؟]$/u.test(line) && line.includes(' ')

const isTitle = (line: string): boolean => line.length <= MAX_TITLE && !/[.,;:!?…]$/u.test(line) && /^\P{Ll}/u.test(line) && !hasPrice(line)

const isPrice = (line: string): boolean => (line.length <= MAX_PRICE && hasPrice(line)) || FREE_PRICE.test(line)
