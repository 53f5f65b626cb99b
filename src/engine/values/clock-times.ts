import { WEEKDAY_NAMES } from '../language/calendar-words.ts'
import { type WordTable, alternativesOf } from '../language/word-lists.ts'

/** Days on which other hours hold, and what excepts them. */
export const EXCEPTIONS: WordTable = {
  en: 'bank holidays?, public holidays?, christmas, boxing day, new year*, easter, good friday, except, (?<!(?:outside|excluding) (?:_ ){0,3})holidays?',
  de: 'feiertag*, weihnacht*, ostern, silvester, außer',
  fr: 'jours? fériés?, noël, sauf',
  es: 'festivos?, navidad, excepto',
  pt: 'feriados?',
  it: 'festivi, natale, eccetto',
  nl: 'feestdagen, kerst',
}

/** Several days at once. */
export const DAY_GROUPS: WordTable = {
  en: 'weekdays?, weekends?, 7 days',
  de: 'werktags, wochenende',
}

export const CLOSED_TEXT: WordTable = {
  en: 'closed, shut',
  de: 'geschlossen, ruhetag',
  fr: 'fermée?s?',
  es: 'cerrad[oa]',
  pt: 'fechad[oa]',
  it: 'chius[oi]',
  nl: 'gesloten',
  ar: 'مغلق, عطلة',
}

/** What is open, served or possible at a time. */
export const OPENING_WORDS: WordTable = {
  en:
    'opens?, opening, hours, (?:start|departure|sailing) times, served?, serving, kitchen, available, last (?:orders|entry|admission), check[- ]?(?:in|out), ' +
    'arrivals?, departures?, collection, pick-?up, reception, surgery, clinic, until',
  de: 'geöffnet, öffnet, öffnungszeiten, sprechzeiten, anreise, abreise, küche, verfügbar',
  fr: 'ouvert*, horaires?, arrivée, départ, service',
  es: 'abiert[oa], abre, horarios?, entrada, salida, cocina',
  pt: 'aberto, horário',
  it: 'apert[oi], orari*, dalle, dalla, entro, arrivo, partenza, colazione, cena',
  nl: 'geopend, openingstijden, aankomst, vertrek, inchecken, uitchecken',
  ar: 'ساعات, الدوام, من',
}

/** That a time is to be agreed on. */
export const BY_APPOINTMENT: WordTable = {
  en: 'by (?:prior )?appointment, by arrangement',
  de: '(?:auf|nach) (?:telefonischer |vorheriger )?(?:anruf|vereinbarung|absprache|terminvereinbarung)',
  fr: 'sur (?:rendez-vous|rdv)',
  es: '(?:con|previa|bajo) cita, cita previa',
  pt: 'por marcação',
  it: 'su appuntamento',
  nl: '(?:op|volgens|na) afspraak',
}

/** What something is on the days that follow. */
export const OPEN_WORDS: WordTable = {
  en: 'open(?:ed)?, available, served',
  de: 'geöffnet, verfügbar',
  fr: 'ouverte?, disponible',
  es: 'abiert[oa], disponible',
  pt: 'aberto',
  it: 'apert[oa], disponibile',
  nl: 'geopend, beschikbaar',
}

/** At all hours. */
const ROUND_THE_CLOCK: WordTable = {
  signs: '24\\/7',
  en: '(?:open|opened|staffed|available)\\s24 hours',
  de: '24 stunden am tag, rund um die uhr',
  fr: '24 ?h(?:eures)? ?(?:sur|\\/) ?24',
  es: 'las 24 horas',
  it: '24 ore su 24',
  nl: '24 uur per dag',
}

/** How words begin that may follow `9–5` where it is opening hours. */
const GOES_ON: WordTable = {
  en: 'and, or, on, till, until, then, except, by, closed, pm, am, o.clock',
  de: 'uhr, und, oder',
  fr: 'h(?!\\p{L}), et, heures',
  es: 'y, horas',
  it: 'e, ore',
  nl: 'uur, en',
}

