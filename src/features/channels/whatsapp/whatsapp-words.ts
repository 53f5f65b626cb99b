import type { WhatsappTexts } from '#src/engine/language/texts/language-texts.ts'
import { partOf } from '#src/engine/language/language-packs.ts'

/** The agent's own texts on WhatsApp. */
export type WhatsappWords = WhatsappTexts

/** The main language of a number's country code. */
const LANGUAGE_OF_COUNTRY: readonly [string, RegExp][] = [
  ['de', /^4[139]/],
  ['fr', /^33/],
  ['es', /^(?:34|5[1-4678]|50[2-7]|59[1358])/],
  ['pt', /^(?:351|55|24[45])/],
  ['it', /^39/],
  ['nl', /^31/],
  ['ar', /^(?:2[01]|96[1-8]|97[134])/],
]

export const whatsappWords = {
  /** In this language, or else in English. */
  in: (language: string): WhatsappWords => partOf('whatsapp', language.slice(0, 2).toLowerCase()),
  /** For a visitor of whom only the number is known. */
  noAgent: (visitor: string): string => {
    const language = LANGUAGE_OF_COUNTRY.find(([, codes]) => codes.test(visitor))?.[0] ?? 'en'
    return whatsappWords.in(language).noAgent
  },
}
