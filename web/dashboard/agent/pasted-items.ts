import { cutText } from '../../lib/cut-text.ts'

/** An item of a pasted text. */
export interface PastedItem {
  title: string
  content: string
}

const MAX_TITLE = 200
const HEADING = /^#{1,6}\s+(.+)$/

/** Returns the items of a pasted text: one for each Markdown heading, or else one titled with its first line. */
export function splitPasted(text: string): PastedItem[] {
  const items: { title: string; lines: string[] }[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const heading = HEADING.exec(line)?.[1]
    if (heading !== undefined) items.push({ title: heading.trim(), lines: [] })
    else if (items.length > 0) items.at(-1)?.lines.push(line)
    else if (line.trim() !== '') items.push({ title: line.trim(), lines: [line] })
  }
  return items
    .map(({ title, lines }) => ({ title: cutText(title, MAX_TITLE), content: lines.join('\n').trim() }))
    .filter(({ content }) => content !== '')
}
