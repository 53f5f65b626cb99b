import { fold } from '../text/fold.ts'
import { weekdaysIn } from './claim-dates.ts'
import { numbersIn } from './claim-numbers.ts'
import type { ValuePiece } from './value-pieces.ts'

/** Before an amount that is the least of several, in folded text. */
const FROM =
  /(?<!\p{L})(?:from|starting at|starts at|starting from|ab|beginnend bei|a partir de|a partire da|partir de|desde|des|da|vanaf|ابتداء من|تبدا من)\s?(?:[€£$]|r\$|eur|usd|gbp|chf)?\s?$/u
/** What says that an amount is the least, or a bound from below, wherever it stands. */
const LEAST =
  /(?<!\p{L})(?:from|start\p{L}*|begin\p{L}*|upwards?|at least|minimum|or more|more than|above|over|once|exceed\p{L}*|ab|mindestens|beginn\p{L}*|startet|los|aufwarts|mehr|partir|des|demarr\p{L}*|debut\p{L}*|commenc\p{L}*|au moins|plus|depass\p{L}*|desde|minimo|como minimo|mas|empiez\p{L}*|supera|partire|da|almeno|dal|oltre|part[eo]no?|superior\p{L}*|comec\p{L}*|acima|vanaf|minstens|minimaal|meer|begint|boven|من|ابتداء)(?!\p{L})|\+/u
/** What makes one amount of everything. */
const TOTAL =
  /(?<!\p{L})(?:in total|altogether|all in|in all|no matter|regardless|whatever|insgesamt|alles zusammen|pauschal|egal (?:wie|ob|wann)|unabhangig|au total|en tout|quel(?:le)?s? que soi\p{L}*|en total|sin importar|independientemente|in totale|in tutto|indipendentemente|no total|ao todo|independentemente|in totaal|(?:the|for the|fur die|fur den) (?:whole|entire|ganzen?)|por tod[oa]|per tutt[oa]|tudo incluido|all[- ]inclusive|alles bij elkaar|ongeacht)(?!\p{L})/u
const NET =
  /(?<!\p{L})(?:plus vat|plus (?:[\d.,]+ ?%? )?(?:\p{L}+ )?tax|\+ ?vat|excl\p{L}*\.? (?:of )?vat|ex\.? vat|before tax|plus tax|zzgl|zuzuglich|netto|hors tax\p{L}*|ht|sin iva|mas iva|\+ ?iva|iva esclusa|iva no incluido|piu iva|sem iva|mais iva|excl\p{L}*\.? btw|exclusief btw)(?!\p{L})/u
const TAX = /(?<!\p{L})(?:vat|tax|mwst|mehrwertsteuer|netto|ht|hors|iva|btw)(?!\p{L})/u
const GROSS =
  /(?<!\p{L})(?:incl\p{L}*\.? (?:of )?(?:\p{L}+ )?(?:vat|tax\p{L}*|btw|mwst|iva)|vat included|inkl\p{L}*\.? mwst|brutto|ttc|iva inclu\p{L}*|con iva|com iva)(?!\p{L})/u

/** Before or behind an amount that comes to another one. */
const ON_TOP =
  /(?<!\p{L})(?:(?:plus|mais|mas|piu|extra|additional|zusatzlich|zuzuglich) (?:[€£$]|r\$|eur |usd |gbp )?\s?\d|extra|more|additional\p{L}*|supplement\p{L}*|surcharge|on top|in addition|zuschlag|aufpreis|zusatzlich|dazu|hinzu|en plus|en sus|suplemento|adicional\p{L}*|aparte|ademas|a mais|alem|acrescimo|in piu|a parte|toeslag|erbij|bij|add\p{L}*|mehr|mais|mas|plus|piu|meer)(?!\p{L})/u
const ADDED =
  /(?<!\p{L})(?:plus|mais|mas|piu|extra|zusatzlich|zuzuglich|additional) (?:[€£$]|r\$|eur |usd |gbp )?\s?\d|\d ?(?:[€£$]|eur)? (?:extra|on top|more)(?!\p{L})/u
const PER_PERSON =
  /(?<!\p{L})(?:(?:per|pro|par|por|a|each|je) |p\. ?)(?:person|persona|personne|pessoa|persoon|head|kopf|testa|cabeza|cabeca)(?!\p{L})|(?<!\p{L})(?:each|pp|p\.p\.)(?!\p{L})/u
const PERSON =
  /(?<!\p{L})(?:person\p{L}*|pessoa\p{L}*|persoon\p{L}*|adult\p{L}*|erwachsene\p{L}*|child\p{L}*|kind\p{L}*|guest\p{L}*|each|both|beiden?|(?:les|tous les) deux|ambos|ambas|entrambi|allebei|head|testa|cabeza|pp|volwassene\p{L}*|bambin\p{L}*|nin[oa]s?|enfants?|teilnehm\p{L}*|participant\p{L}*|member\p{L}*)(?!\p{L})/u

