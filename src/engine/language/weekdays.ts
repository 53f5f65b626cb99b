import { findMatches } from '#src/base/find-matches.ts'
import { LANGUAGES, conceptsOf } from './lexicon.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from './calendar-words.ts'
import { stemOf } from './stem.ts'

const RANGE =
  /([\p{L}\p{M}]{2,16})\.? ?(?:-|–|—|~|〜|至|to|till|until|thru|through|bis|a|au|al|ate|tot|t\/m|الي|حتي) ?(?:\p{L}{1,3} )?([\p{L}\p{M}]{2,16})/gu
const DAILY =
  /(?<!\p{L})(?:daily|every day|7 days|seven days|taglich|jeden tag|tous les jours|7j\/7|todos los dias|todos os dias|tutti i giorni|ogni giorno|dagelijks|elke dag|يوميا|كل يوم)(?!\p{L})/u

/** Returns the position in `WEEKDAYS` of the weekday that a folded word names in any language, or -1. */
function weekdayOf(word: string): number {
  const stem = stemOf(word)
  for (const language of LANGUAGES) {
    const day = WEEKDAYS.findIndex((name) => conceptsOf(stem, language).includes(name))
    if (day !== -1) return day
  }
  const named = WEEKDAY_NAMES.findIndex(({ full }) => full.includes(word))
  return named === -1 ? -1 : (named + 1) % 7
}

/**
 * Returns the weekdays that a folded text includes without naming them: those inside "Monday to Friday", and all of
 * "daily".
 */
export function impliedWeekdays(folded: string): string[] {
  if (DAILY.test(folded)) return [...WEEKDAYS]
  const days = new Set<string>()
  for (const [, from = '', to = ''] of findMatches(folded, RANGE)) {
    const first = weekdayOf(from)
    const last = first === -1 ? -1 : weekdayOf(to)
    if (last === -1) continue
    for (let day = first; day !== last; day = (day + 1) % 7) days.add(WEEKDAYS[day] ?? '')
    days.add(WEEKDAYS[last] ?? '')
  }
  return [...days]
}
