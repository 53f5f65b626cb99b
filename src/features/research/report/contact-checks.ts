import { readEmails } from '#src/engine/values/contacts.ts'
import { readPhones } from '#src/engine/values/phones.ts'
import type { FactItem } from '#src/features/knowledge/knowledge.ts'
import type { KnownFact } from './known-facts.ts'

/** Contact details that are probably wrong. */
export interface ContactProblem {
  code: 'contact_unreadable' | 'contact_differs'
  sentence: string
  itemId: string
}

type Kind = 'email' | 'phone'
type CheckedItem = Pick<FactItem, 'id' | 'origin' | 'content'>

const KINDS: Kind[] = ['email', 'phone']
const NAMES: Record<Kind, string> = { email: 'email address', phone: 'phone number' }
const LABELLED =
  /^[-*\s]{0,4}(?:(?<email>e-?mail|courriel|correo)|phone|tele(?:phone|fono)|telefon|téléphone|teléfono|tel\.?)[^:\n]{0,20}:\s*(?<value>\S[^\n]{0,200})$/iu
/** Digits that tell two phone numbers apart, with or without a country code. */
const TELLING_DIGITS = 7

/**
 * Returns contact details given by a codebase or an owner that are no email address or phone number, or that the
 * website contradicts: it has others of the kind, and none of these.
 */
export function checkContacts(items: readonly CheckedItem[], facts: readonly KnownFact[]): ContactProblem[] {
  const given = items.filter(({ origin }) => origin !== 'website')
  return [...given.flatMap(findUnreadable), ...findDifferent(given, facts)]
}

function findUnreadable({ id, content }: CheckedItem): ContactProblem[] {
  return content.split('\n').flatMap((line) => {
    const { email, value } = LABELLED.exec(line)?.groups ?? {}
    if (value === undefined) return []
    const kind = email === undefined ? 'phone' : 'email'
    const isRead = (kind === 'email' ? readEmails(value) : readPhones(value)).length > 0
    const sentence = `“${value.trim()}” is not a valid ${NAMES[kind]}.`
    return isRead ? [] : [{ code: 'contact_unreadable' as const, sentence, itemId: id }]
  })
}

function findDifferent(given: readonly CheckedItem[], facts: readonly KnownFact[]): ContactProblem[] {
  const ids = new Set(given.map(({ id }) => id))
  return KINDS.flatMap((kind) => {
    const ofKind = facts.filter((fact) => fact.kind === kind)
    const own = ofKind.filter(({ itemId }) => ids.has(itemId))
    const onSite = new Set(ofKind.filter(({ itemId }) => !ids.has(itemId)).map(({ value }) => keyOf(kind, value)))
    const [first] = own
    if (!first || onSite.size === 0 || own.some(({ value }) => onSite.has(keyOf(kind, value)))) return []
    const sentence = `Your website does not show the ${NAMES[kind]} ${first.value}, but a different one.`
    return [{ code: 'contact_differs' as const, sentence, itemId: first.itemId }]
  })
}

const keyOf = (kind: Kind, value: string): string =>
  kind === 'email' ? value.toLowerCase() : value.replace(/\D/gu, '').slice(-TELLING_DIGITS)
