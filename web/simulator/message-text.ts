export interface TextPart {
  kind: 'plain' | 'bold' | 'link'
  text: string
  /** Where the part begins within the message. */
  start: number
}

const PARTS = /(?<link>https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]*])|(?<![\p{L}\p{N}*])\*(?<bold>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/giu

/** The parts of a WhatsApp message: web addresses as links, words between asterisks as bold, the rest as it is. */
export function parseMessage(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of message.matchAll(PARTS)) {
    if (match.index > end) parts.push({ kind: 'plain', text: message.slice(end, match.index), start: end })
    const { link, bold } = match.groups ?? {}
    if (link) parts.push({ kind: 'link', text: link, start: match.index })
    if (bold) parts.push({ kind: 'bold', text: bold, start: match.index })
    end = match.index + match[0].length
  }
  if (end < message.length) parts.push({ kind: 'plain', text: message.slice(end), start: end })
  return parts
}
