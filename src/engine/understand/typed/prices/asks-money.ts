import { hasPrice } from '../../../values/written-prices.ts'
import { anyWord } from '../../../language/word-patterns.ts'
import { OTHER_MONEY } from './subject-words.ts'

const NO_PRICE = anyWord(OTHER_MONEY)
/** A sentence ends at a mark after a word of three letters, a number or a sign: `ca.` and `Fr.` end none. */
const AFTER_WORD =
  /(?<=(?:\p{L}{3}|\d\s?[ap]m|[’']\p{L}{1,2}|[\d)%€£”"»])[.!?])(?<!(?:in[ck]l|ex[ck]l|zzgl|approx|bzw|evtl|min|max|mind)\.)\s+(?!(?:Jan|Feb|März|April|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))(?=[\p{Lu}\p{Lo}\d“"«£€$])/u
/** `1 p.m.` ends one unless a day or a time zone follows. */
const AFTER_TIME =
  /(?<=\d\s?[ap]\.m\.)\s+(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Daily|Eastern|Central|Mountain|Pacific|[ECMP][DS]?T)(?:[a-z]*day)?(?!\p{L}))(?=\p{Lu})/u
const SENTENCE_END = new RegExp(`${AFTER_WORD.source}|${AFTER_TIME.source}`, 'u')

/** The sentences of a line. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END)

/** Whether a text speaks of money that nobody pays for an offer. */
export const speaksOfOtherMoney = (text: string): boolean => NO_PRICE.test(text)

/** Whether a sentence of the text names a sum that a buyer pays. */
export function asksMoney(text: string): boolean {
  return sentencesOf(text).some((sentence) => hasPrice(sentence) && !NO_PRICE.test(sentence))
}
