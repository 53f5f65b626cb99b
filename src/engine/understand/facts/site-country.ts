import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { isRecord } from '#src/base/is-record.ts'
import { computeOnce, memoize } from '#src/base/memoize.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import { PACKS } from '../../language/language-packs.ts'
import { entitiesOf, textOf } from '../../extract/structured/structured-facts.ts'
import { currencyOf, readWrittenPrices } from '../../values/prices.ts'
import type { Fact, FactKind } from '../knowledge/knowledge-types.ts'

/** Signs of the country of a business. */
export interface CountrySigns {
  /** The phone numbers and postal addresses of the business, the weightiest first. */
  phones: readonly string[]
  addresses: readonly string[]
  /** Hosts of its website. */
  hosts: readonly string[]
  /** Its texts, for the currencies in them. */
  texts: readonly string[]
  /** `en` style. */
  language: string
}

/** Countries where nearly all people live in one time zone. */
const ONE_ZONE: ReadonlySet<string> = new Set(
  'GB IE DE AT CH FR ES IT NL BE LU PT DK SE NO FI PL CZ HU GR RO MA ZA PH TH JP KR IN SG AE VN NZ'.split(' '),
)
/** Where islands have a zone of their own, that of the mainland. */
const MAIN_ZONES: Readonly<Record<string, string>> = { ES: 'Europe/Madrid', PT: 'Europe/Lisbon' }
const MAX_ZONES = 300
/** One name for zones that have several: `Asia/Kolkata` and `Asia/Calcutta`. */
const canonicalZone = memoize(
  MAX_ZONES,
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
)

/** TypeScript does not know this function yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

function zoneOf(country: string): string {
  if (!ONE_ZONE.has(country)) return ''
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones
  return MAIN_ZONES[country] ?? locale.getTimeZones()?.[0] ?? ''
}

/** Further countries that addresses end with. */
const NAMED = ['US', 'CA', 'BR', 'MX', 'SA', 'EG', 'AU']

/** Countries by their names in all languages that Foyer knows. */
const COUNTRY_NAMES = computeOnce(
  () =>
    new Map([
      ...PACKS.flatMap(({ language }) => {
        const names = new Intl.DisplayNames(language, { type: 'region' })
        return [...ONE_ZONE, ...NAMED].map((country): [string, string] => [
          (names.of(country) ?? '').toLowerCase(),
          country,
        ])
      }),
      ...['uk', 'england', 'scotland', 'wales'].map((name): [string, string] => [name, 'GB']),
      ...['usa', 'u.s.a.', 'united states of america'].map((name): [string, string] => [name, 'US']),
    ]),
)

/** Postcodes that one country alone writes so. */
const POSTCODES: readonly (readonly [CountryCode, RegExp])[] = [
  ['GB', /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u],
  ['US', /(?<![\p{L}\d])[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/u],
  ['CA', /(?<![\p{L}\d])[A-Z]\d[A-Z] \d[A-Z]\d(?![\p{L}\d])/u],
  ['NL', /(?<![\p{L}\d])[1-9]\d{3} ?[A-Z]{2}(?![\p{L}\d])/u],
  ['PT', /(?<!\d)\d{4}-\d{3}(?!\d)/u],
  ['BR', /(?<!\d)\d{5}-\d{3}(?!\d)/u],
]
/** Top-level domains that almost only businesses of the country use. */
const TIED_ENDING =
  /\.(uk|ie|de|at|ch|fr|es|it|nl|be|lu|pt|br|mx|dk|se|no|fi|pl|cz|hu|gr|ro|ma|za|ph|jp|kr|in|sg|ae|sa|eg|nz|au|ca)$/u
/** Countries whose money few others use. */
const CURRENCIES: Readonly<Record<string, CountryCode>> = {
  GBP: 'GB',
  USD: 'US',
  CHF: 'CH',
  AED: 'AE',
  SAR: 'SA',
  BRL: 'BR',
  INR: 'IN',
}
/** The country with most businesses that have a website in the language. */
const LANGUAGE_COUNTRIES: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
}
/** Where money is the euro, the country with most businesses first. */
const EURO_COUNTRIES: readonly CountryCode[] = ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'PT', 'IE']
/** A number in North American groups. */
const AMERICAN = /^(?:1[\s.-])?\(?[2-9]\d{2}\)?[\s.-]{1,2}[2-9]\d{2}[\s.-]\d{4}(?:\D|$)/u

