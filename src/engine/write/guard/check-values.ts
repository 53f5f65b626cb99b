import { languageOfWords } from '../../answer/text/spoken-language.ts'
import { wordsOf } from '../../answer/text/split-words.ts'
import { bindDays } from '../../values/bind-days.ts'
import { clausesOf } from '../../values/clause-of.ts'
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
  /** Those that the clock says. */
  clock: readonly Value[]
  /** Those of the sentences shown before. */
  told: readonly Value[]
  /** The sentence before it, or the question. */
  before: string
  question: string
  language: string
}

export type ValueProblem = Value['kind'] | 'misplaced'

const CHECKED = new Set<Value['kind']>([
  'phone',
  'email',
  'price',
  'percent',
  'duration',
  'measure',
  'time',
  'date',
  'count',
])
const NO_DAYS: ReadonlySet<number> = new Set()
/** Nobody reads a sentence with more. */
const MOST_VALUES = 60
/** Places of a value, and of others of its kind, that are compared. */
const MOST_COMPARED = 200
const MOST_UNDER_LABELS = 40
const NONE: readonly GroundValue[] = []

/** Returns what is wrong with the first value of a sentence that the knowledge does not give, or gives elsewhere. */
export function checkValues(ground: Ground, claim: Claim): ValueProblem | undefined {
  const { text, values } = claim
  const checked = values.filter((value) => CHECKED.has(value.kind) && !isTrivial(value) && !countsList(value, text))
  if (checked.length === 0) return undefined
  if (checked.length > MOST_VALUES) return checked[0]?.kind
  const given = checked.filter((value) => isSaid(value, claim.said) || placesOf(ground, value, values).length > 0)
  const whole = namesOf(claim)
  const days = daysOf(claim)
  const clauseOf = clausesOf(text, values)
  for (const value of checked) {
    const { own, sentence } = clauseOf(value)
    const clause = new Set(contentStems(own))
    const named = { ...whole, stems: new Set(contentStems(sentence)) }
    const problem =
      'contact' in value
        ? checkContact(ground, { value, clause, named }, claim)
        : checkValue(ground, claim, { value, clause, named, whole, days: days(value), given })
    if (problem) return problem
  }
  return undefined
}

interface Checked {
  value: Value
  /** The stems of its clause. */
  clause: ReadonlySet<string>
  named: Names
}

function checkValue(
  ground: Ground,
  claim: Claim,
  {
    value,
    clause,
    named,
    whole,
    days,
    given,
  }: Checked & { whole: Names; days: ReadonlySet<number>; given: readonly Value[] },
): ValueProblem | undefined {
  const readings = value.or ? [value, value.or] : [value]
  if (readings.some((one) => isSaid(one, claim.said))) return undefined
  const told = placesOf(ground, value, claim.values)
  const places = told.length > 0 || value.or === undefined ? told : placesOf(ground, value.or, claim.values)
  const near = placesIn(ground, places, claim.cited)
  if (near.length === 0) {
    if (isDerived(ground, { claim, readings, named: whole, given })) return undefined
    if (places.length > 0) return 'misplaced'
    return readings.some((one) => isSaid(one, claim.clock)) ? undefined : value.kind
  }
  if (isOnOtherDays(near, days)) return 'misplaced'
  if (near.every(({ item }) => isForeign(ground, item, claim))) return undefined
  const isElsewhere =
    (claim.cited.size === 0 && !isYear(value) && isUnrelated(ground, near, named)) ||
    isAnothers(ground, { places: near, value, named, clause })
  return isElsewhere ? 'misplaced' : undefined
}

/** Whether a sentence and an item are in two languages, so that their words cannot be compared. */
function isForeign({ items }: Ground, item: number, { text, language }: Claim): boolean {
  const own = items[item]?.language ?? ''
  const spoken = languageOfWords(text, wordsOf(text), language)
  return own !== '' && spoken !== '' && own !== spoken
}

/** A phone number or an address of a branch is not that of another. Several in a sentence have their own names. */
function checkContact(
  ground: Ground,
  { value, clause, named }: Checked,
  { values, cited }: Claim,
): ValueProblem | undefined {
  if (values.filter(({ kind }) => kind === value.kind).length > 1) return undefined
  const places = placesOf(ground, value, values)
  const given = (ground.values.get(value.kind) ?? NONE).filter(({ item }) => cited.has(item))
  if (places.length > 0 && given.length > 0 && !places.some(({ item }) => cited.has(item))) return 'misplaced'
  const names = { stems: clause, context: named.context }
  return places.length > 0 && isAnothers(ground, { places, value, named: names, clause }) ? 'misplaced' : undefined
}

/**
 * The places that give a value. A number may be told again without its unit, beside another price without its currency:
 * "£14 an hour or sixty for the day".
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

/** The places in the cited items. Any opening hours may be told beside items that give none: they are on the card. */
function placesIn({ items }: Ground, places: readonly GroundValue[], cited: ReadonlySet<number>): GroundValue[] {
  if (cited.size === 0) return [...places]
  const near = places.filter(({ item }) => cited.has(item))
  const givesHours = [...cited].some((item) => items[item]?.lines.some(({ isHours }) => isHours))
  return near.length > 0 || givesHours
    ? near
    : places.filter(({ line, value }) => line.isHours && value.kind === 'time')
}

/** The stems of a sentence, and of what it continues. */
interface Names {
  stems: ReadonlySet<string>
  context: ReadonlySet<string>
}

