import { readPeople, saysForEach } from '../question/visitor-need.ts'
import { readValues } from '../../values/read-values.ts'
import { fold } from '../../language/fold.ts'

/** A price in a line, as the line writes it. */
interface Price {
  amount: number
  written: string
}

/** Formats an amount like a written price, in a language: `£1,250`, `1.250 €`. */
function priceLike({ written }: Price, amount: number, language: string): string {
  const digits = amount % 1 === 0 ? 0 : 2
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return written.replace(/\d[\d.,\s]*\d|\d/u, format.format(amount))
}

/**
 * Adds the total for a group to a line with a price for each person ("9 × £55 = £495"), or with a price for a group and
 * one for each further person ("£260 + 2 × £22 = £304").
 */
function withTotal(line: string, people: number, language: string): string {
  const values = readValues(line).filter(({ kind }) => kind === 'price')
  const prices = values.flatMap((value): Price[] => {
    const [amount, ...others] = value.kind === 'price' ? value.amounts : []
    return amount === undefined || others.length > 0 ? [] : [{ amount, written: line.slice(value.start, value.end) }]
  })
  const [first, further] = prices
  if (first === undefined || prices.length > 2 || prices.length < values.length || !saysForEach(line)) return line
  const included = further ? (readPeople(fold(line)) ?? people) : 0
  if (people <= included) return line
  const each = further ?? first
  const amount = (further ? first.amount : 0) + (people - included) * each.amount
  const sum = `${people - included} × ${each.written} = ${priceLike(first, amount, language)}`
  const end = (values.at(-1)?.end ?? 0) + Math.max(0, line.slice(values.at(-1)?.end).search(SENTENCE_END))
  return `${line.slice(0, end)} (${further ? `${first.written} + ` : ''}${sum})${line.slice(end)}`
}

/** The end of a sentence; the period of an abbreviation does not end it. */
const SENTENCE_END = /\.(?=\s\p{Lu}|\s\d|$)|$/u

/** Adds to each line with a price per person the total for the number of people in the question. */
export function withTotals(text: string, asked: string, language: string): string {
  const people = readPeople(fold(asked)) ?? 1
  if (people < 2) return text
  return text
    .split('\n')
    .map((line) => withTotal(line, people, language))
    .join('\n')
}
