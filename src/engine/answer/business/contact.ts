import { findMatches } from '#src/base/find-matches.ts'
import { CONTACT_TITLE, sameReach, type StatedContact } from './stated-contacts.ts'
import { type AnswerSource, type KnowledgeText, toSource } from '../answer-types.ts'
import { isNextStep } from '../../understand/words/next-step-words.ts'
import { fold } from '../../language/fold.ts'

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

const CONTACT_PATH = /contact|kontakt|contatt|contato|تواصل/
/** A mailbox for anything, before those of departments. */
const GENERAL_MAILBOX =
  /^(?:hello|hi|info|contact|mail|office|enquir|inquir|kontakt|hallo|post|bonjour|contacto|hola|ola|ciao|salam|welcome)/i
const GENERAL_WEIGHT = 3

/** The contact with the greatest weight, over all places that state it. */
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

/** What stands on all pages, as contact details do, is kept with the address of the first one. */
function isStartPage(items: readonly KnowledgeText[], { url }: KnowledgeText): boolean {
  return !CONTACT_PATH.test(fold(url)) && items.every((item) => item.url === '' || item.url.length >= url.length)
}

const LINK_LINE = /^[-*•\s]*([^:：\n]{2,40})[:：]\s+(https?:\/\/\S{3,500})$/gm

/** The first line of a text that is such a link. */
export function nextStepIn(text: string): SiteContact['nextStep'] {
  if (!text.includes('://')) return undefined
  for (const [, label = '', url = ''] of findMatches(text, LINK_LINE))
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

/** The phone and email that typed facts repeat most, and the contact page, in the company's language if it has one. */
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
