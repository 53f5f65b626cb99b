import { findMatches } from '#src/base/find-matches.ts'
import type { Span } from './value-types.ts'

const WRITTEN = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu
const AT = String.raw`(?:\s?[[({]\s?(?:at|ät|@|arroba|arobase|chiocciola|apenstaartje)\s?[\])}]\s?|\s(?:arroba|arobase|chiocciola|apenstaartje)\s|\s?@\s)`
const DOT = String.raw`(?:\s?[[({]\s?(?:dot|punkt|punto|point|ponto|punt|\.)\s?[\])}]\s?|\s(?:dot|punkt|punto|point|ponto|punt)\s)`
const NAME_PART = String.raw`[\p{L}\p{N}._%+-]{1,64}`
const LOCAL = String.raw`(?<![\p{L}\p{N}._%+-])(${NAME_PART}(?:${DOT}${NAME_PART}){0,3})`
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`
const END = String.raw`\p{L}{2,24}(?![\p{L}\p{N}-])`
/** Behind a bare "at", with a written dot, no other website: "tom at gmail.com". */
const MAIL_HOST =
  '(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|live|aol|btinternet|gmx|web|t-online|orange|free|libero|ziggo)'
const MAIL_DOMAIN = new RegExp(`^${MAIL_HOST}\\.`, 'i')
/** An address as it is read out: "anna (at) web dot de". A bare "at" counts only before a "dot" or a mail host. */
const SPELT = new RegExp(
  `${LOCAL}(?:${AT}(${LABEL}(?:(?:${DOT}|\\.)${LABEL}){0,3}(?:${DOT}|\\.)${END})|\\s(?:at|ät)\\s(${MAIL_HOST}\\.${END}|${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}${END}(?!\\s(?:at|ät)\\s)))(?!${AT})`,
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
