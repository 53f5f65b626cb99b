import { alternativesOf, siteWords } from '../../language/word-lists.ts'

/** Headings and lines that introduce links to other pages. */
const ELSEWHERE = new RegExp(alternativesOf(siteWords('besideTexts')), 'iu')
/** Texts that invite visitors to comment, follow or sign in. */
const COMMENTS = new RegExp(alternativesOf(siteWords('talkTexts')), 'iu')
const CONTROLS = new RegExp(alternativesOf(siteWords('controlTexts')), 'iu')
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

interface ReadText {
  text: string
  isShort: boolean
  commas: number
  digits: number
}

/** Creates a signal that only short texts can have. */
const matchesShort =
  (pattern: RegExp) =>
  ({ text, isShort }: ReadText): boolean =>
    isShort && pattern.test(text)

/** Each returns a value from 0 to 1. The first three also describe the heading of a group of blocks. */
const SIGNALS: readonly { name: string; read: (text: ReadText) => boolean | number }[] = [
  { name: 'other pages', read: matchesShort(ELSEWHERE) },
  { name: 'comments', read: matchesShort(COMMENTS) },
  { name: 'controls', read: matchesShort(CONTROLS) },
  { name: 'date', read: matchesShort(DATE) },
  { name: 'byline', read: matchesShort(BYLINE) },
  { name: 'price', read: matchesShort(PRICE) },
  {
    name: 'sentence about comments or controls',
    read: ({ text, isShort }) => !isShort && text.length < MEDIUM && (COMMENTS.test(text) || CONTROLS.test(text)),
  },
  { name: 'ends like a sentence', read: ({ text }) => /[.!?…。:]["”’)]?$/u.test(text) },
  { name: 'commas, up to 4', read: ({ commas }) => Math.min(4, commas) / 4 },
  { name: 'share of digits', read: ({ text, digits }) => digits / Math.max(1, text.length) },
  { name: 'starts in lower case', read: ({ text }) => /^\p{Ll}/u.test(text) },
  {
    name: 'all capitals',
    read: ({ text }) => !/[a-z]/.test(text) && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text),
  },
]

/** Returns 12 values from 0 to 1, in the order of the weights in `readable-weights.ts`. */
export function readTextSignals(text: string): number[] {
  const given = { text, isShort: text.length <= SHORT, ...countSigns(text) }
  return SIGNALS.map(({ read }) => Number(read(given)))
}

/** Counts commas (`,`, `;`, and those of Chinese and Arabic) and the ten digits. */
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
