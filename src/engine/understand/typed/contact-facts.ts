import { hasAddress as hasPlace } from '../words/text-signs.ts'
import { nameIn, type ItemLine } from './item-lines.ts'

export interface ContactFact {
  kind: 'phone' | 'email' | 'address'
  value: string
  subject: string
  qualifier: string
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/gu
const PHONE = /(?<![\d.,/:€£$-]|\p{Lu}{2})(?:\+\d|\(\+?\d|00\d|0\d|[1-9]\d{1,3}[\s.-])[\d\s()./\u00a0–-]{5,20}\d(?![\d/]|\s?[€£$%])/gu
const DIGIT = /\d/u
const PHONE_LABEL =
  /(?:phone|tel|call|mobile|mob|ring|fax|whatsapp|telefon|handy|mobil|téléphone|teléfono|telefono|telefone|móvil|cellulare|telefoon|هاتف|☎|📞)/iu
/** A sentence that asks to call names nobody. */
const CALLS =
  /^(?:ll[aá]m|appel|rufen|ruf |anruf|chiam|ligue|bel |ring|dial|text|reach|contact|kontakt|erreich|oder|or|ou|o|and|und|et|y|at|unter|au|al)/iu
const DATE = /\b(?:19|20)\d\d\b|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}[:.]\d{2}\s?[-–]\s?\d/u
const NO_PHONE =
  /(?:vat|umsatzsteuer(?:-id)?|company|registration|reg|account|iban|bic|charity|order|hrb|ust|nif|cif|kvk|siret|isbn|sku|licen[cs]e|number plate)\b/iu
/** Labels that name the kind of contact, not whose it is. */
const LABEL_OF_CONTACT =
  /phone|tel|call|mobil|móvil|cellulare|fax|whatsapp|handy|téléphone|e-?mail|mail|correo|courriel|posta|address|adress|adresse|dirección|indirizzo|adres|morada|contact|kontakt|find|where|office|oficina|book|reserv|هاتف|البريد|العنوان|واتساب|^$|[\d@]/iu
/** A street with its number and what follows, where names run into it without a comma. */
const STREET_WITH_TOWN =
  /(?<=\s)\p{Lu}[\p{L}-]*(?:\s(?:Straße|Strasse|Str\.|Gasse|Weg|Platz|Allee)|(?:straße|strasse|str\.|gasse|weg|platz|allee))\s?\d{1,4}[a-z]?\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}.*$/u
/** Whose address a privacy notice gives besides the business's own. */
const OTHERS =
  /(?<!\p{L})(?:Google|Facebook|Meta|Instagram|Twitter|YouTube|LinkedIn|PayPal|Stripe|Mailchimp|Cloudflare)(?!\p{L}).*(?:Plugins?|Inc|LLC|Ltd|Limited)(?!\p{L})|(?:Plugins?|Inc|LLC)(?!\p{L}).*(?<!\p{L})(?:Google|Facebook|Meta)(?!\p{L})/u
/** Who is named in a notice beside the business: who watches over it, settles its disputes, or helps in need. */
const AUTHORITY =
  /(?<!\p{L})(?:\p{L}*beh(?:ö|oe)rde\p{L}*|aufsichts\p{L}*|schlichtungs\p{L}*|commissioner\p{L}*|ombuds\p{L}*|regulator|complain(?:ts?)? to|médiat(?:eur|ion)|cnil|agencia española|autorité|autoridad|garante|autoriteit|geschillen\p{L}*|huisarts|hausarzt|polizei|police|hospital|krankenhaus|hosted by|hébergeur)(?!\p{L})/iu
