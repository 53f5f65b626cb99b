import { readEmails } from '../../values/contacts.ts'
import { readPhones } from '../../values/phones.ts'
import { hasAddress } from '../../values/postal-addresses.ts'
import { hasPrice, withoutPrices } from '../../values/prices.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../language/calendar-words.ts'
import { fold } from '../../language/fold.ts'
import { NUMBER_WORDS } from '../../language/number-words.ts'

/** What a piece of text gives, in a form that a question can ask for. */
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
] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

/** What "free" behind it, or in "feel free", says nothing of a price with. */
const FREE_OF =
  '(?:feel|gluten|dairy|lactose|nuts?|eggs?|wheat|meat|sugar|fat|alcohol|allergens?|smoke|plastic|cruelty|stress|hassle|worry|care|duty|tax|toll) '
/** Pounds of money, and not of weight. */
const POUNDS = /\d ?(?<!(?:weigh[a-z]{0,3}|heavier|lighter)[^.!?]{0,30})pounds?(?!\p{L})/u
const TIME_UNIT =
  'sec(?:ond)?s?|min(?:ute|uto|uut|uten)?[sni]?|h(?:ou)?rs?|hours?|days?|weeks?|months?|years?|sekunden?|stunden?|tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?|' +
  'heures?|jours?|semaines?|werktage?n?|mois|ans?|annees?|horas?|dias?|semanas?|mes(?:es)?|anos?|ore?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|uur|uren|dag(?:en)?|weken|maand(?:en)?|jaar|' +
  'seconds?|segundos?|secondi|دقيقه|دقايق|ساعه|ساعات|ساعتين|يوما?|يومين|ايام|اسبوع|اسابيع|شهرا?|اشهر|شهور|سنه|سنوات'
/** Words for numbers, but for those that are plain words in another language. */
const NUMBER_WORD = NUMBER_WORDS.flatMap(([, words]) => words.split(' '))
  .filter((word) => !['once', 'elf', 'onze'].includes(word))
  .concat('واحد')
  .join('|')
/** Months, those of the Levant too. */
const MONTH = `${MONTH_NAMES.flat().join('|')}|كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|اب|ايلول|تشرين`
/** A whole name of a month behind a word that tells when something is: "in April", "ab Anfang Mai". */
const IN_MONTH = `(?:in|from|since|until|till|by|during|im|ab|seit|bis|en|depuis|fin|debut|desde|hasta|em|ate|ad?|da|tot|vanaf|sinds|eind|begin|anfang|mitte|ende|early|mid|late)[ -](?:mai|${MONTH_NAMES.flat()
  .filter((name) => name.length > 3)
  .join('|')})`
const FULL_WEEKDAYS = WEEKDAY_NAMES.flatMap(({ full }) => full).map((name) => name.replace(/^ال/, '(?:ال)?'))
const WEEKDAY = `mon|tue|tues|wed|thu|thurs?|fri|sat|sun|(?:${FULL_WEEKDAYS.join('|')})s?`
const CLOCK =
  '\\d{1,2}[:.h][0-5]\\d|\\d{1,2} ?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|h|uur)|\\d{1,2} ?[-–] ?\\d{1,2} uhr|الساعه \\d{1,2}|noon|midnight|mittag|midi|minuit|mediodia|medianoche'
const ALL_YEAR =
  "all year(?: round)?|ganzjahrig|das ganze jahr|toute l'annee|todo el ano|o ano todo|tutto l'anno|het hele jaar"
const STREET =
  'str\\.|strasse|gasse|platz|allee|boulevard|avda|avenida|viale|piazza|straat|laan|plein|شارع|طريق|c\\/|ул\\.|ul\\.|sokak|sokagi|cadde(?:si)?|mahallesi|οδος'
/** Words for streets that mean other things too: behind a name or a house number, or before a name. */
const STREET_AFTER = [
  'street',
  'road',
  'lane',
  'avenue',
  'drive',
  'close',
  'square',
  'way',
  'court',
  'terrace',
  'crescent',
  'highway',
  'weg',
]
const STREET_BEFORE =
  'rue chemin avenue route calle plaza paseo corso strada rua travessa estrada largo praça weg'.split(' ')
