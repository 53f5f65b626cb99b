/** Names of the days, Monday first, as sites in eight languages write them; a longer word begins with one of these. */
const DAYS: readonly (readonly [day: string, names: string])[] = [
  ['Monday', 'mon|mo|lun|lunes|lundi|lunedì|seg|ma|maandag|montag|الاثنين|الإثنين'],
  ['Tuesday', 'tue|tues|di|dienstag|mar|martes|mardi|martedì|ter|terça|dinsdag|الثلاثاء'],
  ['Wednesday', 'wed|mi|mittwoch|mié|mie|miércoles|mer|mercredi|mercoledì|qua|quarta|wo|woensdag|الأربعاء'],
  ['Thursday', 'thu|thur|thurs|do|donnerstag|jue|jueves|jeu|jeudi|gio|giovedì|qui|quinta|donderdag|الخميس'],
  ['Friday', 'fri|fr|freitag|vie|viernes|ven|vendredi|venerdì|sex|sexta|vr|vrijdag|الجمعة'],
  ['Saturday', 'sat|sa|samstag|sáb|sab|sábado|sam|samedi|sabato|za|zaterdag|السبت'],
  ['Sunday', 'sun|so|sonntag|dom|domingo|dim|dimanche|domenica|zo|zondag|الأحد'],
]
const NAMES = DAYS.map(([day, names]) => `${names}|${day.toLowerCase()}`)
const NAME = new RegExp(`(?<!\\p{L})(?:${NAMES.map((names) => `(${names})`).join('|')})s?(?!\\p{L})`, 'giu')
const RANGE = /^\.?\s?(?:[-–—]|to|till?|until|thru|through|bis|à|au|a|al|até|tot|t\/m)\s?$/iu
const DAILY =
  /(?<!\p{L})(?:daily|every day|7 days|täglich|jeden tag|tous les jours|todos los días|todos os dias|tutti i giorni|ogni giorno|dagelijks|elke dag)(?!\p{L})/iu
const TIME = /(?<![\d.,:])([01]?\d|2[0-4])(?:\s?[:.h]\s?([0-5]\d))?\s?([ap])?\.?(?:m\.?(?!\p{L}))?(?![\d,:]|\s?[€£$%])/giu
const MAX_VALUE = 220

/** What a line of opening hours gives for each day, as `09:00-17:00`; nothing when no day or no pair of times is understood. */
export function dayTimes(value: string): Map<string, string> {
  const text = value.slice(0, MAX_VALUE)
  const days = daysOf(text)
  const times = timesOf(text.replace(NAME, ' '))
  return days.length === 0 || times === '' ? new Map() : new Map(days.map((day) => [day, times]))
}

function daysOf(text: string): string[] {
  if (DAILY.test(text)) return DAYS.map(([day]) => day)
  const days = new Set<number>()
  let before: { day: number; end: number } | undefined
  for (const match of text.matchAll(NAME)) {
    const day = match.slice(1).findIndex((name) => name !== undefined)
    const between = before && text.slice(before.end, match.index)
    if (before && between !== undefined && RANGE.test(between)) for (let at = before.day; at !== day; at = (at + 1) % 7) days.add(at)
    days.add(day)
    before = { day, end: match.index + match[0].length }
  }
  return DAYS.flatMap(([day], at) => (days.has(at) ? [day] : []))
}

/** Pairs of times; an odd one, or more than two pairs, may mean anything. */
function timesOf(text: string): string {
  const found = [...text.matchAll(TIME)]
  if (found.length === 0 || found.length % 2 === 1 || found.length > 4) return ''
  const marks = found.map(([, hour = '', minute = '00', half]) => ({ hour: Number(hour), minute, half: half?.toLowerCase() }))
  const clock = marks.map(({ hour, minute, half }) => `${String(half === 'p' && hour < 12 ? hour + 12 : hour).padStart(2, '0')}:${minute}`)
  return clock
    .map((time, at) => (at % 2 === 0 ? time : `-${time} `))
    .join('')
    .trim()
}