/** Whether a part of an answer keeps the terms under which a part of the passages gives its value: from it on, without tax, open or closed. */
export function keepsTerms(
  part: string,
  { sentence, piece, isDenied }: { sentence: string; piece: ValuePiece; isDenied: boolean },
): boolean {
  const said = fold(part)
  const whole = fold(sentence)
  const given = piece.text
  if (piece.isDenied && !isDenied && piece.kind !== 'price' && piece.kind !== 'percent') return false
  if (piece.kind === 'day' && piece.isClosed && !isDenied) return false
  if (piece.kind === 'price') {
    if (isLeast(given) && !LEAST.test(said)) return false
    if (ADDED.test(given) && !ON_TOP.test(whole)) return false
    if (PER_PERSON.test(said) && !PERSON.test(`${given} ${piece.common}`)) return false
    if (NET.test(piece.common) && GROSS.test(whole)) return false
    if (NET.test(given) && (GROSS.test(whole) || !TAX.test(whole))) return false
  }
  if (piece.kind === 'day' && isRange(said) && weekdaysIn(said, false).size !== piece.values.size) return false
  if ((piece.kind === 'price' || piece.kind === 'percent') && areApart(periodsOf(said), periodsGiven(piece))) return false
  if (piece.kind === 'price' && periodsOf(said).some((period) => piece.passage !== '' && UNITS[period]?.test(piece.passage) === false))
    return false
  return !TOTAL.test(whole) || TOTAL.test(given)
}

/** What a price is for, by its unit of time, in folded text. */
const PERIODS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:per|an|a|each|every|la|por|pro|je|all'|l'|de l'|par|per) ?(?:(?:meia|media|halbe|half|demi|mezz') ?-?)?(?:hour|hora|ora|stunde|heure|uur)|hourly|stundlich)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:per|a|each|every|al|por|pro|am|par|je|la|die|a) (?:day|night|dia|noche|noite|giorno|notte|tag|nacht|jour|journee|nuit|dag)|daily|nightly|taglich)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:per|a|each|every|a la|la|por|pro|par|je|die|alla) (?:week|semana|settimana|woche|semaine)|weekly|wochentlich|semanal)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:per|a|each|every|al|por|pro|par|le|je|im|ao) (?:month|mes|mese|monat|mois|maand)|monthly|monatlich|mensual|mensuel\p{L}*|mensile|mensal)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:per|a|each|every|al|por|pro|par|je|im|ao|all') ?(?:year|ano|anno|jahr|an|jaar)|yearly|annual\p{L}*|jahrlich|annuel\p{L}*|anual)(?!\p{L})/u,
  /(?<!\p{L})(?:one[- ]time|one[- ]off|einmalig|une seule fois|unique|una sola vez|una tantum|uma (?:unica|so) vez|eenmalig)(?!\p{L})/u,
]
/** The units of the periods of more than once, wherever a passage has them. */
const UNITS: readonly RegExp[] = [
  /hour|hora|ora(?!\p{L})|ore(?!\p{L})|stund|heure|uur|ساع/u,
  /day|daily|night|dia|noche|noite|giorn|nott|tag|taglich|nacht|jour|nuit|dag|يوم|ليل/u,
  /week|seman|semain|settiman|woche|wochentlich|hebdomadaire|اسبوع|اسابيع/u,
  /month|mes(?:es)?(?!\p{L})|mese|mesi|mens|monat|mois|maand|شهر|شهور/u,
  /year|annual|annu|ano|anni|jahr|(?<!\p{L})ans?(?!\p{L})|annee|jaar|anual|سنه|سنو|عام/u,
]
const periodsGiven = ({ text, common }: ValuePiece): number[] => {
  const own = periodsOf(text)
  return own.length > 0 ? own : PERIODS.flatMap((pattern, at) => (pattern.test(common) ? [at] : []))
}

/** The units of time that stand right behind the amounts of a text. */
const periodsOf = (text: string): number[] =>
  numbersIn(text).flatMap(({ kind, index }) =>
    kind === 'plain' ? [] : PERIODS.flatMap((pattern, at) => (pattern.test(nearTo(text, index)) ? [at] : [])),
  )
/** In characters. */
const BEFORE = 14
const BEHIND = 28
const nearTo = (text: string, index: number): string => {
  const from = Math.max(0, index - BEFORE)
  const near = text.slice(from, index + BEHIND)
  return /\p{L}$/u.test(text.slice(0, from)) ? near.replace(/^\p{L}+/u, '') : near
}
const areApart = (one: readonly number[], other: readonly number[]): boolean =>
  one.length > 0 && other.length > 0 && one.every((period) => !other.includes(period))

const isRange = (text: string): boolean =>
  weekdaysIn(text, false).size > 2 && /\p{L}{3,}\s?(?:-|–|—|to|through|bis|au|a|al|ate|tot)\s?\p{L}{3,}/u.test(text)

const isLeast = (given: string): boolean => numbersIn(given).some(({ kind, index }) => kind === 'price' && FROM.test(given.slice(0, index)))
