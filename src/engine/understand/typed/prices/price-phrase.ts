import { hasPrice, readWrittenPrices, currencyOf, type WrittenPrice } from '../../../values/written-prices.ts'
import { findMatches } from '#src/base/find-matches.ts'
import { saysUntold, UNTOLD } from '../../../values/untold-prices.ts'
import { JOINS, LIMIT, NO_PRICE_AFTER, RANGE, SEPARATOR, TAX, unitOpening } from './price-words.ts'

/** A price with what its own words say of it. */
export interface PricePhrase {
  /** What stands before it and what limits it there, ''. */
  name: string
  value: string
  qualifier: string
  currency: string
  unit: string
}

/** The share of a fee that has a share and a sum: `1.4% + 20p`. */
const SHARE_BEFORE = /\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:\+|plus|und|et|y|e|en)\s?$/u
const MAX_SAID = 60
/** A dot that ends no sentence. */
const ABBREVIATION = /(?<!\p{L})(?:in[ck]l|ex[ck]l|zzgl|ca|min|max|mind|pers|approx)\./giu
const LEADING_TAX = new RegExp(`^[\\s(,]*(?:${TAX.source})`, 'u')

/** Whether a text names a price, or has words that tell why it names none. */
export const mayPrice = (text: string): boolean => hasPrice(text) || saysUntold(text)

/**
 * A text that consists of prices and what is said of each: `from £9 per month + VAT`, `Adults £12, children £6`.
 * Nothing for a text that says more than that. A price told on request and one that is nothing count too.
 */
export function readPhrases(text: string): PricePhrase[] | undefined {
  const shown = text.trim()
  const untold = !hasPrice(shown) ? UNTOLD.exec(shown) : null
  if (untold) return [unpriced(untold)]
  const prices = withRanges(shown)
  const phrases: PricePhrase[] = []
  let start = 0
  for (const [index, price] of prices.entries()) {
    const end = price.end
    const next = prices[index + 1]
    const gap = next ? shown.slice(end, next.start) : ''
    const cut = next ? boundaryOf(gap) : shown.length - end
    const phrase =
      cut === undefined ? undefined : phraseOf(shown.slice(start, price.start), price.text, shown.slice(end, end + cut))
    if (!phrase) return undefined
    if (!isThreshold(phrase)) phrases.push(phrase)
    start = end + (cut ?? 0)
  }
  return phrases.length > 0 ? phrases : undefined
}

function unpriced([, onRequest, free, ...said]: RegExpExecArray): PricePhrase {
  const limits = said.filter(Boolean).map((text) => text.replace(/[).\s]+$/u, ''))
  const qualifier = [onRequest === undefined ? '' : 'on request', ...limits].filter((text) => text !== '').join(', ')
  return { name: '', value: onRequest ?? free ?? '', qualifier, currency: '', unit: '' }
}

/** Whether a text is nothing but a word that limits the price behind it. */
export const isLimit = (text: string): boolean => LIMIT.exec(text)?.[0] === text

/** The prices of a text, `$250 to $355` and `£4,000+` as one each. */
function withRanges(text: string): WrittenPrice[] {
  const prices: WrittenPrice[] = []
  for (const { start, end } of readWrittenPrices(text)) {
    const last = prices.at(-1)
    const isEnd = last !== undefined && RANGE.test(text.slice(last.end, start))
    const from = isEnd ? last.start : start
    const to = /^\+(?![\p{L}\d]|\s(?:VAT|GST|IVA|TVA|tax|\d))/u.test(text.slice(end)) ? end + 1 : end
    if (isEnd) prices.pop()
    prices.push({ text: text.slice(from, to), start: from, end: to })
  }
  return prices
}

/** Where in the text between two prices what belongs to the second begins; nothing when it does not tell. */
function boundaryOf(gap: string): number | undefined {
  const named = gap.replace(/[\s:–—-]+$/u, '')
  const separator = findMatches(named, SEPARATOR).at(-1) ?? findMatches(gap, SEPARATOR).at(-1)
  if (separator) return separator.index + separator[0].length
  const name = gap.replace(LIMIT, '').trim()
  return name === '' ? 0 : undefined
}

function phraseOf(before: string, price: string, after: string): PricePhrase | undefined {
  if (NO_PRICE_AFTER.test(after)) return undefined
  const share = SHARE_BEFORE.exec(before)?.[0] ?? ''
  const told = before.slice(0, before.length - share.length)
  const plus = /(?:^|\s)\+\s?$/u.exec(told)?.[0] ?? ''
  const limit = LIMIT.exec(told.slice(0, told.length - plus.length))
  const tax = TAX.exec(after)?.[0].trim() ?? ''
  const unit = unitOpening(after.replace(LEADING_TAX, ''))
  const rest = saidOf(after.replace(LEADING_TAX, '').slice(unit.length).replace(TAX, ''), unit !== '')
  // Behind what it is for a longer clause tells something else.
  const said = unit !== '' && rest.length > MAX_SAID ? (rest.split(/\s?[,،;]\s/u)[0] ?? '') : rest
  if (said.length > MAX_SAID || /[.:!?]\s/u.test(said.replace(ABBREVIATION, ''))) return undefined
  return {
    name: told
      .slice(0, limit ? limit.index : told.length - plus.length)
      .replace(/^[\s,;|·•/–-]+|[\s:=|.,;…·•(–—-]+$/gu, '')
      .replace(JOINS, ''),
    value: `${plus.trim()}${share}${price}`,
    qualifier: [limit?.[1]?.toLowerCase() ?? '', said, tax].filter(Boolean).join(', '),
    currency: currencyOf(price),
    unit: unit.replace(/^[\s(,/]+/u, '').trim(),
  }
}

const FREE = /(?<![\p{L}-])(?:free|\p{L}*frei|kostenlos|gratis|gratuite?s?|offerte?s?)(?![\p{L}-])/iu

/** Whether a sum is what an order must come to for something to be free: "Free delivery from £30", "ab 50 € frei". */
const isThreshold = ({ name, qualifier }: PricePhrase): boolean => qualifier !== '' && FREE.test(`${name} ${qualifier}`)

/** What else is said behind a price, without marks around it and the name of a button. */
function saidOf(rest: string, hasUnit: boolean): string {
  const said = rest.replace(/^[\s,،;:|·•/().–—-]+|[\s,،;:|·•/().!–—-]+$/gu, '')
  if (hasUnit && /^\s\p{Lu}\p{L}+$/u.test(rest)) return ''
  return /\([^)]*$/u.test(said) ? `${said})` : said
}
