import { wordsOf } from './split-words.ts'

/** Email and web addresses. Their parts are not words, except for the name of a mailbox ("parties@…"). */
const ADDRESSES = /@\S{1,80}|https?:\/\/\S{1,300}|(?<![\p{L}\p{N}])www\.\S{1,200}/gu

/** Returns a text without its web addresses, and with only the part before the `@` of its email addresses. */
export function removeAddresses(text: string): string {
  const hasAddress = text.includes('@') || text.includes('//') || text.includes('www.')
  return hasAddress ? text.replace(ADDRESSES, ' ') : text
}

/** Returns the folded words of a text without its addresses. */
export const spokenWords = (text: string): string[] => wordsOf(removeAddresses(text))
