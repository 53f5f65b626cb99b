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
 * Returns the lines of hours of the other sections with the same heading, if the question names no section: those of
 * each branch.
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
 * Returns the lines of hours of a section, or of another that has all of them and more: a summary may have only some
 * days of a page's list.
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

/** The opening hours of a reply. */
interface SaidHours {
  /** Whether it is open at the requested time, or ''. */
  verdict: string
  /** Lines of hours, each group with the name it belongs to. */
  lists: { name: string; units: number[] }[]
}

/**
 * Returns opening hours: whether it is open, if a day or a moment is asked for; the lines of the section, the
 * requested day's first, and those of other branches.
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

/** Returns the heading of a list of opening hours, with their branch. */
export function hoursHeading(index: AnswerIndex, language: string, branch: string): string {
  const heading = partOf('turn', language).hours
  return branch === '' || fold(branch) === fold(index.company.name)
    ? heading
    : heading.replace(/\s?[:：]$/u, (colon) => ` – ${tidy(branch)}${colon}`)
}
