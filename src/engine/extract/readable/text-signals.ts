import { alternativesOf, siteWords } from '../../language/word-lists.ts'

/** Headings and lines of what stands beside a page's own text: other pages, comments, newsletters. */
const ELSEWHERE = new RegExp(alternativesOf(siteWords('besideTexts')), 'iu')
const TALK = new RegExp(alternativesOf(siteWords('talkTexts')), 'iu')
const MACHINERY = new RegExp(alternativesOf(siteWords('controlTexts')), 'iu')
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = new RegExp(
  `\\b(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|(?:${MONTH})[a-z]*\\.? \\d{1,2}|\\d{1,2}\\.? (?:${MONTH})|` +
    '\\d+ (?:minutes?|hours?|days?|weeks?|months?|years?) ago|\\d+ min)',
  'iu',
)
const BYLINE = new RegExp(`^(?:${alternativesOf(siteWords('bylines'))})\\b`, 'iu')
const PRICE = /[£$€¥₹]\s?\d|\d\s?(?:€|eur|usd|gbp)\b/iu

const SHORT = 60
const MEDIUM = 250

/**
 * Signs that a text belongs to what stands around a page's own text, then signs of running text; 0 or 1 each, but for
 * shares.
 */
export function textSignals(text: string): number[] {
  const short = text.length <= SHORT
  const on = (pattern: RegExp) => (short && pattern.test(text) ? 1 : 0)
  const { commas, digits } = countSigns(text)
  return [
    on(ELSEWHERE),
    on(TALK),
    on(MACHINERY),
    on(DATE),
    on(BYLINE),
    on(PRICE),
    !short && text.length < MEDIUM && (TALK.test(text) || MACHINERY.test(text)) ? 1 : 0,
    /[.!?…。:]["”’)]?$/u.test(text) ? 1 : 0,
    Math.min(4, commas) / 4,
    digits / Math.max(1, text.length),
    /^\p{Ll}/u.test(text) ? 1 : 0,
    !/[a-z]/.test(text) && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) ? 1 : 0,
  ]
}

/** `,`, `;`, and the commas of Chinese and Arabic; the ten digits. */
function countSigns(text: string): { commas: number; digits: number } {
  let commas = 0
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) digits++
    else if (code === 0x2c || code === 0x3b || code === 0x3001 || code === 0x60c) commas++
  }
  return { commas, digits }
}
