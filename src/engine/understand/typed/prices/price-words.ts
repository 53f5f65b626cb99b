import { alternativesOf, type WordTable } from '../../../language/word-lists.ts'

const TIMES: WordTable = {
  en: 'month, mo, year, yr, annum, week, wk, half day, day, night, hour, hr, h',
  de: 'monat, jahr, woche, halbe[rn]? tag, tag, nacht, stunde',
  fr: 'mois, an, semaine, demi-journée, jour, nuit, heure',
  es: 'mes, año, semana, medio día, día, noche, hora',
  it: 'mese, anno, settimana, mezza giornata, giorno, notte, ora',
  nl: 'maand, jaar, uur',
}
const PEOPLE: WordTable = {
  en: 'persons?, people, head, adult, child, user',
  de: 'nutzer',
  fr: 'personne',
  es: 'persona',
  nl: 'persoon',
}
const THINGS: WordTable = {
  en: 'pair, seat, item, piece, unit, payment, order, booking, transaction, trip, visit, session, lesson, class, game',
  de: 'stück, zahlung, bestellung, buchung, fahrt',
  fr: 'pièce, commande, trajet',
  es: 'unidad, sesión, pedido, reserva, expediente, viaje',
  it: 'viaggio, ordine',
  nl: 'stuk',
}
const MEASURES: WordTable = {
  signs: 'kwh, km, m², sqm, sq ?m, kg, g, lfm',
  en: 'kilom[eè]tre, mile',
  de: 'quadratmeter, laufende[rnm]? meter',
}
/** What leads to such a noun. */
const LEADS: WordTable = {
  en: String.raw`\/, per\s, an?\s, each\s`,
  de: String.raw`pro\s, je\s`,
  fr: String.raw`par\s, du\s, de l., à la\s, la\s`,
  es: String.raw`por\s, al\s, el\s, a la\s`,
}
/** Words that say by themselves what a price is for. */
const ADVERBS: WordTable = {
  en: String.raw`each, p\/?p(?!\p{L}), p\.p\., pcm, monthly, yearly, annually, weekly, daily, hourly`,
  de: 'täglich, wöchentlich, monatlich, jährlich',
  fr: 'mensuel',
  es: 'mensuales?, al mes',
  ar: 'شهري[ًا]{0,2}, سنوي[ًا]{0,2}, للساعة, في الساعة, للشخص(?: الواحد)?',
}
const SPANS: WordTable = {
  en: 'each way, one way, return, all day, a head',
  de: 'im (?:monat|jahr), in der woche, die stunde, den ganzen tag',
  fr: 'la journée',
  es: 'todo el día',
  it: 'tutto il giorno',
}
const PER = 'per|pro|je|par|por'
const OR = 'or|oder|ou|o'
const AND = 'und|et|y|e|and|en'
const ARTICLE = String.raw`(?:(?:la|le|el|il|lo|die|der|das)\s|l[’'])`
/** What is paid for together with a first: `per person and night`. */
const SECOND = String.raw`${alternativesOf(TIMES, PEOPLE)}|person\p{L}*`

/** A known noun behind a word that leads to it: `per month`, `/ 2 hours`, `la nuit`; or a word that says it alone. */
const KNOWN_UNIT = new RegExp(
  String.raw`^[\s(,]*((?:${alternativesOf(LEADS)})\s?(?:\d+\s?)?(?:${alternativesOf(TIMES, PEOPLE, THINGS, MEASURES)})s?(?!\p{L})|${alternativesOf(ADVERBS)})`,
  'iu',
)
/** Any word behind a slash, or a vessel with what it holds: `/box of 4`, `/ شخص`. */
const SLASH_UNIT = new RegExp(
  String.raw`^\s*(?:\/|${PER})\s*((?:\d+\s?)?[\p{L}\p{M}]{1,20}\s(?:of|de|von|di|à|mit|con)\s\d+|(?<=\/\s?)[\p{L}\p{M}]{2,20})(?=\s*(?:$|[|,;·()–—+.-]))`,
  'iu',
)
/**
 * Any noun behind `per`, or two: `per bike per hour`, `je Rezept`, `per e-bike or tandem`; an article's noun, and spans
 * of time.
 */
