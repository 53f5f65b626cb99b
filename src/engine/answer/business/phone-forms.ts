import { POLICY_WEIGHT } from '../weights.ts'
import type { KnowledgeText } from '../answer-types.ts'
import type { Unit } from '../units/unit-types.ts'

/** How the knowledge writes its phone numbers with their digits in groups, by their last eight digits. */
export type PhoneForms = ReadonlyMap<string, string>

const GROUPED = /(?<![\p{L}\d.,/+])(?:\+|\(?0|\d)\d{0,4}(?:[ ()/.\u00a0-]{1,3}\d{1,6}){1,6}(?![\p{L}\d])/gu
const UNGROUPED = /(?<![\p{L}\d.,])\+?\d{9,15}(?![\p{L}\d])/gu
const COUNTRY_ONLY = /^\+\d{1,3} \d{7,}$/u
/** A country code or a leading 0 does not make another number. */
const SAME_DIGITS = 8
const MIN_DIGITS = 9

export const lastDigits = (phone: string): string => phone.replace(/\D/gu, '').slice(-SAME_DIGITS)

/** The most frequent form of each number, that of policies only where there is no other. */
export function findPhoneForms(items: readonly KnowledgeText[], units: readonly Unit[]): PhoneForms {
  const forms = new Map<string, Map<string, number>>()
  for (const { text, item, values } of units) {
    if (!values.has('phone')) continue
    for (const [form] of text.matchAll(GROUPED)) {
      if (form.replace(/\D/gu, '').length < MIN_DIGITS || COUNTRY_ONLY.test(form)) continue
      const counts = forms.get(lastDigits(form)) ?? new Map<string, number>()
      counts.set(form, (counts.get(form) ?? 0) + (items[item]?.type === 'policy' ? POLICY_WEIGHT : 1))
      forms.set(lastDigits(form), counts)
    }
  }
  return new Map(
    [...forms].map(([digits, counts]) => [digits, [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  )
}

/** A text with its numbers in one run of digits as the knowledge writes them elsewhere, which is easier to read. */
export const withGroupedPhones = (forms: PhoneForms, text: string): string =>
  forms.size === 0 ? text : text.replace(UNGROUPED, (phone) => forms.get(lastDigits(phone)) ?? phone)
