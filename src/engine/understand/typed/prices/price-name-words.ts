import { alternativesOf, type WordTable } from '../../../language/word-lists.ts'

const PAID: WordTable = {
  en: 'billed, paid, if paid, when paid',
  de: 'abgerechnet, bei _ zahlung',
  fr: 'facturée?',
  es: 'facturado',
  it: 'fatturato',
  nl: 'gefactureerd',
}
/** How a sum is paid, where a name would stand. */
export const BILLED = new RegExp(String.raw`^(?:${alternativesOf(PAID)})(?: [\p{L}-]+){0,3}$`, 'iu')

const VERBS: WordTable = {
  en: '(?:is|are)(?: available)?, costs?',
  de: 'kostet, kosten, beträgt, betragen, liegt bei',
  fr: 'coûte, coûtent, (?:est|sont) de',
  es: 'cuesta, cuestan, (?:es|son) de',
  it: 'costa, costano, (?:è|sono) di',
  nl: 'kost, bedraagt',
}
/** The verb that a name ends with before its price. */
export const VERB = new RegExp(String.raw`\s(?:${alternativesOf(VERBS)})$`, 'iu')

/** Between a name and its price. */
const OF_WORDS: WordTable = {
  en: 'of',
  de: 'von, in höhe von',
  fr: 'de',
  es: 'de',
  it: 'di',
  nl: 'van',
}
/** What joins a name to its price: `Frais de ménage de 20 €`. */
export const JOINED = new RegExp(String.raw`\s(?:${alternativesOf(OF_WORDS)})$`, 'iu')

/** A name of what is paid, whatever its heading. */
export const PAID_AS =
  /(?:^|\s)(?:subscription|membership|admission|entry|entrance|tuition|registration|parking|postage|delivery|rental)s?$|(?:eintritt|beitrag|miete)$/iu

/** What a sum is of, that nobody pays as such. */
export const SUM =
  /^(?:\p{L}{1,4} )?(?:minimum|maximum|total|sum|average|value|savings?|discounts?|rabatt|ersparnis|gesamtwert|remise|réduction|économie|valeur|descuento|ahorro|valor|sconto|risparmio|valore|korting|besparing|waarde)(?!\p{L})/iu

const ARTICLES: WordTable = {
  en: 'an?, the, our, my, your',
  de: 'der, die, das, ein(?:e[nmrs]?)?, unsere?, meine?',
  fr: 'une?, l[ae], les, l’, notre',
  es: 'el, los, las, un[ao]',
  it: 'il, lo, i, gli',
  nl: 'het, de, een',
}
/** The article that a name begins with. */
export const ARTICLE = new RegExp(String.raw`^(?:${alternativesOf(ARTICLES)})\s`, 'iu')