/** What follows a place in one line: another sentence, labels without a value. */
const BEHIND_PLACE = /(?<=\d[A-Z]{2})\.\s.*$|\s(?:Telefon|Tel\.?|Phone|E-?Mail|Web|Fax)\s?:.*$/u
const STREET_WORD = 'Rua|Avenida|Av\\.|Calle|Via|Viale|Vicolo|Corso|Piazza|Piazzale|Rue|Place|Plaza|Praça|Largo'
/** A street that its word opens, with the number of the house. */
const NAMED_STREET = new RegExp(`(?<!\\p{L})(?:${STREET_WORD})\\s\\p{Lu}[\\p{L}'’. ]{1,40},?\\s(?:n\\.?º?\\s?)?\\d{1,4}(?![\\d:])`, 'u')
/** What leads to a place: a sentence without a figure before it, a verb of being there, a preposition before a street. */
const BEFORE_PLACE = new RegExp(
  `^(?:\\p{Lu}\\p{L}*(?:\\s\\p{Ll}[\\p{L}’']*){3,12}[.!]\\s+(?=[\\p{Lu}\\d]))?(?:[^\\d.!?]{0,60}\\s(?:se situe|situé[es]*|se trouve|located|liegt|befindet sich|si trova|ubicad[oa]|está|gelegen)\\s(?:au|à|in|at|en|a|an)\\s)?(?:(?:At|In|En|Au|An)\\s(?=(?:${STREET_WORD})\\s|\\d))?`,
  'u',
)
const hasAddress = (text: string): boolean => hasPlace(text) || NAMED_STREET.test(text)
const MAX_OWNED_LINE = 120
const MAX_OWNER = 40
const MAX_ADDRESS = 160
const MAX_PLACE = 80
const MAX_CONTEXT = 40

/** Phone numbers, email addresses and postal addresses that a line names, of whom its label or heading says. */
export function contactFacts(line: ItemLine): ContactFact[] {
  const facts = [...emailFacts(line), ...phoneFacts(line), ...addressFacts(line)]
  return facts.length > 0 && AUTHORITY.test(`${line.heading} ${line.text}`) ? [] : facts
}

/** Headings that a contact stands below without belonging to them. */
const ELSEWHERE =
  /^(?:(?:meet |our |about |unser |notre |nuestro )*(?:team|story|reviews?|testimonials?|gallery|blog|news|faqs?|équipe|equipo)|what .* say|why .*|.*[?!])$/iu
/** The title and the heading of a line, without those that say nothing of whose its contact or hours are. */
export function placeOf({ title, heading }: ItemLine): Pick<ItemLine, 'title' | 'heading'> {
  const at = title.indexOf(': ')
  const whole = at !== -1 && ELSEWHERE.test(title.slice(at + 2)) ? title.slice(0, at) : title
  return { title: whole, heading: heading === title || ELSEWHERE.test(heading) ? whole : heading }
}

/** Whose a contact is: the name right above it where one heading has several, or that its line opens with, else the heading's. */
function ownerOf(line: ItemLine): string {
  const { owner, label, text } = line
  const { title, heading } = placeOf(line)
  const isNamed = text.startsWith(`${label}:`) && label.length <= MAX_OWNER && text.length <= MAX_OWNED_LINE
  const name = owner || (isNamed && !LABEL_OF_CONTACT.test(label) && !CALLS.test(label) ? label : '')
  return nameIn(title, name ? nameIn(heading, name) : heading)
}

function emailFacts(line: ItemLine): ContactFact[] {
  if (!line.text.includes('@')) return []
  return (line.text.match(EMAIL) ?? []).map((value) => ({
    kind: 'email',
    value: value.replace(/^nbsp|[.-]+$/gu, ''),
    subject: ownerOf(line),
    qualifier: '',
  }))
}

function phoneFacts(line: ItemLine): ContactFact[] {
  return findPhones(line.text).map(({ value, before, end }) => {
    const after = /^\s*\(([^)]{0,30})\)/u.exec(line.text.slice(end))?.[1] ?? ''
    return { kind: 'phone', value, subject: ownerOf(line), qualifier: qualifierOf(before) || qualifierOf(after) }
  })
}

