import { hasTurnedWords } from './turned-words.ts'

const BASE64 = /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/_-]{20,20000}={0,2}(?![A-Za-z0-9+/=_-])/g
const HEX = /(?<![0-9A-Za-z])(?:0x)?(?:[0-9a-f]{2}[\s:]?){14,10000}(?![0-9A-Za-z])/gi
const ESCAPES = /(?:\\u\{?[0-9a-f]{4,5}\}?|\\x[0-9a-f]{2}|&#x?[0-9a-f]{2,6};|%[0-9a-f]{2}){8}/i
const BITS = /(?<!\d)(?:[01]{8}[\s,]?){6}/
/** Invisible tag characters. */
const TAGS = /[\u{e0020}-\u{e007e}]{4}/u
const MAY_BE_ENCODED =
  /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{20}|(?:[0-9a-f]{2}[\s:]){14}|\\[ux]|&#|%[0-9a-f]{2}%|[01]{8}|\udb40/i
const WORDS = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\n\r\t$€£+=<>|~^`]+$/u
const MIN_DECODED = 12
const MIN_LETTER_SHARE = 0.7

/**
 * Reports whether text has a long run that decodes to words, or has a form that only machines read: Base64,
 * hexadecimal, escapes, bits, tag characters, ROT13 or words written backwards.
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

/** Reports whether bytes are text that is mostly letters. */
function isWords(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  if (text.length < MIN_DECODED || !WORDS.test(text)) return false
  const letters = text.replace(/[^\p{L}\p{M} ]/gu, '').length
  return letters / text.length >= MIN_LETTER_SHARE
}
