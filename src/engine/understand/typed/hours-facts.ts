import { EVERY_DAY, WEEKDAY_NAMES } from '../../answer/text/calendar-words.ts'
import { sentencesOf } from './prices/asks-money.ts'
import { hasAddress, hasDay, hasHours, hasPrice } from '../words/text-signs.ts'
import { wordPattern } from '../words/word-patterns.ts'
import { placeOf, withoutLastPhone } from './contact-facts.ts'
import { nameIn, type ItemLine } from './item-lines.ts'

export interface HoursFact {
  value: string
  subject: string
  qualifier: string
}

const EXCEPTION = wordPattern(
  /(?<!\p{L})(?:(?<![\d.:h–-]\s?)[0-3]?\d\.(?:0?\d|1[0-2])\.(?:(?:19|20)\d\d(?!\d)|(?=\s?(?:[–-]|bis|und|\p{Ll}{3})))|bank holidays?|public holidays?|christmas|boxing day|new year\p{L}*|easter|good friday|except|(?<!(?:outside|excluding) (?:\p{L}+ ){0,3})holidays?|feiertag\p{L}*|weihnacht\p{L}*|ostern|silvester|außer|jours? fériés?|noël|sauf|festivos?|navidad|excepto|feriados?|festivi|natale|eccetto|feestdagen|kerst|(?:\d{1,2}(?:st|nd|rd|th)?\.?\s?(?:,|and|und|et|y|e|en|to|bis|[–&-])\s?){0,6}\d{1,2}(?:st|nd|rd|th)?\.? (?:de )?(?:jan|feb|fév|mar|mär|maa|apr|abr|avr|may|mai|mag|mei|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|enero|gennaio)\p{L}*)(?!\p{L})/iu,
)
const SEASON = wordPattern(
  /(?<!\p{L})(?:summer|winter|spring|autumn|term time|low season|high season|sommer|winter|été|hiver|verano|invierno|estate|inverno|zomer)(?!\p{L})/iu,
)
const WEEKDAY = WEEKDAY_NAMES.flatMap(({ full, short }) => [...full, ...short]).join('|')
const UNTIL = '(?:[-–—]|to|bis|à|às|as|a|alle|until|till)'
const HOUR = '(?:[01]?\\d|2[0-4])'
const ARABIC_HOUR = '[\\d٠-٩]\\s?(?:صباح|مساء|ظهر|[صم](?!\\p{L}))'
/** What makes `2.25` another amount than a time of the day. */
const NO_AMOUNT = '(?!\\d|\\.\\d|\\s?[€£$]|[\\s-]?(?:hrs?|hours?|std|stunden|heures|horas|ore|km|kg|m|%)(?!\\p{L}))'
/** What may follow `9–5` where it is no range of anything else. */
const GOES_ON = `(?!uhr|uur|h(?!\\p{L})|and|und|et|y|e|en|or|oder|on|till|until|then|except|by|ore|heures|horas|closed|pm|am|o.clock|(?:${WEEKDAY})s?(?!\\p{L}))\\p{Ll}{2,}`
/** `de 10 a 18 horas`: from an hour to one after noon, where the same words may tell how long something takes. */
const HOURS_APART = `(?:de|das|dalle|dal)\\s${HOUR}\\s(?:a|à|às|alle|al)\\s(?:1[2-9]|2[0-4])\\s(?:horas|hrs?|h|heures|ore)(?!\\p{L})`
const MEASURE =
  '(?:min|minut|hour|day|week|month|year|stund|tag|werktag|woche|monat|jahr|heure|jour|semaine|mois|ans?(?!\\p{L})|hora|d[ií]a|semana|mes|año|or[ae](?!\\p{L})|giorn|settiman|ann[io](?!\\p{L})|uur|dag|weken|people|person|guest|gäste|gast|pax|kg|km|cm|mm)'
