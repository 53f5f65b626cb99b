import { readWrittenPrices } from '../../values/prices.ts'
import type { ItemType, KnowledgeDraft } from '../knowledge/knowledge-types.ts'
import { headingLevel } from '../knowledge/markdown-headings.ts'
import { type ContentLine, freeLine, isContent } from './render-blocks.ts'
import { partOf } from '../../language/language-packs.ts'
import { foldKey } from '../../values/text-signs.ts'

/** An item in the making: its lines are still apart, so that what another item says already can be taken out. */
export interface Draft {
  type: ItemType
  title: string
  /** What its facts are about, where the title says more to tell it from its namesakes. */
  name?: string
  /** What the pages are about that say it; empty when the whole site does. */
  about: string[]
  /** A part of a longer page: its title names the headings that it stands under too. */
  partial: boolean
  lines: ContentLine[]
  url: string
  /** Visitors of the website wrote it. */
  isByVisitors?: true
  /** Only structured data says it, with a contact detail or a link that visitors do not see. */
  hasUnseenContact?: true
  /** Of an offer: the address of a picture that shows it. */
  picture?: string
  language: string
}

/** A draft by itself: it is no part of a longer page, and its page is not named to tell it apart. */
export const wholeDraft = (
  type: ItemType,
  title: string,
  lines: ContentLine[],
  { url = '', language = '' }: { url?: string; language?: string } = {},
): Draft => ({ type, title, about: [], partial: false, lines, url, language })

const MAX_TITLE = 120
const MAX_SUBJECT = 55
const MAX_OPENING = 50
/** Up to this length a title names a second heading. */
const MAX_LIST = 80
/** A line that says the title has no more than so many signs around its words. */
const MAX_SIGNS = 40

/**
 * Drafts as items. A title that another item of its page has already names the clause or the words that the item opens
 * with.
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

/** The title with the first heading of the lines, or the words that they open with, up to a price. */
function openedBy(title: string, lines: ContentLine[]): string {
  const heading =
    lines.find((line) => line.role === 'frame' && headingLevel(line.text) > 0)?.text.replace(/^#+ /u, '') ?? ''
  const named = foldKey(title).includes(foldKey(heading)) ? '' : heading
  const opening = lines.find(({ role }) => role !== 'frame')?.text.replace(/^[\s|•-]+|\s*\|[\s\S]*$/gu, '') ?? ''
  const [first = ''] = opening.split('\n')
  const words = named || shorten(first.slice(0, readWrittenPrices(first)[0]?.start || undefined).trim(), MAX_OPENING)
  return words === '' ? title : `${shorten(title, MAX_SUBJECT)}: ${words}`
}

/** The title of a draft, and its lines without the heading that the title says. */
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
  // An item whose title is all that it says keeps it.
  return { title: whole, lines: beside.length > 0 ? beside : below }
}

/** The subject with at most two of the headings below it, none that says the same again, in at most 120 characters. */
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

/** Lines as Markdown, with an empty line before each heading. */
function joinLines(lines: ContentLine[]): string {
  return lines.map(({ text }, index) => (index === 0 ? '' : headingLevel(text) > 0 ? '\n\n' : '\n') + text).join('')
}

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
