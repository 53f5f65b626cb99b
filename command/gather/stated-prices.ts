import { type DataNode, type DataValue, isNode, keyWords } from './data-tree.ts'

/** How a repository shows its prices. */
export interface PriceStyle {
  /** The sign or code of the currency, or ''. */
  currency: string
  /** What a price is for (`/month`), or ''. */
  unit: string
  /** Whether whole numbers are in hundredths, such as cents. */
  inHundredths: boolean
}

const PRICE_WORDS = new Set(
  'price prices pricing cost costs fee fees rate amount fare tariff tarif preis preise prix tarifs precio precios preco prezzo prezzi prijs pris cena monthly yearly annual annually weekly daily nightly hourly eur usd gbp'.split(
    ' ',
  ),
)
/** Words in keys that are about a price but do not hold one. */
const OTHER_WORDS = new Set(
  'id ids key label note notes suffix prefix unit period interval currency description title text range old original was before compare strikethrough crossed discount discounts savings save tax vat rates type link url href class style icon cta button heading subtitle name limit shipping exchange tier tiers plan plans'.split(
    ' ',
  ),
)
const HUNDREDTHS = new Set(['cents', 'cent', 'pence', 'minor', 'subunits', 'centimes', 'grosze', 'ore'])
const PERIODS: Record<string, string> = {
  monthly: 'month',
  month: 'month',
  mo: 'month',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  year: 'year',
  weekly: 'week',
  week: 'week',
  daily: 'day',
  day: 'day',
  nightly: 'night',
  night: 'night',
  hourly: 'hour',
  hour: 'hour',
}
const CODES =
  /^(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|CAD|AUD|NZD|JPY|CNY|INR|BRL|MXN|ZAR|TRY|ILS|SGD|HKD|KRW|THB|IDR|PHP|MYR|AED|SAR|ISK|UAH|KES|NGN|EGP|MAD|COP|CLP|ARS|PEN)$/iu
