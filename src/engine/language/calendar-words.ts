import { fold } from './fold.ts'
import { PACKS, partsOf, splitKeyed, splitList } from './language-packs.ts'

/** Returns a formatter for each pack. Creating one takes a hundred times as long as using it. */
const formatsOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat[] =>
  PACKS.map(({ language }) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }))
const MONTH_FORMATS = formatsOf({ month: 'long' })
const WEEKDAY_FORMATS = formatsOf({ weekday: 'long' })
const isName = (name: string): boolean => /^[\p{L}\p{M} ]+$/u.test(name)

/** January to December in all languages with a pack, folded, in full and abbreviated. */
export const MONTH_NAMES: readonly (readonly string[])[] = [
  'januar enero jan',
  'februar feb fev',
  'marz maerz',
  'apr',
  '',
  'jun',
  'jul',
  'aug',
  'sep sept',
  'oct okt',
  'nov',
  'dec dez',
].map((others, month) => {
  const further = partsOf('values').flatMap(({ months }) =>
    splitKeyed(months).flatMap(([key, names]) => (Number(key) === month + 1 ? splitList(names) : [])),
  )
  const full = MONTH_FORMATS.map((format) => fold(format.format(Date.UTC(2024, month, 1)))).filter(isName)
  return [...new Set([...full, ...others.split(' '), ...further.filter((name) => !name.endsWith('!'))])].filter(Boolean)
})

/** The concepts of the days of the week, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Concepts of time. A question that has only these asks for opening hours. */
export const TIME_CONCEPTS: ReadonlySet<string> = new Set([
  ...WEEKDAYS,
  ...'open close hour weekend weekday morning afternoon evening night day week'.split(' '),
  ...'holiday publicholiday today tomorrow rightnow'.split(' '),
])

/** The full names of a day, Monday first, as `Intl` knows them. */
const weekdayInAllPacks = (day: number): string =>
  WEEKDAY_FORMATS.map((format) => format.format(Date.UTC(2024, 0, day + 1)).toLowerCase()).join(' ')

const withAndWithoutAccents = (names: string): string[] => [
  ...new Set(names.split(' ').flatMap((name) => [name, fold(name)])),
]

/**
 * Monday to Sunday in all languages, with and without accents. `full` adds forms that `Intl` lacks. Short forms are
 * often other words as well.
 */
export const WEEKDAY_NAMES: readonly { full: readonly string[]; short: readonly string[] }[] = [
  ['segunda الإثنين 月曜 周一 จันทร์', 'mon mo lun seg ma'],
  ['terça 火曜 周二 อังคาร', 'tue tues di mar ter'],
  ['quarta 水曜 周三 พุธ', 'wed mi mer mié qua wo'],
  ['quinta 木曜 周四 พฤหัสบดี', 'thu thur thurs do jeu jue qui gio'],
  ['sexta 金曜 周五 ศุกร์', 'fri fr ven vie sex vr'],
  ['sonnabend 土曜 周六 เสาร์', 'sat sa sam sáb za'],
  ['日曜 周日 星期天 อาทิตย์', 'sun so dim dom zo'],
].map(([full = '', short = ''], day) => ({
  full: withAndWithoutAccents(`${full} ${weekdayInAllPacks(day)}`),
  short: withAndWithoutAccents(short),
}))

/** The source of a regular expression for "every day" in all languages. */
export const EVERY_DAY =
  'daily|every ?day|(?:7|seven) days a week|täglich|tgl|jeden tag|tous les jours|todos los días|a diario|todos os dias|ogni giorno|tutti i giorni|elke dag|dagelijks|يومي[\\p{L}\\p{M}]*'

/** The source of a regular expression for "closed" in folded text. */
export const CLOSED_WORDS =
  'closed|shut|geschlossen|ruhetag|fermee?s?|cerrad[oa]s?|chius[oaei]|fechad[oa]s?|encerrad[oa]s?|gesloten|dicht|مغلق|عطله|' +
  '휴무|휴진|定休日|休業|休診|休息|выходнои|закрыто|nieczynne|zamkniete|kapali|κλειστ[αο]|ปิด|หยุด|बंद'

const DATE_BEHIND =
  '(?:(?:bis|und|[-–+/&])\\s*\\d{1,2}\\.\\s*)?(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachts(?:feier)?tag)(?!\\p{L})'

/**
 * The source of a regular expression, to be used without regard to case, for the number of a list item. It does not
 * match the day of a German date ("24. bis 26. Dezember").
 */
export const ITEM_NUMBER = `\\d{1,3}[.)](?=\\s)(?!\\s*${DATE_BEHIND})`

/** Holidays with fixed dates: their names in folded text, and the first and last day as month × 100 + day. */
export const HOLIDAY_NAMES: readonly (readonly [names: string, from: number, until?: number])[] = partsOf('values')
  .flatMap(({ holidays }) =>
    splitKeyed(holidays).flatMap(([days, names]) => {
      const [from = 0, until = from] = days.split('-').map(Number)
      return splitList(names).map(
        (name) =>
          [
            fold(name)
              .replaceAll(/s (?=\w)/g, "'?s ")
              .replaceAll(/[ .]+(?!\?)/g, "[ .'-]{1,2}"),
            from,
            until,
          ] as const,
      )
    }),
  )
  .toSorted(([one], [other]) => other.length - one.length)
