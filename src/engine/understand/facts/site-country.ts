import { findMatches } from '#src/base/find-matches.ts'
import { isRecord } from '#src/base/is-record.ts'
import { computeOnce, memoize } from '#src/base/memoize.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import { PACKS } from '../../language/language-packs.ts'
import { entitiesOf, textOf } from '../../extract/structured/structured-facts.ts'

/** Countries in which nearly everyone lives in one time zone, with their calling codes. */
const CALLING_CODES: ReadonlyMap<string, string> = new Map(
  `44 GB, 353 IE, 49 DE, 43 AT, 41 CH, 33 FR, 34 ES, 39 IT, 31 NL, 32 BE, 352 LU, 351 PT, 45 DK, 46 SE, 47 NO, 358 FI,
  48 PL, 420 CZ, 36 HU, 30 GR, 40 RO, 212 MA, 27 ZA, 63 PH, 66 TH, 81 JP, 82 KR, 91 IN, 65 SG, 971 AE, 84 VN, 64 NZ`
    .split(',')
    .map((row): [string, string] => [/\d+/u.exec(row)?.[0] ?? '', row.slice(-2)]),
)
const COUNTRIES: ReadonlySet<string> = new Set(CALLING_CODES.values())
/** For countries whose islands have their own zone, the zone of the mainland. */
const MAIN_ZONES: Readonly<Record<string, string>> = { ES: 'Europe/Madrid', PT: 'Europe/Lisbon' }
const MAX_ZONES = 300
/** Returns one name for a zone with several: `Asia/Kolkata` and `Asia/Calcutta`. */
const canonicalZone = memoize(
  MAX_ZONES,
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
)

/** TypeScript does not declare this function yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

function zoneOf(country: string): string {
  if (!COUNTRIES.has(country)) return ''
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones
  return MAIN_ZONES[country] ?? locale.getTimeZones()?.[0] ?? ''
}

/** Countries by their names in all languages that Foyer knows. */
const COUNTRY_NAMES = computeOnce(
  () =>
    new Map([
      ...PACKS.flatMap(({ language }) => {
        const names = new Intl.DisplayNames(language, { type: 'region' })
        return [...COUNTRIES].map((country): [string, string] => [(names.of(country) ?? '').toLowerCase(), country])
      }),
      ...['uk', 'england', 'scotland', 'wales'].map((name): [string, string] => [name, 'GB']),
    ]),
)

/**
 * Returns the IANA time zone of a site's business, by its declared country, its top-level domain or its phone
 * numbers; '' if uncertain.
 */
export function siteTimeZone(pages: Page[], texts: string[]): string {
  const declared = pages.flatMap(({ structured }) => entitiesOf(structured)).map(countryOf)
  const domain =
    URL.parse(pages[0]?.url ?? '')
      ?.hostname.split('.')
      .at(-1)
      ?.toUpperCase() ?? ''
  const dialled = texts.flatMap((text) =>
    findMatches(text, /\+(\d{1,3})/gu).map(([, digits = '']) => countryOfNumber(digits)),
  )
  const british = texts.some((text) => /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/u.test(text)) ? 'GB' : ''
  const tied = domain === 'UK' ? 'GB' : COUNTRIES.has(domain) ? domain : ''
  return zoneOf(mostFrequent(declared) || tied || british || mostFrequent(dialled))
}

/** Returns the IANA time zone that a site's language suggests; '' for a language with many zones. */
export const languageTimeZone = (language: string): string =>
  !/^[a-z]{2}$/u.test(language) || language === 'es' ? '' : zoneOf(new Intl.Locale(language).maximize().region ?? '')

function countryOf(entity: Record<string, unknown>): string {
  const value = entity['addressCountry']
  const name = textOf(isRecord(value) ? value['name'] : value)
  return COUNTRIES.has(name.toUpperCase()) ? name.toUpperCase() : (COUNTRY_NAMES().get(name.toLowerCase()) ?? '')
}

const countryOfNumber = (digits: string): string =>
  CALLING_CODES.get(digits) ?? CALLING_CODES.get(digits.slice(0, 2)) ?? ''

function mostFrequent(found: string[]): string {
  const counts = new Map<string, number>()
  for (const each of found) if (each) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Returns the country (`GB`) whose only time zone this is, or ''. */
export const countryOfZone = (timeZone: string): string =>
  timeZone === ''
    ? ''
    : ([...COUNTRIES].find((country) => canonicalZone(zoneOf(country)) === canonicalZone(timeZone)) ?? '')
