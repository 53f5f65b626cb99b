import type { WordTable } from '../../language/word-lists.ts'

/** How the names of months begin. */
export const MONTHS = {
  en: 'jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec',
  de: 'mär, mai, okt, dez',
  fr: 'fév, avr, mai, juin, juil, août, déc',
  es: 'enero, abr, ago, set, dic',
  pt: 'abr, ago, set, out, dez',
  it: 'gennaio, mag, giu, lug, ago, set, ott, dic',
  nl: 'maa, mei, okt',
} as const satisfies WordTable

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

export const SEASONS: WordTable = {
  en: 'summer, winter, spring, autumn, term time, low season, high season',
  de: 'sommer, winter',
  fr: 'été, hiver',
  es: 'verano, invierno',
  it: 'estate, inverno',
  nl: 'zomer, winter',
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

/** What leads from that to the days. */
export const ON_WORDS: WordTable = {
  en: 'every, only, on, from',
  de: 'nur, von, jeden',
  fr: 'du, le',
  es: 'de, los',
  it: 'da, dal',
  nl: 'van, op',
}

/** Until when something must be ordered: the order, and the word before the time. */
export const ORDERS: WordTable = {
  en: 'orders?, ordered',
  de: 'bestell*',
  fr: 'commandes?',
  es: 'pedidos?',
  it: 'ordin[ie]',
}
export const BEFORE_WORDS: WordTable = {
  en: 'before, by',
  de: 'bis, vor',
  fr: 'avant',
  es: 'antes',
  it: 'prima, entro',
  nl: 'voor',
}

/** When a tariff holds: by day, and by night. */
export const BY_DAY: WordTable = {
  en: 'day(?:time)?',
  de: 'tag(?:süber)?',
  fr: 'jour(?:née)?',
  es: 'día, diurn[oa]',
  it: 'giorno, diurn[oa]',
  nl: 'dag, overdag',
}
export const BY_NIGHT: WordTable = {
  en: 'night',
  de: 'nachts?',
  fr: 'nuit',
  es: 'noche, nocturn[oa]',
  it: 'notte, nottur*',
}

/** Right before an hour with an `h`: from when, or until when. */
export const HOUR_FOLLOWS: WordTable = {
  fr: 'à partir de, dès, avant, jusqu.à',
  es: 'a partir de las, desde las, hasta las',
  pt: 'até às',
}

/** At all hours. */
export const ROUND_THE_CLOCK: WordTable = {
  signs: '24\\/7',
  en: '(?:open|opened|staffed|available)\\s24 hours',
  de: '24 stunden am tag, rund um die uhr',
  fr: '24 ?h(?:eures)? ?(?:sur|\\/) ?24',
  es: 'las 24 horas',
  it: '24 ore su 24',
  nl: '24 uur per dag',
}

/** Before two numbers that are ages or classes. */
export const RANKED: WordTable = {
  en: 'ages?, aged, levels?, grades?',
  de: 'alter von',
  fr: 'âges?',
  es: 'edad(?:es)?',
  it: 'età',
  nl: 'leeftijd',
}

/** How words begin that may follow `9–5` where it is opening hours. */
export const GOES_ON: WordTable = {
  en: 'and, or, on, till, until, then, except, by, closed, pm, am, o.clock',
  de: 'uhr, und, oder',
  fr: 'h(?!\\p{L}), et, heures',
  es: 'y, horas',
  it: 'e, ore',
  nl: 'uur, en',
}

/** How words begin behind a range of something else: of time, of people, of lengths and weights. */
export const MEASURED: WordTable = {
  signs: 'kg, km, cm, mm',
  en: 'min, minut, hour, day, week, month, year, people, person, guest, pax',
  de: 'stund, tag, werktag, woche, monat, jahr, gäste, gast',
  fr: 'heure, jour, semaine, mois, ans?(?!\\p{L})',
  es: 'hora, d[ií]a, semana, mes, año',
  it: 'or[ae](?!\\p{L}), giorn, settiman, ann[io](?!\\p{L})',
  nl: 'uur, dag, weken',
}
