import { isTableRule, tableCells } from '#src/base/table-row.ts'
import { removeInvisible } from '../html/fold-text.ts'
import type { Block } from '../page-types.ts'
import { DOCUMENT_PLACE } from './document-page.ts'

/** Below all others. */
const BOLD_LEVEL = 6

/** Reads Markdown or plain text into blocks. Badges, pictures, comments, front matter, fenced code and what nobody sees are left out. */
export function markdownBlocks(markdown: string): Block[] {
  return readLines(removeInvisible(withoutMarks(withoutCode(markdown))))
}

function withoutCode(markdown: string): string {
  const text = markdown
    .replaceAll('\r', '')
    .replace(/^---\n[\s\S]{0,5000}?\n---\n/u, '')
    .replace(/^[ \t]{0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t]{0,3}\1[^\n]*$|$(?![\s\S]))/gmu, '')
  return withoutComments(text)
}

/** A comment that is not closed runs to the end, as in a browser. */
function withoutComments(text: string): string {
  let kept = ''
  let at = 0
  while (true) {
    const opens = text.indexOf('<!--', at)
    if (opens === -1) return kept + text.slice(at)
    kept += text.slice(at, opens)
    const closes = text.indexOf('-->', opens + '<!--'.length)
    if (closes === -1) return kept
    at = closes + '-->'.length
  }
}

/** Pictures, and tags, which may run over lines: those of blocks end a line, those of headings begin one. Marks of quotations and addresses that links name by a reference go too. */
function withoutMarks(markdown: string): string {
  return markdown
    .replace(/!\[[^\][]{0,300}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '')
    .replace(/\[\s*\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '')
    .replace(/^[ \t]{0,3}>[ \t]?(?:\[![A-Z]+\]|#{1,6}\s.*$)?/gmu, '')
    .replace(/<h([1-6])(?:\s[^<>]{0,500})?>\s*/giu, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<\/?(?:p|div|br|hr|table|thead|tbody|tr|ul|ol|li|h[1-6]|details|summary|section|center)(?:\s[^<>]{0,2000})?\/?>/giu, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>/giu, '')
    .replace(/^\s{0,3}\[[^\]\n]{1,200}\]:\s+\S.*$/gmu, '')
    .replace(/&#(\d{2,6});/gu, (all, code: string) => (Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : all))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

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
    const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(.*)$/u.exec(line)
    const isRow = /^\s*\|.*\|\s*$/u.test(line)
    if (!line.trim() || heading || item || isRow) endParagraph()
    if (!isRow) headers = []
    if (heading) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: withoutClosing(heading[2] ?? ''), ...DOCUMENT_PLACE })
    else if (item)
      blocks.push({ kind: 'list-item', text: item[2] ?? '', depth: Math.min(3, Math.floor((item[1]?.length ?? 0) / 2)), ...DOCUMENT_PLACE })
    else if (isRow && isTableRule(line)) continue
    else if (isRow && isTableRule(lines[index + 1] ?? '')) headers = tableCells(line)
    else if (isRow) blocks.push({ kind: 'row', cells: tableCells(line), headers, caption: '', ...DOCUMENT_PLACE })
    else if (line.trim() && continuesItem(blocks.at(-1), paragraph, lines[index - 1])) appendTo(blocks, line.trim())
    else if (line.trim()) paragraph.push(raw)
  }
  endParagraph()
  return blocks
}

/** Lines that wrap as one; two spaces or a backslash at the end of a line break it. */
const joinLines = (lines: string[]): string =>
  lines
    .map((line, at) => line.trim().replace(/\\$/u, '') + (at < lines.length - 1 && /(?: {2}|\\)$/u.test(line) ? '\n' : ' '))
    .join('')
    .trim()

const LINKS = /\[[^\][]{1,500}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu

/** Whether a line is links and nothing else. */
const isLinks = (line: string): boolean => /\]/u.test(line) && !/[\p{L}\p{N}]/u.test(line.replace(LINKS, ''))

/** A line that is all bold names what stands below it, as a heading does. */
const boldTitle = (line: string): string | undefined => /^\s{0,3}(\*\*|__)(?=\S)([^*_\n]{1,150})(?<=\S)\1:?\s*$/u.exec(line)?.[2]

/** A heading's text without the marks that may close it, which a space sets apart: `C#` keeps its own. */
const withoutClosing = (text: string): string =>
  text
    .trimEnd()
    .replace(/(?:^|\s)#+$/u, '')
    .trimEnd()

/** Whether a line without a mark goes on with the item right above it. */
function continuesItem(last: Block | undefined, paragraph: string[], lineBefore = ''): boolean {
  return last?.kind === 'list-item' && paragraph.length === 0 && lineBefore.trim() !== ''
}

function appendTo(blocks: Block[], text: string): void {
  const last = blocks.pop()
  if (last?.kind === 'list-item') blocks.push({ ...last, text: `${last.text} ${text}` })
}

/** The words of a line: links as their words, marks of emphasis gone. */
function plainInline(line: string): string {
  return line
    .replace(/\[([^\][]+)\]\[[^\][]*\]/gu, '$1')
    .replace(
      /\[([^\][]*)\]\((?:mailto:)?([^()\s]{0,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?)(?:\s[^()]{0,500})?\)/gu,
      (_, words: string, target: string) => words || target,
    )
    .replace(/(\*\*|__)(?=\S)(.{1,500}?)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]{1,200}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replaceAll('`', '')
}