const SIGNS = '€$£¥₹₩₪₺฿₫₱₴'
const NO_PRICE_IN_DIGITS =
  /^(?:free|custom|gratis|kostenlos|gratuit|gratuito|free of charge|on request|auf anfrage|sur devis|su richiesta|a consultar|contact (?:us|sales)|let'?s talk|price on request|bespoke)\b/iu

/** Reports whether a key names a price: `price`, `monthlyPrice`, `price_cents`, `unit_amount`. */
export function isPriceKey(key: string): boolean {
  const words = keyWords(key)
  return words.some((word) => PRICE_WORDS.has(word)) && !words.some((word) => OTHER_WORDS.has(word))
}

interface Amount {
  text: string
  period: string
}

/** Returns the price of an object as buyers read it, or '' without one. */
export function priceOf(node: DataNode, style: PriceStyle): string {
  const currency = currencyOf(node) || style.currency
  const hasPeriods = isPricedByPeriod(node)
  const amounts = node.members.flatMap(({ key, value }) =>
    (isPriceKey(key) || (hasPeriods && key.toLowerCase() in PERIODS)) && !isListOfNamed(value)
      ? amountsOf(key, value, { ...style, currency })
      : [],
  )
  const unit = isCurrency(unitOf(node)) ? '' : unitOf(node)
  const seen = new Set<string>()
  const texts = amounts.flatMap(({ text, period }) => {
    const shown = withUnit(text, amounts.length > 1 || period !== '' ? period && `/${period}` : '', unit || style.unit)
    if (seen.has(shown)) return []
    seen.add(shown)
    return [shown]
  })
  return texts.join(', ')
}

/**
 * Reports whether an object lists prices by period, as rentals do: `{ model, day: 62, week: 310 }`. Days beside
 * months are dates.
 */
function isPricedByPeriod({ members }: DataNode): boolean {
  const isNumber = (value: DataValue): boolean => !isNode(value) && /^\d[\d.,]*$/u.test(String(value))
  const keys = members.filter(({ value }) => isNumber(value)).map(({ key }) => key.toLowerCase())
  const isNamed = members.some(({ value }) => typeof value === 'string' && /\p{L}{2}/u.test(value))
  return isNamed && keys.filter((key) => key in PERIODS).length > 1 && !(keys.includes('day') && keys.includes('month'))
}

/** Reports whether a value is a list of offers: `prices: [{ title, price }]`. */
const isListOfNamed = (value: DataValue): boolean =>
  isNode(value) &&
  value.members.some(
    ({ key, value: one }) =>
      key === '' && isNode(one) && one.members.some((member) => /^(?:name|title|label)$/iu.test(member.key)),
  )

function amountsOf(key: string, value: DataValue, style: PriceStyle): Amount[] {
  const words = keyWords(key)
  const period = words.map((word) => PERIODS[word]).find(Boolean) ?? ''
  const coded = words.find((word) => CODES.test(word))?.toUpperCase()
  const currency = coded ?? style.currency
  const isCut = words.some((word) => HUNDREDTHS.has(word)) || key === 'unit_amount'
  if (isNode(value))
    return nestedAmounts(value, { ...style, currency, inHundredths: style.inHundredths || isCut }, period)
  const text = priceText(value, { currency, isCut, inHundredths: style.inHundredths })
  return text === '' ? [] : [{ text, period }]
}

/**
 * Returns the prices in `{ monthly: 19, yearly: 190 }`, in `{ amount: 1900, currency: 'EUR' }`, or in a list of
 * either.
 */
function nestedAmounts(node: DataNode, style: PriceStyle, period: string): Amount[] {
  const currency = currencyOf(node) || style.currency
  const own = unitOf(node).replace(/^(?:\/|per )\s?/iu, '')
  return node.members.flatMap(({ key, value }): Amount[] => {
    const words = keyWords(key)
    const of = words.map((word) => PERIODS[word]).find(Boolean) ?? (PERIODS[own] || own || period)
    if (isNode(value)) return isPriceKey(key) || key === '' ? nestedAmounts(value, { ...style, currency }, of) : []
    const coded = CODES.test(key) ? key.toUpperCase() : currency
    if (!CODES.test(key) && !isPriceKey(key) && !/^(?:value|base|from|min|net|gross)$/iu.test(key)) return []
    const isCut = words.some((word) => HUNDREDTHS.has(word)) || key === 'unit_amount'
    const text = priceText(value, { currency: coded, isCut, inHundredths: style.inHundredths })
    return text === '' ? [] : [{ text, period: of }]
  })
}

function priceText(
  value: DataValue,
  { currency, isCut, inHundredths }: { currency: string; isCut: boolean; inHundredths: boolean },
): string {
  if (typeof value === 'boolean' || isNode(value)) return ''
  const text = String(value).trim()
  if (text === '' || text.length > 80) return ''
  if (!/\d/u.test(text)) return NO_PRICE_IN_DIGITS.test(text) ? text : ''
  if (!/^\d[\d.,' ]*$/u.test(text)) return /[\p{L}\p{Sc}]/u.test(text) && !/[{}<>]/u.test(text) ? text : ''
  const isWhole = /^\d+$/u.test(text)
  const amount = isCut || (inHundredths && isWhole) ? hundredths(text) : text
  if (currency === '') return amount
  if (SIGNS.includes(currency)) return currency + amount
  return `${amount} ${CODES.test(currency) ? currency.toUpperCase() : currency}`
}

const hundredths = (text: string): string => (Number(text.replace(/\D/gu, '')) / 100).toFixed(2).replace(/\.00$/u, '')

function withUnit(text: string, period: string, unit: string): string {
  const said = period || unit
  if (said === '' || /\/\s?\p{L}|\bper\b|\ba (?:month|year|week|day|night)\b/iu.test(text) || !/\d/u.test(text))
    return text
  if (/^[/(]|^(?:per|pro|par|por|al|a|an|each|je)\s/iu.test(said))
    return said.startsWith('/') ? text + said : `${text} ${said}`
  return said in PERIODS ? `${text}/${PERIODS[said] ?? said}` : `${text} per ${said}`
}

/** A key for what a price is for. */
export const UNIT_KEY =
  /^(?:period|interval|per|unit|billing(?:_?period|_?cycle|_?interval)?|frequency|price_?(?:unit|period|suffix|note|per|interval)|recurring|einheit|unite|unidad|cadence)$/iu

function unitOf(node: DataNode): string {
  for (const { key, value } of node.members) {
    if (!UNIT_KEY.test(key.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2'))) continue
    if (typeof value === 'string' && value.trim() !== '' && value.length <= 40) return value.trim()
    if (isNode(value)) return unitOf(value)
  }
  return ''
}

/** Reports whether a text is the code or the sign of a currency. */
const isCurrency = (text: string): boolean =>
  CODES.test(text) || /^(?:kr\.?|zł|Kč|Ft|lei)$/u.test(text) || (text.length === 1 && SIGNS.includes(text))

function currencyOf(node: DataNode): string {
  const unit = unitOf(node)
  if (isCurrency(unit)) return unit
  for (const { key, value } of node.members) {
    if (!/^(?:price_?)?(?:currency|waehrung|devise|moneda|valuta)(?:_?(?:code|symbol))?$/iu.test(key)) continue
    if (typeof value === 'string' && isCurrency(value.trim())) return value.trim()
  }
  return ''
}

/** Finds how the files of a repository show prices: the most frequent currency, the unit and the division. */
export function findPriceStyle(texts: Iterable<string>): PriceStyle {
  const named = new Map<string, number>()
  let unit = ''
  let inHundredths = false
  for (const text of texts) {
    for (const [, code, sign, unitSign] of text.matchAll(CURRENCY)) {
      const found = code && CODES.test(code) ? code.toUpperCase() : (sign ?? unitSign ?? '')
      if (found !== '') named.set(found, (named.get(found) ?? 0) + 1)
    }
    for (const [, before, after] of text.matchAll(SIGN_AT_EXPRESSION)) {
      const sign = before ?? after ?? '$'
      named.set(sign, (named.get(sign) ?? 0) + 1)
    }
    unit ||= UNIT_AT_EXPRESSION.exec(text)?.[1]?.trim() ?? ''
    inHundredths ||= /(?:price|amount|cost|cents)\w{0,12}\)?\s?\/\s?100(?:\.0)?\b/iu.test(text)
  }
  const [currency = ''] = [...named].sort(([, a], [, b]) => b - a)[0] ?? []
  return { currency, unit, inHundredths }
}

const CURRENCY =
  /currency(?:_?code|_?symbol)?["']?\s?(?:[:=]|=>|,)\s?["':]?(?:([A-Z]{3})\b|([€$£¥₹]))|\bunit:\s?["']([€$£¥₹])["']/giu
const SIGN_AT_EXPRESSION =
  /([€£¥₹])\s?(?:<[^<>]{0,80}>\s?){0,2}(?:\$?\{|<%=|\{\{)|(?:\}\}?|%>)\s?(?:<\/?[^<>]{0,80}>\s?){0,2}([€£¥₹]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD|JPY|INR|kr|zł|Kč)\b)|(?:\$\s?(?:<[^<>]{0,200}>\s?){1,3}\{|\$\$\{|>\s{0,20}\$\{|\$\{\{|\$<%=)/gu
const UNIT_AT_EXPRESSION =
  /(?:price|amount|cost)[\w.()|: ]{0,30}\s?(?:\}\}?|%>)\s?[€£$]?\s?(?:<[^<>]{0,200}>\s{0,20}){0,3}(\/\s?(?:mo(?:nth)?|year|yr|week|day|night|hour|person|kg)\b|per (?:month|year|week|day|night|hour|person|kg)\b)/iu
