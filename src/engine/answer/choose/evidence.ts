import { memoize, memoizeByObject } from '#src/base/memoize.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { languageOf } from '../search/prepare-knowledge.ts'
import { FIT } from '../search/rank-weights.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { formStrength } from '../search/kind-fit.ts'
import { asksOfBusiness, saysOfBusiness } from '../question/of-business.ts'
import { asksOnlyOrder } from '../question/visitor-need.ts'
import type { RankedUnit } from '../search/rank.ts'
import type { Unit } from '../units/unit-types.ts'
import { placesNamed } from '../../language/country-names.ts'
import { numberOf } from '../../language/number-words.ts'
import { conceptTerm, termsOf } from '../../language/text-terms.ts'
import { fold } from '../../language/fold.ts'
import { MAX_LANGUAGES } from '../../language/lexicon.ts'
import { partOf } from '../../language/language-packs.ts'
import { alternatives } from '../../language/word-lists.ts'
import { isLight } from '../../language/word-rarity.ts'
import { numbersSaid } from './asked-numbers.ts'
import type { AnswerFeatures } from './confidence.ts'
import { asksOtherRow, namesSibling } from './siblings.ts'
import { ownTerms, saidBy, saidIn, shareSaid, subjectWords, wordRarity } from './said-words.ts'

/** Below this strength, the form of an answer does not matter much. */
const NEEDED = 0.35
/** Below this fit, a unit lacks the form that is asked for. */
const FITS = 0.5
/** Kinds of question that only their value answers. */
const STRICT = ['price', 'phone', 'email'] as const
const OPENING = ['open', 'close'].map(conceptTerm)

const placesAsked = memoizeByObject(({ text, language }: ParsedQuestion) => placesNamed(text, language))

/** The languages that the knowledge is in. */
const languagesIn = memoizeByObject(
  ({ company, items }: AnswerIndex) => new Set([company, ...items].map(({ language }) => language)),
)

/**
 * Reports whether the question names a country or a language, and a written question and its answer name only others:
 * "Do you ship to Norway?" does not answer "Do you ship to Sweden?".
 */
function namesOtherPlace(question: ParsedQuestion, unit: Unit | undefined, language: string): boolean {
  if (unit === undefined || unit.question === '') return false
  const asked = placesAsked(question)
  if (asked.countries.size + asked.languages.size === 0) return false
  const [written, answer] = [placesNamed(unit.question, language), placesNamed(unit.text, language)]
  return (['countries', 'languages'] as const).some(
    (kind) =>
      asked[kind].size > 0 &&
      written[kind].size > 0 &&
      asked[kind].isDisjointFrom(written[kind]) &&
      asked[kind].isDisjointFrom(answer[kind]),
  )
}

