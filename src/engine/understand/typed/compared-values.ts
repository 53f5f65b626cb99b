import type { Fact } from '../knowledge/knowledge-types.ts'
import { amountsIn } from '../../values/written-prices.ts'
import { phoneKey } from '../../values/phones.ts'
import { readLengths } from '../../values/read-values.ts'
import { foldKey } from '../../values/text-signs.ts'
import { dayTimes } from './day-times.ts'

/**
 * What a fact is compared by: a value of a thing. Two facts about the same thing agree when their values are the same.
 */
export interface ComparedValue {
  /** What it is about, in a form that is the same on all pages. */
  subject: string
  /** The same for people. */
  name: string
  value: string
}

/** Words of headings that mean the whole business. */
const WHOLE = new Set(
  `contact contacts contacting us about our the and find visit call reach opening hours open times home info information get in touch address location where we are
  kontakt kontaktieren sie uns über öffnungszeiten impressum adresse anfahrt so erreichen und der die das
  contacter contactez nous à propos horaires ouverture adresse accueil et
  contacto contactar contáctenos nosotros horario horarios apertura dirección inicio y sobre
  contatti contattaci chi siamo orari di indirizzo dove e
  contato contactos contacte fale connosco conosco sobre horário horários morada endereço início
  openingstijden over ons adres bezoek ons neem op`.split(/\s+/u),
)

/** What a fact of a company is compared by; nothing when its form is not understood. */
export function comparedBy(fact: Fact, companyName: string): ComparedValue[] {
  const { kind, value, subject: name } = fact
  const whose = (): string => wholeOrPart(name, companyName)
  switch (kind) {
    case 'price':
      return name === '' ? [] : [{ subject: foldKey(name), name, value: amountsIn(value).join('–') }]
    case 'phone':
      return [{ subject: whose(), name, value: phoneKey(value) }]
    case 'email': {
      const [local = '', domain = ''] = value.toLowerCase().split('@')
      return [{ subject: local, name, value: domain }]
    }
    case 'hours':
      return [...dayTimes(value)].map(([day, times]) => ({ subject: `${whose()} ${day}`, name, value: times }))
    case 'address':
      return comparedAddress(value)
    case 'policy':
      return [{ subject: name, name, value: spanOf(value) }]
  }
}

/**
 * A subject without the company's name and the words that mean all of it; what is left names a part: a branch, a
 * person, a department.
 */
function wholeOrPart(subject: string, companyName: string): string {
  const company = new Set(foldKey(companyName).split(' '))
  return foldKey(subject)
    .split(' ')
    .filter((word) => !company.has(word) && !WHOLE.has(word))
    .join(' ')
}

/** A span of time in one form: `14 Tagen` is `14 days`. */
function spanOf(written: string): string {
  const [length] = readLengths(written)
  return length ? [length.from, length.amount, length.unit].join(' ') : written
}

const NUMBER_FIRST = /(?<![\p{L}\p{N}])(\d{1,4}[a-z]?),?\s((?:\p{Lu}[\p{L}'’.-]{1,30}\s?){1,4})/u
const STREET_FIRST = /(\p{Lu}[\p{L}.'’ -]{3,40}?)[\s,]+(\d{1,4}[a-z]?)(?![\p{L}\p{N}-])/u
const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|(?<![\p{L}\p{N}])\d{4,5}(?:\s?[A-Z]{2})?(?![\p{L}\p{N}])/u

/** A house number belongs to its street, a postcode to its house. */
function comparedAddress(value: string): ComparedValue[] {
  const postcode = POSTCODE.exec(value)?.[0] ?? ''
  const line = value.replace(postcode, '')
  const british = NUMBER_FIRST.exec(line)
  const [street = '', number = ''] = british ? [british[2], british[1]] : (STREET_FIRST.exec(line)?.slice(1) ?? [])
  const key = foldKey(street)
  if (key === '' || number === '') return []
  return [
    { subject: `street ${key}`, name: street.trim(), value: number },
    ...(postcode ? [{ subject: `house ${key} ${number}`, name: value, value: foldKey(postcode) }] : []),
  ]
}
