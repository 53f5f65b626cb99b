import type { Block } from '../page-types.ts'
import { DOCUMENT_PLACE } from './document-page.ts'

/** Reads Markdown or plain text into blocks. Badges, pictures, comments, front matter and fenced code are left out. */
export function markdownBlocks(markdown: string): Block[] {
  return readLines(withoutCode(markdown))
}

function withoutCode(markdown: string): string {
  return markdown
    .replaceAll('\r', '')
    .replace(/^---\n[\s\S]{0,5000}?\n---\n/u, '')
    .replace(/^[ \t]{0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]{0,3}\1[^\n]*$|$(?![\s\S]))/gmu, '')
    .replace(/<!--[\s\S]*?-->/gu, '')
}

function readLines(markdown: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let headers: string[] = []
  const endParagraph = () => {
    const text = paragraph.join(' ').trim()
    if (/[\p{L}\p{N}]/u.test(text)) blocks.push({ kind: 'paragraph', text, ...DOCUMENT_PLACE })
    paragraph = []
  }
  const lines = markdown.split('\n')
  for (const [index, raw] of lines.entries()) {
    const line = plainInline(raw)
    const heading = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/u.exec(line)
    const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(.*)$/u.exec(line)
    const isRow = /^\s*\|.*\|\s*$/u.test(line)
    if (!line.trim() || heading || item || isRow) endParagraph()
    if (!isRow) headers = []
    if (heading) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '', ...DOCUMENT_PLACE })
    else if (item)
      blocks.push({ kind: 'list-item', text: item[2] ?? '', depth: Math.min(3, Math.floor((item[1]?.length ?? 0) / 2)), ...DOCUMENT_PLACE })
    else if (isRow && isRule(line)) continue
    else if (isRow && isRule(lines[index + 1] ?? '')) headers = cellsOf(line)
    else if (isRow) blocks.push({ kind: 'row', cells: cellsOf(line), headers, caption: '', ...DOCUMENT_PLACE })
    else if (line.trim()) paragraph.push(line.trim())
  }
  endParagraph()
  return blocks
}

function isRule(line: string): boolean {
  return /^\s*\|?[\s:|-]*-{2,}[\s:|-]*$/u.test(line)
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim())
}

/** The words of a line: links as their words, pictures and tags gone, emphasis marks too. */
function plainInline(line: string): string {
  return line
    .replace(/\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)|!\[[^\]]*\]\([^)]*\)/gu, '')
    .replace(/\[([^\]]*)\]\((?:mailto:)?([^)\s]*)[^)]*\)/gu, (_, words: string, target: string) => words || target)
    .replace(/<\/?[a-z][^<>]{0,500}>/giu, '')
    .replace(/(\*\*|__)(?=\S)(.{1,500}?)\1/gu, '$2')
    .replaceAll('`', '')
}
