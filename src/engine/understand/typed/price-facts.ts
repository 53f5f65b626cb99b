import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { type ItemLine, runsOf } from './item-lines.ts'
import { linePhrases } from './named-prices.ts'
import { type PricePhrase, isLimit, mayPrice, readPhrases } from '../../values/price-phrase.ts'
import {
  SIZE,
  asksPrice,
  isLabel,
  isListName,
  isThing,
  nameUnder,
  outerOf,
  speaksOfOtherMoney,
} from './price-subject.ts'
import { hasPrice, readWrittenPrices } from '../../values/prices.ts'

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

/** The start of a line that continues the price of the line above. */
const GOES_ON = new RegExp(
  `^(?:[+/]|(?:${alternativesOf(siteWords('taxWith'), siteWords('perWords'), siteWords('paidAs'))}|for)(?!\\p{L})|${alternativesOf(siteWords('per'))})`,
  'iu',
)
const MAX_TAIL = 40

/**
 * Returns the prices of an item's lines whose form shows what they are the price of: a table row, a name with a colon
 * or in a list, one price below one name. A price that only a sentence mentions stays in the text, unless the
 * sentence gives it as a fee or as the cost of what it names.
 */
export function priceFacts(lines: ItemLine[], isOffer: boolean): PriceFact[] {
  return runsOf(joinTails(lines)).flatMap((run) => runFacts(run, isOffer))
}