function findPhones(text: string): { value: string; before: string; at: number; end: number }[] {
  if (!DIGIT.test(text)) return []
  return [...text.matchAll(PHONE)].flatMap(({ 0: shown, index: at }) => {
    const value = shown.trim().replace(/^\((?=[^)]*$)/u, '')
    const before = text.slice(Math.max(0, at - MAX_CONTEXT), at)
    return isPhone(value, before) ? [{ value, before, at, end: at + shown.length }] : []
  })
}

/** A text without the phone number that ends it: one before tells what the rest is about. */
export function withoutLastPhone(text: string): string {
  const last = findPhones(text).at(-1)
  return last && last.end >= text.length ? text.slice(0, last.at).replace(/[\s,;:·|(–—-]+$/u, '') : text
}

/** Numbers without a label must look like nothing else: a prefix, and groups as people write them. */
function isPhone(value: string, before: string): boolean {
  const digits = value.replace(/\D/gu, '').length
  if (digits < 7 || digits > 15 || DATE.test(value) || NO_PHONE.test(before)) return false
  if (PHONE_LABEL.test(before)) return true
  return digits >= 9 && /^(?:\+|\(?0|00)/u.test(value) ? true : digits >= 9 && /^\(?\d{3}\)?[\s.-]\d{2,3}[\s.-]\d{2,4}/u.test(value)
}

function qualifierOf(before: string): string {
  if (/whatsapp|واتساب/iu.test(before)) return 'WhatsApp'
  if (/fax/iu.test(before)) return 'fax'
  const name = /(?:^|\d\s*[,|·/–-]?\s*)(\p{Lu}[\p{L} ]{2,24}?)[\s:–-]*$/u.exec(before)?.[1]?.trim() ?? ''
  if (name && !PHONE_LABEL.test(name) && !CALLS.test(name)) return name
  return /mob(?:ile|il)?\b|handy|móvil|cellulare/iu.test(before) ? 'mobile' : ''
}

const isContact = (text: string): boolean => text.includes('@') || text.search(PHONE) !== -1

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

function addressFacts(line: ItemLine): ContactFact[] {
  const text = line.text.replace(/^[^:：]{1,30}[:：]\s+/u, '')
  if (!hasAddress(text)) return []
  const sentence =
    text.length <= MAX_ADDRESS
      ? text
      : (text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).find((part) => part.length <= MAX_ADDRESS && hasAddress(part)) ?? '')
  if (!sentence || OTHERS.test(sentence)) return []
  const value = addressOf(sentence)
    .replace(EMAIL, '')
    .replace(PHONE, '')
    .replace(/^\d{1,2}[.)]\s+/u, '')
    .replace(/[\s,;|·–(:-]+$/u, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim()
  return isWholeAddress(value) ? [{ kind: 'address', value, subject: ownerOf(line), qualifier: '' }] : []
}

const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|(?<![\p{L}\p{N}])(?!(?:19|20)\d\d\s)\d{4,5}(?:\s[A-Z]{2})?(?![\p{L}\p{N}])/u
const MAX_PART = 45
const MAX_PARTS = 4

/** A town with its postcode and what stands before it, or a street with its number and what follows; no sentence. */
function isWholeAddress(value: string): boolean {
  if (!hasAddress(value) || !/^[\p{Lu}\p{Lo}\d#]|^[cv]\/|^(?:rue|calle|via|rua)\s/u.test(value) || IN_SENTENCE.test(value)) return false
  const rest = value.replace(POSTCODE, '')
  const pieces = rest.split(/[,،;·–]|\.\s/u).filter((piece) => /[\p{L}\d]/u.test(piece))
  return rest === value ? pieces.length > 1 && /\d/u.test(rest) : pieces.length > 1 || /\d|\p{L}\s+\S+\s+\S+\s+\S+/u.test(rest)
}

const IN_SENTENCE =
  /^(?:find|visit|we|you|our|come|meet|estamos|visíta\p{L}*|sie|wir|unser|nous|vous|siamo|wij|main|opposite)(?!\p{L})|(?<!\p{L})(?:is|are|within|ist|sind|est|sont|está|è|we|you|wir|nous)\s/iu

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
