const NUMBERS = '(?:items? ?|[#^])?\\d{1,4}(?: ?[,;] ?#?\\d{1,4}){0,8}'
/** `[12]`, `[3, 7]` or `【12】`, but not the text of a Markdown link. */
const ONE = `[[【] ?${NUMBERS} ?[\\]】](?!\\()`
const CITATION = new RegExp(ONE, 'giu')
const SPACED = new RegExp(`(?<!\\s)\\s*${ONE}`, 'giu')
/** Citations after the end of a sentence. */
const BEHIND_END = new RegExp(`([.!?…。！？؟]["'”’»)]?)((?:\\s?${ONE})+)`, 'giu')

/** Returns the item numbers that a text cites. */
export const citationsIn = (text: string): number[] =>
  (text.match(CITATION) ?? []).flatMap((found) => found.match(/\d+/g) ?? []).map(Number)

/** Returns the text without its citations and the spaces before them. */
export const withoutCitations = (text: string): string => text.replace(SPACED, '').trim()

/** Moves citations after the end of a sentence to before that end, so that they stay with the sentence. */
export const nestCitations = (text: string): string => text.replace(BEHIND_END, '$2$1')
