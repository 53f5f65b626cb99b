import { siteWords, alternativesOf } from '../language/word-lists.ts'
import { findMatches } from '#src/base/find-matches.ts'
import { UNTOLD, saysUntold, type WrittenPrice, currencyOf, hasPrice, readWrittenPrices } from './prices.ts'

const PER = alternativesOf(siteWords('perWords'))
const OR = alternativesOf(siteWords('orWords'))
const AND = alternativesOf(siteWords('andWords'))
const ARTICLE = String.raw`(?:(?:${alternativesOf(siteWords('articles'))})\s|l[’'])`
const HOLDING = alternativesOf(siteWords('withContents'))
/** The second of two units: `per person and night`. */
const SECOND = String.raw`${alternativesOf(siteWords('pricedTimes'), siteWords('pricedPeople'))}|person\p{L}*`

/** A known noun after an introducing word: `per month`, `/ 2 hours`, `la nuit`; or a word that means both. */
const KNOWN_UNIT = new RegExp(
  String.raw`^[\s(,]*((?:${alternativesOf(siteWords('per'))})\s?(?:\d+\s?)?(?:${alternativesOf(siteWords('pricedTimes'), siteWords('pricedPeople'), siteWords('pricedThings'), siteWords('pricedMeasures'))})s?(?!\p{L})|${alternativesOf(siteWords('pricedAdverbs'))})`,
  'iu',
)
/** Any word after a slash, or a container with its content: `/box of 4`, `/ شخص`. */
const SLASH_UNIT = new RegExp(
  String.raw`^\s*(?:\/|${PER})\s*((?:\d+\s?)?[\p{L}\p{M}]{1,20}\s(?:${HOLDING})\s\d+|(?<=\/\s?)[\p{L}\p{M}]{2,20})(?=\s*(?:$|[|,;·()–—+.-]))`,
  'iu',
)
/**
 * Any noun after `per`, or two: `per bike per hour`, `je Rezept`, `per e-bike or tandem`; an article's noun, and time
 * spans.
 */
const PER_UNIT = new RegExp(
  String.raw`^\s*(${[
    String.raw`(?:per\shalf\s\p{L}{2,20}|per\s[\p{L}-]{2,20}\s[\p{L}-]{2,20}(?=[,.;)]|$|\s(?:or|and|per)\s)|(?:${PER})\s[\p{L}-]{2,20})` +
      String.raw`(?:\s(?:(?:${PER}|${OR})\s[\p{L}-]{2,20}|(?:${AND})\s(?:${SECOND})(?!\p{L})))*`,
    String.raw`${ARTICLE}\p{L}{3,20}(?:\s(?:${HOLDING})\s[\p{L}\d]+)?(?=\s*(?:[,.;·)]|$))`,
    alternativesOf(siteWords('pricedSpans')),
  ].join('|')})(?!\p{L})`,
  'iu',
)

/** Returns the longest beginning of a text that is a unit of a price, or ''. */
function unitOpening(text: string): string {
  const [longest = ''] = [SLASH_UNIT, PER_UNIT, KNOWN_UNIT]
    .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    .toSorted((a, b) => b.length - a.length)
  return longest
}

const TAX_NAMES = String.raw`VAT|MwSt\.?|USt\.?|IVA|TVA|BTW|btw|tax(?:es)?|gesetzl\.? MwSt\.?|incluido|incluida|incl\.?|inclusa|included|TTC|HT`
const TAX_ALONE = String.raw`HT|TTC|IVA incluido|tax free|VAT free|steuerfrei|0 ?% MwSt\.?`
/** Matches whether a price includes taxes: `+ VAT`, `inkl. 19 % MwSt.`, `HT`. */
const TAX = new RegExp(
  String.raw`(?:${alternativesOf(siteWords('taxWith'))})[\s.]*(?:of\s)?(?:\d+\s?%\s)?(?:${TAX_NAMES})|(?<!\p{L})(?:${TAX_ALONE})(?!\p{L})`,
  'u',
)

const LIMITS = alternativesOf(siteWords('priceLimits'))
/** A word before a price that limits it, or two: `now only`. */
const LIMIT = new RegExp(String.raw`(?:^|[\s(,;–-])((?:${LIMITS})(?:\s(?:${LIMITS}))?)\s*:?\s*$`, 'iu')

