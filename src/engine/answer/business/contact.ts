import { findMatches } from '#src/base/find-matches.ts'
import { type AnswerSource, type KnowledgeText, toSource } from '../units/answer-types.ts'
import { isNextStep } from '../../understand/knowledge/text-kinds.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { fold } from '../../language/fold.ts'
import { type ItemContact, itemContacts } from '../../understand/typed/item-facts.ts'
import type { Steps } from '#src/base/steps.ts'
import { phoneKey } from '../../values/phones.ts'

/** The weight of contacts in a policy, which also names authorities and landlords. */
export const POLICY_WEIGHT = 0.2

/** A contact fact of the knowledge, read from the same lines as the stored facts. */
export interface StatedContact extends Pick<ItemContact, 'kind' | 'value' | 'qualifier'> {
  /** The index of its item. */
  item: number
  /** The weight of its place when one contact of the business is chosen. */
  weight: number
}

/** How titles of contact pages begin, folded. */
export const CONTACT_TITLE = new RegExp(`^(?:${alternativesOf(siteWords('contactTitles'))})`, 'u')
/** A linked file may be somebody else's: a maker's leaflet, an authority's form. */
const FILE_PATH = /\.(?:pdf|docx)(?:$|[?#])/i
const ANSWER_WEIGHT = 0.6
/** The header and footer of all pages are only in the contact item. */
const CONTACT_ITEM_WEIGHT = 2
const CHAT_WEIGHT = 0.4
const CHAT_LABEL = new RegExp(alternativesOf(siteWords('chatNames')), 'u')

/**
 * Returns the weight of a contact: more in the contact item, less in policies and files, which also name authorities
 * and owners, in the answer to a question, and for a number that takes only messages. Zero for a fax.
 */
function weightOf(
  { type, url, title }: KnowledgeText,
  { heading, qualifier, isChat }: Pick<ItemContact, 'heading' | 'qualifier'> & { isChat: boolean },
): number {
  if (qualifier === 'fax') return 0
  const chat = isChat ? CHAT_WEIGHT : 1
  if (type === 'policy' || FILE_PATH.test(url)) return POLICY_WEIGHT * chat
  if (CONTACT_TITLE.test(fold(title))) return CONTACT_ITEM_WEIGHT * chat
  return (type === 'faq' || heading.endsWith('?') ? ANSWER_WEIGHT : 1) * chat
}

/** Reads the contact facts of items, one line per step. */
export function* stateContacts(items: readonly KnowledgeText[]): Steps<StatedContact[]> {
  const stated: StatedContact[] = []
  for (const [at, item] of items.entries()) {
    const { type, title, content, url: sourceUrl } = item
    for (const ofLine of itemContacts({ type, title, content, sourceUrl })) {
      // All contacts of a line share its words and its heading.
      const isChat = CHAT_LABEL.test(fold(ofLine[0]?.words ?? ''))
      for (const { kind, value, qualifier, heading } of ofLine)
        stated.push({ kind, value, qualifier, item: at, weight: weightOf(item, { heading, qualifier, isChat }) })
      yield
    }
    yield
  }
  return stated.filter(({ weight }) => weight > 0)
}

/** Returns the key of a phone number or email address, the same for all notations. */
const sameReach = (value: string): string => (value.includes('@') ? value.toLowerCase() : phoneKey(value))

/** How to reach a person, according to the knowledge. Each is '' if it does not say. */
export interface SiteContact {
  phone: string
  email: string
  /** URL of a contact page. */
  url: string
  source: AnswerSource | undefined
  /** Where visitors book, order or ask for an offer, in the site's words. */
  nextStep: { label: string; url: string } | undefined
}

const CONTACT_PATH = new RegExp(alternativesOf(siteWords('contactTitles')), 'u')
/** A general mailbox, which comes before those of departments. */
const GENERAL_MAILBOX = new RegExp(`^(?:${alternativesOf(siteWords('mailboxes'))})`, 'iu')
const GENERAL_WEIGHT = 3

/** Returns the contact with the greatest total weight. */
function heaviest(stated: readonly StatedContact[]): StatedContact | undefined {
  const groups = Map.groupBy(stated, ({ value }) => sameReach(value))
  const total = (group: readonly StatedContact[]): number => group.reduce((sum, { weight }) => sum + weight, 0)
  const [best = []] = [...groups.values()].toSorted((a, b) => total(b) - total(a))
  return best.toSorted((a, b) => b.weight - a.weight)[0]
}

function findContactPage(items: readonly KnowledgeText[], language: string): KnowledgeText | undefined {
  const pages = items.filter((item) => item.url !== '' && item.type !== 'policy')
  const own = [...pages.filter((item) => item.language === language), ...pages]
  return (
    own.find((item) => CONTACT_PATH.test(fold(item.url))) ?? own.find((item) => CONTACT_TITLE.test(fold(item.title)))
  )
}

/**
 * Reports whether an item is from the home page. Content of all pages, such as contact details, has the URL of the
 * first one.
 */
function isStartPage(items: readonly KnowledgeText[], { url }: KnowledgeText): boolean {
  return !CONTACT_PATH.test(fold(url)) && items.every((item) => item.url === '' || item.url.length >= url.length)
}

const LINK_LINE = /^[-*•\s]*([^:：\n]{2,40})[:：]\s+(https?:\/\/\S{3,500})$/gm

/** Returns the first line of a text that is such a link. */
export function nextStepIn(text: string): SiteContact['nextStep'] {
  if (!text.includes('://')) return undefined
  for (const [, label = '', url = ''] of findMatches(text, LINK_LINE))
    if (isNextStep(label)) return { label: label.trim(), url }
  return undefined
}

/** Returns the first such link, the contact item's before all others. */
function findNextStep(items: readonly KnowledgeText[], contact: KnowledgeText | undefined): SiteContact['nextStep'] {
  for (const { content } of contact ? [contact, ...items] : items) {
    const nextStep = nextStepIn(content)
    if (nextStep) return nextStep
  }
  return undefined
}

/**
 * Returns the most frequent phone number and email among typed facts, and the contact page, in the company's language
 * if there is one.
 */
export function findContact(
  items: readonly KnowledgeText[],
  stated: readonly StatedContact[],
  language: string,
): SiteContact {
  const phone = heaviest(stated.filter(({ kind }) => kind === 'phone'))
  const emails = stated.filter(({ kind }) => kind === 'email')
  const email = heaviest(
    emails.map((one) => (GENERAL_MAILBOX.test(one.value) ? { ...one, weight: one.weight * GENERAL_WEIGHT } : one)),
  )
  const page = findContactPage(items, language)
  const from = page ?? items[Math.min(phone?.item ?? items.length, email?.item ?? items.length)]
  return {
    phone: phone?.value ?? '',
    email: email?.value ?? '',
    url: page && !isStartPage(items, page) ? page.url : '',
    source: from && toSource(from),
    nextStep: findNextStep(items, page),
  }
}

/** The grouped notation of phone numbers in the knowledge, by their last eight digits. */
export type PhoneForms = ReadonlyMap<string, string>

const UNGROUPED = /(?<![\p{L}\d.,])\+?\d{9,15}(?![\p{L}\d])/gu
const COUNTRY_ONLY = /^\+\d{1,3} \d{7,}$/u
const MIN_DIGITS = 9

const isGrouped = (phone: string): boolean =>
  /\d\D+\d/u.test(phone) && phone.replace(/\D/gu, '').length >= MIN_DIGITS && !COUNTRY_ONLY.test(phone)

/** Returns the most frequent notation of each number. Policies count only if there is no other. */
export function findPhoneForms(stated: readonly StatedContact[]): PhoneForms {
  const forms = new Map<string, Map<string, number>>()
  for (const { kind, value, weight } of stated) {
    if (kind !== 'phone' || !isGrouped(value)) continue
    const counts = forms.get(phoneKey(value)) ?? new Map<string, number>()
    counts.set(value, (counts.get(value) ?? 0) + weight)
    forms.set(phoneKey(value), counts)
  }
  return new Map(
    [...forms].map(([digits, counts]) => [digits, [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  )
}

/**
 * Writes ungrouped phone numbers in a text with the grouping that the knowledge uses elsewhere, because it is easier
 * to read.
 */
export const withGroupedPhones = (forms: PhoneForms, text: string): string =>
  forms.size === 0 ? text : text.replace(UNGROUPED, (phone) => forms.get(phoneKey(phone)) ?? phone)
