import { siteWords, alternatives, alternativesOf } from '../language/word-lists.ts'
import { readEmails } from './contacts.ts'
import { readPhones } from './phones.ts'
import { replaceSpans } from './text-spans.ts'

const DIGIT = /\d/u
const STREET = `(?:${alternativesOf(siteWords('streets'))})`
/**
 * British, Canadian, continental (a year before a month is not one), American and Dutch postcodes with their
 * surroundings.
 */
const POSTCODE_PLACE =
  /\b[A-Z]\d[A-Z]\s\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|(?:^|[,\n|·]\s?|\b[A-Z]{1,2}-)\d{4,5}\s\p{Lu}\p{Ll}{2}|\b(?<!(?:[Ee]st\.?|[Ss]ince|[Ss]eit|[Dd]epuis|[Dd]esde)\s)(?!19\d\d\s|20\d\d\s)\d{4,5}\s\p{Lu}\p{Ll}{2}|\b[A-Z]{2}\s\d{5}\b|,\s(?!19\d\d|20\d\d)\d{4,5},\s\p{Lu}\p{Ll}|,\s\p{Lu}[\p{L} ]{2,30}\s\d{6}(?!\d)|(?<![\d-])\d{5}-\d{3}(?![\d-])|\b\d{4}\s?[A-Z]{2}\s\p{Lu}/u
