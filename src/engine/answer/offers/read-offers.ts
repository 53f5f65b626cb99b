import type { KnowledgeText } from '../answer-types.ts'
import { numbersIn } from '../check-claims/claim-numbers.ts'
import { findPrice } from '../offer-cards.ts'
import { fold } from '../text/fold.ts'
import { type MarkdownLine, markdownLines } from '../units/markdown-lines.ts'

export interface OfferDetail {
  /** '' for a remark. */
  label: string
  value: string
}

/** Something that can be compared or recommended, with what the knowledge says of it, in its words. */
export interface Offer {
  title: string
  /** The items that tell of it. */
  itemIds: string[]
  /** Title, heading and path of where it stands. */
  place: string
  /** Label '' where the knowledge has none. */
  price: OfferDetail | undefined
  details: OfferDetail[]
  /** `section` when it is no more than what stands under a heading. */
  kind: 'product' | 'table' | 'policy' | 'section'
}

const KINDS: readonly Offer['kind'][] = ['product', 'table', 'policy', 'section']
const MAX_TITLE = 60
const MAX_SECTION_TITLE = 40
const PAIR = /^([^:：.!?|]{2,40})[:：]\s+(\S.*)$/
const PRICE_LABEL = /^(?:prices?|preise?|prix|tarifs?|precios?|prezz[oi]|precos?|prij[sz](?:en)?|cost|kosten|السعر|سعر)$/

const isPriced = (text: string): boolean => numbersIn(text).some(({ kind }) => kind === 'price')

/**
 * The offers of a business: its products, the rows or columns of its tables, and what stands under short headings of its pages. What several
 * places say of one name is one offer.
 */
export function readOffers(items: readonly KnowledgeText[]): Offer[] {
  const byTitle = new Map<string, Offer>()
  for (const offer of items.flatMap(offersIn)) {
    const name = fold(offer.title).trim()
    const known = byTitle.get(name)
    byTitle.set(name, known ? merge(known, offer) : offer)
  }
  return [...byTitle.values()]
}

function merge(one: Offer, other: Offer): Offer {
  const said = new Set(one.details.map(({ label, value }) => fold(`${label} ${value}`)))
  return {
    ...one,
    itemIds: [...new Set([...one.itemIds, ...other.itemIds])],
    place: `${one.place} ${other.place}`,
    price: one.price ?? other.price,
    kind: KINDS.find((kind) => kind === one.kind || kind === other.kind) ?? one.kind,
    details: [...one.details, ...other.details.filter(({ label, value }) => !said.has(fold(`${label} ${value}`)))],
  }
}

function offersIn(item: KnowledgeText): Offer[] {
  if (item.type === 'faq') return []
  const lines = markdownLines(item.content)
  const path = item.url.replace(/^https?:\/\/[^/]*/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  const place = `${item.title} ${item.category} ${path}`
  if (item.type === 'product') {
    const price = findPrice(item.content)
    const details = detailsOf(lines, item.title).filter(({ label, value }) => price === undefined || !isPriceLine({ label, value }, price))
    return [
      {
        title: item.title,
        itemIds: [item.id],
        place,
        price: price === undefined ? undefined : { label: '', value: price },
        details,
        kind: 'product',
      },
    ]
  }
  return [...tableOffers(lines, { item, place }), ...sectionOffers(lines, { item, place })]
}

const isPriceLine = ({ label, value }: OfferDetail, price: string): boolean =>
  value === price && (label === '' || PRICE_LABEL.test(fold(label)))

/** Lines as details; a label is rid of the offer's own name, which lines that several offers share bear. */
function detailsOf(lines: readonly MarkdownLine[], title: string): OfferDetail[] {
  return lines.flatMap((line): OfferDetail[] => {
    if (line.kind !== 'text' && line.kind !== 'list') return []
    const [, label, value] = PAIR.exec(line.text) ?? []
    if (label === undefined || value === undefined) return [{ label: '', value: line.text }]
    return [{ label: label.replace(`(${title})`, '').trim(), value }]
  })
}

interface Origin {
  item: KnowledgeText
  place: string
}

type Row = Extract<MarkdownLine, { kind: 'row' }>

function tableOffers(lines: readonly MarkdownLine[], origin: Origin): Offer[] {
  const tables = new Map<readonly string[], { heading: string; rows: Row[] }>()
  let heading = ''
  for (const line of lines) {
    if (line.kind === 'heading') heading = line.text
    if (line.kind !== 'row' || line.headers.length < 2) continue
    const table = tables.get(line.headers) ?? { heading, rows: [] }
    table.rows.push(line)
    tables.set(line.headers, table)
  }
  return [...tables].flatMap(([headers, { heading, rows }]) => {
    const cells = headsColumns(headers, rows) ? turned(headers, rows) : { headers, rows: rows.map((row) => row.cells) }
    return cells.rows.flatMap((row) => rowOffer(cells.headers, row, { ...origin, place: `${heading} ${origin.place}` }))
  })
}

/** Whether the offers stand in the columns: over an unnamed first one, or with all their prices in one line. */
function headsColumns([first = '', ...others]: readonly string[], rows: readonly Row[]): boolean {
  if (others.length < 2) return false
  return first.trim() === '' || rows.some(({ cells: [label = '', ...values] }) => PRICE_LABEL.test(fold(label)) && values.some(isPriced))
}

function turned(headers: readonly string[], rows: readonly Row[]): { headers: string[]; rows: string[][] } {
  const labels = ['', ...rows.map(({ cells: [label = ''] }) => label)]
  return { headers: labels, rows: headers.slice(1).map((title, at) => [title, ...rows.map(({ cells }) => cells[at + 1] ?? '')]) }
}

function rowOffer(headers: readonly string[], [title = '', ...cells]: readonly string[], { item, place }: Origin): Offer[] {
  if (title === '' || title.length > MAX_TITLE) return []
  const all = cells.map((value, at) => ({ label: headers[at + 1] ?? '', value })).filter(({ value }) => value !== '')
  const price = all.find(({ label, value }) => PRICE_LABEL.test(fold(label)) && isPriced(value)) ?? all.find(({ value }) => isPriced(value))
  return all.length === 0
    ? []
    : [
        {
          title,
          itemIds: [item.id],
          place,
          price,
          details: all.filter((detail) => detail !== price),
          kind: item.type === 'policy' ? 'policy' : 'table',
        },
      ]
}

function sectionOffers(lines: readonly MarkdownLine[], { item, place }: Origin): Offer[] {
  const starts = lines.flatMap((line, at) => (line.kind === 'heading' ? [at] : []))
  return starts.flatMap((start, at) => {
    const [heading, ...below] = lines.slice(start, starts[at + 1])
    if (heading?.kind !== 'heading' || heading.text.length > MAX_SECTION_TITLE || heading.text.endsWith('?')) return []
    const details = detailsOf(below, heading.text)
    return details.length === 0 ? [] : [{ title: heading.text, itemIds: [item.id], place, price: undefined, details, kind: 'section' }]
  })
}
