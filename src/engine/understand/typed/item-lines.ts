import { isTableRule, tableCells } from '#src/base/table-row.ts'
import { headingLevel } from '../knowledge/markdown-headings.ts'
import { hasHours, hasPhone } from '../../values/text-signs.ts'

/** A line of an item's content with its headings. */
export interface ItemLine {
  /** The item's title. */
  title: string
  /** The line without list and heading marks. */
  text: string
  /** The nearest heading above that applies to it, or the item's title. */
  heading: string
  /** The heading above that heading, else ''. */
  outer: string
  isHeading: boolean
  /** It is an entry of a list. */
  listed: boolean
  /** The label of a `Label: value` line or a row's first cell, else ''. */
  label: string
  /** The cells of a row, and the headers of their columns. */
  cells: string[]
  headers: string[]
  /** The line before, if it is a question or short and under the same heading, else ''. */
  before: string
  /** The name above this line, if its heading has several names with a phone number each, else ''. */
  owner: string
}

/** A heading whose section has not ended. */
interface OpenHeading {
  level: number
  text: string
}

/** The maximum number of lines that are read, and of characters in each. */
const MAX_LINES = 5_000
const MAX_LINE = 20_000
const MAX_LABEL = 80
const MAX_BEFORE = 70
const MAX_OWNER = 60

/** Returns the lines of an item, tables by row. Headings become the `heading` of the lines below them. */
export function readItemLines({ title: whole, content }: { title: string; content: string }): ItemLine[] {
  const lines: Omit<ItemLine, 'owner'>[] = []
  const all = content.split('\n', MAX_LINES).map((line) => line.slice(0, MAX_LINE))
  const title = titleOver(whole, all)
  let heading = title
  let open: OpenHeading[] = []
  let headers: string[] = []
  let before = ''
  for (const [index, raw] of all.entries()) {
    const text = raw.replace(/^\s*-\s+/u, '').trim()
    const isRow = text.startsWith('|')
    if (!text || (isRow && isTableRule(text))) continue
    if (!isRow) headers = []
    const level = headingLevel(raw)
    if (level > 0) {
      heading = text.replace(/^#+\s+/u, '')
      open = [...open.filter((above) => above.level < level), { level, text: heading }]
      before = ''
      // A heading may contain a price or hours.
      lines.push({
        title,
        text: heading,
        heading: title,
        outer: '',
        isHeading: true,
        listed: false,
        label: '',
        cells: [],
        headers: [],
        before,
      })
      continue
    }
    if (isRow && isTableRule(all[index + 1] ?? '')) {
      headers = tableCells(text)
      continue
    }
    const cells = isRow ? tableCells(text) : []
    lines.push({
      title,
      text: isRow ? cells.filter(Boolean).join(' | ') : text,
      heading,
      outer: open.at(-2)?.text ?? '',
      isHeading: false,
      listed: raw.trimStart().startsWith('- '),
      label: labelOf(text, cells),
      cells,
      headers,
      before,
    })
    before = !isRow && text.length <= MAX_BEFORE && !/[.!:;,]$/u.test(text) ? text : ''
  }
  return withOwners(lines)
}

/**
 * Returns the title without the headings of the text that it contains, or the words at the start of the text, because
 * those do not apply to the other lines.
 */
function titleOver(title: string, lines: string[]): string {
  const at = title.indexOf(': ')
  if (at === -1) return title
  const headings = lines.filter((line) => headingLevel(line) > 0).map((line) => line.replace(/^#+\s+/u, ''))
  const named = title.slice(at + 2)
  const opening = lines[0]?.replace(/^[\s|•-]+/u, '') ?? ''
  const isOpening = named !== '' && opening.startsWith(named.replace(/…$/u, ''))
  return isOpening || headings.some((heading) => named === heading || named.startsWith(`${heading}, `))
    ? title.slice(0, at)
    : title
}

/** Sets the owner of lines under a heading with several names that each have a phone number below. */
function withOwners(lines: Omit<ItemLine, 'owner'>[]): ItemLine[] {
  return runsOf(lines).flatMap((run) => {
    let owner = ''
    const dialled = new Set<string>()
    const owned = run.map((line) => {
      if (line.cells.length === 0 && isOwner(line.text)) owner = line.text
      else if (hasPhone(line.text)) dialled.add(owner)
      return { ...line, owner }
    })
    dialled.delete('')
    return dialled.size < 2 ? run.map((line) => ({ ...line, owner: '' })) : owned
  })
}

/** Returns runs of consecutive lines under one heading. */
export function runsOf<Line extends { heading: string }>(lines: Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run?.at(-1)?.heading === line.heading) run.push(line)
    else runs.push([line])
  }
  return runs
}

const isOwner = (text: string): boolean =>
  text.length <= MAX_OWNER && /^\p{Lu}[^\d@:.!?|]+$/u.test(text) && !hasHours(text)

function labelOf(text: string, cells: string[]): string {
  if (cells.length > 0) return cells[0] ?? ''
  const label = /^([^:：]{1,80})[:：]\s/u.exec(text)?.[1]?.trim() ?? ''
  return label.length <= MAX_LABEL && /\p{L}{2}/u.test(label) && !/\d[.:]?$/u.test(label) ? label : ''
}

/** Returns `Whole: part`, or one of the two if it contains the other. */
export function nameIn(whole: string, part: string): string {
  const [outer, inner] = [whole.toLowerCase(), part.toLowerCase()]
  if (!whole || inner.includes(outer)) return part
  return outer.includes(inner) ? whole : `${whole}: ${part}`
}
