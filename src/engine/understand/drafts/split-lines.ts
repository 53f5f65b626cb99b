import { hasPrice } from '../../values/written-prices.ts'
import type { Draft } from './drafts.ts'
import { headingLevel } from '../knowledge/knowledge-types.ts'
import { freeLine, isContent, type ContentLine } from './render-blocks.ts'
import { readPhrases } from '../typed/prices/price-phrase.ts'

/** An item beyond this is no longer read as one thing. */
const MAX_ITEM = 4_000
const SENTENCES = /.{1,1200}(?:[.!?。！？](?:\s|$)|$)|.{1,1200}/gsu

/**
 * Parts of at most about `maxLength` characters, none split within a line, but for paragraphs that are longer
 * themselves. A part that goes on with a section opens with its heading, one that goes on with a table with the table's
 * header.
 */
export function splitLines(lines: ContentLine[], maxLength: number): ContentLine[][] {
  const parts: ContentLine[][] = []
  let open: ContentLine[] = []
  let length = 0
  let heading: ContentLine[] = []
  let header: ContentLine[] = []
  for (const line of lines.flatMap((long) => splitLongLine(long, maxLength))) {
    const isRow = line.text.startsWith('|')
    if (length + line.text.length > maxLength && open.some(isContent)) {
      const described = describes(line, open) ? open.splice(-1) : []
      parts.push(open)
      open = [...heading, ...(isRow && isContent(line) ? header : []), ...described]
      length = lengthOf(open)
    }
    if (!isContent(line) && headingLevel(line.text) > 0) heading = [line]
    header = !isRow ? [] : isContent(line) ? header : [...header, line]
    open.push(line)
    length += line.text.length + 1
  }
  return [...parts, open].filter((part) => part.length > 0)
}

/**
 * Whether a line says what is in the thing that the line above names with its price, in a list where such lines take
 * turns.
 */
function describes({ text }: ContentLine, above: ContentLine[]): boolean {
  const [before, named] = above.slice(-2)
  const isNamed = named !== undefined && hasPrice(named.text) && readPhrases(named.text)?.[0]?.name !== ''
  return before !== undefined && isNamed && !hasPrice(before.text) && !hasPrice(text)
}

/** Drafts of a size that can be read as one thing: longer ones become several. */
export function splitLongDrafts(drafts: Draft[]): Draft[] {
  return drafts.flatMap((draft) =>
    lengthOf(draft.lines) <= MAX_ITEM
      ? [draft]
      : splitLines(draft.lines, MAX_ITEM).map((lines) => ({ ...draft, lines })),
  )
}

export function lengthOf(lines: ContentLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, 0)
}

/** A paragraph beyond the limit is split between sentences. */
function splitLongLine(line: ContentLine, maxLength: number): ContentLine[] {
  if (line.text.length <= maxLength || !isContent(line) || line.text.startsWith('|')) return [line]
  return (line.text.match(SENTENCES) ?? []).map((text) => freeLine(text.trim()))
}
