const NUMBERS = '(?:items? ?|[#^])?\\d{1,4}(?: ?[,;] ?#?\\d{1,4}){0,8}'
/** `[12]`, `[3, 7]` or `【12】`, and no text of a Markdown link. */
const ONE = `[[【] ?${NUMBERS} ?[\\]】](?!\\()`
const CITATION = new RegExp(ONE, 'giu')
const SPACED = new RegExp(`(?<!\\s)\\s*${ONE}`, 'giu')
/** Citations behind the end of a sentence. */
const BEHIND_END = new RegExp(`([.!?…。！？؟]["'”’»)]?)((?:\\s?${ONE})+)`, 'giu')

/** Returns the item numbers that a text cites. */
export const citationsIn = (text: string): number[] =>
  (text.match(CITATION) ?? []).flatMap((found) => found.match(/\d+/g) ?? []).map(Number)

/** Returns the text without its citations and the spaces before them. */
export const withoutCitations = (text: string): string => text.replace(SPACED, '').trim()

/** Moves citations that follow the end of a sentence before that end, so that they stay with their sentence. */
export const nestCitations = (text: string): string => text.replace(BEHIND_END, '$2$1')
