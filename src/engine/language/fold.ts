import { latinDigits } from '#src/base/letters.ts'

const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/g

/** Matches text without accents, ligatures or letters of another script. */
const PLAIN = /^[\u0020-\u007e\n]*$/

/**
 * Returns a text in the form in which texts are compared: in lower case, without accents and Arabic vowel signs, and
 * with one spelling of each letter.
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
