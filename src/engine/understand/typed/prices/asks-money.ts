import { hasPrice } from '../../words/text-signs.ts'
import { wordPattern } from '../../words/word-patterns.ts'

/** Money that nobody pays for an offer: what a company has, earns, gives away or saves somebody, and what others ask. */
const NO_PRICE = wordPattern(
  /(?<!\p{L})(?:share capital|stammkapital|capital(?: social)?|kapital|turnover|fine of|(?:grants?|prizes?|awards?) (?:of|worth)|awarded (?:over |more than |about )?(?=[£$€\d])|in (?:\p{L}+ )?(?:grants|funding)|fördermittel|fördergelder|raised|umsatz|sav(?:es?|ed|ing) (?:you )?(?=[£$€\d])|donat\p{L}+|we (?:\p{L}+ ){0,6}(?:pay|paid|give|gave)|(?:most|many|other|some) (?:\p{L}+ ){1,2}(?:charge|ask|cost|take)|(?:it|that) was(?= [£$€\d])|paid (?:about |around |only |just )?(?=[£$€]\d)|in (?:19|20)\d\d (?:\p{L}+ ){0,5}cost|wij zoeken|we(?:.re| are) (?:hiring|looking for)|wir suchen|nous recrutons|on recrute|buscamos|cerchiamo|vacatures?|salary|gehalt|instant discount|rebates?|incentives|liability insurance|in assets|deductible|usage credits|damals|(?:19|20)\d\d.{0,60}(?:coûtait|costaba|costava|kostete)|früher|back then|used to cost|à l.époque|ha(?:s|ve) (?:given|paid))(?!\p{L})/iu,
)
/** A sentence ends at a mark after a word of three letters, a number or a sign: `ca.` and `Fr.` end none. */
const SENTENCE_END =
  /(?<=(?:\p{L}{3}|\d\s?[ap]m|[’']\p{L}{1,2}|[\d)%€£”"»])[.!?])(?<!(?:in[ck]l|ex[ck]l|zzgl|approx|bzw|evtl|min|max|mind)\.)\s+(?!(?:Jan|Feb|März|April|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))(?=[\p{Lu}\p{Lo}\d“"«£€$])/u

/** The sentences of a line. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END)

/** Whether a text speaks of money that nobody pays for an offer. */
export const speaksOfOtherMoney = (text: string): boolean => NO_PRICE.test(text)

/** Whether a sentence of the text names a sum that a buyer pays. */
export function asksMoney(text: string): boolean {
  return sentencesOf(text).some((sentence) => hasPrice(sentence) && !NO_PRICE.test(sentence))
}
