import type { RemarkKind } from '../lexicon/remarks.ts'

export const TALK_KINDS = ['greeting', 'thanks', 'goodbye', 'bot', 'human', 'abuse'] as const
export type TalkKind = (typeof TALK_KINDS)[number]

/** What the agent can say of its own. `resting` is for an agent that has no replies left. */
export type PhraseName =
  | TalkKind
  | RemarkKind
  | 'statement'
  | 'gibberish'
  | 'empty'
  | 'unknown'
  | 'unknownSubject'
  | 'noPrice'
  | 'related'
  | 'resting'

/**
 * Around offers: `offer` and `price` head their names and prices; the others stand before those that fit, that would
 * but for the currency of the budget, that come closest, by price, that a visitor has to choose from, that are there
 * though none says it is for what was asked; the last two ask for what the choice hangs on.
 */
export type OfferPhrase = 'offer' | 'price' | 'fits' | 'otherCurrency' | 'noneFits' | 'lowest' | 'highest' | 'byNeed'

/**
 * What the agent says of its own in one language. `{company}`, `{subject}`, `{phone}`, `{email}` and `{url}` are filled
 * in.
 */
export interface Phrases {
  language: string
  /** What visitors say, by kind and by commas. */
  heard: Record<TalkKind, string>
  /** What the agent answers. */
  said: Record<PhraseName, string>
  /** What the clock says of opening hours; `{day}` is a weekday, `{time}` a time, `{times}` spans of time. */
  opening: Record<'yes' | 'no' | 'now' | 'closed' | 'next' | 'today' | 'day' | 'shut', string>
  offers: Record<OfferPhrase, string>
  contact: Record<'phone' | 'email' | 'both' | 'page', string>
  /** How a visitor asks for a discount. */
  asksDiscount: string
  /** Questions a visitor could ask, in the order in which they are suggested. `{subject}` is a product. */
  suggestions: readonly string[]
}
