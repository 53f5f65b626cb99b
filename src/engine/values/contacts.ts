import { findMatches } from '#src/base/find-matches.ts'
import { TOP_LEVEL_DOMAINS } from '#src/base/top-level-domains.ts'
import { alternativesOf, siteWords } from '../language/word-lists.ts'
import { readPhones } from './phones.ts'
import type { Contact, Span } from './value-types.ts'

const WRITTEN = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu
const SIGN_NAMES = alternativesOf(siteWords('spokenAtSign'))
const BARE_AT = alternativesOf(siteWords('spokenAt'))
const DOT_NAMES = alternativesOf(siteWords('spokenDot'))
const AT = String.raw`(?:\s?[[({]\s?(?:@|${BARE_AT}|${SIGN_NAMES})\s?[\])}]\s?|\s(?:${SIGN_NAMES})\s|\s?@\s)`
const DOT = String.raw`(?:\s?[[({]\s?(?:${DOT_NAMES}|\.)\s?[\])}]\s?|\s(?:${DOT_NAMES})\s)`
const NAME_PART = String.raw`[\p{L}\p{N}._%+-]{1,64}`
const LOCAL = String.raw`(?<![\p{L}\p{N}._%+-])(${NAME_PART}(?:${DOT}${NAME_PART}){0,3})`
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`
const END = String.raw`\p{L}{2,24}(?![\p{L}\p{N}-])`
/** A mail host after a bare "at", with a written dot and no other website: "tom at gmail.com". */
const MAIL_HOST =
  '(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|live|aol|btinternet|gmx|web|t-online|orange|free|libero|ziggo)'
const MAIL_DOMAIN = new RegExp(`^${MAIL_HOST}\\.`, 'i')
/** An address as it is read out: "anna (at) web dot de". A bare "at" counts only before a "dot" or a mail host. */
const SPELT = new RegExp(
  `${LOCAL}(?:${AT}(${LABEL}(?:(?:${DOT}|\\.)${LABEL}){0,3}(?:${DOT}|\\.)${END})|\\s(?:${BARE_AT})\\s(${MAIL_HOST}\\.${END}|${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}${END}(?!\\s(?:${BARE_AT})\\s)))(?!${AT})`,
  'giu',
)
const DOTS = new RegExp(DOT, 'giu')

/** Reports whether a domain gives addresses to everybody: `gmail.com`. */
export const isMailHost = (domain: string): boolean => MAIL_DOMAIN.test(domain)

/** An email address in a text. */
export interface Email extends Span {
  /** With its domain in lower case. */
  value: string
}

const lowerDomain = (email: string): string => email.replace(/@.*$/, (domain) => domain.toLowerCase())

/** Returns the email addresses of a text as they are written, in order. */
export const readEmails = (text: string): Email[] =>
  text.includes('@')
    ? findMatches(text, WRITTEN).map(({ 0: written, index }) => ({
        value: lowerDomain(written),
        start: index,
        end: index + written.length,
      }))
    : []

/** Returns the email addresses of a message, written or read out ("anna (at) web dot de"), in order. */
export function readSpokenEmails(text: string): Email[] {
  const spelt = findMatches(text, SPELT).map(({ 0: words, 1: local = '', 2: behind, 3: other = '', index }) => ({
    value: lowerDomain(`${local}@${behind ?? other}`.replace(DOTS, '.')),
    start: index,
    end: index + words.length,
  }))
  return [...readEmails(text), ...spelt].toSorted((a, b) => a.start - b.start)
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>()[\]"'`|]+/giu
const MARKDOWN_TARGET = /(?<=\]\(\s?<?)[^)\s<>]+/gu
const DOMAIN = new RegExp(
  `(?<![@\\p{L}\\p{N}.-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,4}(?:${TOP_LEVEL_DOMAINS.join('|')})(?![\\p{L}\\p{N}-])(?:\\/[^\\s<>()[\\]"'\`|]*)?`,
  'giu',
)
const linkForm = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[#?].*$/, '')
    .replace(/[.,;:!?*_~]+$/, '')
    .replace(/\/+$/, '')

/** Reads the links, email addresses and phone numbers of a text, in this order. None is inside another. */
export function readContacts(text: string): Contact[] {
  const found: Contact[] = []
  const taken = new Uint8Array(text.length)
  const take = (pattern: RegExp, kind: Contact['kind'], formOf: (written: string) => string): void => {
    for (const { 0: written, index } of findMatches(text, pattern)) {
      const contact = formOf(written)
      if (contact === '' || taken[index]) continue
      taken.fill(1, index, index + written.length)
      found.push({ kind, contact, start: index, end: index + written.length })
    }
  }
  for (const { value, start, end } of readEmails(text)) {
    taken.fill(1, start, end)
    found.push({ kind: 'email', contact: value.toLowerCase(), start, end })
  }
  take(LINK, 'link', linkForm)
  take(MARKDOWN_TARGET, 'link', targetForm)
  take(DOMAIN, 'link', linkForm)
  for (const { value, start, end } of readPhones(text))
    if (!taken[start]) found.push({ kind: 'phone', contact: value.replace(/\D/g, ''), start, end })
  return found
}

/** Returns the target of a Markdown link, or '' if it is another contact: `tel:`, `mailto:`. */
const targetForm = (target: string): string => (/^(?:tel|mailto):/i.test(target) ? '' : linkForm(target))
