import { languageRarity } from '../common-words/word-rarity.ts'
import { LANGUAGES } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { wordsOf } from '../text/split-words.ts'
import { wordsOfAny } from '../text/word-lists.ts'
import { stemOf } from '../text/stem.ts'
import { durationsIn } from './claim-durations.ts'
import { linksIn, phonesIn, withoutLinks } from './claim-links.ts'
import { type Logic, admitsNotKnowing, isAsking, logicOf } from './claim-logic.ts'
import { numbersIn } from './claim-numbers.ts'
import { weightyClaims } from './weighty-claims.ts'
import { type Statement, type Support, clausesOf, languageOfSentence, valuesOf } from './claim-statements.ts'
import { type Claimed, claimedWords, holds, weakWords } from './claimed-words.ts'

/** Why the passages do not support a sentence. */
export type SupportProblem = 'unsaid' | 'denied' | 'reach'

/** How much of a clause a statement says: its own words count more than what it stands under, and rare ones more than those of many. */
function coverOf(statement: Statement, words: readonly Weighed[], values: ReadonlySet<string>): number {
  const ofWords = words.reduce(
    (sum, { word, weight }) => sum + weight * (holds(statement.own, word) ? 2 : holds(statement.around, word) ? 1 : 0),
    0,
  )
  return ofWords + 2 * [...values].filter((value) => statement.values.has(value)).length
}

interface Weighed {
  word: Claimed
  weight: number
}

function weigh({ statements }: Support, words: readonly Claimed[]): Weighed[] {
  return words.map((word) => {
    const count = statements.filter(({ own }) => holds(own, word)).length
    return { word, weight: Math.log2(1 + statements.length / (count + 1)) }
  })
}

function bestStatements(support: Support, words: readonly Claimed[], values: ReadonlySet<string>): Statement[] {
  const weighed = weigh(support, words)
  const scored = support.statements.map((statement) => ({ statement, cover: coverOf(statement, weighed, values) }))
  const best = Math.max(0, ...scored.map(({ cover }) => cover))
  return best === 0 ? [] : scored.filter(({ cover }) => cover > best - 0.01).map(({ statement }) => statement)
}

/** Whether a word of a clause that denies nothing stands in the passages only where it is denied. */
function isDeniedElsewhere({ statements }: Support, words: readonly Claimed[]): boolean {
  return words.some((word) => {
    const own = statements.filter((statement) => holds(statement.own, word))
    return own.length > 0 && own.every(({ logic }) => logic.isDenied)
  })
}

/** Says of a date that nothing is open, of a time when the day ends. */
const CLOSES = /(?<!\p{L})(?:closes|schliess\p{L}*|ferme\p{L}*|cierra\p{L}*|chiud\p{L}*|fecha\p{L}*|encerra\p{L}*|sluit\p{L}*)(?!\p{L})/u

/** Whether a clause is said as a statement is, each by itself or with the sentence that it stands in. */
function saysAlike({ clause, whole, namesThing }: { clause: Logic; whole: Logic; namesThing: boolean }, statement: Statement): boolean {
  const isSame = (key: 'isDenied' | 'isClosed'): boolean =>
    [clause[key], whole[key]].some((said) => said === statement.logic[key] || said === statement.whole[key])
  const isApart =
    (clause.reaches.has('above') && statement.isIncluded && statement.whole.isDenied) ||
    (clause.isDenied && (statement.logic.reaches.has('above') || ONLY.test(fold(statement.text))))
  if (!isSame('isDenied') && !isApart && !(statement.logic.isClosed && clause.isDenied)) return false
  if (!isSame('isClosed') && !(clause.isClosed && CLOSES.test(fold(statement.text))) && !(clause.isDenied || statement.logic.isDenied))
    return false
  return !clause.isFree || (namesThing && statement.isIncluded) || statement.logic.isFree || statement.whole.isFree
}

/** What stands beside the best statements in their passages and shares a word with the clause. */
const besides = (support: Support, best: readonly Statement[], words: readonly Claimed[]): Statement[] => {
  const places = new Set(best.map(({ place }) => place))
  const main = weigh(
    support,
    words.filter(({ terms }) => terms.size > 0),
  )
    .toSorted((a, b) => b.weight - a.weight)
    .at(0)
  return support.statements.filter((statement) => places.has(statement.place) && (main === undefined || holds(statement.around, main.word)))
}

const OPEN = /\b(?:open|geoffnet|offen|ouvert|abiert|abrimos|apert|aprono|abert|geopend)|مفتوح|نفتح/

