import { fold } from '../text/fold.ts'
import { weekdaysIn } from './claim-dates.ts'

/** On which days of the week something is, by the passages. */
export interface WeekPlan {
  open: Set<number>
  closed: Set<number>
}

const CLOSED =
  /\b(?:closed|shut|not open|no (?:tours|lessons|classes|service)|geschlossen|ruhetag|zu(?=\s*(?:$|[.,;!?)]))|fermee?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|gesloten|dicht)\b|مغلق|عطله/u
const EXCEPT = /\b(?:except|but not|ausser|sauf|excepto|salvo|eccetto|tranne|exceto|behalve)\b|ما عدا|باستثناء/u

/** Reads the days of a passage. What is closed on a day is said apart from what is open then. */
export function readWeek(text: string): WeekPlan {
  const plan: WeekPlan = { open: new Set(), closed: new Set() }
  for (const line of text.split('\n')) {
    const days = new Set<number>()
    for (const part of line.split(/(?<=[.;|·])\s+/)) {
      const { open, closed } = readPart(part, true)
      for (const day of open) days.add(day)
      for (const day of closed) plan.closed.add(day)
    }
    for (const day of days) plan.open.add(day)
  }
  return plan
}

/** A text whose asides in brackets on what is closed stand behind a comma: "daily (closed on Mondays)". */
export const withClosedApart = (text: string): string =>
  text.replace(/\s?\(([^()\n]{2,60})\)/gu, (found, aside: string) => (CLOSED.test(fold(aside)) ? `, ${aside}` : found))

/** What says that it is open: a time, or a word for it. */
const OPEN =
  /\d|(?<!\p{L})(?:open|geoffnet|offen|ouverte?s?|abiert[oa]s?|abrimos|apert[oiae]|apriamo|abert[oa]s?|geopend)(?!\p{L})|مفتوح|نفتح/u
/** Where a part goes on with other days: "Monday to Saturday 9–5, closed on Sundays". */
const CLAUSES = new RegExp(
  `[,،]|\\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\\s(?=(?:(?:we are|wir haben|are|is)\\s)?${CLOSED.source})`,
  'u',
)

interface Clause {
  days: ReadonlySet<number>
  /** Undefined where it names days only, or says both. */
  isClosed: boolean | undefined
  /** Says so before it names its days, as a list of more of them may follow. */
  leads: boolean
}

function readClause(folded: string, keepsAmbiguous: boolean): Clause {
  const [closedAt, openAt] = [folded.search(CLOSED), folded.search(OPEN)]
  const days = weekdaysIn(folded, keepsAmbiguous)
  const at = Math.max(closedAt, openAt)
  const isTold = (closedAt === -1) !== (openAt === -1)
  return {
    days,
    isClosed: isTold ? closedAt !== -1 : undefined,
    leads: isTold && weekdaysIn(folded.slice(0, at), keepsAmbiguous).size === 0,
  }
}

/**
 * The days of a part of a line. Where it calls some closed, each clause tells of its own days, and one that only names
 * days goes with a clause beside it.
 */
function readPart(part: string, keepsAmbiguous: boolean): WeekPlan {
  const folded = fold(part)
  const days = weekdaysIn(folded, keepsAmbiguous)
  const plan: WeekPlan = { open: new Set(), closed: new Set() }
  const isClosed = CLOSED.test(folded)
  const clauses = isClosed ? folded.split(CLAUSES).map((clause) => readClause(clause, keepsAmbiguous)) : []
  const tells = ({ isClosed: told }: Clause): boolean => told !== undefined
  for (const [at, clause] of clauses.entries()) {
    const before = clauses.slice(0, at).findLast(tells)
    const teller = tells(clause) ? clause : before?.leads ? before : (clauses.slice(at + 1).find(tells) ?? before)
    for (const day of clause.days) (teller?.isClosed === false ? plan.open : plan.closed).add(day)
  }
  for (const day of days) {
    if (!isClosed) plan.open.add(day)
    if (EXCEPT.test(folded)) plan.closed.add(day)
    if (isClosed && plan.closed.has(day)) plan.open.delete(day)
  }
  return plan
}

/**
 * Whether a sentence names a day that the passages do not: none of them has it, or they have it as closed and the
 * sentence does not.
 */
export function contradictsWeek(plan: WeekPlan, sentence: string): boolean {
  return sentence.split(OTHER_DAYS).some((part) => contradictsIn(plan, part))
}

/** Where a sentence goes on with other days: "open on Sundays; on Mondays we are closed". */
const OTHER_DAYS =
  /[;·|]\s|,\s(?=(?:but|while|whereas|aber|wahrend|mais|tandis|pero|mientras|ma|mentre|mas|enquanto|maar|terwijl)\s)/iu

function contradictsIn({ open, closed }: WeekPlan, sentence: string): boolean {
  if (EXCEPT.test(fold(sentence)))
    return [...weekdaysIn(sentence, false)].some((day) => !open.has(day) && !closed.has(day))
  const said = readPart(sentence, false)
  return (
    [...said.closed].some((day) => !closed.has(day) && (open.has(day) || closed.size > 0)) ||
    [...said.open].some((day) => !open.has(day))
  )
}
