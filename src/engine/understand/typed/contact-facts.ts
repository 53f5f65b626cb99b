import { findMatches } from '#src/base/find-matches.ts'
import { latinDigits } from '#src/base/letters.ts'
import { alternativesOf } from '../../answer/text/word-lists.ts'
import { readEmails } from '../../values/emails.ts'
import { PHONE } from '../words/contact-shapes.ts'
import {
  AUTHORITIES,
  BY,
  CALLS,
  CONTACT_PIECES,
  MOBILES,
  NUMBER_WORDS,
  NUMBERED_THINGS,
  OUR,
  PHONE_LABELS,
  PHONE_PIECES,
  REGISTERS,
  SECTIONS_ELSEWHERE,
  TO_NUMBER,
  WEBSITES,
} from './contact-words.ts'
import { nameIn, type ItemLine } from './item-lines.ts'
import { sentencesOf } from './prices/asks-money.ts'
import { addressIn } from './postal-address.ts'

export interface ContactFact {
  kind: 'phone' | 'email' | 'address'
  value: string
  subject: string
  qualifier: string
}

const DIGIT = /\d/u
const PHONE_PIECE = new RegExp(alternativesOf(PHONE_PIECES), 'iu')
/** A sentence that asks to call names nobody. */
const CALL = new RegExp(`^(?:${alternativesOf(CALLS)})(?!\\p{L})`, 'iu')
/** Behind such a word stands the number and not its owner. */
const LEADS_ON = new RegExp(`\\s(?:${alternativesOf(TO_NUMBER)})$`, 'iu')
const DATE = /(?<![\d./])\d{1,2}[./]\d{1,2}[./]\d{2,4}(?![\d./])|(?<![\d./])\d{1,2}[:.]\d{2}\s?[-–]\s?\d/u
/** The same, a year, or an address of the internet, where no area tells that it is a phone's. */
const LIKE_A_DATE = /\b(?:19|20)\d\d\b|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,3}(?:\.\d{1,3}){3}/u
/** A number abroad or with its area, as phones are written and years are not. */
const WITH_AREA =
  /^\(?[+0]|^\(\d{2,4}\)\s?\d{3,5}[\s.•-]?\d{4}$|^(?:1[\s.-])?\(?\d{3}\)?[\s.•-]\d{3}[\s.•-]\d{2}[\s.-]?\d{2}$/u
const NO_PHONE = new RegExp(`(?:${alternativesOf(REGISTERS)})(?!\\p{L})`, 'iu')
/** German makes a word of a thing and its number: `Kundennummer`. */
const OTHER_NUMMER = '(?!(?:tele|ruf|handy|mobil|fax|service|notfall|notruf|whatsapp)\\p{L}*)\\p{L}+nummer'
const ITEM_NUMBER = new RegExp(
  `(?<!\\p{L})(?:(?:${alternativesOf(NUMBERED_THINGS)})(?: (?:no|nr|number))?|${OTHER_NUMMER})[.:#\\s]*$`,
  'iu',
)
/** A label that says whose a contact is has none of these, and no figure. */
const LABEL_OF_CONTACT = new RegExp(`${alternativesOf(CONTACT_PIECES)}|^$|[\\d@]`, 'iu')
const AUTHORITY = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(AUTHORITIES)}|(?:${alternativesOf(WEBSITES)}) (?:\\p{L}+ ){0,2}(?:${alternativesOf(BY)}))(?!\\p{L})`,
  'iu',
)
const LABEL_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${alternativesOf(PHONE_LABELS)})(?: (?:${alternativesOf(NUMBER_WORDS)}))?|☎|📞)[^\\p{L}\\d]{0,4}$`,
  'iu',
)
const MOBILE = new RegExp(alternativesOf(MOBILES), 'iu')
const FAX = /fax|(?<!\p{L})F[.:]\s*$/iu
const PHONE_OR_FAX = /(?<!\p{L})(?:tel|t[eé]l|phone)\p{L}*\.?\s?(?:[/&+]|and|und|et|y|e|en)\s?fax/iu
const ITALIAN_MOBILE = /^3[2-9]\d[\s./-]\d{3}\s?\d{3,4}$/u
const MIN_DIGITS = 7
/** A number with its area has no fewer. */
const WHOLE_DIGITS = 9
/** So many of one line are kept. */
const MAX_OF_LINE = 100
const MAX_OWNED_LINE = 120
const MAX_OWNER = 40
const MAX_CONTEXT = 40

/** Phone numbers, email addresses and postal addresses that a line names, of whom its label or heading says. */
export function contactFacts(line: ItemLine): ContactFact[] {
  const facts = [...emailFacts(line), ...phoneFacts(line), ...addressFacts(line)].slice(0, MAX_OF_LINE)
  if (facts.length === 0 || AUTHORITY.test(line.heading)) return []
  const sentences = sentencesOf(line.text)
  const ofAuthorities = new Set([...sentences, line.text].filter((text) => AUTHORITY.test(text)))
  if (ofAuthorities.size === 0) return facts
  return facts.filter(
    ({ value }) => !ofAuthorities.has(sentences.find((sentence) => sentence.includes(value)) ?? line.text),
  )
}

