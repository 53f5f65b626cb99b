import { memoizeTexts } from '#src/base/memoize.ts'
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'
import { asksForPerson } from '../language/asks-person.ts'
import { readDates } from '../values/dates.ts'
import { fold } from '../language/fold.ts'
import { readSpokenEmails } from '../values/contacts.ts'
import { replaceSpans } from '../values/text-spans.ts'
import {
  COMPLAINT,
  MOMENT,
  NEED,
  NO,
  REACH,
  READY,
  OWN_LABEL,
  TAKES_BACK,
  WHETHER_BOOKED,
  YES,
} from './lead-patterns.ts'
import { readCompany, readName } from './read-name.ts'
import { cleanNeed, readBudget } from './read-need.ts'
import { readAskedPhone, readEmail, readPhone } from './read-reach.ts'

export const LEAD_FIELDS = ['name', 'email', 'phone', 'company', 'need', 'budget'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/** A value with its words and the message that contains them. */
export interface FoundDetail {
  value: string
  words: string
  messageId: string
}

export type LeadStage = 'curious' | 'interested' | 'ready'

export interface FoundLead {
  details: Partial<Record<LeadField, FoundDetail>>
  stage: LeadStage
}

export interface LeadConversation {
  /** The visitor's messages, oldest first. */
  messages: readonly { id: string; text: string }[]
  /** Contact details of the business, in any notation. A visitor who quotes them has not given any. */
  known: readonly string[]
  /** The countries that a number without a country code may be from, the most likely first. */
  countries: readonly CountryCode[]
  /** IDs of messages that answer a request for contact details. */
  asked?: ReadonlySet<string>
}

/**
 * Reads who a visitor is and what they want. Later words about the same thing win. A visitor who withdraws contact
 * details has given none. Doubtful values are left out. Takes linear time.
 */
export function extractLead({ messages, known, countries, asked }: LeadConversation): FoundLead {
  const details: FoundLead['details'] = {}
  const foreign = new Set(known.map(sameness))
  const tried = countries.join(' ')
  let isReady = false
  for (const message of messages) {
    const { id, text } = message
    const plain = readIn(tried, text)
    const told = asked?.has(id) ? { ...plain, phone: plain.phone ?? readAskedPhone(text, countries) } : plain
    isReady ||= READY.test(text) || proposesMoment(text, told)
    if (takesBack(text) && !told.email && !told.phone)
      for (const field of ['name', 'email', 'phone'] as const) delete details[field]
    for (const [field, found] of Object.entries(told) as [LeadField, Omit<FoundDetail, 'messageId'> | undefined][]) {
      if (found && !foreign.has(sameness(found.value))) details[field] = { ...found, messageId: id }
    }
  }
  const wish = details.need ? undefined : readWish(messages)
  if (wish) details.need = wish
  const isInterested = details.need || details.budget || !messages.some(({ text }) => complains(text))
  const isKnown = Object.keys(details).length > 0
  return { details, stage: isReady ? 'ready' : isKnown && isInterested ? 'interested' : 'curious' }
}

/** A wish with this many words says what it is for: "book me thurs 6pm". */
const MIN_WISH_WORDS = 4

/** Reads the last sentence that begins with a wish to buy or book, as the visitor's need. */
function readWish(messages: LeadConversation['messages']): FoundDetail | undefined {
  for (const { id, text } of messages.toReversed()) {
    const sentences = (text.match(/[^.!?؟\n]+/gu) ?? []).map((sentence) => sentence.trim())
    const wish = sentences.find((one) => READY.exec(one)?.index === 0 && one.split(/\s+/u).length >= MIN_WISH_WORDS)
    if (wish) return { value: wish, words: wish, messageId: id }
  }
  return undefined
}

/**
 * Reports whether a message with contact details proposes a day or time, without a question: "Saturday at 10:30, 07700
 * 900871".
 */
function proposesMoment(text: string, { email, phone }: ReturnType<typeof readMessage>): boolean {
  if ((!email && !phone) || /[?؟]/u.test(text) || asksForPerson(text)) return false
  const rest = [email, phone].reduce((left, detail) => left.replace(detail?.words ?? '', ' '), text)
  return MOMENT.test(rest) || readDates(fold(rest)).dates.length > 0
}

/** Reports whether a message only asks if something is booked: "So is it booked?" */
export function asksWhetherBooked(text: string): boolean {
  return WHETHER_BOOKED.test(text)
}

/** Reports whether a text asks to be called or written to. */
export function asksToBeReached(text: string): boolean {
  return REACH.test(text)
}

/** Reports whether a text says whose the number or address before it is: "is my number". */
export function labelsAsOwn(text: string): boolean {
  return OWN_LABEL.test(text)
}

/** Reports whether a text says what the visitor is looking for. */
export function statesNeed(text: string): boolean {
  return NEED.test(text)
}

/** Reports whether a message begins with an agreement. */
export function agrees(text: string): boolean {
  return YES.test(text)
}

/** Reports whether a message begins with a refusal. */
export function refuses(text: string): boolean {
  return NO.test(text)
}

/** Reports whether a message complains. */
const complains = (text: string): boolean => COMPLAINT.test(fold(text))

/** Reports whether a message withdraws contact details. */
export function takesBack(text: string): boolean {
  return TAKES_BACK.test(text)
}

const sameness = (value: string): string =>
  value.includes('@') ? value.toLowerCase() : value.replace(/\D/g, '').slice(-8) || value.toLowerCase()

/** The most messages to remember. Several steps of a turn, and later turns, read the whole conversation. */
const MAX_MESSAGES = 500

const readIn = memoizeTexts(MAX_MESSAGES, (countries, text) =>
  readMessage(
    text,
    countries.split(' ').filter((country) => isSupportedCountry(country)),
  ),
)

function readMessage(
  text: string,
  countries: readonly CountryCode[],
): Partial<Record<LeadField, Omit<FoundDetail, 'messageId'>>> {
  const email = readEmail(text)
  const phone = readPhone(text, countries)
  const contacts = [email?.value, phone?.words].filter((words) => words !== undefined)
  const name = readName(email ? text.replace(email.words, email.value) : text, contacts)
  const company = readCompany(text)
  const need = NEED.exec(replaceSpans(text, readSpokenEmails(text), () => '\n').replace(phone?.words ?? '', '\n'))
  const budget = readBudget(text)
  const asWritten = (value: string | undefined) => (value ? { value: value.trim(), words: value.trim() } : undefined)
  const found = {
    name: asWritten(name === company ? undefined : name),
    email,
    phone,
    company: asWritten(company),
    need:
      need && !asksForPerson(need[0]) && !complains(need[0])
        ? { value: cleanNeed(need[1] ?? ''), words: need[0].trim() }
        : undefined,
    budget: asWritten(budget),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value.value !== ''))
}
