import { readEmails } from '../../values/contacts.ts'
import { readPhones } from '../../values/phones.ts'
import { hasAddress } from '../../values/postal-addresses.ts'
import { hasPrice, withoutPrices } from '../../values/prices.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../language/calendar-words.ts'
import { fold } from '../../language/fold.ts'
import { partOf, partsOf, splitList } from '../../language/language-packs.ts'
import { NUMBER_WORDS } from '../../language/number-words.ts'
import type { SiteWords } from '../../language/sites/site-words.ts'
import { alternatives, alternativesOf, siteWords } from '../../language/word-lists.ts'

/** The kinds of values in a text that a question can ask for. */
export const VALUE_KINDS = [
  'price',
  'hours',
  'phone',
  'email',
  'address',
  'date',
  'duration',
  'age',
  'frequency',
  'percent',
  'count',
  'weight',
  'length',
  'area',
  'person',
  'free',
  'payment',
  'onrequest',
  'moment',
  'tenure',
  'whereabouts',
] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

/** The words of all languages for a part of a value. */
const words = (name: keyof SiteWords): string => alternativesOf(siteWords(name))
const bounded = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')
/** After a number. */
const measured = (name: keyof SiteWords): string => `\\d ?(?:${words(name)})(?![\\p{L}\\p{N}])`

/** Pounds of money, not of weight. */
const POUNDS = /\d ?(?<!(?:weigh[a-z]{0,3}|heavier|lighter)[^.!?]{0,30})pounds?(?!\p{L})/u
const TIME_UNIT = words('timeUnits')
/** Words for numbers, except those that are common words in another language. */
const NUMBER_WORD = NUMBER_WORDS.flatMap(([, list]) => list.split(' '))
  .filter((word) => !['once', 'elf', 'onze'].includes(word))
  .join('|')
const MONTH = MONTH_NAMES.flat().join('|')
const FULL_MONTH = MONTH_NAMES.flatMap((names, at) => names.filter(({ length }) => length > 3 || at === 4)).join('|')
/** A full name of a month after a word for a time: "in April", "ab Anfang Mai". */
const IN_MONTH = `(?:${words('monthOpenings')})[ -](?:${FULL_MONTH})`
/** Arabic names have an article, which may be left out. */
const FULL_WEEKDAYS = WEEKDAY_NAMES.flatMap(({ full }) => full).map((name) =>
  name.replace(/^\p{Script=Arabic}{2}/u, '(?:$&)?'),
)
const SHORT_WEEKDAYS = partOf('values', 'en').shortDays.flatMap((list) => splitList(list.replaceAll('!', '')))
const WEEKDAY = `${SHORT_WEEKDAYS.join('|')}|(?:${FULL_WEEKDAYS.join('|')})s?`
const CLOCK = `\\d{1,2}[:.h][0-5]\\d|\\d{1,2} ?(?:${words('clockSuffixes')})|${words('midday')}`
const [STREET_AFTER, STREET_BEFORE] = [words('streetsAfter'), words('streetsBefore')]
/** An Italian street, not a way to do something: "via WhatsApp", "via Dover". */
const ITALIAN_STREET = String.raw`(?:Via(?! (?:WhatsApp|PayPal|E-?[Mm]ail|SMS))|(?<=(?:in|di|da|alla|,) )via)`
const anyCase = (list: string): string =>
  list.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
const NAMED_STREET = new RegExp(
  `(?:\\p{Lu}[\\p{L}’'.-]*|\\d[a-z]? \\p{L}+) (?:${anyCase(STREET_AFTER)})(?!\\p{L})|` +
    `(?<![\\p{L}-])(?:${anyCase(STREET_BEFORE)}|${ITALIAN_STREET}) (?:\\p{Ll}{1,5}[ '’]){0,3}\\p{Lu}`,
  'u',
)
const STREET_ENDING = words('streetSuffixes')
/** Compounds with a word for streets, and British postcodes, each after a test that few texts pass. */
const PLACE_SHAPES = [
  [new RegExp(STREET_ENDING), new RegExp(`\\p{L}(?:${STREET_ENDING})(?!\\p{L})`, 'u')],
  [/[a-z]\d/, bounded('[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}')],
] as const
const STREET_WORD = bounded(fold(`${STREET_AFTER}|${STREET_BEFORE}|via`))

