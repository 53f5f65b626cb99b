import { readValues } from '../values/read-values.ts'
import { BUDGET_WORDS, anyOf, listed } from './lead-patterns.ts'

const SPENDING_ON = new RegExp(`${BUDGET_WORDS.source}[^]*$`, 'iu')
const FILLER = new RegExp(`^(?:${listed('fillers')}) (?=\\p{L})`, 'iu')

/** Words that end a need: contact details, or a request to be contacted. */
const OWN_CONTACT = new RegExp(`[,،;]?\\s*${anyOf('ownContacts')}(?!\\p{L})[^]*$`, 'iu')
const THEN_REACH = new RegExp(`[,;]\\s*(?:${listed('thenReach')})(?!\\p{L})[^]*$`, 'iu')

/** Removes contact details and requests after a need. */
export const cleanNeed = (text: string): string =>
  text
    .replace(FILLER, '')
    .replace(OWN_CONTACT, '')
    .replace(THEN_REACH, '')
    .replace(SPENDING_ON, (rest) => (/\p{N}/u.test(rest) ? '' : rest))
    .replace(/\s+/g, ' ')
    .replace(/[\s,،;–-]+$/, '')
    .trim()

/** Text between the ends of a range: `500-800`, "500 to 800". */
const RANGE = /^\s?(?:[-–]|\p{L}{1,5})\s?$/u

/** Reads the amount, or the range of amounts, in a sentence about spending. */
export function readBudget(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?؟\n])\s/)) {
    const prices = BUDGET_WORDS.test(sentence) ? readValues(sentence).filter(({ kind }) => kind === 'price') : []
    const [from, to] = prices
    if (from === undefined) continue
    const isRange = to !== undefined && RANGE.test(sentence.slice(from.end, to.start))
    return sentence.slice(from.start, isRange ? to.end : from.end)
  }
  return undefined
}
