import { isTableRule, tableCells } from '#src/base/table-row.ts'
import { ITEM_NUMBER } from '../../language/calendar-words.ts'
import { decodeEntities } from '../html/decode-entities.ts'
import { removeInvisible } from '../html/fold-text.ts'
import type { Block } from '../blocks/page-types.ts'
import { DOCUMENT_PLACE } from './document-page.ts'
import { plainInline } from './plain-inline.ts'

/** Below all others. */
const BOLD_LEVEL = 6
/** Shorter lines were broken on purpose. */
const MIN_WRAPPED = 45
/** A label (`Phone: `) or a mark at the start. */
const BEGINS_ANEW = /^(?:(?:\*\*|__)?\p{Lu}[\p{L}\p{N} /&-]{1,24}:|\p{Extended_Pictographic}|[✓✔•])/u

const LIST_ITEM = new RegExp(`^(\\s*)(?:[-*+]|${ITEM_NUMBER})\\s+(.*)$`, 'iu')

/**
 * Reads Markdown or plain text into blocks. Leaves out badges, pictures, comments, front matter, fenced code and
 * hidden text.
 */
export function markdownBlocks(markdown: string): Block[] {
  return readLines(removeInvisible(withoutMarks(withMarkedHeadings(withoutCode(markdown)))))
}

const UNDERLINED = /(^|\n[ \t]*\n)[ \t]{0,3}(?![ \t#>|*+-])([^\n]{1,150})\n[ \t]{0,3}(={2,}|-{2,})[ \t]*(?=\n|$)/gu

/** Converts underlined headings to headings with marks. */
export const withMarkedHeadings = (markdown: string): string =>
  markdown.replace(
    UNDERLINED,
    (_, before: string, text: string, line: string) => `${before}${line.startsWith('=') ? '#' : '##'} ${text}`,
  )

/** Returns Markdown without front matter, code blocks and comments. */
export function withoutCode(markdown: string): string {
  const text = markdown
    .replaceAll('\r', '')
    .replace(/^---\n[\s\S]{0,5000}?\n---\n/u, '')
    .replace(/^[ \t]{0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t]{0,3}\1[^\n]*$|$(?![\s\S]))/gmu, '')
  return withoutHidden(text)
}

const HIDDEN: [opens: RegExp, closes: RegExp][] = [
  [/<!--/gu, /-->/gu],
  [/<script[\s>]/giu, /<\/script\s*>/giu],
  [/<style[\s>]/giu, /<\/style\s*>/giu],
]

/**
 * Removes comments, scripts and styles. An unclosed comment runs to the end, as in a browser. An unclosed script tag
 * is part of the text.
 */
export function withoutHidden(text: string): string {
  return HIDDEN.reduce((left, [opens, closes]) => withoutSpans(left, opens, closes), text)
}

function withoutSpans(text: string, opens: RegExp, closes: RegExp): string {
  let kept = ''
  let at = 0
  while (true) {
    opens.lastIndex = at
    const opening = opens.exec(text)
    if (!opening) return kept + text.slice(at)
    kept += text.slice(at, opening.index)
    closes.lastIndex = opens.lastIndex
    if (!closes.test(text)) return opening[0] === '<!--' ? kept : kept + text.slice(opening.index)
    at = closes.lastIndex
  }
}

/**
 * Removes pictures and tags, which may span lines. Tags of blocks end a line, tags of headings begin one. Also
 * removes quotation marks at line starts and reference definitions of links.
 */
function withoutMarks(markdown: string): string {
  const bare = markdown
    .replace(/<(https?:\/\/[^<>\s]{1,2000})>/giu, '$1')
    .replace(/<(?:mailto:)?([^<>\s@]{1,100}@[^<>\s]{1,200})>/giu, '$1')
    .replace(/!\[[^\][]{0,300}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])|<img(?:\s[^<>]{0,2000})?>/gu, '')
    .replace(/\[\s*\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])|^[ \t]{0,3}:::.*$/gmu, '')
    .replace(/^[ \t]{0,3}>[ \t]?(?:\[![A-Z]+\]|#{1,6}\s.*$)?/gmu, '')
    .replace(
      /<summary(?:\s[^<>]{0,500})?>((?:[^<>]|<\/?(?:b|strong|em|i|h[1-6])>){1,200}?)<\/summary>/giu,
      (_, title: string) => bareTitle(title),
    )
    .replace(/<h([1-6])(?:\s[^<>]{0,500})?>\s*/giu, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(
      /<\/?(?:p|div|br|hr|table|thead|tbody|tr|ul|ol|li|h[1-6]|details|summary|section|center)(?:\s[^<>]{0,2000})?\/?>/giu,
      '\n',
    )
    .replace(/<\/?[a-z][^<>]{0,2000}>/giu, '')
    .replace(/^\s{0,3}\[[^\]\n]{1,200}\]:\s+\S.*$/gmu, '')
  return decodeEntities(bare)
}

/** Returns the title of content that opens on a click. */
const bareTitle = (title: string): string =>
  `\n\n${'#'.repeat(BOLD_LEVEL)} ${title.replace(/<[^<>]{1,10}>|\s+/gu, ' ').trim()}\n\n`

function readLines(markdown: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let headers: string[] = []
  const endParagraph = () => {
    const text = plainInline(joinLines(paragraph))
    const linked = paragraph.every(isLinks)
    if (/[\p{L}\p{N}]/u.test(text)) blocks.push({ kind: 'paragraph', text, ...DOCUMENT_PLACE, linked })
    paragraph = []
  }
  const lines = markdown.split('\n')
  for (const [index, raw] of lines.entries()) {
    const title = paragraph.length === 0 ? boldTitle(raw) : undefined
    const line = title === undefined ? plainInline(raw) : `${'#'.repeat(BOLD_LEVEL)} ${plainInline(title)}`
    const heading = /^\s{0,3}(#{1,6})\s+(.*)$/u.exec(line)
    const item = LIST_ITEM.exec(line)
    const isRow = isTableRow(line, headers.length > 0, lines[index + 1])
    const asked = paragraph.length === 0 || item ? askedInBold(raw) : undefined
    if (!line.trim() || heading || item || isRow) endParagraph()
    if (!isRow) headers = []
    if (heading)
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        text: withoutClosing(heading[2] ?? ''),
        ...DOCUMENT_PLACE,
      })
    else if (asked) blocks.push({ kind: 'question', ...asked, ...DOCUMENT_PLACE })
    else if (item)
      blocks.push({
        kind: 'list-item',
        text: item[2] ?? '',
        depth: Math.min(3, Math.floor((item[1]?.length ?? 0) / 2)),
        ...DOCUMENT_PLACE,
      })
    else if (isRow && isTableRule(line)) continue
    else if (isRow && isTableRule(lines[index + 1] ?? '')) headers = tableCells(line)
    else if (isRow) blocks.push({ kind: 'row', cells: tableCells(line), headers, caption: '', ...DOCUMENT_PLACE })
    else if (line.trim() && continuesItem(blocks.at(-1), paragraph, lines[index - 1])) appendTo(blocks, line.trim())
    else if (line.trim()) paragraph.push(raw)
  }
  endParagraph()
  return blocks
}

