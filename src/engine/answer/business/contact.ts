import { POLICY_WEIGHT } from '../weights.ts'
import { emailsIn } from '../units/values.ts'
import { lastDigits } from './phone-forms.ts'
import { type AnswerSource, type KnowledgeText, toSource } from '../answer-types.ts'
import { withoutDates } from '../../understand/words/contact-shapes.ts'
import { isNextStep } from '../../understand/words/next-step-words.ts'
import { fold } from '../text/fold.ts'
import type { Unit } from '../units/unit-types.ts'

/** How the knowledge says that a person can be reached; each is '' when it does not say. */
export interface SiteContact {
  phone: string
  email: string
  /** Address of a contact page. */
  url: string
  source: AnswerSource | undefined
  /** Where visitors book, order or ask for an offer, in the site's words. */
  nextStep: { label: string; url: string } | undefined
}

const PHONE = /(?:\+|\(?0|00|\([1-9]\d{1,4}\))[\d ()/.•\u00a0-]{6,20}\d/
const ANY_PHONE = /(?:\+|\((?=\d{2,5}\)))?\d[\d ()/.•\u00a0-]{6,18}\d/
const CONTACT_PATH = /contact|kontakt|contatt|contato|تواصل/
export const CONTACT_TITLE =
  /^(?:contact|kontakt|contatt|contato|reach us|تواصل|اتصل|контакт|iletisim|επικοινωνια|연락|문의|お問い合わせ|联系|ติดต่อ|संपर्क)/
/** A file that the site links may be another's: a leaflet of its maker, a form of an authority. */
const FILE_PATH = /\.(?:pdf|docx)(?:$|[?#])/i
const CHAT_LABEL = /whats ?app|واتس/
/** A mailbox for anything, before those of departments. */
const GENERAL_MAILBOX =
  /^(?:hello|hi|info|contact|mail|office|enquir|inquir|kontakt|hallo|post|bonjour|contacto|hola|ola|ciao|salam|welcome)/i
const GENERAL_WEIGHT = 3
const ANSWER_WEIGHT = 0.6
/** What stands in the head or the foot of all pages is kept there alone. */
const CONTACT_ITEM_WEIGHT = 2
const CHAT_WEIGHT = 0.4
const PHONE_LABEL = /(?:tel|phone|fon|call|whatsapp|mobil|movil|هاتف|واتس|телефон|τηλ|전화|電話|电话|โทร|फोन)/

interface Found {
  value: string
  weight: number
}

const sameness = (value: string): string => (value.includes('@') ? value.toLowerCase() : lastDigits(value))

function heaviest(found: readonly Found[]): string {
  const groups = new Map<string, Found[]>()
  for (const one of found) groups.set(sameness(one.value), [...(groups.get(sameness(one.value)) ?? []), one])
  const total = (group: readonly Found[]): number => group.reduce((sum, { weight }) => sum + weight, 0)
  const [best = []] = [...groups.values()].toSorted((a, b) => total(b) - total(a))
  return best.toSorted((a, b) => b.weight - a.weight)[0]?.value ?? ''
}

/**
 * More for what the contact item says; less for what policies and files say, where authorities and owners stand, for
 * what is told for one question, and for a number that is only written to.
 */
function weightOf(items: readonly KnowledgeText[], unit: Unit): number {
  const item = items[unit.item]
  const isOfOthers = item?.type === 'policy' || FILE_PATH.test(item?.url ?? '')
  const isOfContact = item !== undefined && CONTACT_TITLE.test(fold(item.title))
  const place = isOfOthers
    ? POLICY_WEIGHT
    : isOfContact
      ? CONTACT_ITEM_WEIGHT
      : unit.question === ''
        ? 1
        : ANSWER_WEIGHT
  return place * (CHAT_LABEL.test(fold(unit.text)) ? CHAT_WEIGHT : 1)
}

function phoneIn(unit: Unit): string {
  if (!unit.values.has('phone')) return ''
  const labelled = PHONE_LABEL.test(fold(`${unit.text} ${unit.headings.at(-1) ?? ''}`))
  const found = ((labelled ? ANY_PHONE : PHONE).exec(withoutDates(unit.text))?.[0] ?? '').trim()
  return found.replace(/\D/g, '').length >= 8 ? found : ''
}

const emailIn = (unit: Unit): string => (unit.values.has('email') ? (emailsIn(unit.text)[0] ?? '') : '')

function findContactPage(items: readonly KnowledgeText[], language: string): KnowledgeText | undefined {
  const pages = items.filter((item) => item.url !== '' && item.type !== 'policy')
  const own = [...pages.filter((item) => item.language === language), ...pages]
  return (
    own.find((item) => CONTACT_PATH.test(fold(item.url))) ?? own.find((item) => CONTACT_TITLE.test(fold(item.title)))
  )
}

/** What stands on all pages, as contact details do, is kept with the address of the first one. */
function isStartPage(items: readonly KnowledgeText[], { url }: KnowledgeText): boolean {
  return !CONTACT_PATH.test(fold(url)) && items.every((item) => item.url === '' || item.url.length >= url.length)
}

const LINK_LINE = /^[-*•\s]*([^:：\n]{2,40})[:：]\s+(https?:\/\/\S{3,500})$/gm

/** The first line of a text that is such a link. */
export function nextStepIn(text: string): SiteContact['nextStep'] {
  if (!text.includes('://')) return undefined
  for (const [, label = '', url = ''] of text.matchAll(LINK_LINE))
    if (isNextStep(label)) return { label: label.trim(), url }
  return undefined
}

/** The first of the knowledge, that of the contact item before all others. */
function findNextStep(items: readonly KnowledgeText[], contact: KnowledgeText | undefined): SiteContact['nextStep'] {
  for (const { content } of contact ? [contact, ...items] : items) {
    const nextStep = nextStepIn(content)
    if (nextStep) return nextStep
  }
  return undefined
}

/**
 * The phone and email that the knowledge repeats most, and its contact page, in the company's language when it has one
 * there.
 */
export function findContact(items: readonly KnowledgeText[], units: readonly Unit[], language: string): SiteContact {
  const collect = (valueIn: (unit: Unit) => string): Found[] =>
    units
      .map((unit) => ({ value: valueIn(unit), at: unit }))
      .filter(({ value }) => value !== '')
      .map(({ value, at }) => ({
        value,
        weight: weightOf(items, at) * (GENERAL_MAILBOX.test(value) ? GENERAL_WEIGHT : 1),
      }))
  const phone = heaviest(collect(phoneIn))
  const email = heaviest(collect(emailIn))
  const page = findContactPage(items, language)
  const said = units.find(
    (unit) => (phone !== '' && unit.text.includes(phone)) || (email !== '' && unit.text.includes(email)),
  )
  const from = page ?? items[said?.item ?? -1]
  return {
    phone,
    email,
    url: page && !isStartPage(items, page) ? page.url : '',
    source: from && toSource(from),
    nextStep: findNextStep(items, page),
  }
}
