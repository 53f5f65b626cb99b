import type { Contact, Value } from '../../values/value-types.ts'
import type { Ground } from './ground.ts'

const isContact = (value: Value): value is Contact & Value => 'contact' in value

/** Returns the digits of a phone number without its country code or leading zero. */
const LOCAL_DIGITS = 7

/** Reports whether two phone numbers are the same, with or without their country code. */
function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((digits) => digits.replace(/^0+/, ''))
    .toSorted((a, b) => a.length - b.length)
  return short.length >= LOCAL_DIGITS - 1 && long.endsWith(short)
}

/**
 * Returns the first link, email address or phone number of a sentence that neither the knowledge nor the visitor
 * gave.
 */
export function findForeignContact(
  values: readonly Value[],
  ground: Ground,
  said: readonly Value[],
): Contact | undefined {
  return values.filter(isContact).find(({ kind, contact }) => {
    const isKnown = (known: Value): boolean => {
      if (!isContact(known)) return false
      if (kind === 'phone') return known.kind === 'phone' && isSamePhone(contact, known.contact)
      return contact === known.contact
    }
    if (said.some(isKnown) || (ground.values.get(kind) ?? []).some(({ value }) => isKnown(value))) return false
    if (kind === 'link') return !ground.links.has(contact)
    return kind === 'email' || !ground.phoneDigits.includes(contact.replace(/^0+/, ''))
  })
}
