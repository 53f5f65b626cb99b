import { foldText } from '../html/fold-text.ts'

/** Long enough to find an address in. */
const TAIL = 200
const NEAR = 24
/** The caption before an email address or a phone number: a capitalized word, or a number. */
const CAPTION = /(?<!\p{L})\p{Lu}\p{Ll}{2,}[\p{L}-]*$|\d$/u
const CONTACT = /^(?:[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}]|\+\d[\d\s().-]{7,}$)/u

/** A line of inline text, gathered from the elements that make it up. */
export interface Line {
  text: string
  /** The bold words at the start of the line, or ''. */
  lead: string
  /** The text after `lead` is in its own element, not in running text. */
  leadStandsAlone: boolean
  /**
   * The end of `text`. Joining and checking need no more, and testing the whole growing text each time would take
   * quadratic time.
   */
  tail: string
  /** Some of the line is not a link. */
  hasPlainText: boolean
  space: boolean
  edge: boolean
  sourceBreak: boolean
  breaks: number
}

export function createLine(): Line {
  return {
    text: '',
    lead: '',
    leadStandsAlone: false,
    tail: '',
    hasPlainText: false,
    space: false,
    edge: false,
    sourceBreak: false,
    breaks: 0,
  }
}

/** Adds text. Folds white space across the pieces, and adds the break or space that the page shows between elements. */
export function addText(line: Line, raw: string, place: { inline: boolean; linked: boolean }): void {
  const text = foldText(raw)
  const startsWithSpace = /^\s/u.test(raw)
  if (!text) {
    line.space ||= startsWithSpace
    line.sourceBreak ||= raw.includes('\n')
    return
  }
  if (raw.slice(0, raw.length - raw.trimStart().length).includes('\n')) line.sourceBreak = true
  if (line.lead === line.text && line.text)
    line.leadStandsAlone = line.breaks > 0 || (place.inline && (!(line.space || startsWithSpace) || line.sourceBreak))
  const added = separator(line, text, startsWithSpace) + text
  line.text += added
  line.tail = (line.tail + added).slice(-TAIL)
  if (!place.linked && /[\p{L}\p{N}]/u.test(text)) line.hasPlainText = true
  line.breaks = 0
  line.edge = false
  line.space = /\s$/u.test(raw)
  line.sourceBreak = raw.slice(raw.trimEnd().length).includes('\n')
}

function separator(line: Line, next: string, startsWithSpace: boolean): string {
  if (!line.text) return ''
  if (line.breaks > 0) return '\n'
  if (line.space || startsWithSpace) return ' '
  return line.edge ? gapBetween(line.tail.slice(-NEAR), next) : ''
}

/**
 * Returns the gap between two elements without white space between them. They are often separate boxes, which only
 * the style sheet shows: `Scone` and `£3.50`.
 */
function gapBetween(before: string, next: string): string {
  if (CAPTION.test(before) && CONTACT.test(next)) return ' '
  if (/[\p{Ll}\d.!?)%+]$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(next) && /\p{Ll}{2}/u.test(before)) return '\n'
  if (/\p{L}{2}[)\p{L}]*$/u.test(before) && /^[£$€¥₱₹\d+]/u.test(next) && !/^\d{1,2}$/u.test(next)) return ' '
  if ((/[\d€£$%+]$/u.test(before) && /^\p{L}{3}/u.test(next)) || (/\d\+$/u.test(before) && /^\d/u.test(next)))
    return ' '
  if (/\d$/u.test(before) && /^\d{1,2}\.?\s\p{L}/u.test(next)) return '\n'
  if (/[£$€]\s?\d+$/u.test(before) && /^\d+[\s–-]+\d*\s?\p{L}/u.test(next)) return ' '
  return ''
}

/** Adds a line break of the page. */
export function breakLine(line: Line): void {
  if (line.text) line.breaks++
}

/** Reports whether the line contains only links, as menus and rows of buttons do. */
export function isAllLinks({ text, hasPlainText }: Line): boolean {
  return text !== '' && !hasPlainText
}
