import type { Offer } from './stated-offers.ts'

const AMOUNT =
  /(?:[€$£¥₹]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD|JPY|INR)\b)\s?\d[\d.,’']*|\d[\d.,’']*\s?(?:[€£¥₹]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD|JPY|INR|kr|zł|Kč)(?!\p{L}))/u
/** A line with only a price and what it is for. */
const PRICE_LINE = new RegExp(
  `^(?:(?:from|ab|dès|desde|price|preis|prix|precio)[\\s:]*)?(?:${AMOUNT.source})(?:\\s?[/(]?\\s?[\\p{L}. )]{0,30})?$`,
  'iu',
)
const NO_NAME = /^(?:prices?|pricing|plans?|our |preise|tarifs?|precios|contact|about|faq|questions?)/iu
const MAX_FEATURES = 30

/** Finds the offers of a text in Markdown: rows of tables with prices, and headings right above a price. */
export function offersInText(text: string): Offer[] {
  const lines = text.split('\n')
  return [...rowsWithPrices(lines), ...headingsWithPrices(lines)]
}

function rowsWithPrices(lines: readonly string[]): Offer[] {
  const offers: Offer[] = []
  let head: string[] = []
  for (const [at, line] of lines.entries()) {
    if (!line.trim().startsWith('|')) head = []
    else if (/^\|?\s*:?-{2,}/u.test(line.trim())) head = cellsOf(lines[at - 1] ?? '')
    else if (head.length > 1) offers.push(...rowOffer(head, cellsOf(line)))
  }
  return offers
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.replace(/[*_`]/gu, '').trim())

function rowOffer(head: readonly string[], [name = '', ...cells]: readonly string[]): Offer[] {
  const priced = cells.flatMap((cell, at) => (AMOUNT.test(cell) ? [{ cell, title: head[at + 1] ?? '' }] : []))
  if (name === '' || name.length > 100 || priced.length === 0 || /^\d/u.test(name)) return []
  const price = priced.length === 1 ? priced[0]?.cell : priced.map(({ cell, title }) => `${cell} (${title})`).join(', ')
  const features = cells.flatMap((cell, at) =>
    cell === '' || AMOUNT.test(cell) ? [] : [[head[at + 1], cell].filter(Boolean).join(': ')],
  )
  return [{ name, price, features: features.length > 0 ? features : undefined }]
}

function headingsWithPrices(lines: readonly string[]): Offer[] {
  return lines.flatMap((line, at) => {
    const name = /^#{2,6}\s+(.{2,80})$/u.exec(line)?.[1]?.replace(/[*_`]/gu, '').trim()
    if (name === undefined || NO_NAME.test(name) || /[?？]$/u.test(name)) return []
    const end = lines.findIndex((other, below) => below > at && other.startsWith('#'))
    const below = lines.slice(at + 1, end === -1 ? undefined : end).filter((other) => other.trim() !== '')
    const price = below.slice(0, 3).find((other) => PRICE_LINE.test(bare(other)))
    if (price === undefined || below.length > MAX_FEATURES) return []
    const rest = below.filter((other) => other !== price).map(bare)
    const features = below.filter((other) => /^[-*]\s/u.test(other)).map(bare)
    const description = rest.filter((other) => !features.includes(other)).join('\n')
    return [
      {
        name,
        price: bare(price),
        description: description || undefined,
        features: features.length > 0 ? features : undefined,
      },
    ]
  })
}

const bare = (line: string): string =>
  line
    .replace(/^[-*]\s+/u, '')
    .replace(/[*_`]/gu, '')
    .trim()
