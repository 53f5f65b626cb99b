import {
  ADJECTIVE_PHRASES,
  AND_PHRASES,
  BOUND_PHRASES,
  HALF_PHRASES,
  ONE_PHRASES,
  PERCENT_PHRASES,
  SPAN_PHRASES,
  UNIT_PHRASES,
} from './value-lexicon.ts'
import { type TokenText, phraseAt, phraseBefore, rangeEnd, wordAt } from './value-tokens.ts'
import type { Value } from './value-types.ts'

/** The base unit of each unit, and the size of the unit in it. */
const BASES: Readonly<Record<string, readonly [base: string, size: number]>> = {
  second: ['minute', 1 / 60],
  minute: ['minute', 1],
  hour: ['minute', 60],
  day: ['minute', 1440],
  week: ['minute', 10_080],
  night: ['night', 1],
  month: ['month', 1],
  year: ['month', 12],
  mm: ['m', 0.001],
  cm: ['m', 0.01],
  m: ['m', 1],
  km: ['m', 1000],
  inch: ['m', 0.0254],
  foot: ['m', 0.3048],
  mile: ['m', 1609],
  g: ['kg', 0.001],
  kg: ['kg', 1],
  pound: ['kg', 0.4536],
  tonne: ['kg', 1000],
  ml: ['litre', 0.001],
  cl: ['litre', 0.01],
  litre: ['litre', 1],
  m2: ['m2', 1],
  sqft: ['m2', 0.0929],
  hectare: ['m2', 10_000],
  acre: ['m2', 4047],
}
const MINUTES_OF_MONTH = 30 * 1440
const DURATIONS = new Set(['minute', 'month', 'night'])

/** Short forms of units, which count only after digits. */
const SHORT: Readonly<Record<string, string>> = {
  h: 'hour',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  ft: 'foot',
  in: 'inch',
  mi: 'mile',
  g: 'g',
  gr: 'g',
  kg: 'kg',
  t: 'tonne',
  ml: 'ml',
  cl: 'cl',
  l: 'litre',
  ltr: 'litre',
  ha: 'hectare',
  c: 'c',
  f: 'f',
}

interface Unit {
  name: string
  next: number
}

/** Returns the unit at a position, after words such as "working". */
function unitAt(text: TokenText, at: number, isDigits: boolean): Unit | undefined {
  const { tokens } = text
  let place = tokens[at]?.text === '-' ? at + 1 : at
  const adjective = phraseAt(text, place, ADJECTIVE_PHRASES())
  const named =
    phraseAt(text, place, UNIT_PHRASES()) ?? (adjective && phraseAt(text, (place = adjective.next), UNIT_PHRASES()))
  const squared = named?.meaning === 'm' && tokens[named.next]?.text === '2' ? named.next + 1 : undefined
  if (named) return { name: squared ? 'm2' : named.meaning, next: squared ?? named.next }
  const { text: word = '', isWord = false } = tokens[place] ?? {}
  const degrees = word === '°' && /^[cf]$/.test(tokens[place + 1]?.text ?? '') ? tokens[place + 1]?.text : undefined
  if (degrees) return { name: degrees, next: place + 2 }
  if (!isDigits || !isWord) return undefined
  if (word === 'm' && tokens[place + 1]?.text === '2') return { name: 'm2', next: place + 2 }
  const short = SHORT[word]
  if (short && Object.hasOwn(SHORT, word) && (word !== 'in' || tokens[place]?.start === tokens[at - 1]?.end))
    return { name: short, next: place + 1 }
  // A short unit that touches the number: 5kWp.
  const isGlued = tokens[place]?.start === tokens[at - 1]?.end && word.length <= 4 && !OF_NUMBERS.has(word)
  return isGlued ? { name: word, next: place + 1 } : undefined
}
/** Endings of ordinals, and multipliers. */
const OF_NUMBERS = new Set(['st', 'nd', 'rd', 'th', 'er', 'e', 'x', 'k', 's', 'o', 'a'])

/** Returns an amount in a unit as a value in the base unit. */
function measured(amounts: readonly number[], unit: string, span: { start: number; end: number }): Value {
  const [base, size] = BASES[unit] ?? [unit, 1]
  const kind = DURATIONS.has(base) ? 'duration' : 'measure'
  return {
    kind,
    amounts: amounts.map((amount) => Math.round(amount * size * 1e6) / 1e6),
    unit: base,
    written: amounts,
    ...span,
  }
}

/** Reads durations and other measures, each end of a range separately, with halves: "an hour and a half". */
export function readMeasures(text: TokenText): Value[] {
  const found: Value[] = []
  for (let at = 0; at < text.tokens.length; at += 1) {
    if (text.taken[at]) continue
    const value = readSpan(text, at) ?? readHalf(text, at) ?? readMeasure(text, at)
    if (value === undefined) continue
    text.taken.fill(1, at, value.next)
    found.push(value.value)
  }
  return found
}

interface Read {
  value: Value
  next: number
}

const spanOf = ({ tokens }: TokenText, at: number, next: number): { start: number; end: number } => ({
  start: tokens[at]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
})

