import { languageOfWords } from '../../language/spoken-language.ts'
import { wordsOf } from '../../language/split-words.ts'
import { daysInContext, clausesOf } from '../../values/value-context.ts'
import type { Value } from '../../values/value-types.ts'
import { contentStems } from './content-stems.ts'
import { countsNothing, follows, isSaid, readingsOf } from '../../values/derive-values.ts'
import type { Ground, GroundValue } from './ground.ts'
import { MOST_COMPARED, type Names, isAnothers, isUnderOthers } from './misplaced-values.ts'
import { agrees } from '../../values/value-agreement.ts'

/** A text with its values. */
export interface ReadText {
  text: string
  values: readonly Value[]
}

/** The knowledge that the values of a sentence are checked against. */
export interface Claim extends ReadText {
  /** The places of the items that the model cites for the sentence. */
  cited: ReadonlySet<number>
  /** The values in the visitor's messages. */
  said: readonly Value[]
  /** The values of the present time. */
  clock: readonly Value[]
  /** The values of the sentences shown before. */
  told: readonly Value[]
  /** The previous sentence, or the question. */
  before: ReadText
  question: string
  language: string
}

export type ValueProblem = Value['kind'] | 'misplaced'

/** A value that the knowledge does not give in this way. It may follow from other values. */
interface Failed {
  value: Value
  problem: ValueProblem
  /** Whether an item gives the value for something else. */
  isGiven: boolean
  named: Names
}

/** Links are checked earlier, and days together with the values they belong to. */
const UNCHECKED = new Set<Value['kind']>(['link', 'days'])
/** A sentence with more values fails. */
const MOST_VALUES = 60
const NONE: readonly GroundValue[] = []

const stemsOf = (text: string): Set<string> => new Set(contentStems(text))

/**
 * Returns the problem of the first value of a sentence that the knowledge does not give, or gives for something else.
 */
export function checkValues(ground: Ground, claim: Claim): ValueProblem | undefined {
  const { text, values, before, question } = claim
  const checked = values.filter((value) => !UNCHECKED.has(value.kind) && !countsNothing(value, text))
  if (checked.length === 0) return undefined
  if (checked.length > MOST_VALUES) return checked[0]?.kind
  const context = stemsOf(before.text).union(stemsOf(question))
  const sentence = stemsOf(text)
  const days = daysInContext(claim, before.values)
  const clauseOf = clausesOf(text, values)
  const held: Value[] = []
  const open: Failed[] = []
  for (const value of checked) {
    const { own, sentence: rest } = clauseOf(value)
    const named = { clause: stemsOf(own), own: stemsOf(rest), sentence, context }
    if ('contact' in value && isContactOfAnother(ground, claim, { value, named })) return 'misplaced'
    const failed = 'contact' in value ? undefined : checkValue(ground, claim, { value, named, days: days(value) })
    if (failed) open.push(failed)
    else held.push(value)
  }
  // In "Two come to £120, as each is £60", the second value may explain the first. Prices may also explain the number
  // in an example.
  const isPrice = ({ value }: Failed): number => Number(value.kind === 'price')
  for (const failed of open.toSorted((a, b) => isPrice(b) - isPrice(a))) {
    if (!isDerived(ground, claim, { failed, held })) return failed.problem
    held.push(failed.value)
  }
  return undefined
}

/** Kinds of values that count only if the knowledge gives them for something that the sentence names. */
const BOUND = new Set<Value['kind']>(['price', 'percent', 'time', 'date'])

function checkValue(
  ground: Ground,
  { said, clock, values, cited, ...claim }: Claim,
  { value, named, days }: { value: Value; named: Names; days: ReadonlySet<number> },
): Failed | undefined {
  const readings = readingsOf(value)
  if (readings.some((one) => isSaid(one, said))) return undefined
  const names = named.sentence.union(named.context)
  const isAbout = ({ item, line }: GroundValue): boolean =>
    !BOUND.has(value.kind) || !line.stems.isDisjointFrom(names) || isForeign(ground, item, claim)
  const places = readings.map((one) => placesOf(ground, one, values)).find(({ length }) => length > 0) ?? NONE
  const failed: Failed = { value, named, problem: value.kind, isGiven: false }
  if (places.length === 0) return readings.some((one) => isSaid(one, clock)) ? undefined : failed
  const near = placesIn(ground, places, cited).filter(isAbout)
  const placed = { value, places: near, named }
  const isElsewhere =
    near.length === 0 ||
    isOnOtherDays(near, days) ||
    isUnderOthers(ground, placed) ||
    (!near.every(({ item }) => isForeign(ground, item, claim)) && isAnothers(ground, placed))
  return isElsewhere ? { ...failed, problem: 'misplaced', isGiven: near.length > 0 } : undefined
}