/** Digits that each of these has. */
const POSTCODE_DIGITS = /\d{4}|\d[A-Z]/u
/** The French words for a street, in upper or lower case, after a number. */
const HOUSE_STREET = `(?:${alternatives(siteWords('streets')['fr'] ?? '').replace(/\p{Lu}/gu, (letter) => `[${letter}${letter.toLowerCase()}]`)})`
const NUMBER_STREET =
  /(?<![\p{L}\d])\d{1,5}[a-z]?,?\s(?:[\p{Lu}\d][\p{L}\d.'’-]{0,30}\s){1,5}(?:Street|St(?!\.?\s\p{Lu})|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Square|Court|Ct|Way|Boulevard|Blvd|Highway|Hwy|Parkway|Pkwy)(?!\p{L})/u
/** `7 The Ropewalk, Ashcombe, Victoria, 3199` is an address whatever its street is called. */
const NUMBERED_PLACE = /^\s*\d{1,5}[a-z]?,?\s\p{Lu}[\p{L}'’. ]{2,40},\s\p{Lu}[\p{L}'’., ]{2,60}\s\d{4,6}$/mu
/** A street that begins with its type, with the house number after its name or before the type. */
const NAMED_STREET = new RegExp(
  `(?<!\\p{L})${STREET}\\s(?:(?:${alternativesOf(siteWords('streetJoints'))}) ){0,3}\\p{Lu}[\\p{L}'’. ]{1,40},?\\s(?:n\\.?\\u00ba?\\s?)?\\d{1,4}[A-Z]?(?![\\p{L}\\d:])|` +
    `(?<![\\d.,:])\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s${HOUSE_STREET}\\s(?:(?:${alternatives(siteWords('streetJoints')['fr'] ?? '')})\\s|(?:de\\s)?[ld][’']){0,3}\\p{Lu}`,
  'u',
)
const STREET_NAMED = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(siteWords('streetsInText'))})\\s\\p{Lu}|(?<!\\p{L})via\\s\\p{Lu}[\\p{L}. ]{1,30},?\\s\\d|(?:${alternativesOf(siteWords('streetsBeforeAny'))})\\s\\p{L}`,
  'u',
)

/** A street with its number and the following names without a comma. */
const STREET_WITH_TOWN = new RegExp(
  `(?<=\\s)\\p{Lu}[\\p{L}-]*\\s?(?:${alternativesOf(siteWords('streetEndings'))})\\s?\\d{1,4}[a-z]?\\s(?:[A-Z]{1,2}-)?\\d{4,5}\\s\\p{Lu}.*$`,
  'u',
)
/** Other parties whose address a privacy notice gives. */
const OTHERS =
  /(?<!\p{L})(?:Google|Facebook|Meta|Instagram|Twitter|YouTube|LinkedIn|PayPal|Stripe|Mailchimp|Cloudflare)(?!\p{L}).*(?:Plugins?|Inc|LLC|Ltd|Limited)(?!\p{L})|(?:Plugins?|Inc|LLC)(?!\p{L}).*(?<!\p{L})(?:Google|Facebook|Meta)(?!\p{L})/u
const MARKS = /^[^\p{L}\d#]+/u
/** Text after a place in the same line: another sentence, labels without a value. */
const BEHIND_PLACE = /(?<=\d[A-Z]{2})\.\s.*$|\s(?:Telefon|Tel\.?|Phone|E-?Mail|Web|Fax)\s?:.*$/u
/** The label of a phone number or email address that was removed after a place. */
const LABEL_AT_END = /(?:[\s,;·|(–-]+(?:t[e\u00e9]l\p{L}*|phone|fax|mobil\p{L}*|e-?mail)[.:\s]*)+$/iu
/** Words that no address begins with or contains. */
const IN_SENTENCE = new RegExp(
  `^(?:${alternativesOf(siteWords('notAddressOpenings'))})(?!\\p{L})|(?<!\\p{L})(?:${alternativesOf(siteWords('notAddressWords'))})\\s`,
  'iu',
)
const BRITISH_POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})/u
export const POSTCODE =
  /(?<!\p{L})[A-Z]\d[A-Z]\s\d[A-Z]\d(?!\p{L})|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|(?<![\p{L}\p{N}])(?!(?:19|20)\d\d\s)(?:\d{4,5}-\d{3}|\d{6}|\d{4,5}(?:\s?[A-Z]{2})?)(?![\p{L}\p{N}-])/u
/** The name of an address, on its own line or before one. */
export const ADDRESS_NAME = `(?:\\p{L}+ )?(?:${alternativesOf(siteWords('addresses'))})(?: \\p{L}{1,3})?`
/** A label before a colon. An address may come before a colon too: "Mill Lane 5, 10115 Berlin, Tel.: 030 1234567". */
const LABEL = /^[^:：]{1,50}[:：]\s+/u
const ADDRESS_IS = new RegExp(`^${ADDRESS_NAME}\\s+(?=[\\p{Lu}\\d])`, 'iu')
const LABELLED = new RegExp(`^(?:\\p{L}+ )?${ADDRESS_NAME}\\s*[:：]\\s`, 'iu')
export const MAX_PART = 45
const MAX_ADDRESS = 160
const MAX_PLACE = 80

const hasPostcode = (text: string) => POSTCODE_DIGITS.test(text) && POSTCODE_PLACE.test(text)
/** Reports whether a text has a postcode with its place, or a street with its number. */
export const hasAddress = (text: string) =>
  (DIGIT.test(text) &&
    (hasPostcode(text) || NUMBER_STREET.test(text) || NUMBERED_PLACE.test(text) || NAMED_STREET.test(text))) ||
  STREET_NAMED.test(text)

/** Returns the postal address in a line, without the text around it; '' if there is none. */
export function addressIn(line: string): string {
  const text = line.replace(LABEL, (label) => (hasAddress(label) ? label : '')).replace(ADDRESS_IS, '')
  if (!hasAddress(text)) return LABELLED.test(line) ? placeIn(text) : ''
  const sentence =
    text.length <= MAX_ADDRESS
      ? text
      : (text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).find((part) => part.length <= MAX_ADDRESS && hasAddress(part)) ?? '')
  if (!sentence || OTHERS.test(sentence)) return ''
  const place = addressOf(sentence)
  const value = replaceSpans(place, [...readEmails(place), ...readPhones(place)], () => '')
    .replace(LABEL_AT_END, '')
    .replace(MARKS, '')
    .replace(/[^\p{L}\p{N}.)]+$/u, '')
    .replace(/(?<=\p{Ll}{3}|\d[A-Z]{2}|\d{4})\.$/u, '')
    .trim()
  return isWholeAddress(value) ? value : ''
}

export const isContact = (text: string): boolean => text.includes('@') || readPhones(text).length > 0

/** Returns the address after its label, if it has short parts: a well-known place without a number. */
function placeIn(text: string): string {
  const parts = text.split(/,\s+/u)
  const isPlace = parts.length > 1 && parts.every((part) => part.length <= MAX_PART && /^[\p{Lu}\p{Lo}\d]/u.test(part))
  return isPlace && text.length <= MAX_ADDRESS && !isContact(text) && !IN_SENTENCE.test(text)
    ? text.replace(/\.$/u, '')
    : ''
}

/** Returns the parts between dots up to the last with an address, from the first with digits. */
function partsWithPlace(text: string): string {
  const parts = text.replace(/^©\s*(?:\d{4}\s)?/u, '').split(/\s+[·|•—]\s+/u)
  const last = parts.findLastIndex(hasAddress)
  const first = parts.findIndex((part) => /\d/u.test(part) || hasAddress(part))
  return last === -1 ? text : parts.slice(Math.min(first, last), last + 1).join(' · ')
}

/** Returns the address in a longer line, without the sentences and prices around it. */
function addressOf(text: string): string {
  const shown = partsWithPlace(text).replace(MARKS, '').replace(BEHIND_PLACE, '')
  const street = shown.includes(',') ? undefined : STREET_WITH_TOWN.exec(shown)?.[0]
  if (street !== undefined) return street
  if (shown.length <= MAX_PLACE) return shown
  const part = shown.split(/(?<=\p{Ll}{2}[.;])\s+(?=\p{Lu})/u).find(hasAddress) ?? shown
  const pieces = part.split(/,\s+/u)
  const last = pieces.findLastIndex((piece) => /[€£$]/u.test(piece))
  return pieces.slice(last + 1).join(', ')
}

/** Reports whether a value is a town with its postcode or a street with its number, and not a sentence. */
export function isWholeAddress(value: string): boolean {
  if (
    !hasAddress(value) ||
    !/^[\p{Lu}\p{Lo}\d#]|^[cv]\/|^(?:rue|calle|via|rua)\s/u.test(value) ||
    IN_SENTENCE.test(value)
  )
    return false
  const rest = value.replace(POSTCODE, '')
  const pieces = rest.split(/[,،;·–]|\.\s/u).filter((piece) => /[\p{L}\d]/u.test(piece))
  if (pieces.length > 1) return rest !== value || /\d/u.test(rest)
  // Four or five figures alone are seldom a postcode.
  return rest !== value && (/\d/u.test(rest) || (BRITISH_POSTCODE.test(value) && /\p{L}(?:\s+\S+){3}/u.test(rest)))
}
