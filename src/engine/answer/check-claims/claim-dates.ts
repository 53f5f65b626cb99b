import { MONTH_NAMES, WEEKDAY_NAMES } from '../text/calendar-words.ts'
import { fold } from '../text/fold.ts'

/** `may` is more often a verb. */
const MONTHS = MONTH_NAMES.map((names) => names.filter((name) => name !== 'may'))

/** Portuguese ones that are words of every other text: "qui", "ter". */
const NO_DAYS = new Set(['seg', 'ter', 'qua', 'qui', 'sex'])
const DAYS = WEEKDAY_NAMES.map(({ full, short }) => [...full, ...short].filter((name) => !NO_DAYS.has(name)))

// Words that are days or months and something else far more often; they count only where they are written in full
// elsewhere.
const AMBIGUOUS = new Set([
  'mo',
  'di',
  'mi',
  'do',
  'fr',
  'sa',
  'so',
  'ma',
  'wo',
  'vr',
  'za',
  'zo',
  'mar',
  'mer',
  'dom',
  'sun',
  'sat',
  'dim',
  'sam',
  'mars',
  'segunda',
  'terca',
  'quarta',
  'quinta',
  'sexta',
  'jan',
  'dec',
  'jun',
])
const EVERY_DAY =
  /\b(?:daily|every day|seven days|7 days|24\/7|taglich|jeden tag|tous les jours|todos los dias|a diario|tutti i giorni|ogni giorno|todos os dias|diariamente|dagelijks|elke dag)\b|يوميا|كل يوم/
const WORKING_DAYS =
  /\b(?:weekdays?|workdays?|werktags?|wochentags?|en semaine|entre semana|dias laborables|giorni feriali|dias uteis|doordeweeks)\b/
const WEEKEND = /\b(?:weekends?|wochenende|week-end|fine ?settimana|fin de semana|fim de semana|weekeinde)\b/
const RANGE = /^\s*(?:-|–|—|to|through|till|until|bis|au|a|al|alle|ate|tot|t\/m|الي)\s*$/

/** What stands before a day of the week in Portuguese, whose days are ordinals as well. */
const AS_DAY = /(?<!\p{L})(?:de|na|as|nas|a|ate|toda) $/u

const indexOf = (lists: readonly (readonly string[])[], word: string): number =>
  lists.findIndex((names) => names.includes(word))

/** "And" is written as a part of the word after it. */
const ARABIC_AND = /^و(?=ال\p{L}{3})/u

interface Named {
  value: number
  start: number
  end: number
}

function namedIn(folded: string, lists: readonly (readonly string[])[], keepsAmbiguous: boolean): Named[] {
  return [...folded.matchAll(/\p{L}+(?:-feira)?/gu)].flatMap(({ 0: written, index }) => {
    const word = written.replace(ARABIC_AND, '')
    const isKnown = indexOf(lists, word) !== -1
    const value = isKnown || word.length < 5 ? indexOf(lists, word) : indexOf(lists, word.replace(/s$/, ''))
    const isDated =
      lists === MONTHS &&
      word.length > 2 &&
      (/\d\.?\s?$/.test(folded.slice(Math.max(0, index - 3), index)) ||
        /^\.?\s?\d{1,2}(?![\d:])/.test(folded.slice(index + written.length)))
    const isClear =
      keepsAmbiguous ||
      isDated ||
      !AMBIGUOUS.has(word) ||
      (word.length > 4 && AS_DAY.test(folded.slice(Math.max(0, index - 5), index)))
    return value === -1 || !isClear ? [] : [{ value, start: index, end: index + written.length }]
  })
}

/** The days of the week that a text names, 0 for Monday, those within a range included. */
export function weekdaysIn(text: string, keepsAmbiguous: boolean): Set<number> {
  const folded = fold(text)
  const named = namedIn(folded, DAYS, keepsAmbiguous)
  const days = new Set(named.map(({ value }) => value))
  for (const [at, from] of named.entries()) {
    const to = named[at + 1]
    if (to === undefined || !RANGE.test(folded.slice(from.end, to.start).replace('.', ''))) continue
    for (let day = from.value; day !== to.value; day = (day + 1) % 7) days.add(day)
  }
  if (EVERY_DAY.test(folded)) for (const day of DAYS.keys()) days.add(day)
  if (WORKING_DAYS.test(folded)) for (const day of [0, 1, 2, 3, 4]) days.add(day)
  if (WEEKEND.test(folded)) for (const day of [5, 6]) days.add(day)
  return days
}

