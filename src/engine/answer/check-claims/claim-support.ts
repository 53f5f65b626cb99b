import { LANGUAGES } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { stemOf } from '../text/stem.ts'
import { linksIn, withoutLinks } from './claim-links.ts'
import { type Logic, admitsNotKnowing, isAsking, logicOf } from './claim-logic.ts'
import { numbersIn } from './claim-numbers.ts'
import { CLAUSE_END, type Statement, type Support, clausesOf, valuesOf } from './claim-statements.ts'
import { type Claimed, claimedWords, weakWords } from './claimed-words.ts'

/** Why the passages do not support a sentence. */
export type SupportProblem = 'unsaid' | 'denied' | 'reach'

const holds = (terms: ReadonlySet<string>, claimed: Claimed): boolean => [...claimed.terms].some((term) => terms.has(term))

/** How much of a clause a statement says: its own words count more than what it stands under. */
function coverOf(statement: Statement, words: readonly Claimed[], values: ReadonlySet<string>): number {
  const ofWords = words.reduce((sum, word) => sum + (holds(statement.own, word) ? 2 : holds(statement.around, word) ? 1 : 0), 0)
  return ofWords + 2 * [...values].filter((value) => statement.values.has(value)).length
}

function bestStatements(support: Support, words: readonly Claimed[], values: ReadonlySet<string>): Statement[] {
  const scored = support.statements.map((statement) => ({ statement, cover: coverOf(statement, words, values) }))
  const best = Math.max(0, ...scored.map(({ cover }) => cover))
  return best === 0 ? [] : scored.filter(({ cover }) => cover === best).map(({ statement }) => statement)
}

/** Whether a clause is said as a statement is, each by itself or with the sentence that it stands in. */
function saysAlike({ clause, whole, namesThing }: { clause: Logic; whole: Logic; namesThing: boolean }, statement: Statement): boolean {
  const isSame = (key: 'isDenied' | 'isClosed'): boolean =>
    [clause[key], whole[key]].some((said) => said === statement.logic[key] || said === statement.whole[key])
  if (!isSame('isDenied') && !(statement.logic.isClosed && clause.isDenied)) return false
  if (!isSame('isClosed') && !(clause.isDenied || statement.logic.isDenied)) return false
  return !clause.isFree || (namesThing && statement.isIncluded) || statement.logic.isFree || statement.whole.isFree
}

const OPEN = /\b(?:open|geoffnet|offen|ouvert|abiert|abrimos|apert|aprono|abert|geopend)|مفتوح|نفتح/

/** Whether a clause leaves out of a date that the passages have it as closed. */
function isOpenWhenClosed({ statements }: Support, logic: Logic, values: ReadonlySet<string>): boolean {
  const dates = [...values].filter((value) => /^d\d+-/.test(value))
  const dated = statements.filter((statement) => dates.some((date) => statement.values.has(date)))
  return dated.length > 0 && !logic.isClosed && !logic.isDenied && dated.every(({ logic: own, whole }) => own.isClosed || whole.isClosed)
}

/** What is part of another thing's price. */
const CONTAINED =
  /(?<!\p{L})(?:included|inbegriffen|enthalten|inkludiert|inklusive|comprise?s?|incluid[oa]s?|inclus[oaie]|compres[oaie]|inbegrepen|inclusief)(?!\p{L})/u
const TOGETHER = /(?<!\p{L})(?:with|mit|avec|con|com|met|part of|teil)(?!\p{L})/u

const contains = ({ text, isIncluded, logic }: Statement): boolean => isIncluded || logic.isFree || TOGETHER.test(fold(text))

function findInClause(
  support: Support,
  clause: string,
  { whole, language }: { whole: Logic; language: string },
): SupportProblem | undefined {
  const logic = logicOf(clause, language)
  const isMarked = logic.isDenied || logic.isFree || logic.isClosed || logic.reaches.size > 0
  const claimed = claimedWords(support, clause, language)
  const words = claimed.length > 0 ? claimed : isMarked ? weakWords(support, clause, language) : []
  const values = valuesOf(withoutLinks(clause))
  if (OPEN.test(fold(clause)) && isOpenWhenClosed(support, logic, values)) return 'denied'
  if (words.length === 0) return undefined
  const best = bestStatements(support, words, values)
  if (best.length === 0) return isMarked ? 'unsaid' : undefined
  if (!best.some((statement) => saysAlike({ clause: logic, whole, namesThing: claimed.length > 0 }, statement))) return 'denied'
  const isPriced = numbersIn(clause).length > 0 || logic.isDenied || logic.isFree
  if (logic.namesCost && !isPriced && best.some((statement) => statement.logic.isFree)) return 'denied'
  const priced = support.statements.filter((statement) => [...statement.prices].some((price) => values.has(price)))
  const near = priced.filter((statement) => claimed.some((word) => holds(statement.own, word)))
  return isReached(clause, { logic, claimed, best: [...best, ...near] }) ? undefined : 'reach'
}

