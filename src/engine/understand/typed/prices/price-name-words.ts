import { anyOf, type Words } from './price-words.ts'

const PEOPLE: Words = {
  en: 'adult|child|kid|guest|member|student|senior|pensioner|concession|famil|couple|under|over',
  de: 'erwachsen|kind|gäst|mitglied|schüler|ermäßigt',
  fr: 'adulte|enfant|membre|étudiant|invité',
  es: 'niñ|socio|estudiante|huésped',
  it: 'bambin|ospit|soci',
  nl: 'gast|leden|volwassen|jeugd',
}
const MORE: Words = {
  en: 'then|plus',
  de: 'dann|danach|dazu',
  fr: 'puis|ensuite',
  es: 'luego|después',
  it: 'poi',
  nl: 'daarna',
}
/** What a further price is for, rather than of what: people, or more of the same. */
export const FURTHER = new RegExp(`^(?:(?:${anyOf(MORE)})$|${anyOf(PEOPLE)})`, 'iu')

/** What costs nothing from some sum on. */
export const FREE = /^(?:free|frei|kostenlos|gratis|gratuite?s?|offerte?s?|gratuit[oa])$/iu

const PAID: Words = {
  en: 'billed|paid|if paid|when paid',
  de: String.raw`abgerechnet|bei \p{L}+ zahlung`,
  fr: 'facturée?',
  es: 'facturado',
  it: 'fatturato',
  nl: 'gefactureerd',
}
/** How a sum is paid, where a name would stand. */
export const BILLED = new RegExp(String.raw`^(?:${anyOf(PAID)})(?: [\p{L}-]+){0,3}$`, 'iu')

const VERBS: Words = {
  en: '(?:is|are)(?: available)?|costs?',
  de: 'kostet|kosten|beträgt|betragen|liegt bei',
  fr: 'coûte|coûtent|(?:est|sont) de',
  es: 'cuesta|cuestan|(?:es|son) de',
  it: 'costa|costano|(?:è|sono) di',
  nl: 'kost|bedraagt',
}
/** The verb that a name ends with before its price. */
export const VERB = new RegExp(String.raw`\s(?:${anyOf(VERBS)})$`, 'iu')

const OF: Words = {
  en: 'of',
  de: 'von',
  fr: 'de',
  es: 'de',
  it: 'di',
  nl: 'van',
}
/** What joins a name to its price: `Frais de ménage de 20 €`. */
export const JOINED = new RegExp(String.raw`\s(?:${anyOf(OF)})$`, 'iu')

/** The same where a number of things are had together: `10 lessons for £300`. */
export const GIVEN_FOR = /^(\d.*\p{L})\s(?:for|für|pour|por|per|voor)$/iu

/** A name of what is paid, whatever its heading. */
export const PAID_AS =
  /(?:^|\s)(?:subscription|membership|admission|entry|entrance|tuition|registration|parking|postage|delivery|rental)s?$|(?:eintritt|beitrag|miete)$/iu

/** What a sum is of, that nobody pays as such. */
export const SUM =
  /^(?:\p{L}{1,4} )?(?:minimum|maximum|total|sum|average|value|savings?|discounts?|rabatt|ersparnis|gesamtwert|remise|réduction|économie|valeur|descuento|ahorro|valor|sconto|risparmio|valore|korting|besparing|waarde)(?!\p{L})/iu

export const ARTICLES: Words = {
  en: 'an?|the|our|my|your',
  de: 'der|die|das|ein(?:e[nmrs]?)?|unsere?|meine?',
  fr: 'une?|l[ae]|les|l’|notre',
  es: 'el|los|las|un[ao]',
  it: 'il|lo|i|gli',
  nl: 'het|de|een',
}
/** The article that a name begins with. */
export const ARTICLE = new RegExp(String.raw`^(?:${anyOf(ARTICLES)})\s`, 'iu')
