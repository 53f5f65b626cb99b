import { fold } from '../../language/fold.ts'
import type { MarkdownLine } from '../units/markdown-lines.ts'
import { isPriced, PRICE_LABEL } from './offer-prices.ts'
import type { Offer, OfferPlace, Origin } from './offer-types.ts'

const MAX_TITLE = 60
const MAX_NAME_WORDS = 6

type Row = Extract<MarkdownLine, { kind: 'row' }>

/** A title as the name of what stands under it; a longer one says more than that. */
export const nameOf = (title: string): string => (title.split(' ').length <= MAX_NAME_WORDS ? title : '')

/** The rows or the columns of an item's tables, as offers. */
export function tableOffers(lines: readonly MarkdownLine[], { item, place, page }: Origin): Offer[] {
  const tables = new Map<readonly string[], { heading: string; rows: Row[] }>()
  let heading = ''
  for (const line of lines) {
    if (line.kind === 'heading') heading = line.text
    if (line.kind !== 'row' || line.headers.length < 2) continue
    const table = tables.get(line.headers) ?? { heading, rows: [] }
    table.rows.push(line)
    tables.set(line.headers, table)
  }
  return [...tables].flatMap(([headers, { heading, rows }], at) => {
    const cells = headsColumns(headers, rows) ? turned(headers, rows) : { headers, rows: rows.map((row) => row.cells) }
    const beside = { key: `${item.id} ${at}`, label: `${headers[0] ?? ''} ${nameOf(heading)} ${page.label}` }
    return cells.rows.flatMap((row) => rowOffer(cells.headers, row, { item, place: `${heading} ${place}`, beside }))
  })
}

/** Whether the offers stand in the columns: over an unnamed first one, or with all their prices in one line. */
function headsColumns([first = '', ...others]: readonly string[], rows: readonly Row[]): boolean {
  if (others.length < 2) return false
  return (
    first.trim() === '' ||
    rows.some(({ cells: [label = '', ...values] }) => PRICE_LABEL.test(fold(label)) && values.some(isPriced))
  )
}

function turned(headers: readonly string[], rows: readonly Row[]): { headers: string[]; rows: string[][] } {
  const labels = ['', ...rows.map(({ cells: [label = ''] }) => label)]
  return {
    headers: labels,
    rows: headers.slice(1).map((title, at) => [title, ...rows.map(({ cells }) => cells[at + 1] ?? '')]),
  }
}

function rowOffer(
  headers: readonly string[],
  [title = '', ...cells]: readonly string[],
  { item, place, beside }: Pick<Origin, 'item' | 'place'> & { beside: OfferPlace },
): Offer[] {
  if (title === '' || title.length > MAX_TITLE) return []
  const all = cells.map((value, at) => ({ label: headers[at + 1] ?? '', value })).filter(({ value }) => value !== '')
  const labelled = all.filter(({ label }) => PRICE_LABEL.test(fold(label)))
  const price = labelled.find(({ value }) => isPriced(value)) ?? all.find(({ value }) => isPriced(value)) ?? labelled[0]
  if (all.length === 0) return []
  const details = all.filter((detail) => detail !== price)
  const kind = item.type === 'policy' ? 'policy' : 'table'
  return [{ title, itemIds: [item.id], place, besides: [beside], price, details, kind }]
}