/** Whether the best statements say as much as a clause does: of all, more, less or the same, or that one thing is part of another. */
function isReached(
  clause: string,
  { logic, claimed, best }: { logic: Logic; claimed: readonly Claimed[]; best: readonly Statement[] },
): boolean {
  const isTogether = (statement: Statement): boolean =>
    contains(statement) && claimed.every((word) => holds(statement.around, word) || word.terms.size === 0)
  if (CONTAINED.test(fold(clause)) && !best.some(isTogether)) return false
  const isSaid = (group: string): boolean =>
    best.some((statement) => statement.logic.reaches.has(group) || statement.whole.reaches.has(group))
  return [...logic.reaches].every(isSaid)
}

/**
 * What of a sentence does not follow from the passages by its words. Each word that claims something has to stand in one of them, or one for
 * the same idea, and the clause of the passages that says most of it has to say it the same way: denied or not, for nothing or not, reaching
 * as far. Questions and "I do not know" claim nothing.
 */
export function findUnsupported(support: Support, text: string): SupportProblem | undefined {
  if (isAsking(text)) return undefined
  const language = languageOfWords(text, wordsOf(text), support.language) || support.language
  if (!LANGUAGES.includes(language)) return undefined
  const clauses = clausesOf(text, language).filter((clause) => !admitsNotKnowing(clause))
  const words = clauses.flatMap((clause) => claimedWords(support, clause, language))
  const isForeign = language !== support.language
  const isValued = valuesOf(text).size > 0 || linksIn(text).size > 0
  if (isForeign && isValued ? !isCarriedByValue(support, text, words) : !areSaid(words, isValued)) return 'unsaid'
  // What a link leads to is told by another passage than the link.
  const isSpread = isForeign || linksIn(text).size > 0
  if (!isSpread && text.split(CLAUSE_END).some((clause) => !isOfOnePassage(support, claimedWords(support, clause, language))))
    return 'unsaid'
  const whole = logicOf(text, language)
  for (const clause of clauses) {
    const problem = findInClause(support, clause, { whole, language })
    if (problem) return problem
  }
  return undefined
}

/** Whether the passages have the words of a sentence. Beside a value, which was checked, one word of others may stand for theirs. */
function areSaid(words: readonly Claimed[], isValued: boolean): boolean {
  const strange = words.filter(({ terms }) => terms.size === 0).length
  return strange === 0 || (isValued && strange === 1)
}

/** Whether one passage has all words of a clause that any passage has. */
function isOfOnePassage({ statements }: Support, words: readonly Claimed[]): boolean {
  const found = words.filter(({ terms }) => terms.size > 0)
  if (found.length < 2) return true
  const places = new Set(statements.map(({ place }) => place))
  return [...places].some((place) => {
    const own = statements.filter((statement) => statement.place === place)
    return found.every((word) => own.some(({ around }) => holds(around, word)))
  })
}

/**
 * Across languages not every word can be compared. There a sentence is carried by a value that the passages give, where what says that value
 * says as many of the sentence's words as anything else does.
 */
function isCarriedByValue(support: Support, text: string, words: readonly Claimed[]): boolean {
  const bare = withoutLinks(text)
  const values = valuesOf(bare)
  if (values.size === 0) return true
  const holding = support.statements.filter((statement) => [...values].some((value) => statement.values.has(value)))
  if (holding.length === 0 || words.length === 0) return holding.length > 0
  const price = numbersIn(bare).find(({ kind }) => kind === 'price')
  if (price === undefined) return true
  const before = new Set(wordsOf(bare.slice(0, price.index)).map(stemOf))
  const named = words.filter(({ stem }) => before.has(stem))
  const shared = named.filter(({ terms }) => terms.size > 0)
  const priced = support.statements.filter(({ prices }) => prices.size > 0)
  if (shared.length === 0) return named.length === 0 || priced.length < 2
  const none = new Set<string>()
  const best = Math.max(...priced.map((statement) => coverOf(statement, shared, none)))
  return holding.some((statement) => coverOf(statement, shared, none) === best)
}
