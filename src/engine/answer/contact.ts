import type { AnswerSource, KnowledgeText } from './answer-types.ts'
import { fold } from './text/fold.ts'
import type { Unit } from './units/unit-types.ts'

/** How the knowledge says that a person can be reached; each is '' when it does not say. */
export interface SiteContact {
  phone: string
  email: string
  /** Address of a contact page. */
  url: string
  source: AnswerSource | undefined
}

const PHONE = /(?:\+|\(?0|00)[\d ()/.\u00a0-]{6,20}\d/
const ANY_PHONE = /\+?\d[\d ()/.\u00a0-]{6,18}\d/
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/u
const CONTACT_PAGE = /contact|kontakt|contatt|impressum/
const PHONE_LABEL = /(?:tel|phone|fon|call|whatsapp|mobil|movil|هاتف|واتس)/

function mostFrequent(found: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function phoneIn(unit: Unit): string {
  if (!unit.values.has('phone')) return ''
  const labelled = PHONE_LABEL.test(fold(`${unit.text} ${unit.headings.at(-1) ?? ''}`))
  return ((labelled ? ANY_PHONE : PHONE).exec(unit.text)?.[0] ?? '').trim()
}

/** The phone and email that the knowledge repeats most, and its contact page. */
export function findContact(items: readonly KnowledgeText[], units: readonly Unit[]): SiteContact {
  const phone = mostFrequent(units.map(phoneIn).filter((found) => found.replace(/\D/g, '').length >= 8))
  const email = mostFrequent(
    units.map((unit) => (unit.values.has('email') ? (EMAIL.exec(unit.text)?.[0] ?? '') : '')).filter((found) => found !== ''),
  )
  const page = items.find((item) => item.url !== '' && CONTACT_PAGE.test(fold(`${item.title} ${item.url}`)))
  const said = units.find((unit) => (phone !== '' && unit.text.includes(phone)) || (email !== '' && unit.text.includes(email)))
  const from = page ?? (said === undefined ? undefined : items[said.item])
  return {
    phone,
    email,
    url: page?.url ?? '',
    source: from === undefined ? undefined : { itemId: from.id, title: from.title, url: from.url },
  }
}
