import { hasPrice, readWrittenPrices } from '../../../values/written-prices.ts'
import { speaksOfOtherMoney } from './asks-money.ts'
import { runsOf, type ItemLine } from '../item-lines.ts'
import { linePhrases } from './named-prices.ts'
import { isLimit, mayPrice, readPhrases, type PricePhrase } from './price-phrase.ts'
import {
  asksPrice,
  headOfPrices,
  isLabel,
  isListName,
  isSection,
  isThing,
  isTimeOfDay,
  nameUnder,
  outerOf,
  SIZE,
} from './price-subject.ts'
import { UNTOLD } from '../../../values/untold-prices.ts'
import { SAVING, SOLD_UNIT, TAX } from './price-words.ts'
import { wordPattern } from '../../../language/word-patterns.ts'

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
const GOES_ON =
  /^(?:[+/]|(?:plus|zzgl|inkl|incl|excl|per|pro|par|por|je|al|each|a|an|billed|paid|for|pour|für|HT|TTC)(?![\p{L}]))/iu
/** What limits the price of the line below. */
const IN_BRACKETS = /^\((.+)\)$/u
const MAX_TAIL = 40
/** So many lines above a line are looked at for a name that begins as it does. */
const MAX_ALIKE = 5
/** `All fees are exclusive of VAT`: said once of all prices around it. */
const TAX_NOTE = wordPattern(
  /(?<!\p{L})(?:prices?|fees?|rates?|charges|preise|honorare?|tarife|prix|honoraires|tarifs|precios|tarifas|honorarios|prezzi|tariffe|prijzen|tarieven)(?!\p{L}).{0,60}?((?:(?:ex|in)clu\p{L}*|plus|\+|zzgl\.?|zuzüglich|inkl\.?|hors|más|incluyen|excl\.?|incl\.?)\s?(?:of\s|d[ei]l?\s|la\s)?(?:\d+\s?%\s?)?(?:(?:gesetzl\p{L}*\.?|de)\s)?(?:VAT|MwSt|USt|Mehrwertsteuer|Umsatzsteuer|TVA|IVA|BTW|tax|GST))/iu,
)

/**
 * The prices of an item's lines that are given in a form which tells what they are the price of: a row of a table, a
 * name with a label's colon or in a list, one price below one name. A price that only a sentence mentions stays in the
 * text, unless it tells it as a fee, or as the cost of what it names. The title of an offer may say its price; that of
 * what is no offer names none.
 */
export function priceFacts(lines: ItemLine[], isOffer: boolean): PriceFact[] {
  const shown = joinTails(lines)
  const told = runsOf(shown).flatMap((run) => runFacts(run, isOffer))
  const facts = [...(isOffer ? titleFacts(lines, told) : []), ...told]
  if (facts.length === 0) return []
  const note = lines.find(({ text }) => TAX_NOTE.test(text) && !hasPrice(text))
  const [, tax = ''] = (note && TAX_NOTE.exec(note.text)) ?? []
  if (tax === '') return facts
  return facts.map((fact) =>
    fact.currency === '' || TAX.test(fact.qualifier)
      ? fact
      : { ...fact, qualifier: [fact.qualifier, tax].filter(Boolean).join(', ') },
  )
}

/** The price in an offer's title, unless a line says it too: `Full member | $240 per year`. */
function titleFacts([first]: ItemLine[], told: PriceFact[]): PriceFact[] {
  if (!first || !hasPrice(first.title)) return []
  const line = { ...first, text: first.title, title: '', heading: '', label: '', cells: [], headers: [], before: '' }
  return runFacts([line], true).filter(({ value }) => !told.some((fact) => fact.value === value))
}