/** Joins a price with the short lines that limit it: `From` above it, and its unit below. */
function joinTails(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isNext = last?.heading === line.heading && line.cells.length === 0
    if (isNext && isJoined(last.text, line.text)) joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` })
    else joined.push(line)
  }
  return joined
}

function isJoined(above: string, below: string): boolean {
  if (above.length > MAX_TAIL || below.length > MAX_TAIL) return false
  const [prices, next] = [readWrittenPrices(above).length, readWrittenPrices(below)]
  return prices === 0
    ? next[0]?.start === 0 && isLimit(above)
    : prices === 1 && next.length === 0 && GOES_ON.test(below)
}

/** A line with only prices, and its index among the lines under its heading. */
interface BareLine {
  at: number
  line: ItemLine
  phrases: PricePhrase[]
}

function runFacts(run: ItemLine[], isOffer: boolean): PriceFact[] {
  const facts: PriceFact[] = []
  const bare: BareLine[] = []
  const named: BareLine[] = []
  for (const [at, line] of run.entries()) {
    if (!mayPrice(line.text) || speaksOfOtherMoney(line.text)) continue
    if (line.cells.length > 1) {
      facts.push(...rowFacts(line))
      continue
    }
    for (const phrases of linePhrases(line))
      (phrases.every(({ name }) => name === '') ? bare : named).push({ at, line, phrases })
  }
  return [...facts, ...namedFacts(named, run), ...bareFacts(bare, run, isOffer)]
}

/** Returns prices with their names. A repeated name is a size of what the line above the prices names. */
function namedFacts(named: BareLine[], run: ItemLine[]): PriceFact[] {
  const uses = Map.groupBy(
    named.flatMap(({ phrases }) => [...new Set(phrases.map(({ name }) => name))]),
    (name) => name,
  )
  return named.flatMap(({ at, line, phrases }) =>
    phrases.flatMap((phrase) => {
      if ((uses.get(phrase.name)?.length ?? 0) < 2) return factOf(line, phrase, nameUnder(line, phrase.name))
      const name = run.slice(0, at).findLast(({ text }) => !hasPrice(text))?.text ?? ''
      if (!mayName(name)) return []
      return factOf(
        line,
        { ...phrase, qualifier: [phrase.name, phrase.qualifier].filter(Boolean).join(', ') },
        nameUnder(line, name),
      )
    }),
  )
}

const factOf = (line: ItemLine, { value, qualifier, currency, unit }: PricePhrase, subject: string): PriceFact => ({
  value,
  subject,
  qualifier,
  currency,
  unit,
  words: line.text,
})

/**
 * Returns lines with only prices, under the names above them. Without names, a single price, or prices with different
 * units, belong to the heading.
 */
function bareFacts(bare: BareLine[], run: ItemLine[], isOffer: boolean): PriceFact[] {
  const names = namesAbove(bare, run)
  const told = bare.flatMap(({ phrases }) => phrases.map(({ qualifier, unit }) => `${qualifier}\n${unit}`))
  const isAlone = new Set(told).size === told.length && (told.length === 1 || !told.includes('\n') || told[0] === '\n')
  return bare.flatMap(({ line, phrases }, index) => {
    const name = names[index]
    const subject =
      name === '' ? '' : name !== undefined ? nameUnder(line, name) : isAlone ? headingName(line, isOffer) : ''
    return subject === '' ? [] : phrases.map((phrase) => factOf(line, phrase, subject))
  })
}

/**
 * Returns the name of each price in a list: the only one between it and the price before, or the first of the lines
 * above it if each price has the same number of lines. Returns nothing if there is no such list.
 */
function namesAbove(bare: BareLine[], run: ItemLine[]): string[] {
  const above = bare.map(({ at }, index) => run.slice((bare[index - 1]?.at ?? -1) + 1, at))
  const [first = [], ...others] = above.map((lines) => lines.map(({ text }) => text))
  if (others.length === 0) return []
  // A list below a name says what it includes.
  const single = singleNames(above)
  if (single) return distinct(single)
  const count = others[0]?.length ?? 0
  const isEven =
    others.every(({ length }) => length === count) &&
    (others.length > 1 ? first.length >= count : first.length === count)
  return isEven ? distinct(above.map((lines) => lines.at(-count)?.text ?? '')) : []
}

/**
 * Returns the only name between each price and the one before, and the last above the first, if the list has this
 * form.
 */
function singleNames(above: ItemLine[][]): string[] | undefined {
  const [first = [], ...others] = above.map((lines) => lines.filter(({ text }) => mayName(text)))
  if (!others.every(({ length }) => length === 1)) return undefined
  const names = others.flat()
  const isList = names.every(({ listed }) => listed)
  return [first.findLast(({ listed }) => isList || !listed) ?? first.at(-1), ...names].map((line) => line?.text ?? '')
}

const mayName = (text: string): boolean =>
  isLabel(text) && /^(?:\p{Extended_Pictographic}\ufe0f?\s)?[\p{Lu}\p{Lo}\d]/u.test(text) && !SIZE.test(text)

const distinct = (names: string[]): string[] =>
  names.every(mayName) && new Set(names).size === names.length ? names : []

/**
 * Returns the heading above a single price. If there is none, or only the title of a page, returns the name above the
 * price, or the question of the section.
 */
function headingName(line: ItemLine, isOffer: boolean): string {
  const { heading, title, before } = line
  const isTitled = isOffer || heading !== title
  return (
    [isTitled ? heading : '', before, ...(isOffer ? [title, outerOf(title)] : [])].find(
      (text) => isThing(text) || asksPrice(text),
    ) ?? ''
  )
}

/**
 * Returns the prices of a table row: the first cell names the thing, and the header of the column says which price it
 * is.
 */
function rowFacts(line: ItemLine): PriceFact[] {
  const [row = '', ...cells] = line.cells
  const priced = cells.map((cell) => (hasPrice(cell) || readPhrases(cell) ? readPhrases(cell) : []))
  // "Included" in a table may be a feature.
  const asksMoney = cells.some((cell, at) => hasPrice(cell) || isListName(line.headers[at + 1] ?? ''))
  if (!asksMoney || !isLabel(row)) return []
  return priced.flatMap((phrases, at) => {
    const head = line.headers[at + 1]?.trim() ?? ''
    return (phrases ?? []).map((phrase) => cellFact(line, phrase, row, head))
  })
}

function cellFact(line: ItemLine, phrase: PricePhrase, name: string, head: string): PriceFact {
  const which = isListName(head) ? '' : head
  return factOf(
    line,
    { ...phrase, qualifier: [phrase.qualifier, which].filter(Boolean).join(', ') },
    nameUnder(line, name),
  )
}
