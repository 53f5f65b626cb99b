import type { KnowledgeText } from '../answer-types.ts'
import { findPrice } from './offer-cards.ts'
import { fold } from '../../language/fold.ts'
import { type MarkdownLine, markdownLines } from '../units/markdown-lines.ts'
import { valueKindsOf } from '../units/values.ts'
import { PRICE_LABEL } from './offer-prices.ts'
import { listOffers } from './list-offers.ts'
import type { Offer, OfferDetail, Origin } from './offer-types.ts'
import { nameOf, tableOffers } from './table-offers.ts'

const KINDS: readonly Offer['kind'][] = ['product', 'table', 'policy', 'list', 'section']
const MAX_SECTION_TITLE = 40
const MAX_ON_REQUEST = 40
const MIN_DETAILS = 3
const PAIR = /^([^:：.!?|\s]{1,40}(?:\s[^:：.!?|\s]{1,30}){0,4})[:：]\s+(\S.*)$/

/**
 * The offers of a business: its products, the rows or columns of its tables, the lines of its lists of prices, and what
 * stands under short headings of its pages. What several places say of one name is one offer.
 */
export function readOffers(items: readonly KnowledgeText[]): Offer[] {
  const titles = new Map(
    items.filter(({ type, url }) => type === 'document' && url !== '').map(({ url, title }) => [url, title]),
  )
  const byTitle = new Map<string, Offer>()
  for (const offer of items.flatMap((item) => offersIn(item, titles.get(item.url) ?? ''))) {
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
    besides: [...one.besides, ...other.besides],
    price: one.price ?? other.price,
    kind: KINDS.find((kind) => kind === one.kind || kind === other.kind) ?? one.kind,
    details: [...one.details, ...other.details.filter(({ label, value }) => !said.has(fold(`${label} ${value}`)))],
  }
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')

function offersIn(item: KnowledgeText, pageTitle: string): Offer[] {
  if (item.type === 'faq') return []
  const lines = [...markdownLines(item.content)]
  const path = pathOf(item.url)
  const page = { key: item.url, label: `${nameOf(item.type === 'product' ? pageTitle : item.title)} ${path}` }
  const origin = { item, place: `${item.title} ${item.category} ${path}`, page }
  if (item.type !== 'product')
    return [...tableOffers(lines, origin), ...listOffers(lines, origin), ...sectionOffers(lines, origin)]
  const listed = item.url !== '' && pageTitle === '' ? listOffers(lines, origin) : []
  return listed.length > 0 ? listed : [productOffer(lines, origin)]
}

function productOffer(lines: readonly MarkdownLine[], { item, place, page }: Origin): Offer {
  const said = detailsOf(lines, item.title)
  const found = findPrice(item.content)
  const value = found ?? said.find(({ label }) => PRICE_LABEL.test(fold(label)))?.value
  const folder = item.url.replace(/\/[^/]*\/?$/, '')
  const isBelow = /^https?:\/\/[^/]+\/./.test(folder)
  return {
    title: item.title,
    itemIds: [item.id],
    place,
    besides: [page, ...(isBelow ? [{ key: folder, label: pathOf(folder) }] : [])],
    price: value === undefined ? undefined : { label: '', value },
    details: said.filter((detail) => !isPriceLine(detail, value)),
    kind: 'product',
  }
}

const isPriceLine = ({ label, value }: OfferDetail, price: string | undefined): boolean =>
  price !== undefined && value.endsWith(price) && (label === '' || PRICE_LABEL.test(fold(label)))

/**
 * Lines as details, rid of the offer's own name, which lines that several offers share bear: in their label, or for
 * one.
 */
function detailsOf(lines: readonly MarkdownLine[], title: string): OfferDetail[] {
  return lines.flatMap((line): OfferDetail[] => {
    if (line.kind !== 'text' && line.kind !== 'list') return []
    const [, label, value] = PAIR.exec(line.text) ?? []
    if (label === undefined || value === undefined) return [{ label: '', value: line.text }]
    return [{ label: label === title ? '' : label.replace(`(${title})`, '').trim(), value }]
  })
}

function sectionOffers(lines: readonly MarkdownLine[], { item, place, page }: Origin): Offer[] {
  const starts = lines.flatMap((line, at) => (line.kind === 'heading' ? [at] : []))
  return starts.flatMap((start, at) => {
    const [heading, ...below] = lines.slice(start, starts[at + 1])
    if (heading?.kind !== 'heading' || heading.text.length > MAX_SECTION_TITLE || heading.text.endsWith('?')) return []
    const details = detailsOf(below, heading.text)
    if (details.length === 0) return []
    const offer: Offer = {
      title: heading.text,
      itemIds: [item.id],
      place,
      besides: [],
      price: undefined,
      details,
      kind: 'section',
    }
    const price = details.length >= MIN_DETAILS ? details.find(isOnRequest) : undefined
    return [price ? { ...offer, besides: [page], price, details: details.filter((detail) => detail !== price) } : offer]
  })
}

const ASKS_TO_CALL =
  /^(?:contact (?:us|sales)|(?:talk|speak) to (?:us|sales)|let's talk|get a quote|custom(?: pricing)?|kontakt\p{L}*|individuell|contactez[ -]nous|contactanos|contacta\p{L}*|contattaci|fale connosco|contacte-nos|neem contact op|op maat|تواصل معنا|اتصل بنا)$/u

/** Whether a line stands where others have their price: it costs nothing, or that is told when asked. */
function isOnRequest({ label, value }: OfferDetail): boolean {
  if (label !== '' || value.length > MAX_ON_REQUEST) return false
  const kinds = valueKindsOf(value)
  return kinds.has('onrequest') || ASKS_TO_CALL.test(fold(value)) || (kinds.has('free') && value.split(' ').length <= 2)
}
