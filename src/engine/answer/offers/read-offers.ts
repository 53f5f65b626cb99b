import { memoizeByObject } from '#src/base/memoize.ts'
import { fold } from '../../language/fold.ts'
import { isLimit } from '../../values/price-phrase.ts'
import { itemPrices } from '../../understand/typed/item-facts.ts'
import type { Fact } from '../../understand/knowledge/knowledge-types.ts'
import { amountsIn, currencyOf, readWrittenPrices } from '../../values/prices.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { KnowledgeText } from '../units/answer-types.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { Steps } from '#src/base/steps.ts'
import { type MarkdownLine, markdownLines } from '../units/markdown-lines.ts'

/** A detail of an offer. A remark has the label ''. */
export interface OfferDetail {
  label: string
  value: string
}

export interface OfferPrice {
  /** In the website's words, with its unit. */
  text: string
  amount: number
  currency: string
}

/** Something to choose and compare, with its details from the knowledge. */
export interface Offer {
  title: string
  isProduct: boolean
  /** The items about it. */
  itemIds: string[]
  /** Titles, headings and paths of the places where it is beside other offers, by the key of the place. */
  places: ReadonlyMap<string, string>
  price: OfferPrice | undefined
  details: OfferDetail[]
}

const pricesOf = memoizeByObject(({ type, title, content, url }: KnowledgeText): Fact[] =>
  itemPrices({ type, title, content, sourceUrl: url }),
)

const MAX_PRICE = 60
const LABEL = /^\W*\p{L}{3,10}\s?[:：]\s*/u
/** "From ", "ab " */
const LIMIT_WORDS = 2

/** Returns a price as its line writes it if the line says little else, or with its limits and unit. */
function priceText({ value, unit, words, qualifier }: Fact, content: string, isShared: boolean): string {
  // The words of a fact may be several lines.
  const written = content.split('\n').find((one) => one.includes(value)) ?? words
  const line = written.replace(/^[\s*\-•]+/u, '').replace(LABEL, '')
  const before = line.slice(0, Math.max(0, line.indexOf(value))).trim()
  const isBare = before === '' || (before.split(' ').length <= LIMIT_WORDS && isLimit(before))
  if (line.length <= MAX_PRICE && !line.includes('|') && (isBare || isShared)) return line
  const [limit = ''] = qualifier.split(', ')
  return [isLimit(limit) ? limit : '', value, unit].filter(Boolean).join(' ')
}

/** Returns the first price in some facts of one offer, or `undefined`. */
function firstPrice(facts: readonly Fact[], content: string): OfferPrice | undefined {
  const [fact, ...others] = facts
  if (fact === undefined) return undefined
  const isShared = others.some(({ words }) => words === fact.words)
  const [amount = Number.POSITIVE_INFINITY] = amountsIn(fact.value)
  return { text: priceText(fact, content, isShared), amount, currency: fact.currency }
}

/**
 * Returns the price that the facts of a product give for the product itself, or else the first short sentence with a
 * price.
 */
function productPrice(item: KnowledgeText): OfferPrice | undefined {
  const facts = pricesOf(item)
  // "Set of four: £104" and "Lunch: included" are not the prices of one mug and of the course.
  const own = facts.filter(({ subject }) => fold(subject) === fold(item.title))
  const stated = firstPrice(own.length > 0 ? own : facts, item.content)
  if (stated) return stated
  for (const sentence of sentencesOf(item.content)) {
    const [price] = readWrittenPrices(sentence)
    // A price in a long sentence may belong to something else.
    if (price === undefined || sentence.length > MAX_PRICE) continue
    const [amount = Number.POSITIVE_INFINITY] = amountsIn(price.text)
    return { text: sentence, amount, currency: currencyOf(price.text) }
  }
  return undefined
}

/** Returns the price of a product for its card, in the site's words. */
export const cardPrice = (item: KnowledgeText): string | undefined => productPrice(item)?.text

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')

const PAIR = /^([^:：.!?|]{1,60})[:：]\s+(\S.*)$/

/** Returns lines as details, without the name of the offer, which lines about several offers contain. */
function lineDetails(lines: readonly MarkdownLine[], title: string): OfferDetail[] {
  return lines.flatMap((line): OfferDetail[] => {
    if (line.kind !== 'text' && line.kind !== 'list') return []
    const [, label, value] = PAIR.exec(line.text) ?? []
    if (label === undefined || value === undefined) return [{ label: '', value: line.text }]
    return [{ label: label === title ? '' : label.trim(), value }]
  })
}

/** Returns the cells of the table row or column with a name. */
function cellDetails(lines: readonly MarkdownLine[], title: string): OfferDetail[] {
  const isNamed = (cell: string): boolean => fold(cell).trim() === fold(title)
  return lines.flatMap((line): OfferDetail[] => {
    if (line.kind !== 'row') return []
    const { cells, headers } = line
    const [first = '', ...others] = cells
    if (isNamed(first)) return others.map((value, at) => ({ label: headers[at + 1] ?? '', value }))
    const value = cells[headers.findIndex(isNamed)] ?? ''
    return first === '' || value === '' ? [] : [{ label: first, value }]
  })
}

