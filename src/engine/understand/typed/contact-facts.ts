import { siteWords, alternativesOf, sourceOf } from '../../language/word-lists.ts'
import { type ItemLine, nameIn } from './item-lines.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { readEmails } from '../../values/contacts.ts'
import { namesPhone, readPhones, textBeside } from '../../values/phones.ts'
import { addressIn } from '../../values/postal-addresses.ts'

export interface ContactFact {
  kind: 'phone' | 'email' | 'address'
  value: string
  subject: string
  qualifier: string
}

/** A request to call, which names nobody. */
const CALL = new RegExp(`^(?:${alternativesOf(siteWords('callOpenings'))})(?!\\p{L})`, 'iu')
/** A label with one of these words, or with a digit, does not name the contact's owner. */
const LABEL_OF_CONTACT = new RegExp(`${alternativesOf(siteWords('contactPieces'))}|^$|[\\d@]`, 'iu')
const AUTHORITY = new RegExp(sourceOf(siteWords('authorities')), 'iu')
const MOBILE = new RegExp(alternativesOf(siteWords('mobiles')), 'iu')
/** Not "Tel/Fax", which means both. */
const FAX = /(?<![/+&]\s?)fax|(?<!\p{L})F[.:]\s*$/iu
const WHATSAPP = new RegExp(alternativesOf(siteWords('chatNames')), 'iu')
/** A name does not end with a word that introduces a number. */
const LEADS_ON = new RegExp(`\\s(?:${alternativesOf(siteWords('openEnds'), siteWords('callOpenings'))})$`, 'iu')
/** The maximum number of contacts of one line. */
const MAX_OF_LINE = 100
const MAX_OWNED_LINE = 120
const MAX_OWNER = 40

/**
 * Returns the phone numbers, email addresses and postal addresses in a line whose label or heading says whose they
 * are.
 */
export function contactFacts(line: ItemLine): ContactFact[] {
  const facts = [...emailFacts(line), ...phoneFacts(line), ...addressFacts(line)].slice(0, MAX_OF_LINE)
  if (facts.length === 0) return []
  const sentences = sentencesOf(line.text)
  const ofAuthorities = new Set([...sentences, line.text].filter((text) => AUTHORITY.test(text)))
  if (ofAuthorities.size === 0) return facts
  return facts.filter(
    ({ value }) => !ofAuthorities.has(sentences.find((sentence) => sentence.includes(value)) ?? line.text),
  )
}

/** A heading that says nothing about the contacts below it. */
const ELSEWHERE = /[?!]$/u
/**
 * Returns the title and the heading of a line; the title twice if the heading does not say whose the contact or hours
 * are.
 */
export function placeOf({ title, heading }: ItemLine): Pick<ItemLine, 'title' | 'heading'> {
  return { title, heading: ELSEWHERE.test(heading) ? title : heading }
}

/**
 * Returns the owner of a contact: the name directly above it if its heading has several, or the name that its line
 * begins with, else the heading.
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
    value: line.text.slice(start, end),
    subject: ownerOf(line),
    qualifier: '',
  }))
}

function phoneFacts(line: ItemLine): ContactFact[] {
  return readPhones(line.text)
    .filter(({ isSure }) => isSure)
    .map(({ value, before }) => ({ kind: 'phone', value, subject: ownerOf(line), qualifier: qualifierOf(before) }))
}

function qualifierOf(before: string): string {
  const beside = textBeside(before)
  if (WHATSAPP.test(beside)) return 'WhatsApp'
  if (FAX.test(beside)) return 'fax'
  const name = /(?:^|\d\s*[,|·/–-]?\s*)(\p{Lu}[\p{L} ]{2,24}?)[\s:–-]*$/u.exec(before)?.[1]?.trim() ?? ''
  if (name && !namesPhone(name) && !CALL.test(name) && !LEADS_ON.test(name)) return name
  return MOBILE.test(beside) ? 'mobile' : ''
}

function addressFacts(line: ItemLine): ContactFact[] {
  const value = addressIn(line.text)
  return value === '' ? [] : [{ kind: 'address', value, subject: ownerOf(line), qualifier: '' }]
}
