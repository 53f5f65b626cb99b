import { foldText } from '../html/fold-text.ts'

/** Long enough for an address to be found in. */
const TAIL = 200
const NEAR = 24
/** What stands before an email address or a phone number as a caption: a word with a capital, or a number. */
const CAPTION = /(?<!\p{L})\p{Lu}\p{Ll}{2,}[\p{L}-]*$|\d$/u
const CONTACT = /^(?:[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}]|\+\d[\d\s().-]{7,}$)/u

/** A line of inline text as it is gathered from the elements that make it up. */
export interface Line {
  text: string
  /** The opening words that stand in bold, '' when the line does not open so. */
  lead: string
  /** What came after `lead` stands in an element of its own, not in running text. */
  leadStandsAlone: boolean
  /**
   * The end of `text`: all that joining and checking need, since asking a growing text each time would take quadratic
   * time.
   */
  tail: string
  /** Something in it is no link. */
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

/**
 * Adds text, with white space folded across the pieces, and the break or space that the page shows between elements.
 */
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
 * Elements without white space between them are often boxes of their own, which only the style sheet tells: `Scone` and
 * `£3.50`.
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

/** A line break of the page. */
export function breakLine(line: Line): void {
  if (line.text) line.breaks++
}

/** Whether the line holds links and nothing else, as menus and rows of buttons do. */
export function isAllLinks({ text, hasPlainText }: Line): boolean {
  return text !== '' && !hasPlainText
}
