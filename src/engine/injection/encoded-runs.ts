import { findMatches } from '#src/base/find-matches.ts'
import { memoize } from '#src/base/memoize.ts'
import { fold } from '../language/fold.ts'
import { isOrderWord } from './find-concepts.ts'

const BASE64 = /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/_-]{20,20000}={0,2}(?![A-Za-z0-9+/=_-])/g
const HEX = /(?<![0-9A-Za-z])(?:0x)?(?:[0-9a-f]{2}[\s:]?){14,10000}(?![0-9A-Za-z])/gi
const ESCAPES = /(?:\\u\{?[0-9a-f]{4,5}\}?|\\x[0-9a-f]{2}|&#x?[0-9a-f]{2,6};|%[0-9a-f]{2}){8}/i
const BITS = /(?<!\d)(?:[01]{8}[\s,]?){6}/
/** Letters of the plane of tags, which nobody sees. */
const TAGS = /[\u{e0020}-\u{e007e}]{4}/u
const MAY_BE_ENCODED =
  /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{20}|(?:[0-9a-f]{2}[\s:]){14}|\\[ux]|&#|%[0-9a-f]{2}%|[01]{8}|\udb40/i
const WORDS = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\n\r\t$€£+=<>|~^`]+$/u
const MIN_DECODED = 12

/**
 * Reports whether text has a long run that decodes to words: Base64, hexadecimal, escapes, bits, tags, letters turned
 * by 13 places or written backwards. People read none of these.
 */
export function hasEncodedRun(text: string): boolean {
  if (hasTurnedWords(text)) return true
  if (!MAY_BE_ENCODED.test(text)) return false
  if (TAGS.test(text) || BITS.test(text)) return true
  if (ESCAPES.test(text) && !/https?:/i.test(text)) return true
  return (
    (text.match(BASE64) ?? []).some(
      (run) => /[a-z]/.test(run) && /[A-Z]/.test(run) && isWords(Buffer.from(run, 'base64')),
    ) || (text.match(HEX) ?? []).some((run) => isWords(Buffer.from(run.replace(/^0x|[\s:]/g, ''), 'hex')))
  )
}

/** Reports whether a part of a text may decode to words. */
export const mayBeEncoded = (text: string): boolean => MAY_BE_ENCODED.test(text) || hasTurnedWords(text)

const LONG_WORD = /\p{L}{6,20}/gu
/** So many words of orders, written backwards or by letters turned by 13 places, are no accident. */
const MIN_TURNED = 2
const MAX_CACHED = 20_000

const isTurned = memoize(MAX_CACHED, (written: string): boolean => {
  const word = fold(written)
  if (isOrderWord(word)) return false
  return isOrderWord([...word].toReversed().join('')) || isOrderWord(turn(word))
})

const hasTurnedWords = (text: string): boolean => {
  const turned = new Set<string>()
  for (const { 0: word } of findMatches(text, LONG_WORD)) {
    if (isTurned(word)) turned.add(word)
    if (turned.size >= MIN_TURNED) return true
  }
  return false
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const HALF = ALPHABET.length / 2
const turn = (word: string): string =>
  word.replace(/[a-z]/g, (letter) => ALPHABET[(ALPHABET.indexOf(letter) + HALF) % ALPHABET.length] ?? letter)

/** Whether bytes are text, with letters in most places. */
function isWords(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  if (text.length < MIN_DECODED || !WORDS.test(text)) return false
  const letters = text.replace(/[^\p{L}\p{M} ]/gu, '').length
  return letters / text.length >= SHARE_OF_LETTERS
}
const SHARE_OF_LETTERS = 0.7
