import { findMatches } from '#src/base/find-matches.ts'
import { latinDigits } from '#src/base/letters.ts'
import {
  type CountryCode,
  type PhoneNumber,
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import { readDigitDates } from '../values/dates.ts'
import { readSpokenEmails } from '../values/contacts.ts'
import { replaceSpans } from '../values/text-spans.ts'
import { NUMBER_GIVEN } from './lead-patterns.ts'

/** Countries of phone numbers. */
export { type CountryCode, isSupportedCountry } from 'libphonenumber-js'

const COUNTRIES: Readonly<Record<string, CountryCode>> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  ar: 'AE',
}

/**
 * Returns the countries to try for a number without a country code, the likeliest first. The business's comes before
 * the browser's region: most visitors are near, and many browsers say `en-US` anywhere.
 */
export function countriesOf(business: CountryCode | undefined, locale: string): CountryCode[] {
  const [language = '', region = ''] = locale.split(/[-_]/)
  const country = region.toUpperCase()
  const found = [business, isSupportedCountry(country) ? country : undefined, COUNTRIES[language.toLowerCase()]]
  return [...new Set(found.filter((one) => one !== undefined))]
}

/** Before an old or wrong address. */
const NOT_THIS =
  /(?<!\p{L})(?:not|don['’]t|never|old|former|instead of|forget|nicht|alte[rns]?|statt|vergessen sie|pas|ancien\p{L}*|oublie\p{L}*|no|antigu[oa]|viej[oa]|olvid\p{L}*|non|vecchi[oa]|dimentic\p{L}*|não|antig[oa]|velh[oa]|esque\p{L}*|niet|oude?|vergeet|ليس|القديم)(?!\p{L})[^@.!?]{0,24}$/iu

/** After an address that the visitor asks about. */
const ASKED_OF =
  /^[^.!?]{0,30}(?<!\p{L})(?:yours?|eure|ihre|vôtre|à vous|vuestr[oa]|suyo|de ustedes|vostr[oa]|vosso|de vocês|van jullie|van u)(?!\p{L})[^.!?]{0,20}\?/iu

/** Before contact details of others, those of the business, or another kind of number. */
const OF_OTHERS =
  /(?<!\p{L})(?:my|mein\p{L}*|mon|ma|mi|il mio|la mia|meu|minha|mijn) (?:wife|husband|partner|sister|brother|mother|mum|mom|father|dad|boss|colleague|son|daughter|friend|frau|mann|schwester|bruder|mutter|vater|chefin?|kolleg\p{L}+|freund\p{L}*|sohn|tochter|femme|mari|sœur|soeur|frère|mère|père|patron\p{L}*|collègue|ami\p{L}*|mujer|marido|hermana|hermano|madre|padre|jefe|jefa|socio|socia|compañer\p{L}+|amig\p{L}+|moglie|marito|sorella|fratello|capo|collega|amic\p{L}+|mulher|irmã|irmão|mãe|pai|chefe|colega|sóci\p{L}+|vrouw|man|zus|broer|moeder|vader|baas|vriend\p{L}*)(?!\p{L})/iu
const USED_ALREADY =
  /(?<!\p{L})(?:i (?:rang|called|phoned|tried|wrote to|emailed|mailed)|(?:habe|hatte) (?:an|bei|unter)|angerufen unter|j['’]ai (?:appelé|écrit|essayé)|(?:llamé|escribí|he llamado|he escrito) (?:al?|a la)|ho (?:chiamato|scritto|provato)|(?:liguei|escrevi|telefonei) (?:para|ao?)|ik (?:belde|schreef|heb gebeld)|your (?:number|line|email)|eure|ihre nummer)(?!\p{L})/iu
const NO_PHONE =
  /(?:(?<!\p{L})(?:order|voucher|coupon|gift card|gutschein|cupón|buono|cadeaubon|booking|customer|client|invoice|account|member\p{L}*|reference|ref|ticket|tracking|case|policy|vat|iban|serial|bestell|kunden|rechnungs|auftrags|vertrags|konto|artikel|buchungs|commande|facture|pedido|reserva|cliente|factura|ordine|fattura|encomenda|fatura|klant|bestel|factuur)\p{L}*(?:[^.!?,\d]{0,12}(?:number|no|nr|n°|id|code|nummer|numéro|número|numero)(?!\p{L})\.?[^.!?,\d]{0,14}| ?(?:is|was|ist|est|es|è|é)?[\s:#]*(?:\p{Lu}{1,4}-?)?)|(?:código|codice|code|numéro|número|numero) (?:de |di |do |du )?(?:client|cliente|commande|ordine|pedido|encomenda|facture|fattura|factura|réservation)[^.!?\d]{0,14})$/iu

/** Reads the last address that is the visitor's own and not old or wrong. */
export function readEmail(text: string): { value: string; words: string } | undefined {
  const found = readSpokenEmails(text)
  const before = (at: number): string => text.slice(at === 0 ? 0 : (found[at - 1]?.start ?? 0), found[at]?.start)
  const theirs = found.filter(({ end }, at) => isOwn(before(at)) && !ASKED_OF.test(text.slice(end)))
  const meant = found.filter((address, at) => theirs.includes(address) && !NOT_THIS.test(before(at)))
  const last = (meant.length > 0 ? meant : found.length > 1 ? [] : theirs).at(-1)
  return last && { value: last.value, words: text.slice(last.start, last.end) }
}

const isOwn = (before: string): boolean => {
  const clause = before.split(/[.!?;](?:\s|$)|,\s*(?:but|aber|mais|pero|ma|mas|maar)\s/u).at(-1) ?? ''
  return !OF_OTHERS.test(clause) && !USED_ALREADY.test(clause) && !NO_PHONE.test(clause)
}

/** Digits that look like a phone number of an unknown or unassigned range. */
const PHONE_LIKE = /(?<![\d@\p{L}]|\p{L}-)(?:\+|00?) ?\d[\d ()/.-]{7,18}\d(?!\d)/gu

/** A number that reaches somebody from elsewhere has no fewer digits. */
const MIN_DIGITS = 7

/** No country has shorter numbers. Most messages with digits have fewer, such as a time. */
const LEAST_DIGITS = 5

/** A phone number as people may type it: 6 to 15 digits. */
const DIGITS = String.raw`[+(]{0,2}\d(?:[ ()/.•\u00a0–-]{0,3}\d){5,14}(?![ ()/.•\u00a0–-]{0,3}\d)`
/** Digits right behind words that give them as a number to reach their writer at. */
const GIVEN = new RegExp(`${NUMBER_GIVEN}[\\s:#.=-]{0,4}(${DIGITS})`, 'giu')
const ALONE = new RegExp(`^\\s*(${DIGITS})[\\s.!]*$`, 'u')

interface FoundNumber {
  value: string
  from: number
  to: number
}

/** The most digits of a message to read. */
const MAX_DIGITS = 300

const withoutDates = (latin: string): string =>
  replaceSpans(latin, readDigitDates(latin), (length) => ' '.repeat(length))

/** A text with blanks in place of all that is before its last 300 digits. */
function lastDigitsOf(text: string): string {
  const from = findMatches(text, /\d/gu).at(-MAX_DIGITS)?.index ?? 0
  return ' '.repeat(from) + text.slice(from)
}

/** Finds valid numbers of a country, and possible ones. */
function numbersIn(latin: string, country: CountryCode | undefined): FoundNumber[] {
  const valid = findPhoneNumbersInText(latin, country ? { defaultCountry: country } : {}).map(
    ({ number, startsAt, endsAt }) => ({ value: number.number, from: startsAt, to: endsAt }),
  )
  const possible = findMatches(latin, PHONE_LIKE).flatMap(({ 0: digits, index }) => {
    const number = parsePhoneNumberFromString(digits, country)
    const isFound = valid.some(({ from, to }) => index < to && from < index + digits.length)
    if (!number?.isPossible() || isFound) return []
    // A 0 that a country does not take for a prefix is another country's.
    const isOfElsewhere = country !== 'IT' && number.nationalNumber.startsWith('0')
    return !isOfElsewhere ? [{ value: number.number, from: index, to: index + digits.length }] : []
  })
  return [...valid, ...possible].toSorted((a, b) => a.from - b.from)
}

/**
 * Finds numbers as they were typed: those after words such as "my number is", or else those that look like phone
 * numbers.
 */
function typedNumbers(latin: string): FoundNumber[] {
  const given = findMatches(latin, GIVEN).map(({ 0: all, 1: value = '', index }) => ({
    value,
    from: index + all.length - value.length,
    to: index + all.length,
  }))
  const alike = findMatches(latin, PHONE_LIKE).map(({ 0: value, index }) => ({
    value,
    from: index,
    to: index + value.length,
  }))
  return given.length > 0 ? given : alike
}

/**
 * Returns the visitor's phone number: the last one that is not somebody else's, the one they called, or another kind of
 * number. It is in E.164 by the first of `countries` that writes a number in these groups, else by the first in which
 * it is valid, else as typed.
 */
export function readPhone(
  text: string,
  countries: readonly CountryCode[],
): { value: string; words: string } | undefined {
  const latin = lastDigitsOf(withoutDates(latinDigits(text)))
  if (findMatches(latin, /\d/gu).length < LEAST_DIGITS) return undefined
  const readings = countries.length > 0 ? countries : [undefined]
  const found = readings.flatMap((country) => lastOwn(text, numbersIn(latin, country)) ?? [])
  const valid = found.flatMap((one) => {
    const number = parsePhoneNumberFromString(one.value)
    return number?.isValid() ? [{ ...one, number }] : []
  })
  const best =
    valid.find(({ number, from, to }) => isGroupedAs(number, latin.slice(from, to))) ??
    valid[0] ??
    found[0] ??
    lastOwn(text, typedNumbers(latin))
  return best && { value: best.value, words: text.slice(best.from, best.to) }
}

const groupsOf = (text: string): string[] => text.match(/\d+/gu) ?? []

/** Reports whether digits are grouped as the number's country writes it: `(212) 555-2368` is American. */
function isGroupedAs(number: PhoneNumber, typed: string): boolean {
  const groups = groupsOf(typed)
  return groups.length > 1 && groups.join(' ') === groupsOf(number.formatNational()).join(' ')
}

function lastOwn(text: string, found: readonly FoundNumber[]): FoundNumber | undefined {
  const long = found.filter(({ value, from, to }) => isTyped(value) || digitCount(text.slice(from, to)) >= MIN_DIGITS)
  return long.findLast(({ from }, at) => isOwn(text.slice(long[at - 1]?.to ?? 0, from)))
}

const isTyped = (value: string): boolean => !/^\+\d+$/u.test(value)
const digitCount = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0

/** Reads a phone number in the reply to a request for one: here a few digits alone count. */
export function readAskedPhone(
  text: string,
  countries: readonly CountryCode[],
): { value: string; words: string } | undefined {
  const typed = ALONE.exec(latinDigits(text))?.[1]
  return readPhone(text, countries) ?? (typed === undefined ? undefined : { value: typed, words: text.trim() })
}

/** Formats a number: nationally in the first country, else internationally. */
export function writePhone(value: string, [home]: readonly CountryCode[]): string {
  const number = isTyped(value) ? undefined : parsePhoneNumberFromString(value)
  if (!number) return value
  const isNear = home !== undefined && number.countryCallingCode === getCountryCallingCode(home)
  return isNear ? number.formatNational() : number.formatInternational()
}
