import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { PACKS, splitKeyed, splitList } from '../language/language-packs.ts'
import { siteWords } from '../language/word-lists.ts'

/** Signs of the country of a business. */
export interface CountrySigns {
  /** The phone numbers and postal addresses of the business, the most important first. */
  phones: readonly string[]
  addresses: readonly string[]
  /** Hosts of its website. */
  hosts: readonly string[]
  /** Its texts, which may name currencies. */
  texts: readonly string[]
  /** `en` style. */
  language: string
}

/** Countries that addresses name. */
const NAMED = [
  'GB',
  'US',
  'IE',
  'DE',
  'AT',
  'CH',
  'FR',
  'ES',
  'IT',
  'NL',
  'BE',
  'PT',
  'BR',
  'MX',
  'AE',
  'SA',
  'EG',
] as const
const byCode = (name: 'countryNames' | 'countryMoney', code: string): string[] =>
  Object.values(siteWords(name)).flatMap((list) =>
    splitKeyed(list).flatMap(([key, names]) => (key === code ? splitList(names) : [])),
  )
const regionNames = PACKS.map(({ language }) => new Intl.DisplayNames(language, { type: 'region' }))
const COUNTRY_NAMES: readonly (readonly [CountryCode, RegExp])[] = NAMED.map((code) => {
  const names = [...regionNames.flatMap((region) => region.of(code) ?? []), ...byCode('countryNames', code)]
  return [code, new RegExp(`(?<!\\p{L})(?:${names.join('|').replaceAll(/[.()]/g, '\\$&')})$`, 'u')] as const
})
/** Postcodes in a form that only one country uses. */
const POSTCODES: readonly (readonly [CountryCode, RegExp])[] = [
  ['GB', /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u],
  ['US', /(?<![\p{L}\d])[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/u],
  ['CA', /(?<![\p{L}\d])[A-Z]\d[A-Z] \d[A-Z]\d(?![\p{L}\d])/u],
  ['NL', /(?<![\p{L}\d])[1-9]\d{3} ?[A-Z]{2}(?![\p{L}\d])/u],
  ['PT', /(?<!\d)\d{4}-\d{3}(?!\d)/u],
  ['BR', /(?<!\d)\d{5}-\d{3}(?!\d)/u],
]
/** Top-level domains that almost only businesses of their country use. */
const TIED_ENDING =
  /\.(uk|ie|de|at|ch|fr|es|it|nl|be|lu|pt|br|mx|dk|se|no|fi|pl|cz|hu|gr|ro|ma|za|ph|jp|kr|in|sg|ae|sa|eg|nz|au|ca)$/u
const CURRENCIES: readonly (readonly [CountryCode, RegExp])[] = [
  ['GB', /£|(?<!\p{L})GBP(?!\p{L})/gu],
  ['US', /(?<!\p{L})USD?\s?\$|(?<!\p{L})USD(?!\p{L})|(?<![\p{L}])\$(?=\s?\d)/gu],
  ['CH', /(?<!\p{L})CHF(?!\p{L})/gu],
  ['AE', new RegExp(`(?<!\\p{L})(?:AED|Dhs?)(?!\\p{L})|${byCode('countryMoney', 'AE').join('|')}`, 'gu')],
  ['SA', new RegExp(`(?<!\\p{L})SAR(?!\\p{L})|${byCode('countryMoney', 'SA').join('|')}`, 'gu')],
  ['BR', /R\$/gu],
  ['IN', /₹/gu],
]
/** For each language, the country with the most businesses that have a website in it. */
const LANGUAGE_COUNTRIES: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
}
const EURO = /€|(?<!\p{L})(?:EUR|euros?)(?!\p{L})/iu
/** Countries with the euro, the one with the most businesses first. */
const EURO_COUNTRIES: readonly CountryCode[] = ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'PT', 'IE']
/** A number in North American groups. */
const AMERICAN = /^(?:1[\s.-])?\(?[2-9]\d{2}\)?[\s.-]{1,2}[2-9]\d{2}[\s.-]\d{4}(?:\D|$)/u

const firstOf = (rows: readonly (readonly [CountryCode, RegExp])[], text: string): CountryCode | undefined =>
  rows.find(([, pattern]) => pattern.test(text))?.[0]

const supported = (code: string): CountryCode | undefined => (isSupportedCountry(code) ? code : undefined)

/**
 * Returns the country of a business by the surest sign that it has: phone numbers with a country code, addresses, the
 * top-level domain, currencies, the grouping of numbers, then its language. Currencies come late, because shops name
 * foreign ones too.
 */
export function businessCountry(signs: CountrySigns): CountryCode | undefined {
  const { phones, addresses, hosts } = signs
  return (
    firstFound(phones, dialledCountry) ??
    firstFound(addresses, (address) => firstOf(COUNTRY_NAMES, address) ?? firstOf(POSTCODES, address)) ??
    firstFound(hosts, (host) => supported((TIED_ENDING.exec(host)?.[1] ?? '').toUpperCase().replace('UK', 'GB'))) ??
    currencyCountry(signs.texts) ??
    (phones.some((phone) => AMERICAN.test(phone)) ? 'US' : undefined) ??
    LANGUAGE_COUNTRIES[signs.language] ??
    (signs.texts.some((text) => EURO.test(text))
      ? EURO_COUNTRIES.find((country) => groupsLike(phones, country))
      : undefined)
  )
}

/** Reports whether one of these numbers is grouped as the country writes it. */
const groupsLike = (phones: readonly string[], country: CountryCode): boolean =>
  phones.some((phone) => {
    const number = parsePhoneNumberFromString(phone, country)
    const groups = (text: string): string => (text.match(/\d+/gu) ?? []).join(' ')
    return number?.isValid() === true && groups(number.formatNational()) === groups(phone)
  })

const firstFound = (
  texts: readonly string[],
  read: (text: string) => CountryCode | undefined,
): CountryCode | undefined => texts.map(read).find((country) => country !== undefined)

function dialledCountry(phone: string): CountryCode | undefined {
  const number = /^\+|^00/u.test(phone) ? parsePhoneNumberFromString(phone.replace(/^00/u, '+')) : undefined
  return number?.country ?? number?.getPossibleCountries()[0]
}

/** Returns the country whose currency occurs most often. */
function currencyCountry(texts: readonly string[]): CountryCode | undefined {
  const counts = CURRENCIES.map(([country, sign]) => ({
    country,
    count: texts.reduce((sum, text) => sum + (text.match(sign)?.length ?? 0), 0),
  }))
  const most = counts.toSorted((a, b) => b.count - a.count)[0]
  return most && most.count > 0 ? most.country : undefined
}
