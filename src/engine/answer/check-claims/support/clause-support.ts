import { fold } from '../../text/fold.ts'
import { wordsOfAny } from '../../text/word-lists.ts'
import { weekdaysIn } from '../claim-dates.ts'
import { withoutLinks } from '../claim-links.ts'
import { type Logic, logicOf } from '../claim-logic.ts'
import { numbersIn } from '../../units/written-numbers.ts'
import { CONTAINED, type JudgedClause, isReached } from './claim-reach.ts'
import { type Statement, type Support, valuesOf } from '../claim-statements.ts'
import { type Claimed, claimedWords, holds, weakWords } from '../claimed-words.ts'
import { bestStatements, weighWords } from './statement-cover.ts'

/** Why the passages do not support a sentence. */
export type SupportProblem = 'unsaid' | 'denied' | 'reach'

/** Whether a word of a clause that denies nothing stands in the passages only where it is denied. */
function isDeniedElsewhere({ statements }: Support, words: readonly Claimed[]): boolean {
  return words.some((word) => {
    const own = statements.filter((statement) => holds(statement.own, word))
    return own.length > 0 && own.every(({ logic }) => logic.isDenied)
  })
}

/** Says of a date that nothing is open, of a time when the day ends. */
const CLOSES =
  /(?<!\p{L})(?:closes|schliess\p{L}*|ferme\p{L}*|cierra\p{L}*|chiud\p{L}*|fecha\p{L}*|encerra\p{L}*|sluit\p{L}*)(?!\p{L})/u

/** What holds for one thing alone, or for all but one, does not for others. */
const ONLY = wordsOfAny({
  en: 'only, just, exclusively, except',
  de: 'nur, ausschliesslich, ausser',
  fr: 'seulement, uniquement, seule?s?, sauf',
  es: 'solo, solamente, unicamente, salvo, excepto',
  pt: 'so, somente, apenas, exceto',
  it: 'solo, soltanto, solamente, tranne, eccetto',
  nl: 'alleen, slechts, uitsluitend, behalve',
})

/** Whether a clause is said as a statement is, each by itself or with the sentence that it stands in. */
function saysAlike(
  { clause, whole, namesThing, namesDay }: { clause: Logic; whole: Logic; namesThing: boolean; namesDay: boolean },
  statement: Statement,
): boolean {
  const isSame = (key: 'isDenied' | 'isClosed'): boolean =>
    [clause[key], whole[key]].some((said) => said === statement.logic[key] || said === statement.whole[key])
  const isApart =
    (clause.reaches.has('above') && statement.isIncluded && statement.whole.isDenied) ||
    (clause.isDenied && (statement.logic.reaches.has('above') || ONLY.test(fold(statement.text))))
  if (
    !isSame('isDenied') &&
    !isApart &&
    !(clause.isDenied && statement.isUnderDenied) &&
    !(statement.logic.isClosed && clause.isDenied)
  )
    return false
  // On which days of the week it is closed was held against the week.
  if (
    !isSame('isClosed') &&
    !(clause.isClosed && (namesDay || CLOSES.test(fold(statement.text)))) &&
    !clause.isDenied &&
    !statement.logic.isDenied
  )
    return false
  return !clause.isFree || (namesThing && statement.isIncluded) || statement.logic.isFree || statement.whole.isFree
}

/** What stands beside the best statements in their passages and shares a word with the clause. */
const besides = (support: Support, best: readonly Statement[], words: readonly Claimed[]): Statement[] => {
  const places = new Set(best.map(({ place }) => place))
  const main = weighWords(
    support,
    words.filter(({ terms }) => terms.size > 0),
  )
    .toSorted((a, b) => b.weight - a.weight)
    .at(0)
  return support.statements.filter(
    (statement) => places.has(statement.place) && (main === undefined || holds(statement.around, main.word)),
  )
}

const OPEN = /\b(?:open|geoffnet|offen|ouvert|abiert|abrimos|apert|aprono|abert|geopend)|مفتوح|نفتح/

/** Whether a clause leaves out of a date that the passages have it as closed. */
function isOpenWhenClosed({ statements }: Support, logic: Logic, values: ReadonlySet<string>): boolean {
  const dates = [...values].filter((value) => /^d\d+-/.test(value))
  const dated = statements.filter((statement) => dates.some((date) => statement.values.has(date)))
  return (
    dated.length > 0 &&
    !logic.isClosed &&
    !logic.isDenied &&
    dated.every(({ logic: own, whole }) => own.isClosed || whole.isClosed)
  )
}

