import { sourceOf, wordsOfAny } from '../../text/word-lists.ts'

const SIGN = '(?:[€£$]|r\\$|eur|usd|gbp|chf)'
const AN_AMOUNT = '(?:[€£$]|r\\$|eur |usd |gbp )?\\s?\\d'

const FROM_WORDS = {
  en: 'from, starting at, starts at, starting from',
  de: 'ab, beginnend bei',
  fr: 'a partir de, partir de, des',
  es: 'a partir de, desde',
  pt: 'a partir de, desde',
  it: 'a partire da, da',
  nl: 'vanaf',
  ar: 'ابتداء من, تبدا من',
}
/** Right before an amount that is the least of several. */
export const FROM = new RegExp(`${sourceOf(FROM_WORDS)}\\s?${SIGN}?\\s?$`, 'u')

const LEAST_WORDS = {
  en: 'from, start*, begin*, upwards?, at least, minimum, or more, more than, above, over, once, exceed*',
  de: 'ab, mindestens, beginn*, startet, los, aufwarts, mehr',
  fr: 'partir, des, demarr*, debut*, commenc*, au moins, plus, depass*',
  es: 'desde, partir, minimo, como minimo, mas, empiez*, supera',
  pt: 'desde, partir, minimo, comec*, acima, mais de',
  it: 'partire, da, almeno, dal, oltre, part[eo]no?, superior*',
  nl: 'vanaf, minstens, minimaal, meer, begint, boven',
  ar: 'من, ابتداء',
}
/** What says that an amount is the least, or a bound from below, wherever it stands. */
export const LEAST = new RegExp(`${sourceOf(LEAST_WORDS)}|\\+`, 'u')

/** What makes one amount of everything. */
export const TOTAL = wordsOfAny({
  en: 'in total, altogether, all in, in all, no matter, regardless, whatever, (?:the|for the) (?:whole|entire)(?! (?:day|night|evening|weekend|week|month|year|season)), all[- ]inclusive',
  de: 'insgesamt, alles zusammen, pauschal, egal (?:wie|ob|wann), unabhangig, (?:fur die|fur den) ganzen?(?! (?:tag|nacht|abend|woche|monat))',
  fr: 'au total, en tout, quel(?:le)?s? que soi*',
  es: 'en total, sin importar, independientemente, por tod[oa], tudo incluido',
  pt: 'no total, ao todo, independentemente, por tod[oa], tudo incluido',
  it: 'in totale, in tutto, indipendentemente, per tutt[oa]',
  nl: 'in totaal, alles bij elkaar, ongeacht',
})

/** Without tax. */
export const NET = wordsOfAny({
  en: 'plus vat, plus (?:[\\d.,]+ ?%? )?(?:_ )?tax, \\+ ?vat, excl*\\.? (?:of )?vat, ex\\.? vat, before tax, plus tax',
  de: 'zzgl, zuzuglich, netto',
  fr: 'hors tax*, ht',
  es: 'sin iva, mas iva, \\+ ?iva, iva no incluido',
  pt: 'sem iva, mais iva',
  it: 'iva esclusa, piu iva',
  nl: 'excl*\\.? btw, exclusief btw',
})
export const TAX = wordsOfAny({
  en: 'vat, tax',
  de: 'mwst, mehrwertsteuer, netto',
  fr: 'ht, hors',
  es: 'iva',
  nl: 'btw',
})
/** With tax. */
export const GROSS = wordsOfAny({
  en: 'incl*\\.? (?:of )?(?:_ )?(?:vat|tax*|btw|mwst|iva), vat included',
  de: 'inkl*\\.? (?:_ )?(?:mwst|mehrwertsteuer|ust), brutto',
  fr: 'ttc',
  es: 'iva inclu*, con iva',
  pt: 'com iva',
})