/** A time of the day, or two with what stands between them. */
const CLOCK = new RegExp(
  [
    `(?<![\\d.,£$€₱]|[£$€₱]\\s)${HOUR}\\s?[:.h]\\s?[0-5]\\d${NO_AMOUNT}`,
    '(?:à partir de|dès|avant|jusqu.à|a partir de las|desde las|hasta las|até às)\\s\\d{1,2}\\s?h(?!\\p{L})',
    '\\d{1,2}\\s?h\\s+check-?(?:in|out)',
    '(?<![\\d.,])1?\\d\\s?[ap]\\.?m\\b',
    '\\d\\s?uhr\\b',
    `(?<![\\d.,€£$]|(?:ages?|aged|alter von|âges?|edad(?:es)?|età|leeftijd|levels?|grades?)\\s)${HOUR}\\s?h?\\s?${UNTIL}\\s?${HOUR}(?![\\d%.,]*\\s?[\\d€£$%]|[\\s-]${GOES_ON}|\\s?(?:\\p{L}+\\s)?${MEASURE})`,
    HOURS_APART,
    '\\b(?:noon|midnight)\\b',
    '24\\/7|(?:open|opened|staffed|available)\\s24 hours|las 24 horas|24 ?h(?:eures)? ?(?:sur|\\/) ?24|24 ore su 24|24 (?:stunden am|uur per) (?:tag|dag)|rund um die uhr',
    '[٠-٩]{1,2}:[٠-٩]{2}',
    ARABIC_HOUR,
  ].join('|'),
  'iu',
)
/** A time that is no range of anything else. */
const EXACT = new RegExp(`(?<!\\d\\.)\\d\\s?[:.h]\\s?\\d{2}${NO_AMOUNT}|\\d\\s?[ap]\\.?m\\b|\\d\\s?uhr\\b|${ARABIC_HOUR}`, 'iu')
const CLOSED = wordPattern(
  /(?<!\p{L})(?:closed|shut|geschlossen|ruhetag|fermée?s?|cerrad[oa]|chius[oi]|fechad[oa]|gesloten|مغلق|عطلة)(?!\p{L})/iu,
)
/** A day by its full name. */
const ANY_DAY = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:weekdays?|weekends?|${EVERY_DAY}|7 days|werktags|wochenende|` +
      `(?:${WEEKDAY_NAMES.flatMap(({ full }) => full).join('|')})s?)(?!\\p{L})`,
    'iu',
  ),
)
const WEEKDAY_NAME = wordPattern(new RegExp(`(?<!\\p{L})(?:${WEEKDAY})s?(?!\\p{L})`, 'iu'))
/** What is open, served or possible at a time. */
const OPENING = wordPattern(
  /(?<!\p{L})(?:opens?|opening|hours|(?:start|departure|sailing) times|served?|serving|kitchen|available|last (?:orders|entry|admission)|check[- ]?(?:in|out)|arrivals?|departures?|collection|pick-?up|reception|surgery|clinic|until|geöffnet|öffnet|öffnungszeiten|sprechzeiten|anreise|abreise|küche|verfügbar|ouvert\w*|horaires?|arrivée|départ|service|abiert[oa]|abre|horarios?|entrada|salida|cocina|apert[oi]|orari\w*|dalle|dalla|entro|arrivo|partenza|colazione|cena|aberto|horário|geopend|openingstijden|aankomst|vertrek|inchecken|uitchecken|ساعات|الدوام|من)(?!\p{L})/iu,
)
/** That a time is to be agreed on. */
const AGREED = wordPattern(
  /(?<!\p{L})(?:by (?:prior )?appointment|by arrangement|(?:auf|nach) (?:telefonischer |vorheriger )?(?:anruf|vereinbarung|absprache|terminvereinbarung)|sur (?:rendez-vous|rdv)|(?:con|previa|bajo) cita|cita previa|su appuntamento|(?:op|volgens|na) afspraak|por marcação)(?!\p{L})/iu,
)
/** What something is on the days that follow. */
const ON_DAYS =
  /^(?:open(?:ed)?|available|served|geöffnet|verfügbar|ouverte?|disponible|abiert[oa]|apert[oa]|disponibile|aberto|geopend|beschikbaar)(?: (?:every|only|on|from|nur|von|jeden|du|le|de|los|da|dal|van|op))*\s/iu
/** Until when something must be ordered. */
const ORDER_BY = wordPattern(
  /(?<!\p{L})(?:orders?|ordered|commandes?|bestell\p{L}*|pedidos?|ordin[ie])\s.{0,30}(?:before|by|avant|bis|vor|antes|prima|entro|voor)\s/iu,
)
/** What every time of the day has, whatever follows it. */
const CLOCK_SHAPE = new RegExp(
  `\\d\\s?(?:[:.h]\\s?[0-5]\\d|[ap]\\.?m|uhr|h(?!\\p{L})|h?\\s?${UNTIL}\\s?\\d)|noon|midnight|24\\/7|24 ?(?:hours|h|ore|stunden|uur)|[٠-٩]:[٠-٩]|${ARABIC_HOUR}`,
  'iu',
)
/** A time of the day without a digit. */
const NOON = wordPattern(/(?<!\p{L})(?:noon|midnight)/iu)
/** Two times of the day and nothing else. */
const TIMES_ALONE =
  /^\W{0,4}\d{1,2}(?:[:.h][0-5]\d)?\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|à|a)\s?\d{1,2}(?:[:.h][0-5]\d(?:\s?(?:[ap]\.?m\.?|uhr|h))?|\s?(?:[ap]\.?m\.?|uhr|h))$/iu
/** The day of one event. */
const DATE =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|er)?\.? (?:de )?(?:jan|feb|fév|mar|mär|maa|apr|abr|avr|may|mai|mag|mei|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?!\d|[:.h])|(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d/iu
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*'
const PERIOD = new RegExp(
  `(?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?\\s?(?:[–—-]|to|until)\\s?(?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?`,
  'giu',
)
/** When a tariff holds, by day and by night. */
const DAY_AND_NIGHT =
  /^(?:day(?:time)?|tag(?:süber)?|jour(?:née)?|día|diurn[oa]|giorno|dag|overdag)\s?[:·–—|-]?\s?\d.*(?<!\p{L})(?:night|nachts?|nuit|noche|nocturn[oa]|notte|nottur\p{L}*)(?!\p{L})/iu
const BETWEEN_PARTS = /\s+[·•]\s+/u
const MAX_HOURS = 220
const MAX_EXCEPTION = 140
const SHORT_LINE = 80
const MAX_HEADING_WORDS = 4
const MAX_BEFORE = 50
/** A longer part may have a short name of a day by chance. */
const MAX_DAYS = 25

/** Opening hours that a line gives, with what they are the hours of; `qualifier` names an exception or a season. */
export function hoursFacts(line: ItemLine): HoursFact[] {
  const { heading } = line
  // A day alone, in the line above or at the head of the only column, is that of the times.
  const day = [line.before, line.cells.length === 1 ? (line.headers[0] ?? '') : ''].find(isDays)
  const said = withoutPricedLabel(line.text)
  const text = day !== undefined && !hasDay(said) ? `${day}: ${said}` : said
  if (!maySayHours(text)) return []
  if (line.cells.length > 1) return rowHours(line)
  const parts = sentencesOf(text).filter((part) => part.length <= MAX_HOURS)
  const first = parts.findIndex((part) => isHours(part, line))
  // What is said of it in the sentences that follow belongs to it.
  const together = parts.filter((part, at) => at === first || (at > first && (CLOSED.test(part) || isHours(part, line)))).join(' ')
  if (first === -1) return []
  const value = withoutLastPhone(fromFirstTime(withoutOthers(together)))
  if (hasPrice(value)) return []
  return [{ value, subject: ownerOf(line, value), qualifier: qualifierOf(value, heading) }]
}

/** What stands before a colon and says a price: `Roast — £19: served every Sunday`. */
function pricedLabel(text: string): string | undefined {
  const label = /^([^:：]{1,80})[:：]\s/u.exec(text)?.[1]
  return label !== undefined && hasPrice(label) ? label : undefined
}

const withoutPricedLabel = (text: string): string => text.slice(pricedLabel(text)?.length ?? 0).replace(/^[:：]\s+/u, '')

/** What stands before the word of the first time, when it is long and neither a day nor a sentence, says something else. */
function fromFirstTime(text: string): string {
  const at = CLOCK.exec(text)?.index ?? 0
  const before = text.slice(0, at).replace(/\S+\s*$/u, '')
  return before.length <= MAX_BEFORE || /[.!?]$/u.test(text) || saysDay(before) ? text : text.slice(before.length)
}

/** The exception that hours name, or their season. */
const qualifierOf = (value: string, heading: string): string => EXCEPTION.exec(value)?.[0] ?? SEASON.exec(`${value} ${heading}`)?.[0] ?? ''

/** What a label before other sentences names, else the heading. */
function ownerOf(line: ItemLine, value: string): string {
  const sold = pricedLabel(line.text)?.split(/\s[–—|]\s/u)[0]
  const label = sold ?? line.label
  const { title, heading } = placeOf(line)
  const isName = sold !== undefined || (label !== '' && !value.includes(label) && !hasDay(label) && !OPENING.test(label))
  const above = TIMES_ALONE.test(value) && !OPENING.test(line.before) ? line.before : ''
  const name = isName ? label : above
  return nameIn(title, name === '' ? heading : nameIn(heading, name))
}

/** Of a row the cells that say when, of what its first cell names. */
function rowHours(line: ItemLine): HoursFact[] {
  const name = line.cells[0] ?? ''
  const timed = line.cells.filter(
    (cell) => !hasPrice(cell) && (CLOSED.test(cell) || ANY_DAY.test(cell) || hasDay(cell) || EXACT.test(cell)),
  )
  const telling = timed.some((cell) => CLOCK.test(cell) || CLOSED.test(cell))
    ? timed
    : line.cells.filter((cell) => timed.includes(cell) || CLOCK.test(cell))
  const value = telling.join(' | ')
  if (!isHours(value, line)) return []
  const subject = telling.includes(name) ? nameIn(line.title, line.heading) : nameIn(line.heading, name)
  return [{ value, subject, qualifier: qualifierOf(value, line.heading) }]
}

/** Of a line of short parts, those that say when. */
function withoutOthers(text: string): string {
  const parts = text.split(BETWEEN_PARTS)
  const telling = parts.filter(
    (part) => !hasPrice(part) && (CLOCK.test(part) || CLOSED.test(part) || ANY_DAY.test(part) || (part.length <= MAX_DAYS && hasDay(part))),
  )
  return telling.length > 0 ? telling.join(' · ') : text
}

const mayBeTimed = (text: string): boolean => (/[\d٠-٩]/u.test(text) || NOON.test(text)) && CLOCK_SHAPE.test(text)
const maySayHours = (text: string): boolean => mayBeTimed(text) || CLOSED.test(text) || OPENING.test(text) || AGREED.test(text)
const isTimed = (text: string): boolean => mayBeTimed(text) && CLOCK.test(text)
/** In a longer text short words are seldom the short names of days. */
const saysDay = (text: string): boolean =>
  ANY_DAY.test(text) || hasDay(text.length <= SHORT_LINE ? text : text.replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu, ''))

/** A season from one month to another is no date of an event. */
const isOfDate = (text: string): boolean =>
  DATE.test(text.replace(PERIOD, (period, from: string, to: string) => (from.toLowerCase() === to.toLowerCase() ? period : '')))

/**
 * A time counts with a day or an exception; in a short line also with a word of opening, there or in its label or heading. That something
 * is closed, or open on some days or by appointment, counts with a day, or an exception. A time on one date is an event.
 */
function isHours(text: string, { heading, label, title, before, cells }: ItemLine): boolean {
  const isNamed = heading !== title && cells.length === 0
  const isClosed = CLOSED.test(text)
  const isOpening = OPENING.test(text)
  const saysTime = isTimed(text)
  const isAgreed = AGREED.test(text)
  if ((!saysTime && !isClosed && !isOpening && !isAgreed) || ORDER_BY.test(text)) return false
  if (DAY_AND_NIGHT.test(text)) return false
  if (
    !saysTime &&
    text.length <= SHORT_LINE &&
    ((isAgreed && saysDay(text)) || (WEEKDAY_NAME.test(text) && isDays(text.replace(ON_DAYS, ''))))
  )
    return !isDays(text)
  if (!saysTime) return isDay(label) || (isClosed && text.length <= MAX_EXCEPTION && isDated(text) && !hasAddress(text))
  if (isOfDate(text) && !isClosed && !isOpening) return false
  if (text.includes('24/7') && !isOpening) return false
  const isShort = text.length <= SHORT_LINE
  if (isDated(text)) return isShort || isOpening || EXACT.test(text) || NOON.test(text)
  const around = heading.split(/\s+/u).length <= MAX_HEADING_WORDS ? `${heading} ${label} ${text}` : `${label} ${text}`
  if (/\p{L}{3}[.!?]$/u.test(text)) return isShort && OPENING.test(`${label} ${text}`)
  if (isNamed && TIMES_ALONE.test(text) && !isOfDate(`${heading} ${before}`)) return true
  return isShort && (OPENING.test(around) || hasHours(around) || (EXACT.test(text) && isDay(heading)))
}

const isDated = (text: string): boolean => saysDay(text) || EXCEPTION.test(text)
const isDay = (heading: string): boolean => saysDay(heading) && heading.split(/\s+/u).length <= 2
/** Days and what joins them, and nothing else. */
const isDays = (line: string): boolean =>
  hasDay(line) &&
  line.split(/[\s–—-]+/u).every((word) => hasDay(word) || /^(?:[&,+/]|and|to|und|bis|et|à|au|y|a|al|e|en|tot)?$/iu.test(word))
