import { type FoundLead, extractLead } from '#src/engine/leads/extract-lead.ts'
import { countryOfZone } from '#src/engine/understand/typed/site-country.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'

/** How many words may stand around a name or an address in a sentence that says nothing else. */
const FRAME_WORDS = 7
const SENTENCE = /[^.!?؟\n]+(?:[.!?؟](?!\s|$)[^.!?؟\n]*)*[.!?؟]*/gu

/** Where a visitor's national phone number is from: by their browser, else, in the language of the business, where that is. */
export function visitorLocale(
  { locale }: Pick<Conversation, 'locale'>,
  { language, timeZone }: Pick<Agent, 'language' | 'timeZone'>,
): string {
  const country = countryOfZone(timeZone)
  const known = locale || language
  return /[-_]/.test(known) || country === '' || !known.toLowerCase().startsWith(language.slice(0, 2)) ? known : `${known}-${country}`
}

/** What is left to answer of some messages without the sentences that only tell who the visitor is, and what those tell. */
export function setDetailsAside(said: readonly StoredMessage[], locale: string): { texts: string[]; told: FoundLead['details'] } {
  const { details } = extractLead({ messages: said, known: [], locale })
  const told = Object.fromEntries(
    Object.entries(details).filter(([field, { words }]) => ['name', 'email', 'phone', 'company'].includes(field) && words !== ''),
  )
  const values = Object.values(told).map(({ words }) => words)
  const texts = said.map(({ text }) => withoutSentencesOf(text, values)).filter(Boolean)
  return { texts, told }
}

function withoutSentencesOf(text: string, values: readonly string[]): string {
  if (!values.some((value) => text.includes(value))) return text
  const sentences = text.match(SENTENCE) ?? [text]
  return sentences
    .filter((sentence) => {
      const rest = values.reduce((left, value) => left.replaceAll(value, ' '), sentence)
      const isFrame = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length <= FRAME_WORDS && !/[?؟]/.test(rest)
      return rest === sentence || !isFrame
    })
    .join('')
    .trim()
}
