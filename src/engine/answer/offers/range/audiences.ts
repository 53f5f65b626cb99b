import { fold } from '../../../language/fold.ts'
import { type Audience, AUDIENCES } from './audience-words.ts'
import { groupRange, tellsGroup } from '../offer-bounds.ts'
import type { Offer, OfferDetail } from '../offer-types.ts'

/** Who takes the place of whom when both are named: "a small business" is no mere business. */
const SHARPER: Readonly<Record<string, readonly string[]>> = {
  small: ['team', 'company'],
  large: ['team', 'company'],
  agency: ['company'],
}

/** The names of those for whom a text says something is. */
export function audiencesIn(text: string): string[] {
  const folded = fold(text)
  const named = Object.keys(AUDIENCES).filter((name) => AUDIENCES[name]?.words.test(folded))
  return named.filter((name) => !named.some((other) => SHARPER[other]?.includes(name)))
}

const ANY_AUDIENCE = new RegExp(
  Object.values(AUDIENCES)
    .map(({ words }) => words.source)
    .join('|'),
  'gu',
)

/** A folded text without the words for whom something is. */
export const withoutAudiences = (folded: string): string => folded.replace(ANY_AUDIENCE, ' ')

/** How an offer says for whom it is: in its name, its first words, a line that begins so. */
const FOR_WHOM =
  /^(?:for|ideal|perfect|great|best|made|designed|suit\p{L}*|fur|perfekt|geeignet|pour|parfait\p{L}*|reserve\p{L}*|para|pensad\p{L}*|per|perfett\p{L}*|pensat\p{L}*|voor|ideaal|geschikt)(?!\p{L})|^ل/u
const NOT_FOR =
  /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|ohne|pas|sans|non|senza|sin|sem|niet|geen|zonder)\s(?:\p{L}+\s){0,2}$/u

function saysFor({ title, details }: Offer): string[] {
  const remarks = details.filter(({ label }) => label === '').map(({ value }) => value)
  const telling = remarks.filter((value, at) => at === 0 || FOR_WHOM.test(fold(value)))
  return [title, ...telling, ...details.filter(({ label }) => label !== '').map(({ value }) => value)].map(fold)
}

function names(text: string, { words }: Audience): boolean {
  const found = words.exec(text)
  return found !== null && !NOT_FOR.test(text.slice(0, found.index))
}

/**
 * The offers that say of themselves that they are for someone; where none does, those for who is much like it, then
 * those for as many people.
 */
export function offersFor(offers: readonly Offer[], name: string): Offer[] {
  const audience = AUDIENCES[name]
  if (!audience) return []
  for (const like of [audience, ...(audience.else ?? []).flatMap((other) => AUDIENCES[other] ?? [])]) {
    const said = offers.filter((offer) => saysFor(offer).some((text) => names(text, like)))
    if (said.length > 0) return said
  }
  const { people } = audience
  if (!people) return []
  return offers.filter((offer) => {
    const range = groupRange(offer)
    return range !== undefined && people(range.to)
  })
}

/** Whether a title is no more than for whom what stands under it is: "For charities". */
export const isTitledFor = (title: string): boolean => FOR_WHOM.test(fold(title)) && audiencesIn(title).length > 0

/** Whether a detail says that an offer is for someone, or for as many people. */
export function isToldFor(detail: OfferDetail, name: string): boolean {
  const folded = fold(detail.value)
  const audience = AUDIENCES[name]
  const isNamed = [name, ...(audience?.else ?? [])].some((other) => AUDIENCES[other]?.words.test(folded))
  return isNamed || tellsGroup(detail)
}
