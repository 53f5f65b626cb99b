import { findMatches } from '#src/base/find-matches.ts'
import { isRecord } from '#src/base/is-record.ts'
import type { Page } from '../../extract/page-types.ts'
import { entitiesOf, textOf } from '../facts/structured-facts.ts'

/** Countries with one time zone where nearly all of their people live. */
const ZONES: Record<string, string> = {
  gb: 'Europe/London',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  at: 'Europe/Vienna',
  ch: 'Europe/Zurich',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
  it: 'Europe/Rome',
  nl: 'Europe/Amsterdam',
  be: 'Europe/Brussels',
  lu: 'Europe/Luxembourg',
  pt: 'Europe/Lisbon',
  dk: 'Europe/Copenhagen',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  fi: 'Europe/Helsinki',
  pl: 'Europe/Warsaw',
  cz: 'Europe/Prague',
  hu: 'Europe/Budapest',
  gr: 'Europe/Athens',
  ro: 'Europe/Bucharest',
  ma: 'Africa/Casablanca',
  za: 'Africa/Johannesburg',
  ph: 'Asia/Manila',
  th: 'Asia/Bangkok',
  jp: 'Asia/Tokyo',
  kr: 'Asia/Seoul',
  in: 'Asia/Kolkata',
  sg: 'Asia/Singapore',
  ae: 'Asia/Dubai',
  vn: 'Asia/Ho_Chi_Minh',
  nz: 'Pacific/Auckland',
}
const PREFIXES: Record<string, string> = {
  44: 'gb',
  353: 'ie',
  49: 'de',
  43: 'at',
  41: 'ch',
  33: 'fr',
  34: 'es',
  39: 'it',
  31: 'nl',
  32: 'be',
  352: 'lu',
  351: 'pt',
  45: 'dk',
  46: 'se',
  47: 'no',
  358: 'fi',
  48: 'pl',
  420: 'cz',
  36: 'hu',
  30: 'gr',
  40: 'ro',
  212: 'ma',
  27: 'za',
  63: 'ph',
  66: 'th',
  81: 'jp',
  82: 'kr',
  91: 'in',
  65: 'sg',
  971: 'ae',
  84: 'vn',
  64: 'nz',
}
const NAMES: Record<string, string> = {
  'united kingdom': 'gb',
  uk: 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  ireland: 'ie',
  germany: 'de',
  deutschland: 'de',
  austria: 'at',
  österreich: 'at',
  switzerland: 'ch',
  schweiz: 'ch',
  france: 'fr',
  spain: 'es',
  españa: 'es',
  italy: 'it',
  italia: 'it',
  netherlands: 'nl',
  nederland: 'nl',
  belgium: 'be',
  portugal: 'pt',
  morocco: 'ma',
  maroc: 'ma',
  philippines: 'ph',
}
const TIED_TLD =
  /\.(?:co\.)?(uk|ie|de|at|ch|fr|es|it|nl|be|lu|pt|dk|se|no|fi|pl|cz|hu|gr|ro|ma|za|ph|th|jp|kr|in|sg|ae|vn|nz)$/u

/**
 * The IANA time zone of a site's business, told by its declared country, its website's ending or its phone numbers; ''
 * when unsure.
 */
export function siteTimeZone(pages: Page[], texts: string[]): string {
  const declared = pages.flatMap(({ structured }) => entitiesOf(structured)).map(countryOf)
  const host = URL.parse(pages[0]?.url ?? '')?.hostname ?? ''
  const ending = TIED_TLD.exec(host)?.[1] ?? ''
  const dialled = texts.flatMap((text) =>
    findMatches(text, /\+(\d{1,3})/gu).map(([, digits = '']) => prefixCountry(digits)),
  )
  const british = texts.some((text) => /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/u.test(text)) ? 'gb' : ''
  const country = mostFrequent(declared) || (ending === 'uk' ? 'gb' : ending) || british || mostFrequent(dialled)
  return ZONES[country] ?? ''
}

/** Languages that nearly all who keep a site in them speak in one time zone. */
const LANGUAGE_ZONES: Record<string, string> = {
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  it: 'Europe/Rome',
  nl: 'Europe/Amsterdam',
  da: 'Europe/Copenhagen',
  sv: 'Europe/Stockholm',
  fi: 'Europe/Helsinki',
  pl: 'Europe/Warsaw',
  cs: 'Europe/Prague',
  hu: 'Europe/Budapest',
  el: 'Europe/Athens',
  ro: 'Europe/Bucharest',
  th: 'Asia/Bangkok',
  ja: 'Asia/Tokyo',
  ko: 'Asia/Seoul',
}

/** The IANA time zone that a site's language alone makes likely; '' for a language of many zones. */
export function languageTimeZone(language: string): string {
  return LANGUAGE_ZONES[language] ?? ''
}

function countryOf(entity: Record<string, unknown>): string {
  const value = entity['addressCountry']
  const name = textOf(isRecord(value) ? value['name'] : value).toLowerCase()
  return ZONES[name] ? name : (NAMES[name] ?? '')
}

function prefixCountry(digits: string): string {
  return [3, 2].map((length) => PREFIXES[digits.slice(0, length)]).find(Boolean) ?? ''
}

function mostFrequent(found: string[]): string {
  const counts = new Map<string, number>()
  for (const each of found) if (each) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** The country (`GB`) whose one time zone this is, or ''. */
export function countryOfZone(timeZone: string): string {
  return (
    Object.keys(ZONES)
      .find((country) => ZONES[country] === timeZone)
      ?.toUpperCase() ?? ''
  )
}