const anyOf = (words: readonly string[]): string =>
  words.map((word) => `[${word.slice(0, 1).toUpperCase()}${word.slice(0, 1)}]${word.slice(1)}`).join('|')
/** An Italian street, and no way by which something goes: "via WhatsApp", "via Dover". */
const ITALIAN_STREET = String.raw`(?:Via(?! (?:WhatsApp|PayPal|E-?[Mm]ail|SMS))|(?<=(?:in|di|da|alla|,) )via)`
const NAMED_STREET = new RegExp(
  `(?:\\p{Lu}[\\p{L}’'.-]*|\\d[a-z]? \\p{L}+) (?:${anyOf(STREET_AFTER)})(?!\\p{L})|` +
    `(?<![\\p{L}-])(?:${anyOf(STREET_BEFORE)}|${ITALIAN_STREET}) (?:(?:d|de|del|della|delle|des|du|do|da|la|las|le|les|los|el|l)[ '’])*\\p{Lu}`,
  'u',
)

const bounded = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')
const ADDRESS_LABEL =
  '(?:address|adresse|anschrift|adres|morada|endereco|direccion|indirizzo|عنوان|العنوان|адрес|διευθυνση|주소|住所|所在地|地址|ที่อยู่|पता) ?:'

const STREET_ENDING = 'strasse|gasse|straat|platz|weg|allee|laan|gracht|kade|dijk|plein'
/** Compounds with a word for streets, and postcodes of the United Kingdom, each behind what few texts have. */
const PLACE_SHAPES = [
  [new RegExp(STREET_ENDING), new RegExp(`\\p{L}(?:${STREET_ENDING})(?!\\p{L})`, 'u')],
  [/[a-z]\d/, bounded('[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}')],
] as const
const STREET_WORD = bounded([...STREET_AFTER, ...STREET_BEFORE, 'via'].map(fold).join('|'))

