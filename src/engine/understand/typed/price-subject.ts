import { memoize } from '#src/base/memoize.ts'
import { type WordTable, alternativesOf, anyWord, sourceOf } from '../../language/word-lists.ts'
import { type ItemLine, nameIn } from './item-lines.ts'
import { hasPrice } from '../../values/prices.ts'

/** A sentence ends at a mark after a word of three letters, a number or a sign: `ca.` and `Fr.` end none. */
const AFTER_WORD =
  /(?<=(?:\p{L}{3}|\d\s?[ap]m|[’']\p{L}{1,2}|[\d)%€£”"»])[.!?])(?<!(?:in[ck]l|ex[ck]l|zzgl|approx|bzw|evtl|min|max|mind)\.)\s+(?!(?:Jan|Feb|März|April|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))(?=[\p{Lu}\p{Lo}\d“"«£€$])/u
/** `1 p.m.` ends one unless a day or a time zone follows. */
const AFTER_TIME =
  /(?<=\d\s?[ap]\.m\.)\s+(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Daily|Eastern|Central|Mountain|Pacific|[ECMP][DS]?T)(?:[a-z]*day)?(?!\p{L}))(?=\p{Lu})/u
const SENTENCE_END = new RegExp(`${AFTER_WORD.source}|${AFTER_TIME.source}`, 'u')

/** The sentences of a line. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END)

/** Whether a text speaks of money that nobody pays for an offer. */
export const speaksOfOtherMoney = (text: string): boolean => NO_PRICE.test(text)

/** Whether a sentence of the text names a sum that a buyer pays. */
export function asksMoney(text: string): boolean {
  return sentencesOf(text).some((sentence) => hasPrice(sentence) && !NO_PRICE.test(sentence))
}

const OUR: WordTable = { en: 'our', de: 'unsere', fr: 'nos', es: 'nuestr[oa]s' }

/** Names of lists that say nothing of what costs the price. */
const LIST_NAMES: WordTable = {
  en:
    'pric(?:es?|ing)(?: list| range)?, fees?(?: range| guide)?, rates?, tariffs?, costs?, amount, menu, from, total, ' +
    '(?:most |our most )?popular, best ?sellers?, best value, recommended',
  de: 'preise?, preisliste, gebühr(?:en)?, betrag, kosten, tarife?, speisekarte, ab, beliebt, meistgebucht',
  fr: 'tarifs?, prix, montant, carte, le plus (?:populaire|choisi)',
  es: 'precios?, importe, tarifas?, más popular',
  pt: 'preços?',
  it: 'prezz[io], tariff[ae], più (?:popolare|scelto)',
  nl: 'prijs, prijzen, tarief, tarieven, meest gekozen',
  ar: 'الأتعاب, السعر, الأسعار',
}

/** With what a name does not end: a verb or a word that leads on stood before the price. */
const OPEN_ENDS: WordTable = {
  en:
    'you, it, us, me, that, which, of, at, to, for, by, with, and, or, over, above, under, below, than, worth, just, run, runs, add, ' +
    'is, are, costs?, charged?, charge, free, a, an, the',
  de: 'ihnen, sie, euch, über, unter, von, mit, und, oder, für, um, zu, ein*, frei, kostenlos, gratis',
  fr: 'vous, te, le, les, se, me, nos, de, du, des, à, dès, et, ou, un, une, en, offerte?s?, gratuite?s?',
  es: 'con, y, por',
  it: 'ti, vi, ci, si, di, da, e, per',
  nl: 'van, voor, met, een, boven, onder, vanaf',
  ar: 'بـ, ب, من, إلى, على',
}

/** Words of a sentence: who does something, and what is said of it. */
const SENTENCE_WORDS: WordTable = {
  en:
    'we, they, it, he, she, is, are, was, were, has, have, will, would, can, may, must, runs?, costs?, charges?, charged, pays?, takes?, gets?, ' +
    'starts?, comes?',
  de: 'wir, sie, ihr, ich, ist, sind, gibt, wird, werden, kostet, kosten, zahlen, zahlt, berechnen, beträgt, haben, hat, kann, können',
  fr: 'nous, vous, est, sont, coûte, coûtent, avons, facturons',
  es: 'son, está, están, cuesta, cuestan, tenemos, cobramos, puede',
  it: 'è, sono, costa, costano, abbiamo',
  nl: 'wij, u, zijn, kost, rekenen, wordt, kunnen, anders',
}

/** By which a question asks what something costs. */
const COST_WORDS: WordTable = {
  en: 'how much, price, costs?, fees?, rates?, charge',
  de: '(?:wie ?)?viel, kosten?, kostet, preis',
  fr: 'combien, coûte, tarif, prix',
  es: 'cuánto, cuesta, precio',
  it: 'quanto, costa, prezzo',
  nl: 'hoeveel, kost',
}

/** Names that many things have: a span of time, a number, whom it is for, a size. */
const COMMON_NAMES: WordTable = {
  signs: '\\d+, x, ×, &, \\/, u\\d+',
  en:
    'the, a, per, of, for, and, adults?, child(?:ren)?, kids?, students?, seniors?, members?, single, double, half, full, one, small, medium, large, mini, ' +
    'basic, standard, premium, plus, pro, private, group, new, monthly, weekly, daily, annual, yearly, months?, weeks?, days?, hours?, minutes?, mins?, years?, ' +
    'sessions?, lessons?, class(?:es)?, visits?, pack(?:age)?s?, pass, membership, signup, drop-in, trial',
  de: 'erwachsene, kinder, einzel*, monat*, woche, tage?s?, stunden?, jahr*, klein, mittel, groß',
  fr: 'adultes?, enfants?, mois, semaine, jour*, heures?, séances?, petit, grand',
  es: 'adultos?, niños?, mes, mensual, semana*, día, hora, sesi[oó]n*',
  it: 'adulti, bambini, mese, mensile, settiman*, giorn*, or[ae]',
  nl: 'volwassenen, kinderen, maand*, week, dag*, uur',
}

/**
 * Money that nobody pays for an offer: what a company has, earns, gives away or saves somebody, and what others ask, or
 * asked.
 */
const OTHER_MONEY: WordTable = {
  en:
    'share capital, capital, turnover, raised, in assets, liability insurance, deductible, usage credits, donat_, fine of, ' +
    '(?:grants?|prizes?|awards?) (?:of|worth), awarded (?:over |more than |about )?(?=[£$€\\d]), in (?:_ )?(?:grants|funding), ' +
    'sav(?:es?|ed|ing) (?:you )?(?=[£$€\\d]), instant discount, rebates?, incentives, we (?:_ ){0,6}(?:pay|paid|give|gave), ha(?:s|ve) (?:given|paid), ' +
    'paid (?:about |around |only |just )?(?=[£$€]\\d), (?:most|many|other|some) (?:_ ){1,2}(?:charge|ask|cost|take), (?:it|that) was(?= [£$€\\d]), ' +
    'in (?:19|20)\\d\\d (?:_ ){0,5}cost, back then, used to cost, we(?:.re| are) (?:hiring|looking for), salary',
  de: 'stammkapital, kapital, umsatz, fördermittel, fördergelder, früher, damals, (?:19|20)\\d\\d.{0,60}kostete, wir suchen, gehalt',
  fr: 'capital social, à l.époque, (?:19|20)\\d\\d.{0,60}coûtait, nous recrutons, on recrute',
  es: '(?:19|20)\\d\\d.{0,60}costaba, buscamos',
  it: '(?:19|20)\\d\\d.{0,60}costava, cerchiamo',
  nl: 'wij zoeken, vacatures?',
}

const NO_PRICE = anyWord(OTHER_MONEY)
const MAX_SUBJECT = 90
const MAX_WORDS = 12
const MAX_CACHED = 1_000
/** A longer text without a mark behind it is a sentence that goes on. */
const MAX_RUNNING_WORDS = 6
const LIST_NAME = new RegExp(
  `^(?:(?:${alternativesOf(OUR)}) )?(?:${alternativesOf(LIST_NAMES)})(?:\\s?\\([^)]*\\))?$`,
  'iu',
)
const ENDS_OPEN = new RegExp(`(?<!\\p{L})(?:${alternativesOf(OPEN_ENDS)})$`, 'u')
const SENTENCE_WORD = new RegExp(sourceOf(SENTENCE_WORDS), 'iu')
const ASKS_COST = new RegExp(sourceOf(COST_WORDS), 'iu')
/** When something is to be had is no name of it, nor is the day on which a price was read. */
const NO_THING =
  /\d\s?[ap]\.?m(?!\p{L})|\d[:.h]\d{2}(?!\d|[\s-]?(?:h|hrs?|hours?|kg|l|m)(?!\p{L}))|\d\s?uhr(?!\p{L})|(?<!\d)20\d\d(?!\d)|^(?:as of|stand|yes|no|ja|nein|oui|non|sí|não|sim|nee|نعم|لا)(?!\p{L})/iu
/** How much of a thing there is, rather than its name: `28 modules`. */
export const SIZE = /^\d[\d.,]*\s?\p{L}+$/u
/** A time of the day, or two. */
export const isTimeOfDay = (text: string): boolean =>
  /^(?:\p{L}+ )?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?(?:\s?(?:[–—-]|to|bis|à|a)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?)?$/iu.test(
    text,
  )
const COMMON = new RegExp(`^(?:${alternativesOf(COMMON_NAMES)})$`, 'iu')

const isPlain = (text: string): boolean =>
  text.length <= MAX_SUBJECT &&
  !ENDS_OPEN.test(text) &&
  !/\d\s?\/$/u.test(text) &&
  !NO_THING.test(text) &&
  !SENTENCE_WORD.test(text.replaceAll('Costa', '')) &&
  !hasPrice(text)

/** Whether a text that a colon, a dash or a cell's border ends can be the name of what is sold. */
export const isLabel = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  text.length > 1 &&
  text.split(/\s+/u).length <= MAX_WORDS &&
  !/\p{L}{3}[.!?;]\s+\p{Lu}|[!;]$|\p{Ll}{3}\.$/u.test(text) &&
  isPlain(text)

/** Whether a text that runs into its price can be the name of what is sold. */
export const isName = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}\d"“«„'‘]/u.test(text) && /\p{L}{2}/u.test(text) && isListed(text)

/** The same for one name of several. */
export const isListed = (text: string): boolean =>
  text.split(/\s+/u).length <= MAX_RUNNING_WORDS &&
  !/[,:.!?;]/u.test(text.replace(/\([^)]*\)|\p{L}{1,4}\.|\d[.,:]\d/gu, '')) &&
  isPlain(text)

export const isListName = (text: string): boolean => LIST_NAME.test(text.trim())

/** A heading as the name of what stands below it: neither a slogan nor the name of a list. */
export const isThing = memoize(MAX_CACHED, (heading) => isLabel(heading) && !isListName(heading))

/** Whether a heading asks what something costs. */
export const asksPrice = (text: string): boolean => /[?？](?:\s\([^)]*\))?$/u.test(text) && ASKS_COST.test(text)

/** Whether a name tells what is sold only together with what it stands under. */
export const isCommon = (name: string): boolean =>
  name
    .split(/[\s,()·-]+/u)
    .filter(Boolean)
    .every((word) => COMMON.test(word))

/** What a title of `Whole: part` names as the whole. */
export const outerOf = (title: string): string => title.split(': ')[0] ?? ''

/** A name below the heading, or the title, that is one itself or asks for the price. */
export function nameUnder(line: Pick<ItemLine, 'heading' | 'title'>, name: string): string {
  const { heading, title } = line
  const above = [heading, title, outerOf(title)].find((text) => isThing(text) || asksPrice(text))
  return above === undefined || above.toLowerCase().includes(name.toLowerCase()) ? name : nameIn(above, name)
}
