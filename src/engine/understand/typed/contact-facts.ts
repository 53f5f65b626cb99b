import { hasAddress } from '../words/text-signs.ts'
import { nameIn, type ItemLine } from './item-lines.ts'

export interface ContactFact {
  kind: 'phone' | 'email' | 'address'
  value: string
  subject: string
  qualifier: string
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/gu
const PHONE = /(?<![\d.,/:€£$-]|\p{Lu}{2})(?:\+\d|\(\+?\d|00\d|0\d|[1-9]\d{1,3}[\s.-])[\d\s()./\u00a0–-]{5,20}\d(?![\d/]|\s?[€£$%])/gu
const PHONE_LABEL =
  /(?:phone|tel|call|mobile|mob|ring|fax|whatsapp|telefon|handy|mobil|téléphone|teléfono|telefono|telefone|móvil|cellulare|telefoon|هاتف|☎|📞)/iu
/** A sentence that asks to call names nobody. */
const CALLS =
  /^(?:ll[aá]m|appel|rufen|ruf |anruf|chiam|ligue|bel |ring|dial|text|reach|contact|kontakt|erreich|oder|or|ou|o|and|und|et|y|at|unter|au|al)/iu
const DATE = /\b(?:19|20)\d\d\b|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}[:.]\d{2}\s?[-–]\s?\d/u
const NO_PHONE =
  /(?:vat|umsatzsteuer(?:-id)?|company|registration|reg|account|iban|bic|charity|order|hrb|ust|nif|cif|kvk|siret|isbn|sku|licen[cs]e|number plate)\b/iu
const MAX_ADDRESS = 160
const MAX_TOWN = 45
const MAX_PLACE = 80
const MAX_CONTEXT = 40

/** Phone numbers, email addresses and postal addresses that a line names, of whom its label or heading says. */
export function contactFacts(line: ItemLine): ContactFact[] {
  return [...emailFacts(line), ...phoneFacts(line), ...addressFacts(line)]
}

/** Whose a contact is: of several under one heading the name right above it, else the heading's. */
const ownerOf = ({ title, heading, owner }: ItemLine): string => nameIn(title, owner ? nameIn(heading, owner) : heading)

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
  if (line.text.search(PHONE) === -1) return []
  return [...line.text.matchAll(PHONE)].flatMap((match) => {
    const value = match[0].trim().replace(/^\((?=[^)]*$)/u, '')
    const before = line.text.slice(Math.max(0, match.index - MAX_CONTEXT), match.index)
    const after = /^\s*\(([^)]{0,30})\)/u.exec(line.text.slice(match.index + match[0].length))?.[1] ?? ''
    return isPhone(value, before)
      ? [{ kind: 'phone' as const, value, subject: ownerOf(line), qualifier: qualifierOf(before) || qualifierOf(after) }]
      : []
  })
}

/** Numbers without a label must look like nothing else: a prefix, and groups as people write them. */
function isPhone(value: string, before: string): boolean {
  const digits = value.replace(/\D/gu, '').length
  if (digits < 7 || digits > 15 || DATE.test(value) || NO_PHONE.test(before)) return false
  if (PHONE_LABEL.test(before)) return true
  return digits >= 9 && /^(?:\+|\(?0|00)/u.test(value) ? true : digits >= 9 && /^\d{3}[\s.-]\d{2,3}[\s.-]\d{2,4}/u.test(value)
}

function qualifierOf(before: string): string {
  if (/whatsapp|واتساب/iu.test(before)) return 'WhatsApp'
  if (/fax/iu.test(before)) return 'fax'
  const name = /(?:^|\d\s*[,|·/–-]?\s*)(\p{Lu}[\p{L} ]{2,24}?)[\s:–-]*$/u.exec(before)?.[1]?.trim() ?? ''
  if (name && !PHONE_LABEL.test(name) && !CALLS.test(name)) return name
  return /mob(?:ile|il)?\b|handy|móvil|cellulare/iu.test(before) ? 'mobile' : ''
}

const isContact = (text: string): boolean => text.includes('@') || text.search(PHONE) !== -1

/** The address of a longer line, without the sentences and the sums of money around it. */
function placeOf(text: string): string {
  if (text.length <= MAX_PLACE) return text
  const part = text.split(/(?<=\p{Ll}{2}[.;])\s+(?=\p{Lu})/u).find(hasAddress) ?? text
  const pieces = part.split(/,\s+/u)
  const last = pieces.findLastIndex((piece) => /[€£$]/u.test(piece))
  return pieces.slice(last + 1).join(', ')
}

function addressFacts(line: ItemLine): ContactFact[] {
  const text = line.text.replace(/^[^:：]{1,30}[:：]\s+/u, '')
  const sentence =
    text.length <= MAX_ADDRESS
      ? text
      : (text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).find((part) => part.length <= MAX_ADDRESS && hasAddress(part)) ?? '')
  if (!sentence || !hasAddress(sentence)) return []
  const value = placeOf(sentence)
    .replace(EMAIL, '')
    .replace(PHONE, '')
    .replace(/[\s,;|·–(:-]+$/u, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim()
  const isTownOnly = value.length <= MAX_TOWN && !/^\d{1,4}[a-z]?,?\s\p{Lu}|\d{1,4}[a-z]?,|,.*,/u.test(value)
  const whole = isTownOnly && line.before && /\d/u.test(line.before) && !isContact(line.before) ? `${line.before}, ${value}` : value
  return value ? [{ kind: 'address', value: whole, subject: ownerOf(line), qualifier: '' }] : []
}