const withoutPrice = (details: readonly OfferDetail[], price: OfferPrice | undefined): OfferDetail[] =>
  price === undefined ? [...details] : details.filter(({ value }) => !value.includes(price.text))

function productOffer(item: KnowledgeText, pageTitle: string): Offer {
  const { title, content, url, id } = item
  const price = productPrice(item)
  const folder = url.replace(/\/[^/]*\/?$/, '')
  const places = new Map([[url, `${pageTitle} ${pathOf(url)}`]])
  if (/^https?:\/\/[^/]+\/./.test(folder)) places.set(folder, pathOf(folder))
  const details = withoutPrice(lineDetails([...markdownLines(content)], title), price)
  return { title, isProduct: true, itemIds: [id], places, price, details }
}

/** The group before the name of a thing: `Memberships: Part-time member`. */
const OUTER = /^([^:：]{1,80}): (.+)$/u
/** A remark after the name: `Starter – for beginners`. */
const REMARK = /^(.{2,60}?)\s[–—-]\s(.+)$/u

/** Returns facts under the headers of their columns if a table has all prices in one row. */
function byColumn(facts: readonly Fact[], lines: readonly MarkdownLine[]): Fact[] {
  return facts.map((fact) => {
    const table = lines.find((line) => line.kind === 'row' && line.headers.includes(fact.qualifier))
    const headers = table?.kind === 'row' ? table.headers : []
    const rows = new Set(facts.flatMap(({ qualifier, words }) => (headers.includes(qualifier) ? [words] : [])))
    return rows.size === 1 && headers.length > 2 ? { ...fact, subject: fact.qualifier, qualifier: '' } : fact
  })
}

function statedOffers(item: KnowledgeText): Offer[] {
  const lines = [...markdownLines(item.content)]
  return [...Map.groupBy(byColumn(pricesOf(item), lines), ({ subject }) => subject)].flatMap(([subject, facts]) => {
    const [, outer = '', inner = subject] = OUTER.exec(subject) ?? []
    const [, title = inner, remark] = REMARK.exec(inner) ?? []
    const price = firstPrice(facts, item.content)
    if (price === undefined) return []
    const details = [...cellDetails(lines, title), ...(remark === undefined ? [] : [{ label: '', value: remark }])]
    const place = `${item.title} ${outer} ${pathOf(item.url)}`
    const places = new Map([[`${item.id} ${outer}`, place]])
    return [{ title, isProduct: false, itemIds: [item.id], places, price, details: withoutPrice(details, price) }]
  })
}

function merge(one: Offer, other: Offer): Offer {
  const said = new Set(one.details.map(({ label, value }) => fold(`${label} ${value}`)))
  return {
    ...one,
    itemIds: [...new Set([...one.itemIds, ...other.itemIds])],
    places: new Map([...one.places, ...other.places]),
    price: one.price ?? other.price,
    details: [...one.details, ...other.details.filter(({ label, value }) => !said.has(fold(`${label} ${value}`)))],
  }
}

/** Reads products and everything else with a name and a price, each name once, products first. */
function* readOffers(items: readonly KnowledgeText[]): Steps<Offer[]> {
  const titles = new Map(items.flatMap(({ type, url, title }) => (type === 'document' ? [[url, title]] : [])))
  const products: Offer[] = []
  const others: Offer[] = []
  for (const item of items) {
    if (item.type === 'product') products.push(productOffer(item, titles.get(item.url) ?? ''))
    else if (item.type === 'document') others.push(...statedOffers(item))
    yield
  }
  const byTitle = new Map<string, Offer>()
  for (const offer of [...products, ...others]) {
    const name = fold(offer.title).trim()
    const known = byTitle.get(name)
    byTitle.set(name, known ? merge(known, offer) : offer)
  }
  return [...byTitle.values()]
}

/** A language with a smaller share of the items than the main one covers only a part of the offers. */
const WHOLE_SHARE = 0.5

/**
 * Returns the items for a list of offers. If the business has several languages, uses the visitor's, or its own if
 * the visitor's covers only a part.
 */
export function itemsSpoken({ items, company }: AnswerIndex, language: string): readonly KnowledgeText[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item.language, (counts.get(item.language) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const spoken = [language, company.language].find((one) => (counts.get(one) ?? 0) >= most * WHOLE_SHARE)
  return spoken === undefined ? items : items.filter((item) => item.language === spoken || item.language === '')
}

const offersByIndex = new WeakMap<AnswerIndex, Map<string, readonly Offer[]>>()

/** Returns the offers of a business in a language. Reads them for the first question that needs them. */
export function* offersOf(index: AnswerIndex, language: string): Steps<readonly Offer[]> {
  const known = offersByIndex.get(index) ?? new Map<string, readonly Offer[]>()
  const offers = known.get(language) ?? (yield* readOffers(itemsSpoken(index, language)))
  offersByIndex.set(index, known.set(language, offers))
  return offers
}
