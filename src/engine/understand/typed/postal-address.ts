import { hasAddress as hasPlace } from '../words/text-signs.ts'
import { EMAIL, isContact, PHONE } from './contact-shapes.ts'
import type { ItemLine } from './item-lines.ts'

/** A street with its number and what follows, where names run into it without a comma. */
const STREET_WITH_TOWN =
  /(?<=\s)\p{Lu}[\p{L}-]*(?:\s(?:Straße|Strasse|Str\.|Gasse|Weg|Platz|Allee)|(?:straße|strasse|str\.|gasse|weg|platz|allee))\s?\d{1,4}[a-z]?\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}.*$/u
/** Whose address a privacy notice gives besides the business's own. */
const OTHERS =
  /(?<!\p{L})(?:Google|Facebook|Meta|Instagram|Twitter|YouTube|LinkedIn|PayPal|Stripe|Mailchimp|Cloudflare)(?!\p{L}).*(?:Plugins?|Inc|LLC|Ltd|Limited)(?!\p{L})|(?:Plugins?|Inc|LLC)(?!\p{L}).*(?<!\p{L})(?:Google|Facebook|Meta)(?!\p{L})/u
/** What follows a place in one line: another sentence, labels without a value. */
const BEHIND_PLACE = /(?<=\d[A-Z]{2})\.\s.*$|\s(?:Telefon|Tel\.?|Phone|E-?Mail|Web|Fax)\s?:.*$/u
const STREET_WORD = 'Rua|Avenida|Av\\.|Calle|Via|Viale|Vicolo|Corso|Piazza|Piazzale|Rue|Place|Plaza|Praça|Largo'
/** A street that its word opens, with the number of the house. */
const NAMED_STREET = new RegExp(`(?<!\\p{L})(?:${STREET_WORD})\\s\\p{Lu}[\\p{L}'’. ]{1,40},?\\s(?:n\\.?º?\\s?)?\\d{1,4}(?![\\d:])`, 'u')
/** What leads to a place: a sentence without a figure before it, a verb of being there, a preposition before a street. */
const BEFORE_PLACE = new RegExp(
  [
    String.raw`^(?:\p{Lu}\p{L}*(?:\s\p{Ll}[\p{L}’']*){3,12}[.!]\s+(?=[\p{Lu}\d]))?`,
    String.raw`(?:[^\d.!?]{0,60}\s(?:se situe|situé[es]*|se trouve|located|liegt|befindet sich|si trova|ubicad[oa]|está|gelegen)\s(?:au|à|in|at|en|a|an)\s)?`,
    String.raw`(?:(?:At|In|En|Au|An)\s(?=(?:${STREET_WORD})\s|\d))?`,
  ].join(''),
  'u',
)
/** What an address does not begin with, or have in it. */
const IN_SENTENCE =
  /^(?:find|visit|we|you|our|come|meet|estamos|visíta\p{L}*|sie|wir|unser|nous|vous|siamo|wij|main|opposite)(?!\p{L})|(?<!\p{L})(?:is|are|within|ist|sind|est|sont|está|è|we|you|wir|nous)\s/iu
const hasAddress = (text: string): boolean => hasPlace(text) || NAMED_STREET.test(text)
const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|(?<![\p{L}\p{N}])(?!(?:19|20)\d\d\s)\d{4,5}(?:\s?[A-Z]{2})?(?![\p{L}\p{N}])/u
const MAX_PART = 45
const MAX_PARTS = 4
const MAX_ADDRESS = 160
const MAX_PLACE = 80

/** The postal address that a line gives, without what stands around it; '' for none. */
export function addressIn(line: string): string {
  const text = line.replace(/^[^:：]{1,30}[:：]\s+/u, '')
  if (!hasAddress(text)) return ''
  const sentence =
    text.length <= MAX_ADDRESS
      ? text
      : (text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).find((part) => part.length <= MAX_ADDRESS && hasAddress(part)) ?? '')
  if (!sentence || OTHERS.test(sentence)) return ''
  const value = addressOf(sentence)
    .replace(EMAIL, '')
    .replace(PHONE, '')
    .replace(/^\d{1,2}[.)]\s+/u, '')
    .replace(/[\s,;|·–(:-]+$/u, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim()
  return isWholeAddress(value) ? value : ''
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
  const shown = partsWithPlace(text).replace(BEFORE_PLACE, '').replace(BEHIND_PLACE, '')
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
  if (!hasAddress(value) || !/^[\p{Lu}\p{Lo}\d#]|^[cv]\/|^(?:rue|calle|via|rua)\s/u.test(value) || IN_SENTENCE.test(value)) return false
  const rest = value.replace(POSTCODE, '')
  const pieces = rest.split(/[,،;·–]|\.\s/u).filter((piece) => /[\p{L}\d]/u.test(piece))
  return rest === value ? pieces.length > 1 && /\d/u.test(rest) : pieces.length > 1 || /\d|\p{L}\s+\S+\s+\S+\s+\S+/u.test(rest)
}

/** Lines with the lines of one address joined: a street with its number, a town, a postcode, each in a line of its own. */
export function joinAddresses(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (const line of lines) {
    const from =
      POSTCODE.test(line.text) && isPart(line) && !/\d\P{L}*\s\p{Lu}/u.test(line.text.replace(POSTCODE, ''))
        ? streetAbove(joined, line)
        : -1
    if (from === -1) joined.push(line)
    else joined.push({ ...line, text: [...joined.splice(from).map(({ text }) => text.replace(/,$/u, '')), line.text].join(', ') })
  }
  return joined
}

const isPart = ({ text, cells }: ItemLine): boolean =>
  text.length <= MAX_PART && cells.length === 0 && !isContact(text) && !/[€£$!?]/u.test(text)

/** Where among the lines right above a line the one with a house's number stands, -1 for nowhere. */
function streetAbove(lines: ItemLine[], { heading }: ItemLine): number {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - MAX_PARTS); at--) {
    const line = lines[at]
    if (
      !line ||
      line.heading !== heading ||
      line.text === heading ||
      !isPart(line) ||
      (POSTCODE.test(line.text) && isWholeAddress(line.text))
    )
      return -1
    if (/\d/u.test(line.text) && /\p{Lu}/u.test(line.text)) return at
  }
  return -1
}