/** "half an hour", "fortnight". */
function readSpan(text: TokenText, at: number): Read | undefined {
  const span = phraseAt(text, at, SPAN_PHRASES())
  if (span === undefined) return undefined
  const isMonths = span.meaning >= MINUTES_OF_MONTH
  const [amount, unit] = isMonths ? [span.meaning / MINUTES_OF_MONTH, 'month'] : [span.meaning, 'minute']
  const value = measured([amount], unit, spanOf(text, at, span.next))
  return { value: isMonths ? { ...value, isArticle: true } : value, next: span.next }
}

/** "half a day". */
function readHalf(text: TokenText, at: number): Read | undefined {
  if (wordAt(text, at, HALF_PHRASES()) === undefined) return undefined
  const place = wordAt(text, at + 1, ONE_PHRASES()) ? at + 2 : at + 1
  const dozen = text.tokens[place]?.amounts?.[0]
  if (dozen === 12) return { value: { kind: 'count', amounts: [6], ...spanOf(text, at, place + 1) }, next: place + 1 }
  const unit = phraseAt(text, place, UNIT_PHRASES())
  return (
    unit && {
      value: { ...measured([0.5], unit.meaning, spanOf(text, at, unit.next)), isArticle: true },
      next: unit.next,
    }
  )
}

function readMeasure(text: TokenText, at: number): Read | undefined {
  const token = text.tokens[at]
  if (token === undefined) return undefined
  const isArticle = token.amounts === undefined
  if (isArticle && wordAt(text, at, ONE_PHRASES()) !== true) return undefined
  const { fraction, after } = fractionBehind(text, at)
  const own =
    unitAt(text, after, token.isDigits) ?? (ABOUT_SO_MANY.test(token.text) ? unitAt(text, after + 1, false) : undefined)
  const end = own || isArticle ? undefined : rangeEnd(text, at)
  const shared = end === undefined ? undefined : unitAt(text, end + 1, text.tokens[end]?.isDigits ?? false)
  const unit = own ?? shared
  if (unit === undefined) return undefined
  const next = own?.next ?? after
  const half = own ? halfBehind(text, own.next) : undefined
  const amounts = (token.amounts ?? [1]).map((amount) => amount + fraction + (half ? 0.5 : 0))
  const value = measured(amounts, unit.name, spanOf(text, at, half ?? next))
  // "your seven-year-old" is about the visitor.
  const isAge = text.tokens[next]?.text === '-' && /^olds?$/.test(text.tokens[next + 1]?.text ?? '')
  // "a full year" emphasizes the number.
  const isStressed = phraseAt(text, after, ADJECTIVE_PHRASES()) !== undefined
  const counts = half !== undefined || !isArticle || isStressed || phraseBefore(text, at, BOUND_PHRASES()) === true
  const read = { ...value, or: multiplied(text, at, value) }
  return { value: !counts || isAge ? { ...read, isArticle: true } : read, next: half ?? next }
}

/** Returns the half after a number before a unit ("2 ½ hours", "two and a half hours"), and the index after it. */
function fractionBehind(text: TokenText, at: number): { fraction: number; after: number } {
  const { amounts } = text.tokens[at] ?? {}
  const next = text.tokens[at + 1]?.text
  if (next === '½') return { fraction: 0.5, after: at + 2 }
  if (amounts === undefined) return { fraction: 0, after: next === "'" ? at + 2 : at + 1 }
  const half = halfBehind(text, at + 1)
  const isMixed = half !== undefined && phraseAt(text, half, UNIT_PHRASES()) !== undefined
  return isMixed ? { fraction: 0.5, after: half } : { fraction: 0, after: at + 1 }
}

/** "10 × 60 minutes" is also the product. */
function multiplied({ tokens }: TokenText, at: number, value: Value): Value | undefined {
  const [factor] = /^[x×*]$/u.test(tokens[at - 1]?.text ?? '') ? (tokens[at - 2]?.amounts ?? []) : []
  const isRead = 'written' in value && factor !== undefined
  return isRead ? { ...value, amounts: value.amounts.map((amount) => amount * factor) } : undefined
}

/** "une vingtaine de minutes", "una decina di minuti". */
const ABOUT_SO_MANY = /(?:aine|ina|ena)$/

/** Returns the position after "and a half". */
function halfBehind(text: TokenText, at: number): number | undefined {
  if (wordAt(text, at, AND_PHRASES()) === undefined) return undefined
  const place = wordAt(text, at + 1, ONE_PHRASES()) ? at + 2 : at + 1
  return wordAt(text, place, HALF_PHRASES()) ? place + 1 : undefined
}

/** Reads the shares in percent. */
export function readPercents(text: TokenText): Value[] {
  const found: Value[] = []
  const signAt = (at: number): number | undefined =>
    /^[%٪]$/u.test(text.tokens[at]?.text ?? '') ? at + 1 : phraseAt(text, at, PERCENT_PHRASES())?.next
  for (const [at, { amounts, start }] of text.tokens.entries()) {
    if (amounts === undefined || text.taken[at]) continue
    const end = rangeEnd(text, at)
    const next = signAt(at + 1) ?? (end !== undefined && signAt(end + 1) ? at + 1 : undefined)
    if (next === undefined) continue
    text.taken.fill(1, at, next)
    found.push({ kind: 'percent', amounts, start, end: text.tokens[next - 1]?.end ?? start })
  }
  return found
}
