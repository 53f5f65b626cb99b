import { type FoundLead, extractLead, takesBack } from '#src/engine/leads/extract-lead.ts'
import { countryOfZone } from '#src/engine/understand/typed/site-country.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type IndexDeps, findContactDetails } from '#src/features/answers/answers.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'

/** How many words may stand around a name or an address in a sentence that says nothing else. */
const FRAME_WORDS = 7
const SENTENCE = /[^.!?؟\n]+(?:[.!?؟](?!\s|$)[^.!?؟\n]*)*[.!?؟]*/gu

/**
 * Where a visitor's national phone number is from: by their browser, else, in the language of the business, where that
 * is.
 */
export function visitorLocale(
  { locale }: Pick<Conversation, 'locale'>,
  { language, timeZone }: Pick<Agent, 'language' | 'timeZone'>,
): string {
  const country = countryOfZone(timeZone)
  const known = locale || language
  return /[-_]/.test(known) || country === '' || !known.toLowerCase().startsWith(language.slice(0, 2))
    ? known
    : `${known}-${country}`
}

/**
 * A question without what tells who asked it, as it may outlive the conversation: without sentences that only say who
 * somebody is, and with … for names, addresses and numbers in others. The business's own stay.
 */
export async function withoutAsker(deps: IndexDeps, agent: Agent, { question, said, locale }: Asked): Promise<string> {
  const known = await findContactDetails(deps, agent)
  const { details } = extractLead({ messages: said, known, locale: visitorLocale({ locale }, agent) })
  const values = [details.name, details.email, details.phone].flatMap((detail) => (detail?.words ? [detail.words] : []))
  return values.reduce((left, value) => left.replaceAll(value, '…'), withoutSentencesOf(question, values))
}

interface Asked {
  question: string
  /** The visitor's messages that it comes from. */
  said: readonly Pick<StoredMessage, 'id' | 'text'>[]
  /** The visitor's, or ''. */
  locale: string
}

/** What a visitor says now, and what was said before. */
interface Said {
  history: readonly StoredMessage[]
  said: readonly StoredMessage[]
}

/** Whether a visitor takes back how they can be reached. */
export function takesDetailsBack({ history, said }: Said, locale: string): boolean {
  const before = history.filter(({ role }) => role === 'visitor')
  const isReachable = (messages: readonly StoredMessage[]): boolean => {
    const { email, phone } = extractLead({ messages, known: [], locale }).details
    return Boolean(email ?? phone)
  }
  return isReachable(before) && !isReachable([...before, ...said])
}

/** Whether that, and no question beside it, is what a turn says. */
export function onlyTakesDetailsBack(turn: Said, locale: string): boolean {
  const sentences = turn.said.flatMap(({ text }) => text.match(SENTENCE) ?? [])
  return takesDetailsBack(turn, locale) && sentences.every((sentence) => takesBack(sentence) || !/[?؟]/.test(sentence))
}

/**
 * What is left to answer of some messages without the sentences that only tell who the visitor is, and what those tell.
 */
export function setDetailsAside(
  said: readonly StoredMessage[],
  locale: string,
): { texts: string[]; told: FoundLead['details'] } {
  const { details } = extractLead({ messages: said, known: [], locale })
  const told = Object.fromEntries(
    Object.entries(details).filter(
      ([field, { words }]) => ['name', 'email', 'phone', 'company'].includes(field) && words !== '',
    ),
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