/** Numbers that count nothing: of a list's place, and round the clock. */
const NO_COUNT = /^\d{1,2}[.)] |(?<![\d/])24 ?\/ ?7(?![\d/])/gu
const PATTERNS: ReadonlyMap<ValueKind, RegExp> = new Map<ValueKind, RegExp>([
  ['hours', bounded(`(?:${CLOCK})|(?:${WEEKDAY})`)],
  ['address', new RegExp(`(?<![\\p{L}\\p{N}])(?:${ADDRESS_LABEL}|(?:${STREET})(?!\\p{L}))`, 'u')],
  [
    'date',
    bounded(
      `(?:19|20)\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{2}|\\d{4})|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${MONTH})|(?:${MONTH}) \\d{1,4}|${IN_MONTH}|(?:${MONTH}) ?(?:[-–]|to|until|through|bis|au?|fin|hasta|e|y|tot|al?|ate)(?: \\p{L}{2,5}\\.?){0,2} ?(?:${MONTH})`,
    ),
  ],
  [
    'duration',
    bounded(
      `(?:\\d{1,5}|${NUMBER_WORD}|half an|an?|one|eine[nmr]?|une?|una|uno|uma?)(?:[ -]{1,3}(?:(?:bis|to|a|-|–|und|or|full|working|business|calendar|werk)?[ -]?\\d{0,5}[ -]?)){0,1}(?:${TIME_UNIT})|(?:24|36|48|72) ?h|(?<!(?:-|–|de|das|as|a|alle|dalle|des|jusqu'a) ?)\\d{1,2} ?h(?:30)?(?! ?(?:[-–]|a |as |\\d))`,
    ),
  ],
  [
    'frequency',
    bounded(
      `(?:per|each|every|once an?|twice an?|times an?|al|alle|jede[snrm]?|par|por|om de|elke|iedere|ogni|cada|tous les|toutes les|todos os|todas as|todos los|todas las|tutti i|tutte le|كل)(?: \\d{1,3}| (?:${NUMBER_WORD}))? (?:${TIME_UNIT})|daily|weekly|monthly|annually|yearly|hourly|taglich|wochentlich|monatlich|jahrlich|quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|annuel\\p{L}*|diari[oa]s?|semanal\\p{L}*|mensual\\p{L}*|anual\\p{L}*|mensil\\p{L}*|settimanal\\p{L}*|annual[ei]|mensal\\p{L}*|${ALL_YEAR}|dagelijks|wekelijks|maandelijks|jaarlijks|يوميا|اسبوعيا|شهريا|سنويا`,
    ),
  ],
  [
    'age',
    bounded(
      `(?:age[ds]?|alter|edad|eta|idade|leeftijd)(?: (?:of|from|von|ab|de|di|van))?:? (?:\\d{1,2}|${NUMBER_WORD})|(?:\\d{1,2}|${NUMBER_WORD})\\+?(?: ?[-–] ?\\d{1,2})?[ -](?:years?|yrs?|months?|weeks?|days? old|jahren?|jahrigen?|monaten?|wochen|tage alt|ans|mois|anos|meses|anni|mesi|jaar|maanden|weken|سنه|سنوات|عاما?|اشهر)|(?:under|over|unter|uber|moins de|plus de|menores de|mayores de|menos de|sotto i|onder de|boven de)[ -]\\d{1,2}s?`,
    ),
  ],
  ['count', bounded(`\\d[\\d.,:x]{0,12}|${NUMBER_WORD}`)],
  ['percent', /\d ?[%٪]|\d per ?cent|\d prozent|\d por ciento|\d pour ?cent/u],
  [
    'weight',
    /\d ?(?:kg|g|gr|lbs?|kilos?|(?:kilo)?gram\p{L}*|t(?:ons?|onn\p{L}*)?|(?<=weigh[a-z]{0,3}[^.!?]{0,30})pounds?|كيلو\p{L}*|غرام\p{L}*)(?!\p{L})/u,
  ],
  [
    'length',
    /\d ?(?:cm|m|ft|in)? ?[x×] ?\d|\d ?(?:[kcm]?m|miles?|feet|ft|inch(?:es)?|(?:kilo|centi|milli)?m(?:et(?:er|re|ro)[sn]?|etri)|(?:kilo|quilo)metros?|chilometr[io]|كيلومتر\p{L}*|مترا?|سم|كم)(?![\p{L}\p{N}])(?! (?:carres?|cuadrados?|quadrados?|quadr[aio]t?[io]?|مربع))/u,
  ],
  [
    'area',
    /\d ?(?:m2|qm|sqm|sq ?m|sq ?ft|square (?:met|feet)\p{L}*|quadratmeter|vierkante meter|met(?:res?|ros?|ri) (?:carres?|cuadrados?|quadrados?|quadr[aio]t?[io]?)|hectares?|hektar|ettari|hectareas?|ha|متر مربع)(?!\p{L})/u,
  ],
  [
    'free',
    bounded(
      `(?<!-|${FREE_OF})free(?! time)|` +
        '(?<![.,])(?:[$€£] ?0(?:[.,]00?)?|0(?:[.,]00?)? ?(?:[€£]|eur|euros?))(?![.,]?\\d)|complimentary|no (?:[a-z]{1,15} ){0,4}(?:charges?|costs?|fees?)|(?:not|never|n.t) (?:charge|take)|without (?:any )?(?:charge|cost|fee)s?|keine (?:[a-z]{1,20} )?(?:kosten|gebuhr[a-z]{0,3})|sans frais|sin (?:coste|cargo|costo)s?|sem custos?|senza costi|nessun costo|geen kosten|kostenlos|kostenfrei|gratis|gratuit\\p{L}?|gratuito|gratuita|offert|مجان\\p{L}{1,3}|бесплатн\\p{L}{1,3}|bezplatn\\p{L}{1,4}|ucretsiz|δωρεαν',
    ),
  ],
  [
    'onrequest',
    bounded(
      'on (?:request|application|enquiry)|custom pric(?:e|ing)|let.s talk|(?:on|by) (?:a )?(?:quote|quotation)|ask us|(?:please )?enquire|ask (?:at|in) (?:the )?(?:bar|reception|desk|counter|till|shop|store|branch|front desk)|(?:contact|call|email)(?: us)? for (?:rates?|prices?|pricing|fees)|price varies|auf anfrage|nach aufwand|sur devis|sur demande|nous consulter|(?:a )?consultar|bajo presupuesto|su richiesta|su preventivo|sob (?:consulta|orcamento)|op aanvraag|عند الطلب|حسب الطلب|بعد دراسه',
    ),
  ],
  [
    'moment',
    bounded(
      '(?:the )?(?:day|night|week|evening) (?:before|after|of)|on the (?:same )?day|(?:up)?on (?:arrival|departure|delivery|collection|completion|receipt|booking)|in advance|beforehand|at (?:the )?(?:time of |end of |start of |beginning of )?(?:check-?in|check-?out|booking|registration|enrolment|checkout|appointment)|am (?:vor|selben )?(?:tag|abend)|bei (?:der )?(?:anreise|ankunft|abreise|buchung|abholung|lieferung|anmeldung|schlusselubergabe)|im voraus|vor ort|a (?:l.arrivee|la reservation|la livraison|la commande)|au depart|d.avance|la veille|le jour (?:meme|de)|al (?:llegar|reservar|entrar|salir)|a la (?:llegada|salida|entrada)|por adelantado|el (?:mismo )?dia (?:de|antes|anterior)|all.arrivo|alla (?:prenotazione|partenza|consegna)|in anticipo|il giorno (?:stesso|prima|di)|a chegada|antecipadamente|no (?:proprio )?dia|(?:na|no) (?:reserva|check-?in)|bij (?:aankomst|boeking|vertrek|levering|inschrijving)|vooraf|de dag (?:ervoor|voor|van|zelf)|dezelfde dag',
    ),
  ],
  [
    'payment',
    bounded(
      'cash|cheques?|checks|check(?= (?:or|and) |[.,;/]|$)|(?:credit|debit) ?(?:/ ?debit )?cards?|cards?|visa|mastercard|maestro|amex|paypal|bank transfer|apple pay|google pay|klarna|gcash|(?:in|nur|auch) bar|bar (?:oder|(?:be)?zahl\\p{L}{1,5}|vor ort)|barzahlung|bargeld|kreditkarten?|ec-karte|karte|uberweisung|' +
        'rechnung|especes|(?<!a la )cart[ae]s?|virement|efectivo|tarjetas?|transferencia|bizum|dinheiro|cartao|cartoes|multibanco|contanti|bonifico|bancomat|contant|карт(?:а|ы|у|ои|ами?)|наличн(?:ые|ыми)|gotowk(?:a|e|i)|blik|nakit|kartla|καρτ(?:α|ες)|μετρητα|pin|pinnen|(?:met|via) ideal|ideal (?:of|en)|creditcard|overschrijving|نقدا|نقد|بطاقه|بطاقات|تحويل',
    ),
  ],
])
const NAME =
  /(?<![\p{L}\p{N}.@])\p{Lu}[\p{Ll}'’-]{1,20}(?: (?:de|da|di|van|von|der|la|el|al|bin|\p{Lu}\.))?(?: \p{Lu}[\p{Ll}'’-]{1,25}){1,2}(?![\p{L}\p{N}])/gu
