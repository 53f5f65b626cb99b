import { readWrittenPrices, currencyOf } from '../../../values/written-prices.ts'
import { wordPattern } from '../../../language/word-patterns.ts'
import type { PricePhrase } from './price-phrase.ts'
import { ARTICLES, OF_WORDS } from './price-name-words.ts'
import { isLabel } from './price-subject.ts'
import { alternatives, alternativesOf, type WordTable } from '../../../language/word-lists.ts'
import { LIMIT, unitOpening } from './price-words.ts'

/** What a sum is called that is paid beside others, or left for a time. */
const FEES = {
  en: 'fee, (?:sur)?charge, deposit, supplement',
  de: '*gebühr, *kaution, *pauschale, anzahlung, aufpreis, zuschlag',
  fr: 'caution, acompte, supplément, cotisation, frais',
  es: 'fianza, depósito, suplemento, recargo, cuota, anticipo',
  it: 'cauzione, caparra, supplemento, quota, acconto',
  nl: 'borgsom, waarborgsom, borg, toeslag, aanbetaling, inschrijfgeld',
} as const satisfies WordTable
const COSTS: WordTable = {
  en: 'cost, price, fee, charge',
  de: 'preis, gebühr',
  fr: 'coût, prix, tarif',
  es: 'costo, coste, precio, tarifa',
  it: 'costo, prezzo, tariffa',
  nl: 'prijs',
}
const OF_WHAT: WordTable = {
  en: 'of, for',
  de: 'für, eine[rs], der, des',
  fr: 'de, d’une?, du, pour',
  es: 'de, del, para, por',
  it: 'di, del, della, per',
  nl: 'van, voor',
}
const AMOUNTS: WordTable = {
  en: 'is, are',
  de: 'beträgt, ist, liegt bei',
  fr: 'est de, est',
  es: 'es de, es',
  it: 'è di, è',
  nl: 'is, bedraagt',
}
const ARTICLE = String.raw`(?:${alternativesOf(ARTICLES)})(?:\s|(?<=’))`
/** Before a price: `a refundable deposit of`. */
const FEE_BEFORE = new RegExp(
  String.raw`(?:^|\s)(?:${ARTICLE})((?:[\p{L}-]+\s){0,2}(?:${alternativesOf(FEES)})(?:\s(?:de|di)\s[\p{L}’']+)?)\s(?:${alternativesOf(OF_WORDS)})\s*$`,
  'iu',
)
/** Around a price: `a £5`, `booking fee`. */
const ARTICLE_BEFORE = /(?:^|\s)(?:an?|the|our)\s$/iu
const FEE_BEHIND = new RegExp(String.raw`^\s((?:[\p{L}-]+\s){0,2}(?:${alternatives(FEES.en)}))(?!\p{L})`, 'iu')
/** Before a price: `The cost of a survey is`. */
const COST_BEFORE = new RegExp(
  String.raw`(?:^|[\s,])(?:${ARTICLE})(?:${alternativesOf(COSTS)})\s(?:${alternativesOf(OF_WHAT)})\s(?:${ARTICLE})?([^,;:]{3,60})\s(?:${alternativesOf(AMOUNTS)})\s*$`,
  'iu',
)
const WHOLE_FEE = new RegExp(
  String.raw`^(?:${alternativesOf(FEES)})(?:\s[\p{L}-]+){0,2}?(?:\s(?:${alternativesOf(OF_WORDS)}))?$`,
  'iu',
)
/** What takes back that it is paid, or that it is paid here. */
const NOT_PAID = wordPattern(
  /(?<!\p{L})(?:no|not|without|never|avoid\p{L}*|waiv\p{L}*|used to|formerly|average|kein\p{L}*|ohne|nicht|früher|sans|pas|aucune?|sin|ningún|ninguna|senza|nessun\p{L}*|geen|zonder)(?!\p{L})/iu,
)
/** For what, or when, behind the price. */
const WHEN_BEHIND =
  /^\s((?:for|if|when|on|bei|für|pour|en cas de|en caso de|para|per|in caso di|bij|voor)\s[^,.;:()]{2,50}?)\s*(?:$|[,.;:(])/iu

/**
 * The price that a sentence tells as a fee, a deposit or the cost of something that it names; nothing for one with
 * several prices, or with a label.
 */
export function toldPrice(sentence: string): PricePhrase | undefined {
  const [price, ...others] = readWrittenPrices(sentence)
  if (!price || others.length > 0 || /[:：]\s/u.test(sentence) || NOT_PAID.test(sentence)) return undefined
  const [before, after] = [sentence.slice(0, price.start), sentence.slice(price.end)]
  const limit = LIMIT.exec(before)
  const told = limit ? before.slice(0, limit.index) : before
  const behind = ARTICLE_BEFORE.test(before) ? FEE_BEHIND.exec(after) : null
  const cost = COST_BEFORE.exec(told)?.[1] ?? ''
  const name = behind?.[1] ?? FEE_BEFORE.exec(told)?.[1] ?? (isLabel(cost) ? cost : '')
  if (name === '') return undefined
  const rest = after.slice(behind?.[0].length ?? 0)
  const unit = unitOpening(rest)
  return {
    name,
    value: price.text,
    qualifier: [limit?.[1]?.toLowerCase(), WHEN_BEHIND.exec(rest.slice(unit.length))?.[1]].filter(Boolean).join(', '),
    currency: currencyOf(price.text),
    unit: unit.replace(/^[\s(,/]+/u, '').trim(),
  }
}

/** Whether a text only says that the sum behind it is one to pay: `quota una tantum di`. */
export const isFee = (text: string): boolean => WHOLE_FEE.test(text)