/** How words begin behind a range of something else: of time, of people, of lengths and weights. */
const MEASURED: WordTable = {
  signs: 'kg, km, cm, mm',
  en: 'min, minut, hour, day, week, month, year, people, person, guest, pax',
  de: 'stund, tag, werktag, woche, monat, jahr, gäste, gast',
  fr: 'heure, jour, semaine, mois, ans?(?!\\p{L})',
  es: 'hora, d[ií]a, semana, mes, año',
  it: 'or[ae](?!\\p{L}), giorn, settiman, ann[io](?!\\p{L})',
  nl: 'uur, dag, weken',
}

/** The names of all days, in full and short: the source of a regular expression. */
export const WEEKDAY = WEEKDAY_NAMES.flatMap(({ full, short }) => [...full, ...short]).join('|')

const UNTIL = '(?:[-–—]|to|bis|à|às|as|a|alle|until|till)'
const HOUR = '(?:[01]?\\d|2[0-4])'
const ARABIC_HOUR = '[\\d٠-٩]\\s?(?:صباح|مساء|ظهر|[صم](?!\\p{L}))'
/** What makes `2.25` another amount than a time of the day. */
const NO_AMOUNT = '(?!\\d|\\.\\d|\\s?[€£$]|[\\s-]?(?:hrs?|hours?|std|stunden|heures|horas|ore|km|kg|m|%)(?!\\p{L}))'
/** A word by which `9–5` is a range of something else. */
const OTHER_WORD = `(?!${alternativesOf(GOES_ON)}|(?:${WEEKDAY})s?(?!\\p{L}))\\p{Ll}{2,}`
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
      `(?![\\d%.,]*\\s?[\\d€£$%]|[\\s-]${OTHER_WORD}|\\s?(?:\\p{L}+\\s)?(?:${alternativesOf(MEASURED)}))`,
    HOURS_APART,
    '(?<!\\p{L})(?:noon|midnight)(?!\\p{L})',
    alternativesOf(ROUND_THE_CLOCK),
    '[٠-٩]{1,2}:[٠-٩]{2}',
    ARABIC_HOUR,
  ].join('|'),
  'iu',
)
/** A time that is no range of anything else. */
export const EXACT_TIME = new RegExp(
  `(?<!\\d\\.)\\d\\s?[:.h]\\s?\\d{2}${NO_AMOUNT}|\\d\\s?[ap]\\.?m\\b|\\d\\s?uhr\\b|${ARABIC_HOUR}`,
  'iu',
)
/** A time of the day without a digit. */
export const NOON = /(?<!\p{L})(?:noon|midnight)/iu
/** Two times of the day and nothing else. */
export const TIMES_ALONE =
  /^\W{0,4}\d{1,2}(?:[:.h][0-5]\d)?\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|à|a)\s?\d{1,2}(?:[:.h][0-5]\d(?:\s?(?:[ap]\.?m\.?|uhr|h))?|\s?(?:[ap]\.?m\.?|uhr|h))$/iu

/** What every time of the day has, whatever follows it. */
const CLOCK_SHAPE = new RegExp(
  `\\d\\s?(?:[:.h]\\s?[0-5]\\d|[ap]\\.?m|uhr|h(?!\\p{L})|h?\\s?${UNTIL}\\s?\\d)|noon|midnight|24\\/7|24 ?(?:hours|h|ore|stunden|uur)|[٠-٩]:[٠-٩]|${ARABIC_HOUR}`,
  'iu',
)

/** Whether a text is worth being searched for a time of the day. */
export const mayHaveTime = (text: string): boolean =>
  (/[\d٠-٩]/u.test(text) || NOON.test(text)) && CLOCK_SHAPE.test(text)
export const hasTime = (text: string): boolean => mayHaveTime(text) && CLOCK.test(text)