/** Whether the business sells something, in folded text of a language. */
const asksToSell = memoize(MAX_LANGUAGES, (language) => {
  const { sells } = partOf('questions', language)
  return sells === undefined
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(fold(sells))})(?![\\p{L}\\p{N}])`, 'u')
})
/** Concepts of units about things that visitors can buy. */
const OF_SALE: ReadonlySet<string> = new Set(['buy', 'offer', 'voucher'].map(conceptTerm))

/** Reports whether a unit is about an offer, or its title, question or heading says what is asked for. */
function isOffered(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const unit = index.units[at]
  const item = index.items[unit?.item ?? -1]
  const own = ownTerms(index, question, at)
  if (item?.type === 'product' || [...OF_SALE].some((concept) => own.has(concept))) return true
  const names = [unit?.question ?? '', item?.title ?? '', ...(unit?.headings ?? [])].join('\n')
  const named = new Set(termsOf(names, languageOf(index, unit), index.company.language))
  return subjectWords(question).some((word) => saidBy(named, word) > 0)
}

/** Value of the feature if a unit says all of a question without telling words: "if i dont turn up?" */
const LIGHT_SHARE = 0.3

/** How much an unknown word counts if no item is in the visitor's language: the site cannot have the word. */
const UNKNOWN_ABROAD = 0.35

/** Measures what speaks for answering with a unit. */
export function measureEvidence(index: AnswerIndex, question: ParsedQuestion, best: RankedUnit): AnswerFeatures {
  const unit = index.units[best.unit]
  const language = languageOf(index, unit)
  const subject = subjectWords(question)
  const asked = subject.filter(({ weight }) => weight === 1)
  const own = ownTerms(index, question, best.unit)
  const numbers = unit && numbersSaid(question, unit, language)
  const spokenOf = question.spokenOf?.get(best.unit) ?? 0
  const isOfSubject = spokenOf > 0 && (best.fit === 1 || formStrength(question) < NEEDED)
  const unknownCounts = languagesIn(index).has(question.language) ? 1 : UNKNOWN_ABROAD
  const rarity = (word: QuestionWord): number =>
    wordRarity(index, word, question.language) * (word.known === 'absent' ? unknownCounts : 1)
  const isNumber = ({ word }: QuestionWord): boolean =>
    numbers !== undefined && numberOf(word, question.language) !== ''
  /** The unit gives the kind of value that the word asks for, or holds its number. */
  const isGiven = (word: QuestionWord): boolean => (isNumber(word) ? numbers === 'said' : word.isCue && best.fit === 1)
  /** A question need not repeat what was said before. */
  const isSpokenOf = ({ weight }: QuestionWord): boolean => weight < 1 && isOfSubject
  /** A word that the knowledge only spells alike counts as a different word, unless the unit has it. */
  const isAbsent = (word: QuestionWord): boolean =>
    word.known === 'absent' || (word.known === 'near' && saidBy(own, word) === 0)
  const leftOut = (word: QuestionWord): number => {
    const { known, isCue, stem } = word
    if (known !== 'exact' || isCue || own.has(stem) || isGiven(word)) return 0
    return rarity(word) * (1 - saidIn(index.sectionWords, word, unit?.section ?? -1))
  }
  /** "No charge" is the price of what its line or heading names. */
  const saysItself = (): boolean => {
    const text = `${unit?.headings.at(-1) ?? ''} ${unit?.text ?? ''}`
    const said = new Set(termsOf(text, language, index.company.language))
    return subject.some((word) => !isLight(word.stem, question.language) && saidBy(said, word) > 0)
  }
  const strength = formStrength(question)
  const asksBusiness = asksOfBusiness(question)
  const ofBusiness = asksBusiness && saysOfBusiness(index, question, best.unit)
  const saysOpening = unit?.values.has('hours') && OPENING.some((term) => own.has(term))
  const isStrict = !question.kinds.has('yesno') && STRICT.some((kind) => question.kinds.has(kind))
  /** "How long does it take?" names nothing: a length of time may be that of anything, unless a title asks it. */
  const isLengthOfAnything = (): boolean => {
    if (!question.kinds.has('duration') || subject.some(({ isCue }) => !isCue)) return false
    const heading = new Set(
      termsOf(`${unit?.question ?? ''} ${unit?.headings.at(-1) ?? ''}`, language, index.company.language),
    )
    return !subject.some((word) => saidBy(heading, word) > 0)
  }
  const isLacking =
    (isStrict && best.fit < FIT.section) ||
    isLengthOfAnything() ||
    (question.kinds.has('price') && best.fit === FIT.instead && !saysItself()) ||
    asksOnlyOrder(question) ||
    (asksBusiness && question.kinds.has('hours') && !ofBusiness && !saysOpening && !isOfSubject) ||
    (numbers === 'other' && question.kinds.has('price')) ||
    namesOtherPlace(question, unit, language) ||
    (asksToSell(question.language)?.test(fold(question.text)) === true && !isOffered(index, question, best.unit)) ||
    (unit !== undefined && namesSibling(index, question, unit)) ||
    asksOtherRow(index, question, best.unit)
  const isTelling =
    strength >= NEEDED || question.words.length > 1 || subject.some(({ stem }) => !isLight(stem, question.language))
  return {
    own: ofBusiness
      ? 1
      : (isTelling ? 1 : LIGHT_SHARE) *
        shareSaid(subject, rarity, (word) =>
          isGiven(word) || isSpokenOf(word) ? 1 : isNumber(word) ? 0 : saidBy(own, word),
        ),
    absentShare: shareSaid(asked, rarity, (word) => (isAbsent(word) && !word.isCue && !isGiven(word) ? 1 : 0)),
    saidElsewhere: Math.max(0, ...asked.map(leftOut)),
    fit: strength >= NEEDED ? best.fit : Math.max(FIT.notAsked, best.fit),
    formLacking: best.fit < FITS ? strength : 0,
    match: Math.min(2, best.match),
    isAnswer: unit?.question === '' ? 0 : 1,
    ofBusiness: ofBusiness ? 1 : 0,
    spokenOf,
    foreign: language === question.language ? 0 : 1,
    onRequest: question.kinds.has('price') && best.fit < 1 && unit?.values.has('onrequest') ? 1 : 0,
    lacking: isLacking ? 1 : 0,
  }
}
