import { HOLIDAY_NAMES, MONTH_NAMES } from '../text/calendar-words.ts'
import { fold } from '../text/fold.ts'
import { spelledValue } from './spelled-numbers.ts'

/** "van 10 tot 14 uur". In folded text. */
const HOUR_RANGE =
  /(?<![\d.,:])(\d{1,2}) (?:(?:uur|heures|horas|uhr|h) )?(?:tot|a|bis|ate|y las|und|en|et|e as) (?:las )?(\d{1,2}) (?:uur|heures|horas|uhr|h)(?!\p{L}| ?\d)/gu
const HOUR = '(\\d{1,2}|\\p{L}{2,9})'

/** Fractions of an hour, as minutes added to the hour that is named. In folded text. */
const FRACTIONS: readonly [RegExp, number][] = (
  [
    [`(?:a )?quarter past ${HOUR}|viertel nach ${HOUR}|kwart over ${HOUR}`, 15],
    [`half past ${HOUR}`, 30],
    [`halb ${HOUR}|half (?!(?:past|an?|the|of|day|hour|price)(?!\\p{L}))${HOUR}`, -30],
    [`(?:a )?quarter to ${HOUR}|viertel vor ${HOUR}|kwart voor ${HOUR}`, -15],
    [`${HOUR}(?: heures?| h)? et quart|${HOUR} y cuarto|${HOUR} e un quarto|${HOUR} e (?:um )?quarto`, 15],
    [`${HOUR}(?: heures?| h)? et demie?|${HOUR} y media|${HOUR} e mezz[ao]|${HOUR} e meia`, 30],
    [`${HOUR}(?: heures?| h)? moins le quart|${HOUR} menos cuarto|${HOUR} meno un quarto`, -15],
  ] as const
).map(([pattern, minutes]): [RegExp, number] => [new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu'), minutes])

const MORNING =
  "in the morning|morgens|am morgen|vormittags|am vormittag|fruh|du matin|de la manana|da manha|del mattino|di mattina|'s ochtends|'s morgens|صباحا|في الصباح"
const AFTERNOON =
  "in the afternoon|in the evening|at night|nachmittags|am nachmittag|abends|am abend|de l'apres-midi|du soir|de la tarde|de la noche|da tarde|da noite|del pomeriggio|di sera|'s middags|'s avonds|ظهرا|عصرا|مساء|ليلا|بعد الظهر|في المساء"
const DAYTIME = new RegExp(
  `(?<![\\p{L}\\d.,:])(\\d{1,2}|\\p{L}{2,9})(?:(?:[:.h]| h )([0-5]\\d))?(?: ?(?:o'clock|uhr|heures?|h|hours?|horas?|ore|uur))? (?:(${MORNING})|(${AFTERNOON}))(?!\\p{L})`,
  'gu',
)
const NOON =
  /(?<!\p{L})(?:(?<=\b(?:at|until|till|from|to|before|after|by|a|entro|fino a|hasta el|al|ate o|ao|zu|bis|um) )(?:12 )?(?:noon|midday|mezzogiorno|mediodia|meio-dia|mittag)|(?:bis|um|ab) 12 uhr mittags)(?!\p{L})/gu

/** Before an hour that is written without a mark of its own. In folded text. */
const POINTED =
  /(?<!\p{L})(alle|dalle|le|ore|um|om|von|bis|ab|at|from|to|as|das|tot|van|vanaf|a las|las|until|till|by) (\d{1,2})\.([0-5]\d)(?!\d|\s?(?:€|eur|£|\$|chf|%)|[.,]\d)/gu
const BARE_HOUR =
  /(?<!\p{L})(alle|dalle|dopo le|entro le|prima delle|fino alle|a las|de las|desde las|hasta las|antes de las|despues de las|ate as|das|as|الساعه) (\d{1,2}|\p{L}{3,6})(?![\p{L}\d.,:]*\d|\s?(?:€|eur|£|\$|chf|%|h|:)|\s(?!del|ogni|ore|des|cada|todos|alle|fino|hasta)\p{L}{4,})/gu

/**
 * Hours that nothing but the sentence marks: "weekdays from 9 to 5". In folded text, and only beside a day or what is
 * done at an hour.
 */
const PLAIN_RANGE =
  /(?<!\p{L})((?:from|between|von|zwischen|van|tussen) (?:(?:in the (?:morning|afternoon) )?from )?)(\d{1,2}|\p{L}{3,6}) (to|until|till|and|bis|und|tot|en) (\d{1,2}|\p{L}{3,6})(?=\s*(?:$|[.,;!?)])| (?:on|at|in|every|or|and|but|op|en|und|oder)(?!\p{L}))/gu
const PLAIN_START =
  /(?<!\p{L})((?:start|begin|open)(?:s|ing)? at )(\d{1,2})(?=\s*(?:$|[.,;!?)])| (?:on|and|but)(?!\p{L}))/gu
const ON_A_DAY =
  /(?<!\p{L})(?:\p{L}{1,20}days?|daily|weekends?|mornings?|afternoons?|evenings?|open(?:s|ing)?|clos(?:es|ed|ing)|\p{L}{1,20}tags?|taglich|wochenende|geoffnet|erreichbar|\p{L}{1,20}dag(?:en)?|dagelijks|weekeinde|geopend)(?!\p{L})/u
const OF_AGE =
  /(?<!\p{L})(?:age[sd]?|years?|olds?|children|kids?|jahren?|kinder|alter|jaar|kinderen|people|personen|persons|guests)(?!\p{L})/u
/** Nobody begins at such an hour before noon. */
const EARLIEST = 7