const MORE = '(?:plus|mais|mas|piu|extra|additional|zusatzlich|zuzuglich)'
/** Before or behind an amount that comes to another one. */
export const ON_TOP = wordsOfAny({
  all: `${MORE} ${AN_AMOUNT}`,
  en: 'extra, more, additional*, supplement*, surcharge, on top, in addition, add*, plus',
  de: 'zuschlag, aufpreis, zusatzlich, dazu, hinzu, mehr',
  fr: 'en plus, en sus, plus',
  es: 'suplemento, adicional*, aparte, ademas, mas',
  pt: 'a mais, alem, acrescimo, mais',
  it: 'in piu, a parte, piu',
  nl: 'toeslag, erbij, bij, meer',
})
/** The same, of an amount that does nothing else. */
export const ADDED = wordsOfAny({ all: `${MORE} ${AN_AMOUNT}`, en: '\\d ?(?:[€£$]|eur)? (?:extra|on top|more)' })

/** What one person pays. */
export const PER_PERSON = wordsOfAny({
  all: '(?:(?:per|pro|par|por|a|each|je) |p\\. ?)(?:person|persona|personne|pessoa|persoon|head|kopf|testa|cabeza|cabeca)',
  short: 'each(?=\\W*$|[.,;)]), pp, p\\.p\\.',
})
/** What speaks of persons. */
export const PERSON = wordsOfAny({
  en: 'person*, adult*, child*, guest*, each, both, head, pp, participant*, member*',
  de: 'erwachsene*, kind*, beiden?, teilnehm*',
  fr: '(?:les|tous les) deux, enfants?',
  es: 'ambos, ambas, cabeza, nin[oa]s?',
  pt: 'pessoa*',
  it: 'entrambi, testa, bambin*',
  nl: 'persoon*, allebei, volwassene*',
})

const PERIOD_WORDS: readonly Readonly<Record<string, string>>[] = [
  {
    all: "(?:per|an|a|each|every|la|por|pro|je|all'|l'|de l'|par) ?(?:(?:meia|media|halbe|half|demi|mezz') ?-?)?(?:hour|hora|ora|stunde|heure|uur)",
    en: 'hourly',
    de: 'stundlich',
  },
  {
    all: '(?:per|a|each|every|al|por|pro|am|par|je|la|die) (?:day|night|dia|noche|noite|giorno|notte|tag|nacht|jour|journee|nuit|dag)',
    en: 'daily, nightly',
    de: 'taglich',
  },
  {
    all: '(?:per|a|each|every|a la|la|por|pro|par|je|die|alla) (?:week|semana|settimana|woche|semaine)',
    en: 'weekly',
    de: 'wochentlich',
    es: 'semanal',
  },
  {
    all: '(?:per|a|each|every|al|por|pro|par|le|je|im|ao) (?:month|mes|mese|monat|mois|maand)',
    en: 'monthly',
    de: 'monatlich',
    fr: 'mensuel*',
    es: 'mensual',
    pt: 'mensal',
    it: 'mensile',
  },
  {
    all: "(?:per|a|each|every|al|por|pro|par|je|im|ao|all') ?(?:year|ano|anno|jahr|an|jaar)",
    en: 'yearly, annual*',
    de: 'jahrlich',
    fr: 'annuel*',
    es: 'anual',
  },
  {
    en: 'one[- ]time, one[- ]off',
    de: 'einmalig',
    fr: 'une seule fois, unique',
    es: 'una sola vez',
    pt: 'uma (?:unica|so) vez',
    it: 'una tantum',
    nl: 'eenmalig',
  },
]
/** What a price is for, by its unit of time. */
export const PERIODS: readonly RegExp[] = PERIOD_WORDS.map(wordsOfAny)

/** The units of these periods, of those that come again, wherever a passage has them: parts of words. */
export const UNITS: readonly RegExp[] = [
  /hour|hora|ora(?!\p{L})|ore(?!\p{L})|stund|heure|uur|ساع/u,
  /day|daily|night|dia|noche|noite|giorn|nott|tag|taglich|nacht|jour|nuit|dag|يوم|ليل/u,
  /week|seman|semain|settiman|woche|wochentlich|hebdomadaire|اسبوع|اسابيع/u,
  /month|mes(?:es)?(?!\p{L})|mese|mesi|mens|monat|mois|maand|شهر|شهور/u,
  /year|annual|annu|ano|anni|jahr|(?<!\p{L})ans?(?!\p{L})|annee|jaar|anual|سنه|سنو|عام/u,
]
