import { speaksOfOtherMoney } from './asks-money.ts'
import { runsOf, type ItemLine } from './item-lines.ts'
import { linePhrases } from './named-prices.ts'
import { mayPrice, readPhrases, TAX, type PricePhrase } from './price-phrase.ts'
import { isLabel, isListName, isThing, nameUnder } from './price-subject.ts'
import { findPrices } from './written-price.ts'
import { wordPattern } from '../words/word-patterns.ts'

/** A price as the line says it. */
export interface PriceFact {
  value: string
  subject: string
  qualifier: string
  currency: string
  unit: string
  /** The line. */
  words: string
}

/** What goes on with the price of the line above. */
const GOES_ON = /^(?:[+/]|(?:plus|zzgl|inkl|incl|excl|per|pro|par|por|je|al|each|a|an|billed|paid|for|pour|für|HT|TTC)(?![\p{L}]))/iu
/** What a customer says of a price. */
const QUOTED = /^["“„«].{30,}/u
const MAX_TAIL = 40
/** How much of a thing there is, rather than its name: `28 modules`. */
const SIZE = /^\d[\d.,]*\s?\p{L}+$/u
/** `All fees are exclusive of VAT`: said once of all prices around it. */
const TAX_NOTE = wordPattern(
  /(?<!\p{L})(?:prices?|fees?|rates?|charges|preise|honorare?|tarife|prix|honoraires|tarifs|precios|tarifas|honorarios|prezzi|tariffe|prijzen|tarieven)(?!\p{L}).{0,60}?((?:(?:ex|in)clu\p{L}*|plus|\+|zzgl\.?|zuzüglich|inkl\.?|hors|más|incluyen|excl\.?|incl\.?)\s?(?:of\s|d[ei]l?\s|la\s)?(?:\d+\s?%\s?)?(?:(?:gesetzl\p{L}*\.?|de)\s)?(?:VAT|MwSt|USt|Mehrwertsteuer|Umsatzsteuer|TVA|IVA|BTW|tax|GST))/iu,
)

/**
 * The prices of an item's lines that are given in a form which tells what they are the price of: a row of a table, a name with a label's colon or
 * in a list, one price below one name. A price that only a sentence mentions stays in the text. The title of what is no offer names no price.
 */
export function priceFacts(lines: ItemLine[], isOffer: boolean): PriceFact[] {
  const shown = joinTails(lines)
  const facts = runsOf(shown).flatMap((run) => runFacts(run, isOffer))
  if (facts.length === 0) return []
  const note = lines.find(({ text }) => TAX_NOTE.test(text) && findPrices(text).length === 0)
  const [, tax = ''] = (note && TAX_NOTE.exec(note.text)) ?? []
  if (tax === '') return facts
  return facts.map((fact) =>
    fact.currency === '' || TAX.test(fact.qualifier) ? fact : { ...fact, qualifier: [fact.qualifier, tax].filter(Boolean).join(', ') },
  )
}

/** A price and what the next short line goes on to say of it, as one line. */
function joinTails(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isTail =
      last !== undefined &&
      last.heading === line.heading &&
      line.cells.length === 0 &&
      line.text.length <= MAX_TAIL &&
      GOES_ON.test(line.text) &&
      findPrices(line.text).length === 0 &&
      last.text.length <= MAX_TAIL &&
      findPrices(last.text).length === 1
    if (isTail) joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` })
    else joined.push(line)
  }
  return joined
}

/** A line that is nothing but prices. */
interface BareLine {
  line: ItemLine
  phrases: PricePhrase[]
}

function runFacts(run: ItemLine[], isOffer: boolean): PriceFact[] {
  const facts: PriceFact[] = []
  const bare: BareLine[] = []
  for (const line of run) {
    if (!mayPrice(line.text) || speaksOfOtherMoney(line.text) || QUOTED.test(line.text)) continue
    if (line.cells.length > 1) {
      facts.push(...rowFacts(line))
      continue
    }
    for (const phrases of linePhrases(line)) {
      if (phrases.every(({ name }) => name === '')) bare.push({ line, phrases })
      else facts.push(...phrases.map((phrase) => factOf(line, phrase, nameUnder(line, phrase.name))))
    }
  }
  return [...facts, ...bareFacts(bare, isOffer)]
}

const factOf = (line: ItemLine, { value, qualifier, currency, unit }: PricePhrase, subject: string): PriceFact => ({
  value,
  subject,
  qualifier,
  currency,
  unit,
  words: line.text,
})

/** Lines that are nothing but prices belong to the name above each; without those, one, or such as differ in what they are for, to the heading. */
function bareFacts(bare: BareLine[], isOffer: boolean): PriceFact[] {
  const names = bare.map(({ line }) => (isLabel(line.before) && !SIZE.test(line.before) ? line.before : ''))
  const told = bare.flatMap(({ phrases }) => phrases.map(({ qualifier, unit }) => `${qualifier}\n${unit}`))
  const isList = bare.length > 1 && !names.includes('') && new Set(names).size === names.length
  const isAlone = new Set(told).size === told.length
  return bare.flatMap(({ line, phrases }, at) => {
    const name = names[at] ?? ''
    const subject = isList ? nameUnder(line, name) : isAlone ? headingName(line, name, isOffer) : ''
    return subject === '' ? [] : phrases.map((phrase) => factOf(line, phrase, subject))
  })
}

/** The heading that a price alone stands under; where that is none, or only the title of a page, the name above it. */
function headingName({ heading, title }: ItemLine, name: string, isOffer: boolean): string {
  const isTitled = isOffer || heading !== title
  return [isTitled ? heading : '', name, isOffer ? title : ''].find((text) => text !== '' && (isThing(text) || asksPrice(text))) ?? ''
}

const asksPrice = (text: string): boolean =>
  /[?？]$/u.test(text) &&
  /(?<!\p{L})(?:how much|price|costs?|fees?|rates?|charge|(?:wie ?)?viel|kosten?|kostet|preis|combien|coûte|tarif|prix|cuánto|cuesta|precio|quanto|costa|prezzo|hoeveel|kost)(?!\p{L})/iu.test(
    text,
  )

/** In a table the row's first cell names the thing and the column's head says which of its prices. */
function rowFacts(line: ItemLine): PriceFact[] {
  const [row = '', ...cells] = line.cells
  const priced = cells.map((cell) => (findPrices(cell).length > 0 || readPhrases(cell) ? readPhrases(cell) : []))
  const columns = priced.filter((phrases) => phrases === undefined || phrases.length > 0).length
  // What a table calls included may be a feature.
  const asksMoney = cells.some((cell, at) => findPrices(cell).length > 0 || isListName(line.headers[at + 1] ?? ''))
  if (!isLabel(row) || !asksMoney) return []
  return priced.flatMap((phrases, at) => {
    const head = line.headers[at + 1]?.trim() ?? ''
    const together = phrases ?? []
    if (together.some(({ name }) => name !== '') || (columns > 1 && head === '')) return []
    const keys = new Set(together.map(({ qualifier, unit }) => `${qualifier}\n${unit}`))
    return keys.size === together.length ? together.map((phrase) => cellFact(line, phrase, row, head)) : []
  })
}

/** A row that is called `Price` tells that of what heads each column. */
function cellFact(line: ItemLine, phrase: PricePhrase, row: string, head: string): PriceFact {
  const [name, which] = isListName(row) && head !== '' ? [head, ''] : [row, isListName(head) ? '' : head]
  const unit = phrase.unit || (/(?<!\p{L})(?:per|pro|par|por)\s\p{L}+$/iu.exec(head)?.[0] ?? '')
  return factOf(line, { ...phrase, unit, qualifier: [phrase.qualifier, which].filter(Boolean).join(', ') }, nameUnder(line, name))
}