/** Whether the passages say of what a clause speaks of that it comes on top, or is no part of a price. */
function isExtra({ statements }: Support, words: readonly Claimed[]): boolean {
  const known = words.filter(({ terms }) => terms.size > 0)
  const isIn = statements.some(
    ({ around, isIncluded, whole }) => isIncluded && !whole.isDenied && known.every((word) => holds(around, word)),
  )
  return (
    !isIn &&
    statements.some(
      ({ own, around, logic, isIncluded }) =>
        (logic.reaches.has('above') || (isIncluded && logic.isDenied)) &&
        known.length > 0 &&
        known.every((word) => holds(around, word)) &&
        known.some((word) => holds(own, word)),
    )
  )
}

/** How much of a clause's words a statement has to have, so that it tells whether what the clause denies is so. */
const TELLING_SHARE = 0.6

function isCovered(support: Support, words: readonly Claimed[], statements: readonly Statement[]): boolean {
  const weighed = weighWords(support, words)
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const heldBy = ({ around }: Statement): number =>
    weighed.reduce((sum, { word, weight }) => sum + (holds(around, word) ? weight : 0), 0)
  return statements.some((statement) => heldBy(statement) >= TELLING_SHARE * whole)
}

/** Whether the passages say of the words of a clause that it is otherwise. */
function isDenied(
  support: Support,
  words: readonly Claimed[],
  { text, logic, whole, claimed, values, best }: JudgedClause,
): boolean {
  const isPlain = !logic.isDenied && !logic.isFree && !logic.isClosed
  const alike = isPlain || logic.isFree ? best : [...best, ...besides(support, best, words)]
  if (logic.namesCost && numbersIn(text).length === 0 && isPlain && best.some((statement) => statement.logic.isFree))
    return true
  if (!logic.isDenied && (logic.isFree || CONTAINED.test(fold(text))) && isExtra(support, claimed)) return true
  const isPlaced = isPlain && values.size > 0
  return (
    !isPlaced &&
    (!logic.isDenied || isCovered(support, claimed, best)) &&
    !alike.some((statement) =>
      saysAlike(
        { clause: logic, whole, namesThing: claimed.length > 0, namesDay: weekdaysIn(text, false).size > 0 },
        statement,
      ),
    )
  )
}

/**
 * Whether a passage that the whole sentence is taken from denies something, or gives it for nothing, as a clause in
 * other words does.
 */
function isSaidBeside(
  support: Support,
  sentence: string,
  { logic, language }: { logic: Logic; language: string },
): boolean {
  const places = new Set(
    bestStatements(support, claimedWords(support, sentence, language), valuesOf(withoutLinks(sentence))).map(
      ({ place }) => place,
    ),
  )
  return support.statements.some(
    (one) =>
      places.has(one.place) &&
      [one.logic, one.whole].some(
        ({ isDenied, isFree, isClosed }) =>
          (logic.isDenied && isDenied) || (logic.isFree && isFree) || (logic.isClosed && isClosed),
      ),
  )
}

/** What of a clause does not follow from the passages; `whole` is the logic of its sentence. */
export function findInClause(
  support: Support,
  text: string,
  { sentence, whole, language }: { sentence: string; whole: Logic; language: string },
): SupportProblem | undefined {
  const logic = logicOf(text, language)
  const isMarked = logic.isDenied || logic.isFree || logic.isClosed || logic.reaches.size > 0
  const claimed = claimedWords(support, text, language)
  const words = claimed.length > 0 ? claimed : isMarked ? weakWords(support, text, language) : []
  const values = valuesOf(withoutLinks(text))
  if (OPEN.test(fold(text)) && isOpenWhenClosed(support, logic, values)) return 'denied'
  if (words.length === 0) return undefined
  if (values.size === 0 && !logic.isDenied && !logic.isClosed && !whole.isDenied && isDeniedElsewhere(support, claimed))
    return 'denied'
  const best = bestStatements(support, words, values)
  if (best.length === 0) return isMarked && !isSaidBeside(support, sentence, { logic, language }) ? 'unsaid' : undefined
  const clause = { text, logic, whole, claimed, values, best }
  if (isDenied(support, words, clause)) return 'denied'
  return isReached(support, clause) ? undefined : 'reach'
}
