import { isTableRule, tableCells } from '#src/base/table-row.ts'
import { ITEM_NUMBER } from '../../language/calendar-words.ts'

/** A line of an item's content, with its markup read and removed. */
export type MarkdownLine =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'list'; text: string }
  | { kind: 'row'; cells: string[]; headers: string[] }
  | { kind: 'text'; text: string }
  | { kind: 'gap' }

/** Returns a text without bold, italics and code marks, and with links as their words. */
export function plainText(text: string): string {
  return text
    .replace(/!?\[([^[\]]{0,300})\]\(([^()\s]{0,500})\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/\\([|*_#[\]-])/g, '$1')
    .replace(/[^\S ]\s*|\s{2,}/g, ' ')
    .trim()
}

const LIST_ITEM = new RegExp(`^(?:[-*+•]|${ITEM_NUMBER})\\s+(.*)$`, 'iu')
const plainCells = (line: string): string[] => tableCells(line).map(plainText)

/**
 * Reads the Markdown of knowledge items line by line. Anything that is not markup is text. A table's first row is the
 * header if `---` follows it.
 */
export function* markdownLines(content: string): Generator<MarkdownLine, void> {
  const source = content.split(/\r?\n/)
  let headers: string[] = []
  for (const [at, raw] of source.entries()) {
    const line = raw.trim()
    const isRow = line.startsWith('|') && line.length > 2
    if (!isRow) headers = []
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    const list = LIST_ITEM.exec(line)
    if (line === '') yield { kind: 'gap' }
    else if (heading) yield { kind: 'heading', level: heading[1]?.length ?? 1, text: plainText(heading[2] ?? '') }
    else if (isRow && isTableRule(line)) continue
    else if (isRow && headers.length === 0 && isTableRule(source[at + 1] ?? '')) headers = plainCells(line)
    else if (isRow) yield { kind: 'row', cells: plainCells(line), headers }
    else if (list) yield { kind: 'list', text: plainText(list[1] ?? '') }
    else yield { kind: 'text', text: plainText(line) }
  }
}
