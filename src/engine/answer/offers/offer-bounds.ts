import { numbersIn } from '../../values/written-numbers.ts'
import { fold } from '../../language/fold.ts'
import type { Offer, OfferDetail } from './offer-types.ts'
import { PEOPLE_WORDS } from '../../language/people-words.ts'
import { peopleIn } from '../question/visitor-need.ts'

export interface Range {
  from: number
  to: number
}

const GROUP_LABEL =
  /^(?:group(?: size)?|people|persons?|guests|sleeps|capacity|users?|participants|seats|gruppe(?:ngrosse)?|personen|teilnehmer|gaste|nutzer|platze|groupe|personnes|capacite|utilisateurs|grupo|personas|capacidad|usuarios|plazas|gruppo|persone|capienza|ospiti|utenti|pessoas|capacidade|utilizadores|groep|gebruikers|deelnemers|المجموعه|عدد الاشخاص)$/
const AGE_LABEL = /^(?:ages?|age group|alter|altersgruppe|edad(?:es)?|eta|idades?|leeftijd|العمر)$/
const FROM =
  /(?<!\p{L})(?:from|at least|over|minimum|min\.?|ab|mindestens|des|a partir de|au moins|desde|minimo|da|dai|almeno|vanaf|minstens|من)\s$/u
const ONWARDS =
  /^\s?(?:\+|and (?:over|up|older)|or (?:over|older)|und alter|et plus|y mas|o mas|e oltre|in su|ou mais|en ouder)/
const YEARS = /^\s?(?:years?|jahren?|ans|anos|anni|jaar|سنوات|سنه)(?!\p{L})/u
const PER_PERSON =
  /(?<!\p{L})(?:per (?:person|head|guest|user|adult|child|pupil)|each|a head|p\.?p\.?|pro (?:person|kopf|gast|nutzer|teilnehmer\p{L}*)|par (?:personne|tete|convive)|por (?:persona|pessoa|cabeza)|a persona|per persona|a testa|per persoon|p\.p\.)(?!\p{L})|للشخص|لكل شخص/u
const PER_COUPLE =
  /(?<!\p{L})(?:per couple|pro paar|par couple|por pareja|a coppia|per coppia|por casal|per koppel|per paar)(?!\p{L})/u

const NO_BOUND_WORDS =
  'unlimited|unbegrenzt\\p{L}*|illimite?\\p{L}*|ilimitad\\p{L}*|illimitat\\p{L}*|onbeperkt\\p{L}*|sin limite|غير محدود'
const NO_BOUND = new RegExp(`^(?:${NO_BOUND_WORDS})$`, 'u')
const UNLIMITED = new RegExp(`(?<!\\p{L})(?:${NO_BOUND_WORDS})(?: من)? (?:ال)?${PEOPLE_WORDS}`, 'u')

/** How many people an offer is for, as far as it says. */
export function groupRange({ price, details }: Pick<Offer, 'price' | 'details'>): Range | undefined {
  for (const { label, value } of [...(price ? [price] : []), ...details]) {
    const folded = fold(value)
    if (UNLIMITED.test(folded) || (GROUP_LABEL.test(fold(label)) && NO_BOUND.test(folded)))
      return { from: 1, to: Number.POSITIVE_INFINITY }
    const counted = peopleIn(folded)
    const numbers = GROUP_LABEL.test(fold(label)) ? wholeNumbers(folded) : counted
    if (numbers.length === 0) continue
    const couples = /couple|paare?|pareja|coppi|casa(?:l|is)|koppel/.test(folded) ? 2 : 1
    return toRange(folded, numbers, couples)
  }
  return undefined
}

/** Whether a detail says for how many people an offer is. */
export const tellsGroup = (detail: OfferDetail): boolean =>
  groupRange({ price: undefined, details: [detail] }) !== undefined

/** The ages that an offer is for, as far as it says. */
export function ageRange({ title, details }: Pick<Offer, 'title' | 'details'>): Range | undefined {
  for (const text of [title, ...details.filter(({ label }) => AGE_LABEL.test(fold(label))).map(({ value }) => value)]) {
    const folded = fold(text)
    const isLabelled = text !== title
    const numbers = numbersIn(folded).filter(
      ({ index, readings: [reading = ''] }) => isLabelled || YEARS.test(folded.slice(index + reading.length)),
    )
    if (numbers.length > 0)
      return toRange(
        folded,
        numbers.map(({ readings }) => Number(readings[0])),
        1,
      )
  }
  return undefined
}

function toRange(folded: string, numbers: readonly number[], times: number): Range {
  const [first = 0] = numbers
  const written = String(first)
  const at = folded.indexOf(written)
  if (numbers.length === 1 && (FROM.test(folded.slice(0, at)) || ONWARDS.test(folded.slice(at + written.length)))) {
    return { from: first * times, to: Number.POSITIVE_INFINITY }
  }
  const to = Math.max(...numbers)
  const [, from = 1] = new RegExp(`(\\d+)\\s?(?:-|–|—|to|bis|a|à|tot|ate|al)\\s?${to}(?!\\d)`, 'u').exec(folded) ?? []
  return { from: Number(from) * times, to: to * times }
}

const wholeNumbers = (folded: string): number[] =>
  numbersIn(folded).flatMap(({ kind, readings: [reading = ''] }) => (kind === 'plain' ? [Number(reading)] : []))

const BEFORE =
  /(?<!\p{L})(?:was|statt|instead of|au lieu de|avant|antes|en vez de|invece di|anziche|em vez de|in plaats van|vorher|uvp|van)\s?[€$£¥]?$/u

/**
 * What so many people pay for an offer: times their number where the price is for each, times their pairs where it is
 * for two.
 */
export function priceOf({ price, details }: Offer, people = 1): { amount: number; currency: string } | undefined {
  const value = price?.value ?? ''
  const folded = fold(value)
  const priced = numbersIn(value).find(({ kind, index }) => kind === 'price' && !BEFORE.test(folded.slice(0, index)))
  if (!priced) return undefined
  const remark = details.find(({ label }) => label === '')
  const unit = fold(`${value} ${remark && remark.value.length < 40 ? remark.value : ''}`)
  const times = PER_COUPLE.test(unit) ? Math.ceil(people / 2) : PER_PERSON.test(unit) ? people : 1
  return { amount: Number(priced.readings[0]) * times, currency: priced.currency }
}
