import type { Section, Unit } from './unit-types.ts'
import { givesValue } from './values.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { readPhrases } from '../../values/price-phrase.ts'

const MAX_LABEL = 40
const MAX_WORDS = 5
const MAX_BARE = 12
/** The unit of the price above it. */
const PER = new RegExp(`^(?:\\/|(?:${alternativesOf(siteWords('perWords'))}|each|al) ?\\p{L})`, 'iu')
/** Fewer labels in a section are likelier to be entries of a list. */
const MIN_LABELS = 2

/** Reports whether a unit is a short line that names what follows: it has no value and does not end a sentence. */
function isLabel({ kind, text, values }: Unit): boolean {
  return (
    kind === 'line' &&
    text.length <= MAX_LABEL &&
    text.split(/\s+/).length <= MAX_WORDS &&
    !/[\d,;.!?؟…]/u.test(text) &&
    !PER.test(text) &&
    !givesValue(values)
  )
}

/** Reports whether a unit is a price with little more than its sign. */
const isBarePrice = ({ kind, text, values }: Unit): boolean =>
  kind === 'line' && values.has('price') && text.length <= MAX_BARE

/** Reports whether a unit is a price with the name of its thing. */
const isNamedPrice = (unit: Unit | undefined): boolean =>
  unit?.kind === 'line' && unit.values.has('price') && readPhrases(unit.text)?.[0]?.name !== ''

/** Reports whether a short line is directly above a bare price, whatever it contains: "Two walks a day". */
const namesPrice = (unit: Unit, next: Unit): boolean =>
  unit.kind === 'line' &&
  !unit.values.has('price') &&
  unit.text.length <= MAX_LABEL &&
  /\p{L}{2}/u.test(unit.text) &&
  isBarePrice(next)

/** Reports whether a unit can be below a label: a sentence, a pair, or a line with a value. */
const isTold = ({ kind, values }: Unit): boolean => kind !== 'line' || givesValue(values)

/**
 * Reports whether a section is a list of names with prices, most of them with one line below that describes the
 * thing, as on a menu.
 */
function isMenu({ units: places }: Section, units: Unit[]): boolean {
  const priced = places.map((at) => isNamedPrice(units[at]))
  const described = priced.filter(
    (isPriced, place) => isPriced && priced[place + 1] === false && priced[place + 2] !== false,
  )
  return described.length * 2 > priced.filter(Boolean).length
}

/**
 * Sets the innermost heading of units in sections that are a series of cards without markup ("Package M", "8 kW",
 * "from 16,800 €", "Package L" …) to the first line of the card.
 */
export function headCards(units: Unit[], sections: readonly Section[]): void {
  for (const section of sections) {
    const above = (isName: (unit: Unit, next: Unit) => boolean): number[] =>
      section.units.filter((at, place) => {
        const [unit, next] = [units[at], units[section.units[place + 1] ?? -1]]
        return unit !== undefined && next !== undefined && isName(unit, next)
      })
    const named = above((unit, next) => isLabel(unit) && isTold(next))
    const labels = named.length < MIN_LABELS ? above(namesPrice) : named
    if (labels.length < MIN_LABELS || isMenu(section, units)) continue
    let headings: readonly string[] = section.headings
    let person = ''
    for (const at of section.units) {
      const unit = units[at]
      if (unit === undefined) continue
      if (labels.includes(at)) {
        headings = [...section.headings, ...(person === '' ? [] : [person]), unit.text]
        if (person !== '') unit.headings = headings.slice(0, -1)
        person = ''
      } else if (labels.includes(at + 1) && unit.kind === 'line' && unit.values.has('person')) person = unit.text
      else unit.headings = headings
    }
  }
}
