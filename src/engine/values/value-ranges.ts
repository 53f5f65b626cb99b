import { TO_PHRASES } from './value-lexicon.ts'
import { type TokenText, phraseAt } from './value-tokens.ts'

const DASH = /^[-–—−/]$/

/** The place of the number that a range from this number ends with: `10–15`, "ten to fifteen". */
export function rangeEnd(text: TokenText, from: number): number | undefined {
  const { tokens, taken } = text
  const dash = tokens[from + 1]
  const to = dash && DASH.test(dash.text) ? from + 2 : phraseAt(text, from + 1, TO_PHRASES())?.next
  return to !== undefined && tokens[to]?.amounts !== undefined && !taken[to] ? to : undefined
}