const LARGE = String.raw`(?:million|millionen|millions|mio|mill|billion|milliard|miljoen|m(?=[\s,.)]|$)|bn)`
/** Text after an amount that is not a price: a total (`£5 million`), a discount, a coin. */
const NO_PRICE_AFTER = new RegExp(
  String.raw`^\s?(?:${LARGE}|(?:${alternativesOf(siteWords('takenOff'), siteWords('coins'))})(?!\p{L}))`,
  'iu',
)

/** Text between the two ends of a range: `$250 to $355`. */
const RANGE = new RegExp(String.raw`^\s?(?:${alternativesOf(siteWords('rangeWords'))}|[–—-])\s?$`, 'iu')
/** Separates the prices of a list. */
const SEPARATOR = new RegExp(String.raw`\s[–—-]\s|,(?!\d)|[،;|·•]|\s\/\s|^\s?\/\s?$|\s(?:${OR}|of)\s`, 'giu')
/** Such a word before the next price. */
const JOINS_NEXT = new RegExp(String.raw`\s(?:${OR}|of)\s$`, 'iu')
/** A word that only joins a price to the one before. */
const JOINS = new RegExp(`^(?:${OR}|${AND}|of)$`, 'iu')

/** A price with what its words say about it. */
export interface PricePhrase {
  /** The words before the price, without its limit; may be ''. */
  name: string
  value: string
  qualifier: string
  currency: string
  unit: string
}

/** The percentage in a fee with a percentage and an amount: `1.4% + 20p`. */
const SHARE_BEFORE = new RegExp(String.raw`\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:\+|plus|${AND})\s?$`, 'u')
const MAX_SAID = 60
/** Abbreviations whose dot does not end a sentence. */
const ABBREVIATION = /(?<!\p{L})(?:in[ck]l|ex[ck]l|zzgl|ca|min|max|mind|pers|approx)\./giu
const LEADING_TAX = new RegExp(`^[\\s(,]*(?:${TAX.source})`, 'u')

/** Reports whether a text names a price, or says that it is free or on request. */
export const mayPrice = (text: string): boolean => hasPrice(text) || saysUntold(text)

/**
 * Reads a text of prices and their qualifiers: `from £9 per month + VAT`, `Adults £12, children £6`. Returns
 * undefined for a text that says more than that. Prices on request and free offers count too.
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
    const after = shown.slice(end, end + (cut ?? 0)).replace(JOINS_NEXT, '')
    const phrase = cut === undefined ? undefined : phraseOf(shown.slice(start, price.start), price.text, after)
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

/** Reports whether a text is only a word that limits the price after it. */
export const isLimit = (text: string): boolean => LIMIT.exec(text)?.[0] === text

/** Returns the prices of a text, with `$250 to $355` and `£4,000+` as one each. */
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

/** Returns where the words of the second price begin in the text between two prices, if the text shows it. */
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
  // A longer clause after the unit says something else.
  const said = unit !== '' && rest.length > MAX_SAID ? (rest.split(/\s?[,،;]\s/u)[0] ?? '') : rest
  if (said.length > MAX_SAID || /[.:!?]\s/u.test(said.replace(ABBREVIATION, ''))) return undefined
  return {
    name: told
      .slice(0, limit ? limit.index : told.length - plus.length)
      .replace(/^[\s,;|·•/–-]+|(?:[\s:=|.,;…·•(–—-]|(?<=\s)\/)+$/gu, '')
      .replace(JOINS, ''),
    value: `${plus.trim()}${share}${price}`,
    qualifier: [limit?.[1]?.toLowerCase() ?? '', said, tax].filter(Boolean).join(', '),
    currency: currencyOf(price),
    unit: unit.replace(/^[\s(,/]+/u, '').trim(),
  }
}

const FREE = /(?<![\p{L}-])(?:free|\p{L}*frei|kostenlos|gratis|gratuite?s?|offerte?s?)(?![\p{L}-])/iu

/** Reports whether a sum is a minimum order that makes something free: "Free delivery from £30", "ab 50 € frei". */
const isThreshold = ({ name, qualifier }: PricePhrase): boolean => qualifier !== '' && FREE.test(`${name} ${qualifier}`)

/** Returns the text after a price, without surrounding marks and the name of a button. */
function saidOf(rest: string, hasUnit: boolean): string {
  const said = rest.replace(/^[\s,،;:|·•/().–—-]+|[\s,،;:|·•/().!–—-]+$/gu, '')
  if (hasUnit && /^\s\p{Lu}\p{L}+$/u.test(rest)) return ''
  return /\([^)]*$/u.test(said) ? `${said})` : said
}