const namesOf = ({ text, before, question }: Claim): Names => ({
  stems: new Set(contentStems(text)),
  context: new Set([...contentStems(before), ...contentStems(question)]),
})

/** The days of the week that each value goes with: those beside it, else those of what the sentence continues. */
function daysOf({ text, values, before, language }: Claim): (value: Value) => ReadonlySet<number> {
  const beside = bindDays(text, values)
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

/** Whether a value follows from those of the conversation, of what the sentence names, and of what it gives besides. */
function isDerived(
  ground: Ground,
  {
    claim,
    readings,
    named,
    given,
  }: { claim: Claim; readings: readonly Value[]; named: Names; given: readonly Value[] },
): boolean {
  const isNamed = ({ item, line }: GroundValue): boolean =>
    claim.cited.size > 0
      ? claim.cited.has(item)
      : [...line.owners].some((stem) => named.stems.has(stem) || named.context.has(stem))
  const close = [...ground.values.values()].flatMap((known) => known.filter(isNamed).slice(0, MOST_COMPARED))
  const told = [...claim.told, ...claim.said, ...given]
  return readings.some((one) => follows(one, { told, numbers: [...told, ...claim.values], named: close }))
}

/** Whether a value belongs only to things that the sentence does not name, while it names others with such values. */
function isAnothers(ground: Ground, { places, value, named, clause }: Misplaced): boolean {
  const levels = [clause, named.stems, named.context]
  if (places.slice(0, MOST_UNDER_LABELS).every((place) => isOfAnotherLabel(ground, place, levels))) return true
  if (places.every((place) => isBesideAnother(ground, { places, value, named, clause }, place))) return true
  const all = ground.values.get(value.kind) ?? NONE
  const lines = new Set(all.flatMap(({ value: known, line }) => (agrees(value, known) ? [line] : [])))
  const others = all.filter(({ value: known, line }) => isOfUnit(known, value) && !lines.has(line))
  const namedBy = (stems: ReadonlySet<string>): GroundValue[] =>
    others.filter(({ line }) => [...line.owners].some((stem) => stems.has(stem))).slice(0, MOST_COMPARED)
  const compared = places.slice(0, MOST_COMPARED)
  const isOutdone = (rivals: readonly GroundValue[], names: Names): boolean =>
    rivals.length > 0 && compared.every((place) => rivals.some((rival) => outdoes(ground, { rival, place }, names)))
  // "It costs": what the sentence continues names it.
  return (
    isOutdone(namedBy(named.stems), named) ||
    isOutdone(namedBy(named.context), { stems: named.context, context: named.stems })
  )
}

/** Whether a sentence names another column, row, heading or label than the one that a value stands under. */
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
      const others = group.filter((label) => !own.includes(label) && label.isSubsetOf(stems))
      const [other] = others
      if (other) return others.length === 1 && own.some((one) => !kindsUnder(other).isDisjointFrom(kindsUnder(one)))
    }
    return false
  })
}

const MOSTLY = 0.5
/** A word is a name where so few lines have it. */
const RARE_LINES = 3

/** Whether a sentence names what a rival stands under, and nothing that the place has of its own. */
function outdoes(
  { linesWith }: Ground,
  { rival, place }: { rival: GroundValue; place: GroundValue },
  { stems, context }: Names,
): boolean {
  const own = [...place.line.stems].filter((stem) => !rival.line.stems.has(stem))
  if (!own.some((stem) => place.line.owners.has(stem)) || own.some((stem) => stems.has(stem) || context.has(stem)))
    return false
  const theirs = [...rival.line.owners].filter((stem) => !place.line.stems.has(stem))
  const named = theirs.filter((stem) => stems.has(stem))
  const isRare = named.some((stem) => (linesWith.get(stem) ?? 0) <= RARE_LINES)
  return named.length > 0 && (isRare || named.length / theirs.length >= MOSTLY)
}

interface Misplaced extends Checked {
  places: readonly GroundValue[]
}

/** Whether the line of a place gives another such value, whose clause the sentence's clause names instead. */
function isBesideAnother(ground: Ground, { places, value, clause }: Misplaced, place: GroundValue): boolean {
  return (ground.values.get(value.kind) ?? NONE).some((rival) => {
    if (rival.line !== place.line || places.includes(rival) || !isOfUnit(rival.value, value)) return false
    const theirs = [...rival.clause].filter((stem) => !place.clause.has(stem))
    const named = theirs.filter((stem) => clause.has(stem)).length
    const own = [...place.clause].filter((stem) => !rival.clause.has(stem))
    return named > 0 && named / theirs.length >= MOSTLY && own.length > 0 && !own.some((stem) => clause.has(stem))
  })
}

/** So many words of a sentence must be the knowledge's before it is asked for one beside the value. */
const LEAST_KNOWN = 3

/** Whether nothing of the sentence, nor of what it continues, stands beside the value anywhere. */
function isUnrelated({ linesWith }: Ground, places: readonly GroundValue[], { stems, context }: Names): boolean {
  const known = [...stems, ...context].filter((stem) => linesWith.has(stem))
  return (
    known.length >= LEAST_KNOWN &&
    !places.some(({ line }) => line.isHours || known.some((stem) => line.stems.has(stem)))
  )
}

const isOfUnit = (known: Value, value: Value): boolean =>
  !('unit' in known) || !('unit' in value) || known.unit === value.unit

/** A year needs no other word beside it. */
const isYear = (value: Value): boolean =>
  value.kind === 'count' && value.amounts.every((amount) => amount >= 1000 && amount < 2100 && Number.isInteger(amount))

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
