import type { WordTable } from '../../language/word-lists.ts'

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
export const ROUND_THE_CLOCK: WordTable = {
  signs: '24\\/7',
  en: '(?:open|opened|staffed|available)\\s24 hours',
  de: '24 stunden am tag, rund um die uhr',
  fr: '24 ?h(?:eures)? ?(?:sur|\\/) ?24',
  es: 'las 24 horas',
  it: '24 ore su 24',
  nl: '24 uur per dag',
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
