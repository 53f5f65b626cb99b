import { latinDigits } from '#src/base/letters.ts'

const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/g

/** Without accents, ligatures or another script. */
const PLAIN = /^[\u0020-\u007e\n]*$/

/**
 * Text as it is compared: lower case, accents and Arabic vowel signs removed, spelling variants of one letter made
 * equal.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll('`', "'")
  return latinDigits(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .normalize('NFC')
}