/**
 * Reports whether a line is a table row. The bars at its ends may be missing if the rule or the table around it shows
 * that it is one.
 */
function isTableRow(line: string, isInTable: boolean, next = ''): boolean {
  return (
    /^\s*\|.*\|\s*$/u.test(line) || (line.includes('|') && (isInTable || (next.includes('|') && isTableRule(next))))
  )
}

/** Joins wrapped lines. Two spaces or a backslash at the end of a line break it. */
const joinLines = (lines: string[]): string =>
  lines
    .map((line, at) => line.trim().replace(/\\$/u, '') + (isBroken(line, lines[at + 1]) ? '\n' : ' '))
    .join('')
    .trim()

/**
 * Reports whether the writer ended a line on purpose, not because of its length: contacts, hours and prices are below
 * each other.
 */
export function isBroken(line: string, next = ''): boolean {
  const [before, after] = [line.trim(), next.trim()]
  return (
    after !== '' &&
    (/(?: {2}|\\)$/u.test(line) || BEGINS_ANEW.test(after) || (before.length < MIN_WRAPPED && !/^\p{Ll}/u.test(after)))
  )
}

const LINKS = /\[[^\][]{1,500}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu

/** Reports whether a line contains only links. */
const isLinks = (line: string): boolean => /\]/u.test(line) && !/[\p{L}\p{N}]/u.test(line.replace(LINKS, ''))

/** Returns the text of a line that is entirely bold, which is a heading unless it is a sentence. */
const boldTitle = (line: string): string | undefined =>
  /^\s{0,3}(\*\*|__)(?=\S)([^*_\n]{1,150})(?<![\s.。])\1:?\s*$/u.exec(line)?.[2]

/** Returns a bold question with the answer after it. */
function askedInBold(line: string): { question: string; answer: string } | undefined {
  const [, , question = '', answer = ''] =
    /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+)?(\*\*|__)([^*_\n]{3,200}[?？؟])\1\s*[:–—-]?\s*(.*)$/u.exec(line) ?? []
  return question === '' ? undefined : { question, answer: plainInline(answer) }
}

/** Returns a heading without closing marks, which follow a space: `C#` keeps its own. */
const withoutClosing = (text: string): string =>
  text
    .trimEnd()
    .replace(/(?:^|\s)#+$/u, '')
    .trimEnd()

/** Reports whether a line without a mark continues the item or the answer directly above it. */
function continuesItem(last: Block | undefined, paragraph: string[], lineBefore = ''): boolean {
  return (last?.kind === 'list-item' || last?.kind === 'question') && paragraph.length === 0 && lineBefore.trim() !== ''
}

function appendTo(blocks: Block[], text: string): void {
  const last = blocks.pop()
  if (last?.kind === 'list-item') blocks.push({ ...last, text: `${last.text} ${text}` })
  if (last?.kind === 'question') blocks.push({ ...last, answer: `${last.answer} ${text}`.trim() })
}