const PER_UNIT = new RegExp(
  String.raw`^\s*(${[
    String.raw`(?:per\shalf\s\p{L}{2,20}|per\s[\p{L}-]{2,20}\s[\p{L}-]{2,20}(?=[,.;)]|$|\s(?:or|and|per)\s)|(?:${PER})\s[\p{L}-]{2,20})` +
      String.raw`(?:\s(?:(?:${PER}|${OR})\s[\p{L}-]{2,20}|(?:${AND})\s(?:${SECOND})(?!\p{L})))*`,
    String.raw`${ARTICLE}\p{L}{3,20}(?:\s(?:de|à|di|von|mit)\s[\p{L}\d]+)?(?=\s*(?:[,.;·)]|$))`,
    alternativesOf(SPANS),
  ].join('|')})(?!\p{L})`,
  'iu',
)

/** The longest beginning of a text that tells what a price is for, '' for none. */
export function unitOpening(text: string): string {
  const [longest = ''] = [SLASH_UNIT, PER_UNIT, KNOWN_UNIT]
    .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    .toSorted((a, b) => b.length - a.length)
  return longest
}

const TAX_WITH: WordTable = {
  en: String.raw`\+, plus, ex(?:cl)?(?:uding|usive|udes?|\.)?, inc(?:l|luding|ludes?|lusive)?\.?, vat, tax`,
  de: String.raw`zzgl\.?, inkl\.?, exkl\.?, mwst\.?, ust\.?`,
  fr: 'hors, TTC, HT, tva',
  es: 'más, iva',
  nl: String.raw`in[ck]l\.?, ex[ck]l\.?`,
}
const TAX_NAMES = String.raw`VAT|MwSt\.?|USt\.?|IVA|TVA|BTW|btw|tax(?:es)?|gesetzl\.? MwSt\.?|incluido|incluida|incl\.?|inclusa|included|TTC|HT`
const TAX_ALONE = String.raw`HT|TTC|IVA incluido|tax free|VAT free|steuerfrei|0 ?% MwSt\.?`
/** Whether taxes are in a price: `+ VAT`, `inkl. 19 % MwSt.`, `HT`. */
export const TAX = new RegExp(
  String.raw`(?:${alternativesOf(TAX_WITH)})[\s.]*(?:of\s)?(?:\d+\s?%\s)?(?:${TAX_NAMES})|(?<!\p{L})(?:${TAX_ALONE})(?!\p{L})`,
  'u',
)

const LIMITS: WordTable = {
  signs: '≈, ~',
  en: String.raw`one-off, more like, from(?: just| only| as little as)?, start(?:ing|s)? (?:at|from), starting, up to, was, now, only, rrp, list, regular(?:ly)?, instead of, at most, at least, minimum, maximum, approx\.?, approximately, around, about, plus`,
  de: String.raw`einmalig, uvp, statt, ab(?: nur)?, bis zu, nur, jetzt, mindestens, höchstens, ca\.?, zzgl\.?, zuzüglich`,
  fr: 'une fois, à partir de, dès, jusqu.à, au lieu de, au moins, au plus',
  es: 'una vez, aproximadamente, desde, a partir de, antes, ahora, hasta, mínimo, máximo, más',
  it: 'una tantum, da, a partire da, minimo, massimo',
  nl: 'eenmalig, vanaf',
  ar: '(?:(?:ابتداءً?|بدءًا|تبدأ|يبدأ) )?من',
}
/** What stands before a price and limits it. */
export const LIMIT = new RegExp(String.raw`(?:^|[\s(,;–-])(${alternativesOf(LIMITS)})\s*:?\s*$`, 'iu')

const LARGE = String.raw`(?:million|millionen|millions|mio|mill|billion|milliard|miljoen|m(?=[\s,.)]|$)|bn)`
const TAKEN_OFF = 'discount|off|rabatt|nachlass|de descuento|de réduction|di sconto|korting'
const COINS = 'coins?|münzen?|pièces?|monedas?|monet[ae]|munten?'
/** What makes it no price: a sum that nobody pays (`£5 million`), a sum taken off, a coin. */
export const NO_PRICE_AFTER = new RegExp(String.raw`^\s?(?:${LARGE}|(?:${TAKEN_OFF}|${COINS})(?!\p{L}))`, 'iu')

/** Between the two ends of a range: `$250 to $355`. */
export const RANGE = /^\s?(?:to|bis|à|a|al|hasta|tot|jusqu.à|[–—-])\s?$/iu
/** What parts a list of prices. */
export const SEPARATOR = new RegExp(String.raw`\s[–—-]\s|,(?!\d)|[،;|·•]|\s\/\s|^\s?\/\s?$|\s(?:${OR}|of)\s`, 'giu')
/** What is left of a name that only joins a price to the one before. */
export const JOINS = new RegExp(`^(?:${OR}|${AND}|of)$`, 'iu')
