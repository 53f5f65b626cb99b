import { findMatches } from '#src/base/find-matches.ts'
const EMAILS = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/gu
const AT = String.raw`(?:\s?[[({]\s?(?:at|ät|@|arroba|arobase|chiocciola|apenstaartje)\s?[\])}]\s?|\s(?:arroba|arobase|chiocciola|apenstaartje)\s|\s?@\s)`
const DOT = String.raw`(?:\s?[[({]\s?(?:dot|punkt|punto|point|ponto|punt|\.)\s?[\])}]\s?|\s(?:dot|punkt|punto|point|ponto|punt)\s)`
const NAME_PART = String.raw`[\p{L}\p{N}._%+-]{1,64}`
const LOCAL = String.raw`(?<![\p{L}\p{N}._%+-])(${NAME_PART}(?:${DOT}${NAME_PART}){0,3})`
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`
const END = String.raw`\p{L}{2,24}(?![\p{L}\p{N}-])`
/** Behind a bare "at", with a written dot, no other website: "tom at gmail.com". */
const MAIL_HOST =
  '(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|live|aol|btinternet|gmx|web|t-online|orange|free|libero|ziggo)'
/** An address as it is read out: "anna (at) web dot de". A bare "at" counts only before a "dot" or a mail host. */
const SPELT_EMAILS = new RegExp(
  `${LOCAL}(?:${AT}(${LABEL}(?:(?:${DOT}|\\.)${LABEL}){0,3}(?:${DOT}|\\.)${END})|\\s(?:at|ät)\\s(${MAIL_HOST}\\.${END}|${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}${END}(?!\\s(?:at|ät)\\s)))(?!${AT})`,
  'giu',
)
const DOTS = new RegExp(DOT, 'giu')

interface FoundEmail {
  value: string
  /** As the visitor wrote it. */
  words: string
  index: number
}

const lowerDomain = (email: string): string => email.replace(/@.*$/, (domain) => domain.toLowerCase())

/** The addresses in a text, written or read out, in their order. */
export function findEmails(text: string): FoundEmail[] {
  const written = findMatches(text, EMAILS).map(({ 0: words, index }) => ({ value: lowerDomain(words), words, index }))
  const spelt = findMatches(text, SPELT_EMAILS).map(({ 0: words, 1: local = '', 2: behind, 3: other = '', index }) => ({
    value: lowerDomain(`${local}@${behind ?? other}`.replace(DOTS, '.')),
    words,
    index,
  }))
  return [...written, ...spelt].toSorted((a, b) => a.index - b.index)
}

/** A text with a new line in place of each address. */
export const withoutEmails = (text: string): string => text.replace(EMAILS, '\n').replace(SPELT_EMAILS, '\n')
