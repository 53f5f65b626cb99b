import type { Value } from '../../values/value-types.ts'
import type { Ground, GroundLine, GroundValue } from './ground.ts'
import { agrees } from '../../values/value-agreement.ts'

/** The stems that may name what a value of a sentence belongs to. */
export interface Names {
  /** The clause of the value. */
  clause: ReadonlySet<string>
  /** The sentence without the clauses of other values of the kind. */
  own: ReadonlySet<string>
  sentence: ReadonlySet<string>
  /** The stems of the previous sentence or the question. */
  context: ReadonlySet<string>
}

/** A value of a sentence and the places that give it. */
export interface Placed {
  value: Value
  places: readonly GroundValue[]
  named: Names
}

/** The most places that are compared, of a value and of others of its kind. */
export const MOST_COMPARED = 200
const MOST_UNDER_LABELS = 40
/** A sentence names a thing if it has this share of the words that only the thing has. */
const MOSTLY = 0.5
/** A word in at most this many lines is a name. */
const RARE_LINES = 3

/** Reports whether a sentence names another column, row, heading or label than those of the value. */
export const isUnderOthers = (ground: Ground, { places, named }: Placed): boolean =>
  places.slice(0, MOST_UNDER_LABELS).every((place) => isOfAnotherLabel(ground, place, [named.clause, named.own]))

/**
 * Reports whether a value belongs only to things that the sentence does not name, while it names others that have
 * values.
 */
export function isAnothers(ground: Ground, { places, value, named }: Placed): boolean {
  const all = ground.values.get(value.kind) ?? []
  if (places.every((place) => isBesideAnother(all, { places, value, named }, place))) return true
  const lines = new Set(all.flatMap(({ value: known, line }) => (agrees(value, known) ? [line] : [])))
  const others = all.filter(({ value: known, line }) => isOfUnit(known, value) && !lines.has(line))
  const isOutdone = (stems: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
    const rivals = others.filter(({ line }) => !line.owners.isDisjointFrom(stems)).slice(0, MOST_COMPARED)
    const isBetter = (rival: GroundValue, place: GroundValue): boolean =>
      outdoes(ground, { rival: rival.line, place: place.line }, [stems, other])
    return (
      rivals.length > 0 &&
      places.slice(0, MOST_COMPARED).every((place) => rivals.some((rival) => isBetter(rival, place)))
    )
  }
  // In "It costs", the previous sentence names the thing.
  return isOutdone(named.own, named.sentence.union(named.context)) || isOutdone(named.context, named.sentence)
}

function isOfAnotherLabel(
  { items }: Ground,
  { item, line }: GroundValue,
  levels: readonly ReadonlySet<string>[],
): boolean {
  const { groups, kindsUnder } = items[item] ?? {}
  if (!groups || !kindsUnder) return false
  return groups.some((group) => {
    const own = group.filter((label) => label.isSubsetOf(line.stems))
    if (own.length === 0) return false
    for (const stems of levels) {
      if (own.some((label) => !label.isDisjointFrom(stems))) return false
      const [other, another] = group.filter((label) => !own.includes(label) && label.isSubsetOf(stems))
      if (other) return !another && own.some((one) => !kindsUnder(other).isDisjointFrom(kindsUnder(one)))
    }
    return false
  })
}

/** Reports whether a sentence names the labels of a rival place, and none of those that only this place has. */
function outdoes(
  { linesWith }: Ground,
  { rival, place }: Record<'rival' | 'place', GroundLine>,
  [stems, other]: readonly [ReadonlySet<string>, ReadonlySet<string>],
): boolean {
  const own = place.stems.difference(rival.stems)
  if (own.isDisjointFrom(place.owners) || !own.isDisjointFrom(stems) || !own.isDisjointFrom(other)) return false
  const theirs = rival.owners.difference(place.stems)
  const named = [...theirs.intersection(stems)]
  const isRare = named.some((stem) => (linesWith.get(stem) ?? 0) <= RARE_LINES)
  return named.length > 0 && (isRare || named.length / theirs.size >= MOSTLY)
}

/** Reports whether the line gives another such value, in a clause that the sentence's clause names. */
function isBesideAnother(
  all: readonly GroundValue[],
  { places, value, named: { clause } }: Placed,
  place: GroundValue,
): boolean {
  return all.some((rival) => {
    if (rival.line !== place.line || places.includes(rival) || !isOfUnit(rival.value, value)) return false
    const theirs = rival.clause.difference(place.clause)
    const shared = theirs.intersection(clause).size
    const own = place.clause.difference(rival.clause)
    return shared > 0 && shared / theirs.size >= MOSTLY && own.size > 0 && own.isDisjointFrom(clause)
  })
}

const isOfUnit = (known: Value, value: Value): boolean =>
  !('unit' in known) || !('unit' in value) || known.unit === value.unit
