import type { KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import { itemContacts } from '#src/engine/understand/typed/item-facts.ts'
import { readDigitDates } from '#src/engine/values/dates.ts'
import { readEmails } from '#src/engine/values/contacts.ts'
import { replaceSpans } from '#src/engine/values/text-spans.ts'

/** Seven or more digits grouped as in phone numbers, from the first digit to the last. */
const NUMBER = /\d(?:[ ()/.•\u00a0–-]{0,3}\d){6,}/gu
const LINK = /https?:\/\/[^\s<>")\]]+/gu

function numbersIn(text: string): string[] {
  const rest = text.replace(LINK, ' ')
  const numbers = replaceSpans(rest, readDigitDates(rest), () => ' ').match(NUMBER) ?? []
  return numbers.map((number) => number.replace(/\D/gu, ''))
}
const emailsIn = (text: string): string[] => readEmails(text).map(({ value }) => value.toLowerCase())
const linksIn = (text: string): string[] => (text.match(LINK) ?? []).map((link) => link.replace(/[.,;:!?]+$/u, ''))

/** Returns the whole phone numbers (digits only), email addresses and links in a text. */
const contactsIn = (text: string): string[] => [...numbersIn(text), ...emailsIn(text), ...linksIn(text)]

/** Returns the contact details that knowledge states: its typed facts, its pages, and others' details in its texts. */
export function statedContacts(items: readonly KnowledgeText[]): ReadonlySet<string> {
  const facts = items.flatMap(({ type, title, content, url }) =>
    [...itemContacts({ type, title, content, sourceUrl: url })].flat(),
  )
  return new Set([
    ...facts.flatMap(({ kind, value }) => (kind === 'phone' ? [value.replace(/\D/gu, '')] : contactsIn(value))),
    ...items.flatMap(({ title, content, url }) => [...contactsIn(`${title}\n${content}`), url]),
  ])
}

/** Counts the contact details in some replies, and returns those that the knowledge does not state whole. */
export function compareContacts(
  replies: readonly string[],
  stated: ReadonlySet<string>,
): { held: number; differing: string[] } {
  const held = replies.flatMap(contactsIn)
  return { held: held.length, differing: held.filter((contact) => !stated.has(contact)) }
}
