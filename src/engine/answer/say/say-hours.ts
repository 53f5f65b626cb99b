import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'
import { conceptTerm } from '../../language/text-terms.ts'
import { fold } from '../../language/fold.ts'
import { partOf } from '../../language/language-packs.ts'
import { saidIn } from '../choose/said-words.ts'
import { asksOfBusiness } from '../question/of-business.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { sayOpening } from './say-opening.ts'
import { headingAbove, repeatedHeadings, tidy } from './say-unit.ts'

const DAY_TERMS = WEEKDAYS.map(conceptTerm)

/** Reports whether a question asks for opening hours at a time: "Is the harbour branch open tomorrow?" */
export const asksOpening = ({ kinds, asksAt }: ParsedQuestion): boolean => kinds.has('hours') && asksAt !== undefined

/**
 * The lines of hours of the other sections with the same heading, where no section's name is asked for: those of each
 * branch.
 */
function hoursOfOthers(index: AnswerIndex, question: ParsedQuestion, best: number): number[][] {
  const { business, sections, units } = index
  const own = sections[units[best]?.section ?? -1]
  const heading = fold(own?.headings.at(-1) ?? '')
  if (heading === '' || !asksOfBusiness(question) || !repeatedHeadings(index).has(heading)) return []
  const others = sections.filter((section) => section !== own && fold(section.headings.at(-1) ?? '') === heading)
  return others
    .map((section) => section.units.filter((at) => business.hours.has(at)))
    .filter(({ length }) => length > 0)
}

/**
 * The lines of hours of a section, or of another that has them all and more: a summary may tell some days of a page's
 * list.
 */
function fullestHours({ business, sections, units }: AnswerIndex, own: readonly number[]): readonly number[] {
  const said = (at: number): string => fold(units[at]?.text ?? '').replace(/\s/gu, '')
  const isFuller = (lines: readonly number[]): boolean => {
    const all = new Set(lines.map(said))
    return all.size > own.length && own.every((at) => all.has(said(at)))
  }
  const fuller = sections.map((section) => section.units.filter((at) => business.hours.has(at))).filter(isFuller)
  return fuller.toSorted((a, b) => b.length - a.length)[0] ?? own
}

/** What is said of opening hours. */
interface SaidHours {
  /** Whether it is open when it is asked for, or ''. */
  verdict: string
  /** Lines of hours, each group behind what it is of. */
  lists: { name: string; units: number[] }[]
}

/**
 * Opening hours: what the clock says of them when a day or a moment is asked for; the lines of the section, that of the
 * day that is asked for first, and those of other branches.
 */
export function readOpening(index: AnswerIndex, question: ParsedQuestion, best: number): SaidHours {
  const unit = index.units[best]
  const section = index.sections[unit?.section ?? -1]
  const lines = section?.units.filter((at) => index.business.hours.has(at)) ?? []
  const verdict = sayOpening(index, question, best)
  const others = hoursOfOthers(index, question, best)
  const isDay = question.words.some(
    (word) => DAY_TERMS.some((day) => word.terms.has(day)) && saidIn(index.unitWords, word, best) > 0,
  )
  const own = isDay ? [best, ...lines.filter((one) => one !== best)] : fullestHours(index, lines)
  const groups = [own, ...others]
  const branch = (at: number | undefined): string => {
    const found = index.units[at ?? -1]
    return found && (others.length > 0 || !asksOfBusiness(question)) ? headingAbove(index, found) : ''
  }
  return {
    verdict: others.length > 0 ? verdict.replace(/\p{P}$/u, (stop) => ` (${branch(best)})${stop}`) : verdict,
    lists: groups.map((units) => ({ name: branch(units[0]), units: [...units] })),
  }
}

/** The heading of a list of opening hours, with the branch that they are of. */
export function hoursHeading(index: AnswerIndex, language: string, branch: string): string {
  const heading = partOf('turn', language).hours
  return branch === '' || fold(branch) === fold(index.company.name)
    ? heading
    : heading.replace(/\s?[:：]$/u, (colon) => ` – ${tidy(branch)}${colon}`)
}