/** Whether a clause leaves out of a date that the passages have it as closed. */
function isOpenWhenClosed({ statements }: Support, logic: Logic, values: ReadonlySet<string>): boolean {
  const dates = [...values].filter((value) => /^d\d+-/.test(value))
  const dated = statements.filter((statement) => dates.some((date) => statement.values.has(date)))
  return dated.length > 0 && !logic.isClosed && !logic.isDenied && dated.every(({ logic: own, whole }) => own.isClosed || whole.isClosed)
}

/** What is part of another thing's price; taxes are terms of it. */
const CONTAINED =
  /(?<!\p{L})(?<!(?:vat|tax|taxes|iva|mwst|mehrwertsteuer|tva|btw) )(?:included|inbegriffen|enthalten|inkludiert|inklusive|comprise?s?|incluid[oa]s?|inclus[oaie]|compres[oaie]|inbegrepen|inclusief)(?!\p{L})(?! (?:vat|tax|iva|mwst|mehrwertsteuer|tva|btw))/u
const TOGETHER = /(?<!\p{L})(?:with|mit|avec|con|com|met|part of|teil)(?!\p{L})/u

const contains = ({ text, isIncluded, logic, whole }: Statement): boolean =>
  (isIncluded && !logic.isDenied && !whole.isDenied) || logic.isFree || TOGETHER.test(fold(text))

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
  const weighed = weigh(support, words)
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const heldBy = ({ around }: Statement): number => weighed.reduce((sum, { word, weight }) => sum + (holds(around, word) ? weight : 0), 0)
  return statements.some((statement) => heldBy(statement) >= TELLING_SHARE * whole)
}

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
  if (values.size === 0 && !logic.isDenied && !logic.isClosed && !whole.isDenied && isDeniedElsewhere(support, claimed)) return 'denied'
  const best = bestStatements(support, words, values)
  if (best.length === 0) return isMarked ? 'unsaid' : undefined
  const isPlain = !logic.isDenied && !logic.isFree && !logic.isClosed
  const alike = isPlain || logic.isFree ? best : [...best, ...besides(support, best, words)]
  const isPlaced = isPlain && values.size > 0
  if (logic.namesCost && numbersIn(clause).length === 0 && isPlain && best.some((statement) => statement.logic.isFree)) return 'denied'
  if (!logic.isDenied && (logic.isFree || CONTAINED.test(fold(clause))) && isExtra(support, claimed)) return 'denied'
  if (
    !isPlaced &&
    (!logic.isDenied || isCovered(support, claimed, best)) &&
    !alike.some((statement) => saysAlike({ clause: logic, whole, namesThing: claimed.length > 0 }, statement))
  )
    return 'denied'
  const priced = support.statements.filter((statement) => [...statement.prices].some((price) => values.has(price)))
  const near = priced.filter((statement) => claimed.some((word) => holds(statement.own, word)))
  return isReached(clause, {
    logic,
    claimed,
    values,
    best: [...best, ...near],
    beside: support.statements.filter(({ isIncluded, place }) => isIncluded && best.some((one) => one.place === place)),
  })
    ? undefined
    : 'reach'
}

/** What holds for some only, or under a condition. */
const LIMITS = wordsOfAny({
  en: 'only, if, from, up to, at least, minimum, maximum, except, unless, over, under, between',
  de: 'nur, wenn, falls, ab, bis, mindestens, hochstens, ausser, uber, unter, zwischen, bei',
  fr: "seulement, uniquement, si, a partir, des, jusqu', au moins, sauf, plus de, moins de, entre",
  es: 'solo, si, desde, a partir, hasta, minimo, maximo, excepto, salvo, mas de, menos de, entre',
  pt: 'so, somente, apenas, se, desde, a partir, ate, minimo, maximo, exceto, mais de, menos de, entre',
  it: 'solo, soltanto, se, da, fino a, almeno, massimo, tranne, eccetto, oltre, sotto, tra, fra',
  nl: 'alleen, als, indien, vanaf, tot, minstens, minimaal, maximaal, behalve, boven, onder, tussen',
  ar: 'فقط, اذا, ابتداء, حتي, باستثناء',
})

/** What a clause begins with that claims nothing to be so. */
const CONDITION =
  /^\W*(?:(?:and|but|or|und|aber|oder|et|mais|y|pero|e|ma|en|maar) )?(?:if|unless|wenn|falls|sofern|si|se|als|indien|اذا|لو)(?!\p{L})/u

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

