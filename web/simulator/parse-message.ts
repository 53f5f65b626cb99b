export interface TextPart {
  kind: 'plain' | 'bold' | 'italic' | 'struck' | 'link'
  text: string
  /** Position of the part in the message. */
  start: number
}

const marked = (name: string, sign: string): string =>
  `(?<![\\p{L}\\p{N}${sign}])${sign}(?<${name}>[^\\s${sign}](?:[^${sign}\\n]*[^\\s${sign}])?)${sign}(?![\\p{L}\\p{N}${sign}])`
const LINK = `(?<link>https?:\\/\\/[^\\s<>"]*[^\\s<>".,;:!?)\\]*_~])`
const PARTS = new RegExp([LINK, marked('bold', '\\*'), marked('italic', '_'), marked('struck', '~')].join('|'), 'giu')

/** Splits a WhatsApp message into parts: links, bold and other formatted text, and plain text. */
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