/** Reports whether a sentence and an item are in different languages, so that their words cannot be compared. */
function isForeign({ items }: Ground, item: number, { text, language }: Pick<Claim, 'text' | 'language'>): boolean {
  const own = items[item]?.language ?? ''
  const spoken = languageOfWords(text, wordsOf(text), language)
  return own !== '' && spoken !== '' && own !== spoken
}

/** A capitalized word that does not begin a sentence. */
const PROPER_NAME = /(?<=[^.!?…:]\s)\p{Lu}\p{L}+/gu

/**
 * Reports whether the contact details in a sentence are those of a branch that it does not name. If a sentence has
 * several, each has its own name.
 */
function isContactOfAnother(
  ground: Ground,
  { text, values, cited }: Claim,
  { value, named }: { value: Value; named: Names },
): boolean {
  const places = placesOf(ground, value, values)
  if (places.length === 0 || values.filter(({ kind }) => kind === value.kind).length > 1) return false
  const isCited = ({ item }: GroundValue): boolean => cited.has(item)
  const isOfAnotherItem = !places.some(isCited) && (ground.values.get(value.kind) ?? NONE).some(isCited)
  // The one person or branch that the sentence names.
  const names = new Set(contentStems((text.match(PROPER_NAME) ?? []).join(' ')))
  const isNamed = ({ line }: GroundValue): boolean => !line.stems.isDisjointFrom(names)
  const isOfAnotherName = !places.some(isNamed) && (ground.values.get(value.kind) ?? NONE).some(isNamed)
  const placed = { places, value, named: { ...named, own: named.clause } }
  return isOfAnotherName || isOfAnotherItem || isUnderOthers(ground, placed) || isAnothers(ground, placed)
}

/**
 * Returns the places that give a value. A sentence may repeat a number without its unit, or a price without its
 * currency beside another: "£14 an hour or sixty for the day".
 */
function placesOf(ground: Ground, value: Value, beside: readonly Value[]): GroundValue[] {
  const kinds: readonly Value['kind'][] =
    value.kind !== 'count'
      ? [value.kind]
      : beside.some(({ kind }) => kind === 'price')
        ? ['count', 'duration', 'measure', 'price']
        : ['count', 'duration', 'measure']
  return kinds.flatMap((kind) => (ground.values.get(kind) ?? NONE).filter((known) => agrees(value, known.value)))
}

/**
 * Returns the places in the cited items. Opening hours count with items that give none, because the business card has
 * them.
 */
function placesIn(
  { items }: Ground,
  places: readonly GroundValue[],
  cited: ReadonlySet<number>,
): readonly GroundValue[] {
  if (cited.size === 0) return places
  const near = places.filter(({ item }) => cited.has(item))
  const givesHours = [...cited].some((item) => items[item]?.lines.some(({ isHours }) => isHours))
  return near.length > 0 || givesHours
    ? near
    : places.filter(({ line, value }) => line.isHours && value.kind === 'time')
}

/** Reports whether the knowledge gives a value only for other weekdays. */
const isOnOtherDays = (places: readonly GroundValue[], claimed: ReadonlySet<number>): boolean =>
  claimed.size > 0 && places.every(({ days }) => days.size > 0 && days.isDisjointFrom(claimed))

/**
 * Reports whether a value follows from the values of the conversation, of the sentence, and of the items that it
 * names or cites.
 */
function isDerived(
  ground: Ground,
  { told, said, clock, values, cited }: Claim,
  { failed: { value, named, isGiven }, held }: { failed: Failed; held: readonly Value[] },
): boolean {
  const names = named.sentence.union(named.context)
  const isNamed = (place: GroundValue): boolean =>
    (cited.size > 0 ? cited.has(place.item) : !place.line.stems.isDisjointFrom(names)) &&
    !isUnderOthers(ground, { value: place.value, places: [place], named })
  const known = {
    told: [...told, ...said, ...clock.filter(({ kind }) => kind === 'date'), ...held],
    beside: values,
    named: [...ground.values.values()].flatMap((all) =>
      all
        .filter(isNamed)
        .slice(0, MOST_COMPARED)
        .map((one) => one.value),
    ),
    isGiven,
  }
  return readingsOf(value).some((one) => follows(one, known))
}
