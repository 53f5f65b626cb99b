import { hasAddress, hasHours } from '../words/text-signs.ts'
import { alternativesOf } from '../../language/word-lists.ts'
import {
  ADDRESSES,
  AT,
  IS,
  IS_LOCATED,
  LABELS_BEHIND,
  OTHER_LABELS,
  SENTENCE_OPENINGS,
  SENTENCE_WORDS,
  STREETS,
  WHOSE_ADDRESS,
} from './address-words.ts'
import { readEmails } from '../../values/emails.ts'
import { replaceSpans } from '../../values/text-spans.ts'
import { readPhones } from '../../values/phones.ts'
import type { ItemLine } from './item-lines.ts'

/** A street with its number and what follows, where names run into it without a comma. */
const STREET_WITH_TOWN =
  /(?<=\s)\p{Lu}[\p{L}-]*(?:\s(?:Straße|Strasse|Str\.|Gasse|Weg|Platz|Allee)|(?:straße|strasse|str\.|gasse|weg|platz|allee))\s?\d{1,4}[a-z]?\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}.*$/u
/** Whose address a privacy notice gives besides the business's own. */
const OTHERS =
  /(?<!\p{L})(?:Google|Facebook|Meta|Instagram|Twitter|YouTube|LinkedIn|PayPal|Stripe|Mailchimp|Cloudflare)(?!\p{L}).*(?:Plugins?|Inc|LLC|Ltd|Limited)(?!\p{L})|(?:Plugins?|Inc|LLC)(?!\p{L}).*(?<!\p{L})(?:Google|Facebook|Meta)(?!\p{L})/u
const MARKS = /^[^\p{L}\d#]+/u
/** What follows a place in one line: another sentence, labels without a value. */
const BEHIND_PLACE = /(?<=\d[A-Z]{2})\.\s.*$|\s(?:Telefon|Tel\.?|Phone|E-?Mail|Web|Fax)\s?:.*$/u
/** The label of a number or an address of email that was taken out behind a place. */
const LABEL_AT_END = new RegExp(`(?:[\\s,;·|(–-]+(?:${alternativesOf(LABELS_BEHIND)})[.:\\s]*)+$`, 'iu')
const STREET = `(?:${alternativesOf(STREETS)})`
/**
 * What leads to a place: a sentence without a figure before it, a verb of being there, a preposition before a street.
 */
const BEFORE_PLACE = new RegExp(
  [
    String.raw`^(?:\p{Lu}\p{L}*(?:\s\p{Ll}[\p{L}’']*){3,12}[.!]\s+(?=[\p{Lu}\d]))?`,
    String.raw`(?:[^\d.!?]{0,60}\s(?:${alternativesOf(IS_LOCATED)})\s(?:${alternativesOf(AT)})\s)?`,
    String.raw`(?:(?:At|In|En|Au|An)\s(?=${STREET}\s|\d))?`,
  ].join(''),
  'u',
)
/** What an address does not begin with, or have in it. */
const IN_SENTENCE = new RegExp(
  `^(?:${alternativesOf(SENTENCE_OPENINGS)})(?!\\p{L})|(?<!\\p{L})(?:${alternativesOf(SENTENCE_WORDS)})\\s`,
  'iu',
)
const BRITISH = /[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})/u
const POSTCODE =
  /(?<!\p{L})[A-Z]\d[A-Z]\s\d[A-Z]\d(?!\p{L})|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|(?<![\p{L}\p{N}])(?!(?:19|20)\d\d\s)(?:\d{4,5}-\d{3}|\d{6}|\d{4,5}(?:\s?[A-Z]{2})?)(?![\p{L}\p{N}-])/u
/** What a page calls an address, in a line of its own or before one. */
const ADDRESS_NAME = `(?:(?:${alternativesOf(WHOSE_ADDRESS)}) )?(?:${alternativesOf(ADDRESSES)})(?: (?:${alternativesOf(IS)}))?`
const ADDRESS_IS = new RegExp(`^${ADDRESS_NAME}\\s+(?=[\\p{Lu}\\d])`, 'iu')
const ADDRESS_LABEL = new RegExp(`^${ADDRESS_NAME}\\s*[:：]?$`, 'iu')
const OTHER_LABEL = new RegExp(`^(?:${alternativesOf(OTHER_LABELS)})\\.?$`, 'iu')
const LABELLED = new RegExp(`^(?:\\p{L}+ )?${ADDRESS_NAME}\\s*[:：]\\s`, 'iu')
const MAX_LABELLED = 7
const MAX_PART = 45
const MAX_PARTS = 4
const MAX_ADDRESS = 160
const MAX_PLACE = 80

