const MAX_CHARACTERS = 60

// Letters, marks, digits, spaces and the marks of names. No slash, colon or at sign: no address can be written with
// what is left.
const FORBIDDEN = /[^\p{L}\p{M}\p{N} .,'’&()+!-]+/gu
// Mail programs make links of host names, and of a dot within a word in general.
const INNER_DOT = /\.+(?=\S)/g
// And of what could be a phone number.
const LONG_NUMBER = /\p{N}(?:[ .,()+-]*\p{N}){5,}/gu

/**
 * Returns a caller's words so that no mail program makes a link or a phone number of them; at most 60 characters, on
 * one line.
 */
export function quoteWords(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(FORBIDDEN, ' ')
    .replace(INNER_DOT, ' ')
    .replace(LONG_NUMBER, '…')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(plain)
  return characters.length <= MAX_CHARACTERS ? plain : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
}