/** A heading that a contact stands below without belonging to it. */
const ELSEWHERE = new RegExp(
  `^(?:(?:(?:${alternativesOf(OUR)}) )*(?:${alternativesOf(SECTIONS_ELSEWHERE)})|.*[?!])$`,
  'iu',
)
/** The title and the heading of a line, without those that say nothing of whose its contact or hours are. */
export function placeOf({ title, heading }: ItemLine): Pick<ItemLine, 'title' | 'heading'> {
  const at = title.indexOf(': ')
  const whole = at !== -1 && ELSEWHERE.test(title.slice(at + 2)) ? title.slice(0, at) : title
  return { title: whole, heading: heading === title || ELSEWHERE.test(heading) ? whole : heading }
}

/**
 * Whose a contact is: the name right above it where one heading has several, or that its line opens with, else the
 * heading's.
 */
function ownerOf(line: ItemLine): string {
  const { owner, label, text } = line
  const { title, heading } = placeOf(line)
  const isNamed = text.startsWith(`${label}:`) && label.length <= MAX_OWNER && text.length <= MAX_OWNED_LINE
  const name = owner || (isNamed && !LABEL_OF_CONTACT.test(label) && !CALL.test(label) ? label : '')
  return nameIn(title, name ? nameIn(heading, name) : heading)
}

function emailFacts(line: ItemLine): ContactFact[] {
  return readEmails(line.text).map(({ start, end }) => ({
    kind: 'email',
    value: line.text.slice(start, end).replace(/^nbsp/u, ''),
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

/** Numbers with Latin digits, which can be dialled. */
function findPhones(written: string): { value: string; before: string; at: number; end: number }[] {
  const text = latinDigits(written)
  if (!DIGIT.test(text)) return []
  return findMatches(text, PHONE)
    .flatMap(separate)
    .flatMap(({ shown, at }) => {
      const value = shown.trim().replace(/^\((?=[^)]*$)|\s?\([^)]*$/gu, '')
      const before = text.slice(Math.max(0, at - MAX_CONTEXT), at)
      return isPhone(value, before) ? [{ value, before, at, end: at + shown.indexOf(value) + value.length }] : []
    })
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '')

/**
 * Two whole numbers with a mark between them, or an area in brackets behind the first, each by itself; a mark before or
 * within a number joins its groups.
 */
function separate({ 0: shown, index }: RegExpExecArray): { shown: string; at: number }[] {
  const pieces = shown.split(/(\s?[/–]\s?|\s[•-]\s|\s(?=\(\d{2,5}\)))/u)
  const numbers = pieces.filter((_, at) => at % 2 === 0)
  const [first = '', second = ''] = numbers
  // "01234 567890 / 567891": the second number has the area of the first.
  if (digitsOf(first).length >= WHOLE_DIGITS && digitsOf(second).length < MIN_DIGITS && /[/–•]/u.test(pieces[1] ?? ''))
    return [{ shown: first, at: index }]
  if (!numbers.every((number) => digitsOf(number).length >= MIN_DIGITS)) return [{ shown, at: index }]
  return numbers.map((number, at) => ({ shown: number, at: index + pieces.slice(0, 2 * at).join('').length }))
}

/** A text without the phone number that ends it: one before tells what the rest is about. */
export function withoutLastPhone(text: string): string {
  const last = findPhones(text).at(-1)
  return last && last.end >= text.length ? text.slice(0, last.at).replace(/[\s,;:·|(–—-]+$/u, '') : text
}

/** Numbers without a label must look like nothing else: a prefix, and groups as people write them. */
function isPhone(value: string, before: string): boolean {
  const digits = value.replace(/\D/gu, '').length
  const beside = besideOf(before)
  // Behind its own label a number is not the one of the register that is named further ahead.
  const near = LABEL_BEFORE.test(beside) ? beside : (before.split(/[·|;,]/u).at(-1) ?? '')
  if (digits < MIN_DIGITS || digits > 15 || DATE.test(value) || NO_PHONE.test(near)) return false
  if (ITEM_NUMBER.test(beside) || (LIKE_A_DATE.test(value) && !WITH_AREA.test(value))) return false
  // Figures in one run are a phone's only right behind its label.
  if (/^[1-9]\d+$/u.test(value)) return LABEL_BEFORE.test(beside)
  if (ITALIAN_MOBILE.test(value)) return true
  if (PHONE_PIECE.test(before)) return true
  return digits >= 9 && (WITH_AREA.test(value) || /^\(?\d{3}\)?[\s.-]\d{2,3}[\s.-]\d{2,4}/u.test(value))
}

/** What stands between a number and the one before. */
const besideOf = (before: string): string => before.replace(/^.*\d\d/su, '')

function qualifierOf(before: string): string {
  const beside = besideOf(before)
  if (/whatsapp|واتساب/iu.test(beside)) return 'WhatsApp'
  if (FAX.test(beside)) return PHONE_OR_FAX.test(beside) ? '' : 'fax'
  const name = /(?:^|\d\s*[,|·/–-]?\s*)(\p{Lu}[\p{L} ]{2,24}?)[\s:–-]*$/u.exec(before)?.[1]?.trim() ?? ''
  if (name && !PHONE_PIECE.test(name) && !CALL.test(name) && !LEADS_ON.test(name)) return name
  return MOBILE.test(beside) ? 'mobile' : ''
}

function addressFacts(line: ItemLine): ContactFact[] {
  const value = addressIn(line.text)
  return value === '' ? [] : [{ kind: 'address', value, subject: ownerOf(line), qualifier: '' }]
}
