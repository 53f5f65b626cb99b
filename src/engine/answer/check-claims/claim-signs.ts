import { languageRarity } from '../common-words/word-rarity.ts'
import { COMPOUNDING } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { wordsOfAny } from '../text/word-lists.ts'
import { numbersIn } from '../units/written-numbers.ts'
import { tellsOfOtherActs } from './acts/agent-acts.ts'
import { durationsIn, withoutDurations } from './claim-durations.ts'
import { type Evidence, type Line, contentStems } from './claim-evidence.ts'
import { withoutLinks } from './claim-links.ts'
import { type Logic, admitsNotKnowing, isAsking, logicOf } from './claim-logic.ts'
import { quantityWordsIn } from './claim-quantities.ts'
import { type Statement, type Support, clausesOf, languageOfSentence, valuesOf } from './claim-statements.ts'
import { claimedTimesIn } from './claim-times.ts'
import { areAkin, claimedWords, holds } from './claimed-words.ts'
import { findUnsupported } from './support/claim-support.ts'
import { bestStatements, weighWords } from './support/statement-cover.ts'
import { placeValues } from './values/value-binding.ts'
import type { ValueKind, ValuePiece } from './values/value-pieces.ts'
import { weightyClaims, withoutWeighty } from './weighty-claims.ts'

/** What speaks for or against a sentence; 0 where there is nothing of it, 1 for what is or is not so. */
export interface ClaimSigns {
  /** It tells of something that is going to be done, and no passage does. */
  act: number
  /** A length of time, an amount in a word, or a time of day that no passage gives. */
  duration: number
  quantity: number
  time: number
  /** A discount, something for nothing, a guarantee and the like that no passage gives of the same. */
  weighty: number
  /** A value that the passages give of something else, or under terms that are left out. */
  misplaced: number
  terms: number
  /** How much more of a value's words is said of another value: of those that place it, and of all; 0 to 1. */
  margin: number
  plainMargin: number
  /** What `findUnsupported` holds against it. */
  unsaid: number
  denied: number
  reach: number
  /**
   * It denies something, or calls it closed, and the statement that has nearly all of its words does not, or the other
   * way round.
   */
  opposed: number
  /**
   * Without a value: the share of its words that no one statement has together, and how rare the words are that no
   * passage has; 0 to 3.
   */
  missing: number
  strange: number
  /** It says that the same holds of another thing: the share of its words that no one statement has together. */
  also: number
  /** It says that something is not so, or cheaper. */
  denies: number
  cheaper: number
  /** It leads up to a list, asks, or gives a value. */
  leads: number
  asks: number
  valued: number
}

export interface SignedSentence {
  signs: ClaimSigns
  /** Of the value that is most out of place. */
  kind: ValueKind | undefined
}

/** What sentences are held against. */
export interface SignGround {
  evidence: Evidence
  support: Support
  pieces: readonly ValuePiece[]
}

const ALSO = wordsOfAny({
  en: 'also, too, as well',
  de: 'auch, ebenfalls',
  fr: 'aussi, egalement',
  es: 'tambien',
  pt: 'tambem',
  it: 'anche, pure',
  nl: 'ook, eveneens',
})
const MOST_STRANGE = 3
const HARDLY_MISSING = 0.1

/** Whether something is said not to be, or not to be open. */
const isNegative = ({ isDenied, isClosed }: Logic): boolean => isDenied || isClosed

const flag = (is: boolean): number => (is ? 1 : 0)

/**
 * Reads the signs of a sentence whose links, prices and numbers are known to the passages; `before` and `lead` are what
 * the answer said before it.
 */
