import type { Section, Unit } from './unit-types.ts'

const MAX_LABEL = 40
const MAX_WORDS = 5
/** Labels in a section below this number are likelier to be lines of a list. */
const MIN_LABELS = 2

/** A short line that gives no value and ends no sentence, as the name of what follows. */
function isLabel({ kind, text, values }: Unit): boolean {
  const givesNothing = [...values].every((value) => value === 'person')
  return kind === 'line' && givesNothing && text.length <= MAX_LABEL && text.split(/\s+/).length <= MAX_WORDS && !/[\d,;.!?؟…]/u.test(text)
}

/** What a label stands above: a sentence, a pair, or a line with a value. */
const isTold = ({ kind, values }: Unit): boolean => kind !== 'line' || values.size > 0

/**
 * Gives the units of sections that are laid out as a run of cards without markup ("Package M", "8 kW", "from 16,800 €", "Package L" …) the card's first line
 * as their innermost heading.
 */
export function headCards(units: Unit[], sections: readonly Section[]): void {
  for (const section of sections) {
    const labels = section.units.filter((at, place) => {
      const [unit, next] = [units[at], units[section.units[place + 1] ?? -1]]
      return unit !== undefined && next !== undefined && isLabel(unit) && isTold(next)
    })
    if (labels.length < MIN_LABELS) continue
    let headings: readonly string[] = section.headings
    for (const at of section.units) {
      const unit = units[at]
      if (unit === undefined) continue
      if (labels.includes(at)) headings = [...section.headings, unit.text]
      else unit.headings = headings
    }
  }
}