/** Numbers that count nothing: the number of a list entry, and "24/7". */
const NO_COUNT = /^\d{1,2}[.)] |(?<![\d/])24 ?\/ ?7(?![\d/])/gu
/** Words before an hour of the day, which is not a duration: "à 9 h". */
const BEFORE_TIMES = partsOf('values')
  .flatMap(({ at, to }) => splitList(fold(`${at}, ${to}`).replaceAll('!', '')))
  .join('|')
const COUNTED = `\\d{1,2}|${NUMBER_WORD}`
const PATTERNS: ReadonlyMap<ValueKind, RegExp> = new Map<ValueKind, RegExp>([
  ['hours', bounded(`${CLOCK}|${WEEKDAY}`)],
  [
    'address',
    new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:${words('addressLabels')}) ?:|(?:${words('streetWords')})(?!\\p{L}))`, 'u'),
  ],
  [
    'date',
    bounded(
      `(?:19|20)\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{2}|\\d{4})|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${MONTH})|(?:${MONTH}) \\d{1,4}|${IN_MONTH}|(?:${MONTH}) ?(?:[-–]|${words('monthJoints')})(?: \\p{L}{2,5}\\.?){0,2} ?(?:${MONTH})`,
    ),
  ],
  [
    'duration',
    bounded(
      `(?:\\d{1,5}|${NUMBER_WORD}|${words('lengthCounts')})(?:[ -]{1,3}(?:(?:-|–|${words('lengthJoints')})?[ -]?\\d{0,5}[ -]?)){0,1}(?:${TIME_UNIT})|(?:24|36|48|72) ?h|(?<!(?:[-–]|${BEFORE_TIMES}) ?)\\d{1,2} ?h(?:30)?(?! ?(?:[-–]|a |as |\\d))`,
    ),
  ],
  [
    'frequency',
    bounded(`(?:${words('each')})(?: \\d{1,3}| (?:${NUMBER_WORD}))? (?:${TIME_UNIT})|${words('frequencies')}`),
  ],
  [
    'age',
    bounded(
      `(?:${words('ages')}):? (?:${COUNTED})|(?:${COUNTED})\\+?(?: ?[-–] ?\\d{1,2})?[ -](?:${words('ageUnits')})|(?:${words('ageLimits')})[ -]\\d{1,2}s?`,
    ),
  ],
  ['count', bounded(`\\d[\\d.,:x]{0,12}|${NUMBER_WORD}`)],
  ['percent', /\d ?[%٪]|\d per ?cent|\d prozent|\d por ciento|\d pour ?cent/u],
  ['weight', new RegExp(measured('weights'), 'u')],
  ['length', new RegExp(`\\d ?(?:cm|m|ft|in)? ?[x×] ?\\d|(?!\\d ?(?:${words('areas')}))${measured('lengths')}`, 'u')],
  ['area', new RegExp(measured('areas'), 'u')],
  [
    'free',
    bounded(
      `(?<![.,])(?:[$€£] ?0(?:[.,]00?)?|0(?:[.,]00?)? ?(?:[€£]|eur|euros?))(?![.,]?\\d)|${words('costsNothing')}`,
    ),
  ],
  ['onrequest', bounded(words('untoldPrice'))],
  ['moment', bounded(words('moments'))],
  ['payment', bounded(words('payments'))],
  ['tenure', bounded(words('tenures'))],
  ['whereabouts', bounded(words('whereabouts'))],
])
const NAME =
  /(?<![\p{L}\p{N}.@])\p{Lu}[\p{Ll}'’-]{1,20}(?: (?:\p{Ll}{2,3}|\p{Lu}\.))?(?: \p{Lu}[\p{Ll}'’-]{1,25}){1,2}(?![\p{L}\p{N}])/gu
/** Scripts in which a letter of another word may touch a value. */
const CLOSE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u
/** The values of these. */
const CLOSE_VALUES: ReadonlyMap<string, RegExp> = new Map(
  [
    ...Map.groupBy(
      partsOf('touching').flatMap((lists) => Object.entries(lists)),
      ([kind]) => kind,
    ),
  ].map(([kind, lists]) => [kind, new RegExp(lists.map(([, list]) => alternatives(list)).join('|'), 'u')]),
)
/** What a value of each kind always contains. */
const NEEDS: Partial<Record<ValueKind, RegExp>> = { price: /\d/, phone: /\d/ }
const MAX_SCANNED = 2_000

let [lastText, lastFolded] = ['', '']
/**
 * Returns the examined part of a text, folded. Caches it for the last text, because several kinds are checked in a
 * row.
 */
function foldedStart(text: string): string {
  if (text !== lastText) [lastText, lastFolded] = [text, fold(text.slice(0, MAX_SCANNED))]
  return lastFolded
}

/** Reports whether a text names a street or a place without a word for it. */
function namesPlace(text: string, folded: string): boolean {
  if (PLACE_SHAPES.some(([sign, shape]) => sign.test(folded) && shape.test(folded))) return true
  const written = text.slice(0, MAX_SCANNED)
  return hasAddress(written) || (STREET_WORD.test(folded) && NAMED_STREET.test(written))
}

/** Reports whether the first 2,000 characters of a text have a value of a kind with a form. */
function gives(text: string, kind: ValueKind, values: ValueKinds): boolean {
  const folded = foldedStart(text)
  const start = text.slice(0, MAX_SCANNED)
  if (NEEDS[kind]?.test(folded) === false) return false
  if (kind === 'phone') return readPhones(folded).some(({ isSure }) => isSure)
  if (kind === 'price') return hasPrice(start) || POUNDS.test(folded) || CLOSE_VALUES.get(kind)?.test(folded) === true
  if (kind === 'email') return readEmails(folded).length > 0
  const isOther = (kind === 'hours' || kind === 'count') && values.has('price')
  const said = isOther ? fold(withoutPrices(start)) : folded
  if (PATTERNS.get(kind)?.test(kind === 'count' ? said.replace(NO_COUNT, ' ') : said)) return true
  if (CLOSE_SCRIPT.test(folded) && CLOSE_VALUES.get(kind)?.test(said)) return true
  return kind === 'address' && namesPlace(text, folded)
}

const BITS = Object.fromEntries(VALUE_KINDS.map((kind, at) => [kind, 1 << at])) as Record<ValueKind, number>

/**
 * The kinds of values in the first 2,000 characters of a text. Each kind is searched for at its first use, because
 * most texts have few.
 */
export class ValueKinds {
  readonly #text: string
  readonly #namesPerson: (text: string) => boolean
  #asked = 0
  #given = 0

  constructor(text: string, namesPerson: (text: string) => boolean) {
    this.#text = text
    this.#namesPerson = namesPerson
  }

  has(kind: ValueKind): boolean {
    const bit = BITS[kind]
    if ((this.#asked & bit) === 0) {
      this.#asked |= bit
      if (kind === 'person' ? this.#namesPerson(this.#text) : gives(this.#text, kind, this)) this.#given |= bit
    }
    return (this.#given & bit) !== 0
  }
}

const NOBODY = (): boolean => false

/** Returns the kinds of values in a single text. Distinguishing persons from other names needs all texts of a site. */
export const valueKindsOf = (text: string): ValueKinds => new ValueKinds(text, NOBODY)

/** Reports whether a text has a value other than a name. */
export const givesValue = (values: ValueKinds): boolean =>
  VALUE_KINDS.some((kind) => kind !== 'person' && values.has(kind))

/** Ordinary words inside names, with or without a capital: "Lieve De Smet". */
const PARTICLES: ReadonlySet<string> = new Set(
  'de da di do du dos das del den der des van von ter ten la le el al'.split(' '),
)
const LOWER_CASE = /(?<![\p{L}\p{N}'’@-])\p{Ll}[\p{L}'’-]*/gu

/** Returns the words that some texts write in lower case, so that they are not names. */
export function lowerCaseWords(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts) for (const word of text.match(LOWER_CASE) ?? []) words.add(word)
  return words
}

/**
 * Reports whether a text has two or three capitalized words in a row, none of them an ordinary word, and not all of
 * them the company's.
 */
export function namesPerson(
  text: string,
  ordinary: ReadonlySet<string>,
  ofCompany: ReadonlySet<string> = new Set(),
): boolean {
  const names = text.slice(0, MAX_SCANNED).match(NAME) ?? []
  return names.some((name) => {
    const words = name
      .split(' ')
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
      .map((word) => word.toLowerCase())
    const telling = words.filter((word) => !PARTICLES.has(word))
    const isOrdinary = (telling.length > 1 ? telling : words).some((word) => ordinary.has(word))
    return !isOrdinary && !words.every((word) => ofCompany.has(word))
  })
}
