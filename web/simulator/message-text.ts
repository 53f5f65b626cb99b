export interface TextPart {
  kind: 'plain' | 'bold' | 'italic' | 'struck' | 'link'
  text: string
  /** Where the part begins within the message. */
  start: number
}

const marked = (name: string, sign: string): string =>
  `(?<![\\p{L}\\p{N}${sign}])${sign}(?<${name}>[^\\s${sign}](?:[^${sign}\\n]*[^\\s${sign}])?)${sign}(?![\\p{L}\\p{N}${sign}])`
const LINK = `(?<link>https?:\\/\\/[^\\s<>"]*[^\\s<>".,;:!?)\\]*_~])`
const PARTS = new RegExp([LINK, marked('bold', '\\*'), marked('italic', '_'), marked('struck', '~')].join('|'), 'giu')

/**
 * The parts of a WhatsApp message: web addresses as links, words between asterisks as bold, and so on, the rest as it
 * is.
 */
export function parseMessage(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of message.matchAll(PARTS)) {
    if (match.index > end) parts.push({ kind: 'plain', text: message.slice(end, match.index), start: end })
    for (const [kind, text] of Object.entries(match.groups ?? {})) {
      if (text !== undefined) parts.push({ kind: kind as TextPart['kind'], text, start: match.index })
    }
    end = match.index + match[0].length
  }
  if (end < message.length) parts.push({ kind: 'plain', text: message.slice(end), start: end })
  return parts
}