/** Whether the best statements say as much as a clause does: of all, more, less or the same, or that one thing is part of another. */
function isReached(
  clause: string,
  {
    logic,
    claimed,
    values,
    best,
    beside,
  }: {
    logic: Logic
    claimed: readonly Claimed[]
    values: ReadonlySet<string>
    best: readonly Statement[]
    beside: readonly Statement[]
  },
): boolean {
  const isTogether = (statement: Statement): boolean =>
    contains(statement) && (claimed.length === 0 || claimed.some((word) => holds(statement.around, word)))
  if (!logic.isDenied && CONTAINED.test(fold(clause)) && ![...best, ...beside].some(isTogether)) return false
  const isSaid = (group: string): boolean =>
    best.some((statement) => statement.logic.reaches.has(group) || statement.whole.reaches.has(group))
  const isPriced = numbersIn(clause).some(({ kind }) => kind === 'price')
  const isLimited = (statement: Statement): boolean =>
    LIMITS.test(fold(statement.text)) || [...statement.values].some((value) => !values.has(value))
  const isGiven = ({ isIncluded, logic: own, whole }: Statement): boolean => own.isFree || (isIncluded && !own.isDenied && !whole.isDenied)
  const holdsFor: Readonly<Record<string, boolean>> = {
    above: isPriced || logic.isDenied || !best.some(isGiven),
    dearer: isPriced,
    below: isPriced,
    all: !logic.isFree && !best.some(isLimited),
  }
  return [...logic.reaches].every((group) => holdsFor[group] === true || isSaid(group))
}

/**
 * What of a sentence does not follow from the passages by its words. Each word that claims something has to stand in one of them, or one for
 * the same idea, and the clause of the passages that says most of it has to say it the same way: denied or not, for nothing or not, reaching
 * as far. Questions and "I do not know" claim nothing.
 */
export function findUnsupported(support: Support, text: string): SupportProblem | undefined {
  if (isAsking(text)) return undefined
  const language = languageOfSentence(support, text)
  if (!LANGUAGES.includes(language)) return undefined
  const clauses = clausesOf(text, language).filter((clause) => !admitsNotKnowing(clause))
  const words = clauses.flatMap((clause) => claimedWords(support, clause, language))
  const isForeign = language !== support.language
  const isWeighty = weightyClaims(text).some((group) => group === 'discount' || group === 'free')
  const leads = /:\W*$/.test(text)
  const isValued = !isWeighty && valuesOf(text).size + durationsIn(text).size + linksIn(text).size + phonesIn(text).length > 0
  if (isForeign && isValued ? !isCarriedByValue(support, text, words) : !isValued && !(leads && !isWeighty) && !areSaid(words, language))
    return 'unsaid'
  const whole = logicOf(text, language)
  for (const clause of clauses) {
    if (leads || (clauses.length > 1 && CONDITION.test(fold(clause)))) continue
    const problem = findInClause(support, clause, { whole, language })
    if (problem) return problem
  }
  return undefined
}

/** How rare, all together, words may be that no passage has; more lets plain inventions through and hardly any supported sentence. */
const STRANGE_ALONE = 0.4
const STRANGE_BESIDE_FEW = 0.9
const STRANGE_BESIDE_MANY = 1.2
const WELL_KNOWN = 3

/**
 * Whether the passages have the words of a sentence. Some may be others for theirs: rather common words of the language than rare ones, and the
 * more, the more of the rest they do have. A sentence with a value is not asked: that was checked.
 */
function areSaid(words: readonly Claimed[], language: string): boolean {
  const strange = words.filter(({ terms }) => terms.size === 0)
  const known = words.length - strange.length
  const rarity = strange.reduce((sum, { stem, isName }) => sum + languageRarity(stem, language) * (isName === false ? 0.5 : 1), 0)
  return rarity <= (known === 0 ? STRANGE_ALONE : known < WELL_KNOWN ? STRANGE_BESIDE_FEW : STRANGE_BESIDE_MANY)
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
  const shared = weigh(
    support,
    named.filter(({ terms }) => terms.size > 0),
  )
  const priced = support.statements.filter(({ prices }) => prices.size > 0)
  if (shared.length === 0) return named.length === 0 || priced.length < 2
  const none = new Set<string>()
  const best = Math.max(...priced.map((statement) => coverOf(statement, shared, none)))
  return holding.some((statement) => coverOf(statement, shared, none) === best)
}
