import { findMatches } from '#src/base/find-matches.ts'
import { randomInt } from 'node:crypto'
import { signText } from '#src/base/signed-text.ts'

// Without 0, O, 1 and I, which people confuse.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const AGENT_CODE_LENGTH = 6
/** Random characters: 60 bits, because the code opens a conversation. */
const CONVERSATION_CODE_LENGTH = 12

/** Returns a code for the end of a chat link's text: `FY` and six characters, one of a billion. */
export function createChatCode(): string {
  return createCode(AGENT_CODE_LENGTH)
}

/** Returns the longer code of a single conversation. */
export function createConversationCode(): string {
  return createCode(CONVERSATION_CODE_LENGTH)
}

/**
 * Returns what a conversation's code is stored as: without the installation's secret, nobody can find or create the
 * code.
 */
export function signConversationCode(secretKey: string, code: string): string {
  return signText(secretKey, `conversation-code:${code}`)
}

function createCode(length: number): string {
  return `FY${Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

/** Letters of other scripts that look like Latin ones, lowercase and uppercase. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ['АA ВB СC ЕE НH КK МM РP ТT УY ХX ЅS ЈJ ԚQ ԜW', 'ΑA ΒB ΕE ΖZ ΗH ΚK ΜM ΝN ΡP ΤT ΥY ΧX']
    .join(' ')
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

const JOINT = '[\\s\\p{Pd}._*~]{0,2}'
const SHORT = `F${JOINT}Y(?:${JOINT}[${ALPHABET}]){6}`
const AGENT_CODE = new RegExp(SHORT, 'u')
const CODE = new RegExp(`${SHORT}(?:(?:${JOINT}[${ALPHABET}]){6})?`, 'gu')
/** Quotes, brackets and marks before a code. */
const BEFORE = /[\s\p{Ps}\p{Pi}"'`*_~]+$/u
const AFTER = /^[\s\p{Pe}\p{Pf}"'`*_~]+/u
const MAX_PLACES = 4

export interface FoundCode {
  code: string
  /** The text without the code. */
  rest: string
  /** Whether it is a separate word, as in links. Parts of a sentence may look like a code. */
  isApart: boolean
}

/**
 * Finds possible codes in a text, even if they are quoted, spaced, in another case, joined to words or typed on another
 * keyboard. If two readings overlap, the longer comes first. The codes may not exist.
 */
export function findCodes(text: string): FoundCode[] {
  const { folded, origins } = fold(text)
  const matches = findMatches(folded, CODE).slice(-MAX_PLACES)
  return matches.flatMap(({ 0: long, index }) => {
    const short = long.match(AGENT_CODE)?.[0] ?? long
    return [...new Set([long, short])].map((reading) => {
      const span: Span = [origins[index] ?? 0, origins[index + reading.length] ?? text.length]
      return { code: reading.replace(/[^A-Z0-9]/g, ''), ...cutOut(text, span) }
    })
  })
}

type Span = readonly [start: number, end: number]

function cutOut(text: string, [start, end]: Span): Pick<FoundCode, 'rest' | 'isApart'> {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const rest = [before.replace(BEFORE, ''), after.replace(AFTER, '')].filter(Boolean).join(' ').trim()
  const isWhole = /^[\p{L}\p{N}]+$/u.test(text.slice(start, end))
  return { rest, isApart: isWhole && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after) }
}

/** Returns the text in Latin capitals, and the original position of each character. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (/\p{Cf}/u.test(char)) continue
    const upper = char.normalize('NFKC').toUpperCase()
    for (const one of upper) {
      folded += LOOKALIKES[one] ?? toDigit(one)
      origins.push(at)
    }
  }
  origins.push(text.length)
  return { folded, origins }
}

/** Converts a digit of any script. */
function toDigit(char: string): string {
  if (!/\p{Nd}/u.test(char)) return char
  const code = char.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