/** A price with the short lines that limit it: `From` above it, what goes on to say what it is for below. */
function joinTails(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isNext = last?.heading === line.heading && line.cells.length === 0
    if (
      isNext &&
      isJoined(last.text, line.text) &&
      !joined.slice(-MAX_ALIKE).some(({ text }) => opensAlike(text, line.text))
    )
      joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` })
    else joined.push(line)
  }
  return joined
}

/** A line that begins like the one above a price is the next name: `For two`, `£20`, `For four`. */
const opensAlike = (above: string, below: string): boolean =>
  /^\p{Lu}/u.test(below) && above.split(' ')[0] === below.split(' ')[0]

function isJoined(above: string, below: string): boolean {
  if (above.length > MAX_TAIL || below.length > MAX_TAIL) return false
  const [prices, next] = [readWrittenPrices(above).length, readWrittenPrices(below)]
  return prices === 0
    ? next[0]?.start === 0 && isLimit(above)
    : prices === 1 && next.length === 0 && GOES_ON.test(below)
}

/** A line that is nothing but prices, at its place among those under its heading. */
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
    if (!mayPrice(line.text)) continue
    const text = line.text.replace(SAVING, '')
    if (speaksOfOtherMoney(text)) continue
    if (line.cells.length > 1) {
      facts.push(...rowFacts(line))
      continue
    }
    for (const phrases of linePhrases({ ...line, text }))
      (phrases.every(({ name }) => name === '') ? bare : named).push({ at, line, phrases })
  }
  // `Evening: 3 × 1 hour · £110`, and the same of another.
  const labelled = bare.filter(({ line }) => isLabel(line.label) && !isListName(line.label))
  if (bare.length > 1 && labelled.length === bare.length)
    named.push(
      ...bare
        .splice(0)
        .map((each) => ({ ...each, phrases: each.phrases.map((phrase) => ({ ...phrase, name: each.line.label })) })),
    )
  return [...facts, ...namedFacts(named, run), ...bareFacts(bare, run, isOffer)]
}

/** Prices with their names. A name that comes again is a size of what the line above the prices names. */
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
 * Lines that are nothing but prices belong to the names above them; without those, one, or such as differ in what they
 * are for, to the heading.
 */
function bareFacts(bare: BareLine[], run: ItemLine[], isOffer: boolean): PriceFact[] {
  const names = listNames(bare, run)
  const told = bare.flatMap(({ phrases }) => phrases.map(({ qualifier, unit }) => `${qualifier}\n${unit}`))
  const isAlone = new Set(told).size === told.length && (told.length === 1 || !told.includes('\n') || told[0] === '\n')
  return bare.flatMap(({ line, phrases: found }, index) => {
    const said = IN_BRACKETS.exec(line.before)?.[1]
    const phrases = found.map((phrase) => ({
      ...phrase,
      qualifier: [said, phrase.qualifier].filter(Boolean).join(', '),
    }))
    const name = names[index]
    const subject =
      name === ''
        ? ''
        : name !== undefined
          ? nameUnder(line, name)
          : isAlone
            ? headingName(line, isOffer) || soldBy(line, phrases)
            : ''
    return subject === '' ? [] : phrases.map((phrase) => factOf(line, phrase, subject))
  })
}

/** The name of each price; what is free between prices is so for the name above it, which is not told apart. */
function listNames(bare: BareLine[], run: ItemLine[]): string[] {
  const names = namesAbove(bare, run)
  const priced = bare.filter(({ phrases }) => phrases.some(({ currency }) => currency !== ''))
  if (names.length > 0 || priced.length === bare.length) return names
  const known = new Map(namesAbove(priced, run).map((name, at) => [priced[at], name]))
  return known.size === 0 ? [] : bare.map((line) => known.get(line) ?? '')
}

/**
 * The name of each price of a list: the only one between it and the price before, or what opens the lines above it,
 * where as many stand above each. Nothing where there is no such list.
 */
function namesAbove(bare: BareLine[], run: ItemLine[]): string[] {
  const above = bare.map(({ at }, index) => run.slice((bare[index - 1]?.at ?? -1) + 1, at))
  const [first = [], ...others] = above.map((lines) => lines.map(({ text }) => text))
  if (others.length === 0) return []
  // A list below a name tells what is in it.
  const single = singleNames(above) ?? singleNames(above.map((lines) => lines.filter(({ listed }) => !listed)))
  if (single) return distinct(single[0] === '' ? [nameOver(bare, run), ...single.slice(1)] : single)
  const count = others[0]?.length ?? 0
  const isEven =
    others.every(({ length }) => length === count) &&
    (others.length > 1 ? first.length >= count : first.length === count)
  return isEven ? distinct(above.map((lines) => lines.at(-count)?.text ?? '')) : []
}

/** The only name between each price and the one before, and the last above the first, in a list where they are. */
function singleNames(above: ItemLine[][]): string[] | undefined {
  const [first = [], ...others] = above.map((lines) => lines.filter(({ text }) => mayName(text)))
  if (!others.every(({ length }) => length === 1)) return undefined
  const names = others.flat()
  const isList = names.every(({ listed }) => listed)
  return [first.findLast(({ listed }) => isList || !listed) ?? first.at(-1), ...names].map((line) => line?.text ?? '')
}

/** The heading as the name of the first price of a list of which only the others have names, each above its price. */
function nameOver(bare: BareLine[], run: ItemLine[]): string {
  const heading = run[0]?.heading ?? ''
  const isBelow = run.slice(0, bare[0]?.at).every(({ text }) => IN_BRACKETS.test(text))
  const isNameLast = run.slice((bare.at(-1)?.at ?? 0) + 1).some(({ text }) => mayName(text))
  return isBelow && isThing(heading) && !isNameLast ? heading : ''
}

const mayName = (text: string): boolean =>
  isLabel(text) &&
  !UNTOLD.test(text) &&
  /^(?:\p{Extended_Pictographic}\ufe0f?\s)?[\p{Lu}\p{Lo}\d]/u.test(text) &&
  !SIZE.test(text)

const distinct = (names: string[]): string[] =>
  names.every(mayName) && new Set(names).size === names.length ? names : []

/**
 * The heading that a price alone stands under; where that is none, or only the title of a page, the name above it, or
 * the question in a section; where that is one of prices, what it stands under.
 */
function headingName(line: ItemLine, isOffer: boolean): string {
  const { heading, title, before } = line
  const isTitled = isOffer || heading !== title
  const above = isSection(heading) && !asksPrice(before) ? '' : before
  return (
    [isTitled ? heading : '', above, headOfPrices(line), ...(isOffer ? [title, outerOf(title)] : [])].find(
      (text) => isThing(text) || asksPrice(text),
    ) ?? ''
  )
}

/** What a price below a heading of prices is paid for each of: `70 € per session`. */
function soldBy(line: ItemLine, [phrase]: PricePhrase[]): string {
  const [, sold = ''] = (isListName(line.heading) && SOLD_UNIT.exec(phrase?.unit ?? '')) || []
  return sold === '' ? '' : nameUnder(line, sold)
}

/** `C11`, `A-204`; or `12`, `12a` below a head that says so: other numbers may be those of things, or of a ranking. */
const CODE_OF_ROW = /^\p{Lu}{1,3}-?\d{1,5}$/u
const NUMBER_OF_ROW = /^\d{1,4}[a-d]?\.?$/u
const HEAD_OF_NUMBERS =
  /^(?:(?:nr|no|n[º°o]|num\p{L}*|núm\p{L}*|code|código|codice|art\p{L}*|pos\p{L}*|ref\p{L}*|réf\p{L}*|id|sku)\.?)$/iu

/**
 * What a table or a menu numbers a row by with the name in the next cell, '' where the row opens with something else.
 */
function numberedName({ cells: [row = '', beside = ''], headers }: ItemLine, isPriced: boolean): string {
  const isNumber = CODE_OF_ROW.test(row) || (NUMBER_OF_ROW.test(row) && HEAD_OF_NUMBERS.test(headers[0]?.trim() ?? ''))
  return isNumber && !isPriced && mayName(beside) ? `${row} ${beside}` : ''
}

/** In a table the row's first cell names the thing and the column's head says which of its prices. */
function rowFacts(line: ItemLine): PriceFact[] {
  const [row = '', ...cells] = line.cells
  const priced = cells.map((cell) => (hasPrice(cell) || readPhrases(cell) ? readPhrases(cell) : []))
  const columns = priced.filter((phrases) => phrases === undefined || phrases.length > 0).length
  // What a table calls included may be a feature.
  const asksMoney = cells.some((cell, at) => hasPrice(cell) || isListName(line.headers[at + 1] ?? ''))
  const name = numberedName(line, priced[0]?.length !== 0) || rowName(row, line.headers[0] ?? '')
  if (!isLabel(name) && !isTimeOfDay(name)) return []
  if (!asksMoney) return []
  return priced.flatMap((phrases, at) => {
    const head = line.headers[at + 1]?.trim() ?? ''
    const together = phrases ?? []
    if (together.some(({ name }) => name !== '') || (columns > 1 && head === '')) return []
    const keys = new Set(together.map(({ qualifier, unit }) => `${qualifier}\n${unit}`))
    return keys.size === together.length ? together.map((phrase) => cellFact(line, phrase, name, head)) : []
  })
}

/** What a row is called; a number says how many there are of what heads its column, and a time needs such a head. */
function rowName(cell: string, head: string): string {
  if (/^\d{1,3}(?:\s?[–-]\s?\d{1,3})?\s?\+?$/u.test(cell)) return head === '' ? '' : `${head}: ${cell}`
  return head === '' && isTimeOfDay(cell) ? '' : cell
}

/** A row that is called `Price` tells that of what heads each column. */
function cellFact(line: ItemLine, phrase: PricePhrase, row: string, head: string): PriceFact {
  const [name, which] = isListName(row) && head !== '' ? [head, ''] : [row, isListName(head) ? '' : head]
  const unit = phrase.unit || (/(?<!\p{L})(?:per|pro|par|por)\s\p{L}+$/iu.exec(head)?.[0] ?? '')
  // A first head with a number or a `per` says of how much the rows tell the price: `12.5 kg bag`.
  const amount = /\d|^(?:per|pro|par|por)\s/iu.test(line.headers[0] ?? '') ? line.headers[0] : ''
  return factOf(
    line,
    { ...phrase, unit, qualifier: [phrase.qualifier, which, amount].filter(Boolean).join(', ') },
    nameUnder(line, name),
  )
}