/** The postal address that a line gives, without what stands around it; '' for none. */
export function addressIn(line: string): string {
  const text = line.replace(/^[^:：]{1,50}[:：]\s+/u, '').replace(ADDRESS_IS, '')
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

const isContact = (text: string): boolean => text.includes('@') || readPhones(text).length > 0

/** What a label calls an address, when it is several short parts, as those without a number that are known to all. */
function placeIn(text: string): string {
  const parts = text.split(/,\s+/u)
  const isPlace = parts.length > 1 && parts.every((part) => part.length <= MAX_PART && /^[\p{Lu}\p{Lo}\d]/u.test(part))
  return isPlace && text.length <= MAX_ADDRESS && !isContact(text) && !IN_SENTENCE.test(text)
    ? text.replace(/\.$/u, '')
    : ''
}

/** Of parts between dots those up to the last with an address, without names before the first that has figures. */
function partsWithPlace(text: string): string {
  const parts = text.replace(/^©\s*(?:\d{4}\s)?/u, '').split(/\s+[·|•—]\s+/u)
  const last = parts.findLastIndex(hasAddress)
  const first = parts.findIndex((part) => /\d/u.test(part) || hasAddress(part))
  return last === -1 ? text : parts.slice(Math.min(first, last), last + 1).join(' · ')
}

/** The address of a longer line, without the sentences and the sums of money around it. */
function addressOf(text: string): string {
  const shown = partsWithPlace(text).replace(MARKS, '').replace(BEFORE_PLACE, '').replace(BEHIND_PLACE, '')
  const street = shown.includes(',') ? undefined : STREET_WITH_TOWN.exec(shown)?.[0]
  if (street !== undefined) return street
  if (shown.length <= MAX_PLACE) return shown
  const part = shown.split(/(?<=\p{Ll}{2}[.;])\s+(?=\p{Lu})/u).find(hasAddress) ?? shown
  const pieces = part.split(/,\s+/u)
  const last = pieces.findLastIndex((piece) => /[€£$]/u.test(piece))
  return pieces.slice(last + 1).join(', ')
}

/** A town with its postcode and what stands before it, or a street with its number and what follows; no sentence. */
function isWholeAddress(value: string): boolean {
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
  return rest !== value && (/\d/u.test(rest) || (BRITISH.test(value) && /\p{L}\s+\S+\s+\S+\s+\S+/u.test(rest)))
}

/**
 * Lines with the lines of one address joined: a street with its number, a town, a postcode, each in a line of its own.
 */
export function joinAddresses(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (const line of lines) {
    const isPostcode = BRITISH.exec(line.text)?.[0] === line.text
    const from =
      isPostcode && streetAbove(joined, line) === -1
        ? placeAbove(joined, line)
        : POSTCODE.test(line.text) && isPart(line) && !/\d\P{L}*\s\p{Lu}/u.test(line.text.replace(POSTCODE, ''))
          ? streetAbove(joined, line)
          : -1
    if (from === -1) joined.push(line)
    else
      joined.push({
        ...line,
        text: [...joined.splice(from).map(({ text }) => text.replace(/,$/u, '')), line.text].join(', '),
      })
  }
  return joined
}

/**
 * Lines with the short ones below the label of an address joined, the label before them: `Address: Elm House, Bath`.
 */
export function joinLabelled(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) continue
    const next = lines.slice(at + 1, at + 1 + MAX_LABELLED)
    const other = ADDRESS_LABEL.test(line.text)
      ? next.findIndex((each) => !isBelow(each, line) || each.listed !== next[0]?.listed)
      : 0
    const parts = other === -1 ? next : next.slice(0, other)
    if (parts.length === 0) joined.push(line)
    else {
      const text = parts.map((part) => part.text.replace(/[,.]$/u, '')).join(', ')
      joined.push({
        ...(parts[0] ?? line),
        label: line.text.replace(/\s*[:：]$/u, ''),
        text: `${line.text.replace(/\s*[:：]$/u, '')}: ${text}`,
      })
      at += parts.length
    }
  }
  return joined
}

const isBelow = (line: ItemLine, label: ItemLine): boolean =>
  (line.heading === label.heading || line.heading === label.text) &&
  !line.isHeading &&
  line.label === '' &&
  isPart(line) &&
  !hasHours(line.text) &&
  !ADDRESS_LABEL.test(line.text) &&
  !OTHER_LABEL.test(line.text)

const isPart = ({ text, cells }: ItemLine): boolean =>
  text.length <= MAX_PART && cells.length === 0 && !isContact(text) && !/[€£$!?]/u.test(text)

/**
 * Where among the lines right above a postcode the first stands that a comma ends, -1 for nowhere: a place without a
 * house's number.
 */
function placeAbove(lines: ItemLine[], { heading }: ItemLine): number {
  const first =
    lines.findLastIndex(
      (line) => line.heading !== heading || line.text === heading || !isPart(line) || hasHours(line.text),
    ) + 1
  const from = Math.max(first, lines.length - MAX_PARTS)
  const at = lines.slice(from).findIndex(({ text }) => text.endsWith(','))
  return at === -1 ? -1 : from + at
}

/** Where among the lines right above a line the one with a house's number stands, -1 for nowhere. */
function streetAbove(lines: ItemLine[], { heading }: ItemLine): number {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - MAX_PARTS); at--) {
    const line = lines[at]
    if (
      !line ||
      line.heading !== heading ||
      line.text === heading ||
      !isPart(line) ||
      hasHours(line.text) ||
      (POSTCODE.test(line.text) && isWholeAddress(line.text))
    )
      return -1
    if (/\d/u.test(line.text) && /\p{Lu}/u.test(line.text)) return at
  }
  return -1
}
