import { phoneKey, readPhones } from '../../values/phones.ts'
import type { ContentLine } from './render-blocks.ts'

/** A line that is a phone number, after a label of a few words where there is one. */
const NUMBER_LINE = /^([^\d@]{0,40}:?\s)?(?:[^:@]{0,20}\()?(\+?[\d\s()./-]{7,})\)?$/u
/** Where a link leads, behind its words. */
const LED_TO = /\s\(\+\d{7,15}\)/u

/**
 * Leaves out numbers that another line gives too, in whatever way they are written: one that stands alone when a line
 * with words gives it, any other when an earlier line gives it, but for one whose words only lead there: `Write to us
 * (+44 …)`.
 */
export function withoutSameNumber(lines: ContentLine[]): ContentLine[] {
  const all = lines.map(({ text }) => {
    const hasWords = /\p{L}{3}/u.test(text)
    return { digits: (hasWords ? text.replace(LED_TO, '') : text).replace(/\D/gu, ''), hasWords }
  })
  return lines.filter(({ text }, index) => {
    const number = phoneKey(NUMBER_LINE.exec(text)?.[2] ?? '')
    if (number === '') return true
    const isBare = !(all[index]?.hasWords ?? false)
    return !all.some(
      (other, at) =>
        at !== index &&
        other.digits.includes(number) &&
        (isBare ? other.hasWords || at < index : other.hasWords && at < index),
    )
  })
}

/** Gives phone numbers as the texts write them, in the first form of each; one that no text has stays as it is. */
export function writtenLike(texts: string[]): (phone: string) => string {
  const forms = new Map<string, string>()
  for (const { value } of texts.flatMap(readPhones)) {
    if (!forms.has(phoneKey(value))) forms.set(phoneKey(value), value)
  }
  return (phone) => forms.get(phoneKey(phone)) ?? phone
}