const supported = (code: string): CountryCode | undefined => (isSupportedCountry(code) ? code : undefined)

/**
 * Returns the country of a business by the surest sign: phone numbers with a country code, addresses, the top-level
 * domain, currencies, number groups, then its language. Currencies come late, because shops name foreign ones too.
 */
export function businessCountry(signs: CountrySigns): CountryCode | undefined {
  const { phones, addresses, hosts } = signs
  const currencies = computeOnce(() =>
    byFrequency(signs.texts.flatMap((text) => readWrittenPrices(text).map((price) => currencyOf(price.text)))),
  )
  return (
    firstFound(phones, dialledCountry) ??
    firstFound(addresses, addressCountry) ??
    firstFound(hosts, (host) => supported((TIED_ENDING.exec(host)?.[1] ?? '').toUpperCase().replace('UK', 'GB'))) ??
    firstFound(currencies(), (currency) => CURRENCIES[currency]) ??
    (phones.some((phone) => AMERICAN.test(phone)) ? 'US' : undefined) ??
    LANGUAGE_COUNTRIES[signs.language] ??
    (currencies().includes('EUR') ? EURO_COUNTRIES.find((country) => groupsLike(phones, country)) : undefined)
  )
}

/** The country that an address ends with, or that writes its postcode so. */
const addressCountry = (address: string): CountryCode | undefined =>
  supported(COUNTRY_NAMES().get((address.split(',').at(-1) ?? '').trim().toLowerCase()) ?? '') ??
  POSTCODES.find(([, pattern]) => pattern.test(address))?.[0]

/** Reports whether a country writes some of these numbers in these groups. */
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

const byFrequency = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value)

/**
 * The IANA time zone of a site's business, told by its declared country, or by its phone numbers, its addresses or its
 * website's ending; '' when unsure.
 */
export function siteTimeZone(pages: readonly Page[], facts: readonly Fact[]): string {
  const [declared] = byFrequency(pages.flatMap(({ structured }) => entitiesOf(structured)).flatMap(declaredCountry))
  const valuesOf = (kind: FactKind): string[] =>
    byFrequency(facts.flatMap((fact) => (fact.kind === kind ? [fact.value] : [])))
  const hosts = pages.slice(0, 1).map(({ url }) => URL.parse(url)?.hostname ?? '')
  const told = { phones: valuesOf('phone'), addresses: valuesOf('address'), hosts, texts: [], language: '' }
  return zoneOf(declared ?? businessCountry(told) ?? '')
}

/** The IANA time zone that a site's language alone makes likely; '' for a language of many zones. */
export const languageTimeZone = (language: string): string =>
  !/^[a-z]{2}$/u.test(language) || language === 'es' ? '' : zoneOf(new Intl.Locale(language).maximize().region ?? '')

function declaredCountry(entity: Record<string, unknown>): string[] {
  const value = entity['addressCountry']
  const name = textOf(isRecord(value) ? value['name'] : value)
  const country = ONE_ZONE.has(name.toUpperCase()) ? name.toUpperCase() : COUNTRY_NAMES().get(name.toLowerCase())
  return country === undefined ? [] : [country]
}

/** The country (`GB`) whose one time zone this is, or ''. */
export const countryOfZone = (timeZone: string): string =>
  timeZone === ''
    ? ''
    : ([...ONE_ZONE].find((country) => canonicalZone(zoneOf(country)) === canonicalZone(timeZone)) ?? '')