/** Scripts in which a letter of another word may stand right beside a value. */
const CLOSE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u
/** The values of these. */
const CLOSE_VALUES: Partial<Record<ValueKind, RegExp>> & { price: RegExp } = {
  price: /\d ?(?:[천만] ?)?(?:원|元|円|บาท|रुपये)|\d만/u,
  hours: /\d ?[시時点點]/u,
  address: /[가-힣]{2}(?:로|길) ?\d|[市区町村][\p{Script=Han}\d-]{1,20}\d|[路街道巷]\d{1,5}号|ถนน|मार्ग/u,
  date: /(?:19|20)\d{2} ?[年년]|\d ?[月월] ?\d|(?:ปี|สค|ศ\.) ?\d{4}/u,
  duration: /\d ?(?:분|시간|일|주|개월|년|分|時間|日|週|か月|年|小时|天|周|个月|นาที|ชั่วโมง|วัน|เดือน|ปี|घंटे|मिनट|दिन)/u,
  free: /무료|無料|免费|ฟรี|मुफ|निःशुल्क/u,
  payment: /카드|현금|カード|現金|微信|支付宝|信用卡|现金|บัตร|เงินสด|कार्ड|नकद/u,
}
/** What a value is never written without. */
const NEEDS: Partial<Record<ValueKind, RegExp>> = { price: /\d/, phone: /\d/ }
const MAX_SCANNED = 2_000

