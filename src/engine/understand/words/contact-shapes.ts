/** What may be a phone number, or two, with the space and the marks in it. */
export const PHONE =
  /(?<![\d.,/€£$-]|\d:|\p{Lu}{2})(?:(?:\+\d|\(\+?\d|00\d|0\s?\d|1[\s.-]\(?\d{3}|[1-9]\d{1,3}[\s.•-])[\d\s()./•\u00a0–-]{5,48}\d|[1-9]\d{6,11})(?![\d/]|\s?[€£$%])/gu

const DATE =
  /(?<![\d./-])(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|(?:19|20)\d{2}([.-])[01]\d\2[0-3]\d)(?!\d|[./-]\d)/gu

/** A text without its dates in digits, several of which look like a phone number: `01.01.2027`. */
export const withoutDates = (text: string): string => text.replace(DATE, ' ')

/** Whether a text holds either of them. */
export const isContact = (text: string): boolean => text.includes('@') || text.search(PHONE) !== -1

/**
 * A line with a number, names and a postcode between commas is an address whatever its street is called: `7 The
 * Ropewalk, Ashcombe, Victoria, 3199`.
 */
export const NUMBERED_PLACE = /^\s*\d{1,5}[a-z]?,?\s\p{Lu}[\p{L}'’. ]{2,40},\s\p{Lu}[\p{L}'’., ]{2,60}\s\d{4,6}$/mu