export function readSigns(
  { evidence, support, pieces }: SignGround,
  { text, before, lead }: { text: string; before: string; lead: string },
): SignedSentence {
  const bare = withoutLinks(text)
  const placed = placeValues(pieces, support, { text, before, lead, saidNumbers: evidence.saidNumbers })
  const worst = placed.toSorted((a, b) => severityOf(b) - severityOf(a)).at(0)
  const problem = findUnsupported(support, text)
  const most = (of: readonly number[]): number => Math.max(0, ...of)
  return {
    kind: worst?.kind,
    signs: {
      act: flag(
        tellsOfOtherActs(
          text,
          evidence.lines.map((line) => line.text),
          contentStems,
        ),
      ),
      duration: flag(
        [...durationsIn(bare)].some(
          (duration) => !evidence.durations.has(duration) && !evidence.saidDurations.has(duration),
        ),
      ),
      quantity: flag(quantityWordsIn(withoutDurations(bare)).some((word) => !evidence.quantities.has(word))),
      time: flag(
        claimedTimesIn(bare).some((readings) => !readings.some((minutes) => evidence.amounts.times.has(minutes))),
      ),
      weighty: flag(isWeighty(evidence, text)),
      misplaced: flag(placed.some(({ isMisplaced }) => isMisplaced)),
      terms: flag(placed.some(({ losesTerms }) => losesTerms)),
      margin: most(placed.map(({ margin }) => margin)),
      plainMargin: most(placed.map(({ plainMargin }) => plainMargin)),
      unsaid: flag(problem === 'unsaid'),
      denied: flag(problem === 'denied'),
      reach: flag(problem === 'reach'),
      ...signsOfWords(support, text, bare),
      leads: flag(/:\W*$/.test(text)),
      asks: flag(isAsking(text)),
    },
  }
}

const severityOf = ({
  isMisplaced,
  losesTerms,
  margin,
}: {
  isMisplaced: boolean
  losesTerms: boolean
  margin: number
}): number => 2 * flag(isMisplaced || losesTerms) + margin

/** What the words of a sentence say against it, held against statements. */
function signsOfWords(
  support: Support,
  text: string,
  bare: string,
): Pick<ClaimSigns, 'opposed' | 'missing' | 'strange' | 'also' | 'denies' | 'cheaper' | 'valued'> {
  const language = languageOfSentence(support, bare)
  const values = valuesOf(bare)
  const isValued = values.size + durationsIn(bare).size > 0
  const clauses = clausesOf(text, language).filter((clause) => !admitsNotKnowing(clause))
  const words = clauses.flatMap((clause) => claimedWords(support, clause, language))
  const strange = words.filter(({ terms }) => terms.size === 0)
  const rarity = strange.reduce(
    (sum, { stem, isName }) => sum + languageRarity(stem, language) * (isName === false ? 0.5 : 1),
    0,
  )
  const logic = logicOf(text, language)
  const best = clauses.length === 0 ? [] : bestStatements(support, words, values)
  const isOther = ({ logic: own, whole }: Statement): boolean =>
    isNegative(logic) !== (isNegative(own) || isNegative(whole))
  const known = weighWords(
    support,
    words.filter(({ terms }) => terms.size > 0),
  )
  const weigh = (some: typeof known): number => some.reduce((sum, { weight }) => sum + weight, 0)
  const covers = support.statements.map(({ around }) => weigh(known.filter(({ word }) => holds(around, word))))
  const missing = known.length > 0 ? 1 - Math.max(0, ...covers) / weigh(known) : 0
  return {
    opposed: flag(best.length > 0 && missing < HARDLY_MISSING && best.every(isOther)),
    missing: isValued ? 0 : missing,
    strange: isValued ? 0 : Math.min(MOST_STRANGE, rarity),
    also: ALSO.test(fold(text)) ? missing : 0,
    denies: flag(logic.isDenied),
    cheaper: flag(logic.reaches.has('below')),
    valued: flag(isValued),
  }
}

/**
 * What weighs must be said of the same thing: by a line that shares a word or a number with the sentence, beside the
 * weighty words themselves. Across languages it is enough that the knowledge says it at all.
 */
function isWeighty({ lines, language }: Evidence, text: string): boolean {
  const own = languageOfWords(text, wordsOf(text))
  const stems = contentStems(withoutWeighty(text))
  const values = numbersIn(text).flatMap(({ readings }) => readings)
  const isCompounding = COMPOUNDING.has(own || language)
  const isAmong = (stem: string, line: Line): boolean =>
    line.own.has(stem) || (isCompounding && [...line.own].some((other) => areAkin(stem, other, true)))
  const shares = (line: Line): boolean =>
    stems.some((stem) => isAmong(stem, line)) || values.some((value) => line.amounts.plain.has(value))
  const isSaid = (group: string): boolean =>
    lines.some(
      (line) => line.weighty.has(group) && (stems.length === 0 || (own !== '' && own !== language) || shares(line)),
    )
  return !DENIED.test(fold(text)) && weightyClaims(text).some((group) => !isSaid(group))
}

const DENIED = /\b(?:no|not|don't|doesn't|kein\p{L}*|nicht|pas|non|nao|geen|niet)\b|n't\b/u
