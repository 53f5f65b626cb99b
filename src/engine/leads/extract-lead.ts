import { latinDigits } from '#src/base/letters.ts'
import { recalling, recallingEach } from '#src/base/recalling.ts'
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { asksForPerson } from '../answer/lexicon/asks-person.ts'
import { readDates } from '../answer/opening/read-dates.ts'
import { fold } from '../answer/text/fold.ts'
import { findEmails, withoutEmails } from './emails.ts'
import {
  ADDED_NAME,
  BARE_NAME,
  BUDGET_WORDS,
  CLOSING_FIRST_NAME,
  CLOSING_NAME,
  COMPANY_BEHIND,
  COMPANY_LEAD,
  LEADING_NAME,
  LEGAL_FORM,
  FIRST_NAME,
  GREETED_NAME,
  INTRODUCED_NAME,
  LIKELY_NAME,
  MOMENT,
  NAME_ENDS,
  NAMED_COMPANY,
  NAME_HERE,
  NEED,
  NO,
  PARTICLE,
  READY,
  SIGNED_NAME,
  SIGN_OFF,
  SURE_NAME,
  TAKES_BACK,
  WHETHER_BOOKED,
  YES,
} from './lead-patterns.ts'
import { ASKED_OF, NOT_THIS, NO_PHONE, OF_OTHERS, USED_ALREADY } from './not-theirs.ts'

export const LEAD_FIELDS = ['name', 'email', 'phone', 'company', 'need', 'budget'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/** One value with the words it was read from and the message these stand in. */
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
  /** Contact details that are the business's own, in any writing: a visitor who quotes them gives none. */
  known: readonly string[]
  /** The visitor's, or ''. */
  locale: string
}

const DATE = /(?<![\d./-])(?:\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![./-]?\d)/g
const PRICE =
  /(?:[$€£¥₹]|(?:EUR|USD|GBP|CHF|AED|MAD)\s?)\s?\d[\d.,' ]{0,20}(?:k\b)?|\d[\d.,']{0,15}(?: ?\d{3}){0,4}\s?(?:k\s?)?(?:[$€£¥₹]|euros?|EUR|USD|GBP|CHF|AED|MAD|dollars?|pounds?|dirhams?|درهم|يورو|دولار)/iu
const COUNTRIES: Readonly<Record<string, CountryCode>> = { en: 'US', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', pt: 'PT', nl: 'NL', ar: 'AE' }

/**
 * Reads who a visitor is and what they want out of their own words. Later words about the same thing win, and who takes their contact details back has given none. What is not said plainly is left
 * out: a missing value is asked for, a wrong one is believed. Linear in the length of the messages.
 */
export function extractLead({ messages, known, locale }: LeadConversation): FoundLead {
  const details: FoundLead['details'] = {}
  const foreign = new Set(known.map(sameness))
  const read = readingIn(countryOf(locale) ?? '')
  let isReady = false
  for (const message of messages) {
    const { id, text } = message
    const told = read(message)
    isReady ||= READY.test(text) || proposesMoment(text, told)
    if (takesBack(text) && !told.email && !told.phone) for (const field of ['name', 'email', 'phone'] as const) delete details[field]
    for (const [field, found] of Object.entries(told) as [LeadField, Omit<FoundDetail, 'messageId'>][]) {
      if (!foreign.has(sameness(found.value))) details[field] = { ...found, messageId: id }
    }
  }
  const isInterested = Object.keys(details).length > 0
  return { details, stage: isReady ? 'ready' : isInterested ? 'interested' : 'curious' }
}

/** Whether a message names a day or a time and leaves contact details with it, without asking anything: "Saturday at 10:30, 07700 900871". */
function proposesMoment(text: string, { email, phone }: ReturnType<typeof readMessage>): boolean {
  if ((!email && !phone) || /[?؟]/u.test(text) || asksForPerson(text)) return false
  const rest = [email, phone].reduce((left, detail) => left.replace(detail?.words ?? '', ' '), text)
  return MOMENT.test(rest) || readDates(fold(rest)).dates.length > 0
}

/** Whether all that a message asks is whether something is booked: "So is it booked?" */
export function asksWhetherBooked(text: string): boolean {
  return WHETHER_BOOKED.test(text)
}

/** Whether a message begins by agreeing. */
export function agrees(text: string): boolean {
  return YES.test(text)
}

/** Whether a message begins by not agreeing, or by taking that back. */
export function refuses(text: string): boolean {
  return NO.test(text)
}

/** Whether a message takes back how its writer can be reached. */
export function takesBack(text: string): boolean {
  return TAKES_BACK.test(text)
}

/** The region of the locale, or the country where its language is spoken most among those who write national numbers. */
export function countryOf(locale: string): CountryCode | undefined {
  const [language = '', region = ''] = locale.split(/[-_]/)
  const country = region.toUpperCase()
  return isSupportedCountry(country) ? country : COUNTRIES[language.toLowerCase()]
}

const sameness = (value: string): string =>
  value.includes('@') ? value.toLowerCase() : value.replace(/\D/g, '').slice(-8) || value.toLowerCase()

const MAX_COUNTRIES = 300

/** Reads messages in a country, each once: several decisions of a turn look at the whole conversation. */
const readingIn = recalling(MAX_COUNTRIES, (country) =>
  recallingEach(({ text }: { text: string }) => readMessage(text, isSupportedCountry(country) ? country : undefined)),
)

function readMessage(text: string, country: CountryCode | undefined): Partial<Record<LeadField, Omit<FoundDetail, 'messageId'>>> {
  const email = readEmail(text)
  const phone = readPhone(text, country)
  const name = readName(email ? text.replace(email.words, email.value) : text, email !== undefined || phone !== undefined)
  const company = namedCompany(text) ?? LEGAL_FORM.exec(text)?.[1] ?? NAMED_COMPANY.exec(text)?.[1]
  const need = NEED.exec(withoutEmails(text))
  const budget = readBudget(text)
  const asWritten = (value: string | undefined) => (value ? { value: value.trim(), words: value.trim() } : undefined)
  const found = {
    name: asWritten(name === company ? undefined : name),
    email,
    phone,
    company: asWritten(company),
    need: need && !asksForPerson(need[0]) ? { value: cleanNeed(need[1] ?? ''), words: need[0].trim() } : undefined,
    budget: asWritten(budget),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value.value !== ''))
}

