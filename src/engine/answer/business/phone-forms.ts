import { phoneKey } from '../../values/phones.ts'
import type { StatedContact } from './stated-contacts.ts'

/** How the knowledge writes its phone numbers with their digits in groups, by their last eight digits. */
export type PhoneForms = ReadonlyMap<string, string>

const UNGROUPED = /(?<![\p{L}\d.,])\+?\d{9,15}(?![\p{L}\d])/gu
const COUNTRY_ONLY = /^\+\d{1,3} \d{7,}$/u
const MIN_DIGITS = 9

const isGrouped = (phone: string): boolean =>
  /\d\D+\d/u.test(phone) && phone.replace(/\D/gu, '').length >= MIN_DIGITS && !COUNTRY_ONLY.test(phone)

/** The most frequent form of each number, that of policies only where there is no other. */
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

/** A text with its numbers in one run of digits as the knowledge writes them elsewhere, which is easier to read. */
export const withGroupedPhones = (forms: PhoneForms, text: string): string =>
  forms.size === 0 ? text : text.replace(UNGROUPED, (phone) => forms.get(phoneKey(phone)) ?? phone)
