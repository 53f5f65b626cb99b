import { bindDays } from '../../values/bind-days.ts'
import { readValues } from '../../values/read-values.ts'
import type { Value } from '../../values/value-types.ts'
import { contentStems } from './content-stems.ts'
import { follows, isSaid } from './derive-values.ts'
import type { Ground, GroundValue } from './ground.ts'
import { agrees } from './value-agreement.ts'

/** What the values of a sentence are checked against. */
export interface Claim {
  text: string
  values: readonly Value[]
  /** The places of the items that the model cites for it. */
  cited: ReadonlySet<number>
  /** The values that the visitor said. */
  said: readonly Value[]
  /** Those of the sentences shown before. */
  told: readonly Value[]
  /** The sentence before it, or the question. */
  before: string
  language: string
}

export type ValueProblem = Value['kind'] | 'misplaced'

const CHECKED = new Set<Value['kind']>(['price', 'percent', 'duration', 'measure', 'time', 'date', 'count'])
const NO_DAYS: ReadonlySet<number> = new Set()
/** Places of a value, and of others of its kind, that are compared. */
const MOST_COMPARED = 200
const NONE: readonly GroundValue[] = []

/** Returns what is wrong with the first value of a sentence that the knowledge does not give, or gives elsewhere. */
export function checkValues(ground: Ground, claim: Claim): ValueProblem | undefined {
  const { text, values, said } = claim
  const checked = values.filter((value) => CHECKED.has(value.kind) && !isTrivial(value) && !countsList(value, text))
  if (checked.length === 0) return undefined
  const named = namesOf(claim)
  const days = daysOf(claim)
  for (const value of checked) {
    const readings = value.or ? [value, value.or] : [value]
    if (readings.some((one) => isSaid(one, said))) continue
    const places = placesOf(ground, readings)
    const near = claim.cited.size === 0 ? places : places.filter((place) => isCited(place, claim.cited))
    if (near.length === 0) {
      if (isDerived(ground, { claim, readings, named })) continue
      return places.length === 0 ? value.kind : 'misplaced'
    }
    if (isOnOtherDays(near, days(value)) || isAnothers(ground, { places: near, value, named })) return 'misplaced'
  }
  return undefined
}

const placesOf = (ground: Ground, readings: readonly Value[]): GroundValue[] =>
  readings.flatMap((one) => {
    // A number may be told again without its unit.
    const kinds: readonly Value['kind'][] = one.kind === 'count' ? ['count', 'duration', 'measure'] : [one.kind]
    return kinds.flatMap((kind) => (ground.values.get(kind) ?? NONE).filter((known) => agrees(one, known.value)))
  })

const isCited = ({ item, line }: GroundValue, cited: ReadonlySet<number>): boolean => cited.has(item) || line.isHours

/** The stems of a sentence, and of what it continues. */
interface Names {
  stems: ReadonlySet<string>
  context: ReadonlySet<string>
}

const namesOf = ({ text, before }: Claim): Names => ({
  stems: new Set(contentStems(text)),
  context: new Set(contentStems(before)),
})

/** The days of the week that each value goes with: those beside it, else those of what the sentence continues. */
function daysOf({ values, before, language }: Claim): (value: Value) => ReadonlySet<number> {
  const beside = bindDays(values)
  const hasDays = values.some(({ kind }) => kind === 'days')
  const inContext = hasDays
    ? NO_DAYS
    : new Set(readValues(before, language).flatMap((value) => (value.kind === 'days' ? value.days : [])))
  return (value) => (hasDays ? (beside.get(value) ?? NO_DAYS) : DAILY.has(value.kind) ? inContext : NO_DAYS)
}
/** What differs from day to day. */
const DAILY = new Set<Value['kind']>(['time'])

/** Whether the knowledge gives a value on other days of the week only. */
const isOnOtherDays = (places: readonly GroundValue[], claimed: ReadonlySet<number>): boolean =>
  claimed.size > 0 && places.every(({ days }) => days.size > 0 && [...days].every((day) => !claimed.has(day)))

function isDerived(
  ground: Ground,
  { claim, readings, named }: { claim: Claim; readings: readonly Value[]; named: Names },
): boolean {
  const isNamed = ({ item, line }: GroundValue): boolean =>
    claim.cited.has(item) || [...line.owners].some((stem) => named.stems.has(stem) || named.context.has(stem))
  const close = [...ground.values.values()].flatMap((known) => known.filter(isNamed).slice(0, MOST_COMPARED))
  const told = [...claim.told, ...claim.said, ...claim.values]
  return readings.some((one) => follows(one, { told, named: close }))
}

/** Whether a value belongs only to things that the sentence does not name, while it names others with such values. */
function isAnothers(
  ground: Ground,
  { places, value, named }: { places: readonly GroundValue[]; value: Value; named: Names },
): boolean {
  const lines = new Set(places.map(({ line }) => line))
  const rivals = (ground.values.get(value.kind) ?? NONE)
    .filter(
      ({ value: known, line }) =>
        isOfUnit(known, value) && !lines.has(line) && [...line.owners].some((stem) => named.stems.has(stem)),
    )
    .slice(0, MOST_COMPARED)
  return (
    rivals.length > 0 &&
    places.slice(0, MOST_COMPARED).every((place) => rivals.some((rival) => outdoes(rival, place, named)))
  )
}

const isOfUnit = (known: Value, value: Value): boolean =>
  !('unit' in known) || !('unit' in value) || known.unit === value.unit

const MOSTLY = 0.5

/** Whether a sentence names what a rival stands under, and nothing that the place has of its own. */
function outdoes(rival: GroundValue, place: GroundValue, { stems, context }: Names): boolean {
  const theirs = [...rival.line.owners].filter((stem) => !place.line.stems.has(stem))
  const own = [...place.line.stems].filter((stem) => !rival.line.stems.has(stem))
  const named = theirs.filter((stem) => stems.has(stem)).length
  const isRivalNamed = named > 0 && named / theirs.length >= MOSTLY
  return isRivalNamed && own.length > 0 && !own.some((stem) => stems.has(stem) || context.has(stem))
}

/** An article, a one or a two counts nothing that could be wrong: "one of our", "the two of you". */
const isTrivial = (value: Value): boolean =>
  value.isArticle === true || (value.kind === 'count' && value.amounts.every((amount) => amount <= 2))

const MOST_LISTED = 12

/** Whether a number counts what the sentence itself lists, or leads up to: "three boxes: ...". */
function countsList(value: Value, text: string): boolean {
  const [amount = 0] = value.kind === 'count' ? value.amounts : []
  return amount > 0 && amount <= MOST_LISTED && (/[:：]\W*$/u.test(text) || amount === listedIn(text))
}

function listedIn(text: string): number {
  const [, list = ''] = /[:：]\s(.+)$/u.exec(text) ?? []
  return list.split(/[,;،]\s|\s(?:and|und|et|y|e|en|و|or|oder|ou|o|of)\s/u).filter((part) => part.trim() !== '').length
}
