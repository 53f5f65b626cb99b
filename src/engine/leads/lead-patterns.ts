import { WEEKDAY_NAMES } from '../language/calendar-words.ts'
import { partsOf } from '../language/language-packs.ts'
import type { LeadWords } from '../language/leads/lead-words.ts'
import { alternatives } from '../language/word-lists.ts'

/** Returns the words of a field in all languages, as alternatives. */
export const listed = (name: keyof LeadWords): string =>
  partsOf('leads')
    .flatMap((words) => words[name] ?? [])
    .map((list) =>
      alternatives(list)
        .replaceAll('’', "['’]")
        .replace(/~(\d+)/g, '[^.!?\\n]{0,$1}'),
    )
    .join('|')

/**
 * Returns the source of a pattern for the words of a field, from the beginning of a word. `~30` in them matches up to
 * 30 characters of the same sentence.
 */
export const anyOf = (name: keyof LeadWords): string => `(?<!\\p{L})(?:${listed(name)})`

/** The source of a pattern for words before a number that belongs to the visitor. */
export const NUMBER_GIVEN = anyOf('numberFollows')

/** Words that say whose the number or address before them is. */
export const OWN_LABEL = new RegExp(`^\\s*${anyOf('labelAfter')}(?!\\p{L})`, 'iu')

/** A need, up to the end of the sentence. A decimal point does not end a sentence. */
export const NEED = new RegExp(
  `${anyOf('needFollows')}(?:\\s+|(?<=['’]))(?!${anyOf('wantingToKnow')}(?!\\p{L}))((?:[^.!?\\n؟]|(?<=\\d)\\.(?=\\d)){3,160})`,
  'iu',
)
export const BUDGET_WORDS = new RegExp(`${anyOf('spending')}(?!\\p{L})`, 'iu')
export const REACH = new RegExp(anyOf('reaching'), 'iu')
export const READY = new RegExp(anyOf('buying'), 'iu')
const WEEKDAY = WEEKDAY_NAMES.flatMap(({ full }) => full).join('|')

/** A weekday or a time of day. Dates are read separately. */
export const MOMENT = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY}|${listed('tomorrow')})(?!\\p{L})|(?<![\\d.,])\\d{1,2}(?:[:.h][0-5]\\d| ?(?:[ap]\\.?m|uhr|uur|h|heures))(?![\\p{L}\\d])`,
  'iu',
)

/** A whole message, except for words that link it to earlier ones. */
export const WHETHER_BOOKED = new RegExp(
  `^\\W*(?:(?:${listed('soThen')}),? )*(?:${listed('askingWhetherBooked')})(?: (?:${listed('nowThen')}))*\\W*$`,
  'iu',
)

/** Does not match after a question word: "How do I delete my data?" */
export const TAKES_BACK = new RegExp(`^(?!\\W*(?:${listed('howTo')})(?!\\p{L}))[^]*${anyOf('takingBack')}`, 'iu')
export const YES = new RegExp(`^\\W*${anyOf('agreeing')}(?!\\p{L})`, 'iu')
export const NO = new RegExp(`^\\W*${anyOf('refusing')}(?!\\p{L})`, 'iu')

/** A complaint, in folded text. A visitor who complains is not a prospect. */
export const COMPLAINT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${partsOf('remarks')
    .map(({ complaint }) => alternatives(complaint))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)
