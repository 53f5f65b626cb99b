import { readWrittenPrices } from '../../values/prices.ts'
import type { ItemType, KnowledgeDraft } from '../knowledge/knowledge-types.ts'
import { headingLevel } from '../knowledge/markdown-headings.ts'
import { type ContentLine, freeLine, isContent } from './render-blocks.ts'
import { partOf } from '../../language/language-packs.ts'
import { foldKey } from '../../values/text-signs.ts'

/** An item before it is complete. Its lines are separate, so that lines that another item has can be removed. */
export interface Draft {
  type: ItemType
  title: string
  /** The name that its facts use, if it distinguishes it better than the title. */
  name?: string
  /** The subjects of the pages that say it; empty if the whole site does. */
  about: string[]
  /** It is a part of a longer page, so its title includes the headings above it. */
  partial: boolean
  lines: ContentLine[]
  url: string
  /** Visitors of the website wrote it. */
  isByVisitors?: true
  /** Only structured data says it, with a contact detail or a link that visitors do not see. */
  hasUnseenContact?: true
  /** Of an offer: the URL of a picture of it. */
  picture?: string
  language: string
}

/** Returns a draft that is not part of a longer page and whose page is not named to distinguish it. */
export const wholeDraft = (
  type: ItemType,
  title: string,
  lines: ContentLine[],
  { url = '', language = '' }: { url?: string; language?: string } = {},
): Draft => ({ type, title, about: [], partial: false, lines, url, language })

const MAX_TITLE = 120
const MAX_SUBJECT = 55
const MAX_OPENING = 50
/** A title up to this length includes a second heading. */
const MAX_LIST = 80
/** A line that repeats the title has at most this many characters around its words. */
const MAX_SIGNS = 40

/**
 * Converts drafts to items. If another item of the page has the same title, adds the clause or the words at the start
 * of the content.
 */
export function toKnowledge(drafts: Draft[]): KnowledgeDraft[] {
  const uses = new Map<string, number>()
  return drafts.map((draft) => {
    const { title, lines } = titled(draft)
    const whole = uses.has(keyOf(draft, title)) ? openedBy(title, lines) : title
    const key = keyOf(draft, whole)
    const use = (uses.get(key) ?? 0) + 1
    uses.set(key, use)
    return {
      type: draft.type,
      title: use === 1 ? whole : `${whole} (${use})`,
      content: joinLines(lines),
      category: partOf('items', draft.language)[draft.type],
      sourceUrl: draft.url || undefined,
      imageUrl: draft.picture || undefined,
      language: draft.language || undefined,
      author: draft.isByVisitors && ('visitors' as const),
    }
  })
}

const keyOf = ({ type, url }: Draft, title: string): string => `${type} ${url} ${title}`

/** Returns the title with the first heading of the lines, or with their first words, up to a price. */
function openedBy(title: string, lines: ContentLine[]): string {
  const heading =
    lines.find((line) => line.role === 'frame' && headingLevel(line.text) > 0)?.text.replace(/^#+ /u, '') ?? ''
  const named = foldKey(title).includes(foldKey(heading)) ? '' : heading
  const opening = lines.find(({ role }) => role !== 'frame')?.text.replace(/^[\s|•-]+|\s*\|[\s\S]*$/gu, '') ?? ''
  const [first = ''] = opening.split('\n')
  const words = named || shorten(first.slice(0, readWrittenPrices(first)[0]?.start || undefined).trim(), MAX_OPENING)
  return words === '' ? title : `${shorten(title, MAX_SUBJECT)}: ${words}`
}

/** Returns the title of a draft, and its lines without the heading that the title contains. */
function titled({ title, partial, lines }: Draft): { title: string; lines: ContentLine[] } {
  const levels = lines.map(({ text, role }) => (role === 'frame' ? headingLevel(text) : 0))
  const top = Math.min(...levels.filter((level) => level > 0))
  const headings = lines.filter((_, index) => levels[index] === top).map(({ text }) => text.replace(/^#+ /u, ''))
  const [first] = headings
  const whole = partial && first !== undefined ? partTitle(title, headings) : title
  const opens = first !== undefined && levels[0] === top && headings.length === 1
  const key = foldKey(whole)
  const below = opens && key.endsWith(foldKey(first)) ? lines.slice(1) : lines
  const isTitle = ({ text, role }: ContentLine): boolean =>
    text.length <= whole.length + MAX_SIGNS &&
    (role === 'frame' ? headingLevel(text) > 0 : role === 'free') &&
    foldKey(text) === key
  const beside = below.filter((line) => !isTitle(line))
  // An item that consists of its title keeps it.
  return { title: whole, lines: beside.length > 0 ? beside : below }
}

/** Returns the subject with at most two of the headings below it, without repetition, in at most 120 characters. */
function partTitle(subject: string, headings: string[]): string {
  const whole = foldKey(subject)
  const names = headings.filter((heading) => !whole.endsWith(foldKey(heading)))
  const [first, second] = names
  if (first === undefined) return subject
  if (foldKey(first).startsWith(whole)) return shorten(first, MAX_TITLE)
  const short = `${shorten(subject, MAX_SUBJECT)}: ${shorten(first, MAX_TITLE - MAX_SUBJECT)}`
  return second !== undefined && short.length + second.length + 2 <= MAX_LIST ? `${short}, ${second}` : short
}

function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/u, '')}…`
}

/** Joins lines to Markdown, with an empty line before each heading. */
function joinLines(lines: ContentLine[]): string {
  return lines.map(({ text }, index) => (index === 0 ? '' : headingLevel(text) > 0 ? '\n\n' : '\n') + text).join('')
}

/** A longer item is no longer read as one thing. */
const MAX_ITEM = 4_000
const SENTENCES = /.{1,1200}(?:[.!?。！？](?:\s|$)|$)|.{1,1200}/gsu

/**
 * Splits lines into parts of at most about `maxLength` characters. Splits no line, except a paragraph that is longer
 * itself. A part that continues a section begins with its heading, one that continues a table with the table's
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
      parts.push(open)
      open = [...heading, ...(isRow && isContent(line) ? header : [])]
      length = lengthOf(open)
    }
    if (!isContent(line) && headingLevel(line.text) > 0) heading = [line]
    header = !isRow ? [] : isContent(line) ? header : [...header, line]
    open.push(line)
    length += line.text.length + 1
  }
  return [...parts, open].filter((part) => part.length > 0)
}

/** Splits drafts that are too long to be read as one thing. */
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

/** Splits a paragraph beyond the limit between sentences. */
function splitLongLine(line: ContentLine, maxLength: number): ContentLine[] {
  if (line.text.length <= maxLength || !isContent(line) || line.text.startsWith('|')) return [line]
  return (line.text.match(SENTENCES) ?? []).map((text) => freeLine(text.trim()))
}
