import { amountsIn, hasPrice, priceAmounts } from '../../values/prices.ts'
import { isTableRule, tableCells } from '#src/base/table-row.ts'
import { foldSpace } from '../../extract/html/fold-text.ts'
import { wholeDraft, type Draft } from '../drafts/drafts.ts'
import { freeLine, type ContentLine } from '../drafts/render-blocks.ts'
import { partOf } from '../../language/language-packs.ts'
import { foldKey } from '../../values/text-signs.ts'
import { PRICE_LABEL, barePrice, isNoPrice, shownText } from './shown-text.ts'

export interface Offer {
  name?: string
  description?: string
  price?: string
  features?: string[]
}

const ENTRY_MARK = /^[-*•✓✔·–]\s+/u
/** A longer name is cut in the title and complete in the content. */
const MAX_NAME = 200
/** A price without a label is at most this long. */
const MAX_PRICE = 40

/** Returns the lines of a text as an item stores them. */
export const contentLines = (text: string): ContentLine[] => shownLines(text).map(freeLine)

const shownLines = (text: string): string[] =>
  shownText(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

/** Returns the entries of a list, one per line. An entry of several lines becomes several entries. */
export function listLines(entries: string[] | undefined): ContentLine[] {
  return (entries ?? [])
    .flatMap(shownLines)
    .map((entry) => entry.trim().replace(ENTRY_MARK, ''))
    .filter((entry) => entry !== '')
    .map((entry) => freeLine(`- ${entry}`))
}

/** Returns a draft for each offer that says something. One without a name is called `fallback`, with its number. */
export function offerDrafts(offers: Offer[] | undefined, fallback: string, language: string): Draft[] {
  return (offers ?? []).flatMap(({ name, description, price, features }, index) => {
    const lines = [
      ...contentLines(description ?? ''),
      ...priceLines(price ?? '', `${partOf('items', language).price}: `),
      ...listLines(features),
    ]
    const named = foldSpace(shownText(name ?? '')).trim()
    if (lines.length === 0 && named === '') return []
    const short = named.length > MAX_NAME ? `${named.slice(0, MAX_NAME - 1).trimEnd()}…` : named
    const title = short || `${fallback} ${index + 1}`
    const said = named.length > MAX_NAME ? [freeLine(named), ...lines] : lines
    return wholeDraft('product', title, said.length > 0 ? said : [freeLine(title)])
  })
}

const priceLines = (price: string, label: string): ContentLine[] =>
  isNoPrice(price) ? [] : [freeLine(label + barePrice(price))]

/**
 * Merges the drafts of several sources, the most trusted first. An offer gets missing lines from an earlier source's
 * offer with the same name, or from the table row that begins with its name, and also the price that says more
 * (`$19/month` instead of `$19`). An offer with a different price stays separate.
 */
export function joinSources(sources: Draft[][]): Draft[] {
  const joined: Draft[] = []
  for (const drafts of sources) {
    const places = new Map(joined.map((draft, at) => [offerKey(draft), at]))
    const isTaken = (offer: Draft): boolean => {
      const at = places.get(offerKey(offer)) ?? -1
      const whole = joined[at] && joinOffers(joined[at], offer)
      if (whole) joined[at] = whole
      return whole !== undefined
    }
    const added = drafts
      .filter((draft) => draft.type !== 'product' || !isTaken(draft))
      .map((draft) => withoutRows(draft, isTaken))
    for (const draft of added) joined.push(draft)
  }
  return joined
}

/**
 * Returns a draft without the table rows that became offers, and without the header of a table that has no row left.
 */
function withoutRows(draft: Draft, isTaken: (offer: Draft) => boolean): Draft {
  let head: ContentLine[] = []
  let names: string[] = []
  const lines = draft.lines.flatMap((line) => {
    const isTable = line.text.startsWith('|')
    if (isTable && line.role === 'frame') {
      head = isTableRule(line.text) ? [...head, line] : [line]
      if (!isTableRule(line.text)) names = tableCells(line.text)
      return []
    }
    if (isTable && names.length > 0 && isTaken(rowOffer(tableCells(line.text), names))) return []
    if (!isTable) [head, names] = [[], []]
    return [...head.splice(0), line]
  })
  return { ...draft, lines }
}

function rowOffer([title = '', ...cells]: string[], [, ...names]: string[]): Draft {
  const lines = cells.flatMap((cell, at) =>
    opensWithPrice(cell) ? priceLines(cell, '') : listLines([[names[at], cell].filter(Boolean).join(': ')]),
  )
  return wholeDraft('product', title, lines)
}

const offerKey = ({ type, title }: Draft): string => `${type} ${foldKey(title)}`

/** Merges two offers, unless their prices differ or the later one has parts that the first lacks. */
function joinOffers(first: Draft, later: Draft): Draft | undefined {
  const [price, other] = [first, later].map(priceOf)
  if ((price && other && amountOf(price) !== amountOf(other)) || later.lines.some(({ role }) => role === 'frame'))
    return undefined
  const said = new Set(first.lines.map(({ text }) => foldKey(text.replace(PRICE_LABEL, ''))))
  const fresh = later.lines.filter(
    (line) => !(price && line === other) && !said.has(foldKey(line.text.replace(PRICE_LABEL, ''))),
  )
  const lines = first.lines.map((line) =>
    line === price && other && saysMore(other, line) ? relabelled(line, other) : line,
  )
  return { ...first, lines: [...lines, ...fresh] }
}

/** Returns the line that is only the price. */
const priceOf = ({ lines }: Draft): ContentLine | undefined =>
  lines.find(({ text }) => PRICE_LABEL.test(text) || (text.length <= MAX_PRICE && opensWithPrice(text)))

const opensWithPrice = (text: string): boolean =>
  /^\P{L}{0,3}\d/u.test(text) && hasPrice(text.split(' ').slice(0, 2).join(' '))

/** Returns the amounts of a price in one form. A price without a number (`Free`) has none. */
function amountOf({ text }: ContentLine): string {
  const amounts = hasPrice(text) ? priceAmounts(text) : amountsIn(text)
  return amounts.filter((amount) => amount !== 0).join(' ')
}

function saysMore(other: ContentLine, price: ContentLine): boolean {
  const [longer, shorter] = [other, price].map(({ text }) => text.replace(PRICE_LABEL, ''))
  return (
    hasPrice(other.text) &&
    /\d/u.test(price.text) &&
    (!hasPrice(price.text) || (longer ?? '').length > (shorter ?? '').length)
  )
}

const relabelled = (price: ContentLine, other: ContentLine): ContentLine =>
  freeLine((PRICE_LABEL.exec(price.text)?.[0] ?? '') + other.text.replace(PRICE_LABEL, ''))
