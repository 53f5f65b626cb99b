import { siteWords, alternativesOf } from '../language/word-lists.ts'
import { WEEKDAY_NAMES } from '../language/calendar-words.ts'

/** The names of all days, in full and short: the source of a regular expression. */
export const WEEKDAY = WEEKDAY_NAMES.flatMap(({ full, short }) => [...full, ...short]).join('|')

const UNTIL = '(?:[-–—]|to|bis|à|às|as|a|alle|until|till)'
const HOUR = '(?:[01]?\\d|2[0-4])'
const ARABIC_HOUR = '[\\d٠-٩]\\s?(?:صباح|مساء|ظهر|[صم](?!\\p{L}))'
/** After `2.25`, says that it is no time of day. */
const NO_AMOUNT = '(?!\\d|\\.\\d|\\s?[€£$]|[\\s-]?(?:hrs?|hours?|std|stunden|heures|horas|ore|km|kg|m|%)(?!\\p{L}))'
/** A word by which `9–5` is a range of something else. */
const OTHER_WORD = `(?!${alternativesOf(siteWords('afterHours'))}|(?:${WEEKDAY})s?(?!\\p{L}))\\p{Ll}{2,}`
/** `de 10 a 18 horas`: from an hour to one after noon, where the same words may tell how long something takes. */
const HOURS_APART = `(?:de|das|dalle|dal)\\s${HOUR}\\s(?:a|à|às|alle|al)\\s(?:1[2-9]|2[0-4])\\s(?:horas|hrs?|h|heures|ore)(?!\\p{L})`

/** A time of the day, or two with what stands between them. */
export const CLOCK = new RegExp(
  [
    `(?<![\\d.,£$€₱]|[£$€₱]\\s)${HOUR}\\s?[:.h]\\s?[0-5]\\d${NO_AMOUNT}`,
    '\\d{1,2}\\s?h\\s+check-?(?:in|out)',
    '(?<![\\d.,])1?\\d\\s?[ap]\\.?m\\b',
    '\\d\\s?uhr\\b',
    `(?<![\\d.,€£$])${HOUR}\\s?h?\\s?${UNTIL}\\s?${HOUR}` +
      `(?![\\d%.,]*\\s?[\\d€£$%]|[\\s-]${OTHER_WORD}|\\s?(?:\\p{L}+\\s)?(?:${alternativesOf(siteWords('measured'))}))`,
    HOURS_APART,
    '(?<!\\p{L})(?:noon|midnight)(?!\\p{L})',
    alternativesOf(siteWords('roundTheClock')),
    '[٠-٩]{1,2}:[٠-٩]{2}',
    ARABIC_HOUR,
  ].join('|'),
  'iu',
)
/** A time of day, which cannot be a range of something else. */
export const EXACT_TIME = new RegExp(
  `(?<!\\d\\.)\\d\\s?[:.h]\\s?\\d{2}${NO_AMOUNT}|\\d\\s?[ap]\\.?m\\b|\\d\\s?uhr\\b|${ARABIC_HOUR}`,
  'iu',
)
/** A time of the day without a digit. */
export const NOON = /(?<!\p{L})(?:noon|midnight)/iu

/** A shape that every time of day has. */
const CLOCK_SHAPE = new RegExp(
  `\\d\\s?(?:[:.h]\\s?[0-5]\\d|[ap]\\.?m|uhr|h(?!\\p{L})|h?\\s?${UNTIL}\\s?\\d)|noon|midnight|24\\/7|24 ?(?:hours|h|ore|stunden|uur)|[٠-٩]:[٠-٩]|${ARABIC_HOUR}`,
  'iu',
)

/** Reports whether a text may name a time of day. */
export const mayHaveTime = (text: string): boolean =>
  (/[\d٠-٩]/u.test(text) || NOON.test(text)) && CLOCK_SHAPE.test(text)
export const hasTime = (text: string): boolean => mayHaveTime(text) && CLOCK.test(text)
