/** What an object says about a price. */
export interface EntryPrice {
  price: string
  unit: string
  /** The amounts of an offer that is billed by the month or by the year. */
  monthly: string
  yearly: string
}

/** The text around a price where a component shows it. */
export interface PriceShape {
  /** The sign before an amount, and the one after it. */
  sign: string
  signBehind: string
  unit: string
  /** It is shown divided by a hundred. */
  inHundredths: boolean
  /** What the component shows for a price of 0, or ''. */
  free: string
}

/** The name of a member with a price, also within an expression (`yearly ? plan.yearly / 12 : plan.monthly`). */
const PRICED = '[^{}]{0,80}(?:price|amount|cost|monthly|yearly|annual)'
const TAGS = '(?:<[^<>]{0,200}>\\s{0,20}){0,3}'
const SIGN = new RegExp(`([$€£])\\s?${TAGS}\\$?\\{{1,2}${PRICED}`, 'iu')
const SIGN_BEHIND = new RegExp(`\\{${PRICED}[^{}]{0,40}\\}{1,2}(\\s?)${TAGS}(\\p{Sc})`, 'iu')
const CURRENCY = /\bcurrency(?:symbol|sign)?\s?[=:]\s?\{?["']([$€£]|USD|EUR|GBP)["']/iu
const CURRENCY_SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }
const FREE = /(?:price|amount|cost|monthly)\s?={2,3}\s?0\s?\?\s?["'`]([^"'`\n]{1,30})["'`]/iu

/** Reads `${plan.price}/month`, `<b>€{plan.price}</b> <i>/month</i>`, `{{ plan.price }} €` and `currency="£"`. */
export function priceShape(source: string): PriceShape {
  const behind = SIGN_BEHIND.exec(source)
  const currency = CURRENCY.exec(source)?.[1] ?? ''
  const unit =
    /\{\s?[\w.]{0,40}(?:price|amount|cost)\s?\}\s?(?:<[^<>]{0,200}>\s{0,20}){0,3}(\/\s?\p{L}{1,8}|per \p{L}{1,8})/iu.exec(
      source,
    )?.[1] ?? ''
  return {
    sign: SIGN.exec(source)?.[1] ?? (behind ? '' : (CURRENCY_SIGNS[currency.toUpperCase()] ?? currency)),
    signBehind: behind ? `${behind[1] ?? ''}${behind[2] ?? ''}` : '',
    unit,
    inHundredths: /(?:price|amount|cost)\s?\/\s?100(?!\d)/iu.test(source),
    free: FREE.exec(source)?.[1] ?? '',
  }
}

/** What a price is for, without a sign that says so. */
const BARE_UNIT = new RegExp(
  `^(?:${'mo month yr year week day night hour user seat person'.replaceAll(' ', '|')})\\b`,
  'iu',
)

/** Returns the price as the component shows it, with its currency and its unit, or '' without one. */
export function wholePrice(entry: EntryPrice, shape: PriceShape): string {
  const { price, monthly, yearly } = entry
  if (monthly === '' && yearly === '') return price && withUnit(shownAmount(price, shape), entry.unit, shape.unit)
  const amounts = [
    price && withUnit(shownAmount(price, shape), entry.unit, ''),
    monthly && withUnit(shownAmount(monthly, shape), '', '/month'),
    yearly && withUnit(shownAmount(yearly, shape), '', isPerMonth(entry) ? '/month, billed yearly' : '/year'),
  ]
  const whole = [...new Set(amounts.filter(Boolean))].join(', or ')
  return /[1-9]/u.test(monthly + yearly) || whole === '' ? whole : shownAmount(monthly || yearly, shape)
}

/** Reports whether the amount for a year is what a month of it costs: less than a month that is billed alone. */
const isPerMonth = ({ monthly, yearly }: EntryPrice): boolean => amountOf(yearly) < amountOf(monthly)

const amountOf = (price: string): number => Number(/\d[\d.,]*/u.exec(price)?.[0].replaceAll(',', '') ?? 0)

function withUnit(price: string, own: string, shown: string): string {
  const unit = own || (/\d/u.test(price) && !/[/\p{L}]/u.test(price) ? shown : '')
  if (unit === '') return price
  return unit.startsWith('/') ? price + unit : `${price}${BARE_UNIT.test(unit) ? '/' : ' '}${unit}`
}

function shownAmount(price: string, { sign, signBehind, inHundredths, free }: PriceShape): string {
  if (!/^[\d.,]*\d[\d.,]*$/u.test(price)) return price
  if (Number(price) === 0 && free !== '') return free
  const isHundredths = inHundredths && /^\d+$/u.test(price)
  const amount = isHundredths
    ? (Number(price) / 100).toFixed(2).replace(/\.00$/u, '')
    : price.replace(/^\d+\.\d$/u, '$&0')
  return sign + amount + (sign === '' ? signBehind : '')
}
