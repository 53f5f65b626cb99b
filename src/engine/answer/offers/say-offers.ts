import { type Answer, type AnswerSource, type KnowledgeText, toSource } from '../units/answer-types.ts'
import { fold } from '../../language/fold.ts'
import { phrasesFor } from '../../language/phrases.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { wordsOf } from '../../language/split-words.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { type Offer, type OfferDetail, cardPrice } from './read-offers.ts'

/** A reply about offers. */
export interface OfferAnswer extends Pick<Answer, 'parts' | 'isFinal'> {
  sources: AnswerSource[]
  /** Whether the named offers meet everything that was asked. */
  fits: boolean
}

const MAX_REMARK = 140
const MAX_SOURCES = 4
const MAX_ROWS = 10
const MAX_CELL = 200
const NOT_SAID = '–'

/** Returns the places of offers, each once. */
export function sourcesOf(index: AnswerIndex, offers: readonly Offer[]): AnswerSource[] {
  const ids = new Set(offers.flatMap(({ itemIds }) => itemIds.slice(0, 2)))
  return index.items
    .filter(({ id }) => ids.has(id))
    .slice(0, MAX_SOURCES)
    .map(toSource)
}

/** Returns an offer as a line: its name, its price, and a matching detail or the first sentence about it. */
export function sayOffer(offer: Offer, speaksFor: (detail: OfferDetail) => boolean): string {
  const telling = offer.details.find(speaksFor) ?? offer.details.find(({ label }) => label === '')
  const [sentence = ''] = telling ? sentencesOf(telling.value) : []
  const remark = telling?.label ? `${telling.label}: ${telling.value}` : sentence
  const said = [offer.price?.text ?? '', remark.length <= MAX_REMARK ? remark : ''].filter(Boolean)
  return `- **${offer.title}**: ${said.join('. ').replaceAll('..', '.')}`
}

/** Returns offers side by side: a column each, or a row each if there are more offers than facts. */
export function offerTable(index: AnswerIndex, language: string, offers: readonly Offer[]): string {
  const heads = phrasesFor(language, index.company.language).offers
  const labels = new Map(offers.flatMap(({ details }) => details.map(({ label }) => [fold(label), label])))
  const remarks = labels.delete('')
  const priceKey = fold(heads.price)
  labels.delete(priceKey)
  const valueOf = ({ details }: Offer, key: string): string =>
    details.find(({ label }) => fold(label) === key)?.value.slice(0, MAX_CELL) ?? NOT_SAID
  const rows = [
    [heads.price, ...offers.map((offer) => offer.price?.text ?? valueOf(offer, priceKey))],
    ...[...labels].slice(0, MAX_ROWS).map(([key, label]) => [label, ...offers.map((offer) => valueOf(offer, key))]),
    ...(remarks ? [['', ...offers.map(({ details }) => joinRemarks(details) || NOT_SAID)]] : []),
  ]
  const isLong = offers.length > rows.length
  const titles = [isLong ? heads.offer : '', ...offers.map(({ title }) => title)]
  const [head = [], ...body] = isLong ? turned([titles, ...rows]) : [titles, ...rows]
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

const turned = (rows: readonly string[][]): string[][] =>
  (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''))

/** Joins as many whole sentences of the remarks on an offer as fit into a cell. */
function joinRemarks(details: readonly OfferDetail[]): string {
  let said = ''
  for (const sentence of details.flatMap(({ label, value }) => (label === '' ? sentencesOf(value) : []))) {
    const joined = said === '' ? sentence : `${said}${/[.!?]$/.test(said) ? '' : ';'} ${sentence}`
    if (joined.length > MAX_CELL) break
    said = joined
  }
  return said
}

/** An offer to show beside an answer, in the website's words. */
export interface OfferCard {
  title: string
  price?: string
  url?: string
  /** With its URL on the website. */
  image_url?: string
}

const MAX_CARDS = 3

/** Returns the cards of the offers among some items, in their order, at most three. */
export function offerCards(items: readonly KnowledgeText[], itemIds: readonly string[]): OfferCard[] {
  const offers = itemIds.flatMap((id) => items.find((item) => item.id === id && item.type === 'product') ?? [])
  return offers.slice(0, MAX_CARDS).map(toCard)
}

/** A shorter title may be any word. */
const MIN_TITLE = 6

/**
 * Returns the cards of the offers among an answer's sources, and of those that it names; none for more than three,
 * which would look like all.
 */
export function sourceCards(
  items: readonly KnowledgeText[],
  { parts, sources }: Pick<Answer, 'parts' | 'sources'>,
): OfferCard[] {
  const said = ` ${wordsOf(parts.join('')).join(' ')} `
  const ids = new Set(sources.map(({ itemId }) => itemId))
  const isNamed = ({ title }: KnowledgeText): boolean =>
    title.length >= MIN_TITLE && said.includes(` ${wordsOf(title).join(' ')} `)
  const offers = items.filter((item) => item.type === 'product' && (ids.has(item.id) || isNamed(item)))
  return offers.length > MAX_CARDS ? [] : offers.map(toCard)
}

/** Returns the IDs of the offers with one of these titles, in any spelling. */
export function findOffers(items: readonly KnowledgeText[], titles: readonly string[]): string[] {
  const wanted = new Set(titles.map((title) => fold(title).trim()))
  return items.filter(({ type, title }) => type === 'product' && wanted.has(fold(title).trim())).map(({ id }) => id)
}

const toCard = (item: KnowledgeText): OfferCard => ({
  title: item.title,
  price: cardPrice(item),
  url: item.url || undefined,
  image_url: item.imageUrl || undefined,
})
