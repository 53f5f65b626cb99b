import { asksQuestion, findTalk } from '#src/engine/answer/answer.ts'
import { type FoundLead, asksToBeReached, extractLead, labelsAsOwn, takesBack } from '#src/engine/leads/extract-lead.ts'
import { type CountryCode, countriesOf, isSupportedCountry } from '#src/engine/leads/read-reach.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type BusinessFacts, type IndexDeps, findBusinessFacts } from '#src/features/answers/answers.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'
import { asksForContact } from './turn-words.ts'

/** Most words around a name or contact details in a sentence that says nothing else. */
const FRAME_WORDS = 7
const SENTENCE = /[^.!?؟\n]+(?:[.!?؟](?!\s|$)[^.!?؟\n]*)*[.!?؟]*/gu
/** Separates the clauses of a sentence. */
const CLAUSES = /(?<=[,،;])\s+|\s+(?:[–—-]|and|und|et|y|e|en|و)\s+/u

/** What reading a visitor's details depends on. */
export interface Reading {
  /** The business's contact details, which are not the visitor's. */
  known: readonly string[]
  /** Countries to try for a number without a country code, the likeliest first. */
  countries: readonly CountryCode[]
  /** The business's phone number, or ''. */
  phone: string
  /** The business's language. */
  language: string
}

/** Returns how to read the details of an agent's visitor. */
export async function readingFor(
  deps: IndexDeps,
  agent: Agent,
  { locale }: Pick<Conversation, 'locale'>,
): Promise<Reading> {
  return readingOf(await findBusinessFacts(deps, agent), agent, locale)
}

/** Returns how to read details without the agent's knowledge of the business. */
export const plainReading = (agent: Agent, { locale }: Pick<Conversation, 'locale'>): Reading =>
  readingOf({ contacts: [], phone: '', country: '' }, agent, locale)

function readingOf({ contacts, phone, country }: BusinessFacts, { language }: Agent, locale: string): Reading {
  const countries = countriesOf(isSupportedCountry(country) ? country : undefined, locale || language)
  return { known: contacts, phone, countries, language }
}

export type VisitorDetails = FoundLead['details']

/** A visitor's new messages, and the conversation before them. */
interface Said {
  history: readonly StoredMessage[]
  said: readonly StoredMessage[]
}

/** Returns the visitor's messages, and the IDs of those that answer a request for contact details. */
function heard(messages: readonly StoredMessage[]): { messages: StoredMessage[]; asked: Set<string> } {
  const asked = new Set<string>()
  let isAsked = false
  for (const message of messages) {
    if (message.role !== 'visitor') isAsked = asksForContact(message)
    else if (isAsked) asked.add(message.id)
  }
  return { messages: messages.filter(({ role }) => role === 'visitor'), asked }
}

/** Reads the details that a visitor gave in the whole conversation. */
export function readConversation({ history, said }: Said, reading: Reading): FoundLead {
  return extractLead({ ...heard([...history, ...said]), ...reading })
}

/**
 * Returns what a model learns about its visitor, one line each. It learns that there are contact details, but not
 * which.
 */
export function describeVisitor({ details }: FoundLead): string {
  const { name, company, need, budget, email, phone } = details
  const lines: [label: string, value: string | undefined][] = [
    ['Name', name?.value],
    ['Company', company?.value],
    ['Need', need?.value],
    ['Budget', budget?.value],
    ['Contact details', (email ?? phone) && 'given'],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

/** Reads the details in a visitor's new messages. */
export function readTurnDetails({ history, said }: Said, reading: Reading): FoundLead {
  const { asked } = heard([...history, ...said])
  return extractLead({ messages: said, asked, ...reading })
}

/**
 * Removes the visitor's details from a question, because it may outlive the conversation. Sentences that only give
 * details are dropped. In others, … replaces names and contact details. The business's own details stay.
 */
export async function redactVisitor(deps: IndexDeps, agent: Agent, { question, said, locale }: Asked): Promise<string> {
  const reading = await readingFor(deps, agent, { locale })
  const { details } = extractLead({ messages: said, ...reading })
  const values = [details.name, details.email, details.phone].flatMap((detail) => (detail?.words ? [detail.words] : []))
  return withoutDetails(question, values, reading.language)
}

interface Asked {
  question: string
  /** The visitor's messages that contain the question. */
  said: readonly Pick<StoredMessage, 'id' | 'text'>[]
  /** The visitor's locale, or ''. */
  locale: string
}

/** Reports whether a visitor takes their contact details back. */
export function hasRetractedContact(turn: Said, reading: Reading): boolean {
  const isReachable = ({ details: { email, phone } }: FoundLead): boolean => Boolean(email ?? phone)
  return (
    isReachable(readConversation({ history: turn.history, said: [] }, reading)) &&
    !isReachable(readConversation(turn, reading))
  )
}

/** Reports whether a visitor takes their contact details back and asks nothing else. */
export function hasOnlyRetractedContact(turn: Said, reading: Reading): boolean {
  const sentences = turn.said.flatMap(({ text }) => text.match(SENTENCE) ?? [])
  return (
    hasRetractedContact(turn, reading) && sentences.every((sentence) => takesBack(sentence) || !/[?؟]/.test(sentence))
  )
}

/** Separates the details in a visitor's new messages from the texts to answer. */
export function separateDetails(turn: Said, reading: Reading): { texts: string[]; details: VisitorDetails } {
  const details = Object.fromEntries(
    Object.entries(readTurnDetails(turn, reading).details).filter(
      ([field, { words }]) => ['name', 'email', 'phone', 'company'].includes(field) && words !== '',
    ),
  )
  const values = Object.values(details).map(({ words }) => words)
  return { texts: turn.said.map(({ text }) => withoutDetails(text, values, reading.language)).filter(Boolean), details }
}

/** Removes the clauses that only give details, and replaces details in other clauses with …. */
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
  // The longest first, because an email can contain a name.
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

/** Reports whether a text asks something, with or without a question mark. */
export const asks = (text: string, language: string): boolean => /[?؟？]/u.test(text) || asksQuestion(text, language)

/** Reports whether a text only greets, thanks or agrees. */
export const isTalk = (text: string): boolean => findTalk(text, []) !== undefined

/** Returns what to keep of a clause with details: the part that asks, nothing if few words remain, or else all. */
function partsOf(clause: string, language: string): string[] {
  const parts = clause.split(GAP).map((part) => part.replace(/^[\s,.:;()–-]+|[\s,:;()–-]+$/gu, ''))
  // "is my number" behind a number begins as a question does.
  const asking = parts.filter(
    (part, at) => asks(part, language) && !asksToBeReached(part) && !(at > 0 && labelsAsOwn(part)),
  )
  if (asking.length > 0) return /\p{L}.*\p{L}/u.test(asking.join('')) ? asking : []
  const words = parts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length <= FRAME_WORDS ? [] : [clause]
}
