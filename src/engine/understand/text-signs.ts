/** What a piece of text carries, told by its shape. All patterns are linear in the length of the text. */

const CURRENCY_SIGN = '[£$€¥₱₹₺₽₩฿₫₪₴]'
const CURRENCY_WORD = '(?:EUR|USD|GBP|CHF|MAD|PHP|DHS?|AED|SEK|NOK|DKK|PLN|CZK|HUF|INR|BRL|AUD|CAD|NZD|SGD|THB|MXN|ZAR|JPY|CNY|Euros?|dirhams?|pesos?|kr|zł|Kč|Ft)'
const PRICE = new RegExp(`${CURRENCY_SIGN}\\s?\\d|\\d\\s?${CURRENCY_SIGN}|\\b${CURRENCY_WORD}\\.?\\s?\\d|\\d\\s?${CURRENCY_WORD}(?!\\p{L})|\\+\\s?\\d{1,2}p\\b`, 'iu')
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/u
const PHONE = /(?:\+|\(0|\b0)[\d][\d\s()./-]{6,18}\d/u
const TIME_SPAN = /\b\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|à|a|until|till)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?/iu
const DAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so)\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|\b(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)s?\b|\b(?:segunda|ter[çc]a|quarta|quinta|sexta)\b|\b(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)\b|\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)\b/iu
const OPEN_WORD = /\b(?:opening|hours|open|closed|öffnungszeiten|geöffnet|geschlossen|ouvert|ouverture|horaires?|fermé|horarios?|abierto|cerrado|abertura|aberto|fechado|orari|aperto|chiuso|openingstijden|geopend|gesloten|24\/7)\b/iu
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{Ll}]{2}|\b[A-Z]{2}\s\d{5}\b|\b\d{4}\s?[A-Z]{2}\s\p{Lu}/u
const STREET =
  /\b\d{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}'.-]*\s){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|square|court|place|way|boulevard|blvd)\b|(?:straße|strasse|str\.|gasse|platz|weg|allee)\s?\d|\b(?:rue|avenue|boulevard|calle|c\/|avda|avenida|plaza|paseo|rua|via|viale|piazza)\s\p{Lu}/iu

export const hasPrice = (text: string) => PRICE.test(text)
export const hasEmail = (text: string) => EMAIL.test(text)
export const hasPhone = (text: string) => PHONE.test(text)
export const hasAddress = (text: string) => POSTCODE.test(text) || STREET.test(text)
export const hasHours = (text: string) => (TIME_SPAN.test(text) && (DAY.test(text) || OPEN_WORD.test(text))) || (DAY.test(text) && OPEN_WORD.test(text))
export const hasContact = (text: string) => hasEmail(text) || hasPhone(text) || hasAddress(text)

/** The form in which two lines count as the same. */
export function foldKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}€£$%+@]+/gu, ' ').trim()
}
