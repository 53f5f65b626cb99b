import { hasHours } from '../words/text-signs.ts'
import { nameIn, type ItemLine } from './item-lines.ts'

export interface HoursFact {
  value: string
  subject: string
  qualifier: string
}

const EXCEPTION =
  /(?<!\p{L})(?:bank holidays?|public holidays?|christmas|boxing day|new year\p{L}*|easter|good friday|except|holidays?|feiertag\p{L}*|weihnacht\p{L}*|ostern|silvester|außer|jours? fériés?|noël|sauf|festivos?|navidad|excepto|feriados?|festivi|natale|eccetto|feestdagen|kerst|\d{1,2}(?:st|nd|rd|th)?\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?!\p{L})/iu
const SEASON =
  /(?<!\p{L})(?:summer|winter|spring|autumn|term time|low season|high season|sommer|winter|été|hiver|verano|invierno|estate|inverno|zomer)(?!\p{L})/iu
/** A time of the day, or two with what stands between them. */
const CLOCK =
  /(?<![\d.,])(?:[01]?\d|2[0-4])\s?[:.h]\s?[0-5]\d(?!\d)|(?<![\d.,])1?\d\s?[ap]\.?m\b|\d\s?uhr\b|(?<![\d.,€£$])(?:[01]?\d|2[0-4])\s?(?:[-–—]|to|bis|à|a|alle|until|till)\s?(?:[01]?\d|2[0-4])(?![\d%.,]*\s?[\d€£$%])|\bnoon\b|\bmidnight\b|24\/7|24 hours|[٠-٩]{1,2}:[٠-٩]{2}/iu
const CLOSED = /(?<!\p{L})(?:closed|shut|geschlossen|ruhetag|fermée?s?|cerrad[oa]|chius[oi]|fechad[oa]|gesloten|مغلق|عطلة)(?!\p{L})/iu
const ANY_DAY =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|every day|daily|7 days|täglich|werktags|wochenende|tous les jours|todos los días|a diario|ogni giorno|tutti i giorni|elke dag|dagelijks|الأحد|الإثنين|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|يوميًا)(?!\p{L})/iu
/** What is open, served or possible at a time. */
const OPENING =
  /(?<!\p{L})(?:opens?|opening|hours|served?|serving|kitchen|available|last (?:orders|entry|admission)|check-?(?:in|out)|arrivals?|departures?|collection|pick-?up|reception|surgery|clinic|until|geöffnet|öffnet|öffnungszeiten|sprechzeiten|anreise|abreise|küche|verfügbar|ouvert\w*|horaires?|arrivée|départ|service|abiert[oa]|abre|horarios?|entrada|salida|cocina|apert[oi]|orari\w*|dalle|dalla|entro|arrivo|partenza|colazione|cena|aberto|horário|geopend|openingstijden|ساعات|الدوام|من)(?!\p{L})/iu
/** Until when something must be ordered. */
const ORDER_BY =
  /(?<!\p{L})(?:orders?|ordered|commandes?|bestell\p{L}*|pedidos?|ordin[ie])\s.{0,30}(?:before|by|avant|bis|vor|antes|prima|entro|voor)\s/iu
const MAX_HOURS = 220
const SHORT_LINE = 80

/** Opening hours that a line gives, with what they are the hours of; `qualifier` names an exception or a season. */
export function hoursFacts(line: ItemLine): HoursFact[] {
  const { text, heading } = line
  const parts = text.split(/(?<=\p{L}{3}[.!?]|\d[.!?]|Uhr\.)\s+(?=\p{Lu})/u).filter((part) => part.length <= MAX_HOURS)
  const first = parts.findIndex((part) => isHours(part, line))
  // What is said of it in the sentences that follow belongs to it.
  const value = parts.filter((part, at) => at === first || (at > first && (CLOSED.test(part) || isHours(part, line)))).join(' ')
  if (first === -1) return []
  const qualifier = EXCEPTION.exec(value)?.[0] ?? SEASON.exec(`${value} ${heading}`)?.[0] ?? ''
  return [{ value, subject: nameIn(line.title, heading), qualifier }]
}

/** A time counts with a day or a word of opening, in a short line also with those of its heading; an exception counts when it says closed. */
function isHours(text: string, { heading, label }: ItemLine): boolean {
  const around = text.length <= SHORT_LINE ? `${heading} ${label} ${text}` : text
  if (ORDER_BY.test(text)) return false
  // One time in a sentence without a day or a word of opening says when something happens.
  if (/\p{L}{3}\.$/u.test(text) && !ANY_DAY.test(text) && !OPENING.test(text) && !hasHours(text)) return false
  if (CLOCK.test(text)) return hasHours(around) || ANY_DAY.test(around) || (text.length <= SHORT_LINE && OPENING.test(around))
  if (text.length > SHORT_LINE || !(CLOSED.test(text) || OPENING.test(text))) return false
  return ANY_DAY.test(text) || EXCEPTION.test(text) || hasHours(text)
}