let [lastText, lastFolded] = ['', '']
/** What of a text is looked at, folded. That of the last text is kept: several kinds are asked for in a row. */
function foldedStart(text: string): string {
  if (text !== lastText) [lastText, lastFolded] = [text, fold(text.slice(0, MAX_SCANNED))]
  return lastFolded
}

/** Whether a text names a street or a place without saying that it does. */
function namesPlace(text: string, folded: string): boolean {
  if (PLACE_SHAPES.some(([sign, shape]) => sign.test(folded) && shape.test(folded))) return true
  const written = text.slice(0, MAX_SCANNED)
  return hasAddress(written) || (STREET_WORD.test(folded) && NAMED_STREET.test(written))
}

/** Whether the first 2,000 characters of a text give a value of a kind that has a form. */
function gives(text: string, kind: ValueKind, values: ValueKinds): boolean {
  const folded = foldedStart(text)
  const start = text.slice(0, MAX_SCANNED)
  if (NEEDS[kind]?.test(folded) === false) return false
  if (kind === 'phone') return readPhones(folded).some(({ isSure }) => isSure)
  if (kind === 'price') return hasPrice(start) || POUNDS.test(folded) || CLOSE_VALUES.price.test(folded)
  if (kind === 'email') return readEmails(folded).length > 0
  const isOther = (kind === 'hours' || kind === 'count') && values.has('price')
  const said = isOther ? fold(withoutPrices(start)) : folded
  if (PATTERNS.get(kind)?.test(kind === 'count' ? said.replace(NO_COUNT, ' ') : said)) return true
  if (CLOSE_SCRIPT.test(folded) && CLOSE_VALUES[kind]?.test(said)) return true
  return kind === 'address' && namesPlace(text, folded)
}

const BITS = Object.fromEntries(VALUE_KINDS.map((kind, at) => [kind, 1 << at])) as Record<ValueKind, number>

/**
 * The kinds of value that stand in the first 2,000 characters of a text. Each is looked for when it is first asked for:
 * few are of most texts.
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

/** What a text by itself gives: persons are told from other names by all texts of a site. */
export const valueKindsOf = (text: string): ValueKinds => new ValueKinds(text, NOBODY)

/** True when a text gives a value, names aside. */
export const givesValue = (values: ValueKinds): boolean =>
  VALUE_KINDS.some((kind) => kind !== 'person' && values.has(kind))

/** Ordinary words that stand within names, with a capital or without one: "Lieve De Smet". */
const PARTICLES: ReadonlySet<string> = new Set(
  'de da di do du dos das del den der des van von ter ten la le el al'.split(' '),
)
const LOWER_CASE = /(?<![\p{L}\p{N}'’@-])\p{Ll}[\p{L}'’-]*/gu

/** The words that some texts write in lower case; they are no names. */
export function lowerCaseWords(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts) for (const word of text.match(LOWER_CASE) ?? []) words.add(word)
  return words
}

/**
 * True when a text holds two or three capitalised words in a row, none of which is an ordinary word, and not all of
 * which are the company's.
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
