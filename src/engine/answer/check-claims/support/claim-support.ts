import { languageRarity } from '../../common-words/word-rarity.ts'
import { LANGUAGES } from '../../lexicon/lexicon.ts'
import { fold } from '../../text/fold.ts'
import { wordsOf } from '../../text/split-words.ts'
import { stemOf } from '../../text/stem.ts'
import { durationsIn } from '../claim-durations.ts'
import { linksIn, phonesIn, withoutLinks } from '../claim-links.ts'
import { admitsNotKnowing, isAsking, logicOf } from '../claim-logic.ts'
import { numbersIn } from '../../units/written-numbers.ts'
import { type Support, clausesOf, languageOfSentence, valuesOf } from '../claim-statements.ts'
import { type Claimed, claimedWords } from '../claimed-words.ts'
import { type SupportProblem, findInClause } from './clause-support.ts'
import { coverOf, weighWords } from './statement-cover.ts'
import { weightyClaims } from '../weighty-claims.ts'

/** What a clause begins with that claims nothing to be so. */
const CONDITION =
  /^\W*(?:(?:and|but|or|und|aber|oder|et|mais|y|pero|e|ma|en|maar) )?(?:if|unless|wenn|falls|sofern|si|se|als|indien|اذا|لو)(?!\p{L})/u

/**
 * What of a sentence does not follow from the passages by its words. Each word that claims something has to stand in
 * one of them, or one for the same idea, and the clause of the passages that says most of it has to say it the same
 * way: denied or not, for nothing or not, reaching as far. Questions and "I do not know" claim nothing.
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
  const isValued =
    !isWeighty && valuesOf(text).size + durationsIn(text).size + linksIn(text).size + phonesIn(text).length > 0
  const isSaid =
    isForeign && isValued
      ? isCarriedByValue(support, text, words)
      : isValued || (leads && !isWeighty) || areSaid(words, language)
  if (!isSaid) return 'unsaid'
  if (leads) return undefined
  const whole = logicOf(text, language)
  for (const clause of clauses) {
    if (clauses.length > 1 && CONDITION.test(fold(clause))) continue
    const problem = findInClause(support, clause, { sentence: text, whole, language })
    if (problem) return problem
  }
  return undefined
}

/**
 * How rare, all together, words may be that no passage has; more lets plain inventions through and hardly any supported
 * sentence.
 */
const STRANGE_ALONE = 0.4
const STRANGE_BESIDE_FEW = 0.9
const STRANGE_BESIDE_MANY = 1.2
const WELL_KNOWN = 3

/**
 * Whether the passages have the words of a sentence. Some may be others for theirs: rather common words of the language
 * than rare ones, and the more, the more of the rest they do have. A sentence with a value is not asked: that was
 * checked.
 */
function areSaid(words: readonly Claimed[], language: string): boolean {
  const strange = words.filter(({ terms }) => terms.size === 0)
  const known = words.length - strange.length
  const rarity = strange.reduce(
    (sum, { stem, isName }) => sum + languageRarity(stem, language) * (isName === false ? 0.5 : 1),
    0,
  )
  return rarity <= (known === 0 ? STRANGE_ALONE : known < WELL_KNOWN ? STRANGE_BESIDE_FEW : STRANGE_BESIDE_MANY)
}

/**
 * Across languages not every word can be compared. There a sentence is carried by a value that the passages give, where
 * what says that value says as many of the sentence's words as anything else does.
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
  const shared = weighWords(
    support,
    named.filter(({ terms }) => terms.size > 0),
  )
  const priced = support.statements.filter(({ prices }) => prices.size > 0)
  if (shared.length === 0) return named.length === 0 || priced.length < 2
  const none = new Set<string>()
  const best = Math.max(...priced.map((statement) => coverOf(statement, shared, none)))
  return holding.some((statement) => coverOf(statement, shared, none) === best)
}