/** The dates of a text as `month` or `month-day`, months from 1; a year counts as a number. */
export function datesIn(text: string, keepsAmbiguous: boolean): Set<string> {
  const folded = fold(text)
  const dates = new Set<string>()
  for (const { value, start, end } of namedIn(folded, MONTHS, keepsAmbiguous)) {
    const before = /(\d{1,2})(?:st|nd|rd|th|er|\.|°|o|ª)?\s*(?:of |de |d')?$/.exec(
      folded.slice(Math.max(0, start - 10), start),
    )?.[1]
    const paired =
      /(\d{1,2})(?:st|nd|rd|th|er|\.|°|o|ª)?\s?(?:and|und|et|y|e|en|or|oder|ou|o|of|&|,|\/)\s?\d{1,2}(?:st|nd|rd|th|er|\.|°|o|ª)?\s*(?:of |de |d')?$/.exec(
        folded.slice(Math.max(0, start - 22), start),
      )?.[1]
    const after = /^\.?\s*(\d{1,2})(?!\d|:)/.exec(folded.slice(end, end + 6))?.[1]
    dates.add(String(value + 1))
    for (const day of [before, paired, after]) if (day !== undefined) dates.add(`${value + 1}-${Number(day)}`)
  }
  for (const [, year = '', one = '', two = ''] of folded.matchAll(
    /(?<!\d)(?:(\d{4})-)?(\d{1,2})[-./](\d{1,2})(?![\d%])/g,
  )) {
    const [first, second] = [Number(one), Number(two)]
    if (year !== '' && first <= 12) dates.add(`${first}-${second}`)
    else if (year === '')
      for (const [month, day] of [
        [first, second],
        [second, first],
      ] as const)
        if (month >= 1 && month <= 12 && day <= 31) dates.add(`${month}-${day}`)
  }
  return dates
}

const ANY_MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const NAMED_DATE = new RegExp(
  `(?<!\\d)(?:(?:[12]?\\d|3[01])(?:st|nd|rd|th|er|\\.|°|o|ª)?\\s?(?:and|und|et|y|e|en|bis|to|a|al|au|tot|[-–&,/])\\s?)?(?:[12]?\\d|3[01])(?:st|nd|rd|th|er|\\.|°|o|ª)?\\s*(?:of |de |d')?(?:${ANY_MONTH})(?!\\p{L})|(?<!\\p{L})(?:${ANY_MONTH})\\.?\\s*(?:[12]?\\d|3[01])(?!\\d|:)(?:st|nd|rd|th)?(?:\\s?(?:and|to|[-–&])\\s?(?:[12]?\\d|3[01])(?:st|nd|rd|th)?)?`,
  'gu',
)

/** A text, folded, without the days of months that it names, whose digits are no numbers of their own. */
export const withoutDates = (text: string): string =>
  fold(text)
    .replace(NAMED_DATE, ' ')
    .replace(
      /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\.\d{1,2}\.(?=\s\p{Ll}|\s?[-–]))(?!\d)/gu,
      ' ',
    )

/**
 * The days of months that a text names beyond doubt: by the month's name, or in digits with a year or a point behind.
 */
export const sureDatesIn = (text: string): Set<string> =>
  datesIn(text.replace(/\d{1,2}[-./:]\d{1,2}(?![./-]\d|\.(?:\s|$))/g, ' '), false)

/** Between two months that a season runs from and to. */
const SEASON =
  /^(?:\s\d{4})?\s?(?:-|–|—|to|until|till|through|bis(?: zum)?|bis ende|au|a|al|ate|tot|t\/m)\s?(?:(?:\d{1,2}(?:er|st|nd|rd|th|\.|°)?|end|the end|ende|fin|finales|fine|einde)\s?(?:of |de |d')?)?$/

/** The months between those that a text names as the ends of a season, from 1. */
export function monthsBetween(text: string): string[] {
  const folded = fold(text)
  const named = namedIn(folded, MONTHS, true)
  return named.flatMap((from, at) => {
    const to = named[at + 1]
    if (to === undefined || !SEASON.test(folded.slice(from.end, to.start))) return []
    return Array.from({ length: (to.value - from.value + 12) % 12 }, (_, step) =>
      String(((from.value + step) % 12) + 1),
    )
  })
}

/** Whether a text speaks of a day by its distance from now. */
export const RELATIVE_DAY =
  /\b(?:today(?!'s)|tonight|tomorrow|yesterday|(?<!the )next (?:week|month|year)|heute|morgen|ubermorgen|nachste[nrs]? (?:tag|woche|monat|jahr)|kommende[nrs]? (?:tag|woche|monat|jahr)|(?:semaine|mois|annee) prochaine?|le lendemain|proxim[oa] (?:dia|semana|mes|ano)|(?:semana|mes|ano) que vien?e|prossim[oa] (?:giorno|settimana|mese|anno)|(?:volgende|komende) (?:dag|week|maand|jaar)|aujourd'hui|demain|end of (?:the|this) (?:week|day)|ende (?:der|dieser) woche|d'ici (?:la )?fin de (?:la )?semaine|finales? de (?:la|esta) semana|fine della settimana|fim da semana|einde van de week|hoy|manana por|oggi|domani|hoje|amanha|vandaag)\b|اليوم|غدا/