/** The last address that the visitor does not speak of as an old or a wrong one. */
function readEmail(text: string): { value: string; words: string } | undefined {
  const found = findEmails(text)
  const before = (at: number): string => text.slice(at === 0 ? 0 : (found[at - 1]?.index ?? 0), found[at]?.index)
  const theirs = found.filter(({ words, index }, at) => isOwn(before(at)) && !ASKED_OF.test(text.slice(index + words.length)))
  const meant = found.filter((address, at) => theirs.includes(address) && !NOT_THIS.test(before(at)))
  const last = (meant.length > 0 ? meant : found.length > 1 ? [] : theirs).at(-1)
  return last && { value: last.value, words: last.words }
}

const isOwn = (before: string): boolean => {
  const clause = before.split(/[.!?;](?:\s|$)|,\s*(?:but|aber|mais|pero|ma|mas|maar)\s/u).at(-1) ?? ''
  return !OF_OTHERS.test(clause) && !USED_ALREADY.test(clause) && !NO_PHONE.test(clause)
}

/** Digits that may be a phone number of somebody who leaves the country out: a range that is not given out yet, or never. */
const PHONE_LIKE = /(?<![\d@\p{L}])(?:\+|00?)\d[\d ()/.-]{7,16}\d(?!\d)/gu

/** A number that reaches somebody from elsewhere has no fewer digits. */
const MIN_DIGITS = 7

/** The last number that the visitor does not speak of as another's, as the one they rang, or as no phone number at all. */
function readPhone(text: string, country: CountryCode | undefined): { value: string; words: string } | undefined {
  const latin = latinDigits(text).replace(DATE, (date) => ' '.repeat(date.length))
  const valid = findPhoneNumbersInText(latin, country ? { defaultCountry: country } : {}).map(({ number, startsAt, endsAt }) => ({
    value: number.number,
    from: startsAt,
    to: endsAt,
  }))
  const possible = [...latin.matchAll(PHONE_LIKE)].flatMap(({ 0: digits, index }) => {
    const number = parsePhoneNumberFromString(digits, country)
    const isFound = valid.some(({ from, to }) => index < to && from < index + digits.length)
    return number?.isPossible() && !isFound ? [{ value: number.number, from: index, to: index + digits.length }] : []
  })
  const all = [...valid, ...possible].toSorted((a, b) => a.from - b.from)
  const long = all.filter(({ from, to }) => latin.slice(from, to).replace(/\D/g, '').length >= MIN_DIGITS)
  const own = long.filter(({ from }, at) => isOwn(text.slice(long[at - 1]?.to ?? 0, from)))
  const last = own.at(-1)
  return last && { value: last.value, words: text.slice(last.from, last.to) }
}

