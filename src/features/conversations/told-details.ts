import { asksQuestion, findTalk } from '#src/engine/answer/answer.ts'
import { type FoundLead, asksToBeReached, extractLead, takesBack } from '#src/engine/leads/extract-lead.ts'
import { type CountryCode, countriesOf, isSupportedCountry } from '#src/engine/leads/read-reach.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type BusinessFacts, type IndexDeps, findBusinessFacts } from '#src/features/answers/answers.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'
import { asksForContact } from './turn-words.ts'

/** How many words may stand around a name or an address in a sentence that says nothing else. */
const FRAME_WORDS = 7
const SENTENCE = /[^.!?؟\n]+(?:[.!?؟](?!\s|$)[^.!?؟\n]*)*[.!?؟]*/gu
/** Between two clauses of a sentence. */
const CLAUSES = /(?<=[,،;])\s+|\s+(?:[–—-]|and|und|et|y|e|en|و)\s+/u

/** What a visitor's details are read with. */
export interface Reading {
  /** The contacts of the business: a visitor who names them gives none. */
  known: readonly string[]
  /** Where a number without a country code may be from, the likeliest country first. */
  countries: readonly CountryCode[]
  /** The phone number of the business, or ''. */
  phone: string
  /** Of the business. */
  language: string
}

/** How the details of an agent's visitor are read. */
export async function readingFor(
  deps: IndexDeps,
  agent: Agent,
  { locale }: Pick<Conversation, 'locale'>,
): Promise<Reading> {
  return readingOf(await findBusinessFacts(deps, agent), agent, locale)
}

/** The same without what the knowledge tells of the business. */
export const plainReading = (agent: Agent, { locale }: Pick<Conversation, 'locale'>): Reading =>
  readingOf({ contacts: [], phone: '', country: '' }, agent, locale)

function readingOf({ contacts, phone, country }: BusinessFacts, { language }: Agent, locale: string): Reading {
  const countries = countriesOf(isSupportedCountry(country) ? country : undefined, locale || language)
  return { known: contacts, phone, countries, language }
}

export type ToldDetails = FoundLead['details']

/** What a visitor says now, and what was said before. */
interface Said {
  history: readonly StoredMessage[]
  said: readonly StoredMessage[]
}

/** The visitor's messages, and which of them answer a reply that asks for contact details. */
function heard(messages: readonly StoredMessage[]): { messages: StoredMessage[]; asked: Set<string> } {
  const asked = new Set<string>()
  let isAsked = false
  for (const message of messages) {
    if (message.role !== 'visitor') isAsked = asksForContact(message)
    else if (isAsked) asked.add(message.id)
  }
  return { messages: messages.filter(({ role }) => role === 'visitor'), asked }
}

/** What a visitor told of themselves in the whole conversation. */
export function readConversation({ history, said }: Said, reading: Reading): FoundLead {
  return extractLead({ ...heard([...history, ...said]), ...reading })
}

/** What a visitor tells of themselves now. */
export function readSaid({ history, said }: Said, reading: Reading): FoundLead {
  const { asked } = heard([...history, ...said])
  return extractLead({ messages: said, asked, ...reading })
}

/**
 * A question without what tells who asked it, as it may outlive the conversation: without sentences that only say who
 * somebody is, and with … for names, addresses and numbers in others. The business's own stay.
 */
export async function withoutAsker(deps: IndexDeps, agent: Agent, { question, said, locale }: Asked): Promise<string> {
  const reading = await readingFor(deps, agent, { locale })
  const { details } = extractLead({ messages: said, ...reading })
  const values = [details.name, details.email, details.phone].flatMap((detail) => (detail?.words ? [detail.words] : []))
  return withoutDetails(question, values, reading.language)
}

interface Asked {
  question: string
  /** The visitor's messages that it comes from. */
  said: readonly Pick<StoredMessage, 'id' | 'text'>[]
  /** The visitor's, or ''. */
  locale: string
}

/** Whether a visitor takes back how they can be reached. */
export function takesDetailsBack(turn: Said, reading: Reading): boolean {
  const isReachable = ({ details: { email, phone } }: FoundLead): boolean => Boolean(email ?? phone)
  return (
    isReachable(readConversation({ history: turn.history, said: [] }, reading)) &&
    !isReachable(readConversation(turn, reading))
  )
}

/** Whether that, and no question beside it, is what a turn says. */
export function onlyTakesDetailsBack(turn: Said, reading: Reading): boolean {
  const sentences = turn.said.flatMap(({ text }) => text.match(SENTENCE) ?? [])
  return takesDetailsBack(turn, reading) && sentences.every((sentence) => takesBack(sentence) || !/[?؟]/.test(sentence))
}

/** What is left to answer of a turn without the words that only tell who the visitor is, and what those tell. */
export function setDetailsAside(turn: Said, reading: Reading): { texts: string[]; told: ToldDetails } {
  const { details } = readSaid(turn, reading)
  const told = Object.fromEntries(
    Object.entries(details).filter(
      ([field, { words }]) => ['name', 'email', 'phone', 'company'].includes(field) && words !== '',
    ),
  )
  const values = Object.values(told).map(({ words }) => words)
  return { texts: turn.said.map(({ text }) => withoutDetails(text, values, reading.language)).filter(Boolean), told }
}

/** A text without the clauses that only give some details, and with … for details in the others. */
function withoutDetails(text: string, values: readonly string[], language: string): string {
  if (!values.some((value) => text.includes(value))) return text
  return (text.match(SENTENCE) ?? [text])
    .map((sentence) =>
      values.some((value) => sentence.includes(value)) ? clausesWithout(sentence, values, language) : sentence,
    )
    .join('')
    .trim()
}

function clausesWithout(sentence: string, values: readonly string[], language: string): string {
  // The longest first: a name may stand within an address.
  const sorted = values.toSorted((a, b) => b.length - a.length)
  const blanked = sorted.reduce((left, value) => left.replaceAll(value, GAP), sentence)
  const clauses = blanked
    .split(CLAUSES)
    .flatMap((clause) => (clause.includes(GAP) ? partsOf(clause, language) : [clause]))
  const left = clauses
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause) && !isTalk(clause))
  return left.length === 0 ? '' : ` ${left.join(' ').replaceAll(GAP, '…')}`
}

const GAP = '\u0000'

/** Whether a text asks something, with a question mark or without. */
export const asks = (text: string, language: string): boolean => /[?؟？]/u.test(text) || asksQuestion(text, language)

/** Whether a text greets, thanks or agrees and says nothing else. */
export const isTalk = (text: string): boolean => findTalk(text, []) !== undefined

/** A clause with details in it: nothing where little stands around them, the part that asks, or all of it. */
function partsOf(clause: string, language: string): string[] {
  const parts = clause.split(GAP).map((part) => part.replace(/^[\s,.:;()–-]+|[\s,:;()–-]+$/gu, ''))
  const asking = parts.filter((part) => asks(part, language) && !asksToBeReached(part))
  if (asking.length > 0) return /\p{L}.*\p{L}/u.test(asking.join('')) ? asking : []
  const words = parts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length <= FRAME_WORDS ? [] : [clause]
}
