import { readDigitDates, readNamedDates } from './calendar-dates.ts'
import { readContacts } from './contacts.ts'
import { readDays } from './days-of-week.ts'
import { foldInPlace } from './fold-in-place.ts'
import { readMeasures, readPercents } from './measures.ts'
import { readPrices } from './prices.ts'
import { readTimes } from './times-of-day.ts'
import { ABOUT_PHRASES } from './value-lexicon.ts'
import { type TokenText, phraseBefore, tokenize } from './value-tokens.ts'
import type { Value } from './value-types.ts'

/** Stands where a contact or a date was read, so that no phrase reaches across. */
const READ = '¦'
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'er', 'eme', 'e', '.º', 'ª', 'º', '°', 'ste', 'de'])

/** Numbers that none of the other readers took. */
function readCounts(text: TokenText): Value[] {
  return text.tokens.flatMap((token, at): Value[] => {
    if (token.amounts === undefined || text.taken[at]) return []
    const after = text.tokens[at + 1]
    const noun = after?.isWord && !(ORDINALS.has(after.text) && after.start === token.end) ? after.text : ''
    const count: Value = { kind: 'count', amounts: token.amounts, noun, start: token.start, end: token.end }
    // "four-legged", "three-piece" are words of their own.
    return [after?.text === '-' && after.start === token.end && !token.isDigits ? { ...count, isArticle: true } : count]
  })
}

const overlaps = (one: Value, other: Value): boolean => one.start < other.end && other.start < one.end

/**
 * Reads all values of a text, each with its position: one reader for each kind, every word read once. Where the words
 * of a time may also be a number, or a length of time, the value has the other reading in `or`. The language counts for
 * words that tell nothing of theirs.
 */
export function readValues(text: string, language = ''): Value[] {
  const contacts = readContacts(text)
  let masked = foldInPlace(text)
  const mask = (spans: readonly { start: number; end: number }[]): void => {
    for (const { start, end } of spans) masked = masked.slice(0, start) + READ.padEnd(end - start) + masked.slice(end)
  }
  mask(contacts)
  const dates = readDigitDates(masked)
  mask(dates)
  const tokens = tokenize(text, masked, language)
  const days = readDays(tokens)
  const named = readNamedDates(tokens)
  const times = readTimes(tokens, days.length > 0)
  const others = [...readPercents(tokens), ...readPrices(tokens), ...readMeasures(tokens), ...readCounts(tokens)]
  // What may be a time and something else has both readings.
  const double = new Set<Value>()
  const told = times.map((time) => {
    const other = others.find((one) => overlaps(one, time))
    if (other) double.add(other)
    return other ? { ...time, or: other } : time
  })
  const numbers = [...told, ...others.filter((one) => !double.has(one))].map((value) => withRounding(tokens, value))
  return [...contacts, ...dates, ...named, ...days, ...numbers].toSorted((a, b) => a.start - b.start)
}

/** A value with the word before it that rounds it. */
function withRounding(text: TokenText, value: Value): Value {
  let at = text.tokens.findIndex(({ end }) => end > value.start)
  while (at > 0 && text.tokens[at - 1]?.isWord === false && text.tokens[at - 1]?.amounts === undefined) at -= 1
  const rounded = phraseBefore(text, at, ABOUT_PHRASES())
  return rounded ? { ...value, rounded } : value
}
