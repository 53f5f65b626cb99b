import { alternativesOf, type WordTable } from '../../../language/word-lists.ts'

const PEOPLE: WordTable = {
  en: 'adult, child, kid, guest, member, student, senior, pensioner, concession, famil, couple, under, over',
  de: 'erwachsen, kind, gäst, mitglied, schüler, ermäßigt',
  fr: 'adulte, enfant, membre, étudiant, invité',
  es: 'niñ, socio, estudiante, huésped',
  it: 'bambin, ospit, soci',
  nl: 'gast, leden, volwassen, jeugd',
}
const MORE: WordTable = {
  en: 'then, plus',
  de: 'dann, danach, dazu',
  fr: 'puis, ensuite',
  es: 'luego, después',
  it: 'poi',
  nl: 'daarna',
}
/** What a further price is for, rather than of what: people, or more of the same. */
export const FURTHER = new RegExp(`^(?:(?:${alternativesOf(MORE)})$|${alternativesOf(PEOPLE)})`, 'iu')

/** What costs nothing from some sum on. */
export const FREE = /^(?:free|frei|kostenlos|gratis|gratuite?s?|offerte?s?|gratuit[oa])$/iu

const ENTRY: WordTable = {
  en: 'entry, entrance, admission, parking',
  de: 'eintritt, parken, parkplätze?',
  fr: 'entrée, parking',
  es: 'entrada, aparcamiento',
  pt: 'entrada, estacionamento',
  it: 'ingresso, parcheggio',
  nl: 'toegang, parkeren',
}
/** Who pays nothing, up to some age, or for what nobody pays: `Kids under 5 free`. */
export const FREE_FOR = new RegExp(
  `^((?:${alternativesOf(PEOPLE)})\\p{L}*(?:\\s[^.:!?]{0,30}\\d[^.:!?]{0,10})?|${alternativesOf(ENTRY)})\\s(?:(?:is|are|ist|sind|est|sont|es|è)\\s)?(free|frei|kostenlos|kostenfrei|gratis|gratuite?s?|gratuit[oai])[.!]?$`,
  'iu',
)

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
export const OF_WORDS: WordTable = {
  en: 'of',
  de: 'von, in höhe von',
  fr: 'de',
  es: 'de',
  it: 'di',
  nl: 'van',
}
/** What joins a name to its price: `Frais de ménage de 20 €`. */
export const JOINED = new RegExp(String.raw`\s(?:${alternativesOf(OF_WORDS)})$`, 'iu')

/** The same where a number of things are had together: `10 lessons for £300`. */
export const GIVEN_FOR = /^(\d.*\p{L})\s(?:for|für|pour|por|per|voor)$/iu

/** A name of what is paid, whatever its heading. */
export const PAID_AS =
  /(?:^|\s)(?:subscription|membership|admission|entry|entrance|tuition|registration|parking|postage|delivery|rental)s?$|(?:eintritt|beitrag|miete)$/iu

/** What a sum is of, that nobody pays as such. */
export const SUM =
  /^(?:\p{L}{1,4} )?(?:minimum|maximum|total|sum|average|value|savings?|discounts?|rabatt|ersparnis|gesamtwert|remise|réduction|économie|valeur|descuento|ahorro|valor|sconto|risparmio|valore|korting|besparing|waarde)(?!\p{L})/iu

export const ARTICLES: WordTable = {
  en: 'an?, the, our, my, your',
  de: 'der, die, das, ein(?:e[nmrs]?)?, unsere?, meine?',
  fr: 'une?, l[ae], les, l’, notre',
  es: 'el, los, las, un[ao]',
  it: 'il, lo, i, gli',
  nl: 'het, de, een',
}
/** The article that a name begins with. */
export const ARTICLE = new RegExp(String.raw`^(?:${alternativesOf(ARTICLES)})\s`, 'iu')