/** A number that stands alone, in E.164; nothing when it is none. */
export function readPhoneNumber(text: string, country: CountryCode | undefined): string | undefined {
  return readPhone(text, country)?.value
}

/** The company that the visitor says to be of. */
function namedCompany(text: string): string | undefined {
  for (const { 0: lead, index } of text.matchAll(COMPANY_LEAD)) {
    COMPANY_BEHIND.lastIndex = index + lead.length
    const name = COMPANY_BEHIND.exec(text)?.[1]
    if (name) return name
  }
  return undefined
}

/** By the surest words for it first; some count only beside contact details. */
function readName(text: string, hasContact: boolean): string | undefined {
  const sure = SURE_NAME.exec(text)?.[1]
  if (sure) return cutName(sure)
  const patterns = [
    LIKELY_NAME,
    NAME_HERE,
    GREETED_NAME,
    FIRST_NAME,
    INTRODUCED_NAME,
    SIGN_OFF,
    ADDED_NAME,
    ...(hasContact ? [BARE_NAME, SIGNED_NAME, CLOSING_NAME, LEADING_NAME, CLOSING_FIRST_NAME] : []),
  ]
  for (const pattern of patterns) {
    const [, first, other] = pattern.exec(text) ?? []
    if (first ?? other) return first ?? other
  }
  return undefined
}

/** Up to the first word that is none of a name: particles count where a capital follows, and without capitals a name has two words. */
function cutName(words: string): string {
  const parts = words.replace(/[.,;:!?]+$/, '').split(' ')
  const isCapital = (word = ''): boolean => /^(?:\p{Lu}|\p{Script=Arabic})/u.test(word)
  const belongs = (word: string, at: number): boolean => {
    if (at === 0) return true
    if (/[.,;:!?]$/.test(parts[at - 1] ?? '')) return false
    if (!isCapital(parts[0])) return at === 1 && !NAME_ENDS.has(word.toLowerCase())
    return isCapital(word) ? !NAME_ENDS.has(word) : PARTICLE.test(word) && (isCapital(parts[at + 1]) || isCapital(parts[at + 2]))
  }
  const end = parts.findIndex((word, at) => !belongs(word, at))
  return parts
    .slice(0, end === -1 ? parts.length : end)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
}

const SPENDING_ON = new RegExp(`${BUDGET_WORDS.source}[^]*$`, 'iu')

/** What is asked to be done with contact details in the same breath. */
const THEN_REACH =
  /[,;]\s*(?:(?:and|und|et|y|e|en)\s)?(?:please |bitte )?(?:schick\p{L}*|send\p{L}*|meld\p{L}*|ruf\p{L}*|call|ring|e-?mail|mail|text|write|contact|envoy\p{L}*|appel\p{L}*|env[ií]\p{L}*|ll[aá]m\p{L}*|mand\p{L}*|chiam\p{L}*|stuur\p{L}*|bel) (?:\p{L}+ ){0,3}(?:me|us|mir|uns|sie|moi|nous|me|nos|mi|ci|mij|ons|it|an|to)(?!\p{L})[^]*$/iu

/** Without contact details that follow in the same breath. */
const cleanNeed = (text: string): string =>
  text
    .replace(/^(?:to|just|juste|nur|solo|sólo|só|soltanto|alleen) (?=\p{L})/iu, '')
    .replace(
      /[,;]?\s*(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mi|il mio|la mia|o meu|a minha|mijn)\s+(?:e-?mail|mail|phone|mobile|cell|number|name|t[eé]l\p{L}*|handy\p{L}*|m[oó]vil|portable|nummer|numéro|nom|correo|nombre|nome|naam)[^]*$/iu,
      '',
    )
    .replace(THEN_REACH, '')
    .replace(SPENDING_ON, (rest) => (/\p{N}/u.test(rest) ? '' : rest))
    .replace(/\s+/g, ' ')
    .replace(/[\s,;–-]+$/, '')
    .trim()

/** An amount in a sentence that speaks of spending. */
function readBudget(text: string): string | undefined {
  const sentence = text.split(/(?<=[.!?؟\n])\s/).find((one) => BUDGET_WORDS.test(one) && PRICE.test(one))
  return sentence === undefined ? undefined : PRICE.exec(sentence)?.[0].replace(/[\s.,']+$/, '')
}