/** The end of a range whose begin has minutes: "8:30 to 11". */
const BARE_END =
  /(?<![\d.,:])(\d{1,2}:[0-5]\d) ?(?:-|–|to|until|till|a|bis|tot|alle|as|a las) ?(\d{1,2})(?![\d.,:]*\d|\s?(?:€|eur|£|\$|chf|%|h(?!\p{L})|am|pm|uhr|uur))/gu

const MIDNIGHT =
  /(?<!\p{L})(?<=\b(?:at|until|till|from|to|before|after|by|a|entro|fino a|hasta|ate|zu|bis|um|gegen|vor|tot) )(?:midnight|mitternacht|minuit|medianoche|la medianoche|mezzanotte|meia-noite|middernacht)(?!\p{L})/gu

/** Numbers that are told by dozens, in folded text. */
const DOZENS: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:half a dozen|(?:ein )?halbes dutzend|(?:une )?demi-douzaine(?: d[e'])?|media docena(?: de)?|mezza dozzina(?: di)?|meia duzia(?: de)?|(?:een )?half dozijn)(?!\p{L})/gu,
    'six',
  ],
  [
    /(?<!\p{L})(?:(?:a|one) dozen|ein dutzend|une douzaine(?: d[e'])?|una docena(?: de)?|una dozzina(?: di)?|uma duzia(?: de)?|een dozijn)(?!\p{L})/gu,
    'twelve',
  ],
]

const HOLIDAYS: readonly [RegExp, string][] = HOLIDAY_NAMES.map(([names, date]) => [
  new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'gu'),
  `${date % 100} ${MONTH_NAMES[Math.floor(date / 100) - 1]?.[0]}`,
])

const hourOf = (word: string): number | undefined => {
  const value = /^\d/.test(word) ? Number(word) : (spelledValue(word) ?? (ONE.has(word) ? 1 : undefined))
  return value !== undefined && value <= 24 ? value : undefined
}
const ONE = new Set(['one', 'eins', 'ein', 'une', 'una', 'uma', 'een'])

const written = (total: number): string => {
  const minutes = (total + 1440) % 1440
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

const isHour = (digits: string): boolean => Number(digits) <= 24

/** "A quarter to one" is said of noon. */
const atDay = (minutes: number): number => (minutes < 60 ? minutes + 720 : minutes)

/** "half past seven", with the hour in digits or in a word. */
function withFractions(folded: string): string {
  return FRACTIONS.reduce(
    (rest, [pattern, minutes]) =>
      rest.replace(pattern, (found: string, ...groups: unknown[]) => {
        const word = groups.slice(0, -2).find((group): group is string => typeof group === 'string')
        const hour = word === undefined ? undefined : hourOf(word)
        return hour === undefined ? found : written(atDay(hour * 60 + minutes))
      }),
    folded,
  )
}

/** "seven in the evening". */
function withPartsOfDay(folded: string): string {
  return folded.replace(DAYTIME, (found, word: string, minutes = '0', morning = '') => {
    const hour = hourOf(word)
    if (hour === undefined) return found
    return written((morning === '' && hour < 12 ? hour + 12 : hour) * 60 + Number(minutes))
  })
}

/** "from 9 to 5": what ends no later than it begins ends in the afternoon. */
function withPlainHours(folded: string): string {
  if (!ON_A_DAY.test(folded) || OF_AGE.test(folded)) return folded
  const inDay = (hour: number, from: number): string => written((hour < 12 && hour < from ? hour + 12 : hour) * 60)
  return folded
    .replace(PLAIN_RANGE, (found, ...[cue = '', one = '', word = '', other = '']: string[]) => {
      const [from, to] = [hourOf(one), hourOf(other)]
      return from === undefined || to === undefined
        ? found
        : `${cue}${inDay(from, EARLIEST)} ${word} ${inDay(to, from < EARLIEST ? 12 : from + 1)}`
    })
    .replace(PLAIN_START, (found, cue: string, digits: string) =>
      isHour(digits) ? `${cue}${inDay(Number(digits), EARLIEST)}` : found,
    )
}

/**
 * A text with its times of day in digits, and folded, where words tell them: "a quarter past seven in the evening" is
 * 19:15; holidays are dates.
 */
export function withClockInDigits(text: string): string {
  const folded = fold(text)
  const counted = DOZENS.reduce(
    (rest, [pattern, digits]) => rest.replace(pattern, digits),
    fold(text.replace(/(?<=\d)\s?½/g, '.5')),
  )
  const marked = counted
    .replace(/(?<=\p{L}) tot en met (?=\p{L})/gu, ' t/m ')
    .replace(/(\d)\s?m2(?![\p{L}\d])/gu, '$1 sqm')
    .replace(HOUR_RANGE, (found, from: string, to: string) =>
      isHour(from) && isHour(to) ? `${from}:00 - ${to}:00` : found,
    )
    .replace(/(?<![\d.,:])(\d{1,2})\s?h\s?([0-5]\d)(?!\d)/g, '$1:$2')
  const told = withPartsOfDay(withFractions(marked))
    .replace(NOON, '12:00')
    .replace(MIDNIGHT, '24:00')
    .replace(POINTED, '$1 $2:$3')
    .replace(BARE_END, (found, from: string, hour: string) => (isHour(hour) ? `${from} - ${hour}:00` : found))
    .replace(BARE_HOUR, (found, cue: string, hour: string) => {
      const value = hourOf(hour)
      return value === undefined ? found : `${cue} ${value}:00`
    })
  const dated = HOLIDAYS.reduce((rest, [pattern, date]) => rest.replace(pattern, date), withPlainHours(told))
  return dated === folded ? text : dated
}
